#include "backend/compile/module_facts.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <string_view>
#include <unordered_map>

#include "backend/compile/body_reader.h"
#include "backend/compile/needed_symbols.h"
#include "frontend/llvm/name_uses.h"
#include "ir/opt/variable_accesses.h"
#include "ir/ssa/callee.h"
#include "ir/ssa/exceptions.h"
#include "ir/support/text.h"

namespace lilt::backend {

namespace {

constexpr uint8_t kMany = 3;

void count(uint8_t& names, bool is_quoted) {
  names = is_quoted ? kMany : std::min<uint8_t>(names + 1, kMany);
}

// Calls `visit` for each symbol in a constant, as often as its text names it.
template <class Visit>
void visit_symbols(const ssa::ConstantPool& pool, ssa::ConstantId constant, const Visit& visit) {
  using enum ssa::ConstantKind;
  const ssa::ConstantKind kind = pool[constant].kind;
  if (kind == Symbol) visit(pool[constant].symbol);
  if (kind != Aggregate && kind != Expression && kind != BlockAddress) return;
  for (const ssa::Value element : pool.elements(constant))
    if (element.is_constant()) visit_symbols(pool, element.constant(), visit);
}

// Counts the names that texts of built bodies would have.
class BuiltNameCounter {
 public:
  BuiltNameCounter(const ssa::Module& header, const ssa::BuiltBodies& built)
      : header_(header), built_(built), names_(header.symbol_count()) {}

  std::vector<uint8_t> run() {
    for (const ssa::SymbolId id : header_.symbols()) {
      note(id);
      if (header_[id].initializer.valid())
        visit_symbols(header_.constants(), header_[id].initializer,
                      [this](ssa::SymbolId symbol) { note(symbol); });
      if (built_.bodies[id.index()] != nullptr) note(*built_.bodies[id.index()]);
    }
    return std::move(names_);
  }

 private:
  void note(ssa::SymbolId symbol) {
    std::string printed;
    append_llvm_name(printed, '@', header_[symbol].name);
    count(names_[symbol.index()], printed[1] == '"');
  }
  // Bodies have the symbols of the module that was built.
  void note(const ssa::Function& body) {
    for (const ssa::BlockId block : body.blocks())
      for (ssa::InstId id = body[block].first; id.valid(); id = body.next(id))
        for (const ssa::Value operand : body.operands(id))
          if (operand.is_constant())
            visit_symbols(body.constants(), operand.constant(),
                          [this](ssa::SymbolId symbol) { note(built_.symbols[symbol.index()]); });
  }

  const ssa::Module& header_;
  const ssa::BuiltBodies& built_;
  std::vector<uint8_t> names_;
};

// A constant that calls pass, wherever it was found.
struct PassedConstant {
  ssa::ConstantKind kind = ssa::ConstantKind::Null;
  ssa::TypeId type;
  uint64_t bits = 0;  // of a symbol, its index
  friend bool operator==(const PassedConstant&, const PassedConstant&) = default;
};

// What is known of a parameter: what the calls of the text have as their last word, and what those
// have that were read.
struct Parameter {
  bool varies = false;
  std::string_view word;
  std::optional<PassedConstant> constant;
};

struct LocalFunction {
  std::vector<Parameter> parameters;
  ssa::SymbolId caller;  // of the first call in the text
};

class FactFinder {
 public:
  FactFinder(ssa::Module& header, const ssa::BuiltBodies* built)
      : header_(header), built_(built), accesses_(header.symbol_count()) {}

  std::vector<uint8_t> run() {
    find_candidates();
    std::vector<uint8_t> names;
    if (built_ != nullptr) {
      names = BuiltNameCounter(header_, *built_).run();
      for (const ssa::SymbolId id : header_.symbols())
        if (built_->bodies[id.index()] != nullptr) to_read_.push_back({id, {}});
    } else {
      names = scan_text();
    }
    if (read_bodies()) conclude();
    return names;
  }

 private:
  // A body to read if the facts about a symbol are still open; none(): in any case.
  struct ToRead {
    ssa::SymbolId function, reason;
    friend auto operator<=>(const ToRead&, const ToRead&) = default;
  };

  bool is_open(ssa::SymbolId symbol) const {
    return is_candidate_[symbol.index()] &&
           (accesses_[symbol.index()] & opt::variable_access::TakesAddress) == 0;
  }
  void drop(ssa::SymbolId symbol) {
    accesses_[symbol.index()] |= opt::variable_access::TakesAddress;
  }
  bool is_variable(ssa::SymbolId symbol) const {
    return header_[symbol].kind == ssa::SymbolKind::Variable;
  }

  void find_candidates() {
    is_candidate_.resize(header_.symbol_count());
    for (const ssa::SymbolId id : header_.symbols()) {
      const ssa::Symbol& symbol = header_[id];
      if (!symbol.is_definition || !symbol.is_local() || !is_plain(symbol.name)) continue;
      is_candidate_[id.index()] =
          is_candidate_variable(symbol) || (is_candidate_function(symbol) && add_parameters(id));
    }
    for (const ssa::SymbolId id : header_.symbols()) drop_named_by(header_[id]);
    for (const ssa::SymbolId id : discardable_symbols_in(header_.inline_assembly, header_))
      drop(id);
  }

  // A name that the text has in quotes is not found where it is named.
  static bool is_plain(std::string_view name) {
    std::string printed;
    append_llvm_name(printed, '@', name);
    return printed[1] != '"';
  }
  static bool is_candidate_variable(const ssa::Symbol& symbol) {
    return symbol.kind == ssa::SymbolKind::Variable && symbol.initializer.valid() &&
           symbol.section.empty() && symbol.tls == ssa::TlsModel::None && !symbol.is_constant &&
           !symbol.is_externally_initialized && !symbol.is_retained;
  }
  bool is_candidate_function(const ssa::Symbol& symbol) const {
    using namespace ssa::function_attribute;
    return symbol.kind == ssa::SymbolKind::Function && !symbol.is_retained &&
           (symbol.function_attributes & (Naked | OptimizeNone)) == 0 &&
           !header_.types()[symbol.type].variadic;
  }
  // Whether there are any.
  bool add_parameters(ssa::SymbolId id) {
    const size_t parameters = header_.types().members(header_[id].type).size();
    if (parameters == 0) return false;
    std::vector<Parameter>& known = functions_[id].parameters;
    known.resize(parameters);
    for (uint32_t i = 0; i < parameters; ++i) {
      const ssa::ParameterAttributes& attributes = header_.attributes(id, i);
      known[i].varies =
          attributes.by_value.valid() || attributes.struct_return || attributes.swift_error;
    }
    return true;
  }

  // Whatever the header says of a symbol besides its definition.
  void drop_named_by(const ssa::Symbol& symbol) {
    const auto drop_it = [this](ssa::SymbolId id) { drop(id); };
    if (symbol.personality.valid()) drop(symbol.personality);
    if (symbol.initializer.valid()) visit_symbols(header_.constants(), symbol.initializer, drop_it);
    if (symbol.prologue.valid()) visit_symbols(header_.constants(), symbol.prologue, drop_it);
  }

  std::vector<uint8_t> scan_text() {
    for (const ssa::SymbolId id : header_.symbols())
      if (header_[id].body_begin != kNoOffset) bodies_.push_back(id);
    std::ranges::sort(bodies_, {}, [this](ssa::SymbolId id) { return header_[id].body_begin; });
    std::vector<uint8_t> names(header_.symbol_count());
    const bool has_all = frontend::visit_names(header_, [&](const frontend::NameUse& use) {
      count(names[use.symbol.index()], use.is_quoted);
      note(use);
    });
    if (!has_all) has_failed_ = true;
    for (auto& [id, function] : functions_)
      if (is_open(id)) read_words(id, function);
    std::ranges::sort(to_read_);
    return names;
  }

  void note(const frontend::NameUse& use) {
    while (body_ < bodies_.size() && header_[bodies_[body_]].body_end <= use.begin) ++body_;
    const bool is_in_body =
        body_ < bodies_.size() && header_[bodies_[body_]].body_begin <= use.begin;
    if (!is_in_body || !is_open(use.symbol)) return;
    if (use.is_quoted)
      drop(use.symbol);
    else if (is_variable(use.symbol))
      note_variable(use);
    else
      note_function(use);
  }

  void note_variable(const frontend::NameUse& use) {
    using enum frontend::AddressUse;
    switch (frontend::use_of_address(header_.source()->text(), use)) {
      case None:
        return;
      case Loaded:
        accesses_[use.symbol.index()] |= opt::variable_access::Reads;
        return;
      case Stored:
        accesses_[use.symbol.index()] |= opt::variable_access::Writes;
        return;
      case Taken:
        return drop(use.symbol);
      case Unknown: {
        const ToRead body{bodies_[body_], use.symbol};
        if (to_read_.empty() || to_read_.back() != body) to_read_.push_back(body);
      }
    }
  }

  void note_function(const frontend::NameUse& use) {
    const std::string_view text = header_.source()->text();
    LocalFunction& function = functions_[use.symbol];
    std::vector<Parameter>& parameters = function.parameters;
    const bool is_call = use.end < text.size() && text[use.end] == '(' &&
                         frontend::read_argument_words(text, use.end, words_) &&
                         words_.size() == parameters.size();
    if (!is_call) return drop(use.symbol);
    const bool is_first = !function.caller.valid();
    if (is_first) function.caller = bodies_[body_];
    for (size_t i = 0; i < words_.size(); ++i) {
      const bool is_constant = !words_[i].empty() && !words_[i].starts_with('%');
      if (!is_constant || (!is_first && parameters[i].word != words_[i]))
        parameters[i].varies = true;
      parameters[i].word = words_[i];
    }
    if (std::ranges::all_of(parameters, &Parameter::varies)) drop(use.symbol);
  }

  // What the words of the calls mean; if that takes more than a glance, one of the calls is read.
  void read_words(ssa::SymbolId id, LocalFunction& function) {
    if (!function.caller.valid()) return;
    for (uint32_t i = 0; i < function.parameters.size(); ++i) {
      Parameter& parameter = function.parameters[i];
      if (parameter.varies) continue;
      parameter.constant = constant(header_.types().member(header_[id].type, i), parameter.word);
      if (!parameter.constant) return to_read_.push_back({function.caller, id});
    }
  }
  std::optional<PassedConstant> constant(ssa::TypeId type, std::string_view word) const {
    using enum ssa::ConstantKind;
    const ssa::TypeTable& types = header_.types();
    if (types.is_pointer(type) && word == "null") return PassedConstant{Null, ssa::kPtr, 0};
    if (types.is_pointer(type) && word.starts_with('@')) {
      const ssa::SymbolId symbol = header_.find(word.substr(1));
      if (symbol.valid()) return PassedConstant{Symbol, ssa::kPtr, symbol.index()};
    }
    if (!types.is_integer(type) || types.integer_bits(type) > 64) return std::nullopt;
    const uint64_t mask = low_mask(types.integer_bits(type));
    if (word == "true" || word == "false") return PassedConstant{Integer, type, word == "true"};
    int64_t number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (error != std::errc() || end != word.data() + word.size()) return std::nullopt;
    return PassedConstant{Integer, type, static_cast<uint64_t>(number) & mask};
  }

  // Returns false if one has errors.
  bool read_bodies() {
    if (has_failed_) return false;
    ssa::ModuleOverlay overlay(header_);
    Diagnostics diagnostics;
    BodyReader reader;
    reader.start(overlay, built_, diagnostics);
    Arena scratch;
    ssa::Function body;
    ssa::SymbolId last;
    for (const ToRead& next : to_read_) {
      if (next.function == last || (next.reason.valid() && !is_open(next.reason))) continue;
      last = next.function;
      if (!reader.read(next.function, body) || diagnostics.has_errors()) return false;
      scratch.reset();
      opt::find_variable_accesses(body, accesses_, scratch);
      note_calls(body);
    }
    return true;
  }

  void note_calls(const ssa::Function& body) {
    for (const ssa::BlockId block : body.blocks())
      for (ssa::InstId id = body[block].first; id.valid(); id = body.next(id)) {
        if (ssa::is_call(body[id].opcode)) note_call(body, id);
        if (built_ != nullptr) note_addresses(body, id);
      }
  }

  // Functions that the operands name, but for the callee.
  void note_addresses(const ssa::Function& body, ssa::InstId id) {
    const auto operands = body.operands(id);
    for (uint32_t i = 0; i < operands.size(); ++i) {
      const bool is_callee =
          i == 1 && ssa::is_call(body[id].opcode) && ssa::called_symbol(body, id).valid();
      if (is_callee || !operands[i].is_constant()) continue;
      visit_symbols(body.constants(), operands[i].constant(), [&](ssa::SymbolId symbol) {
        if (symbol.index() < header_.symbol_count() && !is_variable(symbol)) drop(symbol);
      });
    }
  }

  void note_call(const ssa::Function& body, ssa::InstId call) {
    const auto known = functions_.find(ssa::called_symbol(body, call));
    if (known == functions_.end()) return;
    std::vector<Parameter>& parameters = known->second.parameters;
    const auto arguments = ssa::call_arguments(body, call);
    const bool is_typed = body.operand(call, 0).type() == header_[known->first].type;
    for (size_t i = 0; i < parameters.size(); ++i) {
      const std::optional<PassedConstant> passed =
          is_typed && i < arguments.size() ? constant(body, arguments[i]) : std::nullopt;
      if (!passed || (parameters[i].constant && parameters[i].constant != passed))
        parameters[i].varies = true;
      parameters[i].constant = passed;
    }
  }

  std::optional<PassedConstant> constant(const ssa::Function& body, ssa::Value value) const {
    using enum ssa::ConstantKind;
    if (!value.is_constant()) return std::nullopt;
    const ssa::Constant& constant = body.constants()[value.constant()];
    switch (constant.kind) {
      case Integer:
      case Floating:
      case Null: {
        const bool is_wide =
            constant.kind == Floating && body.types().store_size(constant.type) > 8;
        if (is_wide) return std::nullopt;
        return PassedConstant{constant.kind, constant.type, constant.bits};
      }
      case Symbol:
        if (constant.symbol.index() >= header_.symbol_count()) return std::nullopt;
        return PassedConstant{Symbol, constant.type, constant.symbol.index()};
      default:
        return std::nullopt;
    }
  }

  void conclude() {
    using namespace opt::variable_access;
    for (const ssa::SymbolId id : header_.symbols()) {
      if (!is_open(id)) continue;
      if (!is_variable(id)) {
        set_constant_arguments(id, functions_[id].parameters);
        continue;
      }
      header_[id].is_address_taken = false;
      header_[id].is_constant = (accesses_[id.index()] & Writes) == 0;
    }
  }

  void set_constant_arguments(ssa::SymbolId id, std::span<const Parameter> parameters) {
    for (uint32_t i = 0; i < parameters.size(); ++i)
      if (const Parameter& parameter = parameters[i]; !parameter.varies && parameter.constant)
        header_.set_constant_argument(id, i, intern(*parameter.constant));
  }
  ssa::ConstantId intern(const PassedConstant& passed) {
    ssa::ConstantPool& pool = header_.constants();
    switch (passed.kind) {
      case ssa::ConstantKind::Integer:
        return pool.integer(passed.type, header_.types().integer_bits(passed.type), passed.bits);
      case ssa::ConstantKind::Floating:
        return pool.floating(passed.type, passed.bits);
      case ssa::ConstantKind::Symbol:
        return pool.symbol(ssa::SymbolId(static_cast<uint32_t>(passed.bits)));
      default:
        return pool.null(passed.type);
    }
  }

  ssa::Module& header_;
  const ssa::BuiltBodies* built_;
  std::vector<opt::VariableAccess> accesses_;                   // by symbol
  std::vector<bool> is_candidate_;                              // by symbol
  std::unordered_map<ssa::SymbolId, LocalFunction> functions_;  // candidates
  std::vector<ssa::SymbolId> bodies_;                           // in the order of the text
  size_t body_ = 0;  // the first that does not end before the name at hand
  std::vector<ToRead> to_read_;
  std::vector<std::string_view> words_;
  bool has_failed_ = false;
};

}  // namespace

std::vector<uint8_t> count_names(const ssa::Module& header, const ssa::BuiltBodies* built) {
  if (built != nullptr) return BuiltNameCounter(header, *built).run();
  std::vector<uint8_t> names(header.symbol_count());
  frontend::visit_names(header, [&](const frontend::NameUse& use) {
    count(names[use.symbol.index()], use.is_quoted);
  });
  return names;
}

std::vector<uint8_t> find_module_facts(ssa::Module& header, const ssa::BuiltBodies* built) {
  return FactFinder(header, built).run();
}

}  // namespace lilt::backend
