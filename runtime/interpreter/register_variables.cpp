#include "runtime/interpreter/register_variables.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <span>

#include "ir/ssa/element_offset.h"
#include "runtime/interpreter/cell.h"
#include "runtime/interpreter/parts.h"
#include "runtime/interpreter/variadic.h"

namespace lilt::runtime {

using ssa::BlockId;
using ssa::InstId;
using ssa::Opcode;
using ssa::TypeId;
using ssa::Value;
using Role = RegisterVariables::Role;

static bool is_call_of(const ssa::Function& function, InstId call, std::string_view prefix) {
  Value callee = function.operand(call, 1);
  if (!callee.is_constant()) return false;
  const ssa::Constant& constant = function.constants()[callee.constant()];
  return constant.kind == ssa::ConstantKind::Symbol &&
         function.module()[constant.symbol].name.starts_with(prefix);
}

bool is_note(const ssa::Function& function, InstId call) {
  return is_call_of(function, call, "llvm.lifetime.") || is_call_of(function, call, "llvm.dbg.") ||
         is_call_of(function, call, "llvm.va_end");
}

namespace {

constexpr uint64_t kLeastAlignment = 16;  // of every block of memory

constexpr size_t kMaxCells = 16;  // of a variable: each costs an operation in every call

// A scalar in a variable.
struct Field {
  uint64_t offset = 0;
  uint32_t width = 0;
  bool is_pointer = false;
  uint64_t end() const { return offset + (width + 7) / 8; }
  friend bool operator==(const Field&, const Field&) = default;
};

class VariableFinder {
 public:
  explicit VariableFinder(const ssa::Function& function)
      : function_(function), types_(function.types()), positions_(function.value_count(), 0) {
    result_.roles.assign(function.value_count(), Role::None);
    result_.cells.assign(function.value_count(), {});
  }

  RegisterVariables run() {
    for (InstId id = function_[function_.entry()].first; id.valid(); id = function_.next(id))
      if (function_[id].opcode == Opcode::Alloca && is_variable(id)) mark(id);
    note_initialised();
    next_store_.assign(result_.widths.size(), UINT32_MAX);
    for (BlockId block : function_.blocks()) share_loads(block);
    return std::move(result_);
  }

 private:
  // An instruction that uses the variable's address, or one made from it.
  struct User {
    InstId id;
    uint64_t offset = 0;  // of the access or address
    uint32_t parts = 0;   // of the access
    uint64_t last = 0;    // offset of its last part
  };

  // Collects fields_ and users_.
  bool is_variable(InstId alloca) {
    std::span<const Value> operands = function_.operands(alloca);
    if (types_[function_[alloca].type].bits != 0) return false;  // another address space
    if (operands.size() > 1 && !is_one(operands[1])) return false;
    fields_.clear();
    users_.clear();
    size_ = types_.size_of(operands[0].type());
    alignment_ = std::max<uint64_t>(kLeastAlignment, function_.alignment(alloca));
    if (!has_only_accesses(alloca, 0)) return false;
    // What addresses are made from it is known only now, and may have further uses.
    for (size_t i = 0; i < users_.size(); ++i)
      if (users_[i].parts == 0 && !has_only_accesses(users_[i].id, users_[i].offset)) return false;
    return !fields_.empty() && are_apart() && are_adjacent();
  }
  bool are_apart() {
    std::ranges::sort(fields_, {}, &Field::offset);
    for (size_t i = 1; i < fields_.size(); ++i)
      if (fields_[i - 1].end() > fields_[i].offset) return false;
    return fields_.back().end() <= size_;
  }
  // The parts of each access: none of its padding is another scalar.
  bool are_adjacent() const {
    return std::ranges::all_of(users_, [&](const User& user) {
      return user.parts == 0 || cell_at(user.offset) + user.parts == cell_at(user.last) + 1;
    });
  }
  // The first scalar from an offset on.
  uint32_t cell_at(uint64_t offset) const {
    auto field = std::ranges::lower_bound(fields_, offset, {}, &Field::offset);
    return static_cast<uint32_t>(field - fields_.begin());
  }
  bool has_only_accesses(InstId address, uint64_t offset) {
    for (ssa::UseId use = function_.first_use(address); use.valid(); use = function_.next_use(use))
      if (!add_user(use, offset)) return false;
    return true;
  }
  bool add_user(ssa::UseId use, uint64_t offset) {
    InstId user = function_.user(use);
    uint32_t operand = function_.operand_index(use);
    switch (function_[user].opcode) {
      case Opcode::Call:
        return is_note(function_, user) || add_variadic_start(user, offset);
      case Opcode::Load:
        return add_access(user, function_[user].type, offset);
      case Opcode::Store:
        return operand == 1 &&
               add_access(user, function_.type_of(function_.operand(user, 0)), offset);
      case Opcode::BitCast:
        users_.push_back({user, offset});
        return types_.is_pointer(function_[user].type);
      case Opcode::GetElementPtr: {
        std::optional<uint64_t> distance = constant_distance(user);
        if (operand != 1 || !distance || offset + *distance > size_) return false;
        users_.push_back({user, offset + *distance});
        return true;
      }
      default:
        return false;
    }
  }
  bool add_access(InstId user, TypeId type, uint64_t offset) {
    uint64_t alignment = function_.alignment(user);
    if (alignment > alignment_ || (alignment != 0 && offset % alignment != 0)) return false;
    if (uint32_t width = cell_width(types_, type)) {
      users_.push_back({user, offset, 1, offset});
      return add_field({offset, width, types_.is_pointer(type)});
    }
    std::vector<PackedVector> packed;
    std::optional<std::vector<Part>> parts = parts_of(types_, type, packed);
    if (!parts || parts->empty() || parts->size() > kMaxCells || !packed.empty()) return false;
    users_.push_back(
        {user, offset, static_cast<uint32_t>(parts->size()), offset + parts->back().offset});
    return std::ranges::all_of(*parts, [&](const Part& part) {
      return add_field({offset + part.offset, part.width, part.is_pointer});
    });
  }
  // va_start writes a list in System V's layout.
  bool add_variadic_start(InstId user, uint64_t offset) {
    if (!is_call_of(function_, user, "llvm.va_start")) return false;
    users_.push_back({user, offset, kVariadicCells, offset + 16});
    return add_field({offset, 32, false}) && add_field({offset + 4, 32, false}) &&
           add_field({offset + 8, 64, true}) && add_field({offset + 16, 64, true});
  }
  // Each byte belongs to one scalar.
  bool add_field(const Field& field) {
    auto known = std::ranges::find(fields_, field.offset, &Field::offset);
    if (known != fields_.end()) return *known == field;
    fields_.push_back(field);
    return fields_.size() <= kMaxCells;
  }
  // Of a getelementptr that gives one pointer and has only constant indices.
  std::optional<uint64_t> constant_distance(InstId address) const {
    std::span<const Value> operands = function_.operands(address);
    if (cell_width(types_, function_[address].type) == 0) return std::nullopt;
    return ssa::constant_offset(types_, operands[0].type(), operands.size() - 2,
                                [&](size_t i) { return constant_index(operands[i + 2]); });
  }
  std::optional<uint64_t> constant_index(Value index) const {
    if (!index.is_constant()) return std::nullopt;
    const ssa::Constant& constant = function_.constants()[index.constant()];
    uint32_t width = cell_width(types_, constant.type);
    if (constant.kind != ssa::ConstantKind::Integer || width == 0) return std::nullopt;
    return static_cast<uint64_t>(sign_extend(constant.bits, width));
  }
  bool is_one(Value count) const {
    if (!count.is_constant()) return false;
    const ssa::Constant& constant = function_.constants()[count.constant()];
    return constant.kind == ssa::ConstantKind::Integer && constant.bits == 1;
  }

  void mark(InstId alloca) {
    auto first = static_cast<uint32_t>(result_.widths.size());
    for (const Field& field : fields_) result_.widths.push_back(field.width);
    result_.roles[alloca.index()] = Role::Variable;
    result_.cells[alloca.index()] = {first, static_cast<uint32_t>(fields_.size())};
    for (const User& user : users_) {
      Opcode opcode = function_[user.id].opcode;
      bool is_write = opcode == Opcode::Store || opcode == Opcode::Call;
      result_.roles[user.id.index()] = opcode == Opcode::Load ? Role::Copied
                                       : is_write             ? Role::Assigned
                                                              : Role::Address;
      result_.cells[user.id.index()] = {first + cell_at(user.offset), user.parts};
    }
  }

  void note_initialised() {
    std::vector<bool> is_read(result_.widths.size(), false), is_stored = is_read;
    const InstId first = function_[function_.entry()].first;
    for (InstId id = first; id.valid(); id = function_.next(id)) {
      bool is_load = result_.of(id) == Role::Copied, is_store = result_.of(id) == Role::Assigned;
      if (!is_load && !is_store) continue;
      RegisterVariables::Cells cells = result_.cells[id.index()];
      for (uint32_t cell = cells.first; cell < cells.first + cells.count; ++cell) {
        if (is_load && !is_stored[cell]) is_read[cell] = true;
        if (is_store && !is_read[cell]) is_stored[cell] = true;
      }
    }
    for (InstId id = first; id.valid(); id = function_.next(id)) {
      if (result_.of(id) != Role::Variable) continue;
      auto from = is_stored.begin() + result_.cells[id.index()].first;
      if (std::all_of(from, from + result_.cells[id.index()].count, std::identity()))
        result_.roles[id.index()] = Role::Initialised;
    }
  }

  // Backwards through the block; next_store_ holds the next store to each cell.
  void share_loads(BlockId block) {
    uint32_t position = 0;
    for (InstId id = function_[block].first; id.valid(); id = function_.next(id))
      positions_[id.index()] = ++position;
    stored_.clear();
    for (InstId id = function_[block].last; id.valid(); id = function_.previous(id)) {
      if (result_.of(id) == Role::Assigned) note_store(result_.cells[id.index()], id);
      if (result_.of(id) == Role::Copied && is_shared(block, id))
        result_.roles[id.index()] = Role::Shared;
    }
    for (uint32_t cell : stored_) next_store_[cell] = UINT32_MAX;
  }
  void note_store(RegisterVariables::Cells cells, InstId store) {
    for (uint32_t cell = cells.first; cell < cells.first + cells.count; ++cell) {
      next_store_[cell] = positions_[store.index()];
      stored_.push_back(cell);
    }
  }
  // A store of one cell reads before it writes, so the last use may be the very next store.
  bool is_shared(BlockId block, InstId load) const {
    RegisterVariables::Cells cells = result_.cells[load.index()];
    auto stores = std::span(next_store_).subspan(cells.first, cells.count);
    uint32_t last = std::ranges::min(stores) - (cells.count == 1 ? 0 : 1);
    for (ssa::UseId use = function_.first_use(load); use.valid(); use = function_.next_use(use)) {
      InstId user = function_.user(use);
      bool is_here = function_.block_of(user) == block && function_[user].opcode != Opcode::Phi;
      if (!is_here || positions_[user.index()] > last) return false;
    }
    return true;
  }

  const ssa::Function& function_;
  const ssa::TypeTable& types_;
  RegisterVariables result_;
  std::vector<uint32_t> positions_;   // by instruction: in its block
  std::vector<uint32_t> next_store_;  // by cell
  std::vector<uint32_t> stored_;      // cells, in the current block
  // Of the variable in question.
  uint64_t size_ = 0, alignment_ = 0;
  std::vector<Field> fields_;
  std::vector<User> users_;
};

}  // namespace

RegisterVariables no_register_variables(const ssa::Function& function) {
  RegisterVariables none;
  none.roles.resize(function.value_count(), RegisterVariables::Role::None);
  none.cells.resize(function.value_count());
  return none;
}

RegisterVariables find_register_variables(const ssa::Function& function) {
  return VariableFinder(function).run();
}

}  // namespace lilt::runtime
