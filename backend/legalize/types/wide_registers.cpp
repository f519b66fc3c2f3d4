// Vectors in registers of more than 16 bytes, where the function's processor has them
// (kWideRegisters).
//
// Idea. A vector keeps its parts of 16 bytes. Those of one register are shuffles of it: <0, 1, …>,
// <n, n + 1, …> …, and the function knows their places in it (place_of). What works on whole
// registers finds the register of its parts (find_whole), or joins parts that have none; what does
// not works on the parts. Parts and joined registers that nothing uses emit nothing. So every
// operation works at 16 bytes, and those that gain by it also at more.
//
// Within a wide register most instructions treat each 16 bytes as a register of their own. The
// functions for one register therefore serve all: RegisterWidth says which, and an order of lanes
// holds in each part. Shuffles across the parts are written for registers of 32 bytes.
#include <algorithm>
#include <array>
#include <bit>
#include <numeric>
#include <ranges>

#include "backend/legalize/intrinsics/memory_copies.h"
#include "backend/legalize/names.h"
#include "backend/legalize/types/vector_rules.h"
#include "emit/x86/shuffles.h"
#include "ir/ssa/intrinsics.h"
#include "ir/support/no_index.h"

namespace lilt::backend {

using ssa::ConstantKind;

namespace {

// Whether only parts of the load, and their addresses, stand between, and it is an ordinary one.
bool stands_close_after(const SplitValues& s, InstId load, InstId id) {
  if ((s[load].flags & ssa::flag::Volatile) != 0) return false;
  constexpr int kFar = 6;
  InstId at = s.function().previous(id);
  for (int step = 0; step < kFar && at.valid() && at != load;
       ++step, at = s.function().previous(at)) {
    const Opcode opcode = s[at].opcode;
    if (opcode != Opcode::ShuffleVector && opcode != Opcode::GetElementPtr &&
        opcode != Opcode::Load)
      return false;
  }
  return at == load;
}

// The first place after phis.
InstId after_phis(const SplitValues& s, BlockId block) {
  InstId id = s.function()[block].first;
  while (s[id].opcode == Opcode::Phi) id = s.function().next(id);
  return id;
}

bool repeats(const ssa::Function& function, BlockId block) {
  bool does = false;
  function.for_each_successor(block, [&](BlockId to) { does |= to == block; });
  return does;
}

// After both values of a block, if the position is in a loop of one block that begins later;
// otherwise none().
InstId place_before_loop(const ssa::Function& function, Value first, Value second,
                         InstId position) {
  if (!first.is_local() || !second.is_local()) return {};
  const BlockId block = function.block_of(first.local()), user = function.block_of(position);
  if (block != function.block_of(second.local()) || block == user || !block.valid() ||
      !repeats(function, user) || repeats(function, block))
    return {};
  for (InstId later = function.terminator(block); later.valid(); later = function.previous(later))
    if (Value(later) == first || Value(later) == second) {
      InstId place = function.next(later);
      while (place.valid() && function[place].opcode == Opcode::Phi) place = function.next(place);
      return place;
    }
  return {};
}

// Of words and bytes of one register that stay in their halves.
bool shuffle_bytes_in_ymm(SplitValues& s, InstId id, Value part, std::span<const int8_t> order) {
  const VectorShape shape = s.shape_of(s[id].type);
  if (shape.lane_bytes > 2 || !s.has_wide_integers()) return false;
  const auto count = static_cast<int>(order.size());
  for (int i = 0; i < count; ++i) {
    const int lane = order[static_cast<size_t>(i)];
    if (lane >= count || (lane != kAnyLane && lane / (count / 2) != i / (count / 2))) return false;
  }
  const RegisterWidth scope(s, 32);
  const Value table = s.table_of_bytes([&](int i) {
    const int lane = order[static_cast<size_t>(i * count / 32)];
    return lane == kAnyLane ? 0x80 : lane * 32 / count % 16 + i % (32 / count);
  });
  const Value moved = s.as(
      s.packed(PackedOpcode::ShuffleBytes, ssa::kI8, {s.as(part, ssa::kI8), table}), shape.lane);
  return s.done(id, s.parts_of_register(moved));
}

// Lanes of 8 bytes: registers of the halves that have the even and the odd ones, if at most one
// must be made, and then shufpd; none() otherwise.
Value gathered_in_pairs(PackedRegisters& r, PartSpan registers, std::span<const uint32_t> source_of,
                        std::span<const int8_t> place_in) {
  std::array<uint32_t, 4> halves;  // by lane: two of each register
  for (size_t i = 0; i < 4; ++i) {
    const size_t known = place_in[i] != kAnyLane ? i : i ^ 2;  // its partner in the other half
    if (place_in[known] == kAnyLane) return {};
    const uint32_t half = 2 * source_of[known] + (place_in[known] >= 2 ? 1 : 0);
    halves[i] = known == i ? half : half ^ 1;
  }
  auto is_register = [&](size_t i) { return halves[i] % 2 == 0 && halves[i + 2] == halves[i] + 1; };
  const bool are_equal = halves[0] == halves[1] && halves[2] == halves[3];
  if (!is_register(0) && !is_register(1) && !are_equal) return {};
  auto made = [&](size_t i) {
    const Value low = registers[halves[i] / 2], high = registers[halves[i + 2] / 2];
    if (is_register(i)) return low;
    std::array<int8_t, 4> order;
    for (size_t k = 0; k < 2; ++k) {
      order[k] = static_cast<int8_t>(halves[i] % 2 * 2 + k);
      order[k + 2] = static_cast<int8_t>(halves[i + 2] % 2 * 2 + k + (high == low ? 0 : 4));
    }
    return r.shuffled(low, high, order);
  };
  const Value even = made(0), odd = are_equal ? even : made(1);
  std::array<int8_t, 4> order;
  for (size_t i = 0; i < 4; ++i) {
    const int in_half = place_in[i] % 2, second = i % 2 != 0 && odd != even ? 4 : 0;
    order[i] =
        place_in[i] == kAnyLane ? kAnyLane : static_cast<int8_t>(i / 2 * 2 + in_half + second);
  }
  return r.shuffled(even, odd, order);
}

// Lanes of 4 or 8 bytes of several registers. If no two come from one place, a choice of lanes that
// stay brings them together, and one instruction moves them; otherwise each register's lanes move,
// and then are chosen.
Value gathered_in_ymm(PackedRegisters& r, TypeId type, PartSpan registers,
                      std::span<const uint32_t> source_of, std::span<const int8_t> place_in) {
  const size_t count = place_in.size();
  if (count == 4)
    if (const Value made = gathered_in_pairs(r, registers, source_of, place_in); made.valid())
      return made;
  std::array<uint32_t, 16> taken;
  taken.fill(kNone);
  bool collides = false;
  for (size_t i = 0; i < count; ++i) {
    if (place_in[i] == kAnyLane) continue;
    uint32_t& source = taken[static_cast<size_t>(place_in[i])];
    collides |= source != kNone && source != source_of[i];
    source = source_of[i];
  }
  const Value undefined = r.constants().undef(type);
  Value result;
  LaneOrder order;
  for (uint32_t source = 0; source < registers.size(); ++source) {
    LaneOrder own;
    own.fill(kAnyLane);
    bool is_used = false;
    for (size_t i = 0; i < count; ++i) {
      if (place_in[i] == kAnyLane || source_of[i] != source) continue;
      own[i] = place_in[i];
      is_used = true;
    }
    if (!is_used) continue;
    const Value moved = collides
                            ? r.shuffled(registers[source], undefined, std::span(own).first(count))
                            : registers[source];
    if (!result.valid()) {
      result = moved;
      continue;
    }
    for (size_t i = 0; i < count; ++i) {
      const bool is_here = collides ? own[i] != kAnyLane : taken[i] == source;
      order[i] = static_cast<int8_t>(is_here ? i + count : i);
    }
    result = r.shuffled(result, moved, std::span(order).first(count));
  }
  if (!result.valid()) return undefined;
  const bool stays = std::ranges::all_of(place_in, [i = int8_t{0}](int8_t lane) mutable {
    const int8_t here = i++;
    return lane == kAnyLane || lane == here;
  });
  return collides || stays ? result : r.shuffled(result, undefined, place_in);
}

}  // namespace

uint32_t PackedBuilder::width_of(const VectorShape& shape) const {
  if (shape.form != VectorForm::Packed) return 16;
  uint32_t bytes = widest(shape.lane);
  while (16 * shape.part_count % bytes != 0) bytes /= 2;
  return bytes;
}

// --- parts

// The register that a value is a part of, and which part.
PackedRegisters::PlaceInRegister PackedRegisters::place_of(Value part) const {
  if (part.is_local() && function_[part.local()].opcode == Opcode::BitCast)
    part = function_.operand(part.local(), 0);
  const bool is_known = part.is_local() && part.local().index() < places_.size();
  return is_known ? places_[part.local().index()] : PlaceInRegister();
}

Value PackedRegisters::part_of_register(Value whole, uint32_t number) {
  const TypeId type = function_.type_of(whole);
  const auto count = static_cast<size_t>(types_[type].count * 16 / types_.size_of(type));
  x86::WideOrder order;
  std::iota(order.begin(), order.end(), static_cast<int8_t>(number * count));
  const Value part =
      shuffled(whole, function_.constants().poison(type), std::span(order).first(count));
  places_.resize(function_.value_count());
  places_[part.local().index()] = {whole, number};
  return part;
}

Parts PackedRegisters::parts_of_register(Value whole) {
  const TypeId type = function_.type_of(whole);
  const size_t count = types_.size_of(type) / 16;
  if (count <= 1) return parts({whole});  // frozen scalars, too
  Parts result = parts();
  if (!whole.is_constant()) {
    for (uint32_t i = 0; i < count; ++i) result.push_back(part_of_register(whole, i));
    return result;
  }
  const RegisterWidth narrow(*this, 16);
  const Parts lanes = lanes_of_constant(whole.constant());
  for (size_t size = lanes.size() / count, i = 0; i < count; ++i)
    result.push_back(constant_lanes(types_[type].element, PartSpan(lanes).subspan(i * size, size)));
  return result;
}

// The register that has these parts, or the constant; none() if there is none.
Value PackedRegisters::find_whole(PartSpan parts_of_one) {
  const TypeId part = function_.type_of(parts_of_one[0]), lane = types_[part].element;
  const uint64_t count = parts_of_one.size() * types_[part].count;
  const auto are_all = [&](auto test) { return std::ranges::all_of(parts_of_one, test); };
  if (are_all([](Value each) { return each.is_constant(); })) {
    const TypeId type = function_.types().vector(count, lane);
    if (are_all([&](Value each) { return is_zero_register(each); })) return emit_.null_value(type);
    if (are_all([&](Value each) { return emit_.is_undefined(each); }))
      return function_.constants().undef(type);
    Parts lanes = parts();
    for (Value each : parts_of_one) {
      const Parts of_part = lanes_of_constant(each.constant());
      lanes.insert(lanes.end(), of_part.begin(), of_part.end());
    }
    settle(lanes);
    return Value(function_.constants().aggregate(type, lanes));
  }
  const Value whole = place_of(parts_of_one[0]).whole;
  if (!whole.valid() || types_.size_of(function_.type_of(whole)) != 16 * parts_of_one.size())
    return {};
  for (uint32_t i = 0; i < parts_of_one.size(); ++i) {
    const PlaceInRegister place = place_of(parts_of_one[i]);
    const bool is_here = place.whole == whole && place.number == i;
    if (!is_here && (i == 0 || !emit_.is_undefined(parts_of_one[i]))) return {};
  }
  return as(whole, lane);
}

Value PackedRegisters::whole_of(PartSpan parts_of_one) {
  if (parts_of_one.size() == 1) return parts_of_one[0];
  if (const Value whole = find_whole(parts_of_one); whole.valid()) return whole;
  if (const Value part = parts_of_one[0];
      is_splat_of_lowest(part) &&
      std::ranges::count(parts_of_one, part) == std::ssize(parts_of_one)) {
    const x86::WideOrder lanes{};  // one lane everywhere: a broadcast
    const size_t count = parts_of_one.size() * types_[function_.type_of(part)].count;
    return shuffled(function_.operand(part.local(), 0),
                    function_.constants().poison(function_.type_of(part)),
                    std::span(lanes).first(count));
  }
  const size_t middle = parts_of_one.size() / 2;
  const Value low = whole_of(parts_of_one.first(middle)),
              high = whole_of(parts_of_one.subspan(middle));
  const TypeId half = function_.type_of(low);
  x86::WideOrder lanes{};
  const auto lanes_of_whole = std::span(lanes).first(2 * static_cast<size_t>(types_[half].count));
  std::iota(lanes.begin(), lanes.end(), int8_t{0});
  const InstId position = emit_.position();
  const InstId place = place_before_loop(function_, low, high, position);
  if (place.valid()) emit_.set_position(place);
  const Value whole = shuffled(low, high, lanes_of_whole);
  emit_.set_position(position);
  return whole;
}

// Whether the part has the lowest lane of another in all lanes, and an instruction makes a whole
// register of it.
bool PackedRegisters::is_splat_of_lowest(Value part) const {
  if (!part.is_local() || function_[part.local()].opcode != Opcode::ShuffleVector ||
      !has_wide_integers() ||
      function_.type_of(function_.operand(part.local(), 0)) != function_[part.local()].type)
    return false;
  const ssa::ConstantId order = function_.operand(part.local(), 2).constant();
  return uniform_bits(order) == 0;
}

// --- registers

Parts PackedRegisters::registers_of(PartSpan all) {
  Parts result = parts();
  const size_t count = register_bytes() / 16;
  for (size_t i = 0; i < all.size(); i += count) result.push_back(whole_of(all.subspan(i, count)));
  return result;
}

Parts PackedRegisters::parts_of_registers(PartSpan registers) {
  Parts result = parts();
  for (Value whole : registers) {
    const Parts of_whole = parts_of_register(whole);
    result.insert(result.end(), of_whole.begin(), of_whole.end());
  }
  return result;
}

// Whether no instruction has to join the parts to a register.
bool PackedRegisters::are_whole_or_constant(PartSpan parts_of_one) {
  return find_whole(parts_of_one).valid() ||
         (std::ranges::count(parts_of_one, parts_of_one[0]) == std::ssize(parts_of_one) &&
          is_splat_of_lowest(parts_of_one[0]));
}

// The bytes of the registers, up to so many, that some of the values have as they are.
uint32_t PackedRegisters::whole_width(uint32_t most, std::initializer_list<PartSpan> values) {
  for (; most > 16; most /= 2) {
    const size_t count = most / 16;
    const auto is_divisible = [&](PartSpan value) { return value.size() % count == 0; };
    if (!std::ranges::all_of(values, is_divisible)) continue;
    bool has_one = false;
    for (const PartSpan value : values)
      has_one |= are_whole_or_constant(value.first(count)) && value[0].is_local();
    if (has_one) return most;
  }
  return 16;
}

// Parts of what a loop of one block computes that only another block uses move there.
void move_parts_out_of_loops(SplitValues& s) {
  ssa::Function& function = s.function();
  ArenaVector<InstId> parts(s.scratch());
  for (const BlockId block : function.blocks()) {
    if (!repeats(function, block)) continue;
    for (InstId id = after_phis(s, block); id.valid(); id = function.next(id))
      if (s[id].opcode == Opcode::ShuffleVector && s.place_of(id).whole.valid())
        parts.push_back(id);
  }
  if (parts.empty()) return;
  function.track_uses();
  for (const InstId part : parts) {
    BlockId user;
    bool has_one = true;
    for (ssa::UseId use = function.first_use(part); use.valid(); use = function.next_use(use)) {
      const BlockId here = function.block_of(function.user(use));
      has_one &= (!user.valid() || here == user) && s[function.user(use)].opcode != Opcode::Phi;
      user = here;
    }
    if (!has_one || !user.valid() || user == function.block_of(part)) continue;
    const InstId place = after_phis(s, user);
    if (s[place].opcode == Opcode::LandingPad) continue;
    function.unlink(part);
    function.insert_before(place, part);
  }
}

// Parts, and masks beside extrema, that nothing uses would count as uses of their registers, whose
// loads then do not fold.
void erase_dead_parts(SplitValues& s) {
  ArenaVector<uint32_t> uses(s.function().value_count(), 0, s.scratch());
  for (BlockId block : s.function().blocks())
    for (InstId id = s.function()[block].first; id.valid(); id = s.function().next(id))
      for (Value operand : s.operands(id))
        if (operand.is_local()) ++uses[operand.local().index()];
  for (BlockId block : s.function().blocks() | std::views::reverse)
    for (InstId id = s.function()[block].last, before; id.valid(); id = before) {
      before = s.function().previous(id);
      const Opcode opcode = s[id].opcode;
      const bool is_pure = opcode == Opcode::ShuffleVector || opcode == Opcode::InsertElement ||
                           opcode == Opcode::BitCast || opcode == Opcode::Packed ||
                           ssa::is_binary(opcode);
      const bool is_dead = s.is_new(id) && uses[id.index()] == 0 && is_pure;
      if (!is_dead) continue;
      for (Value operand : s.operands(id))
        if (operand.is_local()) --uses[operand.local().index()];
      s.function().set_operands(id, {});
      s.function().erase(id);
    }
}

// Loads of which only parts are used become those of the parts.
void halve_loads(SplitValues& s) {
  ArenaVector<uint8_t> is_whole(s.function().value_count(), 0,
                                s.scratch());  // by value: used as it is
  for (BlockId block : s.function().blocks())
    for (InstId id = s.function()[block].first; id.valid(); id = s.function().next(id)) {
      const bool is_part = s.place_of(id).whole.valid();
      for (Value operand : s.operands(id))
        if (operand.is_local() && !is_part) is_whole[operand.local().index()] = 1;
    }
  for (BlockId block : s.function().blocks())
    for (InstId id = s.function()[block].first; id.valid(); id = s.function().next(id)) {
      if (s[id].opcode != Opcode::ShuffleVector) continue;
      const auto [whole, number] = s.place_of(id);
      if (!whole.valid() || is_whole[whole.local().index()] != 0) continue;
      const InstId load = whole.local();
      if (s[load].opcode != Opcode::Load || !stands_close_after(s, load, id)) continue;
      s.emit().set_position(id);
      const uint32_t offset = 16 * number;
      const uint32_t align = align_at(s.function().alignment(load), offset);
      const Value address = s.emit().address(s.operand(load, 0), offset);
      s.function()[id].opcode = Opcode::Load;
      s.function()[id].flags = ssa::align_flag(align);
      s.function().set_operands(id, {&address, 1});
    }
}

// --- phis

// Its parts stand after the phis of the block.
bool split_wide_phi(SplitValues& s, InstId id) {
  const VectorShape shape = s.shape_of(s[id].type);
  const RegisterWidth scope(s, s.width_of(shape));
  if (s.register_bytes() == 16) return false;
  Parts registers = s.parts();
  for (uint32_t i = 0; i < 16 * shape.part_count; i += s.register_bytes())
    registers.push_back(s.emit().make(Opcode::Phi, s.register_type(shape.lane), {}));
  InstId after = s.function().next(id);
  while (s[after].opcode == Opcode::Phi) after = s.function().next(after);
  s.emit().set_position(after);
  s.define(id, s.parts_of_registers(registers));
  for (Value each : registers)
    if (s.function().name_of(each.local()).is_none())
      s.function().set_name(each.local(), s.function().name_of(id));
  return true;
}

// Of one or two registers of 32 bytes, by one instruction.
bool shuffle_in_ymm(SplitValues& s, InstId id) {
  const VectorShape shape = s.shape_of(s[id].type);
  const Value first = s.operand(id, 0), second = s.operand(id, 1);
  if (s.width_of(shape) != 32 || shape.part_count != 2 || s.type_of(first) != s[id].type)
    return false;
  const Value left = s.find_whole(s.parts_of(first)), right = s.find_whole(s.parts_of(second));
  if (!left.valid() || !right.valid()) return false;
  x86::WideOrder order;
  const Parts numbers = s.lanes_of_constant(s.operand(id, 2).constant());
  for (size_t i = 0; i < numbers.size(); ++i) {
    const bool is_defined = s.emit().is_integer(numbers[i]) &&
                            s.emit().bits_of_constant(numbers[i]) < 2 * uint64_t{shape.count};
    order[i] =
        is_defined ? static_cast<int8_t>(s.emit().bits_of_constant(numbers[i])) : x86::kAnyLane;
  }
  const bool are_numbers = shape.lane == ssa::kFloat || shape.lane == ssa::kDouble;
  if (!x86::find_wide_shuffle({order.data(), shape.count}, are_numbers, s.has_wide_integers())) {
    if (shuffle_bytes_in_ymm(s, id, left, std::span(order).first(shape.count))) return true;
    if (!s.has_bits() || shape.lane_bytes < 2) return false;
  }
  const Value made = s.shuffled(left, right, std::span(order).first(shape.count));
  return s.done(id, s.parts_of_register(made));
}

// Of any number of registers of 32 bytes, to others.
bool shuffle_of_ymm(SplitValues& s, InstId id) {
  const Value first = s.operand(id, 0), second = s.operand(id, 1);
  const VectorShape shape = s.shape_of(s[id].type);
  const VectorShape source = s.shape_of(s.type_of(first));
  if (s.width_of(shape) != 32 || s.width_of(source) != 32 || shape.lane_bytes < 4 ||
      !s.has_wide_integers() || s.lane_type(s[id].type) != shape.lane)
    return false;
  Parts registers = s.parts();
  for (const Value vector : {first, second}) {
    const Parts parts = s.parts_of(vector);
    for (size_t i = 0; i < parts.size(); i += 2)
      registers.push_back(s.find_whole(PartSpan(parts).subspan(i, 2)));
  }
  const RegisterWidth scope(s, 32);
  const uint32_t lanes = 2 * shape.lanes_of_part;
  const Parts numbers = s.lanes_of_constant(s.operand(id, 2).constant());
  Parts result = s.parts();
  for (uint32_t at = 0; at < shape.count; at += lanes) {
    std::array<uint32_t, 16> source_of{};
    LaneOrder place_in;
    uint64_t used = 0, places = 0;
    size_t defined = 0;
    for (uint32_t i = 0; i < lanes; ++i) {
      place_in[i] = kAnyLane;
      const Value number = numbers[at + i];
      if (!s.emit().is_integer(number)) continue;
      const uint64_t lane = s.emit().bits_of_constant(number);
      if (lane >= 2 * uint64_t{source.count}) continue;
      source_of[i] = static_cast<uint32_t>(lane / lanes);
      place_in[i] = static_cast<int8_t>(lane % lanes);
      if (source_of[i] >= 64 || !registers[source_of[i]].valid()) return false;
      used |= uint64_t{1} << source_of[i];
      places |= uint64_t{1} << place_in[i];
      ++defined;
    }
    // Halves and interleavings are shorter in registers of 16 bytes, as is one lane everywhere.
    const bool collides = static_cast<size_t>(std::popcount(places)) != defined;
    if (collides && std::popcount(used) <= 2) return false;
    result.push_back(gathered_in_ymm(s, s.register_type(shape.lane), registers,
                                     std::span(source_of).first(lanes),
                                     std::span(place_in).first(lanes)));
  }
  return s.done(id, s.parts_of_registers(result));
}

// Of up to two registers of 64 bytes for each of the result.
bool shuffle_of_zmm(SplitValues& s, InstId id) {
  const VectorShape shape = s.shape_of(s[id].type);
  const VectorShape source = s.shape_of(s.type_of(s.operand(id, 0)));
  if (s.width_of(shape) != 64 || s.width_of(source) != 64 || shape.lane_bytes < 2 ||
      source.lane_bytes != shape.lane_bytes || s.uniform_bits(s.operand(id, 2)))
    return false;
  Parts all = s.parts_of(s.operand(id, 0));
  const Parts of_second = s.parts_of(s.operand(id, 1));
  all.insert(all.end(), of_second.begin(), of_second.end());
  const uint32_t lanes = 4 * shape.lanes_of_part;
  const Parts numbers = s.lanes_of_constant(s.operand(id, 2).constant());
  struct Made {
    uint32_t sources[2] = {kNone, kNone};
    x86::WideOrder order;
  };
  ArenaVector<Made> registers(shape.count / lanes, s.scratch());
  for (uint32_t i = 0; i < shape.count; ++i) {
    Made& made = registers[i / lanes];
    int8_t& place = made.order[i % lanes];
    place = kAnyLane;
    if (!s.emit().is_integer(numbers[i])) continue;
    const uint64_t lane = s.emit().bits_of_constant(numbers[i]);
    if (lane >= 2 * uint64_t{source.count}) continue;
    const auto from = static_cast<uint32_t>(lane / lanes);
    if (made.sources[0] == kNone) made.sources[0] = from;
    const size_t which = made.sources[0] == from ? 0 : 1;
    if (which == 1 && made.sources[1] == kNone) made.sources[1] = from;
    if (made.sources[which] != from) return false;
    place = static_cast<int8_t>(lane % lanes + which * lanes);
  }
  const RegisterWidth scope(s, 64);
  auto whole = [&](uint32_t number) { return s.whole_of(PartSpan(all).subspan(4 * number, 4)); };
  const Value undefined = s.constants().poison(s.register_type(shape.lane));
  Parts result = s.parts();
  for (const Made& made : registers) {
    const std::span<const int8_t> order = std::span(made.order).first(lanes);
    const bool stays = made.sources[1] == kNone &&
                       std::ranges::all_of(order, [i = int8_t{0}](int8_t lane) mutable {
                         const int8_t here = i++;
                         return lane == kAnyLane || lane == here;
                       });
    const Value first = made.sources[0] == kNone ? undefined : whole(made.sources[0]);
    const Value second = made.sources[1] == kNone ? undefined : whole(made.sources[1]);
    result.push_back(stays ? first : s.shuffled(first, second, order));
  }
  return s.done(id, s.parts_of_registers(result));
}

// --- masked memory

// Those that expand_masked_access has left.
bool split_masked(SplitValues& s, InstId id) {
  const std::string_view called = ssa::called_intrinsic_name(s.function(), id);
  const bool is_load = called == "llvm.masked.load";
  if (!is_load && called != "llvm.masked.store") return false;
  const size_t operands = s.operands(id).size() - 2;
  const ssa::MaskedAccess& access = *ssa::find_masked_access(called, operands);
  const Value vector = s.operand(id, 2u + access.vector);
  const Value pointer = s.part_of(s.operand(id, 2u + access.address));
  const VectorShape shape = s.shape_of(s.type_of(vector));
  Parts registers = s.parts_of(vector),
        masks = s.mask_parts(s.operand(id, 2u + access.mask), shape.lane_bytes);
  const RegisterWidth scope(s, s.width_of(shape));
  registers = s.registers_of(registers), masks = s.registers_of(masks);
  const TypeId type = s.register_type(shape.lane);
  for (uint32_t i = 0; i < registers.size(); ++i) {
    const Value address = s.emit().address(pointer, uint64_t{s.register_bytes()} * i);
    const bool has_bits =
        s.is_zmm(masks[i]) || shape.lane_bytes < 4 || s.bits_under(masks[i]).valid();
    const Value chosen = has_bits ? s.bits_of(masks[i]) : masks[i];
    const std::initializer_list<TypeId> types = {type, s.type_of(chosen)};
    if (!is_load) {
      s.emit().call(s.emit().intrinsic_name("llvm.lilt.masked.store", types), ssa::kVoid,
                    {address, chosen, registers[i]});
      continue;
    }
    const Value loaded = s.emit().call(s.emit().intrinsic_name("llvm.lilt.masked.load", types),
                                       type, {address, chosen});
    const bool is_whole = s.emit().is_undefined(registers[i]) || s.is_zero_register(registers[i]);
    registers[i] = is_whole ? loaded : s.choice(masks[i], loaded, registers[i]);
  }
  s.erase_later(id);
  if (is_load) s.define(id, s.parts_of_registers(registers));
  return true;
}

}  // namespace lilt::backend
