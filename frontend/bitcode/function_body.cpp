#include "frontend/bitcode/function_body.h"

#include <algorithm>
#include <utility>

#include "frontend/bitcode/quoted_name.h"

namespace lilt::bitcode {

namespace {

enum FunctionCode : uint64_t {
  kDeclareBlocks = 1,
  kLocationAgain = 33,
  kInstructionLocation = 35,
  kBundle = 55,
  kBlockAddressUsers = 60,
  kFirstDebugRecord = 61,
  kLastDebugRecord = 66,
};

bool is_debug_record(uint64_t code) {
  return code >= kFirstDebugRecord && code <= kLastDebugRecord;
}

}  // namespace

FunctionBody::FunctionBody(Module& module, const Symbol& function, bool names_only)
    : module_(module),
      function_(function),
      names_only_(names_only),
      first_value_(module.values.size()),
      first_constant_(module.constants.size()),
      cursor_(module.bytes, module.block_info, module.bodies[static_cast<size_t>(function.body)]) {
  if (!names_only) module.metadata.begin_function();
  try {
    read();
    finish_names();
  } catch (...) {
    module_.values.resize(first_value_);
    throw;
  }
}

FunctionBody::~FunctionBody() {
  module_.values.resize(first_value_, {Value::Kind::Local, 0, 0});
  module_.constants.truncate(first_constant_);
}

// --- reading

uint32_t FunctionBody::add_local(TypeId type) {
  const auto local = static_cast<uint32_t>(local_values_.size());
  local_values_.push_back(next_value());
  module_.values.push_back({Value::Kind::Local, type, local});
  return local;
}

void FunctionBody::read() {
  const std::vector<TypeId> types = type_of_function().members;
  for (size_t i = 1; i < types.size(); ++i) add_local(types[i]);
  for (;;) {
    const BitCursor::Entry entry = cursor_.next();
    if (entry.kind == BitCursor::Kind::End) break;
    if (entry.kind == BitCursor::Kind::Block)
      read_block(entry.id);
    else
      read_record(current_record(cursor_, entry.id));
  }
  if (block_ends_.size() != block_count_ ||
      (block_count_ != 0 && block_ends_.back() != instructions_.size()))
    cursor_.fail("a function has " + std::to_string(block_count_) + " blocks, of which " +
                 std::to_string(block_ends_.size()) + " have an end");
}

void FunctionBody::read_block(uint64_t id) {
  if (names_only_ && (id == kMetadataBlock || id == kAttachmentsBlock)) return cursor_.skip();
  switch (id) {
    case kConstantsBlock:
      cursor_.enter();
      return read_constants(module_, cursor_);
    case kMetadataBlock:
      cursor_.enter();
      return module_.metadata.read(cursor_);
    case kSymbolTableBlock:
      return read_names();
    case kAttachmentsBlock:
      return read_attachments();
    default:
      cursor_.skip();  // orders of uses
  }
}

void FunctionBody::read_record(const Record& record) {
  switch (record.code) {
    case kDeclareBlocks:
      block_count_ = record[0];
      if (block_count_ == 0 || block_count_ > cursor_.bits_left())
        record.fail("a function of " + std::to_string(block_count_) + " blocks");
      return;
    case kBlockAddressUsers:
      return;
    case kLocationAgain:
    case kInstructionLocation:
      return set_location(record);
    case kBundle:
      bundles_.push_back({records_.add(record), next_value()});
      ++pending_bundles_;
      return;
    default:
      break;
  }
  if (!is_debug_record(record.code)) return read_instruction(record);
  if (instructions_.empty()) record.fail("a debug record before the first instruction");
  // It stands before the instruction that it follows in the file.
  Instruction& last = instructions_.back();
  if (last.debug_record_count++ == 0) last.first_debug_record = debug_records_.size();
  debug_records_.push_back({records_.add(record), next_value()});
}

void FunctionBody::read_instruction(const Record& record) {
  if (block_ends_.size() >= block_count_) record.fail("an instruction after the last block");
  Instruction made;
  made.placed = {records_.add(record), next_value()};
  made.first_bundle = bundles_.size() - pending_bundles_;
  made.bundle_count = std::exchange(pending_bundles_, 0);
  made.type = InstructionText(module_, records_, made.placed, {}, nullptr).print();
  if (made.type != kNoType) made.local = add_local(made.type);
  instructions_.push_back(made);
  if (InstructionText::is_terminator(record.code)) block_ends_.push_back(instructions_.size());
}

// [line, column, scope, inlined at, is implicit, group, rank]
void FunctionBody::set_location(const Record& record) {
  if (names_only_) return;
  if (instructions_.empty()) record.fail("a location before the first instruction");
  if (record.code == kInstructionLocation) {
    Metadata::Location location{};
    for (size_t i = 0; i < location.size(); ++i) location[i] = record.at_or_zero(i);
    const bool is_empty = location[2] == 0;
    last_location_ = is_empty ? -1 : int64_t{module_.metadata.location(location, record.bit)};
  }
  instructions_.back().location = last_location_;
}

void FunctionBody::read_names() {
  constexpr uint64_t kValueName = 1, kBlockName = 2;
  cursor_.enter();
  for_each_record(cursor_, [&](const Record& record) {
    if (record.code != kValueName && record.code != kBlockName) return;
    std::string& name = (record.code == kValueName ? value_names_ : block_names_)[record[0]];
    name.clear();
    append_name(name, '%', record.text(1));
  });
}

// [instruction, {kind, node}], or of the function [{kind, node}]
void FunctionBody::read_attachments() {
  cursor_.enter();
  for_each_record(cursor_, [&](const Record& record) {
    const size_t first = record.size() % 2;
    if (first != 0 && record[0] >= instructions_.size())
      record.fail("metadata of an instruction that does not exist");
    auto& list = first != 0 ? instruction_attachments_[record[0]] : attachments_;
    for (size_t i = first; i < record.size(); i += 2)
      list.push_back({record[i], module_.metadata.resolve(record[i + 1], record)});
  });
}

// Names that are missing are numbers: of parameters, then of each block and its results.
void FunctionBody::finish_names() {
  uint64_t unnamed = 0;
  const auto name_from = [&](const auto& names, uint64_t id) {
    const auto found = names.find(id);
    return found != names.end() ? found->second : "%" + std::to_string(unnamed++);
  };
  const auto name_value = [&](uint32_t local) {
    names_.values[local] = name_from(value_names_, local_values_[local]);
  };
  names_.values.resize(local_values_.size());
  const size_t parameters = type_of_function().members.size() - 1;
  for (size_t i = 0; i < parameters; ++i) name_value(static_cast<uint32_t>(i));
  size_t next = 0;
  for (size_t block = 0; block < block_ends_.size(); ++block) {
    names_.blocks.push_back(name_from(block_names_, block));
    for (; next < block_ends_[block]; ++next)
      if (instructions_[next].type != kNoType) name_value(instructions_[next].local);
  }
}

// --- printing

void FunctionBody::print(Printer& printer) {
  size_t next = 0;
  for (size_t block = 0; block < block_ends_.size(); ++block) {
    const std::string& name = names_.blocks[block];
    if (block > 0 || block_names_.contains(0)) {
      if (block > 0) printer.out += '\n';
      printer.out.append(name, 1).append(":\n");
    }
    for (; next < block_ends_[block]; ++next) print_instruction(printer, next);
  }
}

void FunctionBody::print_instruction(Printer& printer, size_t index) {
  const Instruction& instruction = instructions_[index];
  const Record record = records_[instruction.placed.record];
  printer.check_size(record);
  for (size_t i = 0; i < instruction.debug_record_count; ++i) {
    const PlacedRecord& placed = debug_records_[instruction.first_debug_record + i];
    InstructionText(module_, records_, placed, {}, &printer).print_debug_record();
    printer.out += '\n';
  }
  printer.out += "  ";
  if (instruction.type != kNoType) printer.out += names_.values[instruction.local] + " = ";
  const std::span<const PlacedRecord> bundles(bundles_);
  InstructionText text(module_, records_, instruction.placed,
                       bundles.subspan(instruction.first_bundle, instruction.bundle_count),
                       &printer);
  text.set_in_variadic(type_of_function().is_special);
  text.print();
  if (instruction.location >= 0)
    printer.attachment(", ", "dbg", static_cast<Metadata::EntryId>(instruction.location));
  if (const auto found = instruction_attachments_.find(index);
      found != instruction_attachments_.end())
    printer.attachments(", ", found->second, record);
  printer.out += '\n';
}

}  // namespace lilt::bitcode
