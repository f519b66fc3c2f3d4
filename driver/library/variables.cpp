// SSA form while a function is built.
//
// Braun, Buchwald, Hack, Leißa, Mallon, Zwinkau: "Simple and Efficient Construction of Static
// Single Assignment Form", CC 2013. Each block knows the values of the variables at its end. A read
// that finds none asks the predecessors: one predecessor's value is the value; of several, a phi is
// made first (so that loops end) and then gets its operands. A block that is not sealed may still
// get predecessors: its phis stay without operands until it is sealed. A phi whose operands are one
// value, or itself, is that value: it is replaced, and so may be those that used it. Handles of a
// replaced phi stand for what replaced it.
//
// Recursion is a list here: phis that wait for their operands, and phis that may have become
// trivial. Every block is visited at most once for each variable.
#include <unordered_map>
#include <unordered_set>

#include "driver/library/building.h"
#include "driver/library/error.h"
#include "driver/library/handles.h"

using namespace lilt;
using namespace lilt::library;
using ssa::BlockId;
using ssa::InstId;
using ssa::Opcode;
using ssa::Value;

struct lilt_variables {
  explicit lilt_variables(lilt_function& its_function)
      : function(its_function), module(its_function.module) {}

  struct Variable {
    ssa::TypeId type;
    std::string name;
  };

  // The value at the end of the block.
  Value read(uint32_t variable, BlockId block);
  void write(uint32_t variable, BlockId block, Value value) {
    definitions_[key(variable, block)] = value;
  }
  void seal(BlockId block);
  // Begins anew if the function lost its body.
  void follow_body();

  lilt_function& function;
  lilt_module& module;
  std::vector<Variable> variables;

 private:
  struct WaitingPhi {
    InstId phi;
    uint32_t variable;
    BlockId block;
  };

  static uint64_t key(uint32_t variable, BlockId block) {
    return uint64_t{block.index()} << 32 | variable;
  }
  ssa::Function& body() const { return function.body(); }
  Value undefined(uint32_t variable) { return body().constants().undef(variables[variable].type); }
  Value known(uint32_t variable, BlockId block) const;
  Value find(uint32_t variable, BlockId block);
  Value find_in(uint32_t variable, BlockId block);
  InstId make_phi(uint32_t variable, BlockId block);
  void complete_phis();
  void replace_trivial(std::vector<InstId> phis);

  std::unordered_map<uint64_t, Value> definitions_;                     // by block and variable
  std::unordered_map<uint32_t, std::vector<WaitingPhi>> until_sealed_;  // by block
  std::unordered_set<uint32_t> incomplete_;                             // phis without operands
  std::vector<WaitingPhi> waiting_;                                     // for their operands
  uint32_t generation_ = 0;
};

Value lilt_variables::known(uint32_t variable, BlockId block) const {
  const auto found = definitions_.find(key(variable, block));
  if (found == definitions_.end()) return {};
  const Value value = function.current(found->second);
  const bool is_erased = value.is_local() && body()[value.local()].opcode != Opcode::Argument &&
                         !body().block_of(value.local()).valid();
  if (!is_erased) return value;
  module.note_mistake("the value of a variable of " + quoted(function.name) + " was erased");
  return body().constants().undef(variables[variable].type);
}

// The value at the end of the block; phis that this makes wait for their operands.
Value lilt_variables::find(uint32_t variable, BlockId block) {
  std::vector<BlockId> passed;
  std::unordered_set<uint32_t> seen;
  BlockId at = block;
  Value value = known(variable, at);
  while (!value.valid()) {
    const std::span<const BlockId> predecessors = function.predecessors(at);
    const bool has_one = function.sealed.contains(at.index()) && predecessors.size() == 1;
    if (!has_one || !seen.insert(at.index()).second) {  // the latter: a ring without an entry
      value = has_one ? undefined(variable) : find_in(variable, at);
      break;
    }
    passed.push_back(at);
    at = predecessors[0];
    value = known(variable, at);
  }
  for (const BlockId through : passed) write(variable, through, value);
  return value;
}

// The value in a block that defines none and has several predecessors, none, or not yet all.
Value lilt_variables::find_in(uint32_t variable, BlockId block) {
  const bool is_sealed = function.sealed.contains(block.index());
  if (is_sealed && function.predecessors(block).empty()) {
    write(variable, block, undefined(variable));
    return undefined(variable);
  }
  const InstId phi = make_phi(variable, block);
  (is_sealed ? waiting_ : until_sealed_[block.index()]).push_back({phi, variable, block});
  return phi;
}

InstId lilt_variables::make_phi(uint32_t variable, BlockId block) {
  const InstId phi = create_phi_in(body(), block, variables[variable].type);
  function.variable_phis.insert(phi.index());
  incomplete_.insert(phi.index());
  if (!variables[variable].name.empty())
    body().set_name(phi, body().make_name_copy(variables[variable].name));
  write(variable, block, phi);
  return phi;
}

Value lilt_variables::read(uint32_t variable, BlockId block) {
  const Value value = find(variable, block);
  complete_phis();
  return function.current(value);
}

void lilt_variables::follow_body() {
  if (generation_ == function.generation) return;
  generation_ = function.generation;
  definitions_.clear();
  until_sealed_.clear();
  incomplete_.clear();
}

void lilt_variables::seal(BlockId block) {
  function.sealed.insert(block.index());
  const auto found = until_sealed_.find(block.index());
  if (found == until_sealed_.end()) return;
  waiting_ = std::move(found->second);
  until_sealed_.erase(found);
  complete_phis();
}

// Gives operands to the phis that wait for them; what they read may make more of them.
void lilt_variables::complete_phis() {
  std::vector<InstId> complete;
  std::vector<Value> operands;
  while (!waiting_.empty()) {
    const WaitingPhi next = waiting_.back();
    waiting_.pop_back();
    operands.clear();
    for (const BlockId from : function.predecessors(next.block)) {
      operands.push_back(find(next.variable, from));
      operands.push_back(from);
    }
    body().set_operands(next.phi, operands);
    incomplete_.erase(next.phi.index());
    complete.push_back(next.phi);
  }
  replace_trivial(std::move(complete));
}

// Replaces those of the phis whose operands are one value besides themselves, and then those that
// become so by it.
void lilt_variables::replace_trivial(std::vector<InstId> phis) {
  while (!phis.empty()) {
    const InstId phi = phis.back();
    phis.pop_back();
    const std::span<const Value> operands = body().operands(phi);
    if (function.replaced.contains(phi.index()) || incomplete_.contains(phi.index())) continue;
    Value same;
    bool is_trivial = true;
    for (size_t i = 0; i < operands.size(); i += 2) {
      if (operands[i] == Value(phi) || operands[i] == same) continue;
      is_trivial &= !same.valid();
      same = operands[i];
    }
    if (!is_trivial) continue;
    // There is no operand but the phi itself: nothing enters its block.
    if (!same.valid()) same = body().constants().undef(body()[phi].type);
    for (ssa::UseId use = body().first_use(phi); use.valid(); use = body().next_use(use))
      if (const InstId user = body().user(use);
          user != phi && function.variable_phis.contains(user.index()))
        phis.push_back(user);
    function.replace(phi, same);
  }
}

extern "C" {

lilt_variables* lilt_variables_create(lilt_function* function) {
  if (function == nullptr) return nullptr;
  return guarded<lilt_variables*>(nullptr, [&] {
    auto variables = std::make_unique<lilt_variables>(*function);
    ++function->module.variables;
    return variables.release();
  });
}

void lilt_variables_delete(lilt_variables* variables) {
  if (variables == nullptr) return;
  lilt_module& module = variables->module;
  delete variables;
  --module.variables;
  module.end_if_unused();
}

uint32_t lilt_variables_declare(lilt_variables* variables, lilt_type type, const char* name) {
  const auto number = static_cast<uint32_t>(variables->variables.size());
  building<lilt_value>(variables->module, [&]() -> lilt_value {
    const ssa::TypeId id = variables->module.type_of(type, "a variable's type");
    variables->variables.push_back({id, name == nullptr ? "" : name});
    return {};
  });
  return number;
}

}  // extern "C"

namespace {

// Whether the number is a declared variable's; a mistake otherwise.
bool is_declared(lilt_variables& variables, uint32_t variable) {
  variables.follow_body();
  if (variable < variables.variables.size()) return true;
  variables.module.note_mistake("a variable " + std::to_string(variable) + " of " +
                                quoted(variables.function.name) + " that is not declared");
  return false;
}

}  // namespace

extern "C" {

void lilt_variables_define(lilt_variables* variables, uint32_t variable, lilt_block block,
                           lilt_value value) {
  lilt_module& module = variables->module;
  building<lilt_value>(module, [&]() -> lilt_value {
    lilt_function& function = variables->function;
    if (!is_declared(*variables, variable)) return {};
    const BlockId id = module.block_of(function, block, "a variable's block", "");
    const Value defined = module.operand_of(function, value, "a variable's value", "");
    if (!id.valid() || !defined.valid()) return {};
    if (function.body().type_of(defined) != variables->variables[variable].type) {
      module.note_mistake("a variable of " + quoted(function.name) +
                          " is defined with a value of another type");
      return {};
    }
    variables->write(variable, id, defined);
    return {};
  });
}

lilt_value lilt_variables_use(lilt_variables* variables, uint32_t variable, lilt_block block) {
  lilt_module& module = variables->module;
  return building<lilt_value>(module, [&]() -> lilt_value {
    if (!is_declared(*variables, variable)) return {};
    const BlockId id = module.block_of(variables->function, block, "a variable's block", "");
    if (!id.valid()) return {};
    return module.handle_of(variables->function, variables->read(variable, id));
  });
}

void lilt_variables_seal(lilt_variables* variables, lilt_block block) {
  lilt_module& module = variables->module;
  building<lilt_value>(module, [&]() -> lilt_value {
    variables->follow_body();
    const BlockId id = module.block_of(variables->function, block, "a block to seal", "");
    if (id.valid()) variables->seal(id);
    return {};
  });
}

}  // extern "C"
