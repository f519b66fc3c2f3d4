// Memory and addresses; atomic instructions; va_arg.
#include <algorithm>
#include <bit>

#include "frontend/llvm/instruction_parsers.h"

namespace lilt::frontend {

using namespace ssa;

namespace {

// `align N` after a comma: the bits for an instruction's flags.
uint16_t parse_alignment(BodyContext& body) {
  body.cursor.expect_word("align", "or metadata after ','");
  return align_flag(body.attributes.parse_alignment());
}

// `, align N` for the usual N: the bits for an instruction's flags; 0, without moving, if anything
// else is here.
uint16_t accept_usual_alignment(BodyContext& body) {
  constexpr char kStart[] = ", align ";
  constexpr size_t kLength = std::size(kStart) - 1;
  if (!body.cursor.at_text(kStart)) return 0;
  const bool is_16 = body.cursor.peek(kLength) == '1' && body.cursor.peek(kLength + 1) == '6';
  const uint32_t bytes = is_16 ? 16 : static_cast<uint8_t>(body.cursor.peek(kLength) - '0');
  const size_t length = kLength + (is_16 ? 2 : 1);
  const bool is_power = (bytes & (bytes - 1)) == 0 && bytes != 0;
  if (!is_power || bytes > 16 || is_in(body.cursor.peek(length), kNameCharacter)) return 0;
  body.cursor.advance(length);
  return align_flag(bytes);
}

// The rest of a memory access: `, align N`, `, !tbaa !5` …
uint16_t parse_memory_trailer(BodyContext& body, Opcode opcode) {
  uint16_t flags = accept_usual_alignment(body);
  body.attachments.forget_facts();
  while (body.cursor.accept(',')) {
    if (body.cursor.peek() == '!')
      body.parse_attachment();
    else
      flags = parse_alignment(body);
  }
  return flags | body.attachments.take_facts(opcode);
}

// `, ptr` before a local, as the address of most loads and stores: consumed.
bool accept_usual_address(BodyContext& body) {
  constexpr char kStart[] = ", ptr %";
  if (body.context.typed || !body.cursor.at_text(kStart)) return false;
  body.cursor.move_to(body.cursor.position() + std::size(kStart) - 2);
  return true;
}

// `load T …` without a pointer's type.
[[noreturn]] void fail_load_operand(BodyContext& body, TypeId type, SourceOffset place) {
  std::string shown = body.context.types().to_string(type);
  std::string pointer = body.context.typed ? shown + "*" : "ptr";
  std::string message = body.context.typed
                            ? body.context.shown(type) + " is not a pointer to load from"
                            : "expected ',' and a pointer after the type";
  if (body.cursor.peek() == '%')
    message += "; write 'load " + shown + ", " + pointer + " %" +
               std::string(body.cursor.word_after_sigil()) + "'";
  body.reporter.fail(place, message);
}

// The comma and the type of the address that a value of the type is stored to.
TypeId parse_stored_address(BodyContext& body, TypeId type) {
  body.cursor.expect(',', "between value and pointer");
  const auto [pointer, place] = body.types.parse_placed();
  if (!body.context.points_to(pointer, type))
    body.reporter.fail(
        place,
        "store of " + body.context.shown(type) + " to " + body.context.shown(pointer) +
            (body.context.points_to(type, pointer) ? "; the value comes first, then the pointer"
             : body.context.is_pointer(pointer)    ? ""
                                                   : ", which is not a pointer"));
  return pointer;
}

// An index, and the type of the part that it selects; the first steps over whole objects.
TypeId parse_gep_index(BodyContext& body, TypeId current, TypeId& lanes) {
  const auto [type, type_place] = body.types.parse_placed();
  if (type > kPtr && body.context.lanes(type) != 0) {
    // Struct indices are kept as numbers: they do not tell the number of addresses.
    bool in_struct = body.operands.size() > 2 && body.context.kind(current) == TypeKind::Struct;
    if (in_struct && body.context.lanes(lanes) == 0)
      body.reporter.unsupported(type_place,
                                "a struct's index as the first vector of a getelementptr");
    if (body.context.lanes(lanes) != 0 && body.context.lanes(lanes) != body.context.lanes(type))
      body.reporter.fail(type_place, "index of type " + body.context.shown(type) +
                                         " has another number of elements than " +
                                         body.context.shown(lanes));
    lanes = body.context.lanes(lanes) == 0 ? type : lanes;
  }
  if (!body.context.is_integer(body.context.lane(type)))
    body.reporter.fail(type_place,
                       "index has type " + body.context.shown(type) + ", expected an integer");
  SourceOffset place = body.cursor.offset();
  body.parse_operand(type, true);
  if (body.operands.size() <= 3) return current;
  Value& index = body.operands.back();
  bool in_struct = body.context.kind(current) == TypeKind::Struct;
  if (in_struct && !body.context.llvmlite && type != kI32 && body.context.lane(type) != kI32)
    body.reporter.error(type_place, body.context.mismatch("index of a struct's field", type, kI32));
  ParseContext::ConstantIndex known;
  if (index.is_constant()) known = body.constants.as_index(index.constant());
  TypeId part = body.context.part_of(current, known, place);
  if (in_struct && type != kI32) index = Value(body.constants.struct_index(index.constant()));
  return part;
}

// `syncscope("…") acquire`. The scope is ignored: the whole system sees the operation.
AtomicOrdering parse_ordering(BodyContext& body) {
  if (body.cursor.accept_word("syncscope")) {
    body.cursor.expect('(', "after 'syncscope'");
    body.cursor.raw_string();
    body.cursor.expect(')', "after the scope");
  }
  std::string_view word = body.cursor.word();
  auto known =
      std::find(std::begin(kAtomicOrderingNames) + 1, std::end(kAtomicOrderingNames), word);
  if (known == std::end(kAtomicOrderingNames))
    body.cursor.fail_expected(
        "an ordering (unordered, monotonic, acquire, release, acq_rel or seq_cst)");
  body.cursor.advance(word.size());
  return static_cast<AtomicOrdering>(known - std::begin(kAtomicOrderingNames));
}

// An atomic access has a size of 2^n bytes.
void check_atomic_type(BodyContext& body, TypeId type, Opcode opcode, bool integers_only) {
  TypeId erased = body.context.erased(type);
  const TypeTable& types = body.context.types();
  bool is_right = types.is_integer(erased) || types.is_pointer(erased) ||
                  (!integers_only && types.is_floating(erased));
  bool is_whole = types.is_integer(erased) ? types.integer_bits(erased) >= 8 &&
                                                 std::has_single_bit(types.integer_bits(erased))
                                           : erased != kX86Fp80;
  if (!is_right || !is_whole)
    body.reporter.error(body.opcode_place, "an atomic " + quoted(info(opcode).name) +
                                               " does not go with type " +
                                               body.context.shown(type));
}

// The ordering of an atomic load or store.
AtomicOrdering parse_access_ordering(BodyContext& body, Opcode opcode, TypeId type) {
  SourceOffset place = body.cursor.offset();
  AtomicOrdering ordering = parse_ordering(body);
  AtomicOrdering wrong = opcode == Opcode::Load ? AtomicOrdering::Release : AtomicOrdering::Acquire;
  if (ordering == wrong || ordering == AtomicOrdering::AcquireRelease)
    body.reporter.error(place, "an atomic " + quoted(info(opcode).name) + " cannot be " +
                                   quoted(kAtomicOrderingNames[static_cast<size_t>(ordering)]));
  check_atomic_type(body, type, opcode, false);
  return ordering;
}

// Parses the address of an atomic operation and the comma after it; returns its type.
TypeId parse_atomic_pointer(BodyContext& body) {
  TypeId pointer = body.parse_pointer_operand("a pointer");
  body.cursor.expect(',', "between pointer and value");
  return pointer;
}

}  // namespace

InstId parse_alloca(BodyContext& body) {
  body.parse_flags(Opcode::Alloca);
  body.cursor.accept_word("swifterror");
  const auto [type, place] = body.types.parse_placed();
  body.context.require_sized(type, place);
  body.add_operand(Value(body.context.erased(type)));
  uint16_t flags = accept_usual_alignment(body);
  while (body.cursor.accept(',')) {
    if (body.cursor.peek() == '!') {
      body.parse_attachment();
    } else if (body.types.at_type() && body.operands.size() == 1) {
      const auto [count, count_place] = body.parse_placed_operand();
      if (!body.context.is_integer(count))
        body.reporter.error(count_place, "number of elements has type " +
                                             body.context.shown(count) + ", expected an integer");
    } else if (body.cursor.accept_word("addrspace")) {
      SourceOffset space_place = body.cursor.offset();
      if (body.types.parse_address_space() != 0)
        body.reporter.unsupported(space_place, "'alloca' in another address space");
    } else {
      flags = parse_alignment(body);
    }
  }
  return body.emit(Opcode::Alloca, body.context.pointer_to(type), flags);
}

InstId parse_load(BodyContext& body) {
  uint16_t flags = body.parse_flags(Opcode::Load);
  bool is_atomic = (flags & BodyContext::kAtomic) != 0;
  SourceOffset place = body.cursor.offset();
  TypeId type = body.types.parse();
  TypeId pointer = type;
  const SourceOffset after_type = body.cursor.offset();
  if (accept_usual_address(body)) {
    body.context.require_value_type(type, place);
    place = after_type + 2;
    pointer = kPtr;
  } else if (body.cursor.accept(',')) {
    body.context.require_value_type(type, place);
    place = body.cursor.offset();
    pointer = body.types.parse_value_type();
    if (!body.context.points_to(pointer, type))
      body.reporter.fail(
          place, "load of " + body.context.shown(type) + " from " + body.context.shown(pointer) +
                     (body.context.is_pointer(pointer) ? "" : ", which is not a pointer"));
  } else {
    type = body.context.pointee(pointer);
    if (!type.valid()) fail_load_operand(body, pointer, place);
    body.context.require_value_type(type, place);
  }
  body.context.require_sized(type, place);
  body.parse_operand(pointer);
  auto ordering =
      is_atomic ? parse_access_ordering(body, Opcode::Load, type) : AtomicOrdering::NotAtomic;
  flags &= static_cast<uint16_t>(~BodyContext::kAtomic);
  if (body.cursor.peek() == ',') flags |= parse_memory_trailer(body, Opcode::Load);
  return body.emit(Opcode::Load, type, flags, static_cast<uint8_t>(ordering));
}

InstId parse_store(BodyContext& body) {
  uint16_t flags = body.parse_flags(Opcode::Store);
  bool is_atomic = (flags & BodyContext::kAtomic) != 0;
  const auto [type, value_place] = body.parse_placed_operand();
  body.context.require_sized(type, value_place);
  body.parse_operand(accept_usual_address(body) ? kPtr : parse_stored_address(body, type));
  auto ordering =
      is_atomic ? parse_access_ordering(body, Opcode::Store, type) : AtomicOrdering::NotAtomic;
  flags &= static_cast<uint16_t>(~BodyContext::kAtomic);
  if (body.cursor.peek() == ',') flags |= parse_memory_trailer(body, Opcode::Store);
  return body.emit(Opcode::Store, kVoid, flags, static_cast<uint8_t>(ordering));
}

InstId parse_gep(BodyContext& body) {
  uint16_t flags = body.parse_flags(Opcode::GetElementPtr);
  if (body.cursor.at_word("inrange")) body.cursor.skip_attribute();
  ConstantParser::GepHead head = body.constants.parse_gep_head();
  body.add_operand(Value(body.context.erased(head.source)));
  body.parse_operand(head.pointer);
  TypeId current = head.source;
  TypeId lanes = head.pointer;  // the first vector among pointer and indices
  while (body.cursor.accept(',')) {
    if (body.cursor.peek() == '!')
      body.parse_attachment();
    else
      current = parse_gep_index(body, current, lanes);
  }
  if (body.operands.size() == 2) body.constants.report_missing_index(head, body.opcode_place);
  if (head.pointer == kPtr && lanes == kPtr) [[likely]]
    return body.emit(Opcode::GetElementPtr, kPtr, flags);
  TypeId pointer = body.context.pointer_like(body.context.lane(head.pointer), current);
  return body.emit(Opcode::GetElementPtr, body.context.with_lanes_of(lanes, pointer), flags);
}

// --- atomic instructions

InstId parse_fence(BodyContext& body) {
  SourceOffset place = body.cursor.offset();
  AtomicOrdering ordering = parse_ordering(body);
  if (ordering < AtomicOrdering::Acquire)
    body.reporter.error(place, "a fence is acquire, release, acq_rel or seq_cst");
  return body.emit(Opcode::Fence, kVoid, 0, static_cast<uint8_t>(ordering));
}

// `cmpxchg weak volatile ptr p, T expected, T new acq_rel monotonic, align 8`
InstId parse_compare_exchange(BodyContext& body) {
  uint16_t flags = body.cursor.accept_word("weak") ? flag::Weak : 0;
  flags |= body.parse_flags(Opcode::CmpXchg);
  SourceOffset place = body.cursor.offset();
  TypeId pointer = parse_atomic_pointer(body);
  TypeId type = body.parse_typed_operand();
  body.cursor.expect(',', "between the expected and the new value");
  const auto [second, new_place] = body.parse_placed_operand();
  if (!body.context.same(type, second))
    body.reporter.fail(new_place, body.context.mismatch("new value", second, type));
  if (!body.context.points_to(pointer, type))
    body.reporter.fail(
        place, "'cmpxchg' of " + body.context.shown(type) + " at " + body.context.shown(pointer));
  check_atomic_type(body, type, Opcode::CmpXchg, true);
  SourceOffset ordering_place = body.cursor.offset();
  AtomicOrdering success = parse_ordering(body), failure = parse_ordering(body);
  bool wrong = success < AtomicOrdering::Monotonic || failure < AtomicOrdering::Monotonic ||
               failure == AtomicOrdering::Release || failure == AtomicOrdering::AcquireRelease;
  if (wrong) body.reporter.error(ordering_place, "these orderings do not go with 'cmpxchg'");
  if (body.cursor.peek() == ',') flags |= parse_memory_trailer(body, Opcode::CmpXchg);
  TypeId parts[] = {type, kI1};
  return body.emit(
      Opcode::CmpXchg, body.context.types().literal_struct(parts, false), flags,
      static_cast<uint8_t>(static_cast<unsigned>(success) | static_cast<unsigned>(failure) << 4));
}

// `atomicrmw volatile add ptr p, T value seq_cst, align 8`
InstId parse_atomic_update(BodyContext& body) {
  uint16_t flags = body.parse_flags(Opcode::AtomicRMW);
  SourceOffset place = body.cursor.offset();
  std::string_view word = body.cursor.word();
  auto known = std::ranges::find(kAtomicOperationNames, word);
  if (known == std::end(kAtomicOperationNames))
    body.reporter.unsupported(place, "operation " + quoted(word) + " of 'atomicrmw'");
  body.cursor.advance(word.size());
  auto operation = static_cast<AtomicOperation>(known - std::begin(kAtomicOperationNames));
  SourceOffset pointer_place = body.cursor.offset();
  TypeId pointer = parse_atomic_pointer(body);
  const auto [type, value_place] = body.parse_placed_operand();
  if (!body.context.points_to(pointer, type))
    body.reporter.fail(pointer_place, "'atomicrmw' of " + body.context.shown(type) + " at " +
                                          body.context.shown(pointer));
  if (body.context.lanes(type) != 0)
    body.reporter.unsupported(value_place, "'atomicrmw' of a vector");
  bool floating = (operation >= AtomicOperation::FAdd && operation <= AtomicOperation::FMin) ||
                  operation >= AtomicOperation::FMaximum;
  bool is_right = operation == AtomicOperation::Exchange
                      ? true
                      : (floating ? body.context.is_floating(type) : body.context.is_integer(type));
  if (!is_right)
    body.reporter.fail(value_place, "'atomicrmw " + std::string(word) + "' does not go with type " +
                                        body.context.shown(type));
  check_atomic_type(body, type, Opcode::AtomicRMW, false);
  AtomicOrdering ordering = parse_ordering(body);
  if (ordering < AtomicOrdering::Monotonic)
    body.reporter.error(value_place, "'atomicrmw' cannot be 'unordered'");
  if (body.cursor.peek() == ',') flags |= parse_memory_trailer(body, Opcode::AtomicRMW);
  return body.emit(Opcode::AtomicRMW, type, flags,
                   static_cast<uint8_t>(static_cast<unsigned>(operation) |
                                        static_cast<unsigned>(ordering) << 5));
}

// `va_arg ptr list, T`
InstId parse_va_arg(BodyContext& body) {
  body.parse_pointer_operand("a pointer to a list of arguments");
  body.cursor.expect(',', "before the type of the argument");
  const auto [type, type_place] = body.types.parse_placed();
  body.context.require_sized(type, type_place);
  return body.emit(Opcode::VAArg, type);
}

}  // namespace lilt::frontend
