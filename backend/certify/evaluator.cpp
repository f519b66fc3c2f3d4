#include "backend/certify/evaluator.h"

#include <algorithm>
#include <cstring>

#include "ir/support/processor_features.h"
#include "runtime/machine/machine_state.h"

namespace lilt::certify {

using machine::Execution;
using mir::BlockId;
using mir::Cell;
using mir::MachineInstr;
using mir::OperandKind;
using mir::Register;
using x86::Op;

namespace {

constexpr uint64_t kUnknownFlags = 0xF1A65;  // a key
// Jump tables are so far above the addresses of blocks, and from each other.
constexpr uint64_t kTables = uint64_t{1} << 28, kTableSize = uint64_t{1} << 20;

// By condition: a set of the flags' values with which it holds.
constexpr std::array<uint64_t, 16> kHolds = [] {
  std::array<uint64_t, 16> sets{};
  for (uint8_t condition = 0; condition < sets.size(); ++condition)
    for (uint8_t flags = 0; flags <= mir::eflags::All; ++flags)
      if (machine::holds(x86::Condition{condition}, {flags, 0}))
        sets[condition] |= uint64_t{1} << flags;
  return sets;
}();

void copy_run(machine::Bytes& to, const Samples& from, unsigned run) {
  if (from.words == 1)
    to.set_lane<uint64_t>(0, from.data[run]);
  else
    std::memcpy(to.bytes.data(), from.bytes(run), 8 * size_t{from.words});
}

}  // namespace

Evaluator::Evaluator(const mir::MachineFunction& code, Source& source, const CodeFacts& facts,
                     const machine::Semantics& semantics, SharedMemory& memory, Arena& arena)
    : code_(code),
      source_(source),
      facts_(facts),
      semantics_(semantics),
      memory_(memory),
      arena_(arena),
      vector_words_((code.features & processor_feature::Avx512) != 0 ? 8 : 4),
      code_top_(source.symbol("<code>")) {
  for (unsigned run = 0; run < kRuns; ++run)
    unknown_flags_[run] = {static_cast<uint8_t>(mixed(kUnknownFlags, run) & mir::eflags::All), 0};
}

void Evaluator::start(uint64_t key) {
  start_ = key;
  keys_ = 0;
  table_load_.reset();
}

const Samples* Evaluator::read(State& state, Register r) {
  const Samples*& content = state.at(r);
  if (content == nullptr) content = anything(words_of(r));
  return content;
}

const Samples* Evaluator::widened(const Samples* content, Register r) {
  const unsigned words = words_of(r);
  return content->words == words ? content
                                 : cut(arena_, *content, 64u * content->words, words, next_key());
}

RunSet Evaluator::runs_where(x86::Condition condition, const State& state) {
  if (state.flags == nullptr) memory_.note("it reads flags that nothing sets");
  if (state.flags == nullptr) return 0;
  const machine::Flags* samples = flags(state.flags);
  const uint64_t holds = kHolds[static_cast<size_t>(condition)];
  RunSet runs = 0;
  for (unsigned run = 0; run < kRuns; ++run)
    runs |= static_cast<RunSet>(holds >> samples[run].set & 1) << run;
  return runs;
}

void Evaluator::step(const MachineInstr& instruction, State& state) {
  const std::span<const Cell> cells = code_.cells_of(instruction);
  switch (const Op op{instruction.opcode}) {
    case Op::NOP:
    case Op::ENDBR64:
    case Op::MFENCE:
      return;
    case Op::TLS_ADDRESS:
      if (stack_distance(state) % code_.frame.stack_align != 0)
        memory_.note("the stack is not aligned");
      (code_.desc(instruction).clobbers & machine::kRegisters).for_each([&](Register r) {
        state.at(r) = nullptr;
      });
      state.at(cells[0].reg()) = symbol_address(cells[1].symbol());
      state.flags = nullptr;
      return;
    case Op::ORmi: {
      const Cell& number = cells[cells_of(OperandKind::Memory)];
      const Samples& at = *address_of(cells.data(), state);
      const auto distance = frame_distance(at);
      const bool is_probe =
          number.immediate() == 0 && distance && !memory_.is_next_store(at) &&
          (code_.frame.probes_stack || !facts_.is_in_alloca(*distance, instruction.width));
      if (!is_probe) return ordinary(instruction, state);
      state.flags = nullptr;  // a page of the stack is touched
      return;
    }
    case Op::PUSH:
      return push(cells[0].reg(), state);
    case Op::POP:
      state.at(cells[0].reg()) = read_slot(state, stack_distance(state), 8);
      return move_stack(state, 8);
    case Op::MOVrr:
    case Op::MOVri:
    case Op::MOVrm:
    case Op::MOVmr:
    case Op::MOVmi:
      return move(instruction, state);
    case Op::VZEROUPPER:
      for (uint32_t i = 0; i < 16; ++i)
        if (const Samples*& content = state.at(x86::xmm(i)); content != nullptr) {
          Samples* made = new_samples(arena_, vector_words_);
          for (unsigned run = 0; run < kRuns; ++run)
            std::memcpy(made->bytes(run), content->bytes(run), 16);
          content = made;
        }
      return;
    default: {
      // Rows of x87 begin with F, as no others do but fused ones.
      const std::string_view name = code_.desc(instruction).name;
      const bool is_x87 = name.starts_with('F') && code_.desc(instruction).features == 0;
      if (!semantics_.has(op)) throw Unknown{"the instruction '" + std::string(name) + "'"};
      return is_x87 ? x87(instruction, state) : ordinary(instruction, state);
    }
  }
}

// --- x87

namespace {

X87Samples* copy_of(const X87Samples* known, Arena& arena) {
  X87Samples* made = arena.uninitialized<X87Samples>(1).data();
  return known != nullptr ? new (made) X87Samples(*known) : new (made) X87Samples();
}

// Whether it is as functions find it.
bool is_as_usual(const X87Samples& x87) {
  return std::ranges::all_of(x87, [](const machine::X87& run) {
    return run.is_empty(0) && run.control() == machine::X87().control();
  });
}

}  // namespace

void Evaluator::x87(const MachineInstr& instruction, State& state) {
  x87_ = copy_of(state.x87, arena_);
  ordinary(instruction, state);
  // The status counts until it is stored.
  const bool is_over = is_as_usual(*x87_) && Op{instruction.opcode} != Op::FUCOMPP;
  state.x87 = is_over ? nullptr : x87_;
  x87_ = nullptr;
}

void Evaluator::push_number(const Samples& number, State& state) {
  X87Samples* made = copy_of(state.x87, arena_);
  for (unsigned run = 0; run < kRuns; ++run) (*made)[run].push_bytes(number.bytes(run));
  state.x87 = made;
}

// Null: the stack is empty.
const Samples* Evaluator::pop_number(State& state) {
  if (state.x87 == nullptr || (*state.x87)[0].is_empty(0)) return nullptr;
  X87Samples* made = copy_of(state.x87, arena_);
  Samples* number = new_samples(arena_, 2);
  for (unsigned run = 0; run < kRuns; ++run) {
    (*made)[run].copy_top(number->bytes(run));
    (*made)[run].pop();
  }
  state.x87 = is_as_usual(*made) ? nullptr : made;
  return number;
}

// --- the stack

std::optional<int64_t> Evaluator::frame_distance(const Samples& address) const {
  const Samples& top = *source_.frame_top();
  const uint64_t distance = address.word(0) - top.word(0);
  for (unsigned run = 1; run < kRuns; ++run)
    if (address.word(run) - top.word(run) != distance) return std::nullopt;
  return static_cast<int64_t>(distance);
}

int64_t Evaluator::stack_distance(const State& state) const {
  const Samples* top = state.registers[kStackPointer];
  const auto distance = top == nullptr ? std::nullopt : frame_distance(*top);
  if (!distance) throw Unknown{"the stack pointer", true};
  return *distance;
}

void Evaluator::push(Register r, State& state) {
  const Samples* content = read(state, r);
  move_stack(state, -8);
  // Not a store: a prologue pushes anything where variables of the frame come to be.
  state.write_slot(stack_distance(state), 8, content, arena_);
}

void Evaluator::move_stack(State& state, int64_t by) {
  Samples* made = new_samples(arena_, 1);
  for (unsigned run = 0; run < kRuns; ++run)
    made->word(run) = state.registers[kStackPointer]->word(run) + static_cast<uint64_t>(by);
  state.registers[kStackPointer] = made;
}

const Samples* Evaluator::read_slot(const State& state, int64_t distance, unsigned bytes) {
  const int64_t end = distance + static_cast<int64_t>(bytes);
  for (size_t i = state.slots.size(); i-- > 0;) {
    const State::Slot& slot = state.slots[i];
    if (slot.distance >= end || slot.distance + static_cast<int64_t>(slot.bytes) <= distance)
      continue;
    if (slot.distance == distance && slot.bytes == bytes) return slot.content;
    break;
  }
  Samples* made = new_random(arena_, words_for(bytes), next_key());
  for (const State::Slot& slot : state.slots)
    for (unsigned b = 0; b < slot.bytes; ++b) {
      const int64_t to = slot.distance + b - distance;
      if (to < 0 || to >= static_cast<int64_t>(bytes)) continue;
      for (unsigned run = 0; run < kRuns; ++run) made->bytes(run)[to] = slot.content->bytes(run)[b];
    }
  return made;
}

// --- addresses and memory

const Samples* Evaluator::symbol_address(mir::SymbolRef symbol) {
  const auto [found, is_new] = symbols_.try_emplace(symbol.index(), nullptr);
  if (!is_new) return found->second;
  for (size_t t = 0; t < code_.jump_tables.size(); ++t)
    if (code_.jump_tables[t].symbol == symbol) return found->second = address_of_table(t);
  return found->second = source_.symbol(code_.symbols[symbol.index()]);
}

// Of a thread-local variable, from the thread pointer.
const Samples* Evaluator::thread_offset(mir::SymbolRef symbol) {
  Samples* made = new_samples(arena_, 1);
  for (unsigned run = 0; run < kRuns; ++run)
    made->word(run) = symbol_address(symbol)->word(run) - source_.thread_pointer()->word(run);
  return made;
}

const Samples* Evaluator::address_of_table(size_t number) {
  const auto [found, is_new] = tables_.try_emplace(number, nullptr);
  if (!is_new) return found->second;
  Samples* made = new_samples(arena_, 1);
  for (unsigned run = 0; run < kRuns; ++run)
    made->word(run) = code_top_->word(run) + kTables + kTableSize * number;
  return found->second = made;
}

const Samples* Evaluator::address_of(const Cell* memory, State& state) {
  const mir::Address address = mir::Address::from_cells(memory);
  if (address.base_kind == mir::BaseKind::Slot) throw Unknown{"a frame slot"};
  const bool is_far = address.symbol_use == mir::SymbolUse::ThreadOffset;
  if (address.symbol.valid() && address.symbol_use != mir::SymbolUse::Place && !is_far)
    throw Unknown{"an entry of a table of addresses"};
  const bool has_base = address.base_kind == mir::BaseKind::Register;
  const Samples* base = has_base ? read(state, address.base) : nullptr;
  const bool has_index = address.index.valid() && !x86::is_xmm(address.index);  // as gathers have
  const Samples* index = has_index ? read(state, address.index) : nullptr;
  const Samples* symbol = address.symbol.valid() ? symbol_address(address.symbol) : nullptr;
  const bool has_segment = address.segment != mir::Segment::None;
  if (address.displacement == 0 && index == nullptr && (base == nullptr) != (symbol == nullptr) &&
      !has_segment && !is_far)
    return base != nullptr ? base : symbol;
  Samples* made = uninitialized_samples(arena_, 1);
  const auto add = [made](const Samples& part, uint64_t by) {
    for (unsigned run = 0; run < kRuns; ++run) made->data[run] += part.word(run) * by;
  };
  std::fill_n(made->data, kRuns, static_cast<uint64_t>(int64_t{address.displacement}));
  for (const Samples* part : {base, symbol})
    for (unsigned run = 0; part != nullptr && run < kRuns; ++run)
      made->data[run] += part->word(run);
  if (index != nullptr) add(*index, address.scale);
  if (has_segment) add(*source_.segment(address.segment), 1);
  if (is_far && symbol != nullptr) add(*source_.thread_pointer(), UINT64_MAX);
  return made;
}

// Lane by lane, also those that the mask does not choose.
const Samples* Evaluator::gathered(const Cell* memory, const RowShape& shape, State& state) {
  const machine::ChosenLanes& lanes = semantics_.chosen_lanes(shape.op);
  const mir::Address address = mir::Address::from_cells(memory);
  const Samples &base = *address_of(memory, state), &distances = *read(state, address.index);
  Samples* made = new_samples(arena_, vector_words_);
  for (unsigned lane = 0; lane < shape.row.width / std::max(lanes.bytes, lanes.distance); ++lane) {
    Samples* at = uninitialized_samples(arena_, 1);
    const unsigned bits = 8u * lanes.distance;
    for (unsigned run = 0; run < kRuns; ++run)
      at->data[run] =
          base.word(run) + address.scale * static_cast<uint64_t>(sign_extend(
                                               lane_of(distances, run, lane, bits), bits));
    const Samples& loaded = *load_at(*at, lanes.bytes, state);
    for (unsigned run = 0; run < kRuns; ++run)
      set_lane(*made, run, lane, 8u * lanes.bytes, loaded.word(run));
  }
  return made;
}

const Samples* Evaluator::load(const Cell* memory, unsigned bytes, State& state) {
  const mir::Address address = mir::Address::from_cells(memory);
  const bool is_plain = bytes == 8 && !address.index.valid() && address.displacement == 0;
  if (is_plain && address.symbol.valid() && address.symbol_use == mir::SymbolUse::TableEntry)
    return symbol_address(address.symbol);
  if (is_plain && address.symbol.valid() && address.symbol_use == mir::SymbolUse::ThreadOffsetEntry)
    return thread_offset(address.symbol);
  if (address.symbol.valid() && address.symbol_use == mir::SymbolUse::Place)
    for (const mir::ReadOnlyConstant& constant : code_.constants)
      if (constant.symbol == address.symbol) return load_constant(constant, address, bytes);
  if (const Samples* entry = load_from_table(address, bytes, state)) return entry;
  return load_at(*address_of(memory, state), bytes, state);
}

const Samples* Evaluator::load_at(const Samples& at, unsigned bytes, const State& state) {
  const auto distance = frame_distance(at);
  if (distance && !facts_.is_in_alloca(*distance, bytes) && state.has_slot(*distance, bytes))
    return read_slot(state, *distance, bytes);
  if (bytes == 8 && is_same(&at, source_.thread_pointer())) return &at;  // which it begins with
  if (x87_ != nullptr)
    if (const Samples* element = load_from_constants(at, bytes)) return element;
  return memory_.load(at, bytes);
}

const Samples* Evaluator::load_constant(const mir::ReadOnlyConstant& constant,
                                        const mir::Address& address, unsigned bytes) {
  const auto offset = static_cast<uint32_t>(address.displacement);
  if (address.index.valid() || address.base_kind == mir::BaseKind::Register ||
      offset > constant.bytes.size() || bytes > constant.bytes.size() - offset)
    throw Unknown{"an access beyond a constant"};
  Samples* made = new_samples(arena_, words_for(bytes));
  for (unsigned run = 0; run < kRuns; ++run)
    std::memcpy(made->bytes(run), constant.bytes.data() + offset, bytes);
  return made;
}

// Of those that addresses of all runs are in; null: none.
const Samples* Evaluator::load_from_constants(const Samples& at, unsigned bytes) {
  for (const mir::ReadOnlyConstant& constant : code_.constants) {
    const Samples& start = *symbol_address(constant.symbol);
    Samples* made = new_samples(arena_, words_for(bytes));
    bool is_inside = bytes <= constant.bytes.size();
    for (unsigned run = 0; run < kRuns && is_inside; ++run) {
      const uint64_t offset = at.word(run) - start.word(run);
      is_inside = offset <= constant.bytes.size() - bytes;
      if (is_inside) std::memcpy(made->bytes(run), constant.bytes.data() + offset, bytes);
    }
    if (is_inside) return made;
  }
  return nullptr;
}

// Of a jump table: the entry of the index, modulo their number, so that all runs have one. Null:
// the address is not a jump table's.
const Samples* Evaluator::load_from_table(const mir::Address& address, unsigned bytes,
                                          State& state) {
  if (code_.jump_tables.empty() || bytes != 4 || address.base_kind != mir::BaseKind::Register ||
      !address.index.valid() || address.scale != 4 || address.displacement != 0)
    return nullptr;
  for (size_t t = 0; t < code_.jump_tables.size(); ++t) {
    const Samples* table = address_of_table(t);
    if (!is_same(read(state, address.base), table)) continue;
    const Samples* index = read(state, address.index);
    const std::span<BlockId> targets = code_.jump_tables[t].targets;
    Samples* made = new_samples(arena_, 1);
    table_load_ = TableLoad{t, {}};
    for (unsigned run = 0; run < kRuns; ++run) {
      table_load_->index[run] = index->word(run);
      const BlockId target = targets[index->word(run) % targets.size()];
      made->word(run) = (address_of_block(target, run) - table->word(run)) & UINT32_MAX;
    }
    return made;
  }
  return nullptr;
}

void Evaluator::store(const Samples& at, const Samples& content, unsigned bytes, State& state) {
  const auto distance = frame_distance(at);
  if (distance && !facts_.is_in_alloca(*distance, bytes) && !memory_.is_next_store(at)) {
    const int64_t red_zone = code_.frame.has_red_zone ? 128 : 0;
    const int64_t end = *distance + static_cast<int64_t>(bytes);
    if (end > kReturnAddress && *distance < 0 && !facts_.moves_return_address())
      memory_.note("it stores over its return address");
    // Where arguments are, it may store those of a call that it ends with.
    if (*distance >= 0 && end > facts_.argument_bytes())
      memory_.note("it stores into its caller's frame");
    if (*distance < stack_distance(state) - red_zone) memory_.note("it stores below the red zone");
    state.write_slot(*distance, bytes, &content, arena_);
  } else {
    memory_.store(at, content, bytes);
  }
}

// --- instructions by their meanings

// Half of all instructions, which need no run by themselves: what is read is what is written.
void Evaluator::move(const MachineInstr& instruction, State& state) {
  const std::span<const Cell> cells = code_.cells_of(instruction);
  const Op op{instruction.opcode};
  const unsigned width = instruction.width;
  const bool stores = op == Op::MOVmr || op == Op::MOVmi;
  if (!stores && width < 4) return ordinary(instruction, state);  // a part of the register stays
  const Samples* to = stores ? address_of(cells.data(), state) : nullptr;
  const Cell& from = cells[stores ? cells_of(OperandKind::Memory) : 1];
  const bool is_immediate = op == Op::MOVri || op == Op::MOVmi;
  const Samples* content = nullptr;
  if (!is_immediate)
    content = op == Op::MOVrm ? load(&from, width, state) : read(state, from.reg());
  if (is_immediate || width < 8 || content->words != 1) {
    const auto immediate = static_cast<uint64_t>(int64_t{static_cast<int32_t>(from.payload)});
    Samples* made = uninitialized_samples(arena_, 1);
    for (unsigned run = 0; run < kRuns; ++run)
      made->data[run] = (is_immediate ? immediate : content->word(run)) & low_mask(8 * width);
    content = made;
  }
  if (stores)
    store(*to, *content, width, state);
  else
    state.at(cells[0].reg()) = content;
}

struct Evaluator::Operands {
  std::array<const Samples*, Execution::kMaxInputs> in{};  // null: an immediate
  std::array<uint64_t, Execution::kMaxInputs> immediate{};
  std::array<const Samples*, Execution::kMaxOutputs> old{};  // what definitions held; null: unknown
  std::array<Register, Execution::kMaxOutputs> to{};         // none: memory
  const Samples* memory = nullptr;                           // its address, if it is written
  size_t in_count = 0;
};

Evaluator::Operands Evaluator::read_operands(const RowShape& shape, const Cell* cell,
                                             State& state) {
  const machine::ExecutionOfRow& row = shape.row;
  const bool loads = (shape.desc->properties & mir::instr::MayLoad) != 0,
             stores = (shape.desc->properties & mir::instr::MayStore) != 0;
  Operands o;
  size_t out = 0;
  for (const mir::OperandSpec& spec : shape.desc->operands) {
    const Cell& operand = *cell;
    cell += cells_of(spec.kind);
    if (spec.is_def) {
      const bool is_whole = row.is_general[out] && row.out_width[out] >= 4;
      o.old[out] = is_whole ? state.at(operand.reg()) : read(state, operand.reg());
      o.to[out++] = operand.reg();
    } else if (spec.kind == OperandKind::Register) {
      o.in[o.in_count++] = read(state, operand.reg());
    } else if (spec.kind == OperandKind::Memory) {
      if (!loads && !stores) o.in[o.in_count++] = address_of(&operand, state);
      if (stores) o.memory = address_of(&operand, state);
      if (stores && shape.has_chosen_lanes)
        o.old[out] = load_at(*o.memory, row.out_width[out], state);
      if (loads) {
        o.in[o.in_count] = mir::has_vector_index(spec)
                               ? gathered(&operand, shape, state)
                               : load(&operand, row.in_width[o.in_count], state);
        ++o.in_count;
      }
    } else {
      o.immediate[o.in_count++] = static_cast<uint64_t>(
          spec.kind == OperandKind::Immediate64 ? mir::immediate64(&operand)
                                                : static_cast<int32_t>(operand.payload));
    }
  }
  return o;
}

const RowShape& Evaluator::row_of(const MachineInstr& instruction) {
  const uint64_t key = uint64_t{instruction.opcode} << 16 | uint64_t{instruction.width} << 8 |
                       static_cast<uint64_t>(instruction.condition);
  const RowShape*& kept = rows_[(key >> 16 ^ key << 3 ^ key >> 8) % rows_.size()];
  if (kept != nullptr && kept->key == key) return *kept;
  const Op op{instruction.opcode};
  const Execution e(op, instruction.width, x86::Condition{instruction.condition});
  auto* made = new (arena_.allocate(sizeof(RowShape))) RowShape{key, e, &e.desc, op};
  made->has_batches = semantics_.has_batches(op);
  made->has_chosen_lanes = semantics_.chosen_lanes(op).bytes != 0;
  made->reads_flags = e.desc.flags_read != 0 || (e.desc.properties & mir::instr::HasCondition) != 0;
  // Shifts by zero leave all.
  made->keeps_flags = e.desc.flags_written != mir::eflags::All || e.desc.name.starts_with("SH") ||
                      e.desc.name.starts_with("SA");
  kept = made;
  return *made;
}

namespace {

static_assert(machine::Batch::kCount == kRuns);

// The operands of a batch; what it writes and nobody wants.
struct BatchColumns {
  static constexpr machine::Batch::Column kZeros{};
  std::array<machine::Batch::Column, Execution::kMaxInputs> immediates;
  std::array<machine::Batch::Column, Execution::kMaxOutputs> unwanted;

  machine::Batch batch(const machine::ExecutionOfRow& row, std::span<const Samples* const> in,
                       std::span<const uint64_t> immediate) {
    machine::Batch made{row};
    made.in.fill(kZeros.data());
    made.before.fill(kZeros.data());
    for (size_t i = 0; i < row.in_count; ++i) {
      if (in[i] == nullptr) immediates[i].fill(immediate[i]);
      made.in[i] = in[i] != nullptr ? in[i]->data : immediates[i].data();
    }
    for (size_t out = 0; out < unwanted.size(); ++out) made.after[out] = unwanted[out].data();
    return made;
  }
};

// What is undefined may be anything, but for one flag that nothing reads.
void choose_undefined(std::span<machine::Flags, kRuns> flags, uint64_t random) {
  for (unsigned run = 0; run < kRuns; ++run) {
    const unsigned undefined = flags[run].undefined & ~unsigned{mir::eflags::A};
    if (undefined != 0)
      flags[run].set = static_cast<uint8_t>((flags[run].set & ~undefined) |
                                            (mixed(random, ~run) & undefined & mir::eflags::All));
  }
}

}  // namespace

const machine::Flags* Evaluator::flags(const LazyFlags* flags) const {
  if (flags == nullptr) return unknown_flags_.data();
  if (std::exchange(flags->is_known, true)) return flags->samples.data();
  const RowShape& row = *flags->row;
  const bool needs_others = row.reads_flags || row.keeps_flags;
  const machine::Flags* before = this->flags(needs_others ? flags->before : nullptr);
  BatchColumns columns;
  machine::Batch batch = columns.batch(row.row, flags->in, flags->immediate);
  batch.flags_before = before;
  batch.flags_after = flags->samples.data();
  semantics_.execute(row.op, batch);
  choose_undefined(flags->samples, flags->random);
  return flags->samples.data();
}

void Evaluator::ordinary(const MachineInstr& instruction, State& state) {
  const RowShape& shape = row_of(instruction);
  const machine::ExecutionOfRow& row = shape.row;
  const Operands o = read_operands(shape, code_.cells_of(instruction).data(), state);
  if (shape.reads_flags && state.flags == nullptr) memory_.note("it reads flags that nothing sets");
  Results results{};
  bool are_words = x87_ == nullptr && shape.has_batches;
  for (size_t i = 0; i < o.in_count; ++i) are_words &= o.in[i] == nullptr || o.in[i]->words == 1;
  for (size_t out = 0; out < row.out_count; ++out) {
    const unsigned bytes = !o.to[out].valid() ? row.out_width[out] : 8 * words_of(o.to[out]);
    results[out] = uninitialized_samples(arena_, words_for(bytes));
    are_words &= results[out]->words == 1 && (o.old[out] == nullptr || o.old[out]->words == 1);
  }
  const uint64_t random = next_key();
  LazyFlags* after = nullptr;
  if (shape.desc->flags_written != 0)
    after = new (arena_.allocate(sizeof(LazyFlags)))
        LazyFlags{&shape, state.flags, random, o.in, o.immediate, false, {}};
  const bool needs_flags = shape.reads_flags || (!are_words && shape.keeps_flags);
  const machine::Flags* before = flags(needs_flags ? state.flags : nullptr);
  RunSet failed = 0;
  if (!are_words) {
    for (size_t out = 0; out < row.out_count; ++out)
      std::memset(results[out]->data, 0, 8 * size_t{kRuns} * results[out]->words);
    failed =
        execute_each(shape, o, results, before, after != nullptr ? after->samples.data() : nullptr);
    if (after != nullptr) {
      after->is_known = true;
      choose_undefined(after->samples, random);
    }
  } else if (row.out_count != 0) {
    failed = execute_at_once(shape, o, results, before);
  }
  for (unsigned run = 0; run < kRuns && failed != 0; ++run)
    for (size_t out = 0; out < row.out_count && (failed >> run & 1) != 0; ++out)
      for (unsigned word = 0; word < results[out]->words; ++word)
        results[out]->word(run, word) = mixed(random, run + 64 * (out + 2 * size_t{word}));
  if (after != nullptr) state.flags = after;
  for (size_t out = 0; out < row.out_count; ++out) {
    if (o.to[out].valid())
      state.at(o.to[out]) = results[out];
    else
      store(*o.memory, *results[out], row.out_width[out], state);
  }
}

namespace {

// What is stored has lanes that the mask does not choose as memory has them.
void keep_others(const machine::Semantics& semantics, const machine::Bytes& memory, Execution& e) {
  const uint64_t chosen = semantics.lanes_chosen_by(e);
  const size_t bytes = semantics.chosen_lanes(e.op).bytes;
  for (size_t i = 0; i < e.out_width[0]; ++i)
    if ((chosen >> i / bytes & 1) == 0) e.out[0].bytes[i] = memory.bytes[i];
}

}  // namespace

// Both return the runs in which the results may be anything.
RunSet Evaluator::execute_at_once(const RowShape& row, const Operands& o, const Results& results,
                                  const machine::Flags* before) const {
  BatchColumns columns;
  machine::Batch batch = columns.batch(row.row, o.in, o.immediate);
  batch.flags_before = before;
  for (size_t out = 0; out < row.row.out_count; ++out) {
    if (o.old[out] != nullptr) batch.before[out] = o.old[out]->data;
    batch.after[out] = results[out]->data;
  }
  semantics_.execute(row.op, batch);
  return batch.failed;
}

RunSet Evaluator::execute_each(const RowShape& row, const Operands& o, const Results& results,
                               const machine::Flags* before, machine::Flags* after) const {
  Execution e(row.op, row.row.width, row.row.condition);
  for (size_t i = 0; i < o.in_count; ++i)
    if (o.in[i] == nullptr) e.in[i].set_lane<uint64_t>(0, o.immediate[i]);
  RunSet failed = 0;
  for (unsigned run = 0; run < kRuns; ++run) {
    for (size_t i = 0; i < o.in_count; ++i)
      if (o.in[i] != nullptr) copy_run(e.in[i], *o.in[i], run);
    for (size_t out = 0; out < e.out_count; ++out)
      copy_run(e.out[out], o.old[out] != nullptr ? *o.old[out] : *results[out], run);
    e.flags = before[run];
    e.is_undefined = e.divides_wrongly = false;
    if (x87_ != nullptr) e.x87 = &(*x87_)[run];
    const machine::Bytes memory = row.has_chosen_lanes ? e.out[0] : machine::Bytes();
    semantics_.execute(e);
    if (row.has_chosen_lanes && !o.to[0].valid()) keep_others(semantics_, memory, e);
    for (size_t out = 0; out < e.out_count; ++out)
      std::memcpy(results[out]->bytes(run), e.out[out].bytes.data(),
                  8 * size_t{results[out]->words});
    if (after != nullptr) after[run] = e.flags;
    failed |= RunSet{e.is_undefined || e.divides_wrongly} << run;
  }
  return failed;
}

}  // namespace lilt::certify
