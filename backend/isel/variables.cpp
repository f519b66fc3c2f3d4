// What debug information is to know of the program's variables: the slots of those in memory, and
// those that are one value, or one constant, wherever they are known.
//
// A variable whose records all name one value is that value, so the places of records are not
// needed: where code holds the value, it holds the variable. Passes may have removed the value (the
// variable is then unknown) or copied its instruction, as unrolling does: each copy then makes a
// value of its own, and none is the variable everywhere.
#include <iterator>
#include <map>
#include <unordered_map>

#include "backend/isel/selector.h"

namespace lilt::backend::isel {

namespace {

constexpr uint32_t kNoCell = mir::DebugValue::kArgument - 1;

// The records about one variable, or about a fragment of it.
struct VariableRecords {
  uint32_t first = 0;
  bool is_one_value = true;
};

// Which fragment a record is about; empty: the whole variable.
std::string_view fragment_of(const ssa::DebugRecord& record) {
  const size_t at = record.expression.find("DW_OP_LLVM_fragment");
  return at == std::string_view::npos ? std::string_view() : record.expression.substr(at);
}

bool is_same_value(const ssa::DebugRecord& a, const ssa::DebugRecord& b) {
  return a.kind == b.kind && a.value == b.value && a.expression == b.expression;
}

}  // namespace

void Selector::note_variables() {
  const std::span<const ssa::DebugRecord> records = function_.debug_records();
  if (records.empty()) return;
  using Key = std::pair<uint64_t, std::string_view>;  // variable, fragment
  std::map<Key, VariableRecords> by_variable;
  std::vector<Key> order;
  for (uint32_t i = 0; i < records.size(); ++i) {
    const uint64_t variable =
        uint64_t{function_.inlined_at(records[i])} << 32 | records[i].variable;
    const auto [known, is_new] =
        by_variable.try_emplace({variable, fragment_of(records[i])}, VariableRecords{i});
    if (is_new)
      order.push_back(known->first);
    else
      known->second.is_one_value &= is_same_value(records[known->second.first], records[i]);
  }
  for (const Key& key : order) {
    const VariableRecords& variable = by_variable[key];
    const bool is_also_whole = !key.second.empty() && by_variable.contains({key.first, {}});
    const auto next = std::next(by_variable.find(key));
    const bool has_fragments =
        key.second.empty() && next != by_variable.end() && next->first.first == key.first;
    if (is_also_whole || has_fragments) continue;  // records of the one end those of the other
    const ssa::DebugRecord& record = records[variable.first];
    if (!variable.is_one_value || !record.value.valid()) continue;
    if (record.kind == ssa::DebugRecord::Kind::Value || is_memory_plain())
      note_value(variable.first);
  }
}

// Memory is the variable if stores are where the source has them: without lilt's optimizations of
// memory.
bool Selector::is_memory_plain() const {
  return options_.text_order || function_.module().header().is_optimized;
}

void Selector::note_value(uint32_t record) {
  const ssa::Value value = function_.debug_records()[record].value;
  if (value.is_constant()) {
    const ssa::ConstantKind kind = function_.constants()[value.constant()].kind;
    if (kind == ssa::ConstantKind::Integer || kind == ssa::ConstantKind::Null)
      machine_.debug_uses.push_back({record, mir::DebugUse::kConstant});
    return;
  }
  const InstId id = value.local();
  if (slot_of(id).valid()) {
    if (is_memory_plain()) machine_.debug_slots.push_back({record, slot_of(id)});
    return;
  }
  const TypeId type = function_[id].type;
  const bool is_scalar = type == ssa::kPtr || type == ssa::kFloat || type == ssa::kDouble ||
                         (type.index() > ssa::kI1.index() && type.index() <= ssa::kI64.index());
  if (!is_scalar) return;
  const auto known = std::ranges::find(debug_values_, id);
  const auto index = static_cast<uint32_t>(known - debug_values_.begin());
  if (known == debug_values_.end()) {
    mir::DebugValue made;
    made.size = static_cast<uint8_t>(types_.size_of(type));
    made.definition = kNoCell;
    for (uint32_t i = 0; i < function_.argument_count(); ++i) {
      if (function_.argument(i) != id) continue;
      if (!arguments_[i].reg.valid()) return;
      made.definition = mir::DebugValue::kArgument;
      made.argument = arguments_[i].reg;
    }
    if (!made.is_argument() && (!function_.block_of(id).valid() || is_copied(id))) return;
    debug_values_.push_back(id);
    machine_.debug_values.push_back(made);
  }
  machine_.debug_uses.push_back({record, index});
}

// Whether another instruction comes from the same place in the text and does the same; phis have
// no code of their own.
bool Selector::is_copied(InstId id) {
  if (function_[id].opcode == ssa::Opcode::Phi) return true;
  if (same_origin_.empty())
    for (ssa::BlockId block : order_)
      for (InstId i = function_[block].first; i.valid(); i = function_.next(i))
        ++same_origin_[origin_key(i)];
  return same_origin_[origin_key(id)] != 1;
}

uint64_t Selector::origin_key(InstId id) const {
  return uint64_t{function_.offset_of(id)} << 8 | static_cast<uint8_t>(function_[id].opcode);
}

// Once all results have their registers.
void Selector::note_registers() {
  for (uint32_t i = 0; i < debug_values_.size(); ++i) {
    mir::DebugValue& value = machine_.debug_values[i];
    if (value.is_argument()) continue;
    const Value held = resolve(debug_values_[i]);
    if (held.is_local()) value.argument = registers_[held.local()];
  }
}

// Finds the cells that define them.
void Selector::note_definitions() {
  if (machine_.debug_values.empty()) return;
  std::unordered_map<uint32_t, uint32_t> value_of;  // by register
  for (uint32_t i = 0; i < machine_.debug_values.size(); ++i) {
    mir::DebugValue& value = machine_.debug_values[i];
    if (value.is_argument()) continue;
    if (value.argument.is_virtual()) value_of.emplace(value.argument.number(), i);
    value.argument = Register();
  }
  for (const mir::MachineInstr& instruction : machine_.instructions) {
    if (instruction.opcode == mir::kPhi || instruction.opcode == mir::kEntry) continue;
    for (uint32_t c = 0; c < instruction.cell_count; ++c) {
      const mir::Cell& cell = machine_.cells[instruction.first_cell + c];
      if (!cell.is_def()) continue;
      const auto found = value_of.find(cell.reg().number());
      if (found == value_of.end()) continue;
      machine_.debug_values[found->second].definition = instruction.first_cell + c;
    }
  }
}

}  // namespace lilt::backend::isel
