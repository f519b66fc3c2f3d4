#include "runtime/interpreter/code.h"

#include <algorithm>
#include <bit>

namespace lilt::runtime {

using ssa::BlockId;
using ssa::InstId;
using ssa::Opcode;
using ssa::TypeId;
using ssa::TypeKind;
using ssa::Value;

namespace {

class Decoder {
 public:
  Decoder(const ssa::Function& function, ConstantValues& constants)
      : function_(function), types_(function.types()), constants_(constants) {}

  Code run() {
    code_.symbol = function_.symbol();
    code_.argument_count = function_.argument_count();
    constants_.enter(function_.constants());
    assign_slots();
    edge_to_.assign(function_.block_count(), {});
    block_start_.assign(function_.block_count(), 0);
    for (BlockId block : function_.blocks()) decode_block(block);
    for (size_t i = 0; i < code_.edges.size(); ++i)
      code_.edges[i].target = block_start_[edge_ends_[i].to.index()];
    decode_phis();
    return std::move(code_);
  }

 private:
  struct EdgeEnds {
    BlockId from, to;
    uint32_t edge;
  };
  struct LatestEdge {
    BlockId from;
    uint32_t edge = 0;
  };

  uint32_t width_of(TypeId type) const { return cell_width(types_, type); }
  TypeId type_of(Value value) const { return function_.type_of(value); }

  // --- places
  void assign_slots() {
    slots_.assign(function_.value_count(), -1);
    for (uint32_t i = 0; i < function_.argument_count(); ++i) new_slot(function_.argument(i));
    for (BlockId block : function_.blocks())
      for (InstId id = function_[block].first; id.valid(); id = function_.next(id))
        if (function_[id].type != ssa::kVoid) new_slot(id);
  }
  void new_slot(InstId id) { slots_[id.index()] = static_cast<int32_t>(code_.slot_count++); }
  Place new_constant(const Cell& cell) {
    code_.constants.push_back(cell);
    return ~static_cast<Place>(code_.constants.size() - 1);
  }
  // The place of an operand. A constant that the machine has not makes the whole instruction
  // unsupported.
  Place place_of(Value value) {
    if (value.is_local()) {
      if (width_of(type_of(value)) == 0) is_supported_ = false;
      return slots_[value.local().index()];
    }
    size_t index = value.constant().index();
    if (index >= constant_places_.size()) constant_places_.resize(index + 1, 0);
    if (constant_places_[index] != 0) return constant_places_[index];
    std::optional<Cell> cell = constants_.value_of(value.constant());
    if (!cell) is_supported_ = false;
    return constant_places_[index] = new_constant(cell.value_or(Cell{}));
  }

  // --- blocks and edges
  void decode_block(BlockId block) {
    block_start_[block.index()] = static_cast<uint32_t>(code_.operations.size());
    for (InstId id = function_[block].first; id.valid(); id = function_.next(id))
      if (function_[id].opcode != Opcode::Phi) decode_instruction(id);
  }
  uint32_t edge_to(BlockId from, BlockId to) {
    LatestEdge& latest = edge_to_[to.index()];
    if (latest.from == from) return latest.edge;
    latest = {from, static_cast<uint32_t>(code_.edges.size())};
    code_.edges.push_back({});
    edge_ends_.push_back({from, to, latest.edge});
    return latest.edge;
  }
  int32_t edge_of(InstId terminator, Value target) {
    return static_cast<int32_t>(edge_to(function_.block_of(terminator), target.block()));
  }

  // Gives every edge the moves of its target's phis, in the order of the phis.
  void decode_phis() {
    std::vector<std::pair<uint32_t, EdgeMove>> moves;
    auto by_ends = [](const EdgeEnds& a, const EdgeEnds& b) {
      return std::pair(a.to, a.from) < std::pair(b.to, b.from);
    };
    std::sort(edge_ends_.begin(), edge_ends_.end(), by_ends);
    for (BlockId block : function_.blocks())
      for (InstId id = function_[block].first; id.valid() && function_[id].opcode == Opcode::Phi;
           id = function_.next(id)) {
        std::span<const Value> entries = function_.operands(id);
        for (size_t i = 0; i + 1 < entries.size(); i += 2) {
          EdgeEnds ends{entries[i + 1].block(), block, 0};
          auto found = std::lower_bound(edge_ends_.begin(), edge_ends_.end(), ends, by_ends);
          if (found == edge_ends_.end() || by_ends(ends, *found)) continue;
          moves.push_back({found->edge, {slots_[id.index()], place_of(entries[i])}});
        }
      }
    std::stable_sort(moves.begin(), moves.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    for (const auto& [edge, move] : moves) {
      Edge& e = code_.edges[edge];
      if (e.move_count++ == 0) e.first_move = static_cast<uint32_t>(code_.moves.size());
      code_.moves.push_back(move);
    }
  }

  // --- instructions
  void decode_instruction(InstId id) {
    const ssa::Instruction& instruction = function_[id];
    operation_ = Operation{OperationCode::Unsupported};
    operation_.offset = function_.offset_of(id);
    operation_.result = slots_[id.index()];
    operation_.width = static_cast<uint8_t>(width_of(instruction.type));
    operation_.flags = instruction.flags & 7;
    is_supported_ = instruction.type == ssa::kVoid || operation_.width != 0;
    if (is_supported_) decode_opcode(id, instruction);
    if (!is_supported_) decode_unsupported(instruction);
    code_.operations.push_back(operation_);
  }

  void decode_opcode(InstId id, const ssa::Instruction& instruction) {
    switch (instruction.opcode) {
      case Opcode::Ret:
        return decode_return(id);
      case Opcode::Br:
        return decode_branch(id);
      case Opcode::CondBr:
        return decode_conditional_branch(id);
      case Opcode::Switch:
        return decode_switch(id);
      case Opcode::Unreachable:
        return set(OperationCode::Unreachable);
      case Opcode::FNeg:
        return unary(OperationCode::Floating, id, static_cast<int32_t>(Opcode::FNeg));
      case Opcode::Alloca:
        return decode_alloca(id);
      case Opcode::Load:
        return decode_load(id);
      case Opcode::Store:
        return decode_store(id);
      case Opcode::GetElementPtr:
        return decode_address(id);
      case Opcode::ICmp:
        return decode_compare(OperationCode::Compare, id);
      case Opcode::FCmp:
        return decode_compare(OperationCode::FloatCompare, id);
      case Opcode::Select:
        return decode_select(id);
      case Opcode::Freeze:
        return unary(OperationCode::Freeze, id, 0);
      case Opcode::Call:
        return decode_call(id);
      default:
        break;
    }
    if (ssa::is_binary(instruction.opcode)) return decode_binary(id);
    if (ssa::is_cast(instruction.opcode)) return decode_cast(id);
    is_supported_ = false;
  }

  void decode_unsupported(const ssa::Instruction& instruction) {
    std::string message = "the interpreter has no '";
    message += ssa::info(instruction.opcode).name;
    message += "' of these types";
    operation_.code = OperationCode::Unsupported;
    operation_.b = static_cast<int32_t>(code_.messages.size());
    code_.messages.push_back(std::move(message));
  }

  void set(OperationCode code) { operation_.code = code; }
  void unary(OperationCode code, InstId id, int32_t c) {
    set(code);
    operation_.a = place_of(function_.operand(id, 0));
    operation_.b = static_cast<int32_t>(width_of(type_of(function_.operand(id, 0))));
    operation_.c = c;
  }
  void binary(OperationCode code, InstId id, int32_t c) {
    set(code);
    operation_.a = place_of(function_.operand(id, 0));
    operation_.b = place_of(function_.operand(id, 1));
    operation_.c = c;
  }

  void decode_return(InstId id) {
    if (function_.operands(id).empty()) return set(OperationCode::ReturnVoid);
    unary(OperationCode::Return, id, 0);
  }
  void decode_branch(InstId id) {
    set(OperationCode::Branch);
    operation_.b = edge_of(id, function_.operand(id, 0));
  }
  void decode_conditional_branch(InstId id) {
    unary(OperationCode::ConditionalBranch, id, 0);
    operation_.b = edge_of(id, function_.operand(id, 1));
    operation_.c = edge_of(id, function_.operand(id, 2));
  }
  void decode_switch(InstId id) {
    unary(OperationCode::Switch, id, 0);
    std::span<const Value> operands = function_.operands(id);
    SwitchTable table;
    table.otherwise = static_cast<uint32_t>(edge_of(id, operands[1]));
    for (size_t i = 2; i + 1 < operands.size(); i += 2) {
      std::optional<Cell> value = constants_.value_of(operands[i].constant());
      if (!value) is_supported_ = false;
      uint32_t edge = static_cast<uint32_t>(edge_of(id, operands[i + 1]));
      table.cases.push_back({value.value_or(Cell{}).bits, edge});
    }
    std::sort(table.cases.begin(), table.cases.end());
    operation_.b = static_cast<int32_t>(code_.switches.size());
    code_.switches.push_back(std::move(table));
  }

  void decode_alloca(InstId id) {
    set(OperationCode::Alloca);
    std::span<const Value> operands = function_.operands(id);
    operation_.a = operands.size() > 1 ? place_of(operands[1]) : new_constant(integer_cell(1));
    operation_.b = static_cast<int32_t>(code_.allocas.size());
    code_.allocas.push_back({types_.size_of(operands[0].type()), function_.alignment(id)});
  }

  // log2 of the alignment that the text states; 0 when it states none.
  static int32_t claimed_alignment(const ssa::Instruction& instruction) {
    uint32_t field = instruction.flags >> ssa::flag::AlignShift;
    return field == 0 ? 0 : static_cast<int32_t>(field - 1);
  }
  void decode_load(InstId id) {
    bool is_pointer = types_.is_pointer(function_[id].type);
    unary(is_pointer ? OperationCode::LoadPointer : OperationCode::LoadInteger, id,
          claimed_alignment(function_[id]));
  }
  void decode_store(InstId id) {
    TypeId type = type_of(function_.operand(id, 0));
    set(types_.is_pointer(type) ? OperationCode::StorePointer : OperationCode::StoreInteger);
    operation_.width = static_cast<uint8_t>(width_of(type));
    if (operation_.width == 0) is_supported_ = false;
    operation_.b = place_of(function_.operand(id, 0));
    operation_.a = place_of(function_.operand(id, 1));
    operation_.c = claimed_alignment(function_[id]);
  }

  void decode_address(InstId id) {
    set(OperationCode::GetElementPtr);
    std::span<const Value> operands = function_.operands(id);  // source type, pointer, indices
    operation_.a = place_of(operands[1]);
    AddressSteps steps;
    steps.first = static_cast<uint32_t>(code_.address_steps.size());
    TypeId type = operands[0].type();
    for (size_t i = 2; i < operands.size(); ++i) {
      if (i > 2 && types_.kind(type) == TypeKind::Struct) {
        std::optional<Cell> field = constants_.value_of(operands[i].constant());
        uint64_t number = field.value_or(Cell{}).bits;
        steps.offset += static_cast<int64_t>(types_.field_offset(type, number));
        type = types_.member(type, number);
        continue;
      }
      if (i > 2) type = types_[type].element;
      add_index(steps, operands[i], types_.size_of(type));
    }
    steps.count = static_cast<uint32_t>(code_.address_steps.size()) - steps.first;
    operation_.b = static_cast<int32_t>(code_.addresses.size());
    code_.addresses.push_back(steps);
  }
  void add_index(AddressSteps& steps, Value index, uint64_t scale) {
    uint32_t width = width_of(type_of(index));
    std::optional<Cell> constant =
        index.is_constant() ? constants_.value_of(index.constant()) : std::nullopt;
    if (constant && constant->is_defined()) {
      uint64_t number = static_cast<uint64_t>(sign_extend(constant->bits, width));
      steps.offset += static_cast<int64_t>(number * scale);
      return;
    }
    code_.address_steps.push_back({place_of(index), width, scale});
  }

  void decode_compare(OperationCode code, InstId id) {
    binary(code, id, function_[id].subcode);
    operation_.width = static_cast<uint8_t>(width_of(type_of(function_.operand(id, 0))));
    if (operation_.width == 0) is_supported_ = false;
  }
  void decode_select(InstId id) {
    binary(OperationCode::Select, id, 0);
    operation_.c = place_of(function_.operand(id, 2));
  }

  void decode_binary(InstId id) {
    Opcode opcode = function_[id].opcode;
    bool is_floating = ssa::has(opcode, ssa::property::Floating);
    binary(is_floating ? OperationCode::Floating : fast_code(opcode), id,
           static_cast<int32_t>(opcode));
  }
  static OperationCode fast_code(Opcode opcode) {
    switch (opcode) {
      case Opcode::Add:
        return OperationCode::Add;
      case Opcode::Sub:
        return OperationCode::Sub;
      case Opcode::Mul:
        return OperationCode::Mul;
      case Opcode::And:
        return OperationCode::And;
      case Opcode::Or:
        return OperationCode::Or;
      case Opcode::Xor:
        return OperationCode::Xor;
      default:
        return OperationCode::Binary;
    }
  }
  void decode_cast(InstId id) {
    Opcode opcode = function_[id].opcode;
    unary(cast_code(id), id, static_cast<int32_t>(opcode));
    if (operation_.b == 0) is_supported_ = false;
  }
  OperationCode cast_code(InstId id) const {
    switch (function_[id].opcode) {
      case Opcode::Trunc:
      case Opcode::ZExt:
      case Opcode::SExt:
        return OperationCode::IntegerCast;
      case Opcode::PtrToInt:
        return OperationCode::PointerToInteger;
      case Opcode::IntToPtr:
        return OperationCode::IntegerToPointer;
      case Opcode::BitCast:
      case Opcode::AddrSpaceCast:
        return OperationCode::Move;
      default:
        return OperationCode::FloatCast;
    }
  }

  void decode_call(InstId id) {
    std::span<const Value> operands = function_.operands(id);  // function type, callee, arguments
    set(OperationCode::Call);
    operation_.a = place_of(operands[1]);
    CallSite site;
    site.type = operands[0].type();
    if (operands[1].is_constant()) {
      const ssa::Constant& callee = function_.constants()[operands[1].constant()];
      if (callee.kind == ssa::ConstantKind::Symbol) site.direct = callee.symbol;
    }
    site.first = static_cast<uint32_t>(code_.arguments.size());
    for (Value argument : operands.subspan(2)) {
      bool is_metadata = types_.kind(type_of(argument)) == TypeKind::Metadata;
      Place place = is_metadata ? new_constant({}) : place_of(argument);
      code_.arguments.push_back({place, type_of(argument)});
    }
    site.count = static_cast<uint32_t>(operands.size()) - 2;
    operation_.b = static_cast<int32_t>(code_.calls.size());
    code_.calls.push_back(site);
  }

  const ssa::Function& function_;
  const ssa::TypeTable& types_;
  ConstantValues& constants_;
  Code code_;
  Operation operation_;
  bool is_supported_ = true;
  std::vector<int32_t> slots_;  // by value; -1: void
  std::vector<Place>
      constant_places_;  // by constant; 0: none yet (places of constants are negative)
  std::vector<uint32_t> block_start_;  // by block: index of its first operation
  std::vector<LatestEdge> edge_to_;    // by block
  std::vector<EdgeEnds> edge_ends_;
};

}  // namespace

Code decode(const ssa::Function& function, ConstantValues& constants) {
  return Decoder(function, constants).run();
}

}  // namespace lilt::runtime
