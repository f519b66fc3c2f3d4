// What a program that runs in memory was doing when a signal ended it.
//
// The program runs in a child process. Its handler for signals of faults writes a few facts into
// memory that it shares with its parent and lets the signal end the process; the parent, which has
// the compiler's data, turns them into a message. A program that installs handlers of its own
// replaces this one.
#pragma once

#include <cstddef>
#include <cstdint>

namespace lilt::runtime {

struct Crash {
  int signal = 0;             // that ended the program; 0: it ended by itself
  bool is_caught = false;     // false: nothing else is known
  int code = 0;               // si_code
  bool is_sent = false;       // by kill, raise or abort, not by an instruction
  int sender = 0;             // the process that sent it; 0: the program itself
  uint64_t address = 0;       // SIGSEGV, SIGBUS: what was accessed
  uint64_t place = 0;         // in the program's code: of the instruction, or behind the call that
                              // had not returned; 0: not known
  bool is_call = false;       // `place` is behind a call
  bool is_wild_call = false;  // the instruction pointer is not at code
  bool is_stack_overflow = false;
};

struct CrashFacts;

// The place where a child process leaves what it knows of its crash. One at a time.
class CrashRecord {
 public:
  CrashRecord();
  ~CrashRecord();
  CrashRecord(const CrashRecord&) = delete;
  CrashRecord& operator=(const CrashRecord&) = delete;

  // In the child, before its first instruction of the program: from now on SIGSEGV, SIGBUS, SIGFPE,
  // SIGILL, SIGTRAP and SIGABRT are recorded, where they have their default effect. The program's
  // code lies from `code` to `code + size`.
  void arm(const void* code, size_t size);
  // In the parent, after the child ended by this signal.
  Crash read(int signal) const;

 private:
  CrashFacts* facts_ = nullptr;  // shared; null: there is no memory for it
};

}  // namespace lilt::runtime
