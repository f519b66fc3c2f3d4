#include "ir/ssa/function.h"

#include <algorithm>
#include <bit>

namespace lilt::ssa {

void Function::reset(ModuleLayer& module, SymbolId symbol) {
  module_ = &module;
  symbol_ = symbol;
  personality_ = module[symbol].personality;
  constants_.reset(&module.header().constants());
  type_ = module[symbol].type;
  text_values_ = text_blocks_ = 0;
  arguments_.clear();
  attributes_.clear();
  call_attributes_.clear();
  call_facts_.clear();
  facts_.clear();
  switch_weights_.clear();
  debug_locations_.clear();
  inline_locations_.clear();
  debug_copies_of_text_.clear();
  debug_records_.clear();
  debug_blocks_.clear();
  debug_edges_.clear();
  debug_phis_.clear();
  debug_inputs_.clear();
  debug_copies_.clear();
  debug_replacements_.clear();
  tracks_uses_ = false;
  instructions_.clear();
  entries_.clear();
  operands_.clear();
  uses_.clear();
  first_use_.clear();
  blocks_.clear();
  layout_.clear();
  texts_.clear();
  text_arena_.reset();
}

void Function::release_body() {
  instructions_ = std::vector<Instruction>();
  entries_ = std::vector<Entry>();
  operands_ = std::vector<Value>();
  blocks_ = std::vector<Block>();
  layout_ = std::vector<BlockId>();
  texts_ = std::vector<std::string_view>();
  release_uses();
}

void Function::shrink() {
  instructions_.shrink_to_fit();
  entries_.shrink_to_fit();
  operands_.shrink_to_fit();
  blocks_.shrink_to_fit();
  layout_.shrink_to_fit();
  texts_.shrink_to_fit();
  facts_.shrink_to_fit();
}

void Function::release_uses() {
  uses_ = std::vector<Use>();
  first_use_ = std::vector<UseId>();
  tracks_uses_ = false;
}

InstId Function::add_argument(TypeId type, Name name, SourceOffset offset) {
  InstId id = create(Opcode::Argument, type, {}, 0, 0, offset);
  set_name(id, name);
  arguments_.push_back(id);
  return id;
}

InstId Function::replace_argument(uint32_t index, std::span<const TypeId> types) {
  const InstId old = arguments_[index];
  auto place = arguments_.erase(arguments_.begin() + index);
  place = arguments_.insert(place, types.size(), InstId());
  for (TypeId type : types) *place++ = create(Opcode::Argument, type, {}, 0, 0, offset_of(old));
  return types.empty() ? InstId::none() : arguments_[index];
}

// --- operands

std::span<const Value> Function::grow_operands(std::span<const Value> operands) {
  const Value* begin = operands_.data();
  bool inside = std::less_equal<>()(begin, operands.data()) &&
                std::less<>()(operands.data(), begin + operands_.size());
  size_t position = inside ? static_cast<size_t>(operands.data() - begin) : 0;
  operands_.reserve(std::max(operands_.capacity() * 2, operands_.size() + operands.size() + 16));
  return inside ? std::span<const Value>(operands_.data() + position, operands.size()) : operands;
}

// Both arrays: their capacities are equal.
void Function::grow_instructions() {
  const size_t capacity = std::max<size_t>(64, instructions_.capacity() * 2);
  instructions_.reserve(capacity);
  entries_.reserve(capacity);
}

void Function::set_operand(InstId id, uint32_t index, Value value) {
  uint32_t cell = (*this)[id].first_operand + index;
  if (tracks_uses_) remove_use(cell);
  operands_[cell] = value;
  if (tracks_uses_) add_use(cell, id);
}

void Function::set_operands(InstId id, std::span<const Value> operands) {
  Instruction& instruction = (*this)[id];
  auto count = static_cast<uint32_t>(operands.size());
  if (tracks_uses_)
    for (uint32_t i = 0; i < instruction.operand_count; ++i)
      remove_use(instruction.first_operand + i);
  bool at_end = instruction.first_operand + instruction.operand_count == operands_.size();
  if (count > instruction.operand_count) {
    if (operands_.size() + count > operands_.capacity()) operands = grow_operands(operands);
    size_t first = at_end ? instruction.first_operand : operands_.size();
    operands_.resize(first + count);
    std::copy(operands.begin(), operands.end(), operands_.data() + first);
    instruction.first_operand = static_cast<uint32_t>(first);
  } else {
    std::copy(operands.begin(), operands.end(), operands_.data() + instruction.first_operand);
  }
  instruction.operand_count = count;
  if (tracks_uses_) add_uses(id);
}

// --- placing and removing instructions

void Function::insert_before(InstId position, InstId id) {
  InstId before = previous(position);
  Entry& entry = entries_[id.index()];
  entry.block = block_of(position);
  entry.previous = before;
  entry.next = position;
  entries_[position.index()].previous = id;
  (before.valid() ? entries_[before.index()].next : (*this)[entry.block].first) = id;
}

void Function::move_rest(InstId first, BlockId to) {
  Block& from = (*this)[block_of(first)];
  Block& target = (*this)[to];
  const InstId before = previous(first);
  (before.valid() ? entries_[before.index()].next : from.first) = InstId::none();
  entries_[first.index()].previous = target.last;
  (target.last.valid() ? entries_[target.last.index()].next : target.first) = first;
  target.last = from.last;
  from.last = before;
  for (InstId id = first; id.valid(); id = next(id)) entries_[id.index()].block = to;
}

void Function::unlink(InstId id) {
  Entry& entry = entries_[id.index()];
  if (!entry.block.valid()) return;
  Block& block = (*this)[entry.block];
  (entry.previous.valid() ? entries_[entry.previous.index()].next : block.first) = entry.next;
  (entry.next.valid() ? entries_[entry.next.index()].previous : block.last) = entry.previous;
  entry.previous = entry.next = InstId::none();
  entry.block = BlockId::none();
}

void Function::erase(InstId id) {
  unlink(id);
  Instruction& instruction = (*this)[id];
  if (tracks_uses_)
    for (uint32_t i = 0; i < instruction.operand_count; ++i)
      remove_use(instruction.first_operand + i);
  instruction.operand_count = 0;
}

void Function::replace_all_uses(InstId old_value, Value replacement) {
  if (replacement == Value(old_value)) return;
  if (!debug_blocks_.empty()) debug_replacements_.emplace_back(old_value, replacement);
  while (has_uses(old_value)) {
    UseId use = first_use(old_value);
    InstId user_id = user(use);
    remove_use(use.index());
    operands_[use.index()] = replacement;
    add_use(use.index(), user_id);
  }
}

// --- blocks

BlockId Function::add_block(Name name, SourceOffset offset) {
  const BlockId id = create_block(name, offset);
  append_block(id);
  return id;
}

BlockId Function::create_block(Name name, SourceOffset offset) {
  blocks_.push_back({InstId::none(), InstId::none(), name, offset});
  return BlockId(static_cast<uint32_t>(blocks_.size() - 1));
}

void Function::erase_instructions(BlockId block) {
  while ((*this)[block].last.valid()) erase((*this)[block].last);
}

// --- uses

void Function::track_uses() {
  if (tracks_uses_) return;
  tracks_uses_ = true;
  uses_.assign(operands_.size(), Use());
  first_use_.assign(instructions_.size(), UseId::none());
  for (uint32_t i = static_cast<uint32_t>(instructions_.size()); i-- > 0;) link_uses(InstId(i));
}

void Function::add_uses(InstId id) {
  uses_.resize(operands_.size());
  if (first_use_.size() < instructions_.size()) first_use_.resize(instructions_.size());
  link_uses(id);
}

inline void Function::link_uses(InstId id) {
  const Instruction& instruction = (*this)[id];
  for (uint32_t i = 0; i < instruction.operand_count; ++i)
    add_use(instruction.first_operand + i, id);
}

void Function::add_use(uint32_t cell, InstId user_id) {
  Value value = operands_[cell];
  if (!value.is_local()) return;
  UseId& first = first_use_[value.local().index()];
  uses_[cell] = {UseId::none(), first, user_id};
  if (first.valid()) uses_[first.index()].previous = UseId(cell);
  first = UseId(cell);
}

void Function::remove_use(uint32_t cell) {
  Value value = operands_[cell];
  if (!value.is_local()) return;
  const Use& use = uses_[cell];
  (use.previous.valid() ? uses_[use.previous.index()].next : first_use_[value.local().index()]) =
      use.next;
  if (use.next.valid()) uses_[use.next.index()].previous = use.previous;
}

// --- debug information

// A body is one piece of the text, so its locations go to one place among the others.
void Function::note_debug_blocks() {
  for (DebugRecord& record : debug_records_)
    record.offset = record.before.valid() ? offset_of(record.before) : kNoOffset;
  std::vector<uint32_t> number_of(blocks_.size());
  for (uint32_t i = 0; i < layout_.size(); ++i) number_of[layout_[i].index()] = i;
  for (uint32_t i = 0; i < layout_.size(); ++i) {
    const InstId first = (*this)[layout_[i]].first;
    debug_blocks_.push_back({offset_of(first), static_cast<uint32_t>(debug_edges_.size())});
    for_each_successor(layout_[i],
                       [&](BlockId next) { debug_edges_.push_back(number_of[next.index()]); });
    for (InstId id = first; id.valid() && (*this)[id].opcode == Opcode::Phi; id = next(id)) {
      debug_phis_.push_back({i, id, static_cast<uint32_t>(debug_inputs_.size())});
      for (uint32_t o = 0; o < (*this)[id].operand_count; o += 2)
        debug_inputs_.push_back({number_of[operand(id, o + 1).block().index()], operand(id, o)});
    }
  }
}

std::span<const DebugPhiInput> Function::debug_inputs(size_t phi) const {
  const size_t first = debug_phis_[phi].first_input;
  const size_t end =
      phi + 1 < debug_phis_.size() ? debug_phis_[phi + 1].first_input : debug_inputs_.size();
  return std::span(debug_inputs_).subspan(first, end - first);
}

std::span<const uint32_t> Function::debug_successors(size_t block) const {
  const size_t first = debug_blocks_[block].first_edge;
  const size_t end =
      block + 1 < debug_blocks_.size() ? debug_blocks_[block + 1].first_edge : debug_edges_.size();
  return std::span(debug_edges_).subspan(first, end - first);
}

uint32_t Function::inlined_at(const DebugRecord& record) const {
  if (record.is_location_inline) return inline_locations_[record.location].inlined_at;
  const auto place = module_->header().debug_info.place(record.location);
  return place ? place->inlined_at : DebugInfo::kNone;
}

// --- attributes

// Where the entry is, or would be inserted.
size_t Function::attributes_index(InstId user, uint32_t position) const {
  // Arguments of the function itself (user none(), the largest id) come last.
  auto before = [](const AttributesOf& a, std::pair<InstId, uint32_t> key) {
    return std::pair(a.user, a.position) < key;
  };
  auto found =
      std::lower_bound(attributes_.begin(), attributes_.end(), std::pair(user, position), before);
  return static_cast<size_t>(found - attributes_.begin());
}

const ParameterAttributes& Function::attributes(InstId user, uint32_t position) const {
  static constexpr ParameterAttributes kNone;
  size_t index = attributes_index(user, position);
  if (index == attributes_.size()) return kNone;
  const AttributesOf& found = attributes_[index];
  return found.user == user && found.position == position ? found.attributes : kNone;
}

void Function::set_attributes(InstId user, uint32_t position,
                              const ParameterAttributes& attributes) {
  size_t index = attributes_index(user, position);
  bool known = index < attributes_.size() && attributes_[index].user == user &&
               attributes_[index].position == position;
  if (known)
    attributes_[index].attributes = attributes;
  else
    attributes_.insert(attributes_.begin() + static_cast<ptrdiff_t>(index),
                       {user, position, attributes});
}

bool Function::has_attributes(InstId user) const {
  size_t index = attributes_index(user, 0);
  return index < attributes_.size() && attributes_[index].user == user;
}

const ParameterAttributes& Function::parameter_attributes(uint32_t position) const {
  bool is_changed = type_ != (*module_)[symbol_].type || has_attributes(InstId::none());
  return is_changed ? attributes(InstId::none(), position) : module_->attributes(symbol_, position);
}

FunctionAttributes Function::own_function_attributes(InstId call) const {
  auto found = std::ranges::lower_bound(call_attributes_, call, {}, &CallAttributes::call);
  return found != call_attributes_.end() && found->call == call ? found->attributes : 0;
}

uint32_t Function::type_hash(InstId call) const {
  const auto found = std::ranges::lower_bound(call_attributes_, call, {}, &CallAttributes::call);
  return found != call_attributes_.end() && found->call == call ? found->type_hash : 0;
}

bool Function::has_call_with(FunctionAttributes attributes) const {
  return std::ranges::any_of(call_attributes_, [&](const CallAttributes& call) {
    return (call.attributes & attributes) != 0;
  });
}

SymbolId Function::called_symbol(InstId call) const {
  const Value callee = operand(call, 1);
  if (!callee.is_constant()) return SymbolId::none();
  const Constant& constant = constants_[callee.constant()];
  return constant.kind == ConstantKind::Symbol ? constant.symbol : SymbolId::none();
}

ConstantId Function::declared_function(std::string_view name, TypeId type) {
  SymbolId known = module_->find(name);
  if (!known.valid()) {
    Symbol symbol;
    symbol.name = name;
    symbol.type = symbol.source_type = type;
    known = declare(symbol);
  }
  return constants_.symbol(known);
}

FunctionAttributes Function::function_attributes(InstId call) const {
  const FunctionAttributes own = own_function_attributes(call);
  const SymbolId callee = called_symbol(call);
  return callee.valid() ? own | (*module_)[callee].function_attributes : own;
}

void Function::set_function_attributes(InstId call, FunctionAttributes attributes,
                                       uint32_t type_hash) {
  call_attributes_.push_back({call, type_hash, attributes});
}

// --- facts

uint16_t Function::add_switch_weights(std::span<const uint32_t> weights) {
  if (weights.empty() || switch_weights_.size() == UINT16_MAX) return 0;
  switch_weights_.emplace_back(weights.begin(), weights.end());
  return static_cast<uint16_t>(switch_weights_.size());
}

FactsIndex Function::add_facts(const Facts& facts) {
  if (facts.is_empty()) return 0;
  // Most sets are an access type only, so the first node nearly always tells two apart.
  const auto found = std::ranges::find_if(facts_, [&](const Facts& known) {
    return known.nodes[0] == facts.nodes[0] && known == facts;
  });
  const auto index = static_cast<FactsIndex>(found - facts_.begin() + 1);
  if (index > kMaxFacts) return 0;
  if (found == facts_.end()) facts_.push_back(facts);
  return index;
}

const ParameterFacts& Function::parameter_facts(uint32_t position) const {
  static constexpr ParameterFacts kNone;
  const bool is_changed = type_ != (*module_)[symbol_].type;
  return is_changed ? kNone : module_->header().facts(symbol_, position);
}

const CallFacts& Function::call_facts(InstId call) const {
  static constexpr CallFacts kNone;
  if (call_facts_.empty()) return kNone;
  const auto found = std::ranges::lower_bound(call_facts_, call, {}, &CallFactsOf::call);
  return found != call_facts_.end() && found->call == call ? found->facts : kNone;
}

const ParameterFacts& Function::argument_facts(InstId call, uint32_t position) const {
  static constexpr ParameterFacts kNone;
  const SymbolId callee = called_symbol(call);
  const bool is_declared_so = callee.valid() && (*module_)[callee].type == operand(call, 0).type();
  return is_declared_so ? module_->header().facts(callee, position) : kNone;
}

void Function::set_call_facts(InstId call, const CallFacts& facts) {
  call_facts_.push_back({call, {facts.result.joined_with(result_facts(call)), facts.fast_math}});
}

const ParameterFacts& Function::result_facts(InstId call) const {
  static constexpr ParameterFacts kNone;
  if (const CallFacts& own = call_facts(call); own.result != kNone) return own.result;
  const SymbolId callee = called_symbol(call);
  if (!callee.valid()) return kNone;
  const TypeId type = (*module_)[callee].type;
  const bool is_declared_so = types()[type].element == (*this)[call].type;
  return is_declared_so ? module_->header().facts(callee, kResultPosition) : kNone;
}

// --- names and alignment

Name Function::make_name(std::string_view text) {
  texts_.push_back(text);
  return Name::text(static_cast<uint32_t>(texts_.size() - 1));
}

uint32_t Function::alignment(InstId id) const {
  const Instruction& instruction = (*this)[id];
  uint32_t explicit_log2 = instruction.flags >> flag::AlignShift;
  if (explicit_log2 != 0) return uint32_t{1} << (explicit_log2 - 1);
  switch (instruction.opcode) {
    case Opcode::Alloca:
      return types().align_of(operand(id, 0).type());
    case Opcode::Store:
      return types().align_of(type_of(operand(id, 0)));
    default:
      return types().align_of(instruction.type);
  }
}

uint16_t Function::align_flag(uint32_t bytes) {
  return static_cast<uint16_t>((1 + std::countr_zero(bytes)) << flag::AlignShift);
}

}  // namespace lilt::ssa
