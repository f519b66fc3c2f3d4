// Atomic instructions, orderings, and va_arg.
#include <algorithm>
#include <bit>

#include "frontend/llvm/body_parser.h"

namespace lilt::frontend {

using namespace ssa;

// `syncscope("…") acquire`. The scope is ignored: the whole system sees the operation.
AtomicOrdering BodyParser::parse_ordering() {
  if (cursor_.accept_word("syncscope")) {
    cursor_.expect('(', "after 'syncscope'");
    cursor_.raw_string();
    cursor_.expect(')', "after the scope");
  }
  std::string_view word = cursor_.word();
  auto known =
      std::find(std::begin(kAtomicOrderingNames) + 1, std::end(kAtomicOrderingNames), word);
  if (known == std::end(kAtomicOrderingNames))
    cursor_.fail_expected(
        "an ordering (unordered, monotonic, acquire, release, acq_rel or seq_cst)");
  cursor_.advance(word.size());
  return static_cast<AtomicOrdering>(known - std::begin(kAtomicOrderingNames));
}

// The ordering of an atomic load or store.
AtomicOrdering BodyParser::parse_access_ordering(Opcode opcode, TypeId type) {
  SourceOffset place = cursor_.offset();
  AtomicOrdering ordering = parse_ordering();
  AtomicOrdering wrong = opcode == Opcode::Load ? AtomicOrdering::Release : AtomicOrdering::Acquire;
  if (ordering == wrong || ordering == AtomicOrdering::AcquireRelease)
    reporter_.error(place, "an atomic " + quoted(info(opcode).name) + " cannot be " +
                               quoted(kAtomicOrderingNames[static_cast<size_t>(ordering)]));
  check_atomic_type(type, opcode, false);
  return ordering;
}

// An atomic access has a size of 2^n bytes.
void BodyParser::check_atomic_type(TypeId type, Opcode opcode, bool integers_only) {
  TypeId erased = context_.erased(type);
  const TypeTable& types = context_.types();
  bool is_right = types.is_integer(erased) || types.is_pointer(erased) ||
                  (!integers_only && types.is_floating(erased));
  bool is_whole = types.is_integer(erased) ? types.integer_bits(erased) >= 8 &&
                                                 std::has_single_bit(types.integer_bits(erased))
                                           : erased != kX86Fp80;
  if (!is_right || !is_whole)
    reporter_.error(opcode_place_, "an atomic " + quoted(info(opcode).name) +
                                       " does not go with type " + context_.shown(type));
}

InstId BodyParser::parse_fence() {
  SourceOffset place = cursor_.offset();
  AtomicOrdering ordering = parse_ordering();
  if (ordering < AtomicOrdering::Acquire)
    reporter_.error(place, "a fence is acquire, release, acq_rel or seq_cst");
  return emit(Opcode::Fence, kVoid, 0, static_cast<uint8_t>(ordering));
}

// Parses the address of an atomic operation and the comma after it; returns its type.
TypeId BodyParser::parse_atomic_pointer() {
  SourceOffset place = cursor_.offset();
  TypeId pointer = parse_typed_operand();
  if (!context_.is_pointer(pointer))
    reporter_.fail(place, context_.shown(pointer) + " is not a pointer");
  cursor_.expect(',', "between pointer and value");
  return pointer;
}

// `cmpxchg weak volatile ptr p, T expected, T new acq_rel monotonic, align 8`
InstId BodyParser::parse_compare_exchange() {
  uint16_t flags = cursor_.accept_word("weak") ? flag::Weak : 0;
  flags |= parse_flags(Opcode::CmpXchg);
  SourceOffset place = cursor_.offset();
  TypeId pointer = parse_atomic_pointer();
  TypeId type = parse_typed_operand();
  cursor_.expect(',', "between the expected and the new value");
  SourceOffset new_place = cursor_.offset();
  TypeId second = parse_typed_operand();
  if (!context_.same(type, second))
    reporter_.fail(new_place, "new value has type " + context_.shown(second) + ", expected " +
                                  context_.shown(type));
  if (!context_.points_to(pointer, type))
    reporter_.fail(place,
                   "'cmpxchg' of " + context_.shown(type) + " at " + context_.shown(pointer));
  check_atomic_type(type, Opcode::CmpXchg, true);
  SourceOffset ordering_place = cursor_.offset();
  AtomicOrdering success = parse_ordering(), failure = parse_ordering();
  bool wrong = success < AtomicOrdering::Monotonic || failure < AtomicOrdering::Monotonic ||
               failure == AtomicOrdering::Release || failure == AtomicOrdering::AcquireRelease;
  if (wrong) reporter_.error(ordering_place, "these orderings do not go with 'cmpxchg'");
  if (cursor_.peek() == ',') flags |= parse_memory_trailer(Opcode::CmpXchg);
  TypeId parts[] = {type, kI1};
  return emit(
      Opcode::CmpXchg, context_.types().literal_struct(parts, false), flags,
      static_cast<uint8_t>(static_cast<unsigned>(success) | static_cast<unsigned>(failure) << 4));
}

// `atomicrmw volatile add ptr p, T value seq_cst, align 8`
InstId BodyParser::parse_atomic_update() {
  uint16_t flags = parse_flags(Opcode::AtomicRMW);
  SourceOffset place = cursor_.offset();
  std::string_view word = cursor_.word();
  auto known = std::ranges::find(kAtomicOperationNames, word);
  if (known == std::end(kAtomicOperationNames))
    reporter_.unsupported(place, "operation " + quoted(word) + " of 'atomicrmw'");
  cursor_.advance(word.size());
  auto operation = static_cast<AtomicOperation>(known - std::begin(kAtomicOperationNames));
  SourceOffset pointer_place = cursor_.offset();
  TypeId pointer = parse_atomic_pointer();
  SourceOffset value_place = cursor_.offset();
  TypeId type = parse_typed_operand();
  if (!context_.points_to(pointer, type))
    reporter_.fail(pointer_place,
                   "'atomicrmw' of " + context_.shown(type) + " at " + context_.shown(pointer));
  if (context_.lanes(type) != 0) reporter_.unsupported(value_place, "'atomicrmw' of a vector");
  bool floating = (operation >= AtomicOperation::FAdd && operation <= AtomicOperation::FMin) ||
                  operation >= AtomicOperation::FMaximum;
  bool is_right = operation == AtomicOperation::Exchange
                      ? true
                      : (floating ? context_.is_floating(type) : context_.is_integer(type));
  if (!is_right)
    reporter_.fail(value_place, "'atomicrmw " + std::string(word) + "' does not go with type " +
                                    context_.shown(type));
  check_atomic_type(type, Opcode::AtomicRMW, false);
  AtomicOrdering ordering = parse_ordering();
  if (ordering < AtomicOrdering::Monotonic)
    reporter_.error(value_place, "'atomicrmw' cannot be 'unordered'");
  if (cursor_.peek() == ',') flags |= parse_memory_trailer(Opcode::AtomicRMW);
  return emit(Opcode::AtomicRMW, type, flags,
              static_cast<uint8_t>(static_cast<unsigned>(operation) |
                                   static_cast<unsigned>(ordering) << 5));
}

// `va_arg ptr list, T`
InstId BodyParser::parse_va_arg() {
  SourceOffset place = cursor_.offset();
  TypeId list = parse_typed_operand();
  if (!context_.is_pointer(list))
    reporter_.fail(place, context_.shown(list) + " is not a pointer to a list of arguments");
  cursor_.expect(',', "before the type of the argument");
  SourceOffset type_place = cursor_.offset();
  TypeId type = types_.parse_value_type();
  context_.require_sized(type, type_place);
  return emit(Opcode::VAArg, type);
}

}  // namespace lilt::frontend
