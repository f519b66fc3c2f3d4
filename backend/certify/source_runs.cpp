#include "backend/certify/source_runs.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <ranges>

#include "backend/certify/equal_phis.h"
#include "ir/opt/known_bits.h"
#include "ir/opt/value_facts.h"
#include "ir/ssa/callee.h"
#include "ir/ssa/intrinsics.h"

namespace lilt::certify {

using ssa::ConstantKind;
using ssa::InstId;
using ssa::Opcode;
using ssa::TypeId;
using ssa::TypeKind;
using ssa::Value;

namespace {

constexpr int kMaxRunsAlone = 10;  // that a load is evaluated in one by one

enum : uint64_t { kArgumentKey = 1, kPhiKey, kCallKey, kMemoryKey, kSymbolKey, kFrameKey };

uint64_t key_of(uint64_t kind, uint64_t number, uint64_t part = 0) {
  return mixed(mixed(kind, number), part);
}

uint64_t hash_of(std::string_view text) {
  uint64_t hash = kSymbolKey;
  for (const char c : text) hash = mixed(hash, static_cast<unsigned char>(c));
  return hash;
}

}  // namespace

Source::Source(const ssa::Function& function, const ssa::ControlFlowGraph& cfg, CodeNumbers in_code,
               const machine::Semantics& semantics, Arena& arena)
    : function_(function),
      cfg_(cfg),
      in_code_(std::move(in_code)),
      semantics_(semantics),
      arena_(arena),
      values_(function.value_count(), nullptr, arena),
      aggregates_(function.value_count(), std::span<const Samples*>(), arena),
      events_(function.block_count(), ArenaVector<Event>(arena)),
      accesses_(function.block_count(), ArenaVector<Access>(arena)),
      phi_bits_(function.value_count()),
      chosen_runs_(function.value_count()),
      is_equal_(function.value_count()),
      equal_(equal_phis(function, cfg)),
      load_epochs_(function.value_count()) {
  collect_constants();
  chooser_ = Chooser(constants_);
  Samples* top = new_samples(arena_, 1);
  // Where arithmetic with few bytes of the stack pointer carries out of them.
  for (unsigned run = 0; run < kRuns; ++run)
    top->word(run) = (mixed(kFrameKey, run) >> 24 << 16) + 16 * (run % 8);
  frame_top_ = top;
  for (uint32_t i = 0; i < function.argument_count(); ++i)
    if (const TypeId type = function[function.argument(i)].type; shape_of(type).bits == 0)
      refuse("a value of type " + function.types().to_string(type));
  find_objects_on_stack();
  if (function.types()[function.type()].variadic) find_variable_arguments();
  evaluate_all();
}

// Bits of phis that analyses know to be zero are guessed to be, as code may rely on it; the guess
// is right if no run contradicts it, by induction over the path.
void Source::evaluate_all() {
  for (const ssa::BlockId block : cfg_.reverse_post_order())
    function_.for_each_phi(block, [&](InstId phi) {
      const Samples* made = free(function_[phi].type, key_of(kPhiKey, phi.index()));
      if (made == nullptr) return;
      phis_.push_back({phi, made, UINT64_MAX});
      if (function_.types().is_integer(function_[phi].type))
        phis_.back().may_be_set = ~opt::known_zero_bits(function_, phi);
    });
  for (unsigned iteration = 0; refusal_.empty();) {
    evaluate_once();
    bool keeps_limits = true;
    for (FreePhi& phi : phis_)
      if (phi.may_be_set != UINT64_MAX && !keeps_limit(phi)) {
        phi.may_be_set = UINT64_MAX;
        chosen_runs_[phi.id.index()] = kAllRuns;
        keeps_limits = false;
      }
    if (!keeps_limits) continue;
    bool chooses = false;
    while (!chooses && iteration < kMaxChoosing && refusal_.empty())
      chooses = try_comparisons(iteration++);
    if (!chooses) break;
  }
  for (const FreePhi& phi : phis_)
    if (phi.may_be_set != 0 && shape_of(phi.id).lanes == 1)
      phi_bits_[phi.id.index()] =
          static_cast<uint8_t>(std::bit_width(phi.may_be_set & low_mask(shape_of(phi.id).bits)));
  for (const FreePhi& phi : phis_)
    if (const Value equal = equal_[phi.id.index()];
        equal.is_local() && function_[equal.local()].opcode == Opcode::Phi)
      phi_bits_[phi.id.index()] = phi_bits_[equal.local().index()];
}

// Values that nothing has changed since the last evaluation stay.
void Source::evaluate_once() {
  for (ArenaVector<Event>& events : events_) events.clear();
  for (ArenaVector<Access>& accesses : accesses_) accesses.clear();
  const RunSet all_at_first = changed_runs_.empty() ? kAllRuns : 0;
  if (all_at_first != 0) changed_runs_.assign(function_.value_count(), 0);
  for (uint32_t i = 0; i < function_.argument_count(); ++i) {
    const InstId argument = function_.argument(i);
    if (const Samples* object = object_on_stack(i))
      renew(argument, object);
    else if (const RunSet runs = all_at_first | chosen_runs_[argument.index()]; runs != 0)
      renew(argument,
            with_choices(argument, *promised(argument, key_of(kArgumentKey, i)), UINT64_MAX), runs);
    else
      changed_runs_[argument.index()] = 0;
  }
  size_t phi = 0;
  for (const ssa::BlockId block : cfg_.reverse_post_order()) {
    block_ = block;
    memory_changed_ = all_at_first;
    if (block == function_.entry()) save_variable_arguments();
    for (InstId id = function_[block].first; id.valid() && refusal_.empty();
         id = function_.next(id))
      if (function_[id].opcode == Opcode::Phi)
        evaluate_phi(phis_[phi++]);
      else
        evaluate_again(id, all_at_first);
  }
  std::ranges::fill(chosen_runs_, 0);
  chosen_epochs_.clear();
}

// `runs`: those in which it may have changed.
void Source::renew(InstId id, const Samples* samples, RunSet runs) {
  const Samples*& known = values_[id.index()];
  changed_runs_[id.index()] = is_same(known, samples) ? 0 : runs;
  if (changed_runs_[id.index()] != 0) known = samples;
}

void Source::evaluate_phi(const FreePhi& phi) {
  const Samples* equal = equal_value(phi.id);
  const bool was_equal = std::exchange(is_equal_[phi.id.index()], equal != nullptr);
  const bool is_free = equal == nullptr && !was_equal && values_[phi.id.index()] != nullptr;
  const RunSet runs = is_free ? chosen_runs_[phi.id.index()] : kAllRuns;
  if (runs == 0)
    changed_runs_[phi.id.index()] = 0;
  else
    renew(phi.id, equal != nullptr ? equal : with_choices(phi.id, *phi.samples, phi.may_be_set),
          runs);
}

// `first`: all runs, in the first evaluation. What an operation gives in a run
// depends on its operands in this run only.
void Source::evaluate_again(InstId id, RunSet first) {
  RunSet due = first | chosen_runs_[id.index()];
  if (first == 0)
    for (const Value operand : function_.operands(id))
      if (operand.is_local()) due |= changed_runs_[operand.local().index()];
  const Opcode opcode = function_[id].opcode;
  if (opcode == Opcode::Store) {
    memory_changed_ |= due;
    return evaluate(id);
  }
  if (opcode == Opcode::Load) return load_again(id, due);
  bool is_atomic = opcode == Opcode::CmpXchg || opcode == Opcode::AtomicRMW;
  if (opcode == Opcode::Call) {
    const std::string_view intrinsic = ssa::called_intrinsic_name(function_, id);
    is_atomic |= accesses_memory(intrinsic);
    if (intrinsic.empty()) memory_changed_ = first;
    if (intrinsic.empty() && due == 0) note_call(id);
  }
  if (is_atomic) memory_changed_ = due = kAllRuns;
  changed_runs_[id.index()] = due;
  if (due == 0) return;
  const Samples* before = values_[id.index()];
  evaluate(id);
  const Samples* after = std::exchange(values_[id.index()], before);
  if (after != nullptr) renew(id, after, due);
}

void Source::load_again(InstId id, RunSet due) {
  const RunSet* chosen = chosen_epochs_.find(load_epochs_[id.index()]);
  due |= memory_changed_;
  if (chosen != nullptr) due |= *chosen;
  changed_runs_[id.index()] = due;
  if (due == 0)
    return note_access(place(function_.operand(id, 0)), shape_of(id).bytes(), values_[id.index()]);
  const bool is_new = values_[id.index()] == nullptr || std::popcount(due) > kMaxRunsAlone;
  if (const Samples* samples = load(id, is_new ? kAllRuns : due)) renew(id, samples, due);
}

// What was chosen for it, and bits that may be set.
const Samples* Source::with_choices(InstId id, const Samples& random, uint64_t may_be_set,
                                    unsigned member) {
  Samples* made = nullptr;
  for (unsigned word = 0; word < random.words; ++word) {
    const auto chosen = choices_.find(word_of(id, member + word));
    if (chosen == choices_.end() && (may_be_set == UINT64_MAX || word != 0)) continue;
    if (made == nullptr) {
      made = new_samples(arena_, random.words);
      std::memcpy(made->data, random.data, 8 * size_t{kRuns} * random.words);
    }
    for (unsigned run = 0; run < kRuns; ++run) {
      if (chosen != choices_.end() && chosen->second[run])
        made->word(run, word) = *chosen->second[run];
      if (word == 0) made->word(run) &= may_be_set;
    }
  }
  return made == nullptr ? &random : made;
}

bool Source::keeps_limit(const FreePhi& phi) {
  const std::span<const Value> operands = function_.operands(phi.id);
  for (size_t i = 0; i < operands.size(); i += 2) {
    const Samples* input = value(operands[i]);
    const uint64_t mask = low_mask(shape_of(phi.id).bits) & ~phi.may_be_set;
    for (unsigned run = 0; input != nullptr && run < kRuns; ++run)
      if (input->undefined_bytes(run) == 0 && (input->word(run) & mask) != 0) return false;
  }
  return true;
}

void Source::begin_extension(ssa::BlockId block) {
  own_events_ = events_[block.index()].size();
  own_accesses_ = accesses_[block.index()].size();
}

void Source::extend(ssa::BlockId block, ssa::BlockId last, ssa::BlockId next) {
  if (changed_.empty() && !extended_.valid()) begin_extension(block);
  extended_ = block_ = block;
  std::vector<const Samples*> inputs;
  function_.for_each_phi(
      next, [&](InstId phi) { inputs.push_back(value(function_.incoming_value(phi, last))); });
  size_t number = 0;
  for (InstId id = function_[next].first; id.valid(); id = function_.next(id)) {
    changed_.push_back({id, values_[id.index()], aggregates_[id.index()]});
    if (function_[id].opcode == Opcode::Phi)
      values_[id.index()] = inputs[number++];
    else
      evaluate(id);
  }
}

const Samples* Source::given_by(InstId phi, std::span<const Samples* const> inputs, uint64_t key) {
  if (std::ranges::all_of(inputs, [&](const Samples* i) { return is_same(i, inputs[0]); }))
    return inputs[0];
  const Samples& any = *promised(phi, key_of(kPhiKey, phi.index(), key + 1));
  Samples* made = new_samples(arena_, any.words);
  for (unsigned word = 0; word < any.words; ++word) {
    uint64_t may_be_set = 0;
    for (const Samples* input : inputs)
      for (unsigned run = 0; run < kRuns; ++run) may_be_set |= input->word(run, word);
    for (unsigned run = 0; run < kRuns; ++run)
      made->word(run, word) = any.word(run, word) & may_be_set;
  }
  return made;
}

void Source::enter(ssa::BlockId block, std::span<const std::pair<InstId, const Samples*>> phis) {
  begin_extension(block);
  extended_ = block_ = block;
  const auto change = [&](InstId id) {
    changed_.push_back({id, values_[id.index()], aggregates_[id.index()]});
  };
  for (const auto& [phi, samples] : phis) {
    change(phi);
    values_[phi.index()] = samples;
    uint64_t bits = 0;
    for (unsigned run = 0; run < kRuns; ++run) bits |= samples->word(run);
    if (shape_of(phi).lanes == 1)
      entered_bits_[phi.index()] = static_cast<uint8_t>(std::bit_width(bits));
  }
  for (InstId id = function_[block].first; id.valid(); id = function_.next(id))
    if (function_[id].opcode != Opcode::Phi) {
      change(id);
      evaluate(id);
    }
}

void Source::undo_extensions(Mark mark) {
  if (!extended_.valid()) return;
  for (; changed_.size() > mark.changed; changed_.pop_back()) {
    const Changed& changed = changed_.back();
    values_[changed.id.index()] = changed.value;
    aggregates_[changed.id.index()] = changed.parts;
  }
  events_[extended_.index()].resize(std::max(mark.events, own_events_));
  accesses_[extended_.index()].resize(std::max(mark.accesses, own_accesses_));
  if (!changed_.empty()) return;
  extended_ = ssa::BlockId();
  entered_bits_.clear();
}

// Those that something is compared with, or switched on.
void Source::collect_constants() {
  for (const ssa::BlockId block : function_.blocks())
    for (InstId id = function_[block].first; id.valid(); id = function_.next(id)) {
      const Opcode opcode = function_[id].opcode;
      if (opcode != Opcode::ICmp && opcode != Opcode::And && opcode != Opcode::Sub &&
          opcode != Opcode::Add)
        continue;
      for (const Value operand : function_.operands(id)) {
        if (!operand.is_constant()) continue;
        const ssa::Constant& c = function_.constants()[operand.constant()];
        if (c.kind == ConstantKind::Integer && constants_.size() < 64) constants_.push_back(c.bits);
      }
    }
}

Shape Source::find_shape(TypeId type) const {
  const ssa::TypeTable& types = function_.types();
  switch (types.kind(type)) {
    case TypeKind::Integer:
      return types[type].bits <= 64 ? Shape{types[type].bits} : Shape{};
    case TypeKind::Float:
      return {32, 1, true};
    case TypeKind::Double:
      return {64, 1, true};
    case TypeKind::Fp128:
      return {64, 2};
    case TypeKind::X86Fp80:
      uses_extended_ = true;
      return {80, 1, true};
    case TypeKind::Pointer:
      return {64, 1, false, true};
    case TypeKind::Vector: {
      Shape lane = shape_of(types[type].element);
      const uint64_t count = types[type].count;
      const bool is_mask = lane.bits == 1 && count > 1 && count <= 64;
      if (lane.lanes != 1 || lane.bits > 64 || lane.bits * count > 512) return {};
      if (lane.bits < 8 && !is_mask) return {};
      lane.lanes = static_cast<unsigned>(types[type].count);
      return lane;
    }
    default:
      return {};
  }
}

// An argument or the result of a call: in the range that the text promises.
const Samples* Source::promised(InstId id, uint64_t key) {
  const Samples* any = free(function_[id].type, key);
  if (any == nullptr || !function_.types().is_integer(function_[id].type)) return any;
  const opt::ValueRange range = opt::promised_range(function_, id).value_or(opt::ValueRange{});
  if (range.low == range.high) return any;
  const uint64_t mask = low_mask(shape_of(function_[id].type).bits);
  const uint64_t count = (range.high - range.low) & mask;
  Samples* made = new_samples(arena_, 1);
  for (unsigned run = 0; run < kRuns; ++run)
    made->word(run) = (range.low + any->word(run) % count) & mask;
  return made;
}

const Samples* Source::free(TypeId type, uint64_t key) {
  const Shape shape = shape_of(type);
  if (shape.bits == 0) {
    refuse("a value of type " + function_.types().to_string(type));
    return nullptr;
  }
  const bool is_wide = function_.types().kind(type) == TypeKind::Fp128;
  Samples* made = new_samples(arena_, shape.words());
  if (shape.bits == 80) {
    for (unsigned run = 0; run < kRuns; ++run)
      set_extended(*made, run, chooser_.floating(key, run, 64));
    return made;
  }
  if (shape.lanes == 1 && !shape.is_floating) {
    const uint64_t one = mixed(key, 0);
    for (unsigned run = 0; run < kRuns; ++run)
      made->data[run] =
          shape.is_pointer ? chooser_.address(one, run) : chooser_.integer(one, run, shape.bits);
    return made;
  }
  for (unsigned run = 0; run < kRuns; ++run)
    for (unsigned lane = 0; lane < shape.lanes; ++lane) {
      const uint64_t lane_key = mixed(key, lane);
      set_lane(*made, run, lane, shape.bits,
               is_wide             ? chooser_.wide(lane_key, run, lane)
               : shape.is_floating ? chooser_.floating(lane_key, run, shape.bits)
               : shape.is_pointer  ? chooser_.address(lane_key, run)
                                   : chooser_.integer(lane_key, run, shape.bits));
    }
  return made;
}

void Source::call(InstId id) {
  const ssa::Instruction& i = function_[id];
  const std::string_view name = ssa::called_intrinsic_name(function_, id);
  if (!name.empty()) {
    if (!intrinsic(id, name)) refuse("the intrinsic '" + std::string(name) + "'");
    return;
  }
  const Value callee = function_.operand(id, 1);
  if (callee.is_constant() &&
      function_.constants()[callee.constant()].kind == ConstantKind::InlineAssembly)
    return refuse("inline assembly");
  const uint64_t key = key_of(kCallKey, id.index());
  note_call(id);
  if (i.type == ssa::kVoid) return;
  if (!function_.types().is_aggregate(i.type)) {
    if (const Samples* any = promised(id, key))
      values_[id.index()] = with_choices(id, *any, UINT64_MAX);
    return;
  }
  receive(id, key);
}

// An aggregate of free members.
void Source::receive(InstId id, uint64_t key) {
  const std::span<const TypeId> members = function_.types().members(function_[id].type);
  const auto parts = arena_.uninitialized<const Samples*>(members.size());
  for (size_t p = 0; p < members.size(); ++p) {
    parts[p] = free(members[p], mixed(key, p + 1));
    if (parts[p] != nullptr && parts[p]->words == 1 && p < kMaxWords)
      parts[p] = with_choices(id, *parts[p], UINT64_MAX, static_cast<unsigned>(p));
  }
  aggregates_[id.index()] = parts;
}

const Samples* Source::symbol(std::string_view name) {
  Samples* made = new_samples(arena_, 1);
  const uint64_t hash = hash_of(name);
  for (unsigned run = 0; run < kRuns; ++run) made->word(run) = mixed(hash, run) >> 12 << 6;
  const ssa::SymbolId id = function_.module().find(name);
  if (!id.valid() || function_.module()[id].linkage != ssa::Linkage::ExternWeak) return made;
  for (unsigned run = 1; run < kRuns; run += 3) made->word(run) = 0;  // it may be absent
  return made;
}

const Samples* Source::part(Value value, size_t index) {
  if (value.is_local()) {
    const auto parts = aggregates_[value.local().index()];
    return index < parts.size() ? parts[index] : nullptr;
  }
  const TypeId member = function_.types().member(function_.type_of(value), index);
  const Shape shape = shape_of(member);
  Samples* made = new_samples(arena_, shape.words());
  if (function_.constants()[value.constant()].kind != ConstantKind::Zero)
    for (unsigned run = 0; run < kRuns; ++run) forget(*made, run, shape.all_bytes(), arena_);
  return made;
}

const Samples* Source::make_constant(ssa::ConstantId id) {
  const ssa::ConstantPool& pool = function_.constants();
  const ssa::Constant& c = pool[id];
  const Shape shape = shape_of(c.type);
  const Samples* made = nullptr;
  const auto same = [&](auto lane_value) {
    Samples* samples = new_samples(arena_, shape.words());
    if (shape.lanes == 1 && shape.bits <= 64) {
      std::fill_n(samples->data, kRuns, lane_value(0) & low_mask(shape.bits));
      return samples;
    }
    for (unsigned run = 0; run < kRuns; ++run)
      for (unsigned lane = 0; lane < shape.lanes; ++lane)
        set_lane(*samples, run, lane, shape.bits, lane_value(lane));
    return samples;
  };
  if (shape.bits == 0 && c.kind != ConstantKind::InlineAssembly) {
    refuse("a constant of type " + function_.types().to_string(c.type));
    return nullptr;
  }
  switch (c.kind) {
    case ConstantKind::Integer:
    case ConstantKind::Floating:
      if (shape.bits == 80) {
        Samples* samples = new_samples(arena_, 2);
        for (unsigned run = 0; run < kRuns; ++run)
          for (unsigned word = 0; word < 2; ++word) samples->word(run, word) = pool.words(id)[word];
        made = samples;
      } else if (shape.lanes == 1)
        made = same([&](unsigned) { return c.bits; });
      else
        made = same([&](unsigned lane) { return pool.words(id)[lane]; });
      break;
    case ConstantKind::Null:
    case ConstantKind::Zero:
      made = same([](unsigned) { return uint64_t{0}; });
      break;
    case ConstantKind::Undef:
    case ConstantKind::Poison: {
      Samples* samples = same([](unsigned) { return uint64_t{0}; });
      for (unsigned run = 0; run < kRuns; ++run) forget(*samples, run, shape.all_bytes(), arena_);
      made = samples;
      break;
    }
    case ConstantKind::Aggregate: {
      Samples* samples = new_samples(arena_, shape.words());
      for (unsigned lane = 0; lane < shape.lanes; ++lane) {
        const Samples* element = value(pool.elements(id)[lane]);
        if (element == nullptr) return nullptr;
        for (unsigned run = 0; run < kRuns; ++run) {
          set_lane(*samples, run, lane, shape.bits, element->word(run));
          if (element->undefined_bytes(run) != 0)
            forget(*samples, run, lane_bytes(lane, shape.bits), arena_);
        }
      }
      made = samples;
      break;
    }
    case ConstantKind::Symbol:
      made = symbol(function_.module()[c.symbol].name);
      break;
    default:
      refuse("a constant expression");
      return nullptr;
  }
  return made;
}

// --- memory

uint64_t Source::chosen_background(uint64_t hash, uint64_t bits) const {
  const Forced* forced = forced_.find(hash);
  return forced == nullptr ? bits : (bits & ~forced->mask) | forced->bits;
}

// A number that the function compares with, or floating-point numbers.
uint64_t Source::likely_word(uint64_t hash, unsigned run) const {
  const auto small = static_cast<int>(hash >> 40 & 63) - 16;
  switch (run % 8) {
    case 1:
      return chooser_.integer(hash, 1, 64);
    case 4:
      return std::bit_cast<uint64_t>(static_cast<double>(small) / 4);
    default: {
      const uint64_t bits = std::bit_cast<uint32_t>(static_cast<float>(small) / 4);
      return bits | bits << 32;
    }
  }
}

// The event after the last call before the position: what memory was then is random.
size_t Source::first_of_epoch(std::span<const Event> events, size_t position) {
  while (position > 0 && events[position - 1].kind != Event::Kind::Call) --position;
  return position;
}
uint64_t Source::epoch_of(ssa::BlockId block, size_t first) {
  return mixed(mixed(kMemoryKey, block.index()), first);
}
bool Source::is_accessed(ssa::BlockId block, const Samples& address, unsigned bytes) const {
  return std::ranges::any_of(accesses_[block.index()], [&](const Access& access) {
    for (unsigned run = 0; run < kRuns; ++run)
      if (access.address->undefined_bytes(run) == 0 &&
          address.word(run) - access.address->word(run) > uint64_t{access.bytes} - bytes)
        return false;
    return access.bytes >= bytes;
  });
}

const Samples* Source::loaded(ssa::BlockId block, size_t position, const Samples& address,
                              unsigned bytes) const {
  for (const Access& access : accesses_[block.index()])
    if (access.position == position && access.bytes == bytes && access.loaded != nullptr &&
        access.loaded->undefined == nullptr && is_same(access.address, &address))
      return access.loaded;
  return nullptr;
}

// mixed(epoch, run) by run.
const std::array<uint64_t, kRuns>& Source::keys_of(uint64_t epoch) {
  if (std::exchange(epoch_of_keys_, epoch) != epoch)
    for (unsigned run = 0; run < kRuns; ++run) keys_[run] = mixed(epoch, run);
  return keys_;
}

// Of all runs, where at most 8 bytes are read.
void Source::read_words(uint64_t epoch, const Samples& address, unsigned bytes, Samples& to) {
  const std::array<uint64_t, kRuns>& keys = keys_of(epoch);
  std::array<uint64_t, kRuns> hashes;
  for (unsigned run = 0; run < kRuns; ++run)
    hashes[run] = word_key(keys[run], address.data[run] >> 3);
  for (unsigned run = 0; run < kRuns; ++run) to.data[run] = hashes[run] & kMasks[run % 8];
  for (const unsigned run : {1u, 4u, 5u})
    for (const unsigned other : {run, run + 8}) to.data[other] = likely_word(hashes[other], other);
  const bool has_forced = forced_epochs_[epoch % forced_epochs_.size()];
  for (unsigned run = 0; run < kRuns && has_forced; ++run)
    if (forced_filter_[hashes[run] % forced_filter_.size()])
      to.data[run] = chosen_background(hashes[run], to.data[run]);
  const uint64_t mask = low_mask(8 * bytes);
  for (unsigned run = 0; run < kRuns; ++run) {
    const unsigned offset = address.data[run] & 7;
    uint64_t content = to.data[run] >> 8 * offset;
    if (offset + bytes > 8)
      content |= background(word_key(keys[run], (address.data[run] + 8) >> 3), run)
                 << (64 - 8 * offset);
    to.data[run] = content & mask;
  }
}

// What nothing was stored to.
void Source::read_background(uint64_t epoch, const Samples& address, unsigned bytes, Samples& to,
                             RunSet runs) {
  const std::array<uint64_t, kRuns>& keys = keys_of(epoch);
  for (; runs != 0; runs &= runs - 1) {
    const auto run = static_cast<unsigned>(std::countr_zero(runs));
    const uint64_t from = address.data[run];
    const unsigned offset = from & 7, shift = 8 * offset;
    uint64_t granule = background(word_key(keys[run], from >> 3), run);
    for (unsigned i = 0; i < bytes; i += 8) {
      const unsigned count = std::min(8u, bytes - i);
      uint64_t content = granule >> shift;
      if (offset + bytes - i > 8) {
        granule = background(word_key(keys[run], (from + i + 8) >> 3), run);
        if (shift != 0) content |= granule << (64 - shift);
      }
      to.word(run, i / 8) = content & low_mask(8 * count);
    }
  }
}

namespace {

// Whether the accesses may overlap in some run.
bool may_overlap(const Samples& a, const Samples& b) {
  uint64_t far = 1;  // distances of 128 bytes and more in all runs
  for (unsigned run = 0; run < kRuns; ++run) {
    const uint64_t distance = (a.data[run] - b.data[run] + 64) >> 7;
    far &= (distance | -distance) >> 63;
  }
  return far == 0;
}

}  // namespace

void Source::read(ssa::BlockId block, size_t position, const Samples& address, unsigned bytes,
                  Samples& to, RunSet runs) {
  const std::span<const Event> events = events_[block.index()];
  const size_t first = first_of_epoch(events, position);
  const uint64_t epoch = epoch_of(block, first);
  RunSet lost = undefined_runs(address) & runs;
  if (bytes <= 8 && runs == kAllRuns)
    read_words(epoch, address, bytes, to);
  else
    read_background(epoch, address, bytes, to, runs & ~lost);
  for (size_t e = first; e < position; ++e) {
    const Event& store = events[e];
    if (store.address->undefined != nullptr) lost |= undefined_runs(*store.address) & runs;
    if (!may_overlap(*store.address, address)) continue;
    RunSet overlaps = 0;
    for (unsigned run = 0; run < kRuns; ++run) {
      const uint64_t end = store.address->data[run] + store.bytes - address.data[run];
      overlaps |= RunSet{end - 1 < uint64_t{store.bytes} + bytes - 1} << run;
    }
    overlaps &= runs & ~lost;
    for (unsigned run = 0; overlaps >> run != 0; ++run)
      if ((overlaps >> run & 1) != 0) read_stored(store, address.data[run], run, bytes, to);
  }
  for (unsigned run = 0; run < kRuns && lost != 0; ++run)
    if ((lost >> run & 1) != 0) forget(to, run, first_bytes(bytes), arena_);
}

// What a store leaves in the bytes at an address.
void Source::read_stored(const Event& store, uint64_t address, unsigned run, unsigned bytes,
                         Samples& to) {
  const uint64_t distance = store.address->word(run) - address;  // of its first byte
  const ByteSet undefined = store.value->undefined_bytes(run);
  for (unsigned i = 0; i < store.bytes; ++i) {
    const uint64_t at = distance + i;
    if (at >= bytes) continue;
    to.bytes(run)[at] = store.value->bytes(run)[i];
    if (to.undefined != nullptr) to.undefined[run] &= ~(ByteSet{1} << at);
    forget(to, run, (undefined >> i & 1) << at, arena_);
  }
}

// --- values of an iteration

namespace {

// Of the low bits in two runs of random ones.
uint64_t hash_of_numbers(const Samples& samples, unsigned bits) {
  uint64_t hash = bits;
  for (unsigned word = 0; 64 * word < bits; ++word) {
    const uint64_t mask = low_mask(std::min(bits - 64 * word, 64u));
    hash = (hash ^ (samples.word(3, word) & mask)) * 0x9E3779B97F4A7C15;
    hash = (hash ^ hash >> 32 ^ (samples.word(15, word) & mask)) * 0xBF58476D1CE4E5B9;
    hash ^= hash >> 32;
  }
  return hash;
}

}  // namespace

void Source::index_value(InstId id, Shape shape, const Samples& samples) {
  const unsigned bits = shape.bits * shape.lanes;
  constexpr RunSet kHashed = 1u << 3 | 1u << 15;
  if (bits < 8 || (undefined_runs(samples) & kHashed) != 0 || !varies(samples, bits)) return;
  const uint64_t hash = hash_of_numbers(samples, bits);
  if (!id.valid() && by_numbers_.contains(hash)) return;
  if (std::ranges::find(indexed_bits_, bits) == indexed_bits_.end()) indexed_bits_.push_back(bits);
  by_numbers_.emplace(hash, Numbers{id, shape, &samples});
}

// Of the values without extensions.
void Source::index_values() {
  const auto swap = [&](Changed& changed) {
    std::swap(values_[changed.id.index()], changed.value);
  };
  std::ranges::for_each(std::views::reverse(changed_), swap);
  newest_.resize(function_.value_count());
  by_numbers_.reserve(function_.value_count());
  for (uint32_t i = 0; i < function_.argument_count(); ++i)
    index_value(function_.argument(i), shape_of(function_.argument(i)),
                *values_[function_.argument(i).index()]);
  for (const ssa::BlockId block : cfg_.reverse_post_order())
    for (InstId id = function_[block].first; id.valid(); id = function_.next(id)) {
      const Opcode opcode = function_[id].opcode;
      const bool is_free =
          opcode == Opcode::Phi || opcode == Opcode::Load || opcode == Opcode::LandingPad ||
          opcode == Opcode::CmpXchg || opcode == Opcode::AtomicRMW ||
          (opcode == Opcode::Call && ssa::called_intrinsic_name(function_, id).empty());
      ssa::BlockId& newest = newest_[id.index()];
      if (is_free) newest = block;
      for (const Value operand : function_.operands(id)) {
        const bool is_symbol =
            operand.is_constant() &&
            function_.constants()[operand.constant()].kind == ConstantKind::Symbol;
        if (is_symbol) index_value(InstId(), {64}, *value(operand));
        if (!operand.is_local() || is_free) continue;
        const ssa::BlockId other = newest_[operand.local().index()];
        if (other.valid() && (!newest.valid() || cfg_.order_of(other) > cfg_.order_of(newest)))
          newest = other;
      }
      if (values_[id.index()] != nullptr) index_value(id, shape_of(id), *values_[id.index()]);
    }
  std::ranges::for_each(changed_, swap);
}

bool Source::is_of_an_iteration(const Samples& content, ssa::BlockId header,
                                const ssa::DominatorTree& dominators,
                                std::span<const std::pair<InstId, const Samples*>> phis) {
  if (newest_.empty()) index_values();
  bool is_of_one = false;
  for (const unsigned bits : indexed_bits_) {
    if (bits > 64u * content.words) continue;
    const auto [first, last] = by_numbers_.equal_range(hash_of_numbers(content, bits));
    for (auto found = first; found != last; ++found) {
      const auto& [id, shape, samples] = found->second;
      if (!holds(content, *samples, shape)) continue;
      if (!id.valid()) return false;
      const ssa::BlockId newest = newest_[id.index()];
      const bool stays =
          function_[id].opcode == Opcode::Phi && newest == header &&
          std::ranges::none_of(phis, [&](const auto& phi) { return phi.first == id; });
      if (stays || !newest.valid() || !dominators.dominates(header, newest)) return false;
      is_of_one = true;
    }
  }
  return is_of_one;
}

}  // namespace lilt::certify
