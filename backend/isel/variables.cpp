// What debug information is to know of the program's variables: the slots of those in memory, and
// the values and constants that records give to the others.
//
// A record says what a variable is from its place in the text on. Which record holds at an
// instruction, the text tells when code is finished (compile/variable_places.h); here its value
// gets the machine code that makes it. Passes may have removed the value (what took its place is
// then followed) or copied its instruction, as unrolling does: each copy then makes a value of its
// own, and none is followed.
#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <unordered_map>
#include <unordered_set>

#include "backend/isel/tile_rules.h"
#include "emit/object/debug_expressions.h"
#include "ir/ssa/debug_node.h"

namespace lilt::backend::isel {

namespace {

using Start = mir::DebugValue::Start;
constexpr int kMaxReplacements = 16;  // in a row
constexpr uint64_t kVectorBytes = 16;

// The type after typedefs and qualifiers.
ssa::DebugNode unnamed_type(const ssa::Module& header, uint32_t number) {
  constexpr int kMaxNames = 8;
  ssa::DebugNode type(header, number);
  for (int step = 0; step < kMaxNames && type.is("DIDerivedType"); ++step) {
    const std::string_view tag = type.value("tag");
    if (tag == "DW_TAG_pointer_type" || tag.ends_with("reference_type")) break;
    type = ssa::DebugNode(header, type.node("baseType"));
  }
  return type;
}

// Whether a part of an object, in bits from where `type` begins, overlaps an array.
bool has_array(const ssa::Module& header, const ssa::DebugNode& type,
               const object::VariableFragment& part, int depth) {
  constexpr int kDeepest = 8;
  if (!type.is("DICompositeType") || depth == kDeepest) return false;
  if (type.value("tag") == "DW_TAG_array_type") return !type.has_flag("flags", "DIFlagVector");
  for (const uint32_t element : ssa::elements_of(header, type.node("elements"))) {
    const ssa::DebugNode member(header, element);
    if (!member.is("DIDerivedType")) continue;
    const uint64_t start = member.integer_or_zero("offset");
    const uint64_t begin = std::max(start, part.offset);
    const uint64_t end = std::min(start + member.integer_or_zero("size"), part.offset + part.size);
    if (begin >= end) continue;
    const object::VariableFragment inside{begin - start, end - begin};
    if (has_array(header, unnamed_type(header, member.node("baseType")), inside, depth + 1))
      return true;
  }
  return false;
}

class VariableNotes {
 public:
  explicit VariableNotes(Selector& selector)
      : s_(selector), function_(selector.function()), machine_(selector.machine()) {}

  void take_records() {
    const std::span<const ssa::DebugRecord> records = function_.debug().records();
    for (const auto& [old_value, replacement] : function_.debug().replacements())
      replacement_of_[old_value.index()] = replacement;
    copied_.insert(function_.debug().copies().begin(), function_.debug().copies().end());
    // Variables in memory, by number and call: the first record, if all others say the same.
    std::map<std::pair<uint32_t, uint32_t>, std::optional<uint32_t>> declared;
    const auto key_of = [&](const ssa::DebugRecord& record) {
      return std::pair(record.variable, function_.debug().inlined_at(record));
    };
    for (uint32_t i = 0; i < records.size(); ++i)
      if (records[i].kind == ssa::DebugRecord::Kind::Declare && is_in_memory(records[i]))
        declared.try_emplace(key_of(records[i]), i);
    for (const ssa::DebugRecord& record : records) {
      const auto known = declared.empty() ? declared.end() : declared.find(key_of(record));
      if (known == declared.end() || !known->second) continue;
      const ssa::DebugRecord& first = records[*known->second];
      if (record.kind != first.kind || record.value != first.value ||
          record.expression != first.expression)
        known->second.reset();
    }
    for (uint32_t i = 0; i < records.size(); ++i) {
      const auto known = declared.empty() ? declared.end() : declared.find(key_of(records[i]));
      if (known == declared.end() && records[i].kind == ssa::DebugRecord::Kind::Value)
        note_value(i);
      else if (known != declared.end() && known->second == i)
        note_declared(i);
    }
    if (!machine_.debug_uses.empty()) note_phis();
  }

  // Values in one register are followed as one.
  void note_registers() {
    std::unordered_map<uint32_t, uint32_t> value_in;  // by register
    std::vector<uint32_t> same_as;                    // by value
    std::unordered_map<uint32_t, mir::DebugUse> by_operand;
    for (uint32_t i = 0; i < debug_values_.size(); ++i) {
      same_as.push_back(i);
      mir::DebugValue& value = machine_.debug_values[i];
      if (value.start == Start::Argument) continue;
      const Value held = s_.resolve(debug_values_[i]);
      if (!held.is_local() || !s_.known_register(held.local()).valid()) {
        if (const auto described = describe_by_operand(i)) by_operand.emplace(i, *described);
        continue;
      }
      value.reg = s_.known_register(held.local());
      same_as[i] = value_in.try_emplace(value.reg.number(), i).first->second;
      mir::DebugValue& followed = machine_.debug_values[same_as[i]];
      followed.size = std::max(followed.size, value.size);
    }
    for (mir::DebugUse& use : machine_.debug_uses) {
      if (use.kind != mir::DebugUse::Kind::Value) continue;
      const auto described = by_operand.find(use.number);
      if (described == by_operand.end()) continue;
      use.kind = described->second.kind;
      use.number = described->second.number;
      use.addend = described->second.addend;
    }
    join_debug_values([&](uint32_t value) { return same_as[value]; });
  }

  // Finds the cells that define them.
  void note_definitions() {
    std::unordered_map<uint32_t, uint32_t> value_of;  // by register
    for (uint32_t i = 0; i < machine_.debug_values.size(); ++i) {
      mir::DebugValue& value = machine_.debug_values[i];
      if (value.start == Start::Argument) continue;
      if (value.reg.is_virtual()) value_of.emplace(value.reg.number(), i);
      value.start = Start::Nowhere;
      value.reg = Register();
    }
    follow_copies(value_of);
    for (const mir::MachineInstr& instruction : machine_.instructions) {
      for (uint32_t c = 0; c < instruction.cell_count; ++c) {
        const mir::Cell& cell = machine_.cells[instruction.first_cell + c];
        if (!cell.is_def()) continue;
        const auto found = value_of.find(cell.reg().number());
        if (found == value_of.end()) continue;
        machine_.debug_values[found->second].start = Start::Cell;
        machine_.debug_values[found->second].cell = instruction.first_cell + c;
      }
    }
  }

 private:
  // Phis that join values of which some record speaks.
  void note_phis() {
    std::unordered_set<uint32_t> named;  // values
    for (const ssa::DebugRecord& record : function_.debug().records())
      if (record.value.valid() && record.value.is_local())
        named.insert(record.value.local().index());
    const std::span<const ssa::DebugPhi> phis = function_.debug().phis();
    for (uint32_t i = 0; i < phis.size(); ++i) {
      machine_.debug_phis.push_back(mir::MachineFunction::kNoDebugValue);
      const bool is_named =
          std::ranges::any_of(function_.debug().inputs(i), [&](const ssa::DebugPhiInput& input) {
            return input.value.is_local() && named.contains(input.value.local().index());
          });
      if (!is_named) continue;
      const Value value = surviving(phis[i].phi);
      if (!value.valid() || !value.is_local() || s_.slot_of(value.local()).valid()) continue;
      machine_.debug_phis.back() =
          debug_value_of(value.local()).value_or(mir::MachineFunction::kNoDebugValue);
    }
  }

  // Whether passes left the memory that a variable is declared to be in.
  bool is_in_memory(const ssa::DebugRecord& record) const {
    return record.value.valid() && record.value.is_local() && is_placed(record.value.local());
  }

  // Memory is the variable if stores are where the source has them: without lilt's optimizations of
  // memory.
  bool is_memory_plain() const {
    return s_.options().text_order || function_.module().header().is_optimized;
  }

  void note_declared(uint32_t record) {
    const Value value = function_.debug().records()[record].value;
    if (!value.is_local() || !is_memory_plain()) return;
    if (s_.slot_of(value.local()).valid())
      machine_.debug_slots.push_back({record, s_.slot_of(value.local())});
    else
      note_value(record);
  }

  // Whether some record about the record's variable may be missing: stores to elements of an array
  // whose indices vary have none. Also whether a constant of so many bytes is less than the object
  // that the record is about, as the byte that a `memset` stored, which a `#dbg_assign` still names
  // where the `memset` has gone.
  bool is_doubtful(uint32_t record, Value value) const {
    const ssa::DebugRecord& r = function_.debug().records()[record];
    const bool is_in_memory = r.kind == ssa::DebugRecord::Kind::Declare ||
                              r.expression.find("DW_OP_deref") != r.expression.npos;
    if (is_in_memory) return false;
    const ssa::Module& header = function_.module().header();
    const ssa::DebugNode type =
        unnamed_type(header, ssa::DebugNode(header, r.variable).node("type"));
    if (!type.is("DICompositeType")) return false;
    const uint64_t whole = type.integer_or_zero("size");
    object::VariableFragment part{0, whole};
    const bool is_part = r.expression.find("DW_OP_LLVM_fragment") != r.expression.npos;
    if (is_part) part = object::read_expression(header, r.expression).fragment.value_or(part);
    const bool is_less =
        !is_part && value.is_constant() && whole > 8 * s_.types().size_of(s_.type_of(value));
    return is_less || has_array(header, type, part, 0);
  }

  void note_value(uint32_t record) {
    using Kind = mir::DebugUse::Kind;
    const Value value = surviving(function_.debug().records()[record].value);
    if (!value.valid() || is_doubtful(record, value)) return;
    if (value.is_constant()) {
      const ssa::ConstantKind kind = s_.constants()[value.constant()].kind;
      if (kind == ssa::ConstantKind::Integer || kind == ssa::ConstantKind::Null ||
          kind == ssa::ConstantKind::Floating)
        machine_.debug_uses.push_back({record, Kind::Constant});
      return;
    }
    if (!value.is_local()) return;
    if (s_.slot_of(value.local()).valid()) {
      if (is_memory_plain())
        machine_.debug_uses.push_back({record, Kind::Slot, 8, s_.slot_of(value.local()).index()});
      return;
    }
    for (uint32_t i = 0; i < function_.argument_count(); ++i)
      if (function_.argument(i) == value.local() && !s_.incoming()[i].reg.valid())
        return note_argument_on_stack(record, i);
    if (const std::optional<uint32_t> index = debug_value_of(value.local()))
      machine_.debug_uses.push_back(
          {record, Kind::Value, machine_.debug_values[*index].size, *index});
  }

  void note_argument_on_stack(uint32_t record, uint32_t argument) {
    const TypeId type = function_[function_.argument(argument)].type;
    if (!has_one_register(type)) return;
    machine_.debug_uses.push_back({record, mir::DebugUse::Kind::Memory,
                                   static_cast<uint8_t>(s_.types().size_of(type)),
                                   static_cast<uint32_t>(s_.incoming()[argument].stack_offset)});
  }

  // The index in debug_values of a value that can be followed.
  std::optional<uint32_t> debug_value_of(InstId id) {
    const auto [known, is_new] = debug_value_of_.try_emplace(id.index());
    if (!is_new) return known->second;
    if (!has_one_register(function_[id].type)) return std::nullopt;
    mir::DebugValue made;
    made.size = static_cast<uint8_t>(s_.types().size_of(function_[id].type));
    made.start = Start::Cell;
    for (uint32_t i = 0; i < function_.argument_count(); ++i) {
      if (function_.argument(i) != id) continue;
      if (!s_.incoming()[i].reg.valid()) return std::nullopt;
      made.start = Start::Argument;
      made.reg = s_.incoming()[i].reg;
    }
    known->second = static_cast<uint32_t>(debug_values_.size());
    debug_values_.push_back(id);
    machine_.debug_values.push_back(made);
    return known->second;
  }

  bool has_one_register(TypeId type) const {
    if (type == ssa::kPtr || type == ssa::kFloat || type == ssa::kDouble) return true;
    if (s_.types()[type].kind == ssa::TypeKind::Vector)
      return s_.types().size_of(type) == kVectorBytes;
    return type.index() > ssa::kI1.index() && type.index() <= ssa::kI64.index();
  }

  bool is_placed(InstId id) const {
    if (function_.block_of(id).valid()) return true;
    for (uint32_t i = 0; i < function_.argument_count(); ++i)
      if (function_.argument(i) == id) return true;
    return false;
  }

  // The value, or what passes put in its place; none if it was removed or copied.
  Value surviving(Value value) {
    for (int i = 0; i < kMaxReplacements; ++i) {
      if (!value.valid() || !value.is_local()) return value;
      const InstId id = value.local();
      if (is_copied(id)) return {};
      const auto next = replacement_of_.find(id.index());
      // An argument that a loop in place of a call changes is the first iteration's only.
      const bool is_final = function_.block_of(id).valid() || next == replacement_of_.end();
      if (is_final) return is_placed(id) ? value : Value();
      value = next->second;
    }
    return {};
  }

  // Whether another instruction comes from the same place in the text and does the same. A phi is
  // what its copied block goes on with.
  bool is_copied(InstId id) {
    const SourceOffset origin = function_.offset_of(id);
    if (function_[id].opcode == ssa::Opcode::Phi) {
      const std::span<const ssa::DebugBlock> blocks = function_.debug().blocks();
      const auto next = std::ranges::upper_bound(blocks, origin, {}, &ssa::DebugBlock::begin);
      const SourceOffset end = next == blocks.end() ? kNoOffset : next->begin;
      const auto copy = copied_.lower_bound(origin);
      return copy != copied_.end() && *copy < end;
    }
    if (copied_.contains(origin)) return true;
    if (!function_.block_of(id).valid()) return false;
    if (same_origin_.empty())
      for (ssa::BlockId block : s_.order())
        for (InstId i = function_[block].first; i.valid(); i = function_.next(i))
          ++same_origin_[origin_key(i)];
    return same_origin_[origin_key(id)] != 1;
  }

  uint64_t origin_key(InstId id) const {
    return uint64_t{function_.offset_of(id)} << 8 | static_cast<uint8_t>(function_[id].opcode);
  }

  // Follows other values instead.
  void join_debug_values(const std::function<uint32_t(uint32_t)>& followed) {
    for (mir::DebugUse& use : machine_.debug_uses)
      if (use.kind == mir::DebugUse::Kind::Value) use.number = followed(use.number);
    for (uint32_t& value : machine_.debug_phis)
      if (value != mir::MachineFunction::kNoDebugValue) value = followed(value);
  }

  // A sum that its users have split, as addresses are, has no register: what its records say
  // is an operand and a constant. A record holds where all paths lead through it; none leads
  // through the operand's definition after it, which comes before the record on each.
  std::optional<mir::DebugUse> describe_by_operand(uint32_t value) {
    constexpr int kMaxSteps = 8;
    Value at = s_.resolve(debug_values_[value]);
    uint64_t addend = 0;
    for (int step = 0; step < kMaxSteps && at.is_local(); ++step) {
      const InstId id = at.local();
      if (s_.slot_of(id).valid() || s_.known_register(id).valid()) break;
      const ssa::Instruction& instruction = function_[id];
      const bool is_address = instruction.opcode == ssa::Opcode::GetElementPtr;
      const bool is_difference = instruction.opcode == ssa::Opcode::Sub;
      if (!is_address && !is_difference && instruction.opcode != ssa::Opcode::Add)
        return std::nullopt;
      const std::optional<int64_t> constant = s_.constant_of(s_.operand(id, is_address ? 2 : 1));
      if (!constant) return std::nullopt;
      const uint64_t size = is_address ? s_.types().size_of(s_.operand(id, 0).type()) : 1;
      const uint64_t amount = static_cast<uint64_t>(*constant) * size;
      addend += is_difference ? -amount : amount;
      at = s_.resolve(s_.operand(id, is_address ? 1 : 0));
    }
    if (!at.is_local() || is_copied(at.local())) return std::nullopt;
    mir::DebugUse made;
    made.addend = static_cast<int64_t>(addend);
    if (const mir::SlotId slot = s_.slot_of(at.local()); slot.valid()) {
      made.kind = mir::DebugUse::Kind::Slot;
      made.number = slot.index();
      return is_memory_plain() ? std::optional(made) : std::nullopt;
    }
    const std::optional<uint32_t> operand = debug_value_of(at.local());
    if (!operand) return std::nullopt;
    made.kind = mir::DebugUse::Kind::Value;
    made.number = *operand;
    return made;
  }

  // Allocation may remove a copy: a value that is one is followed from what it copies on.
  void follow_copies(std::unordered_map<uint32_t, uint32_t>& value_of) {
    std::unordered_map<uint32_t, uint32_t> source_of;  // by register
    for (const mir::MachineInstr& instruction : machine_.instructions) {
      if (instruction.opcode != mir::kCopy) continue;
      const std::span<const mir::Cell> cells = machine_.cells_of(instruction);
      if (cells[0].reg().is_virtual() && cells[1].reg().is_virtual())
        source_of.emplace(cells[0].reg().number(), cells[1].reg().number());
    }
    if (source_of.empty()) return;
    const std::vector<std::pair<uint32_t, uint32_t>> known(value_of.begin(), value_of.end());
    std::unordered_map<uint32_t, uint32_t> same_as;  // by value
    for (const auto& [reg, value] : known) {
      auto source = source_of.find(reg);
      if (source == source_of.end()) continue;
      uint32_t first = source->second;
      while ((source = source_of.find(first)) != source_of.end()) first = source->second;
      value_of.erase(reg);
      const auto [followed, is_new] = value_of.try_emplace(first, value);
      if (!is_new) same_as.emplace(value, followed->second);
    }
    join_debug_values([&](uint32_t value) {
      const auto found = same_as.find(value);
      return found == same_as.end() ? value : found->second;
    });
  }

  Selector& s_;
  const ssa::Function& function_;
  mir::MachineFunction& machine_;
  std::vector<InstId> debug_values_;  // of the machine function's debug_values
  std::unordered_map<uint32_t, std::optional<uint32_t>> debug_value_of_;  // by value
  std::unordered_map<uint32_t, Value> replacement_of_;                    // of removed values
  std::set<SourceOffset> copied_;  // instructions of the text that passes copied
  std::unordered_map<uint64_t, uint32_t> same_origin_;  // how many instructions; see is_copied
};

}  // namespace

void note_variables(Selector& s) {
  VariableNotes notes(s);
  notes.take_records();
  notes.note_registers();
  notes.note_definitions();
}

}  // namespace lilt::backend::isel
