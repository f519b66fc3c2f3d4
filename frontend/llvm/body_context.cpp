#include "frontend/llvm/body_context.h"

#include <algorithm>

#include "frontend/llvm/keywords.h"
#include "ir/ssa/fast_math.h"

namespace lilt::frontend {

using namespace ssa;

namespace {

// The flag that a word of WordClass::Flag sets on an opcode; 0 if none.
uint16_t flag_of(Opcode opcode, FlagWord word) {
  bool wraps = opcode == Opcode::Add || opcode == Opcode::Sub || opcode == Opcode::Mul ||
               opcode == Opcode::Shl || opcode == Opcode::Trunc;
  bool is_gep = opcode == Opcode::GetElementPtr;
  switch (word) {
    case FlagWord::NoUnsignedWrap:
      return wraps || is_gep ? flag::NoUnsignedWrap : 0;
    case FlagWord::NoSignedWrap:
      return wraps ? flag::NoSignedWrap : 0;
    case FlagWord::NoUnsignedSignedWrap:
      return is_gep ? flag::NoSignedWrap : 0;
    case FlagWord::InBounds:
      return is_gep ? flag::InBounds : 0;
    case FlagWord::Exact: {
      bool divides = opcode == Opcode::UDiv || opcode == Opcode::SDiv;
      return divides || opcode == Opcode::LShr || opcode == Opcode::AShr ? flag::Exact : 0;
    }
    case FlagWord::Disjoint:
      return opcode == Opcode::Or ? flag::Disjoint : 0;
    case FlagWord::NonNegative:
      return opcode == Opcode::ZExt || opcode == Opcode::UIToFP ? flag::NonNegative : 0;
    case FlagWord::Volatile:
      return has(opcode, property::ReadsMemory | property::WritesMemory) ? flag::Volatile : 0;
    default:
      return 0;
  }
}

uint16_t one_flag(BodyContext& body, Opcode opcode, const Keyword& keyword) {
  auto word = static_cast<FlagWord>(keyword.value);
  if (word == FlagWord::Atomic && (opcode == Opcode::Load || opcode == Opcode::Store))
    return BodyContext::kAtomic;
  if (word == FlagWord::Ignored)
    return keeps_fast_math(opcode) ? fast_math_flags(keyword.text) : uint16_t{0};
  uint16_t bits = flag_of(opcode, word);
  if (bits == 0)
    body.reporter.error(body.cursor.offset(),
                        quoted(keyword.text) + " does not go with " + quoted(info(opcode).name));
  return bits;
}

}  // namespace

void BodyContext::start(Function& its_function) {
  function = &its_function;
  reporter.start_unit();
  constants.use_pool(function->constants());
  checks.start(*function);
  locals.start(*function);
  blocks.start(*function);
  attachments.start(*function);
  debug_records.start(*function);
  result_type = context.types()[context.module[function->symbol()].source_type].element;
  exception_type = TypeId::none();
  label_exits.clear();
  block = BlockId::none();
}

void BodyContext::grow_operands() {
  constexpr size_t kFirst = 16;
  operands.reserve(std::max(kFirst, 2 * operands.capacity()));
}

TypeId BodyContext::parse_pointer_operand(std::string_view what) {
  const auto [pointer, place] = parse_placed_operand();
  if (!context.is_pointer(pointer))
    reporter.fail(place, context.shown(pointer) + " is not " + std::string(what));
  return pointer;
}

void BodyContext::parse_label_operand() {
  cursor.expect_word("label", "before the name of a block");
  LocalName name = cursor.local_name();
  BlockId target = blocks.named(name);
  if (target == blocks.entry())
    reporter.error(name.offset, "branch to " + shown_local(name) +
                                    ": nothing may jump to the entry block of a function");
  add_operand(Value(target));
}

void BodyContext::define_other_result(InstId id) {
  if (!has_result)
    locals.define_unnamed(id);
  else if ((*function)[id].type != kVoid)
    locals.define(result, id);
  else
    report_no_result(info((*function)[id].opcode).name);
}

void BodyContext::report_no_result(std::string_view word) {
  reporter.error(
      result.offset,
      quoted(word) + " has no result here (type void) that could be named " + shown_local(result));
  locals.define_broken(result);
}

Value BodyContext::use_local(const LocalName& name, TypeId type, bool is_index) {
  const auto operand = static_cast<uint32_t>(operands.size());
  return locals.use(name, type,
                    {next_instruction(), operand, {next_instruction(), block}, is_index});
}

Value BodyContext::use_incoming(const LocalName& name, TypeId type, BlockId from) {
  const auto operand = static_cast<uint32_t>(operands.size());
  return locals.use(name, type, {next_instruction(), operand, {InstId(), from}});
}

uint16_t BodyContext::parse_words(Opcode opcode) {
  uint16_t flags = 0;
  do {
    std::string_view word = cursor.word();
    const Keyword& keyword = find_keyword(cursor, word);
    if (keyword.word_class != WordClass::Flag) break;
    flags |= one_flag(*this, opcode, keyword);
    cursor.advance(word.size());
  } while (at_flag());
  return flags;
}

}  // namespace lilt::frontend
