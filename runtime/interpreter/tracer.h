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
#include "runtime/interpreter/memory.h"
#include "runtime/interpreter/observed.h"

namespace lilt::runtime {

class Tracer {
 public:
  using Write = std::function<void(std::string_view)>;
  // Writes whole lines, many at once.
  Tracer(const ssa::Module& module, Memory& memory, Write write);
  ~Tracer();
  Tracer(const Tracer&) = delete;
  Tracer& operator=(const Tracer&) = delete;

  // The moments of the call that is `depth` calls deep (the first: 1), whose slots are `slots`.
  void at_entry(const ObservedBody& body, const Cell* slots, size_t depth);
  void before(const ObservedBody& body, uint32_t instruction, const Cell* slots, size_t depth);
  void after(const ObservedBody& body, uint32_t instruction, const Cell* slots, size_t depth);
  // The running instruction calls a function of the program, whose accesses are not its own.
  void at_call() { memory_.record_accesses(nullptr); }
  // Writes what is complete.
  void flush();

 private:
  static constexpr uint32_t kNone = UINT32_MAX;
  // A call in progress. The rest is of its latest instruction.
  struct Call {
    const ObservedBody* body = nullptr;
    uint32_t running = kNone;  // begun, and its line is not written
    uint32_t block = kNone;
    std::string comment;  // of a running one that ends its block
  };
  struct Object {  // by record
    uint32_t generation = kNone;
    size_t depth = 0;                     // of the call that it is a variable of; 0: none
    const ObservedBody* owner = nullptr;  // likewise
    uint64_t base = 0;
    std::string name;
    bool is_heap = false;
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
  void append_value(std::string& out, ssa::TypeId type, const Cell*& cells);
  void append_elements(std::string& out, std::string_view brackets, ssa::TypeId type,
                       const Cell*& cells);
  void append_scalar(std::string& out, ssa::TypeId type, const Cell* cells);
  void append_integer(std::string& out, uint32_t width, const Cell* cells);
  void append_pointer(std::string& out, const Cell& pointer);
  void append_place(std::string& out, BlockRef block, uint64_t offset);
  void append_object(std::string& out, BlockRef block);
  Object& object_of(BlockRef block);
  void name_variable(const ObservedValue& variable, const Cell* slots);

  const ssa::Module& module_;
  Memory& memory_;
  Write write_;
  std::string text_;  // not yet written
  std::vector<Call> calls_;
  std::vector<MemoryAccess> accesses_;  // of the running instruction
  std::vector<Object> objects_;
  size_t heap_count_ = 0, unnamed_count_ = 0;
};

}  // namespace lilt::runtime
