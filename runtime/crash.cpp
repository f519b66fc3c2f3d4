// The handler runs on its own stack, since a stack overflow leaves none, and calls only
// async-signal-safe functions, with one exception: if the fault is in a library's code, the
// unwinder walks to the first frame of the program. arm() makes it load its tables, so that it
// neither allocates nor waits for a lock, unless the fault is in the unwinder itself; then an alarm
// ends the process. The first recorded facts count.
#include "runtime/crash.h"

#include <pthread.h>
#include <signal.h>
#include <sys/mman.h>
#include <ucontext.h>
#include <unistd.h>
#include <unwind.h>

#include <atomic>
#include <new>

namespace lilt::runtime {

struct CrashFacts {
  std::atomic<bool> is_claimed{false};
  Crash crash;
  pid_t process = 0;
  const CodeRange* code = nullptr;
  CrashRecord::Locate locate = nullptr;
  const void* locate_context = nullptr;
  const machine::Position* position = nullptr;
  uint64_t main_stack_end = 0;  // the lowest address of the main thread's stack; 0: not known

  uint64_t stack_end() const { return position != nullptr ? position->stack_end : main_stack_end; }
  bool is_code(uint64_t address) const { return address >= code->begin && address < code->end; }
};

namespace {

constexpr int kSignals[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGABRT};
constexpr size_t kHandlerStackSize = size_t{256} << 10;
constexpr unsigned kMaxWalk = 2;               // seconds
constexpr uint64_t kNearStackEnd = 64u << 10;  // bytes

// A handler has no other access to the facts.
CrashFacts* armed = nullptr;

_Unwind_Reason_Code stop_in_program(_Unwind_Context* context, void* facts_pointer) {
  auto* facts = static_cast<CrashFacts*>(facts_pointer);
  const uint64_t address = _Unwind_GetIP(context);
  if (!facts->is_code(address)) return _URC_NO_REASON;
  facts->crash.place = address;
  facts->crash.is_call = true;
  return _URC_END_OF_STACK;
}

// Finds the call in the program's code that has not returned.
void walk(CrashFacts& facts) {
  ::signal(SIGALRM, SIG_DFL);
  sigset_t alarm_only;
  ::sigemptyset(&alarm_only);
  ::sigaddset(&alarm_only, SIGALRM);
  ::pthread_sigmask(SIG_UNBLOCK, &alarm_only, nullptr);
  ::alarm(kMaxWalk);
  _Unwind_Backtrace(stop_in_program, &facts);
  ::alarm(0);
}

// A stack grows down: the access is at or below its end, and so is the stack pointer.
bool is_stack_overflow(const CrashFacts& facts, uint64_t address, uint64_t stack_pointer) {
  const uint64_t end = facts.stack_end() + kNearStackEnd;
  return facts.stack_end() != 0 && stack_pointer <= end && address < end &&
         address + kNearStackEnd >= stack_pointer;
}

// Whether an indirect call (FF /2, of 2, 3, 4, 6 or 7 bytes) ends at the address, which is in the
// program's code. A return to a wrong address leaves another value on the stack.
bool is_after_indirect_call(const CrashFacts& facts, uint64_t address) {
  for (uint64_t length : {2, 3, 4, 6, 7}) {
    if (!facts.is_code(address) || !facts.is_code(address - length)) continue;
    const auto* call = reinterpret_cast<const uint8_t*>(address - length);
    if (call[0] == 0xFF && (call[1] >> 3 & 7) == 2) return true;
  }
  return false;
}

// After a jump to an address without code: finds the instruction that jumped, as far as the stack
// or the interpreter says.
void find_jump(CrashFacts& facts, uint64_t target, uint64_t stack_pointer) {
  Crash& crash = facts.crash;
  crash.is_wild_call = true;
  if (facts.position != nullptr && facts.position->target() == target) {
    crash.place = facts.position->instruction();
    return;
  }
  const uint64_t return_address = *reinterpret_cast<const uint64_t*>(stack_pointer);
  if (is_after_indirect_call(facts, return_address)) crash.place = return_address;
  crash.is_call = true;
}

void record(CrashFacts& facts, int signal, const siginfo_t& info, const ucontext_t& context) {
  Crash& crash = facts.crash;
  auto instruction = static_cast<uint64_t>(context.uc_mcontext.gregs[REG_RIP]);
  auto stack_pointer = static_cast<uint64_t>(context.uc_mcontext.gregs[REG_RSP]);
  if (facts.position != nullptr && facts.position->is_interpreting()) {
    instruction = facts.position->instruction();
    stack_pointer = facts.position->stack_pointer();
  }
  crash.signal = signal;
  crash.code = info.si_code;
  if (info.si_code <= 0) {
    crash.is_sent = true;
    crash.sender = info.si_pid == ::getpid() ? 0 : info.si_pid;
  } else {
    crash.address = reinterpret_cast<uint64_t>(info.si_addr);
    crash.is_stack_overflow =
        signal == SIGSEGV && is_stack_overflow(facts, crash.address, stack_pointer);
  }
  crash.is_caught = true;
  if (facts.is_code(instruction)) {
    const bool is_after = signal == SIGTRAP && !crash.is_sent;  // int3 is done when it traps
    crash.place = instruction - (is_after ? 1 : 0);
  } else if (signal == SIGSEGV && !crash.is_sent && crash.address == instruction) {
    find_jump(facts, instruction, stack_pointer);
  } else {
    walk(facts);
  }
  if (crash.place != 0)
    crash.site = facts.locate(facts.locate_context, crash.place - (crash.is_call ? 1 : 0));
}

// A forked child of the program records nothing. On return the signal ends the process: it is
// blocked here and has its default effect again (SA_RESETHAND).
void on_signal(int signal, siginfo_t* info, void* context) {
  if (::getpid() == armed->process && !armed->is_claimed.exchange(true))
    record(*armed, signal, *info, *static_cast<const ucontext_t*>(context));
  ::raise(signal);
}

void use_handler_stack() {
  void* memory = ::mmap(nullptr, kHandlerStackSize, PROT_READ | PROT_WRITE,
                        MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (memory == MAP_FAILED) return;
  stack_t stack = {};
  stack.ss_sp = memory;
  stack.ss_size = kHandlerStackSize;
  ::sigaltstack(&stack, nullptr);
}

uint64_t end_of_stack() {
  pthread_attr_t attributes;
  if (::pthread_getattr_np(::pthread_self(), &attributes) != 0) return 0;
  void* lowest = nullptr;
  size_t size = 0;
  const bool is_known = ::pthread_attr_getstack(&attributes, &lowest, &size) == 0;
  ::pthread_attr_destroy(&attributes);
  return is_known ? reinterpret_cast<uint64_t>(lowest) : 0;
}

_Unwind_Reason_Code pass_on(_Unwind_Context*, void*) { return _URC_NO_REASON; }

}  // namespace

CrashRecord::CrashRecord() {
  void* memory = ::mmap(nullptr, sizeof(CrashFacts), PROT_READ | PROT_WRITE,
                        MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (memory != MAP_FAILED) facts_ = new (memory) CrashFacts;
}

CrashRecord::~CrashRecord() {
  if (facts_ != nullptr) ::munmap(facts_, sizeof(CrashFacts));
}

void CrashRecord::arm(const CodeRange& code, Locate locate, const void* context,
                      const machine::Position* position) {
  if (facts_ == nullptr) return;
  facts_->process = ::getpid();
  facts_->code = &code;
  facts_->locate = locate;
  facts_->locate_context = context;
  facts_->position = position;
  facts_->main_stack_end = end_of_stack();
  armed = facts_;
  use_handler_stack();
  _Unwind_Backtrace(pass_on, nullptr);
  for (int signal : kSignals) {
    struct sigaction action = {};
    if (::sigaction(signal, nullptr, &action) != 0 || action.sa_handler != SIG_DFL) continue;
    action = {};
    action.sa_sigaction = on_signal;
    ::sigfillset(&action.sa_mask);
    action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESETHAND;
    ::sigaction(signal, &action, nullptr);
  }
}

Crash CrashRecord::read(int signal) const {
  if (facts_ != nullptr && facts_->crash.is_caught) return facts_->crash;
  Crash crash;
  crash.signal = signal;
  return crash;
}

}  // namespace lilt::runtime
