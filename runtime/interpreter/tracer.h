// The trace of a program: each instruction with the value that it gives and the memory that it
// reads and writes, each edge, call and return, as text.
//
// A line is written when its instruction is done, so that its value is known. A call of a function
// whose instructions are traced, too, takes two: at its start, and at its end with the value.
// Pointers appear as the object that they were derived from and a distance.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "ir/ssa/module.h"
#include "ir/support/no_index.h"
#include "runtime/interpreter/memory.h"
#include "runtime/interpreter/observed.h"
#include "runtime/interpreter/step_observer.h"
#include "runtime/interpreter/value_text.h"

namespace lilt::runtime {

class Tracer : public StepObserver {
 public:
  using Write = std::function<void(std::string_view)>;
  // Writes whole lines, many at once.
  Tracer(const ssa::Module& module, Memory& memory, Write write);
  ~Tracer() override;
  Tracer(const Tracer&) = delete;
  Tracer& operator=(const Tracer&) = delete;

  void at_entry(const ObservedBody& body, const Cell* slots, size_t depth) override;
  void before(const ObservedBody& body, uint32_t instruction, const Cell* slots,
              size_t depth) override;
  void after(const ObservedBody& body, uint32_t instruction, const Cell* slots,
             size_t depth) override;
  void at_call() override { memory_.record_accesses(nullptr); }
  void flush() override;

 private:
  // A call in progress. The rest is of its latest instruction.
  struct Call {
    const ObservedBody* body = nullptr;
    uint32_t running = kNone;  // begun, and its line is not written
    uint32_t block = kNone;
    std::string comment;  // of a running one that ends its block
  };

  Call& call_at(size_t depth);
  void write_line(size_t depth, std::string_view text, std::string_view comment);
  void write_running(size_t depth);
  void write_block(size_t depth, uint32_t block, uint32_t from);
  std::string comment_before(const ObservedInstruction& instruction, const Cell* slots);
  std::string comment_after(const ObservedInstruction& instruction, const Cell* slots);
  void add_accesses(std::string& out, const ObservedInstruction& instruction);
  void add_contents(std::string& out, const MemoryAccess& access);
  void add_value(std::string& out, const ObservedValue& value, const Cell* slots);

  Memory& memory_;
  ValueText values_;
  Write write_;
  std::string text_;  // not yet written
  std::vector<Call> calls_;
  std::vector<MemoryAccess> accesses_;  // of the running instruction
};

}  // namespace lilt::runtime
