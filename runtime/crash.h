// What an in-memory program was doing when a signal ended it.
//
// The program runs in a child process. Its handler for fault signals writes a few facts into memory
// shared with the parent and lets the signal end the process; the parent, which has the compiler's
// data, turns them into a message. Handlers that the program installs replace this one.
#pragma once

#include <atomic>
#include <cstdint>

#include "runtime/machine/position.h"

namespace lilt::runtime {

// Addresses among which compiled code is. The end may grow.
struct CodeRange {
  uint64_t begin = 0;
  std::atomic<uint64_t> end{0};
};

// The function and the instruction that an address of code belongs to.
struct CrashSite {
  uint32_t module = 0;    // number in its unit
  uint32_t function = 0;  // symbol of the module
  uint32_t origin = 0;    // in the module's text
  bool is_known = false;
};

struct Crash {
  int signal = 0;             // that ended the program; 0: none
  bool is_caught = false;     // false: the other fields are unknown
  int code = 0;               // si_code
  bool is_sent = false;       // by kill, raise or abort, not by an instruction
  int sender = 0;             // the process that sent it; 0: the program itself
  uint64_t address = 0;       // SIGSEGV, SIGBUS: what was accessed
  uint64_t place = 0;         // in the program's code: of the instruction, or after the call that
                              // had not returned; 0: unknown
  bool is_call = false;       // `place` is after a call
  CrashSite site;             // of `place`, or of the call
  bool is_wild_call = false;  // the instruction pointer is not in code
  bool is_stack_overflow = false;
};

struct CrashFacts;

// Where a child process records the facts about its crash. One at a time.
class CrashRecord {
 public:
  CrashRecord();
  ~CrashRecord();
  CrashRecord(const CrashRecord&) = delete;
  CrashRecord& operator=(const CrashRecord&) = delete;

  // In the child, before its first instruction of the program: from now on SIGSEGV, SIGBUS, SIGFPE,
  // SIGILL, SIGTRAP and SIGABRT are recorded, where they have their default effect. `code`: of the
  // program. `locate` is called in the handler with the context and an address of code. `position`:
  // of the interpreter of that code; null: the processor runs it. All must outlive the process.
  using Locate = CrashSite (*)(const void* context, uint64_t address);
  void arm(const CodeRange& code, Locate locate, const void* context,
           const machine::Position* position = nullptr);
  // In the parent, after the child ended by this signal.
  Crash read(int signal) const;

 private:
  CrashFacts* facts_ = nullptr;  // shared; null: it could not be mapped
};

}  // namespace lilt::runtime
