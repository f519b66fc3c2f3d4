// Only the C library is used here, so that executables need no other.
//
// Two regions of memory end in pages without access: the stack and the roots. Programs do not test
// whether they reach them; the signal handler does.
#include "runtime.h"

#include <errno.h>
#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>

namespace cps {

// Where a run goes when it fails.
struct Escape {
  sigjmp_buf place;
  char* message;
  size_t message_size;
};

namespace {

constexpr size_t kGuard = 64 << 10;

char* map(size_t bytes) {
  void* memory = mmap(nullptr, bytes, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  return memory == MAP_FAILED ? nullptr : static_cast<char*>(memory);
}

void unmap(char* memory, size_t bytes) {
  if (memory) munmap(memory, bytes);
}

[[noreturn]] void leave(Heap* heap, const char* message) {
  snprintf(heap->escape->message, heap->escape->message_size, "%s", message);
  siglongjmp(heap->escape->place, 1);
}

// ---- the collector ----

class Collection {
 public:
  Collection(Heap* heap, char* target) : heap_(heap), target_(target), next_(target) {}

  void run() {
    for (Record** root = heap_->roots_start; root < heap_->roots; ++root) *root = moved(*root);
    for (char* scan = target_; scan < next_;) {
      auto* record = reinterpret_cast<Record*>(scan);
      const size_t words = payload_words(record->header);
      for (size_t i = first_pointer(record->header); i < words; ++i) {
        record->payload[i] =
            reinterpret_cast<uint64_t>(moved(reinterpret_cast<Record*>(record->payload[i])));
      }
      scan += 8 * (1 + words);
    }
  }
  size_t live() const { return next_ - target_; }

 private:
  static size_t payload_words(uint64_t header) {
    switch (kind_of(header)) {
      case Kind::Tuple:
        return count_of(header);
      case Kind::Function:
        return 1 + count_of(header);
      default:
        return 1;
    }
  }
  static size_t first_pointer(uint64_t header) { return kind_of(header) == Kind::Tuple ? 0 : 1; }

  // The record's new place. Its old header, if it is even, is that place.
  Record* moved(Record* record) {
    const auto offset = static_cast<uint64_t>(reinterpret_cast<char*>(record) - heap_->active);
    if (offset >= heap_->size) return record;  // a constant of the program
    if ((record->header & 1) == 0) return reinterpret_cast<Record*>(record->header);
    const size_t bytes = 8 * (1 + payload_words(record->header));
    auto* copy = reinterpret_cast<Record*>(next_);
    memcpy(copy, record, bytes);
    next_ += bytes;
    record->header = reinterpret_cast<uint64_t>(copy);
    return copy;
  }

  Heap* heap_;
  char* target_;
  char* next_;
};

// Copies what is live into `target`, which becomes the active half; returns how much it is.
size_t copy_live(Heap* heap, char* target, size_t target_size) {
  Collection collection(heap, target);
  collection.run();
  heap->used_before += heap->next - heap->fresh;
  heap->active = target;
  heap->next = heap->fresh = target + collection.live();
  heap->limit = target + target_size;
  ++heap->collections;
  return collection.live();
}

// The size from which collecting costs little: twice what is live, and the roots, which every
// collection reads.
size_t wanted_size(const Heap* heap, size_t live) {
  const size_t roots = 8 * static_cast<size_t>(heap->roots - heap->roots_start);
  size_t size = heap->size;
  while (size < 2 * (live + roots)) size *= 2;
  return size;
}

}  // namespace

extern "C" void cps_collect(Heap* heap, uint64_t bytes) {
  if (!heap->other) heap->other = map(heap->size);
  if (!heap->other) leave(heap, "error: out of memory");
  char* old = heap->active;
  const size_t live = copy_live(heap, heap->other, heap->size);
  heap->other = old;
  if (const size_t size = wanted_size(heap, live + bytes); size > heap->size) {
    unmap(heap->other, heap->size);
    heap->other = nullptr;
    char* larger = map(size);
    if (!larger) leave(heap, "error: out of memory");
    old = heap->active;
    copy_live(heap, larger, size);
    unmap(old, heap->size);
    heap->size = size;
  }
  if (heap->collect_always) heap->limit = heap->next + bytes;
}

namespace {

// ---- printing ----

void flush(Heap* heap) {
  if (!heap->write(heap->user, heap->output, heap->output_size)) heap->output_is_lost = true;
  heap->output_size = 0;
}

void put(Heap* heap, const char* text) {
  for (; *text; ++text) {
    if (heap->output_size == sizeof heap->output) flush(heap);
    heap->output[heap->output_size++] = *text;
  }
}

bool write_to_standard_output(void*, const char* text, size_t size) {
  while (size > 0) {
    const ssize_t written = ::write(STDOUT_FILENO, text, size);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return false;
    text += written;
    size -= static_cast<size_t>(written);
  }
  return true;
}

// Tuples whose printing has begun: tuples in tuples may be a list of any length, so they are not
// printed by recursion.
class OpenTuples {
 public:
  struct Open {
    const Record* tuple;
    uint64_t done;
  };
  bool empty() const { return count_ == 0; }
  Open& last() { return open_[count_ - 1]; }
  void pop() { --count_; }
  bool push(const Record* tuple) {
    if (count_ == capacity_) {
      capacity_ = capacity_ ? 2 * capacity_ : 64;
      auto* larger = static_cast<Open*>(realloc(open_, capacity_ * sizeof(Open)));
      if (!larger) return false;
      open_ = larger;
    }
    open_[count_++] = {tuple, 0};
    return true;
  }
  ~OpenTuples() { free(open_); }

 private:
  Open* open_ = nullptr;
  size_t count_ = 0, capacity_ = 0;
};

// Prints the value, but of a tuple only the parenthesis; true for a tuple.
bool put_start(Heap* heap, const Record* value) {
  char number[24];
  switch (kind_of(value->header)) {
    case Kind::Void:
      put(heap, "()");
      return false;
    case Kind::Integer:
      snprintf(number, sizeof number, "%lld", static_cast<long long>(value->payload[0]));
      put(heap, number);
      return false;
    case Kind::Boolean:
      put(heap, value->payload[0] ? "true" : "false");
      return false;
    case Kind::Tuple:
      put(heap, "(");
      return true;
    case Kind::Function:
      put(heap, "<function>");
      return false;
  }
  return false;
}

bool put_value(Heap* heap, const Record* value, OpenTuples& open) {
  if (put_start(heap, value) && !open.push(value)) return false;
  while (!open.empty()) {
    OpenTuples::Open& at = open.last();
    if (at.done == count_of(at.tuple->header)) {
      put(heap, ")");
      open.pop();
      continue;
    }
    if (at.done > 0) put(heap, ", ");
    const auto* element = reinterpret_cast<const Record*>(at.tuple->payload[at.done++]);
    if (put_start(heap, element) && !open.push(element)) return false;
  }
  return true;
}

}  // namespace

extern "C" void cps_print(Heap* heap, const Record* value) {
  bool complete;
  {
    OpenTuples open;
    complete = put_value(heap, value, open);
  }
  if (!complete) leave(heap, "error: out of memory");
  put(heap, "\n");
}

extern "C" void cps_fail(Heap* heap, int32_t line, int32_t column, int32_t failure, int64_t detail,
                         const Record* value) {
  FailureSite site{line,
                   column,
                   static_cast<Failure>(failure),
                   detail,
                   kind_of(value->header),
                   count_of(value->header)};
  if (site.failure == Failure::NotATuple && site.found == Kind::Tuple)
    site.failure = Failure::NoSuchElement;
  if (site.failure == Failure::NotAFunction && site.found == Kind::Function) {
    site.failure = Failure::WrongArguments;
    site.count = parameters_of(value->header);
  }
  char message[200];
  describe(site, message, sizeof message);
  leave(heap, message);
}

// ---- stacks ----

namespace {

// At most an eighth of the address space that the process may have.
size_t within_limit(size_t bytes) {
  rlimit limit;
  if (getrlimit(RLIMIT_AS, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY) {
    bytes = std::min<size_t>(bytes, limit.rlim_cur / 8);
  }
  return (bytes + kGuard - 1) / kGuard * kGuard;
}

struct ThreadStart {
  void (*function)(void*);
  void* argument;
};

void* start_thread(void* start) {
  const auto* thread = static_cast<ThreadStart*>(start);
  thread->function(thread->argument);
  return nullptr;
}

bool call_on(char* stack, size_t bytes, void (*function)(void*), void* argument) {
  pthread_attr_t attributes;
  pthread_t thread;
  ThreadStart start{function, argument};
  pthread_attr_init(&attributes);
  const bool started = pthread_attr_setstack(&attributes, stack, bytes) == 0 &&
                       pthread_create(&thread, &attributes, start_thread, &start) == 0;
  pthread_attr_destroy(&attributes);
  if (started) pthread_join(thread, nullptr);
  return started;
}

// ---- a run ----

struct Run {
  Record* (*program)(Heap*);
  Heap heap;
  Ending* ending;
  char* stack;
  char* roots_end;  // where their guard begins
};

// The run of this thread, for the signal handler.
thread_local Run* current_run = nullptr;

bool is_in(const char* address, const char* start, size_t size) {
  return address >= start && static_cast<size_t>(address - start) < size;
}

void handle_fault(int signal, siginfo_t* information, void*) {
  Run* run = current_run;
  const auto* address = static_cast<const char*>(information->si_addr);
  if (run && (is_in(address, run->stack, kGuard) || is_in(address, run->roots_end, kGuard))) {
    leave(&run->heap, "error: recursion is too deep");
  }
  struct sigaction usual = {};  // the fault is another's: it comes again, and ends the process
  usual.sa_handler = SIG_DFL;
  sigaction(signal, &usual, nullptr);
}

// Runs the program until it ends or fails. No variable of this function changes after sigsetjmp.
void run_guarded(Run* run) {
  Escape escape;
  escape.message = run->ending->message;
  escape.message_size = sizeof run->ending->message;
  run->heap.escape = &escape;
  current_run = run;
  if (sigsetjmp(escape.place, 1) == 0) {
    cps_print(&run->heap, run->program(&run->heap));
  } else {
    run->ending->failed = true;
  }
  current_run = nullptr;
}

// On the stack of the run. The handler needs another one, since this one may be full.
void run_here(void* argument) {
  auto* run = static_cast<Run*>(argument);
  static constexpr size_t kSignalStack = 64 << 10;
  stack_t alternate = {};
  alternate.ss_sp = map(kSignalStack);
  alternate.ss_size = kSignalStack;
  if (alternate.ss_sp) sigaltstack(&alternate, nullptr);
  run_guarded(run);
  flush(&run->heap);
  stack_t none = {};
  none.ss_flags = SS_DISABLE;
  sigaltstack(&none, nullptr);
  unmap(static_cast<char*>(alternate.ss_sp), kSignalStack);
}

void fail(Ending& ending, const char* message) {
  ending.failed = true;
  snprintf(ending.message, sizeof ending.message, "%s", message);
}

bool protect(char* guard) { return mprotect(guard, kGuard, PROT_NONE) == 0; }

}  // namespace

bool call_on_stack(size_t bytes, void (*function)(void*), void* argument) {
  bytes = within_limit(bytes);
  char* stack = map(bytes);
  if (!stack) return false;
  const bool called = protect(stack) && call_on(stack, bytes, function, argument);
  unmap(stack, bytes);
  return called;
}

Ending run(Record* (*program)(Heap*), const Settings& settings) {
  Ending ending;
  Run run = {};
  run.program = program;
  run.ending = &ending;
  Heap& heap = run.heap;
  heap.size = settings.heap_bytes;
  heap.collect_always = settings.collect_always;
  heap.write = settings.write ? settings.write : write_to_standard_output;
  heap.user = settings.user;
  const size_t stack_bytes = within_limit(settings.stack_bytes);
  const size_t roots_bytes = within_limit(settings.roots_bytes);
  run.stack = map(stack_bytes);
  char* roots = map(roots_bytes);
  heap.active = map(heap.size);
  struct sigaction action = {}, before;
  action.sa_sigaction = handle_fault;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  sigaction(SIGSEGV, &action, &before);
  bool started = false;
  if (run.stack && roots && heap.active) {
    run.roots_end = roots + roots_bytes - kGuard;
    heap.roots = heap.roots_start = reinterpret_cast<Record**>(roots);
    heap.next = heap.fresh = heap.active;
    heap.limit = settings.collect_always ? heap.active : heap.active + heap.size;
    started = protect(run.stack) && protect(run.roots_end) &&
              call_on(run.stack, stack_bytes, run_here, &run);
  }
  sigaction(SIGSEGV, &before, nullptr);
  if (!started) fail(ending, "error: no memory for the program's stack");
  if (heap.output_is_lost && !ending.failed) fail(ending, "error: cannot write the output");
  ending.allocated = heap.used_before + static_cast<uint64_t>(heap.next - heap.fresh);
  ending.collections = heap.collections;
  unmap(run.stack, stack_bytes);
  unmap(roots, roots_bytes);
  unmap(heap.active, heap.size);
  unmap(heap.other, heap.size);
  return ending;
}

}  // namespace cps
