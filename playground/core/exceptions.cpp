// Exceptions of C++ on those of WebAssembly: Debian's libc++abi for it is built without. Each
// landing pad catches the exception and calls _Unwind_CallPersonality, which reads the function's
// table (Itanium C++ ABI: Exception Handling, "level II"; the table is LLVM's,
// ExceptionHandling.rst) and leaves the number of the catch clause, from 1 on, in
// __wasm_lpad_context; 0: the pad runs clean-ups only, and throws it on.
//
// There is one thread, no exception specification, and no foreign exception. An exception is one
// piece of memory: the header below, with the thrown object after it.
#include <cstdint>
#include <cstdlib>
#include <exception>
#include <new>
#include <typeinfo>

extern "C" {

struct LandingPadContext {
  uintptr_t index;  // of the call site, by the compiler
  const uint8_t* table;
  uintptr_t selector;  // the answer
};
LandingPadContext __wasm_lpad_context;

}  // extern "C"

namespace __cxxabiv1 {

// libc++abi's (private_typeinfo.h), by the order of its virtual functions.
class __shim_type_info : public std::type_info {
 public:
  ~__shim_type_info() override;
  virtual void noop1() const;
  virtual void noop2() const;
  virtual bool can_catch(const __shim_type_info* thrown, void*& adjusted) const = 0;
};

}  // namespace __cxxabiv1

namespace {

using Type = __cxxabiv1::__shim_type_info;

struct alignas(16) Exception {
  const Type* type;
  void* (*destroy)(void*);
  void* adjusted;    // the object as its handler sees it
  Exception* next;   // of those that are handled
  int handlers;      // that run
  int references;    // handlers, std::exception_ptr, and the throw itself
  bool is_rethrown;  // while it is caught

  void* object() { return this + 1; }
};

Exception* handled = nullptr;  // the innermost first
int uncaught = 0;

Exception* exception_of(void* object) { return static_cast<Exception*>(object) - 1; }

void release(Exception* exception) {
  if (--exception->references > 0) return;
  if (exception->destroy != nullptr) exception->destroy(exception->object());
  std::free(exception);
}

[[noreturn]] void raise(Exception* exception) {
  ++uncaught;
  __builtin_wasm_throw(0, exception);
}

uintptr_t read_unsigned(const uint8_t*& at) {
  uintptr_t value = 0;
  for (unsigned shift = 0;; shift += 7) {
    const uint8_t byte = *at++;
    value |= static_cast<uintptr_t>(byte & 0x7F) << shift;
    if (byte < 0x80) return value;
  }
}

intptr_t read_signed(const uint8_t*& at) {
  uintptr_t value = 0;
  unsigned shift = 0;
  uint8_t byte = 0x80;
  for (; byte >= 0x80; shift += 7) {
    byte = *at++;
    value |= static_cast<uintptr_t>(byte & 0x7F) << shift;
  }
  if (shift < 32 && (byte & 0x40) != 0) value |= ~uintptr_t{0} << shift;
  return static_cast<intptr_t>(value);
}

constexpr uint8_t kOmitted = 0xFF;

// The catch clause of the current landing pad that takes the exception; 0: none.
uintptr_t find_clause(Exception& exception) {
  const uint8_t* at = __wasm_lpad_context.table;
  if (at == nullptr) return 0;
  if (*at++ != kOmitted) std::abort();  // where landing pads start
  const uint8_t type_encoding = *at++;
  const Type* const* types = nullptr;  // they end here
  if (type_encoding != kOmitted) {
    const uintptr_t length = read_unsigned(at);
    types = reinterpret_cast<const Type* const*>(at + length);
  }
  ++at;  // the encoding of call sites
  const uintptr_t sites_length = read_unsigned(at);
  const uint8_t* const actions = at + sites_length;
  uintptr_t action = 0;
  for (uintptr_t site = 0; site <= __wasm_lpad_context.index; ++site) {
    read_unsigned(at);  // the number of the landing pad
    action = read_unsigned(at);
  }
  if (action == 0) return 0;
  for (const uint8_t* record = actions + action - 1;;) {
    const intptr_t clause = read_signed(record);
    const uint8_t* link = record;
    const intptr_t next = read_signed(record);
    if (clause > 0) {
      const Type* wanted = types[-clause];
      void* adjusted = exception.object();
      if (wanted == nullptr || wanted->can_catch(exception.type, adjusted)) {
        exception.adjusted = adjusted;
        return static_cast<uintptr_t>(clause);
      }
    }
    if (next == 0) return 0;
    record = link + next;
  }
}

}  // namespace

extern "C" {

int _Unwind_CallPersonality(void* exception) {
  __wasm_lpad_context.selector = find_clause(*static_cast<Exception*>(exception));
  return 0;
}

// Named by the code, and not called.
int __gxx_wasm_personality_v0(int) { return 0; }

void* __cxa_allocate_exception(size_t bytes) noexcept {
  auto* exception = static_cast<Exception*>(std::calloc(1, sizeof(Exception) + bytes));
  if (exception == nullptr) std::abort();
  return exception->object();
}

void __cxa_free_exception(void* object) noexcept { std::free(exception_of(object)); }

[[noreturn]] void __cxa_throw(void* object, std::type_info* type, void* (*destroy)(void*)) {
  Exception* exception = exception_of(object);
  exception->type = static_cast<const Type*>(type);
  exception->destroy = destroy;
  exception->references = 1;
  raise(exception);
}

void* __cxa_get_exception_ptr(void* exception) noexcept {
  return static_cast<Exception*>(exception)->adjusted;
}

void* __cxa_begin_catch(void* thrown) noexcept {
  auto* exception = static_cast<Exception*>(thrown);
  exception->is_rethrown = false;
  --uncaught;
  if (exception->handlers++ == 0) {
    exception->next = handled;
    handled = exception;
  }
  return exception->adjusted;
}

void __cxa_end_catch() {
  Exception* exception = handled;
  if (exception == nullptr || --exception->handlers > 0) return;
  handled = exception->next;
  if (!exception->is_rethrown) release(exception);
}

[[noreturn]] void __cxa_rethrow() {
  if (handled == nullptr) std::terminate();
  handled->is_rethrown = true;
  raise(handled);
}

// Of std::exception_ptr.
void __cxa_increment_exception_refcount(void* object) noexcept {
  if (object != nullptr) ++exception_of(object)->references;
}

void __cxa_decrement_exception_refcount(void* object) noexcept {
  if (object != nullptr) release(exception_of(object));
}

void* __cxa_current_primary_exception() noexcept {
  if (handled == nullptr) return nullptr;
  ++handled->references;
  return handled->object();
}

void __cxa_rethrow_primary_exception(void* object) {
  if (object == nullptr) return;
  ++exception_of(object)->references;
  raise(exception_of(object));
}

bool __cxa_uncaught_exception() noexcept { return uncaught > 0; }

unsigned __cxa_uncaught_exceptions() noexcept { return static_cast<unsigned>(uncaught); }

}  // extern "C"
