// Records what a program does in some of its functions, for `lilt explain --run`: each execution of
// a block, with the values of its instructions.
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "emit/report/run_record.h"
#include "runtime/interpreter/memory.h"
#include "runtime/interpreter/step_observer.h"
#include "runtime/interpreter/value_text.h"

namespace lilt::runtime {

// The functions that are recorded. Each has as many visits as its record's limit, at most; when all
// have, the program is stopped.
struct RecordedRun {
  struct Function {
    std::string name;
    std::vector<std::string_view> lines;  // of its stage
    report::RunRecord* record = nullptr;  // whose `ssa` is filled
  };
  std::vector<Function> functions;

  bool is_full() const;
};

class RunRecorder : public StepObserver {
 public:
  RunRecorder(const ssa::Module& module, Memory& memory, RecordedRun& run);
  ~RunRecorder() override { memory_.record_accesses(nullptr); }
  RunRecorder(const RunRecorder&) = delete;
  RunRecorder& operator=(const RunRecorder&) = delete;

  void at_entry(const ObservedBody& body, const Cell* slots, size_t depth) override;
  void before(const ObservedBody& body, uint32_t instruction, const Cell* slots,
              size_t depth) override;
  void after(const ObservedBody& body, uint32_t instruction, const Cell* slots,
             size_t depth) override;
  void at_call() override { memory_.record_accesses(nullptr); }

 private:
  // A function, once it has been called. By instruction, the position of its value in its block.
  struct Function {
    report::RunRecord* record = nullptr;
    std::vector<uint32_t> position;
  };
  struct Call {  // in progress
    Function* function = nullptr;
    uint32_t number = 0, visit = kNone;
    uint32_t running = kNone;  // the terminator of the block that was left
  };

  Function& function_of(const ObservedBody& body);
  void describe_values(const ObservedBody& body, std::span<const std::string_view> lines,
                       Function& function);
  Call& call_at(const ObservedBody& body, size_t depth);
  void begin_visit(Call& call, const ObservedBody& body, uint32_t block, const Cell* slots);
  void set(const Call& call, uint32_t position, const std::string& text);

  const ssa::Module& module_;
  Memory& memory_;
  RecordedRun& run_;
  ValueText values_;
  std::unordered_map<const ObservedBody*, Function> functions_;
  std::vector<Call> calls_;
  std::vector<MemoryAccess> accesses_;  // of the running instruction
};

}  // namespace lilt::runtime
