#include "runtime/interpreter/quicken.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "runtime/interpreter/quick_bodies.h"

namespace lilt::runtime {

using ssa::Opcode;
using enum OperationCode;

namespace {

OperationCode advanced(OperationCode code, uint32_t distance) {
  return static_cast<OperationCode>(static_cast<uint32_t>(code) + distance);
}

// The second operand when it is a defined constant and the first is a slot, or null. The constants
// are still in collection order.
const Cell* number_beside_slot(const Code& code, const Operation& op) {
  if (op.a < 0 || op.b >= 0) return nullptr;
  const Cell& cell = code.constants[static_cast<size_t>(~op.b)];
  return cell.is_defined() ? &cell : nullptr;
}

struct BinaryForm {
  Opcode opcode;
  uint8_t flags;
  OperationCode code;
};
constexpr BinaryForm kBinaryForms[] = {
#define X(name, opcode, flags) {Opcode::opcode, flags, name},
    LILT_QUICK_BINARY(X)
#undef X
};

bool match_binary(const Code& code, Operation& quick) {
  auto form = std::ranges::find_if(kBinaryForms, [&](const BinaryForm& f) {
    return static_cast<int32_t>(f.opcode) == quick.c && f.flags == quick.flags;
  });
  if (form == std::end(kBinaryForms)) return false;
  const Cell* number = number_beside_slot(code, quick);
  quick.code = advanced(form->code, number != nullptr ? 1 : 0);
  if (number != nullptr) quick.number = number->bits;
  return true;
}

bool match_floating(Operation& quick) {
  bool is_double = quick.width == 64;
  switch (static_cast<Opcode>(quick.c)) {
    case Opcode::FAdd:
      quick.code = is_double ? FAdd64 : FAdd32;
      return true;
    case Opcode::FSub:
      quick.code = is_double ? FSub64 : FSub32;
      return true;
    case Opcode::FMul:
      quick.code = is_double ? FMul64 : FMul32;
      return true;
    case Opcode::FDiv:
      quick.code = is_double ? FDiv64 : FDiv32;
      return true;
    default:
      return false;
  }
}

bool match_integer_cast(Operation& quick) {
  switch (static_cast<Opcode>(quick.c)) {
    case Opcode::SExt:
      quick.code = SignExtend;
      return true;
    case Opcode::ZExt:
      quick.code = (quick.flags & ssa::flag::NonNegative) != 0 ? ExtendNonNegative : ZeroExtend;
      return true;
    default:
      quick.code = quick.flags != 0 ? TruncateExactly : ZeroExtend;
      return true;
  }
}

bool match_float_cast(Operation& quick) {
  bool to_double = quick.width == 64, from_double = quick.b == 64;
  switch (static_cast<Opcode>(quick.c)) {
    case Opcode::FPExt:
      quick.code = FloatToDouble;
      return quick.b == 32 && to_double;
    case Opcode::FPTrunc:
      quick.code = DoubleToFloat;
      return from_double && quick.width == 32;
    case Opcode::SIToFP:
      quick.code = to_double ? SignedToDouble : SignedToFloat;
      return true;
    case Opcode::UIToFP:
      quick.code = to_double ? UnsignedToDouble : UnsignedToFloat;
      return true;
    case Opcode::FPToSI:
      quick.code = from_double ? DoubleToSigned : FloatToSigned;
      return true;
    default:
      return false;
  }
}

bool match_wide(Operation& quick) {
  QuickBody body = find_wide_body(quick);
  if (body == nullptr) return false;
  bool is_cast = quick.code == WideCast || quick.code == ExtendedCast;
  if (is_cast) quick.c = std::exchange(quick.b, 0);
  quick.code = BodyOfTwo;
  quick.number = reinterpret_cast<uint64_t>(body);
  return true;
}

bool match_address_cast(Operation& quick) {
  QuickBody body = find_address_body(quick);
  if (body == nullptr) return false;
  quick.code = BodyOfTwo;
  quick.b = 0;  // not a place
  quick.number = reinterpret_cast<uint64_t>(body);
  return true;
}

void place_arguments(const Code& code, Operation& quick) {
  const CallSite& site = code.calls[static_cast<size_t>(quick.b)];
  const ArgumentPlace* arguments = code.arguments.data() + site.first;
  quick.a = arguments[0].place;
  quick.b = site.count > 1 ? arguments[1].place : 0;
  quick.c = site.count > 2 ? arguments[2].place : 0;
}

// The first of the quick forms of such an access; ContinueAfter if there are none.
OperationCode access_forms(const Operation& access) {
  bool is_pointer = access.code == LoadPointer || access.code == StorePointer;
  if (is_pointer) return LoadReference;
  switch (access.width) {
    case 8:
      return Load8;
    case 16:
      return Load16;
    case 32:
      return Load32;
    case 64:
      return Load64;
    default:
      return ContinueAfter;
  }
}

struct QuickCall {
  std::string_view name;  // of an intrinsic: without its type
  bool is_floating;
  OperationCode code;  // floats: the one for 32 bits
};
constexpr QuickCall kQuickCalls[] = {
    {"llvm.umin", false, UMin},
    {"llvm.umax", false, UMax},
    {"llvm.smin", false, SMin},
    {"llvm.smax", false, SMax},
    {"llvm.fshl", false, FunnelLeft},
    {"llvm.fshr", false, FunnelRight},
    {"llvm.fmuladd", true, MultiplyAdd32},
    {"llvm.fabs", true, FAbs32},
    {"llvm.sqrt", true, SquareRoot32},
    {"sqrt", true, SquareRoot32},
    {"sqrtf", true, SquareRoot32},
    {"fabs", true, FAbs32},
    {"fabsf", true, FAbs32},
};

}  // namespace

// Operations on adjacent places: see find_lane_body.
Quickener::Match Quickener::match_lanes(const Code& code, Block block, Operation& quick) const {
  constexpr int32_t kLeast = 3;         // fewer are quicker one by one
  constexpr int32_t kMaxAlignment = 8;  // whose mask fits the flags
  const Operation first = block[0].operation;
  bool is_access = first.code == LoadInteger || first.code == StoreInteger;
  QuickBody body = find_lane_body(first);
  if (body == nullptr || (is_access && first.c > kMaxAlignment)) return {};
  size_t count = 1;
  int32_t lanes = 1;
  for (; lanes < static_cast<int32_t>(kMaxLanes); ++lanes) {
    size_t more = lane_at(code, block, count, lanes);
    if (more == 0) break;
    count += more;
  }
  // No lane may read the result of another.
  auto is_apart = [&](Place from) {
    return from == first.result || std::abs(from - first.result) >= lanes;
  };
  if (lanes < kLeast || (!is_access && !(is_apart(first.a) && is_apart(first.b)))) return {};
  quick.code = BodyOfTwo;
  quick.c = lanes;
  quick.number = reinterpret_cast<uint64_t>(body);
  if (is_access) quick.flags = static_cast<uint8_t>((1u << first.c) - 1);
  return {count, false};
}

// Number of the operations at `at` that do to that lane what the block's first does to the first
// lane: one, or the address and the access; or 0.
size_t Quickener::lane_at(const Code& code, Block block, size_t at, int32_t lane) const {
  const Operation& first = block[0].operation;
  bool is_access = first.code == LoadInteger || first.code == StoreInteger;
  size_t last = at + (is_access ? 1 : 0);
  if (last >= block.size()) return 0;
  const Operation& next = block[last].operation;
  bool is_same = next.code == first.code && next.width == first.width && next.flags == first.flags;
  if (!is_access)
    return is_same && next.c == first.c && next.result == first.result + lane &&
                   next.a == first.a + lane && next.b == first.b + lane
               ? 1
               : 0;
  const Operation& address = block[at].operation;
  if (address.code != GetElementPtr || address.a != first.a || !hands_on(block, at)) return 0;
  const AddressSteps& steps = code.addresses[static_cast<size_t>(address.b)];
  bool is_adjacent = steps.count == 0 && (address.flags & ssa::flag::InBounds) == 0 &&
                     steps.offset == int64_t{first.width / 8} * lane && next.a == address.result;
  bool has_value =
      first.code == LoadInteger ? next.result == first.result + lane : next.b == first.b + lane;
  return is_same && is_adjacent && has_value && next.c == 0 ? 2 : 0;
}

Quickener::Match Quickener::match_call(const Code& code, const FullOperation& call,
                                       Operation& quick) {
  const BodyCall& by_body = call.quick_body;
  if (call.quick_call == Call && by_body.body == nullptr) return {};
  place_arguments(code, quick);
  quick.code = call.quick_call;
  if (quick.code != Call) return {1};
  quick.code = BodyOfThree;
  quick.number = reinterpret_cast<uint64_t>(by_body.body);
  quick.flags = by_body.flags;
  if (by_body.width != 0) quick.width = by_body.width;
  return {1, false};
}

Quickener::Match Quickener::match_two_moves(Block block, Operation& quick) {
  if (block.size() < 2 || block[1].operation.code != quick.code) return {};
  quick.code = quick.code == Assign ? TwoAssigns : TwoMoves;
  quick.b = block[1].operation.result;
  quick.c = block[1].operation.a;
  return {2, false};
}

OperationCode quick_call(std::string_view name, uint32_t width, bool is_floating) {
  bool is_intrinsic = name.starts_with("llvm.");
  if (!is_intrinsic && name.ends_with('f') != (width == 32)) return Call;  // as C has them
  std::string_view stem = is_intrinsic ? name.substr(0, name.find('.', 5)) : name;
  auto found = std::ranges::find(kQuickCalls, stem, &QuickCall::name);
  if (found == std::end(kQuickCalls) || found->is_floating != is_floating) return Call;
  return advanced(found->code, is_floating && width == 64 ? 1 : 0);
}

void Quickener::note(int32_t slot, Uses uses) {
  if (uses_.size() <= static_cast<size_t>(slot)) uses_.resize(static_cast<size_t>(slot) + 1);
  uses_[static_cast<size_t>(slot)] = uses;
}

// Whether only the next operation reads the result of operation `at`.
bool Quickener::hands_on(Block block, size_t at) const {
  size_t slot = static_cast<size_t>(block[at].operation.result);
  if (at + 1 >= block.size() || slot >= uses_.size()) return false;
  return uses_[slot] == Uses::OneOperation ||
         (uses_[slot] == Uses::OneInstruction && block[at + 1].is_whole);
}

void Quickener::append(Code& code, Block block) {
  while (!block.empty()) {
    Operation quick = block[0].operation;
    Match found = match(code, block, quick);
    if (found.count == 0) {
      code.operations.push_back(block[0].operation);
      block = block.subspan(1);
      continue;
    }
    fallbacks_.push_back({static_cast<uint32_t>(code.operations.size()),
                          static_cast<uint32_t>(full_.size()), static_cast<uint32_t>(found.count)});
    code.operations.push_back(quick);
    for (const FullOperation& full : block.first(found.count)) full_.push_back(full.operation);
    block = block.subspan(found.count);
  }
}

void Quickener::finish(Code& code) {
  code.fallbacks.assign(code.operations.size(), 0);
  for (const Fallback& fallback : fallbacks_) {
    code.fallbacks[fallback.quick] = static_cast<uint32_t>(code.operations.size());
    for (uint32_t i = 0; i < fallback.count; ++i)
      code.operations.push_back(full_[fallback.first + i]);
    Operation back{ContinueAfter};
    back.b =
        static_cast<int32_t>(fallback.quick) + 1 - static_cast<int32_t>(code.operations.size());
    code.operations.push_back(back);
  }
}

Quickener::Match Quickener::match(const Code& code, Block block, Operation& quick) const {
  Match found = match_lanes(code, block, quick);
  if (found.count != 0) return found;
  switch (quick.code) {
    case Binary:
      found = match_count(code, block, quick);
      if (found.count == 0) found.count = match_binary(code, quick) ? 1 : 0;
      break;
    case Floating:
      found.count = match_floating(quick) ? 1 : 0;
      break;
    case Compare:
      found = match_compare(code, block, quick);
      break;
    case FloatCompare:
      found = match_float_compare(block, quick);
      break;
    case IntegerCast:
      found = match_address(code, block, quick);
      if (found.count == 0) found.count = match_integer_cast(quick) ? 1 : 0;
      break;
    case FloatCast:
      found.count = match_float_cast(quick) ? 1 : 0;
      break;
    case WideBinary:
    case WideCompare:
    case WideCast:
    case ExtendedCast:
    case ExtendedBinary:
    case ExtendedCompare:
      return {match_wide(quick) ? 1u : 0u};
    case PointerToInteger:
      found.count = match_address_cast(quick) ? 1 : 0;
      break;
    case GetElementPtr:
      found = match_address(code, block, quick);
      break;
    case LoadInteger:
    case LoadPointer:
    case StoreInteger:
    case StorePointer:
      found = match_access(block, 0, quick, Addressing::Plain);
      break;
    case Assign:
    case Move:
      return match_two_moves(block, quick);
    case Call:
      return match_call(code, block[0], quick);
    default:
      return {};
  }
  if (found.count != 0 && found.has_result)
    found.count += match_renames(block, found.count - 1, quick);
  return found;
}

// What only gives the result of operation `at` another slot: an extension with zeros, which changes
// no cell, or a store to a variable.
size_t Quickener::match_renames(Block block, size_t at, Operation& quick) const {
  size_t count = 0;
  for (; hands_on(block, at + count); ++count) {
    const Operation& next = block[at + count + 1].operation;
    bool is_extension =
        next.code == IntegerCast && static_cast<Opcode>(next.c) == Opcode::ZExt && next.flags == 0;
    if ((next.code != Assign && !is_extension) || next.a != quick.result) break;
    quick.result = next.result;
  }
  return count;
}

// [sign extension of the index] getelementptr, those after it, [load or store]
Quickener::Match Quickener::match_address(const Code& code, Block block, Operation& quick) const {
  if (Match row = match_element_of_row(code, block, quick); row.count != 0) return row;
  size_t count = match_index(code, block, quick);
  if (count == 0) return {};
  Addressing addressing = quick.code == AddressOffset ? Addressing::Offset : Addressing::Indexed;
  if (size_t more = match_fields(code, block.subspan(count - 1), quick)) {
    count += more;
    addressing = addressing == Addressing::Offset ? Addressing::Field : Addressing::IndexedField;
    quick.code = addressing == Addressing::Field ? AddressField : AddressIndexedField;
    quick.flags = ssa::flag::InBounds;
  }
  if (!hands_on(block, count - 1)) return {count};
  Match access = match_access(block, count, quick, addressing);
  return access.count != 0 ? access : Match{count};
}

// Two getelementptr, each of one index of 64 bits, and a load or store of a number.
Quickener::Match Quickener::match_element_of_row(const Code& code, Block block,
                                                 Operation& quick) const {
  auto index_of = [&](const Operation& address) -> const AddressStep* {
    if (address.code != GetElementPtr) return nullptr;
    const AddressSteps& steps = code.addresses[static_cast<size_t>(address.b)];
    if (steps.count != 1 || steps.offset != 0) return nullptr;
    const AddressStep* step = &code.address_steps[steps.first];
    return step->width == 64 && step->scale <= INT32_MAX ? step : nullptr;
  };
  if (block.size() < 3 || !hands_on(block, 0) || !hands_on(block, 1)) return {};
  const Operation &row = block[0].operation, &element = block[1].operation;
  const AddressStep *first = index_of(row), *second = index_of(element);
  if (first == nullptr || second == nullptr || element.a != row.result) return {};
  if (second->index == row.result) return {};
  Operation found = element;
  Match access = match_access(block, 2, found, Addressing::Indexed);
  found.code = found.code == Load32Indexed    ? Load32Twice
               : found.code == Load64Indexed  ? Load64Twice
               : found.code == Store32Indexed ? Store32Twice
               : found.code == Store64Indexed ? Store64Twice
                                              : GetElementPtr;
  if (access.count == 0 || found.code == GetElementPtr) return {};
  quick = found;
  quick.a = row.a;
  quick.b = first->index;
  quick.c = static_cast<int32_t>(first->scale);
  quick.number = SecondIndex{second->index, static_cast<int32_t>(second->scale)}.number();
  return access;
}

// The first getelementptr. Gives the number of operations, or 0.
size_t Quickener::match_index(const Code& code, Block block, Operation& quick) const {
  const Operation& first = block[0].operation;
  bool has_cast = first.code == IntegerCast;
  if (has_cast && (static_cast<Opcode>(first.c) != Opcode::SExt || !hands_on(block, 0))) return 0;
  size_t at = has_cast ? 1 : 0;
  const Operation& address = block[at].operation;
  if (address.code != GetElementPtr) return 0;
  const AddressSteps& steps = code.addresses[static_cast<size_t>(address.b)];
  if (steps.count > 1 || (has_cast && steps.count == 0)) return 0;
  Operation found = address;
  found.number = static_cast<uint64_t>(steps.offset);
  found.code = steps.count == 0 ? AddressOffset : AddressIndexed;
  if (steps.count == 1) {
    const AddressStep& step = code.address_steps[steps.first];
    if (step.scale > INT32_MAX || (has_cast && step.index != first.result)) return 0;
    if (has_cast && (address.a == first.result || step.width != first.width)) return 0;
    found.b = has_cast ? first.a : step.index;
    uint32_t width = has_cast ? static_cast<uint32_t>(first.b) : step.width;
    found.width = static_cast<uint16_t>(64 - width);
    found.c = static_cast<int32_t>(step.scale);
  }
  quick = found;
  return at + 1;
}

// Those that follow the first getelementptr of the block, and add constants. No step may lead back:
// see Addressing. Gives their number.
size_t Quickener::match_fields(const Code& code, Block block, Operation& quick) const {
  auto leads_on = [](int64_t offset) { return offset >= 0 && offset <= INT32_MAX; };
  size_t count = 0;
  if (!leads_on(static_cast<int64_t>(quick.number))) return 0;
  for (; hands_on(block, count); ++count) {
    const Operation& next = block[count + 1].operation;
    if (next.code != GetElementPtr || next.a != quick.result) break;
    const AddressSteps& steps = code.addresses[static_cast<size_t>(next.b)];
    if (steps.count != 0 || !leads_on(steps.offset)) break;
    quick.number += static_cast<uint64_t>(steps.offset);
    quick.result = next.result;
    quick.offset = next.offset;
  }
  return count;
}

// The access at `at`. Unless the addressing is Plain, `quick` computes the address, as the
// operations before do.
Quickener::Match Quickener::match_access(Block block, size_t at, Operation& quick,
                                         Addressing addressing) const {
  const Operation& access = block[at].operation;
  constexpr int32_t kMaxAlignment = 8;  // whose mask fits the flags
  bool is_load = access.code == LoadInteger || access.code == LoadPointer;
  bool is_store = access.code == StoreInteger || access.code == StorePointer;
  if ((!is_load && !is_store) || access.c > kMaxAlignment) return {};
  OperationCode forms = access_forms(access);
  bool has_address = addressing != Addressing::Plain;
  bool adds_nothing = addressing == Addressing::Offset && quick.number == 0;
  bool is_through = !has_address || access.a == quick.result;
  bool stores_address = is_store && has_address && access.b == quick.result;
  if (forms == ContinueAfter || !is_through || stores_address) return {};
  quick.code =
      advanced(forms, static_cast<uint32_t>(adds_nothing ? Addressing::Plain : addressing) +
                          (is_store ? kAddressings : 0));
  quick.flags = static_cast<uint8_t>((1u << access.c) - 1);
  quick.result = is_load ? access.result : access.b;
  quick.offset = access.offset;
  return {at + 1, is_load};
}

constexpr uint32_t kCompareForms = 5;
#define X(p)                                                                            \
  static_assert(static_cast<uint32_t>(Compare##p) - static_cast<uint32_t>(CompareEQ) == \
                kCompareForms * static_cast<uint32_t>(ssa::IntPredicate::p));
LILT_QUICK_COMPARE(X)
#undef X

static OperationCode compare_form(int32_t predicate, uint32_t form) {
  return advanced(CompareEQ, kCompareForms * static_cast<uint32_t>(predicate) + form);
}

// A counter's step, which stays in its slot, with its comparison and branch.
Quickener::Match Quickener::match_count(const Code& code, Block block, Operation& quick) const {
  if (static_cast<Opcode>(quick.c) != Opcode::Add || quick.a != quick.result || block.size() < 3)
    return {};
  const Cell* number = number_beside_slot(code, quick);
  const Operation &compare = block[1].operation, &branch = block[2].operation;
  bool is_test = compare.code == Compare && compare.a == quick.result &&
                 compare.b != quick.result && hands_on(block, 1) &&
                 branch.code == ConditionalBranch && branch.a == compare.result;
  if (number == nullptr || !is_test) return {};
  quick.code = compare_form(compare.c, 4);
  quick.number = number->bits;
  quick.b = compare.b;
  quick.a = branch.b;
  quick.c = branch.c;
  return {3, false};
}

Quickener::Match Quickener::match_compare(const Code& code, Block block, Operation& quick) const {
  const Cell* number = number_beside_slot(code, quick);
  quick.code = compare_form(quick.c, number != nullptr ? 1 : 0);
  if (number != nullptr) quick.number = number->bits;
  return with_branch(block, quick, advanced(quick.code, 2));
}

Quickener::Match Quickener::match_float_compare(Block block, Operation& quick) const {
  if ((quick.c & kSignals) != 0) return {0};
  quick.number = static_cast<uint64_t>(quick.c);
  bool is_double = quick.width == 64;
  quick.code = is_double ? FloatCompare64 : FloatCompare32;
  return with_branch(block, quick, is_double ? FloatBranch64 : FloatBranch32);
}

Quickener::Match Quickener::with_branch(Block block, Operation& quick, OperationCode branch) const {
  if (!hands_on(block, 0)) return {1};
  const Operation& next = block[1].operation;
  if (next.code != ConditionalBranch || next.a != quick.result) return {1};
  quick.code = branch;
  quick.result = next.b;
  quick.c = next.c;
  quick.offset = next.offset;
  return {2, false};
}

}  // namespace lilt::runtime
