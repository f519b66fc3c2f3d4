// What compiled programs need while they run: records, the heap and its collector, printing,
// errors, a deep stack.
//
// Records. Every value is a pointer to a record, a header with a payload, in words of 8 bytes:
//   integer   header, number              boolean    header, 0 or 1
//   tuple     header, elements            ()         header, 0
//   function  header, code, captured values
// Most are in the heap. The integers that the program names, true, false, () and functions that
// capture nothing are constants of the program's data. The bits of a header:
//   0         1; a record that moved has its new address there, which is even
//   1 to 7    the kind
//   8 to 15   a function's number of parameters
//   16 to 63  the number of elements or captured values
//
// The collector is Cheney's (1970): live records are copied to the other half of the heap, and the
// first half is free as a whole. Allocation is an addition and a comparison, dead records cost
// nothing, and cycles (functions of a letrec that mention each other) need no care. Reference
// counts would cost two writes to memory for each variable that is copied or dropped, would not
// free such cycles, and free long lists in one long pause. The price is that records move, so the
// program says where its live pointers are: before a call or a collection it stores them on the
// *roots*, a stack of their own, and loads them again afterwards.
#pragma once

#include <cstddef>
#include <cstdint>

#include "failure.h"

namespace cps {

struct Record {
  uint64_t header;
  uint64_t payload[];
};

constexpr uint64_t header_of(Kind kind, uint64_t parameters, uint64_t count) {
  return count << 16 | parameters << 8 | static_cast<uint64_t>(kind) << 1 | 1;
}
constexpr Kind kind_of(uint64_t header) { return static_cast<Kind>((header & 0xff) >> 1); }
constexpr uint64_t parameters_of(uint64_t header) { return (header >> 8) & 0xff; }
constexpr uint64_t count_of(uint64_t header) { return header >> 16; }

// The state of one run. Compiled code knows the first three members, by their places (codegen.cpp).
struct Heap {
  char* next;      // the next record's place
  char* limit;     // no record of the active half reaches beyond
  Record** roots;  // after the last root

  Record** roots_start;
  char* active;          // the half where `next` is
  char* other;           // the other one, unused; null until it is needed
  size_t size;           // of each half
  uint64_t used_before;  // bytes allocated in all before the last collection
  char* fresh;           // what was allocated since: from here to `next`
  uint64_t collections;
  bool collect_always;

  char output[4096];
  size_t output_size;
  bool output_is_lost;
  bool (*write)(void* user, const char* text, size_t size);
  void* user;
  struct Escape* escape;
};

struct Settings {
  // The first size of each half of the heap; it doubles while more than half of it is live.
  size_t heap_bytes = 4 << 20;
  // Address space of the stack and of the roots; memory is used as they grow. An eighth of the
  // process's limit, if that is less.
  size_t stack_bytes = 256 << 20;
  size_t roots_bytes = 256 << 20;
  bool collect_always = false;  // at every place where a collection can be: for tests
  // Gets what the program prints, in pieces; false: it could not be written. Null: to standard
  // output.
  bool (*write)(void* user, const char* text, size_t size) = nullptr;
  void* user = nullptr;
};

struct Ending {
  bool failed = false;
  char message[200] = "";  // of a failure
  uint64_t allocated = 0;  // bytes, in all
  uint64_t collections = 0;
};

// Runs the program on a stack of its own, and prints the value that it returns. A runtime error,
// recursion that is too deep for the stack, and a heap that the system refuses to make larger end
// the run, and are in the result. So is output that was lost. One run at a time: while it lasts, it
// has the process's handler of SIGSEGV.
Ending run(Record* (*program)(Heap*), const Settings& settings);

// Calls function(argument) on a stack of that size, and returns when it does. False: there is no
// memory for it.
bool call_on_stack(size_t bytes, void (*function)(void*), void* argument);

// What compiled code calls.
extern "C" {
// Collects, so that `bytes` more can be allocated. Pointers to records that are not roots are stale
// then.
void cps_collect(Heap* heap, uint64_t bytes);
void cps_print(Heap* heap, const Record* value);
// Ends the run. `value` is at fault; a failure of the right kind of record is one of its number of
// elements or parameters.
[[noreturn]] void cps_fail(Heap* heap, int32_t line, int32_t column, int32_t failure,
                           int64_t detail, const Record* value);
}

}  // namespace cps
