// Calls, what unwinds, and debug records.
#include "frontend/bitcode/instruction_printer.h"
#include "frontend/bitcode/operation_names.h"

namespace lilt::bitcode {

namespace {

// In the word of a call.
constexpr uint64_t kExplicitType = 1 << 15, kConventionMask = 0x3FF;

struct Convention {
  uint64_t number;
  const char* words;
};

constexpr Convention kConventions[] = {
#define CONVENTION(number, words) {number, words},
#include "frontend/bitcode/words.def"
};

// Of debug records, in the order of their codes from 61 on. Records have their location first, the
// text has it last.
struct DebugRecord {
  const char* name;
  bool has_metadata,
      has_value;  // what the text begins with, operand 3 of the record
  std::initializer_list<size_t> operands;
};
constexpr uint64_t kDebugRecordsBegin = 61;
constexpr DebugRecord kDebugRecords[] = {
    {"value", true, false, {1, 2}},
    {"declare", true, false, {1, 2}},
    {"assign", true, false, {1, 2, 4, 6, 5}},
    {"value", false, true, {1, 2}},
    {"label", false, false, {1}},
    {"declare_value", true, false, {1, 2}},
};

}  // namespace

std::string convention_text(uint64_t convention) {
  for (const Convention& row : kConventions)
    if (row.number == convention) return row.words;
  return "cc" + std::to_string(convention) + " ";
}

// --- calls

const Type& InstructionText::callee_type(TypeId id) {
  const Type& type = module_.types[id];
  if (type.kind != Type::Kind::Function) record_.fail("a call of what is not a function");
  return type;
}

TypeId InstructionText::call() {
  constexpr uint64_t kTail = 1, kMusttail = 1 << 14, kNotail = 1 << 16, kFastMath = 1 << 17;
  Call call{take(), 0};
  const uint64_t flags = take();
  if ((flags & kExplicitType) == 0) record_.fail("a call in the form of LLVM before 3.7");
  call.convention = flags >> 1 & kConventionMask;
  call.is_musttail = (flags & kMusttail) != 0;
  if (call.is_musttail)
    text("musttail ");
  else if ((flags & kTail) != 0)
    text("tail ");
  else if ((flags & kNotail) != 0)
    text("notail ");
  text("call ");
  if ((flags & kFastMath) != 0) text(fast_math_flags(take()));
  return call_text(call, take_type());
}

TypeId InstructionText::invoke() {
  Call call{take(), 0};
  const uint64_t flags = take();
  constexpr uint64_t kExplicitTypeOfInvoke = 1 << 13;
  if ((flags & kExplicitTypeOfInvoke) == 0)
    record_.fail("an invoke in the form of LLVM before 3.7");
  call.convention = flags & kConventionMask;
  const uint64_t normal = take();
  const uint64_t unwind = take();
  text("invoke ");
  const TypeId result = call_text(call, take_type());
  put("\n          to ", Block{normal}, " unwind ", Block{unwind});
  return result;
}

TypeId InstructionText::call_branch() {
  Call call{take(), 0};
  const uint64_t flags = take();
  if ((flags & kExplicitType) == 0) record_.fail("a callbr without a type");
  call.convention = flags >> 1 & kConventionMask;
  const uint64_t usual = take();
  std::vector<uint64_t> others;
  for (uint64_t count = take(); count > 0; --count) others.push_back(take());
  text("callbr ");
  const TypeId result = call_text(call, take_type());
  put("\n          to ", Block{usual}, " [");
  const char* separator = "";
  for (const uint64_t other : others) {
    put(separator, Block{other});
    separator = ", ";
  }
  text("]");
  return result;
}

TypeId InstructionText::call_text(const Call& call, TypeId function) {
  const Type& type_of_callee = callee_type(function);
  const TypeId result = type_of_callee.members[0];
  put(convention_text(call.convention),
      module_.attributes.text(call.attributes, AttributeTable::kResult, record_));
  const Operand callee = take_value();
  if (const uint64_t space = type_of(callee).number;
      space != 0 && type_of(callee).kind != Type::Kind::Function) {
    put("addrspace(", space, ") ");
  }
  put(OfType{type_of_callee.is_special ? function : result}, " ", Plain{callee}, "(");
  arguments(call, type_of_callee);
  text(")");
  if (printer_ != nullptr) {
    const int64_t group = module_.attributes.function_group(call.attributes, record_);
    if (group >= 0) text(" #" + std::to_string(group));
    bundles();
  }
  return module_.types[result].kind == Type::Kind::Void ? kNoType : result;
}

void InstructionText::arguments(const Call& call, const Type& function) {
  if (printer_ == nullptr) return;
  const std::vector<TypeId> types = function.members;
  for (size_t i = 1; i < types.size(); ++i) {
    if (i > 1) text(", ");
    argument(call, i, types[i]);
  }
  for (size_t i = types.size(); !at_end(); ++i) {
    if (!function.is_special) record_.fail("more arguments than parameters");
    if (i > 1) text(", ");
    const Operand operand = take_value();
    put(OfType{operand.type}, " ", module_.attributes.text(call.attributes, i, record_),
        Plain{operand});
  }
  if (call.is_musttail && function.is_special && is_in_variadic_)
    text(types.size() > 1 ? ", ..." : "...");
}

void InstructionText::argument(const Call& call, size_t index, TypeId type_id) {
  const Type::Kind kind = module_.types[type_id].kind;
  if (kind == Type::Kind::Label) return block(take());
  put(OfType{type_id}, " ", module_.attributes.text(call.attributes, index, record_));
  if (kind == Type::Kind::Metadata)
    debug_metadata(number_ - static_cast<ValueId>(take()));
  else
    value(take_value(type_id));
}

// [tag, values+]
void InstructionText::bundles() {
  if (bundles_.empty()) return;
  const char* separator = " [ ";
  for (const PlacedRecord& bundle : bundles_) {
    const Record record = records_[bundle.record];
    if (record[0] >= module_.bundle_tags.size()) record.fail("a tag that does not exist");
    text(separator);
    printer_->quoted(module_.bundle_tags[record[0]]);
    text("(");
    InstructionText inner(module_, records_, bundle, {}, printer_);
    inner.at_ = 1;
    for (const char* comma = ""; !inner.at_end(); comma = ", ") {
      text(comma);
      inner.typed(inner.take_value());
    }
    text(")");
    separator = ", ";
  }
  text(" ]");
}

// --- exceptions

TypeId InstructionText::resume() {
  put("resume ", take_value());
  return kNoType;
}

TypeId InstructionText::landing_pad() {
  const TypeId result = take_type();
  put("landingpad ", OfType{result});
  if (take() != 0) text("\n          cleanup");
  for (uint64_t count = take(); count > 0; --count) {
    text(take() == 0 ? "\n          catch " : "\n          filter ");
    typed(take_value());
  }
  return result;
}

TypeId InstructionText::cleanup_return() {
  put("cleanupret from ", Plain{take_value(kNoType)}, " unwind ");
  if (at_end())
    text("to caller");
  else
    block(take());
  return kNoType;
}

TypeId InstructionText::catch_return() {
  put("catchret from ", Plain{take_value(kNoType)}, " to ");
  block(take());
  return kNoType;
}

TypeId InstructionText::catch_pad() { return pad("catchpad within "); }
TypeId InstructionText::cleanup_pad() { return pad("cleanuppad within "); }

TypeId InstructionText::pad(const char* name) {
  put(name, Plain{take_value(kNoType)}, " [");
  const uint64_t count = take();
  for (uint64_t i = 0; i < count; ++i) {
    if (i > 0) text(", ");
    typed(take_value());
  }
  text("]");
  return module_.types.token();
}

TypeId InstructionText::catch_switch() {
  put("catchswitch within ", Plain{take_value(kNoType)}, " [");
  const uint64_t count = take();
  for (uint64_t i = 0; i < count; ++i) {
    if (i > 0) text(", ");
    block(take());
  }
  text("] unwind ");
  if (at_end())
    text("to caller");
  else
    block(take());
  return module_.types.token();
}

// --- debug records

void InstructionText::debug_metadata(uint64_t id) {
  printer_->metadata(module_.metadata.resolve(id, record_));
}

void InstructionText::print_debug_record() {
  const uint64_t row = record_.code - kDebugRecordsBegin;
  if (row >= std::size(kDebugRecords)) record_.fail("a debug record of unknown kind");
  const DebugRecord& kind = kDebugRecords[row];
  text("    #dbg_" + std::string(kind.name) + "(");
  constexpr size_t kValue = 3;
  if (kind.has_value) {
    at_ = kValue;
    put(take_value(), ", ");
  } else if (kind.has_metadata) {
    debug_metadata(record_[kValue]);
    text(", ");
  }
  for (const size_t operand : kind.operands) {
    debug_metadata(record_[operand]);
    text(", ");
  }
  debug_metadata(record_[0]);
  text(")");
}

}  // namespace lilt::bitcode
