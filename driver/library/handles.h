// The objects after the handles of lilt.h.
//
// A module that is built consists of a header whose symbols grow, one overlay with the types of the
// header and of all bodies, one pool with the constants that handles name, and bodies. A body has a
// pool of its own, since folding adds constants to it; constants go from one pool to the other as
// they are used. A module that is built is compiled as it is (built_input.cpp), with the same
// result as the text that it prints. One that was parsed has the header and the text that the
// compiler's front end read; its functions become bodies when they are first looked into, and what
// is compiled is the text, printed anew once something was changed.
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "backend/compile/compile_options.h"
#include "backend/compile/input.h"
#include "backend/compile/module_compiler.h"
#include "frontend/llvm/parser.h"
#include "ir/ssa/builder.h"
#include "ir/ssa/module.h"
#include "lilt/lilt.h"

namespace lilt::library {

// A compiler that stays warm from one module to the next, as long as the options are the same.
class WarmCompiler {
 public:
  explicit WarmCompiler(std::shared_ptr<const backend::CompileOptions> options)
      : options_(std::move(options)), compiler_(*options_, diagnostics_, {}) {
    compiler_.keep_compilers();
  }
  const std::shared_ptr<const backend::CompileOptions>& options() const { return options_; }
  backend::ModuleCompiler& compiler() { return compiler_; }
  Diagnostics& diagnostics() { return diagnostics_; }

 private:
  std::shared_ptr<const backend::CompileOptions> options_;
  Diagnostics diagnostics_;
  backend::ModuleCompiler compiler_;
};

}  // namespace lilt::library

struct lilt_context {
  lilt_context() { spare_bodies.reserve(kMaxSpare); }
  // The compiler for the options (null: the defaults), with nothing in its diagnostics.
  lilt::library::WarmCompiler& compiler_for(const lilt_options* options);
  // Any compiler: for checks, which are the same with all options.
  lilt::library::WarmCompiler& compiler_for_checks();

  // Forgets the compiler, which something was thrown through.
  void drop_compiler() { compiler_.reset(); }
  // Ends the context once it was deleted and so were its modules.
  void end_if_unused();

  static constexpr size_t kMaxSpare = 16;
  size_t modules = 0;
  uint64_t next_module = 1;  // the mark in handles, from 1 to 4095
  bool is_deleted = false;
  // Of functions that ended: their memory is for new ones.
  std::vector<std::unique_ptr<lilt::ssa::Function>> spare_bodies;

 private:
  std::shared_ptr<const lilt::backend::CompileOptions> defaults_;
  std::unique_ptr<lilt::library::WarmCompiler> compiler_;
};

struct lilt_options {
  std::shared_ptr<const lilt::backend::CompileOptions> compile;  // replaced by every change
};

struct lilt_function {
  lilt_function(lilt_module& owner, uint32_t its_number, lilt::ssa::SymbolId its_symbol,
                std::string its_name)
      : module(owner), number(its_number), symbol(its_symbol), name(std::move(its_name)) {}
  ~lilt_function() { release_body(); }

  // The body, with the arguments; made, or read from the text, when it is first asked for.
  lilt::ssa::Function& body() { return body_ != nullptr ? *body_ : make_body(); }
  bool has_body() const;
  // The block after another of the function; none() after the last. O(1), amortized.
  lilt::ssa::BlockId next_block(lilt::ssa::BlockId block);
  void delete_body();
  // The blocks that end with a branch to this one, each as often as it names it. O(1).
  std::span<const lilt::ssa::BlockId> predecessors(lilt::ssa::BlockId block) const;
  // Notes a new branch.
  void add_predecessor(lilt::ssa::BlockId block, lilt::ssa::BlockId from);
  // Moves insertion points that are before an instruction after it: it will be erased.
  void leave(lilt::ssa::InstId id);
  // Erases an instruction that another value stands for, for all uses and for handles.
  void replace(lilt::ssa::InstId old, lilt::ssa::Value replacement);
  // The value that stands for one that may have been replaced.
  lilt::ssa::Value current(lilt::ssa::Value value) const;

  lilt_module& module;
  // Goes over to what the module has become: its symbol now has that name. Nothing of the body is
  // known any more.
  void move_to(lilt::ssa::SymbolId its_symbol);

  const uint32_t number;  // in the module, from 1
  lilt::ssa::SymbolId symbol;
  std::string name;
  std::vector<std::pair<uint32_t, lilt::ssa::ParameterFacts>> facts;  // by position
  uint32_t next_origin = 0;  // of instructions with a location
  // By instruction that was replaced: what stands for it.
  std::unordered_map<uint32_t, lilt::ssa::Value> replaced;
  std::vector<bool> is_appended;               // by block: it is in the function
  std::unordered_set<uint32_t> sealed;         // blocks that get no more branches
  std::unordered_set<uint32_t> variable_phis;  // which lilt_variables made
  uint32_t generation = 0;                     // how many bodies were deleted

 private:
  lilt::ssa::Function& make_body();
  void read_body();
  void forget_body();
  void release_body();

  std::unique_ptr<lilt::ssa::Function> body_;
  std::vector<std::vector<lilt::ssa::BlockId>> predecessors_;  // by block
  std::vector<size_t> places_;  // in the function's order, by block; may be out of date
};

struct lilt_module {
  lilt_module(lilt_context& owner, std::string its_name, std::unique_ptr<lilt::ssa::Module> built);
  // A module that was parsed, without errors.
  lilt_module(lilt_context& owner, std::unique_ptr<lilt::backend::Input> parsed);
  ~lilt_module();
  // Ends the module once it was deleted and so were its builders and variables.
  void end_if_unused();

  // The module as text: printed, unless it was parsed and is as it was. O(size).
  std::string print();
  // Becomes another module, which was parsed. Handles of types and values are no longer its own;
  // functions whose names it has stay, by those that `name_of` gives.
  using NameOf = std::function<std::string(const std::string&)>;
  void replace(std::unique_ptr<lilt::backend::Input> parsed, const NameOf& name_of);
  // Keeps the first mistake of a builder.
  void note_mistake(std::string message);
  // The same of what was thrown; called in a handler of it.
  void note_exception() noexcept;
  // --- handles and what they stand for
  lilt_type handle_of(lilt::ssa::TypeId type) const;
  lilt_value handle_of(lilt::ssa::ConstantId constant);
  lilt_value handle_of(const lilt_function& function, lilt::ssa::Value value);
  lilt_block block_handle_of(const lilt_function& function, lilt::ssa::BlockId block) const;
  // The constant of a handle; none() after noting a mistake that names `what`.
  lilt::ssa::ConstantId constant_of(lilt_value value, const char* what);
  // The operand of an instruction of the function; none() after noting a mistake that names
  // `operation` and `what`.
  lilt::ssa::Value operand_of(lilt_function& function, lilt_value value, const char* operation,
                              const char* what = ": an operand");
  lilt::ssa::BlockId block_of(const lilt_function& function, lilt_block block,
                              const char* operation, const char* what = ": a block");
  // The function that an argument or an instruction is part of, and its id, also of one that was
  // erased; null and a mistake otherwise.
  lilt_function* owner_of(lilt_value value, lilt::ssa::InstId& id, const char* what);
  lilt_function* owner_of(lilt_block block, lilt::ssa::BlockId& id, const char* what);
  // The type of a handle; void and a mistake if there is none.
  lilt::ssa::TypeId type_of(lilt_type type, const char* what);
  // The global or function whose address a handle is; none() and a mistake otherwise.
  lilt::ssa::SymbolId symbol_of(lilt_value value, const char* what);
  // Null unless the symbol is a function.
  lilt_function* function_of(lilt::ssa::SymbolId symbol);
  lilt_function* add_function(std::string_view its_name, lilt::ssa::TypeId type);
  // A text that is kept as long as the module, ending with a zero.
  const char* keep(std::string text) { return texts.insert(std::move(text)).first->c_str(); }
  // A new type from parts, unless types would be nested too deeply for those who walk through them.
  lilt_type nested(lilt::ssa::TypeId type, std::span<const lilt::ssa::TypeId> parts);

  lilt_context& context;
  uint64_t mark;  // in handles
  std::string name;
  // Of a module that was parsed; the second if it is a dump with machine functions: all of its
  // text.
  std::unique_ptr<lilt::SourceText> source, machine_text;
  bool is_changed = false;  // since it was parsed
  // What is built has parts that are checked, or known, only as text.
  bool is_for_text = false;
  // Of attributes: what headers keep of them refers to it.
  std::vector<std::unique_ptr<lilt::SourceText>> attribute_texts;
  std::string printed;  // the last answer of lilt_module_print
  std::string mistake;  // empty: none
  std::unique_ptr<lilt::ssa::Module> owned_header;
  lilt::ssa::Module& header() { return *owned_header; }
  const lilt::ssa::Module& header() const { return *owned_header; }
  lilt::ssa::ModuleOverlay overlay{*owned_header};
  lilt::ssa::ConstantPool constants{&owned_header->constants()};
  std::vector<std::unique_ptr<lilt_function>> functions;  // by number - 1
  std::unordered_map<uint32_t, lilt_function*> by_symbol;
  std::unordered_set<lilt_builder*> builders;
  size_t variables = 0;
  bool is_deleted = false;
  uint32_t next_name = 0;
  std::vector<uint16_t> depths;  // of types, as far as they are nested
  std::unordered_set<std::string> texts;
  // Of a module that was parsed: what reads its bodies, once one is asked for.
  lilt::Diagnostics found;
  std::unique_ptr<lilt::frontend::FunctionParser> parser;
  // Numbers of metadata.
  static constexpr uint32_t kFile = 0, kUnit = 1, kFirstSubprogram = 2;

 private:
  void take_mark();
  lilt_function* make_function(lilt::ssa::SymbolId symbol);
  void read_facts(lilt_function& function) const;
  void settle_facts();
  std::string print_parsed();
  void print_header(std::string& out);
};

struct lilt_builder {
  explicit lilt_builder(lilt_module& owner) : module(owner) {}

  lilt_module& module;
  lilt_function* function = nullptr;  // null: no insertion point
  lilt::ssa::BlockId block;
  lilt::ssa::InstId before;  // none(): at the end of the block
  uint32_t line = 0, column = 0;
};
