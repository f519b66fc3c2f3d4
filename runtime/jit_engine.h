// Compiled code in memory for as long as an engine lives: modules are added, linked, replaced and
// removed, while code of others runs.
//
// A unit is what one call of add links: one module, or several that refer to each other. A name
// that a unit refers to is looked up in this order: the unit itself; the other units, the newest
// strong definition first; names given to define; the resolver of the options; the process.
// Threads: all members of an engine may be called at once from any threads, and from compiled code.
// The engine holds no lock while it calls a resolver or a handler.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "emit/object/code_image.h"
#include "ir/ssa/module.h"
#include "ir/support/diagnostic.h"
#include "runtime/crash.h"

namespace lilt::runtime {

// The address of a name that no unit defines; null: unknown. It may call the engine.
using SymbolResolver = std::function<void*(std::string_view)>;

// Makes the code of one function of a lazy module; false after reporting why there is none. It may
// call the engine and run compiled code, other lazy functions included. One thread at a time calls
// it, of all those of an engine. Throws nothing.
using LazyCompiler = std::function<bool(ssa::SymbolId, object::CodeImage&, Diagnostics&)>;

// Told that a lazy function could not be compiled or linked when it was called. Returns the address
// of what the call, and all later ones, reach instead. Null, or no handler: the process ends after
// the errors were written to standard error, since the caller expects a result. Throws nothing.
using LazyFailure = std::function<void*(std::string_view function, const Diagnostics&)>;

struct JitOptions {
  SymbolResolver resolver = {};
  bool searches_process = true;  // names that nobody else knows: dlsym
  // What the user can do about a name that nobody defines, for the message; may be empty.
  std::function<std::string(std::string_view)> undefined_hint = {};
  LazyFailure on_lazy_failure = {};
  bool unwinds = true;  // registers unwind tables: exceptions and backtraces pass the code
  // Appends functions to /tmp/perf-PID.map, for perf report. Not together with has_debugger, and
  // not under Valgrind, which refuses the memory that this needs.
  bool has_perf_map = false;
  bool has_debugger = false;        // tells gdb of the code: names, unwind tables, lines
  std::string jitdump_folder = {};  // writes jit-PID.dump there, for perf inject --jit
};

// A module on its way into an engine: its variables, and the functions that are compiled already.
class JitModule {
 public:
  // The module must outlive this object; if it is lazy, also the unit that it becomes part of.
  explicit JitModule(const ssa::Module& module);
  ~JitModule();
  JitModule(JitModule&&) noexcept;
  JitModule& operator=(JitModule&&) noexcept;

  // The image may be reused afterwards.
  void add_function(ssa::SymbolId function, const object::CodeImage& image);
  // Functions without an image get one when they are first called. Those that aliases stand for
  // and those whose blocks have addresses in variables get theirs when the module is added.
  void compile_lazily(LazyCompiler compiler);
  // All references to functions that others can see, those of this module included, lead through a
  // stub `jmp *slot`, which a later replacement changes: see JitAddOptions::replaces. Costs a jump
  // a call. Callers that the compiler inlined a function into keep its code: forbid that.
  void make_replaceable();

 private:
  friend class JitLinking;
  struct State;
  std::unique_ptr<State> state_;
};

// A unit of an engine. Never used twice.
enum class JitUnit : uint64_t { None = 0 };

struct JitAddOptions {
  // Strong definitions of names that other units define are allowed and take their place: for units
  // added later, and, if the older function is replaceable, for all callers at once, while they
  // run, by one atomic store; its address stays what it was. When this unit is removed, the older
  // definition is back.
  bool replaces = false;
};

// Where an instruction comes from.
struct CodePlace {
  JitUnit unit = JitUnit::None;
  uint32_t module = 0;  // number in the unit
  ssa::SymbolId function;
  std::string name;                 // of the function, as linkers know it
  SourceOffset origin = kNoOffset;  // in the text that was compiled
};

class JitEngine {
 public:
  // Takes no memory before the first unit.
  explicit JitEngine(JitOptions options = {});
  // Removes all units.
  ~JitEngine();
  JitEngine(const JitEngine&) = delete;
  JitEngine& operator=(const JitEngine&) = delete;

  // Links modules to each other and to what the engine knows, and makes them visible to units added
  // later. The modules are used up. Returns None after reporting what is wrong, with name and
  // place: undefined names, names with two strong definitions, data that cannot be laid out, more
  // than 2 GiB in all, memory that the system refuses; then nothing was added. A weak or common
  // definition yields to the one that is there. Initializers are not called. O(contents), expected.
  JitUnit add(std::span<JitModule> modules, Diagnostics& diagnostics,
              const JitAddOptions& options = {});
  JitUnit add(JitModule& module, Diagnostics& diagnostics, const JitAddOptions& options = {}) {
    return add(std::span(&module, 1), diagnostics, options);
  }
  // Frees a unit's code and data; false if the engine has no such unit. The caller guarantees that
  // no thread executes its code or will return to it, and that nobody uses its addresses again:
  // pointers to its functions and variables, calls of units that were linked to it. Only calls of a
  // replaceable function may go on: they reach the definition that is left, or the failure handler
  // if there is none. Finalizers are not called. O(contents), expected.
  bool remove(JitUnit unit);

  // Gives a name an address, in place of the one given before. Null: takes the name back.
  void define(std::string_view name, void* address);

  // The address of a name that units define or that was given to define; null for others, and for
  // thread-local variables. Of a replaceable function it is the stub's, which stays the same. O(1)
  // expected.
  void* address(std::string_view name) const;
  // Of a name in one unit, internal ones included: that unit's own definition. O(symbols).
  void* address(JitUnit unit, std::string_view name) const;
  // The function and the instruction that the machine code at an address belongs to; nothing for
  // other addresses. O(log functions).
  std::optional<CodePlace> locate(uint64_t address) const;
  // The same in a signal handler: takes no memory and waits for nobody. Unknown as well if a thread
  // is in the engine.
  CrashSite locate_in_handler(uint64_t address) const;

  // The functions to call before the unit's code is used (with main's arguments, or none) and
  // before it is removed, each in that order. O(their number).
  std::vector<void*> initializers(JitUnit unit) const;
  std::vector<void*> finalizers(JitUnit unit) const;

  // Where the code of all units is, now and later. After the first unit was added.
  const CodeRange& code() const;
  // Bytes that units occupy now, and bytes that the engine has from the system for them.
  struct Memory {
    uint64_t used = 0, resident = 0;
  };
  Memory memory() const;

  // In a child process that `fork` made: lets tools see the code there, under its own number. Code
  // itself needs no call; parent and child may both go on to add units. But the child must not
  // execute a unit after the parent removed it, before the child itself added or removed one.
  void announce_in_child();

 private:
  friend class JitLinking;
  struct State;
  std::unique_ptr<State> state_;
};

// What a program in memory is called with.
struct ProgramStart {
  // Called in place of main: a function () or (i32, ptr[, ptr]), as main is, or one of at most six
  // integers of at most 64 bits each, which the arguments give. Empty: `main`, or what the runtime
  // library's main does around `program`.
  std::string entry;
  std::vector<std::string> arguments;  // begin with the program's name
  // What is called in place of each function that the system calls: initializers, finalizers, and
  // the entry, whose stand-in ends the process. Empty: the function itself.
  std::function<void*(void* function, bool is_entry)> stand_in = {};
  const machine::Position* position = nullptr;  // of the interpreter that stands in
};

// Runs the program that a unit is, in a child process that inherits standard streams, on a stack as
// large as the process may have: initializers, the entry, finalizers. If no module defines the
// entry, its parameters are others, or no process can be created, reports that and returns status
// 1.
struct Ending {
  int status;   // the low 8 bits of main's result, 128 + n after signal n
  Crash crash;  // after a signal
};
Ending run_program(JitEngine& engine, JitUnit unit, std::span<const ssa::Module* const> modules,
                   const ProgramStart& start, Diagnostics& diagnostics);

}  // namespace lilt::runtime
