// LLVM IR text → SSA IR, in two steps: index the module, then parse bodies one by one.
//
// The index is one scan that finds every top-level entity and the extent of each body, so all
// globals and signatures are known before the first body is parsed. A body parses straight off the
// bytes into a Function. Accepts all three generations of the syntax; Module::dialect tells which
// rules hold.
#pragma once

#include <memory>
#include <vector>

#include "ir/ssa/analyses.h"
#include "ir/ssa/function.h"
#include "ir/ssa/module.h"
#include "ir/support/diagnostic.h"

namespace lilt::frontend {

// Where things are in the text of a module, for those who rewrite it.
struct ModulePlaces {
  // From the first byte of a top-level entity to that of the next one.
  struct Entity {
    SourceOffset begin, end;
  };
  std::vector<Entity> entities;
  // Of the names of types in headers and initializers, each perhaps several times; without the
  // places where they are defined.
  std::vector<SourceOffset> type_names;
};

// Reads everything but function bodies: types, globals with their initialisers, signatures. Reports
// every error at its place. Returns the module even then, with the parts that could be parsed (none
// if the input is not text); check diagnostics.has_errors(). Null, and diagnostics without meaning,
// only if the text has machine functions at top level: it is a dump (backend/compile/dump_text.h).
// A given triple replaces the text's own. `threads`: how many may run, 0 for as many as
// there are processors; a second one (read_ahead.h) saves a third of the time of a large text. The
// source must outlive the module. `places`: gets those of the text. O(size of the text).
std::unique_ptr<ssa::Module> parse_module_header(const SourceText& source, Diagnostics& diagnostics,
                                                 std::string_view triple = {}, unsigned threads = 1,
                                                 ModulePlaces* places = nullptr);

// Parses bodies of one module; keeps scratch tables between functions. Parsers with an overlay each
// may run in parallel.
class FunctionParser {
 public:
  FunctionParser(ssa::ModuleOverlay& module, Diagnostics& diagnostics);
  ~FunctionParser();

  // Parses the body of a function definition into `function` (reset first). Checks every rule of
  // the language on the way: names, types of operands, dominance. False if it reports an error; the
  // function is then unusable.
  bool parse(ssa::SymbolId symbol, ssa::Function& function);
  // So many errors were found that no one will read those of further functions: messages may be
  // short. Without this call, files of errors take long.
  void set_flooded();
  // Adds the places of the names of types in the bodies that are parsed from now on.
  void note_type_names(std::vector<SourceOffset>* places);
  // Of the function that was parsed last: what the checks asked for.
  ssa::Analyses& analyses();

 private:
  struct State;
  ssa::ModuleOverlay& module_;
  Diagnostics& diagnostics_;
  std::unique_ptr<State> state_;
};

}  // namespace lilt::frontend
