// The body of a function: read whole, since names come after instructions and operands refer to
// later values, then printed.
#pragma once

#include <map>
#include <unordered_map>
#include <vector>

#include "frontend/bitcode/instruction_printer.h"
#include "frontend/bitcode/text_printer.h"

namespace lilt::bitcode {

class FunctionBody {
 public:
  // Adds the function's values to the module's, until the body is destroyed. `names_only`: without
  // its metadata, for the names of its blocks.
  FunctionBody(Module& module, const Symbol& function, bool names_only = false);
  ~FunctionBody();
  FunctionBody(const FunctionBody&) = delete;
  FunctionBody& operator=(const FunctionBody&) = delete;

  const LocalNames& names() const { return names_; }
  const std::vector<Metadata::Attachment>& attachments() const { return attachments_; }
  void print(Printer& printer);

 private:
  struct Instruction {
    PlacedRecord placed;
    TypeId type = kNoType;
    uint32_t local = 0;  // of the result
    int64_t location = -1;
    size_t first_debug_record = 0, debug_record_count = 0;
    size_t first_bundle = 0, bundle_count = 0;
  };

  void read();
  void read_block(uint64_t id);
  void read_record(const Record& record);
  void read_instruction(const Record& record);
  void read_names();
  void read_attachments();
  void set_location(const Record& record);
  uint32_t add_local(TypeId type);
  void finish_names();
  void print_instruction(Printer& printer, size_t index);
  ValueId next_value() const { return static_cast<ValueId>(module_.values.size()); }
  const Type& type_of_function() const { return module_.types[function_.value_type]; }

  Module& module_;
  const Symbol& function_;
  const bool names_only_;
  const size_t first_value_, first_constant_;
  BitCursor cursor_;
  RecordPool records_;
  std::vector<Instruction> instructions_;
  std::vector<PlacedRecord> debug_records_, bundles_;
  size_t pending_bundles_ = 0;
  std::vector<size_t> block_ends_;  // one past the last instruction of each block
  uint64_t block_count_ = 0;
  int64_t last_location_ = -1;
  LocalNames names_;
  std::unordered_map<uint64_t, std::string> value_names_, block_names_;
  std::vector<ValueId> local_values_;  // the value of each local
  std::vector<Metadata::Attachment> attachments_;
  std::map<uint64_t, std::vector<Metadata::Attachment>> instruction_attachments_;
};

}  // namespace lilt::bitcode
