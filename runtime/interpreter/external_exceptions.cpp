// What the C++ library does for programs with exceptions: throwing, handlers, memory, casts, guards
// of local variables. The object that a landing pad gets is the thrown one.
#include <algorithm>
#include <utility>

#include "runtime/interpreter/external.h"
#include "runtime/interpreter/thrown_exceptions.h"

namespace lilt::runtime {

using Call = ExternalCall;

namespace {

constexpr uint64_t kAlignment = 16;

ThrownException& thrown(const Call& call) {
  return call.machine.exceptions().at(call.pointer(0), call.memory());
}

// --- memory

Cell new_object(const Call& call, uint64_t size) {
  const Cell block = call.memory().allocate_heap(size, kAlignment, false, call.machine.place());
  if (block.bits == 0)
    throw Fault{FaultKind::OutOfMemory, "no memory for the object", kNoOffset, {}};
  return block;
}
Cell do_new(const Call& call) { return new_object(call, call.size(0)); }
Cell do_delete(const Call& call) {
  call.memory().free_heap(call.pointer(0), call.machine.place());
  return {};
}

// --- throwing

Cell new_exception(const Call& call, uint64_t size) {
  const Cell object = new_object(call, size);
  call.machine.exceptions().by_object[object.bits].object = object;
  return object;
}
Cell do_allocate(const Call& call) { return new_exception(call, call.size(0)); }
Cell do_free_exception(const Call& call) {
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
  call.machine.throw_exception(all.by_object.at(all.caught.back()).object);
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
  exception.is_flying = false;
  all.caught.push_back(exception.object.bits);
  ++exception.handlers;
  --all.uncaught;
  return exception.caught;
}
// Ends the object if nothing needs it: no handler, no exception_ptr, no unwinding.
void end_if_unused(const Call& call, const ThrownException& exception) {
  if (exception.handlers != 0 || exception.references != 0 || exception.is_flying) return;
  const ThrownException ended = exception;
  call.machine.exceptions().by_object.erase(ended.object.bits);
  if (ended.destructor.bits != 0) call.machine.call_procedure(ended.destructor, {&ended.object, 1});
  call.memory().free_heap(ended.object, call.machine.place());
}
Cell do_end_catch(const Call& call) {
  Exceptions& all = call.machine.exceptions();
  if (all.caught.empty()) return {};
  ThrownException& exception = all.by_object.at(all.caught.back());
  all.caught.pop_back();
  --exception.handlers;
  end_if_unused(call, exception);
  return {};
}
Cell do_get_pointer(const Call& call) { return thrown(call).caught; }
Cell do_terminate(const Call& call) {
  const Exceptions& all = call.machine.exceptions();
  call.machine.terminate(all.caught.empty() ? nullptr : &all.by_object.at(all.caught.back()));
}
Cell do_unexpected(const Call& call) { call.machine.terminate(&thrown(call)); }
Cell do_uncaught_count(const Call& call) { return number_cell(call.machine.exceptions().uncaught); }
Cell do_has_uncaught(const Call& call) {
  return number_cell(call.machine.exceptions().uncaught != 0 ? 1 : 0);
}
Cell do_type_number(const Call& call) {
  return number_cell(call.machine.exceptions().number_of(call.pointer(0)));
}

Cell do_set_terminate(const Call& call) {
  return std::exchange(call.machine.exceptions().terminate_handler, call.pointer(0));
}

// --- exception_ptr: an object that holds the address of an exception, or null

Cell do_current(const Call& call) {
  Exceptions& all = call.machine.exceptions();
  Cell object = null_cell();
  if (!all.caught.empty()) {
    ThrownException& exception = all.by_object.at(all.caught.back());
    ++exception.references;
    object = exception.object;
  }
  call.memory().store_pointer(call.pointer(0), object);
  return {};
}
ThrownException& referred(const Call& call) {
  return call.machine.exceptions().at(call.memory().load_pointer(call.pointer(0)), call.memory());
}
Cell do_add_reference(const Call& call) {
  ++referred(call).references;
  return {};
}
Cell do_release_reference(const Call& call) {
  ThrownException& exception = referred(call);
  --exception.references;
  call.memory().store_pointer(call.pointer(0), null_cell());
  end_if_unused(call, exception);
  return {};
}
Cell do_refer(const Call& call) {
  call.memory().store_pointer(call.pointer(0), call.pointer(1));
  return do_add_reference(call);
}
Cell do_make(const Call& call) {
  ThrownException& exception = thrown(call);
  exception.type = call.pointer(1);
  exception.destructor = call.pointer(2);
  return exception.object;
}
Cell do_rethrow_referred(const Call& call) {
  call.machine.throw_exception(referred(call).object);
  return {};
}

// --- objects of the library's exception classes

const LibraryClass& class_of(const Call& call) { return *library_member(call.name).owner; }

void construct(const Call& call, const LibraryClass& of, const Cell& object, const Cell& message) {
  call.memory().store_pointer(object, call.machine.image().library_classes().vtable(of));
  if (of.text.empty()) call.memory().store_pointer(Memory::moved(object, kLibraryMessage), message);
}
Cell do_construct(const Call& call) {
  construct(call, class_of(call), call.pointer(0), call.machine.image().new_string(call.text(1)));
  return {};
}
// From a std::string, which begins with the address of its text.
Cell do_construct_from_string(const Call& call) {
  const Cell text = call.memory().load_pointer(call.pointer(1));
  construct(call, class_of(call), call.pointer(0),
            call.machine.image().new_string(call.memory().string_at(text)));
  return {};
}
Cell do_copy(const Call& call) {
  const LibraryClass& of = class_of(call);
  const Cell from = Memory::moved(call.pointer(1), kLibraryMessage);
  construct(call, of, call.pointer(0),
            of.text.empty() ? call.memory().load_pointer(from) : null_cell());
  return {};
}
Cell do_what(const Call& call) {
  const LibraryClass& of = class_of(call);
  if (!of.text.empty()) return call.machine.image().new_string(of.text);
  return call.memory().load_pointer(Memory::moved(call.pointer(0), kLibraryMessage));
}

// Of each class; sorted by name.
constexpr External kMembers[] = {
    {"4whatEv", "p:p", do_what},
    {"C1EOS_", "pp:v", do_copy},
    {"C1EPKc", "pp:v", do_construct},
    {"C1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE", "pp:v", do_construct_from_string},
    {"C1ERKS_", "pp:v", do_copy},
    {"C2EOS_", "pp:v", do_copy},
    {"C2EPKc", "pp:v", do_construct},
    {"C2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE", "pp:v", do_construct_from_string},
    {"C2ERKS_", "pp:v", do_copy},
    {"D0Ev", "p:v", do_delete},
    {"D1Ev", "p:v", none},
    {"D2Ev", "p:v", none},
};
static_assert(std::ranges::is_sorted(kMembers, {}, &External::name));

// The class of the exception that a function of the library throws.
std::string_view thrown_class(std::string_view function) {
  constexpr std::pair<std::string_view, std::string_view> kThrown[] = {
      {"_ZSt16__throw_bad_castv", "St8bad_cast"},
      {"_ZSt17__throw_bad_allocv", "St9bad_alloc"},
      {"_ZSt19__throw_logic_errorPKc", "St11logic_error"},
      {"_ZSt20__throw_length_errorPKc", "St12length_error"},
      {"_ZSt20__throw_out_of_rangePKc", "St12out_of_range"},
      {"_ZSt21__throw_runtime_errorPKc", "St13runtime_error"},
      {"_ZSt24__throw_invalid_argumentPKc", "St16invalid_argument"},
      {"_ZSt24__throw_out_of_range_fmtPKcz", "St12out_of_range"},
      {"_ZSt25__throw_bad_function_callv", "St17bad_function_call"},
      {"_ZSt28__throw_bad_array_new_lengthv", "St20bad_array_new_length"},
      {"__cxa_bad_cast", "St8bad_cast"},
      {"__cxa_bad_typeid", "St10bad_typeid"},
      {"__cxa_throw_bad_array_new_length", "St20bad_array_new_length"},
  };
  return std::ranges::find(kThrown, function, [](const auto& row) { return row.first; })->second;
}
// The first argument, if any, is the message, or its format.
Cell do_throw_of_library(const Call& call) {
  const LibraryClass& of = *find_library_class(thrown_class(call.name));
  Cell message = null_cell();
  if (call.arguments.size() > 1)
    message = call.machine.image().new_string(format_text(call, call.text(0), {1, false}));
  else if (!call.arguments.empty())
    message = call.machine.image().new_string(call.text(0));
  const Cell object = new_exception(call, kLibraryObjectSize);
  construct(call, of, object, message);
  ThrownException& exception = call.machine.exceptions().at(object, call.memory());
  exception.type = call.machine.image().library_classes().type(of);
  exception.destructor = null_cell();
  call.machine.throw_exception(object);
  return {};
}

// --- casts, guards, the end of the program

Cell do_dynamic_cast(const Call& call) {
  return call.machine.image().type_rules().dynamic_cast_of(call.pointer(0), call.pointer(1),
                                                           call.pointer(2));
}
// The first byte of a guard tells that the variable is initialised; one thread needs no more.
Cell do_acquire(const Call& call) {
  return number_cell(call.memory().load_integer(call.pointer(0), 1).bits == 0 ? 1 : 0);
}
Cell do_release(const Call& call) {
  call.memory().store_integer(call.pointer(0), number_cell(1), 1);
  return {};
}
Cell do_at_exit(const Call& call) {
  call.machine.library().exit_handlers.push_back({call.pointer(0), call.pointer(1), true});
  return number_cell(0);
}

// Sorted by name.
constexpr External kExceptions[] = {
    {"_Unwind_Resume", "p:v", do_resume},
    {"_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv", "p:v", do_release_reference},
    {"_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv", "p:v", do_add_reference},
    {"_ZNSt15__exception_ptr13exception_ptrC1EPv", "pp:v", do_refer},
    {"_ZNSt15__exception_ptr13exception_ptrC2EPv", "pp:v", do_refer},
    {"_ZSt13set_terminatePFvvE", "p:p", do_set_terminate},
    {"_ZSt16__throw_bad_castv", ":v", do_throw_of_library},
    {"_ZSt17__throw_bad_allocv", ":v", do_throw_of_library},
    {"_ZSt17current_exceptionv", "p:v", do_current},
    {"_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE", "p:v", do_rethrow_referred},
    {"_ZSt18uncaught_exceptionv", ":i", do_has_uncaught},
    {"_ZSt19__throw_logic_errorPKc", "p:v", do_throw_of_library},
    {"_ZSt19uncaught_exceptionsv", ":i", do_uncaught_count},
    {"_ZSt20__throw_length_errorPKc", "p:v", do_throw_of_library},
    {"_ZSt20__throw_out_of_rangePKc", "p:v", do_throw_of_library},
    {"_ZSt21__throw_runtime_errorPKc", "p:v", do_throw_of_library},
    {"_ZSt24__throw_invalid_argumentPKc", "p:v", do_throw_of_library},
    {"_ZSt24__throw_out_of_range_fmtPKcz", "p*:v", do_throw_of_library},
    {"_ZSt25__throw_bad_function_callv", ":v", do_throw_of_library},
    {"_ZSt28__throw_bad_array_new_lengthv", ":v", do_throw_of_library},
    {"_ZSt9terminatev", ":v", do_terminate},
    {"_ZdaPv", "p:v", do_delete},
    {"_ZdaPvm", "pi:v", do_delete},
    {"_ZdlPv", "p:v", do_delete},
    {"_ZdlPvm", "pi:v", do_delete},
    {"_Znam", "i:p", do_new},
    {"_Znwm", "i:p", do_new},
    {"__cxa_allocate_exception", "i:p", do_allocate},
    {"__cxa_atexit", "ppp:i", do_at_exit},
    {"__cxa_bad_cast", ":v", do_throw_of_library},
    {"__cxa_bad_typeid", ":v", do_throw_of_library},
    {"__cxa_begin_catch", "p:p", do_begin_catch},
    {"__cxa_call_unexpected", "p:v", do_unexpected},
    {"__cxa_end_catch", ":v", do_end_catch},
    {"__cxa_free_exception", "p:v", do_free_exception},
    {"__cxa_get_exception_ptr", "p:p", do_get_pointer},
    {"__cxa_guard_abort", "p:v", none},
    {"__cxa_guard_acquire", "p:i", do_acquire},
    {"__cxa_guard_release", "p:v", do_release},
    {"__cxa_init_primary_exception", "ppp:p", do_make},
    {"__cxa_rethrow", ":v", do_rethrow},
    {"__cxa_throw", "ppp:v", do_throw},
    {"__cxa_throw_bad_array_new_length", ":v", do_throw_of_library},
    {"__dynamic_cast", "pppi:p", do_dynamic_cast},
    {"llvm.eh.typeid.for", "p:i", do_type_number},
};
static_assert(std::ranges::is_sorted(kExceptions, {}, &External::name));

}  // namespace

std::span<const External> exception_externals() { return kExceptions; }

const External* find_library_member(std::string_view name) {
  const auto [owner, member] = library_member(name);
  if (owner == nullptr) return nullptr;
  const auto found = std::ranges::lower_bound(kMembers, member, {}, &External::name);
  return found == std::end(kMembers) || found->name != member ? nullptr : found;
}

}  // namespace lilt::runtime
