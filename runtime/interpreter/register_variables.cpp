#include "runtime/interpreter/register_variables.h"

#include <algorithm>
#include <optional>

#include "runtime/interpreter/parts.h"

namespace lilt::runtime {

using ssa::BlockId;
using ssa::InstId;
using ssa::Opcode;
using ssa::TypeId;
using ssa::Value;
using Role = RegisterVariables::Role;

bool is_note(const ssa::Function& function, InstId call) {
  Value callee = function.operand(call, 1);
  if (!callee.is_constant()) return false;
  const ssa::Constant& constant = function.constants()[callee.constant()];
  if (constant.kind != ssa::ConstantKind::Symbol) return false;
  std::string_view name = function.module()[constant.symbol].name;
  return name.starts_with("llvm.lifetime.") || name.starts_with("llvm.dbg.") ||
         name.starts_with("llvm.va_end");
}

namespace {

constexpr uint64_t kLeastAlignment = 16;  // of every block of memory

// The type of an access.
struct Access {
  uint32_t width = 0;
  bool is_pointer = false;
  friend bool operator==(const Access&, const Access&) = default;
};

class Finder {
 public:
  explicit Finder(const ssa::Function& function)
      : function_(function), types_(function.types()), positions_(function.value_count(), 0) {
    result_.roles.assign(function.value_count(), Role::None);
  }

  RegisterVariables run() {
    for (InstId id = function_[function_.entry()].first; id.valid(); id = function_.next(id))
      if (function_[id].opcode == Opcode::Alloca && is_variable(id)) mark(id);
    note_initialised();
    next_store_.assign(function_.value_count(), UINT32_MAX);
    for (BlockId block : function_.blocks()) share_loads(block);
    return std::move(result_);
  }

 private:
  bool is_variable(InstId alloca) const {
    std::span<const Value> operands = function_.operands(alloca);
    if (types_[function_[alloca].type].bits != 0) return false;  // another address space
    if (operands.size() > 1 && !is_one(operands[1])) return false;
    std::optional<Access> common;
    for (ssa::UseId use = function_.first_use(alloca); use.valid(); use = function_.next_use(use)) {
      InstId user = function_.user(use);
      if (function_[user].opcode == Opcode::Call && is_note(function_, user)) continue;
      std::optional<Access> access = access_of(alloca, use);
      if (!access || (common && *common != *access)) return false;
      common = access;
    }
    return common && (common->width + 7) / 8 <= types_.size_of(operands[0].type());
  }
  bool is_one(Value count) const {
    if (!count.is_constant()) return false;
    const ssa::Constant& constant = function_.constants()[count.constant()];
    return constant.kind == ssa::ConstantKind::Integer && constant.bits == 1;
  }
  // The access by a load or store of the whole variable; nothing for other uses.
  std::optional<Access> access_of(InstId alloca, ssa::UseId use) const {
    InstId user = function_.user(use);
    const ssa::Instruction& instruction = function_[user];
    bool is_load = instruction.opcode == Opcode::Load;
    bool is_store = instruction.opcode == Opcode::Store && function_.operand_index(use) == 1;
    if (!is_load && !is_store) return std::nullopt;
    TypeId type = is_load ? instruction.type : function_.type_of(function_.operand(user, 0));
    uint64_t alignment = std::max<uint64_t>(kLeastAlignment, function_.alignment(alloca));
    if (cell_width(types_, type) == 0 || function_.alignment(user) > alignment) return std::nullopt;
    return Access{cell_width(types_, type), types_.is_pointer(type)};
  }

  void mark(InstId alloca) {
    result_.roles[alloca.index()] = Role::Variable;
    for (ssa::UseId use = function_.first_use(alloca); use.valid(); use = function_.next_use(use)) {
      InstId user = function_.user(use);
      Opcode opcode = function_[user].opcode;
      if (opcode == Opcode::Load) result_.roles[user.index()] = Role::Copied;
      if (opcode == Opcode::Store) result_.roles[user.index()] = Role::Assigned;
    }
  }

  void note_initialised() {
    std::vector<bool> is_read(function_.value_count(), false);
    for (InstId id = function_[function_.entry()].first; id.valid(); id = function_.next(id)) {
      if (result_.of(id) == Role::Copied) is_read[function_.operand(id, 0).local().index()] = true;
      if (result_.of(id) != Role::Assigned) continue;
      uint32_t variable = function_.operand(id, 1).local().index();
      if (!is_read[variable]) result_.roles[variable] = Role::Initialised;
    }
  }

  // Backwards through the block; next_store_ holds the next store to each variable.
  void share_loads(BlockId block) {
    uint32_t position = 0;
    for (InstId id = function_[block].first; id.valid(); id = function_.next(id))
      positions_[id.index()] = ++position;
    stored_.clear();
    for (InstId id = function_[block].last; id.valid(); id = function_.previous(id)) {
      if (result_.of(id) == Role::Assigned) {
        InstId variable = function_.operand(id, 1).local();
        next_store_[variable.index()] = positions_[id.index()];
        stored_.push_back(variable);
      }
      if (result_.of(id) == Role::Copied && is_shared(block, id))
        result_.roles[id.index()] = Role::Shared;
    }
    for (InstId variable : stored_) next_store_[variable.index()] = UINT32_MAX;
  }
  // A store reads before it writes, so the last use may be the very next store.
  bool is_shared(BlockId block, InstId load) const {
    uint32_t next_store = next_store_[function_.operand(load, 0).local().index()];
    for (ssa::UseId use = function_.first_use(load); use.valid(); use = function_.next_use(use)) {
      InstId user = function_.user(use);
      bool is_here = function_.block_of(user) == block && function_[user].opcode != Opcode::Phi;
      if (!is_here || positions_[user.index()] > next_store) return false;
    }
    return true;
  }

  const ssa::Function& function_;
  const ssa::TypeTable& types_;
  RegisterVariables result_;
  std::vector<uint32_t> positions_;   // by instruction: in its block
  std::vector<uint32_t> next_store_;  // by alloca
  std::vector<InstId> stored_;        // to variables, in the current block
};

}  // namespace

RegisterVariables find_register_variables(const ssa::Function& function) {
  return Finder(function).run();
}

}  // namespace lilt::runtime
