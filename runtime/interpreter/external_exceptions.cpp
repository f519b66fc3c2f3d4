// What the C++ library does for programs with exceptions: throwing, handlers, memory, casts, guards
// of local variables. The object that a landing pad gets is the thrown one.
#include <algorithm>

#include "runtime/interpreter/exceptions.h"
#include "runtime/interpreter/external.h"

namespace lilt::runtime {

using Call = ExternalCall;

namespace {

constexpr uint64_t kAlignment = 16;

Cell number(uint64_t value) { return integer_cell(value); }
Cell none(const Call&) { return {}; }
ThrownException& thrown(const Call& call) {
  return call.machine.exceptions().at(call.pointer(0), call.memory());
}

// --- memory

Cell do_new(const Call& call) {
  const Cell block =
      call.memory().allocate_heap(call.size(0), kAlignment, false, call.machine.place());
  if (block.bits == 0)
    throw Fault{FaultKind::OutOfMemory, "no memory for the object", kNoOffset, {}};
  return block;
}
Cell do_delete(const Call& call) {
  call.memory().free_heap(call.pointer(0), call.machine.place());
  return {};
}

// --- throwing

Cell do_allocate(const Call& call) {
  const Cell object = do_new(call);
  call.machine.exceptions().by_object[object.bits].object = object;
  return object;
}
Cell do_free(const Call& call) {
  call.machine.exceptions().by_object.erase(thrown(call).object.bits);
  return do_delete(call);
}
Cell do_throw(const Call& call) {
  ThrownException& exception = thrown(call);
  exception.type = call.pointer(1);
  exception.destructor = call.pointer(2);
  call.machine.throw_exception(exception.object);
  return {};
}
Cell do_rethrow(const Call& call) {
  Exceptions& all = call.machine.exceptions();
  if (all.caught.empty()) call.machine.terminate(nullptr);
  ThrownException& exception = all.by_object.at(all.caught.back());
  exception.is_rethrown = true;
  call.machine.throw_exception(exception.object);
  return {};
}
Cell do_resume(const Call& call) {
  call.machine.unwind(thrown(call).object);
  return {};
}

// --- handlers

Cell do_begin_catch(const Call& call) {
  ThrownException& exception = thrown(call);
  Exceptions& all = call.machine.exceptions();
  exception.is_rethrown = false;
  if (all.caught.empty() || all.caught.back() != exception.object.bits)
    all.caught.push_back(exception.object.bits);
  ++exception.handlers;
  --all.uncaught;
  return exception.caught;
}
Cell do_end_catch(const Call& call) {
  Exceptions& all = call.machine.exceptions();
  if (all.caught.empty()) return {};
  const uint64_t object = all.caught.back();
  ThrownException& exception = all.by_object.at(object);
  if (--exception.handlers != 0) return {};
  all.caught.pop_back();
  if (exception.is_rethrown) return {};
  const ThrownException ended = exception;
  all.by_object.erase(object);
  if (ended.destructor.bits != 0) call.machine.call_procedure(ended.destructor, {&ended.object, 1});
  call.memory().free_heap(ended.object, call.machine.place());
  return {};
}
Cell do_get_pointer(const Call& call) { return thrown(call).caught; }
Cell do_terminate(const Call& call) {
  const Exceptions& all = call.machine.exceptions();
  call.machine.terminate(all.caught.empty() ? nullptr : &all.by_object.at(all.caught.back()));
}
Cell do_unexpected(const Call& call) { call.machine.terminate(&thrown(call)); }
Cell do_uncaught_count(const Call& call) { return number(call.machine.exceptions().uncaught); }
Cell do_has_uncaught(const Call& call) {
  return number(call.machine.exceptions().uncaught != 0 ? 1 : 0);
}
Cell do_type_number(const Call& call) {
  return number(call.machine.exceptions().number_of(call.pointer(0)));
}

// --- casts, guards, the end of the program

Cell do_dynamic_cast(const Call& call) {
  return call.machine.type_rules().dynamic_cast_of(call.pointer(0), call.pointer(1),
                                                   call.pointer(2));
}
// The first byte of a guard tells that the variable is initialised; one thread needs no more.
Cell do_acquire(const Call& call) {
  return number(call.memory().load_integer(call.pointer(0), 1).bits == 0 ? 1 : 0);
}
Cell do_release(const Call& call) {
  call.memory().store_integer(call.pointer(0), number(1), 1);
  return {};
}
Cell do_at_exit(const Call& call) {
  call.machine.add_exit_handler({call.pointer(0), call.pointer(1), true});
  return number(0);
}

// Sorted by name.
constexpr External kExceptions[] = {
    {"_Unwind_Resume", "p:v", do_resume},
    {"_ZNSt9exceptionD1Ev", "p:v", none},
    {"_ZNSt9exceptionD2Ev", "p:v", none},
    {"_ZSt18uncaught_exceptionv", ":i", do_has_uncaught},
    {"_ZSt19uncaught_exceptionsv", ":i", do_uncaught_count},
    {"_ZSt9terminatev", ":v", do_terminate},
    {"_ZdaPv", "p:v", do_delete},
    {"_ZdaPvm", "pi:v", do_delete},
    {"_ZdlPv", "p:v", do_delete},
    {"_ZdlPvm", "pi:v", do_delete},
    {"_Znam", "i:p", do_new},
    {"_Znwm", "i:p", do_new},
    {"__cxa_allocate_exception", "i:p", do_allocate},
    {"__cxa_atexit", "ppp:i", do_at_exit},
    {"__cxa_begin_catch", "p:p", do_begin_catch},
    {"__cxa_call_unexpected", "p:v", do_unexpected},
    {"__cxa_end_catch", ":v", do_end_catch},
    {"__cxa_free_exception", "p:v", do_free},
    {"__cxa_get_exception_ptr", "p:p", do_get_pointer},
    {"__cxa_guard_abort", "p:v", none},
    {"__cxa_guard_acquire", "p:i", do_acquire},
    {"__cxa_guard_release", "p:v", do_release},
    {"__cxa_rethrow", ":v", do_rethrow},
    {"__cxa_throw", "ppp:v", do_throw},
    {"__dynamic_cast", "pppi:p", do_dynamic_cast},
    {"llvm.eh.typeid.for", "p:i", do_type_number},
};
static_assert(std::ranges::is_sorted(kExceptions, {}, &External::name));

}  // namespace

std::span<const External> exception_externals() { return kExceptions; }

}  // namespace lilt::runtime
