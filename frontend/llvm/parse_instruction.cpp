// Instructions except calls. Each function begins after the opcode.
#include <algorithm>
#include <bit>

#include "frontend/llvm/body_parser.h"
#include "frontend/llvm/hints.h"
#include "frontend/llvm/parse_debug_node.h"
#include "ir/ssa/branch_probability.h"
#include "ir/ssa/fast_math.h"
#include "ir/ssa/metadata_text.h"

namespace lilt::frontend {

using namespace ssa;

namespace {

// The word `atomic` among the flags, while a load or store is read.
constexpr uint16_t kAtomic = flag::Weak;

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

}  // namespace

// At the word, which may not be an opcode.
void BodyParser::parse_instruction(std::string_view word, const Keyword& keyword) {
  opcode_place_ = cursor_.offset();
  if (keyword.word_class != WordClass::Opcode) [[unlikely]]
    return parse_other_word(word, keyword);
  require_open_block();
  auto opcode = static_cast<Opcode>(keyword.value);
  cursor_.advance(word.size());
  bool ends_block = is_terminator(opcode);
  if (ends_block && has_result_ && opcode != Opcode::Invoke) {
    reporter_.error(result_.offset,
                    quoted(word) + " has no result that could be named " + shown_local(result_));
    define_broken(result_);
    has_result_ = false;
  }
  if (opcode != Opcode::Phi) only_phis_so_far_ = false;
  InstId id = parse_opcode(opcode);
  if (cursor_.peek() == ',') parse_attachments();
  if (id.valid()) define_result(id);
  if (stays_rolled_) keep_loop_rolled();
  if (ends_block) block_ = BlockId::none();
}

// `tail call …`, `musttail call …`, `notail call …`
void BodyParser::parse_modified_call(std::string_view word, FlagWord modifier) {
  cursor_.advance(word.size());
  if (!cursor_.accept_word("call")) [[unlikely]]
    cursor_.fail_expected("'call' after " + quoted(word));
  InstId id = parse_call(modifier == FlagWord::Tail       ? flag::Tail
                         : modifier == FlagWord::MustTail ? flag::MustTail
                                                          : flag::NoTail);
  if (id.valid()) define_result(id);
}

// Parses a word other than a supported opcode.
void BodyParser::parse_other_word(std::string_view word, const Keyword& keyword) {
  if (keyword.word_class == WordClass::CallModifier) {
    require_open_block();
    parse_modified_call(word, static_cast<FlagWord>(keyword.value));
  } else if (keyword.word_class == WordClass::UnsupportedOpcode &&
             static_cast<UnsupportedWord>(keyword.value) == UnsupportedWord::AssemblyBranch) {
    require_open_block();
    parse_assembly_branch();
  } else {
    take_unknown(word, keyword);
  }
}

// A word alone on its line, after a terminator or with branches to it, is a label without its
// colon; anything else that is not an opcode is an error that ends the statement.
void BodyParser::take_unknown(std::string_view word, const Keyword& keyword) {
  if (keyword.word_class == WordClass::UnsupportedOpcode)
    reporter_.unsupported(opcode_place_, "instruction " + quoted(word));
  std::string message = "expected an instruction, found " + cursor_.found();
  if (has_result_ || word.empty() || Cursor::next_on_line(word.end()) != '\n')
    reporter_.fail(opcode_place_, message + unknown_opcode_help(word));
  reporter_.error(opcode_place_,
                  message + "; a label is written " + quoted(std::string(word) + ":"));
  LocalName label = cursor_.name_of(word);
  label.offset = opcode_place_;
  if (block_.valid() && labels_[label] == LocalTable::kAbsent) throw SyntaxError();
  cursor_.advance(word.size());
  begin_labelled_block(label);
}

// Suggests an instruction for the text that is in the place of an opcode.
std::string BodyParser::unknown_opcode_help(std::string_view word) {
  char first = cursor_.peek();
  bool is_value = first == '%' || first == '@' || first == '-' || is_in(first, kDigit);
  if (has_result_ && is_value) return assignment_hint();
  if (word.empty()) return {};
  if (!has_result_ && Cursor::next_on_line(word.end()) == '=')
    return "; did you mean " + quoted("%" + std::string(word)) + "?";
  std::string help = instruction_hint(word);
  return !help.empty() ? help : reporter_.suggestion(word, "", words_of(WordClass::Opcode));
}

void BodyParser::grow_operands() {
  constexpr size_t kFirst = 16;
  operands_.reserve(std::max(kFirst, 2 * operands_.capacity()));
}

InstId BodyParser::parse_opcode(Opcode opcode) {
  switch (opcode) {
    case Opcode::Ret:
      return parse_return();
    case Opcode::Br:
      return parse_branch();
    case Opcode::Switch:
      return parse_switch();
    case Opcode::IndirectBr:
      return parse_indirect_branch();
    case Opcode::Unreachable:
      return emit(opcode, kVoid);
    case Opcode::Alloca:
      return parse_alloca();
    case Opcode::Load:
      return parse_load();
    case Opcode::Store:
      return parse_store();
    case Opcode::GetElementPtr:
      return parse_gep();
    case Opcode::ICmp:
    case Opcode::FCmp:
      return parse_comparison(opcode);
    case Opcode::FNeg:
      return parse_floating_negation();
    case Opcode::Phi:
      return parse_phi();
    case Opcode::Select:
      return parse_select();
    case Opcode::Freeze:
      return parse_freeze();
    case Opcode::Call:
      return parse_call(0);
    case Opcode::Invoke:
    case Opcode::LandingPad:
    case Opcode::Resume:
      return parse_exception_instruction(opcode);
    case Opcode::ExtractValue:
      return parse_extract_value();
    case Opcode::InsertValue:
      return parse_insert_value();
    case Opcode::ExtractElement:
      return parse_extract_element();
    case Opcode::InsertElement:
      return parse_insert_element();
    case Opcode::ShuffleVector:
      return parse_shuffle_vector();
    case Opcode::Packed:
      return parse_packed();
    case Opcode::VAArg:
      return parse_va_arg();
    case Opcode::Fence:
      return parse_fence();
    case Opcode::CmpXchg:
      return parse_compare_exchange();
    case Opcode::AtomicRMW:
      return parse_atomic_update();
    default:
      return is_cast(opcode) ? parse_cast(opcode) : parse_binary(opcode);
  }
}

// --- flags and trailers

uint16_t BodyParser::parse_flags(Opcode opcode) {
  uint16_t flags = 0;
  // Most instructions have none and continue with a type.
  while (cursor_.peek() >= 'a' && !(cursor_.peek() == 'i' && is_in(cursor_.peek(1), kDigit)) &&
         !cursor_.at_text("ptr")) {
    std::string_view word = cursor_.word();
    const Keyword& keyword = find_keyword(cursor_, word);
    if (keyword.word_class != WordClass::Flag) break;
    flags |= one_flag(opcode, keyword);
    cursor_.advance(word.size());
  }
  return flags;
}

uint16_t BodyParser::one_flag(Opcode opcode, const Keyword& keyword) {
  auto word = static_cast<FlagWord>(keyword.value);
  if (word == FlagWord::Atomic && (opcode == Opcode::Load || opcode == Opcode::Store))
    return kAtomic;
  if (word == FlagWord::Ignored)
    return keeps_fast_math(opcode) ? fast_math_flags(keyword.text) : uint16_t{0};
  uint16_t bits = flag_of(opcode, word);
  if (bits == 0)
    reporter_.error(cursor_.offset(),
                    quoted(keyword.text) + " does not go with " + quoted(info(opcode).name));
  return bits;
}

// `align N` behind a comma: the bits for an instruction's flags.
uint16_t BodyParser::parse_alignment() {
  cursor_.expect_word("align", "or metadata after ','");
  return Function::align_flag(attributes_.parse_alignment());
}

// `, align N` for the usual N: the bits for an instruction's flags; 0, without moving, if anything
// else is here.
uint16_t BodyParser::accept_usual_alignment() {
  constexpr char kStart[] = ", align ";
  constexpr size_t kLength = std::size(kStart) - 1;
  if (!cursor_.at_text(kStart)) return 0;
  const bool is_16 = cursor_.peek(kLength) == '1' && cursor_.peek(kLength + 1) == '6';
  const uint32_t bytes = is_16 ? 16 : static_cast<uint8_t>(cursor_.peek(kLength) - '0');
  const size_t length = kLength + (is_16 ? 2 : 1);
  const bool is_power = (bytes & (bytes - 1)) == 0 && bytes != 0;
  if (!is_power || bytes > 16 || is_in(cursor_.peek(length), kNameCharacter)) return 0;
  cursor_.advance(length);
  return Function::align_flag(bytes);
}

// The rest of a memory access: `, align N`, `, !tbaa !5` …
uint16_t BodyParser::parse_memory_trailer(Opcode opcode) {
  uint16_t flags = accept_usual_alignment();
  forget_facts();
  while (cursor_.accept(',')) {
    if (cursor_.peek() == '!')
      parse_metadata_attachment();
    else
      flags = parse_alignment();
  }
  return flags | take_facts(opcode);
}

void BodyParser::parse_attachments() {
  while (cursor_.accept(',')) {
    if (cursor_.peek() != '!') cursor_.fail_expected("metadata after ','");
    parse_metadata_attachment();
  }
}

void BodyParser::parse_metadata_attachment() {
  uint32_t access_type = 0;
  if (cursor_.accept_access_type(access_type)) {
    access_type_ = access_type;
    return;
  }
  if (cursor_.at_text("!llvm.loop !")) return parse_loop();
  bool is_location = has_debug_info_ && cursor_.at_debug_location();
  const auto fact = std::ranges::find(kFactNames, cursor_.word_behind_sigil());
  cursor_.skip_metadata();
  if (fact != kFactNames.end()) return parse_fact(static_cast<FactKind>(fact - kFactNames.begin()));
  if (is_location && cursor_.peek(1) != 'D') {
    uint64_t number = 0;
    cursor_.move_to(cursor_.position() + 1);
    if (cursor_.scan_number(number) && number <= DebugInfo::kLargestNumber)
      function_->add_debug_location(statement_, static_cast<uint32_t>(number));
    return cursor_.skip_blanks();
  }
  if (is_location && parse_inline_location()) return;
  if (cursor_.peek() == '!') cursor_.skip_metadata();
}

// `!llvm.loop !12` or `!llvm.loop !{…}`: whether some property is that the loop is not unrolled.
void BodyParser::parse_loop() {
  constexpr std::string_view kDisable = "!{!\"llvm.loop.unroll.disable\"";
  const Module& header = context_.module.header();
  cursor_.skip_metadata();
  uint64_t number = 0;
  if (!is_in(cursor_.peek(1), kDigit)) {
    const SourceOffset begin = cursor_.offset();
    cursor_.skip_metadata();
    stays_rolled_ =
        cursor_.text_between(begin, cursor_.offset()).find(kDisable) != std::string_view::npos;
    return;
  }
  cursor_.move_to(cursor_.position() + 1);
  const bool is_known = cursor_.scan_number(number) && number < metadata::Inline;
  cursor_.skip_blanks();
  if (!is_known || !header.limits_unrolling) return;
  MetadataReader properties(header.text_from(static_cast<MetadataNode>(number)));
  while (const auto property = properties.next())
    stays_rolled_ |=
        property->is_node() && property->value < metadata::Inline &&
        header.text_from(static_cast<MetadataNode>(property->value)).starts_with(kDisable);
}

// A branch to a block that the text has defined leads back to the start of its loop.
void BodyParser::keep_loop_rolled() {
  stays_rolled_ = false;
  if (!block_.valid() || !(*function_)[block_].last.valid()) return;
  if (!is_terminator((*function_)[(*function_)[block_].last].opcode)) return;
  function_->for_each_successor(
      block_, [&](BlockId to) { (*function_)[to].stays_rolled |= (*function_)[to].first.valid(); });
}

// `!12` or `!{…}`
void BodyParser::parse_fact(FactKind kind) {
  const char* node = cursor_.position();
  MetadataNode number = cursor_.offset();
  if (*node != '!') return;
  if (is_in(node[1], kDigit)) {
    uint64_t digits = 0;
    cursor_.move_to(node + 1);
    if (cursor_.scan_number(digits) && digits < metadata::Inline)
      note_fact(kind, static_cast<MetadataNode>(digits));
    return cursor_.skip_blanks();
  }
  const bool is_tuple = node[1] == '{';
  cursor_.skip_metadata();
  if (is_tuple && number < metadata::Inline) note_fact(kind, number | metadata::Inline);
}

void BodyParser::note_fact(FactKind kind, MetadataNode node) {
  if (kind == FactKind::AccessType) {
    access_type_ = node;
    return;
  }
  if (!has_other_facts_) other_facts_ = Facts();
  has_other_facts_ = true;
  other_facts_[kind] = node;
}

void BodyParser::forget_facts() {
  access_type_ = metadata::None;
  has_other_facts_ = false;
}

// The flags for the facts that were noted.
uint16_t BodyParser::take_facts(Opcode opcode) {
  if (access_type_ == metadata::None && !has_other_facts_) return 0;
  const bool is_kept = opcode == Opcode::Load || opcode == Opcode::Store || opcode == Opcode::Call;
  if (!is_kept) return 0;
  if (!has_other_facts_) return Function::facts_flag(opcode, index_of_access_type());
  other_facts_[FactKind::AccessType] = access_type_;
  return Function::facts_flag(opcode, function_->add_facts(other_facts_));
}

FactsIndex BodyParser::index_of_access_type() {
  KnownType& known = known_types_[access_type_ % known_types_.size()];
  if (known.type != access_type_) {
    Facts facts;
    facts[FactKind::AccessType] = access_type_;
    known = {access_type_, function_->add_facts(facts)};
  }
  return known.index;
}

// `!DILocation(…)`. False if its shape is unknown.
bool BodyParser::parse_inline_location() {
  auto location = parse_debug_location(cursor_, function_);
  if (location) function_->add_inline_debug_location(statement_, *location);
  return location.has_value();
}

// --- arithmetic

void BodyParser::fail_arithmetic(Opcode opcode, TypeId type, SourceOffset place) {
  bool floating = has(opcode, property::Floating);
  TypeId scalar = context_.lane(type);
  bool is_offset = opcode == Opcode::Add || opcode == Opcode::Sub;
  std::string hint = counterpart_hint(
      info(opcode).name, floating ? context_.is_integer(scalar) : context_.is_floating(scalar));
  if (is_offset && context_.is_pointer(scalar)) hint = "; did you mean 'getelementptr'?";
  reporter_.fail(place, quoted(info(opcode).name) + " works on " +
                            (floating ? "floating-point numbers" : "integers") + ", not on " +
                            context_.shown(type) + hint);
}

InstId BodyParser::parse_binary(Opcode opcode) {
  uint16_t flags = parse_flags(opcode);
  SourceOffset place = cursor_.offset();
  TypeId type = types_.parse_value_type();
  bool floating = has(opcode, property::Floating);
  if (type != kI64 || floating) {
    TypeId scalar = context_.lane(type);
    if (!(floating ? context_.is_floating(scalar) : context_.is_integer(scalar)))
      fail_arithmetic(opcode, type, place);
  }
  parse_operand(type);
  cursor_.expect(',', "between the operands");
  parse_operand(type);
  return emit(opcode, type, flags);
}

InstId BodyParser::parse_floating_negation() {
  const uint16_t flags = parse_flags(Opcode::FNeg);
  SourceOffset place = cursor_.offset();
  TypeId type = parse_typed_operand();
  if (!context_.is_floating(context_.lane(type)))
    reporter_.error(place,
                    "'fneg' works on floating-point numbers, not on " + context_.shown(type));
  return emit(Opcode::FNeg, type, flags);
}

InstId BodyParser::parse_cast(Opcode opcode) {
  uint16_t flags = parse_flags(opcode);
  TypeId from = parse_typed_operand();
  cursor_.expect_word("to", "and the type to cast to");
  TypeId to = types_.parse_value_type();
  check_cast(context_, opcode, from, to, opcode_place_);
  return emit(opcode, to, flags);
}

InstId BodyParser::parse_comparison(Opcode opcode) {
  const uint16_t flags = parse_flags(opcode);
  uint8_t predicate = constants_.parse_predicate(opcode);
  SourceOffset place = cursor_.offset();
  TypeId type = types_.parse_value_type();
  bool is_plain = type >= kI1 && type <= kI64 && opcode == Opcode::ICmp;
  if (!is_plain) constants_.check_comparable(opcode, type, place);
  parse_operand(type);
  cursor_.expect(',', "between the operands");
  parse_operand(type);
  return emit(opcode, is_plain ? kI1 : context_.with_lanes_of(type, kI1), flags, predicate);
}

// --- memory

InstId BodyParser::parse_alloca() {
  parse_flags(Opcode::Alloca);
  cursor_.accept_word("swifterror");
  SourceOffset place = cursor_.offset();
  TypeId type = types_.parse_value_type();
  context_.require_sized(type, place);
  add_operand(Value(context_.erased(type)));
  uint16_t flags = accept_usual_alignment();
  while (cursor_.accept(',')) {
    if (cursor_.peek() == '!') {
      parse_metadata_attachment();
    } else if (types_.at_type() && operands_.size() == 1) {
      SourceOffset count_place = cursor_.offset();
      TypeId count = parse_typed_operand();
      if (!context_.is_integer(count))
        reporter_.error(count_place, "number of elements has type " + context_.shown(count) +
                                         ", expected an integer");
    } else if (cursor_.accept_word("addrspace")) {
      SourceOffset space_place = cursor_.offset();
      if (types_.parse_address_space() != 0)
        reporter_.unsupported(space_place, "'alloca' in another address space");
    } else {
      flags = parse_alignment();
    }
  }
  return emit(Opcode::Alloca, context_.pointer_to(type), flags);
}

InstId BodyParser::parse_load() {
  uint16_t flags = parse_flags(Opcode::Load);
  bool is_atomic = (flags & kAtomic) != 0;
  SourceOffset place = cursor_.offset();
  TypeId type = types_.parse();
  TypeId pointer = type;
  const SourceOffset behind_type = cursor_.offset();
  if (accept_usual_address()) {
    context_.require_value_type(type, place);
    place = behind_type + 2;
    pointer = kPtr;
  } else if (cursor_.accept(',')) {
    context_.require_value_type(type, place);
    place = cursor_.offset();
    pointer = types_.parse_value_type();
    if (!context_.points_to(pointer, type))
      reporter_.fail(place, "load of " + context_.shown(type) + " from " + context_.shown(pointer) +
                                (context_.is_pointer(pointer) ? "" : ", which is not a pointer"));
  } else {
    type = context_.pointee(pointer);
    if (!type.valid()) fail_load_operand(pointer, place);
    context_.require_value_type(type, place);
  }
  context_.require_sized(type, place);
  parse_operand(pointer);
  auto ordering = is_atomic ? parse_access_ordering(Opcode::Load, type) : AtomicOrdering::NotAtomic;
  flags &= static_cast<uint16_t>(~kAtomic);
  if (cursor_.peek() == ',') flags |= parse_memory_trailer(Opcode::Load);
  return emit(Opcode::Load, type, flags, static_cast<uint8_t>(ordering));
}

// `load T …` without a pointer's type.
void BodyParser::fail_load_operand(TypeId type, SourceOffset place) {
  std::string shown = context_.types().to_string(type);
  std::string pointer = context_.typed ? shown + "*" : "ptr";
  std::string message = context_.typed ? context_.shown(type) + " is not a pointer to load from"
                                       : "expected ',' and a pointer after the type";
  if (cursor_.peek() == '%')
    message += "; write 'load " + shown + ", " + pointer + " %" +
               std::string(cursor_.word_behind_sigil()) + "'";
  reporter_.fail(place, message);
}

InstId BodyParser::parse_store() {
  uint16_t flags = parse_flags(Opcode::Store);
  bool is_atomic = (flags & kAtomic) != 0;
  SourceOffset value_place = cursor_.offset();
  TypeId type = parse_typed_operand();
  context_.require_sized(type, value_place);
  parse_operand(accept_usual_address() ? kPtr : parse_stored_address(type));
  auto ordering =
      is_atomic ? parse_access_ordering(Opcode::Store, type) : AtomicOrdering::NotAtomic;
  flags &= static_cast<uint16_t>(~kAtomic);
  if (cursor_.peek() == ',') flags |= parse_memory_trailer(Opcode::Store);
  return emit(Opcode::Store, kVoid, flags, static_cast<uint8_t>(ordering));
}

// The comma and the type of the address that a value of the type is stored to.
TypeId BodyParser::parse_stored_address(TypeId type) {
  cursor_.expect(',', "between value and pointer");
  SourceOffset place = cursor_.offset();
  TypeId pointer = types_.parse_value_type();
  if (!context_.points_to(pointer, type))
    reporter_.fail(
        place, "store of " + context_.shown(type) + " to " + context_.shown(pointer) +
                   (context_.points_to(type, pointer) ? "; the value comes first, then the pointer"
                    : context_.is_pointer(pointer)    ? ""
                                                      : ", which is not a pointer"));
  return pointer;
}

InstId BodyParser::parse_gep() {
  uint16_t flags = parse_flags(Opcode::GetElementPtr);
  if (cursor_.at_word("inrange")) cursor_.skip_attribute();
  ConstantParser::GepHead head = constants_.parse_gep_head();
  add_operand(Value(context_.erased(head.source)));
  parse_operand(head.pointer);
  TypeId current = head.source;
  TypeId lanes = head.pointer;  // the first vector among pointer and indices
  while (cursor_.accept(',')) {
    if (cursor_.peek() == '!')
      parse_metadata_attachment();
    else
      current = parse_gep_index(current, lanes);
  }
  if (operands_.size() == 2) constants_.report_missing_index(head, opcode_place_);
  if (head.pointer == kPtr && lanes == kPtr) [[likely]]
    return emit(Opcode::GetElementPtr, kPtr, flags);
  TypeId pointer = context_.pointer_like(context_.lane(head.pointer), current);
  return emit(Opcode::GetElementPtr, context_.with_lanes_of(lanes, pointer), flags);
}

// An index, and the type of the part that it selects; the first steps over whole objects.
TypeId BodyParser::parse_gep_index(TypeId current, TypeId& lanes) {
  SourceOffset type_place = cursor_.offset();
  TypeId type = types_.parse_value_type();
  if (type > kPtr && context_.lanes(type) != 0) {
    // Struct indices are kept as numbers: they do not tell the number of addresses.
    bool in_struct = operands_.size() > 2 && context_.kind(current) == TypeKind::Struct;
    if (in_struct && context_.lanes(lanes) == 0)
      reporter_.unsupported(type_place, "a struct's index as the first vector of a getelementptr");
    if (context_.lanes(lanes) != 0 && context_.lanes(lanes) != context_.lanes(type))
      reporter_.fail(type_place, "index of type " + context_.shown(type) +
                                     " has another number of elements than " +
                                     context_.shown(lanes));
    lanes = context_.lanes(lanes) == 0 ? type : lanes;
  }
  if (!context_.is_integer(context_.lane(type)))
    reporter_.fail(type_place, "index has type " + context_.shown(type) + ", expected an integer");
  SourceOffset place = cursor_.offset();
  parse_operand(type, UseKind::Index);
  if (operands_.size() <= 3) return current;
  Value& index = operands_.back();
  bool in_struct = context_.kind(current) == TypeKind::Struct;
  if (in_struct && !context_.llvmlite && type != kI32 && context_.lane(type) != kI32)
    reporter_.error(type_place, "index of a struct's field has type " + context_.shown(type) +
                                    ", expected 'i32'");
  ParseContext::ConstantIndex known;
  if (index.is_constant()) known = constants_.as_index(index.constant());
  TypeId part = context_.part_of(current, known, place);
  if (in_struct && type != kI32) index = Value(constants_.struct_index(index.constant()));
  return part;
}

// --- values

InstId BodyParser::parse_phi() {
  const uint16_t flags = parse_flags(Opcode::Phi);
  if (!only_phis_so_far_)
    reporter_.error(opcode_place_, "'phi' must come before all other instructions of its block");
  const SourceOffset place = cursor_.offset();
  TypeId type = types_.parse_value_type();
  phis_.push_back(
      {next_instruction(), opcode_place_, static_cast<uint32_t>(incoming_places_.size())});
  // In a block without predecessors, as LLVM 19 prints it: no value follows the type.
  if (cursor_.peek() != '[') [[unlikely]] {
    const bool ends_line =
        cursor_.text_between(place, cursor_.offset()).find('\n') != std::string_view::npos;
    if (ends_line || cursor_.peek() == ',') return emit(Opcode::Phi, type, flags);
  }
  do {
    if (cursor_.peek() == '!') {
      parse_metadata_attachment();
      continue;
    }
    cursor_.expect('[', "before the next value of 'phi' and its block");
    bool is_local = cursor_.peek() == '%';
    LocalName value;
    if (is_local)
      value = cursor_.local_name();
    else
      add_operand(Value(constants_.parse(type)));
    cursor_.expect(',', "between a value and its block");
    if (cursor_.at_word("label")) [[unlikely]]
      reporter_.fail(cursor_.offset(), "'label' is not written before the blocks of a 'phi'");
    LocalName from = cursor_.local_name();
    BlockId block = block_named(from);
    if (is_local) add_operand(use_in_phi(value, type, block));
    add_operand(Value(block));
    incoming_places_.push_back(from.offset);
    cursor_.expect(']', "after the block");
  } while (cursor_.accept(','));
  return emit(Opcode::Phi, type, flags);
}

InstId BodyParser::parse_select() {
  const uint16_t flags = parse_flags(Opcode::Select);
  SourceOffset place = cursor_.offset();
  TypeId condition = types_.parse_value_type();
  if (context_.erased(context_.lane(condition)) != kI1)
    reporter_.fail(place, "condition has type " + context_.shown(condition) + ", expected 'i1'");
  parse_operand(condition);
  cursor_.expect(',', "after the condition");
  TypeId type = parse_typed_operand();
  if (context_.lanes(condition) != 0 && context_.lanes(condition) != context_.lanes(type))
    reporter_.fail(place, "condition has type " + context_.shown(condition) +
                              " for values of type " + context_.shown(type));
  cursor_.expect(',', "between the values");
  SourceOffset second_place = cursor_.offset();
  TypeId second = types_.parse_value_type();
  if (!context_.same(type, second))
    reporter_.fail(second_place, "values of 'select' have types " + context_.shown(type) + " and " +
                                     context_.shown(second));
  parse_operand(second);
  return emit(Opcode::Select, type, flags);
}

// In dumps of legalized functions.
InstId BodyParser::parse_packed() {
  const std::string_view word = cursor_.word();
  const auto* known = std::ranges::find(ssa::kPackedOpcodes, word, &ssa::PackedInfo::name);
  if (known == std::end(ssa::kPackedOpcodes))
    reporter_.fail(cursor_.offset(), "unknown operation of 'packed': " + cursor_.found());
  cursor_.advance(word.size());
  const TypeId type = types_.parse_value_type();
  for (uint8_t i = 0; i < known->operands; ++i) {
    cursor_.expect(',', "before an operand");
    parse_typed_operand();
  }
  return emit(Opcode::Packed, type, 0, static_cast<uint8_t>(known - ssa::kPackedOpcodes));
}

InstId BodyParser::parse_freeze() { return emit(Opcode::Freeze, parse_typed_operand()); }

// --- terminators

InstId BodyParser::parse_return() {
  SourceOffset place = cursor_.offset();
  if (cursor_.peek() == '}') [[unlikely]]
    cursor_.fail_expected(result_type_ == kVoid ? "'void' after 'ret'"
                                                : "a type and a value after 'ret'");
  TypeId type = types_.parse();
  if (!context_.same(type, result_type_)) {
    std::string name = context_.shown_symbol(symbol_);
    reporter_
        .error(place, "return of " + context_.shown(type) + " from " + name + ", whose result is " +
                          context_.shown(result_type_))
        .notes.push_back({context_.module[symbol_].offset, name + " is defined here"});
    if (type != kVoid) context_.require_value_type(type, place);
  }
  if (type != kVoid) parse_operand(type);
  return emit(Opcode::Ret, kVoid);
}

InstId BodyParser::parse_branch() {
  if (cursor_.at_word("label")) {
    add_operand(Value(parse_label_operand()));
    return emit(Opcode::Br, kVoid);
  }
  SourceOffset place = cursor_.offset();
  if (cursor_.peek() == '%') {
    // If it is not a type's name, it is a label or local without the word before it.
    std::string_view name = cursor_.word_behind_sigil();
    if (!name.empty() && !context_.types().find_named(name).valid())
      cursor_.fail_expected("'label' and a block, or 'i1' and a condition");
  }
  TypeId condition = types_.parse_value_type();
  if (context_.erased(condition) != kI1)
    reporter_.error(place, "condition has type " + context_.shown(condition) + ", expected 'i1'");
  parse_operand(condition);
  cursor_.expect(',', "after the condition");
  add_operand(Value(parse_label_operand()));
  cursor_.expect(',', "between the labels");
  add_operand(Value(parse_label_operand()));
  parse_branch_attachments(2);
  return emit(Opcode::CondBr, kVoid,
              weights_.empty() ? uint16_t{0} : branch_probability(weights_[0], weights_[1]));
}

// The attachments of a branch: the weights of its targets, in weights_; none if they are not as
// many.
void BodyParser::parse_branch_attachments(size_t targets) {
  weights_.clear();
  while (cursor_.accept(',')) {
    if (cursor_.peek() != '!') cursor_.fail_expected("metadata after ','");
    if (cursor_.at_text("!prof !"))
      parse_profile();
    else
      parse_metadata_attachment();
  }
  if (weights_.size() != targets) weights_.clear();
}

// `!prof !12` or `!prof !{…}`.
void BodyParser::parse_profile() {
  cursor_.skip_metadata();
  const char* node = cursor_.position();
  const std::vector<SourceOffset>& places = context_.module.header().metadata_places;
  uint64_t number = 0;
  if (is_in(node[1], kDigit)) {
    cursor_.move_to(node + 1);
    if (!cursor_.scan_number(number)) number = UINT64_MAX;
    cursor_.skip_blanks();
    const bool is_known = number < places.size() && places[number] != kNoOffset;
    if (!is_known) return;
    node = context_.module.header().source()->text().data() + places[number];
  } else {
    cursor_.skip_metadata();
  }
  const char* end = cursor_.position();
  cursor_.move_to(node);
  if (!scan_branch_weights()) weights_.clear();
  cursor_.move_to(end);
}

// `!{!"branch_weights", i32 2000, i32 1}`, perhaps with `!"expected"` in it. Whether that is here;
// if not, the cursor is somewhere in it.
bool BodyParser::scan_branch_weights() {
  constexpr char kStart[] = "!{!", kNumber[] = "i32 ";
  weights_.clear();
  if (!cursor_.at_text("!{!\"")) return false;
  cursor_.move_to(cursor_.position() + std::size(kStart) - 1);
  if (cursor_.raw_string() != "branch_weights") return false;
  while (cursor_.accept(',')) {
    if (cursor_.at_text("!\"expected\"")) {
      cursor_.skip_metadata();
      continue;
    }
    uint64_t weight = 0;
    if (!cursor_.at_text(kNumber)) return false;
    cursor_.move_to(cursor_.position() + std::size(kNumber) - 1);
    if (!cursor_.scan_number(weight) || weight > UINT32_MAX) return false;
    weights_.push_back(static_cast<uint32_t>(weight));
    cursor_.skip_blanks();
  }
  return cursor_.peek() == '}';
}

InstId BodyParser::parse_switch() {
  SourceOffset place = cursor_.offset();
  TypeId type = types_.parse_value_type();
  if (!context_.is_integer(type))
    reporter_.fail(place, "'switch' works on integers, not on " + context_.shown(type));
  parse_operand(type);
  cursor_.expect(',', "after the value");
  add_operand(Value(parse_label_operand()));
  cursor_.expect('[', "before the cases");
  cases_.clear();
  while (cursor_.peek() != ']') {
    SourceOffset type_place = cursor_.offset();
    TypeId case_type = types_.parse_value_type();
    if (!context_.same(case_type, type))
      reporter_.fail(type_place, "case has type " + context_.shown(case_type) + ", expected " +
                                     context_.shown(type));
    const SourceOffset value_place = cursor_.offset();
    const Value value(constants_.parse(case_type));
    const ConstantKind kind = function_->constants()[value.constant()].kind;
    if (kind != ConstantKind::Integer && kind != ConstantKind::WideInteger)
      reporter_.fail(value_place, "the value of a case is not a constant integer");
    add_operand(value);
    cases_.push_back({value.word(), value_place});
    cursor_.expect(',', "after the value of a case");
    add_operand(Value(parse_label_operand()));
  }
  cursor_.advance();
  check_cases();
  parse_branch_attachments(cases_.size() + 1);
  return emit(Opcode::Switch, kVoid, function_->add_switch_weights(weights_));
}

void BodyParser::check_cases() {
  std::ranges::sort(cases_);
  for (size_t i = 1; i < cases_.size(); ++i)
    if (cases_[i].value == cases_[i - 1].value)
      reporter_.error(cases_[i].place, "two cases of one 'switch' have the same value")
          .notes.push_back({cases_[i - 1].place, "the other case"});
}

InstId BodyParser::parse_indirect_branch() {
  SourceOffset place = cursor_.offset();
  TypeId type = parse_typed_operand();
  if (!context_.is_pointer(type))
    reporter_.fail(place, context_.shown(type) + " is not an address to branch to");
  cursor_.expect(',', "after the address");
  cursor_.expect('[', "before the labels");
  if (cursor_.peek() != ']') {
    do add_operand(Value(parse_label_operand()));
    while (cursor_.accept(','));
  }
  cursor_.expect(']', "after the labels");
  return emit(Opcode::IndirectBr, kVoid);
}

}  // namespace lilt::frontend
