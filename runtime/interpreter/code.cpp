#include "runtime/interpreter/code.h"

#include <algorithm>

#include "runtime/interpreter/decoder.h"
#include "runtime/interpreter/places.h"

namespace lilt::runtime {

Code Decoder::run() {
  code_.symbol = function_.symbol();
  if (watch_ == Watch::Trace) code_.observed = std::make_unique<ObservedBody>();
  code_.argument_count = function_.argument_count();
  constants_.enter(function_.constants());
  assign_slots();
  block_start_.assign(function_.block_count(), 0);
  const std::vector<BlockId>& layout = function_.blocks();
  for (size_t i = 0; i < layout.size(); ++i) {
    next_block_ = i + 1 < layout.size() ? layout[i + 1] : BlockId::none();
    watch_ == Watch::None ? decode_block(layout[i]) : decode_watched_block(layout[i]);
  }
  if (watch_ == Watch::Trace) describe(function_, slots_, *code_.observed);
  std::vector<Edge> edges = edges_.finish(block_start_);
  std::reverse(code_.constants.begin(), code_.constants.end());
  code_.constant_count = static_cast<uint32_t>(code_.constants.size());
  quickener_.finish(code_);
  place_edges(code_, edges);
  scale_places(code_);
  return std::move(code_);
}

// --- blocks

void Decoder::decode_block(BlockId block) {
  block_start_[block.index()] = static_cast<uint32_t>(code_.operations.size());
  block_.clear();
  sunk_.find(block);
  for (InstId id = function_[block].first; id.valid(); id = function_.next(id)) {
    if (sunk_.contain(id)) continue;
    size_t before = block_.size();
    decode_instruction(id);
    for (size_t i = before; i < block_.size(); ++i)
      block_[i].is_whole = block_.size() == before + 1;
  }
  quickener_.append(code_, block_);
}

// Steps are numbered in the order of the layout.
void Decoder::decode_watched_block(BlockId block) {
  block_start_[block.index()] = static_cast<uint32_t>(code_.operations.size());
  if (block == function_.entry()) emit_moment(Moment::Entry, 0, kNoOffset);
  block_.clear();
  for (InstId id = function_[block].first; id.valid(); id = function_.next(id)) {
    if (!is_step(function_, id)) continue;
    const uint32_t number = watched_count_++;
    emit_moment(Moment::Before, number, function_.offset_of(id));
    decode_instruction(id);
    for (const FullOperation& full : block_) {
      code_.operations.push_back(full.operation);
      if (watch_ == Watch::Trace && full.operation.code == OperationCode::Call)
        code_.operations.back().code = OperationCode::TracedCall;
    }
    block_.clear();
    if (id != function_.terminator(block) && watch_ == Watch::Trace)
      emit_moment(Moment::After, number, function_.offset_of(id));
  }
}

void Decoder::emit_moment(Moment moment, uint32_t instruction, SourceOffset offset) {
  if (moment == Moment::Entry && watch_ != Watch::Trace) return;
  Operation operation{OperationCode::Observe};
  operation.b = static_cast<int32_t>(instruction);
  operation.c = static_cast<int32_t>(moment);
  operation.offset = offset;
  code_.operations.push_back(operation);
}

// --- instructions

void Decoder::decode_instruction(InstId id) {
  const ssa::Instruction& instruction = function_[id];
  if (variables_.of(id) == Role::Address) return;
  size_t first = block_.size();
  operation_ = Operation{OperationCode::Unsupported};
  operation_.offset = function_.offset_of(id);
  operation_.result = slots_[id.index()];
  operation_.flags = instruction.flags & 7;
  is_supported_ = true;
  if (instruction.type != ssa::kVoid) {
    require_type(instruction.type);
    if (slot_of_same_cells(id) == operation_.result && operation_.result >= 0) return;
  }
  if (is_supported_) decode_opcode(id, instruction);
  if (is_supported_) return;
  block_.resize(first);
  decode_unsupported(id);
}

void Decoder::decode_opcode(InstId id, const ssa::Instruction& instruction) {
  switch (instruction.opcode) {
    case Opcode::Ret:
      return decode_return(id);
    case Opcode::Br:
      return decode_branch(id, function_.operand(id, 0));
    case Opcode::CondBr:
      return decode_conditional_branch(id);
    case Opcode::Switch:
      return decode_switch(id);
    case Opcode::IndirectBr:
      return decode_indirect_branch(id);
    case Opcode::Invoke:
      return decode_invoke(id);
    case Opcode::LandingPad:
      if (part_count(types_, instruction.type) != 2) is_supported_ = false;
      return emit(OperationCode::LandingPad, 64, operation_.result);
    case Opcode::Resume:
      return emit(OperationCode::Resume, 64, 0, place_of(function_.operand(id, 0)));
    case Opcode::Unreachable:
      return emit(OperationCode::Unreachable, 0, 0);
    case Opcode::FNeg:
      return decode_negate(id);
    case Opcode::Alloca:
      return decode_alloca(id);
    case Opcode::Load:
      if (variables_.of(id) == Role::Shared) return;
      if (variables_.of(id) == Role::Copied)
        return emit_moves(operation_.result, place_of(function_.operand(id, 0)),
                          variables_.cells[id.index()].count);
      return load_parts(instruction.type, operation_.result, pointer_of(id, 0),
                        claimed_alignment(instruction));
    case Opcode::Store:
      if (variables_.of(id) == Role::Assigned) return decode_assignment(id);
      return store_parts(type_of(function_.operand(id, 0)), place_of(function_.operand(id, 0)),
                         pointer_of(id, 1), claimed_alignment(instruction));
    case Opcode::GetElementPtr:
      return decode_address(id);
    case Opcode::ICmp:
    case Opcode::FCmp:
      return decode_compare(instruction.opcode, instruction.subcode, function_.operand(id, 0),
                            function_.operand(id, 1));
    case Opcode::Phi:  // becomes moves on the edges; the machine must support all its values
      for (Value value : function_.operands(id))
        if (!value.is_block()) place_of(value);
      return;
    case Opcode::Select:
      return decode_select(id);
    case Opcode::Freeze:
      return decode_freeze(id);
    case Opcode::Call:
      return decode_call(id);
    case Opcode::ExtractValue:
      return decode_extract_value(id);
    case Opcode::InsertValue:
      return decode_insert_value(id);
    case Opcode::ExtractElement:
      return decode_extract_element(id);
    case Opcode::InsertElement:
      return decode_insert_element(id);
    case Opcode::ShuffleVector:
      return decode_shuffle(id);
    case Opcode::VAArg:
      return decode_variadic_argument(id);
    case Opcode::Fence:
      return;  // one thread sees everything in order
    case Opcode::CmpXchg:
      return decode_compare_exchange(id);
    case Opcode::AtomicRMW:
      return decode_read_modify_write(id);
    default:
      break;
  }
  if (ssa::is_binary(instruction.opcode))
    return decode_binary(instruction.opcode, function_.operand(id, 0), function_.operand(id, 1));
  if (ssa::is_cast(instruction.opcode))
    return decode_cast(instruction.opcode, function_.operand(id, 0), instruction.type);
  is_supported_ = false;
}

void Decoder::decode_unsupported(InstId id) {
  const ssa::Instruction& instruction = function_[id];
  std::string message = "the interpreter does not support '";
  message += ssa::info(instruction.opcode).name;
  message += "' of ";
  message += types_.to_string(instruction.type);
  for (Value operand : function_.operands(id))
    if (operand.is_local() || operand.is_constant())
      message += ", " + types_.to_string(type_of(operand));
  emit_unsupported(std::move(message));
}

// --- control

void Decoder::decode_return(InstId id) {
  if (function_.operands(id).empty()) return emit(OperationCode::Return, 0, 0);
  Value value = function_.operand(id, 0);
  emit(OperationCode::Return, 0, 0, place_of(value),
       static_cast<int32_t>(part_count(types_, type_of(value))));
}

// Omits a branch to the next block if no phi needs a move.
void Decoder::decode_branch(InstId id, Value target) {
  if (target.block() == next_block_ && edges_.keep_values(function_.block_of(id), next_block_))
    return;
  emit(OperationCode::Branch, 0, 0, 0, edges_.edge_of(id, target));
}

void Decoder::decode_conditional_branch(InstId id) {
  emit(OperationCode::ConditionalBranch, 1, 0, place_of(function_.operand(id, 0)),
       edges_.edge_of(id, function_.operand(id, 1)), edges_.edge_of(id, function_.operand(id, 2)));
}

void Decoder::emit_table(OperationCode code, Place value, SwitchTable table) {
  std::sort(table.cases.begin(), table.cases.end());
  emit(code, 64, 0, value, static_cast<int32_t>(code_.switches.size()));
  code_.switches.push_back(std::move(table));
}

void Decoder::decode_switch(InstId id) {
  std::span<const Value> operands = function_.operands(id);
  if (width_of(type_of(operands[0])) == 0) return decode_wide_switch(id);
  SwitchTable table;
  table.otherwise = static_cast<uint32_t>(edges_.edge_of(id, operands[1]));
  for (size_t i = 2; i + 1 < operands.size(); i += 2) {
    std::optional<Cell> value = constants_.value_of(operands[i].constant());
    if (!value) is_supported_ = false;
    uint32_t edge = static_cast<uint32_t>(edges_.edge_of(id, operands[i + 1]));
    table.cases.push_back({value.value_or(Cell{}).bits, edge});
  }
  emit_table(OperationCode::Switch, place_of(operands[0]), std::move(table));
}

void Decoder::decode_wide_switch(InstId id) {
  std::span<const Value> operands = function_.operands(id);
  Place value = place_of(operands[0]);
  for (size_t i = 2; i + 1 < operands.size(); i += 2)
    emit(OperationCode::WideCase, lane_width(type_of(operands[0])), 0, value, place_of(operands[i]),
         edges_.edge_of(id, operands[i + 1]));
  emit(OperationCode::Branch, 0, 0, 0, edges_.edge_of(id, operands[1]));
}

void Decoder::decode_indirect_branch(InstId id) {
  std::span<const Value> operands = function_.operands(id);
  SwitchTable table;
  for (Value target : operands.subspan(1)) {
    ssa::Name name = function_[target.block()].name;
    if (name.is_none()) continue;
    std::string text =
        name.is_number() ? std::to_string(name.number()) : std::string(function_.text_of(name));
    Cell address = constants_.block_address(function_.symbol(), text);
    if (address.bits != 0)
      table.cases.push_back({address.bits, static_cast<uint32_t>(edges_.edge_of(id, target))});
  }
  emit_table(OperationCode::IndirectBranch, place_of(operands[0]), std::move(table));
}

Code decode(const ssa::Function& function, ConstantValues& constants, Watch watch) {
  return Decoder(function, constants, watch).run();
}

}  // namespace lilt::runtime
