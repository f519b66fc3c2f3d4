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
  edge_to_.assign(function_.block_count(), {});
  block_start_.assign(function_.block_count(), 0);
  const std::vector<BlockId>& layout = function_.blocks();
  for (size_t i = 0; i < layout.size(); ++i) {
    next_block_ = i + 1 < layout.size() ? layout[i + 1] : BlockId::none();
    watch_ == Watch::None ? decode_block(layout[i]) : decode_watched_block(layout[i]);
  }
  if (watch_ == Watch::Trace) describe(function_, slots_, *code_.observed);
  decode_phis();
  for (size_t i = 0; i < edges_.size(); ++i)
    edges_[i].target = block_start_[edge_ends_[i].to.index()];
  std::reverse(code_.constants.begin(), code_.constants.end());
  code_.constant_count = static_cast<uint32_t>(code_.constants.size());
  quickener_.finish(code_);
  place_edges(code_, edges_);
  scale_places(code_);
  return std::move(code_);
}

// --- places

void Decoder::assign_slots() {
  slots_.assign(function_.value_count(), -1);
  sunk_.assign(function_.value_count(), {});
  position_.assign(function_.value_count(), 0);
  is_phi_shared_.assign(function_.value_count(), false);
  for (InstId phi : phi_slots_)
    if (phi.valid()) is_phi_shared_[phi.index()] = true;
  for (uint32_t i = 0; i < function_.argument_count(); ++i) add_parameter(i);
  for (BlockId block : function_.blocks())
    for (InstId id = function_[block].first; id.valid(); id = function_.next(id))
      if (function_[id].type != ssa::kVoid) new_slots(id);
}

void Decoder::add_parameter(uint32_t index) {
  InstId id = function_.argument(index);
  new_slots(id);
  TypeId type = function_[id].type;
  const ssa::ParameterAttributes& attributes = function_.parameter_attributes(index);
  code_.parameters.push_back(
      {slots_[id.index()], type, part_count(types_, type), attributes.by_value, attributes.align});
  code_.parameter_cells += part_count(types_, type);
  if (attributes.by_value.valid()) code_.is_plain = false;
}

int32_t Decoder::new_slots(uint32_t count) {
  code_.slot_count += count;
  return static_cast<int32_t>(code_.slot_count - count);
}

void Decoder::new_slots(InstId id) {
  if (slots_[id.index()] >= 0) return;
  if (int32_t slot = slot_in_variable(id); slot >= 0) {
    slots_[id.index()] = slot;
    return;
  }
  if (InstId phi = phi_slots_[id.index()]; phi.valid()) {
    new_slots(phi);
    slots_[id.index()] = slots_[phi.index()];
    return quickener_.note_shared(slots_[phi.index()]);
  }
  if (int32_t slot = slot_of_same_cells(id); slot >= 0) {
    slots_[id.index()] = slot;
    bool is_handed_on =
        function_.has_one_use(id) && function_.has_one_use(function_.operand(id, 0).local());
    return is_handed_on ? void() : quickener_.note_shared(slot);
  }
  uint32_t count = part_count(types_, function_[id].type);
  slots_[id.index()] = new_slots(count);
  if (count == 1 && function_.has_one_use(id)) quickener_.note_single_use(slots_[id.index()]);
}

int32_t Decoder::slot_in_variable(InstId id) {
  const Role role = variables_.of(id);
  if (role == Role::Variable || role == Role::Initialised)
    return new_slots(variables_.cells[id.index()].count);
  if (role != Role::Shared && role != Role::Address) return -1;
  bool is_element = function_[id].opcode == Opcode::GetElementPtr;
  const InstId address = function_.operand(id, is_element ? 1 : 0).local();
  new_slots(address);  // which the block order may place later
  uint32_t distance = variables_.cells[id.index()].first - variables_.cells[address.index()].first;
  return part(slots_[address.index()], distance);
}

bool Decoder::is_written_once(Value value) const {
  if (!value.is_local()) return true;
  InstId id = value.local();
  return variables_.of(id) != Role::Shared && !phi_slots_[id.index()].valid() &&
         !is_phi_shared_[id.index()];
}

int32_t Decoder::slot_of_same_cells(InstId id) const {
  const ssa::Instruction& instruction = function_[id];
  Value operand = function_.operands(id).empty() ? Value::none() : function_.operand(id, 0);
  if (!operand.is_local() || !is_written_once(operand)) return -1;
  int32_t slot = slots_[operand.local().index()];
  uint32_t from = width_of(type_of(operand)), to = width_of(instruction.type);
  switch (instruction.opcode) {
    case Opcode::ZExt:
      return from != 0 && to != 0 && (instruction.flags & ssa::flag::NonNegative) == 0 ? slot : -1;
    case Opcode::BitCast:
      return from != 0 && from == to ? slot : -1;
    case Opcode::ExtractValue: {
      uint32_t before = inner_part(type_of(operand), function_.operands(id).subspan(1)).first;
      return slot < 0 ? -1 : part(slot, before);
    }
    default:
      return -1;
  }
}

Place Decoder::new_constants(std::span<const Cell> parts) {
  code_.constants.insert(code_.constants.end(), parts.rbegin(), parts.rend());
  return -static_cast<Place>(code_.constants.size());
}

Place Decoder::place_of(Value value) {
  require_type(type_of(value));
  if (value.is_local()) return slots_[value.local().index()];
  size_t index = value.constant().index();
  if (index >= constant_places_.size()) constant_places_.resize(index + 1, 0);
  if (constant_places_[index] != 0) return constant_places_[index];
  std::optional<std::vector<Cell>> parts = constants_.parts_of(value.constant());
  if (!parts) {
    is_supported_ = false;
    return 0;
  }
  return constant_places_[index] = new_constants(*parts);
}

void Decoder::require_type(TypeId type) {
  if (scalar_width(types_, type) == 0 && !parts_of(types_, type)) is_supported_ = false;
}

std::vector<Part> Decoder::used_parts(TypeId type) {
  std::vector<PackedVector> packed;
  return used_parts(type, packed);
}

std::vector<Part> Decoder::used_parts(TypeId type, std::vector<PackedVector>& packed) {
  std::optional<std::vector<Part>> parts = parts_of(types_, type, packed);
  if (!parts) is_supported_ = false;
  return parts.value_or(std::vector<Part>{});
}

// --- blocks and edges

void Decoder::decode_block(BlockId block) {
  block_start_[block.index()] = static_cast<uint32_t>(code_.operations.size());
  block_.clear();
  find_sunk_addresses(block);
  for (InstId id = function_[block].first; id.valid(); id = function_.next(id)) {
    if (sunk_[id.index()].distance != 0) continue;
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
      emit_moment(Moment::Behind, number, function_.offset_of(id));
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

uint32_t Decoder::edge_to(BlockId from, BlockId to) {
  LatestEdge& latest = edge_to_[to.index()];
  if (latest.from == from) return latest.edge;
  latest = {from, static_cast<uint32_t>(edges_.size())};
  edges_.push_back({});
  edge_ends_.push_back({from, to, latest.edge});
  return latest.edge;
}

bool Decoder::falls_through(InstId branch) const {
  BlockId target = function_.operand(branch, 0).block();
  if (target != next_block_) return false;
  InstId id = function_[target].first;
  for (; id.valid() && function_[id].opcode == Opcode::Phi; id = function_.next(id))
    if (!keeps_value(id, function_.block_of(branch))) return false;
  return true;
}

bool Decoder::keeps_value(InstId phi, BlockId from) const {
  constexpr size_t kFew = 16;
  std::span<const Value> entries = function_.operands(phi);
  for (size_t i = 0; i + 1 < std::min(entries.size(), kFew); i += 2)
    if (entries[i + 1].block() == from)
      return entries[i].is_local() && slots_[entries[i].local().index()] == slots_[phi.index()];
  return false;
}

int32_t Decoder::edge_of(InstId terminator, Value target) {
  return static_cast<int32_t>(edge_to(function_.block_of(terminator), target.block()));
}

void Decoder::decode_phis() {
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
        Place from = place_of(entries[i]);
        if (from == slots_[id.index()]) continue;
        for (uint32_t p = 0; p < part_count(types_, function_[id].type); ++p)
          edges_[found->edge].moves.push_back({part(slots_[id.index()], p), part(from, p)});
      }
    }
  std::sort(edge_ends_.begin(), edge_ends_.end(),
            [](const EdgeEnds& a, const EdgeEnds& b) { return a.edge < b.edge; });
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
      if (falls_through(id)) return;
      return emit(OperationCode::Branch, 0, 0, 0, edge_of(id, function_.operand(id, 0)));
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

void Decoder::emit_unsupported(std::string message) {
  emit(OperationCode::Unsupported, 0, 0, 0, static_cast<int32_t>(code_.messages.size()));
  code_.messages.push_back(std::move(message));
}

void Decoder::emit(OperationCode code, uint32_t width, int32_t result, Place a, int32_t b,
                   int32_t c) {
  Operation operation = operation_;
  operation.code = code;
  operation.width = static_cast<uint16_t>(width);
  operation.result = result;
  operation.a = a;
  operation.b = b;
  operation.c = c;
  block_.push_back({operation});
}

void Decoder::emit_moves(int32_t result, Place from, uint32_t count) {
  for (uint32_t p = 0; p < count; ++p)
    emit(OperationCode::Move, 64, part(result, p), part(from, p));
}

// --- control

void Decoder::decode_return(InstId id) {
  if (function_.operands(id).empty()) return emit(OperationCode::Return, 0, 0);
  Value value = function_.operand(id, 0);
  emit(OperationCode::Return, 0, 0, place_of(value),
       static_cast<int32_t>(part_count(types_, type_of(value))));
}

void Decoder::decode_conditional_branch(InstId id) {
  emit(OperationCode::ConditionalBranch, 1, 0, place_of(function_.operand(id, 0)),
       edge_of(id, function_.operand(id, 1)), edge_of(id, function_.operand(id, 2)));
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
  table.otherwise = static_cast<uint32_t>(edge_of(id, operands[1]));
  for (size_t i = 2; i + 1 < operands.size(); i += 2) {
    std::optional<Cell> value = constants_.value_of(operands[i].constant());
    if (!value) is_supported_ = false;
    uint32_t edge = static_cast<uint32_t>(edge_of(id, operands[i + 1]));
    table.cases.push_back({value.value_or(Cell{}).bits, edge});
  }
  emit_table(OperationCode::Switch, place_of(operands[0]), std::move(table));
}

void Decoder::decode_wide_switch(InstId id) {
  std::span<const Value> operands = function_.operands(id);
  Place value = place_of(operands[0]);
  for (size_t i = 2; i + 1 < operands.size(); i += 2)
    emit(OperationCode::WideCase, lane_width(type_of(operands[0])), 0, value, place_of(operands[i]),
         edge_of(id, operands[i + 1]));
  emit(OperationCode::Branch, 0, 0, 0, edge_of(id, operands[1]));
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
      table.cases.push_back({address.bits, static_cast<uint32_t>(edge_of(id, target))});
  }
  emit_table(OperationCode::IndirectBranch, place_of(operands[0]), std::move(table));
}

Code decode(const ssa::Function& function, ConstantValues& constants, Watch watch) {
  return Decoder(function, constants, watch).run();
}

}  // namespace lilt::runtime
