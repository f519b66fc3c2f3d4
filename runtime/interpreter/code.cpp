#include "runtime/interpreter/code.h"

#include <algorithm>

#include "ir/ssa/inline_assembly.h"
#include "ir/ssa/intrinsics.h"
#include "runtime/interpreter/cast_operations.h"
#include "runtime/interpreter/edges.h"
#include "runtime/interpreter/packed_vectors.h"
#include "runtime/interpreter/places.h"
#include "runtime/interpreter/quicken.h"
#include "runtime/interpreter/register_variables.h"

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
      : function_(function),
        types_(function.types()),
        constants_(constants),
        variables_(find_register_variables(function)) {}

  Code run() {
    code_.symbol = function_.symbol();
    code_.argument_count = function_.argument_count();
    constants_.enter(function_.constants());
    assign_slots();
    edge_to_.assign(function_.block_count(), {});
    block_start_.assign(function_.block_count(), 0);
    const std::vector<BlockId>& layout = function_.blocks();
    for (size_t i = 0; i < layout.size(); ++i) {
      next_block_ = i + 1 < layout.size() ? layout[i + 1] : BlockId::none();
      decode_block(layout[i]);
    }
    decode_phis();
    code_.is_plain = code_.is_plain && code_.variadic_slot < 0;
    for (size_t i = 0; i < edges_.size(); ++i)
      edges_[i].target = block_start_[edge_ends_[i].to.index()];
    std::reverse(code_.constants.begin(), code_.constants.end());
    code_.constant_count = static_cast<uint32_t>(code_.constants.size());
    quickener_.finish(code_);
    place_edges(code_, edges_);
    scale_places(code_);
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
  bool is_vector(TypeId type) const { return types_.kind(type) == TypeKind::Vector; }
  // The type of one lane: the element type of a vector, else the type itself.
  TypeId lane_type(TypeId type) const { return is_vector(type) ? types_[type].element : type; }
  uint32_t lanes_of(TypeId type) const {
    return is_vector(type) ? part_count(types_, type) / lane_parts(type) : 1;
  }
  uint32_t lane_parts(TypeId type) const {
    return std::max(1u, part_count(types_, lane_type(type)));
  }
  uint32_t lane_width(TypeId type) const { return scalar_width(types_, lane_type(type)); }
  bool is_extended(TypeId type) const { return lane_type(type) == ssa::kX86Fp80; }

  // --- places
  void assign_slots() {
    slots_.assign(function_.value_count(), -1);
    for (uint32_t i = 0; i < function_.argument_count(); ++i) add_parameter(i);
    for (BlockId block : function_.blocks())
      for (InstId id = function_[block].first; id.valid(); id = function_.next(id))
        if (function_[id].type != ssa::kVoid) new_slots(id);
  }
  void add_parameter(uint32_t index) {
    InstId id = function_.argument(index);
    new_slots(id);
    TypeId type = function_[id].type;
    const ssa::ParameterAttributes& attributes = function_.parameter_attributes(index);
    code_.parameters.push_back({slots_[id.index()], type, part_count(types_, type),
                                attributes.by_value, attributes.align});
    bool is_plain = part_count(types_, type) == 1 && !attributes.by_value.valid();
    code_.is_plain = code_.is_plain && is_plain;
  }
  int32_t new_slots(uint32_t count) {
    code_.slot_count += count;
    return static_cast<int32_t>(code_.slot_count - count);
  }
  void new_slots(InstId id) {
    if (variables_.of(id) == Role::Shared) {
      slots_[id.index()] = slots_[function_.operand(id, 0).local().index()];
      return;
    }
    uint32_t count = part_count(types_, function_[id].type);
    slots_[id.index()] = new_slots(count);
    if (count == 1 && function_.has_one_use(id)) quickener_.note_single_use(slots_[id.index()]);
  }
  // Constants are collected backwards, so that the first part of one gets the lowest place.
  Place new_constants(std::span<const Cell> parts) {
    code_.constants.insert(code_.constants.end(), parts.rbegin(), parts.rend());
    return -static_cast<Place>(code_.constants.size());
  }
  Place new_constant(const Cell& cell) { return new_constants({&cell, 1}); }
  Place new_number(uint64_t number) { return new_constant(integer_cell(number)); }
  // The place of part `index` of the value whose place is `place`.
  static Place part(Place place, size_t index) { return place + static_cast<Place>(index); }
  // The place of an operand. One that the machine lacks makes the whole instruction unsupported.
  Place place_of(Value value) {
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
  void require_type(TypeId type) {
    if (scalar_width(types_, type) == 0 && !parts_of(types_, type)) is_supported_ = false;
  }
  // The parts of a value of the type; none if that makes the whole instruction unsupported.
  std::vector<Part> used_parts(TypeId type) {
    std::vector<PackedVector> packed;
    return used_parts(type, packed);
  }
  std::vector<Part> used_parts(TypeId type, std::vector<PackedVector>& packed) {
    std::optional<std::vector<Part>> parts = parts_of(types_, type, packed);
    if (!parts) is_supported_ = false;
    return parts.value_or(std::vector<Part>{});
  }

  // --- blocks and edges
  void decode_block(BlockId block) {
    block_start_[block.index()] = static_cast<uint32_t>(code_.operations.size());
    block_.clear();
    for (InstId id = function_[block].first; id.valid(); id = function_.next(id)) {
      size_t before = block_.size();
      decode_instruction(id);
      for (size_t i = before; i < block_.size(); ++i)
        block_[i].is_whole = block_.size() == before + 1;
    }
    quickener_.append(code_, block_);
  }
  uint32_t edge_to(BlockId from, BlockId to) {
    LatestEdge& latest = edge_to_[to.index()];
    if (latest.from == from) return latest.edge;
    latest = {from, static_cast<uint32_t>(edges_.size())};
    edges_.push_back({});
    edge_ends_.push_back({from, to, latest.edge});
    return latest.edge;
  }
  // Omits a branch to the next block without phis.
  bool falls_through(InstId branch) const {
    BlockId target = function_.operand(branch, 0).block();
    InstId first = function_[target].first;
    bool has_phis = first.valid() && function_[first].opcode == Opcode::Phi;
    return target == next_block_ && !has_phis;
  }
  int32_t edge_of(InstId terminator, Value target) {
    return static_cast<int32_t>(edge_to(function_.block_of(terminator), target.block()));
  }

  // Adds the moves of the target's phis to every edge.
  void decode_phis() {
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
          for (uint32_t p = 0; p < part_count(types_, function_[id].type); ++p)
            edges_[found->edge].moves.push_back({part(slots_[id.index()], p), part(from, p)});
        }
      }
    std::sort(edge_ends_.begin(), edge_ends_.end(),
              [](const EdgeEnds& a, const EdgeEnds& b) { return a.edge < b.edge; });
  }

  // --- instructions
  void decode_instruction(InstId id) {
    const ssa::Instruction& instruction = function_[id];
    size_t first = block_.size();
    operation_ = Operation{OperationCode::Unsupported};
    operation_.offset = function_.offset_of(id);
    operation_.result = slots_[id.index()];
    operation_.flags = instruction.flags & 7;
    is_supported_ = true;
    if (instruction.type != ssa::kVoid) require_type(instruction.type);
    if (is_supported_) decode_opcode(id, instruction);
    if (is_supported_) return;
    block_.resize(first);
    decode_unsupported(id);
  }

  void decode_opcode(InstId id, const ssa::Instruction& instruction) {
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
      case Opcode::Unreachable:
        return emit(OperationCode::Unreachable, 0, 0);
      case Opcode::FNeg:
        return decode_negate(id);
      case Opcode::Alloca:
        return decode_alloca(id);
      case Opcode::Load:
        if (variables_.of(id) == Role::Shared) return;
        if (variables_.of(id) == Role::Copied)
          return emit(OperationCode::Move, 64, operation_.result, pointer_of(id, 0));
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

  void decode_unsupported(InstId id) {
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
  void emit_unsupported(std::string message) {
    emit(OperationCode::Unsupported, 0, 0, 0, static_cast<int32_t>(code_.messages.size()));
    code_.messages.push_back(std::move(message));
  }

  void emit(OperationCode code, uint32_t width, int32_t result, Place a = 0, int32_t b = 0,
            int32_t c = 0) {
    Operation operation = operation_;
    operation.code = code;
    operation.width = static_cast<uint16_t>(width);
    operation.result = result;
    operation.a = a;
    operation.b = b;
    operation.c = c;
    block_.push_back({operation});
  }
  void emit_moves(int32_t result, Place from, uint32_t count) {
    for (uint32_t p = 0; p < count; ++p)
      emit(OperationCode::Move, 64, part(result, p), part(from, p));
  }

  // --- control
  void decode_return(InstId id) {
    if (function_.operands(id).empty()) return emit(OperationCode::Return, 0, 0);
    Value value = function_.operand(id, 0);
    emit(OperationCode::Return, 0, 0, place_of(value),
         static_cast<int32_t>(part_count(types_, type_of(value))));
  }
  void decode_conditional_branch(InstId id) {
    emit(OperationCode::ConditionalBranch, 1, 0, place_of(function_.operand(id, 0)),
         edge_of(id, function_.operand(id, 1)), edge_of(id, function_.operand(id, 2)));
  }
  void emit_table(OperationCode code, Place value, SwitchTable table) {
    std::sort(table.cases.begin(), table.cases.end());
    emit(code, 64, 0, value, static_cast<int32_t>(code_.switches.size()));
    code_.switches.push_back(std::move(table));
  }
  void decode_switch(InstId id) {
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
  void decode_wide_switch(InstId id) {
    std::span<const Value> operands = function_.operands(id);
    Place value = place_of(operands[0]);
    for (size_t i = 2; i + 1 < operands.size(); i += 2)
      emit(OperationCode::WideCase, lane_width(type_of(operands[0])), 0, value,
           place_of(operands[i]), edge_of(id, operands[i + 1]));
    emit(OperationCode::Branch, 0, 0, 0, edge_of(id, operands[1]));
  }
  void decode_indirect_branch(InstId id) {
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

  // --- memory
  void decode_assignment(InstId id) {
    Place value = place_of(function_.operand(id, 0));
    bool is_defined = value < 0 && code_.constants[static_cast<size_t>(~value)].is_defined();
    emit(is_defined ? OperationCode::Move : OperationCode::Assign, 64, pointer_of(id, 1), value);
  }
  void decode_alloca(InstId id) {
    std::span<const Value> operands = function_.operands(id);
    if (variables_.of(id) == Role::Initialised) return;
    if (variables_.of(id) == Role::Variable)
      return emit(OperationCode::Undefine, variable_width(id), operation_.result);
    if (operands.size() > 1 && width_of(type_of(operands[1])) == 0) is_supported_ = false;
    emit(OperationCode::Alloca, 64, operation_.result,
         operands.size() > 1 ? place_of(operands[1]) : new_number(1),
         static_cast<int32_t>(code_.allocas.size()));
    code_.allocas.push_back({types_.size_of(operands[0].type()), function_.alignment(id)});
  }

  // The width of what a variable's slot holds.
  uint32_t variable_width(InstId alloca) const {
    for (ssa::UseId use = function_.first_use(alloca); use.valid(); use = function_.next_use(use)) {
      InstId user = function_.user(use);
      if (variables_.of(user) == Role::Assigned)
        return width_of(type_of(function_.operand(user, 0)));
      if (variables_.of(user) != Role::None) return width_of(function_[user].type);
    }
    return 64;
  }
  // log2 of the alignment that the text states; 0 if none.
  static int32_t claimed_alignment(const ssa::Instruction& instruction) {
    uint32_t field = instruction.flags >> ssa::flag::AlignShift;
    return field == 0 ? 0 : static_cast<int32_t>(field - 1);
  }
  Place pointer_of(InstId id, uint32_t operand) {
    Value pointer = function_.operand(id, operand);
    if (types_[type_of(pointer)].bits != 0) is_supported_ = false;  // another address space
    return place_of(pointer);
  }
  // The address `distance` bytes after a pointer.
  Place place_behind(Place pointer, uint64_t distance) {
    if (distance == 0) return pointer;
    int32_t result = new_slots(1);
    quickener_.note_temporary(result);
    AddressSteps steps;
    steps.offset = static_cast<int64_t>(distance);
    emit_address(result, pointer, steps);
    block_.back().operation.flags = 0;
    return result;
  }
  void load_parts(TypeId type, int32_t result, Place pointer, int32_t alignment) {
    std::vector<PackedVector> vectors;
    std::vector<Part> parts = used_parts(type, vectors);
    auto load = [&](const Part& from, int32_t to) {
      emit(from.is_pointer ? OperationCode::LoadPointer : OperationCode::LoadInteger, from.width,
           to, place_behind(pointer, from.offset), 0, from.offset == 0 ? alignment : 0);
    };
    for_each_in_memory(
        parts, vectors, [&](uint32_t i) { load(parts[i], part(result, i)); },
        [&](const PackedVector& vector) {
          std::vector<Part> words = words_of_packed(vector);
          int32_t loaded = new_slots(static_cast<uint32_t>(words.size()));
          for (size_t i = 0; i < words.size(); ++i) load(words[i], part(loaded, i));
          emit_repack(part(result, vector.first_part), loaded, words,
                      lanes_of_packed(parts, vector));
        });
  }
  void store_parts(TypeId type, Place value, Place pointer, int32_t alignment) {
    std::vector<PackedVector> vectors;
    std::vector<Part> parts = used_parts(type, vectors);
    auto store = [&](const Part& to, Place from) {
      emit(to.is_pointer ? OperationCode::StorePointer : OperationCode::StoreInteger, to.width, 0,
           place_behind(pointer, to.offset), from, to.offset == 0 ? alignment : 0);
    };
    for_each_in_memory(
        parts, vectors, [&](uint32_t i) { store(parts[i], part(value, i)); },
        [&](const PackedVector& vector) {
          std::vector<Part> words = words_of_packed(vector);
          int32_t packed = new_slots(static_cast<uint32_t>(words.size()));
          emit_repack(packed, part(value, vector.first_part), lanes_of_packed(parts, vector),
                      words);
          for (size_t i = 0; i < words.size(); ++i) store(words[i], part(packed, i));
        });
  }

  void decode_address(InstId id) {
    std::span<const Value> operands = function_.operands(id);  // source type, pointer, indices
    if (is_vector(function_[id].type)) is_supported_ = false;
    Place pointer = place_of(operands[1]);
    AddressSteps steps;
    steps.first = static_cast<uint32_t>(code_.address_steps.size());
    TypeId type = operands[0].type();
    for (size_t i = 2; i < operands.size() && is_supported_; ++i) {
      if (i > 2 && types_.kind(type) == TypeKind::Struct) {
        uint64_t number = number_of(operands[i]);
        steps.offset += static_cast<int64_t>(types_.field_offset(type, number));
        type = types_.member(type, number);
        continue;
      }
      if (i > 2) type = types_[type].element;
      add_index(steps, operands[i], types_.size_of(type));
    }
    steps.count = static_cast<uint32_t>(code_.address_steps.size()) - steps.first;
    for (; steps.count > 1; ++steps.first, --steps.count) pointer = step_from(pointer, steps.first);
    emit_address(operation_.result, pointer, steps);
  }
  // The address after one index of several; only the last must be within the block.
  Place step_from(Place pointer, uint32_t step) {
    int32_t result = new_slots(1);
    quickener_.note_temporary(result);
    emit_address(result, pointer, {0, step, 1});
    block_.back().operation.flags = 0;
    return result;
  }
  void emit_address(int32_t result, Place pointer, const AddressSteps& steps) {
    emit(OperationCode::GetElementPtr, 64, result, pointer,
         static_cast<int32_t>(code_.addresses.size()));
    code_.addresses.push_back(steps);
  }
  void add_index(AddressSteps& steps, Value index, uint64_t scale) {
    uint32_t width = width_of(type_of(index));
    if (width == 0) is_supported_ = false;
    std::optional<Cell> constant =
        index.is_constant() ? constants_.value_of(index.constant()) : std::nullopt;
    if (constant && constant->is_defined()) {
      uint64_t number = static_cast<uint64_t>(sign_extend(constant->bits, std::max(1u, width)));
      steps.offset += static_cast<int64_t>(number * scale);
      return;
    }
    code_.address_steps.push_back({place_of(index), width, scale});
  }
  uint64_t number_of(Value constant) const {
    return constants_.value_of(constant.constant()).value_or(Cell{}).bits;
  }

  // --- atomic operations: with one thread, they are their parts in order
  void decode_compare_exchange(InstId id) {
    std::span<const Value> operands = function_.operands(id);  // pointer, expected, new
    TypeId type = type_of(operands[1]);
    uint32_t count = part_count(types_, type);
    Place pointer = pointer_of(id, 0), stored = place_of(operands[2]);
    Place is_equal = part(operation_.result, count);
    load_parts(type, operation_.result, pointer, claimed_alignment(function_[id]));
    emit_compare(type, is_equal, ssa::IntPredicate::EQ, operation_.result, place_of(operands[1]));
    int32_t chosen = new_slots(count);
    emit_select(chosen, is_equal, stored, operation_.result, used_parts(type));
    store_parts(type, chosen, pointer, 0);
  }
  void decode_read_modify_write(InstId id) {
    TypeId type = type_of(function_.operand(id, 1));
    Place pointer = pointer_of(id, 0), operand = place_of(function_.operand(id, 1));
    auto operation = static_cast<ssa::AtomicOperation>(function_[id].subcode & 31);
    operation_.flags = 0;
    load_parts(type, operation_.result, pointer, claimed_alignment(function_[id]));
    int32_t changed = new_slots(part_count(types_, type));
    emit_modified(operation, type, changed, operation_.result, operand);
    store_parts(type, changed, pointer, 0);
  }
  void emit_modified(ssa::AtomicOperation operation, TypeId type, int32_t result, Place old,
                     Place operand) {
    using enum ssa::AtomicOperation;
    switch (operation) {
      case Exchange:
        return emit_moves(result, operand, part_count(types_, type));
      case Add:
        return emit_binary(Opcode::Add, type, result, old, operand);
      case Sub:
        return emit_binary(Opcode::Sub, type, result, old, operand);
      case And:
        return emit_binary(Opcode::And, type, result, old, operand);
      case Or:
        return emit_binary(Opcode::Or, type, result, old, operand);
      case Xor:
        return emit_binary(Opcode::Xor, type, result, old, operand);
      case NotAnd:
        emit_binary(Opcode::And, type, result, old, operand);
        return emit_complement(type, result);
      case SMax:
        return emit_chosen(ssa::IntPredicate::SGT, type, result, old, operand);
      case SMin:
        return emit_chosen(ssa::IntPredicate::SLT, type, result, old, operand);
      case UMax:
        return emit_chosen(ssa::IntPredicate::UGT, type, result, old, operand);
      case UMin:
        return emit_chosen(ssa::IntPredicate::ULT, type, result, old, operand);
      case FAdd:
        return emit_binary(Opcode::FAdd, type, result, old, operand);
      case FSub:
        return emit_binary(Opcode::FSub, type, result, old, operand);
      default:
        is_supported_ = false;
    }
  }
  void emit_chosen(ssa::IntPredicate predicate, TypeId type, int32_t result, Place left,
                   Place right) {
    int32_t holds = new_slots(1);
    emit_compare(type, holds, predicate, left, right);
    emit_select(result, holds, left, right, used_parts(type));
  }
  void emit_complement(TypeId type, int32_t result) {
    std::vector<Part> parts = used_parts(type);
    for (size_t i = 0; i < parts.size(); ++i)
      emit(OperationCode::Binary, parts[i].width, part(result, i), part(result, i),
           new_number(width_mask(parts[i].width)), static_cast<int32_t>(Opcode::Xor));
  }

  // --- operations, lane by lane
  void decode_binary(Opcode opcode, Value left_value, Value right_value) {
    TypeId type = type_of(left_value);
    Place left = place_of(left_value), right = place_of(right_value);
    for (uint32_t i = 0; i < lanes_of(type) * lane_parts(type); i += lane_parts(type))
      emit_binary(opcode, lane_type(type), part(operation_.result, i), part(left, i),
                  part(right, i));
  }
  void emit_binary(Opcode opcode, TypeId type, int32_t result, Place left, Place right) {
    bool is_floating = ssa::has(opcode, ssa::property::Floating);
    OperationCode code = is_extended(type)       ? OperationCode::ExtendedBinary
                         : is_floating           ? OperationCode::Floating
                         : lane_width(type) > 64 ? OperationCode::WideBinary
                                                 : OperationCode::Binary;
    emit(code, lane_width(type), result, left, right, static_cast<int32_t>(opcode));
  }

  // The sign is a bit of the last part.
  void decode_negate(InstId id) {
    TypeId type = function_[id].type;
    Place value = place_of(function_.operand(id, 0));
    std::vector<Part> parts = used_parts(type);
    for (size_t i = 0; i < parts.size(); ++i) {
      bool is_last = (i + 1) % lane_parts(type) == 0;
      uint64_t sign = is_last ? uint64_t{1} << (parts[i].width - 1) : 0;
      emit(OperationCode::Binary, parts[i].width, part(operation_.result, i), part(value, i),
           new_number(sign), static_cast<int32_t>(Opcode::Xor));
      block_.back().operation.flags = 0;
    }
  }

  void decode_compare(Opcode opcode, int32_t predicate, Value left_value, Value right_value) {
    TypeId type = type_of(left_value);
    Place left = place_of(left_value), right = place_of(right_value);
    for (uint32_t lane = 0; lane < lanes_of(type); ++lane) {
      uint32_t i = lane * lane_parts(type);
      int32_t result = part(operation_.result, lane);
      if (opcode == Opcode::ICmp)
        emit_compare(lane_type(type), result, static_cast<ssa::IntPredicate>(predicate),
                     part(left, i), part(right, i));
      else
        emit(is_extended(type) ? OperationCode::ExtendedCompare : OperationCode::FloatCompare,
             lane_width(type), result, part(left, i), part(right, i), predicate);
    }
  }
  void emit_compare(TypeId type, int32_t result, ssa::IntPredicate predicate, Place left,
                    Place right) {
    emit(lane_width(type) > 64 ? OperationCode::WideCompare : OperationCode::Compare,
         lane_width(type), result, left, right, static_cast<int32_t>(predicate));
  }

  void decode_select(InstId id) {
    TypeId type = function_[id].type;
    Place condition = place_of(function_.operand(id, 0));
    Place if_true = place_of(function_.operand(id, 1)),
          if_false = place_of(function_.operand(id, 2));
    std::vector<Part> parts = used_parts(type);
    if (!is_vector(type_of(function_.operand(id, 0))))
      return emit_select(operation_.result, condition, if_true, if_false, parts);
    for (size_t i = 0; i < parts.size(); ++i)
      emit(OperationCode::Select, parts[i].width, part(operation_.result, i),
           part(condition, i / lane_parts(type)), part(if_true, i), part(if_false, i));
  }
  void emit_select(int32_t result, Place condition, Place if_true, Place if_false,
                   const std::vector<Part>& parts) {
    for (size_t i = 0; i < parts.size(); ++i)
      emit(OperationCode::Select, parts[i].width, part(result, i), condition, part(if_true, i),
           part(if_false, i));
  }
  void decode_freeze(InstId id) {
    Place value = place_of(function_.operand(id, 0));
    std::vector<Part> parts = used_parts(function_[id].type);
    for (size_t i = 0; i < parts.size(); ++i)
      emit(OperationCode::Freeze, parts[i].width, part(operation_.result, i), part(value, i));
  }

  void decode_cast(Opcode opcode, Value operand, TypeId to) {
    TypeId from = type_of(operand);
    Place value = place_of(operand);
    if (opcode == Opcode::BitCast || opcode == Opcode::AddrSpaceCast)
      return decode_bitcast(from, to, value);
    for (uint32_t lane = 0; lane < lanes_of(to); ++lane)
      emit_cast(opcode, lane_type(from), lane_type(to),
                part(operation_.result, lane * lane_parts(to)),
                part(value, lane * lane_parts(from)));
  }
  void emit_cast(Opcode opcode, TypeId from, TypeId to, int32_t result, Place value) {
    uint32_t source = scalar_width(types_, from), target = scalar_width(types_, to);
    bool is_wide = source > 64 || target > 64;
    if (is_wide && (opcode == Opcode::PtrToInt || opcode == Opcode::IntToPtr))
      return emit_wide_address_cast(opcode, source, target, result, value);
    if (is_wide && !is_integer_cast(opcode) && std::max(source, target) > 128)
      is_supported_ = false;
    emit(cast_code(opcode, is_wide), target, result, value, static_cast<int32_t>(source),
         static_cast<int32_t>(opcode));
  }
  // Between an address and an integer of more than 64 bits, through an i64.
  void emit_wide_address_cast(Opcode opcode, uint32_t source, uint32_t target, int32_t result,
                              Place value) {
    if (opcode == Opcode::IntToPtr)
      return emit(OperationCode::IntegerToPointer, 64, result, value, 64);
    int32_t word = new_slots(1);
    emit(OperationCode::PointerToInteger, 64, word, value, static_cast<int32_t>(source));
    emit(OperationCode::WideCast, target, result, word, 64, static_cast<int32_t>(Opcode::ZExt));
  }
  void decode_bitcast(TypeId from, TypeId to, Place value) {
    std::vector<Part> source = used_parts(from), target = used_parts(to);
    bool is_same = source.size() == target.size() && !source.empty() &&
                   std::ranges::equal(source, target, {}, &Part::width, &Part::width);
    if (is_same)
      emit_moves(operation_.result, value, static_cast<uint32_t>(target.size()));
    else
      emit_repack(operation_.result, value, source, target);
  }
  void emit_repack(int32_t result, Place value, const std::vector<Part>& from,
                   const std::vector<Part>& to) {
    Repacking repacking;
    for (const Part& p : from) repacking.from.push_back(p.width);
    for (const Part& p : to) repacking.to.push_back(p.width);
    emit(OperationCode::Repack, 0, result, value, static_cast<int32_t>(code_.repackings.size()));
    code_.repackings.push_back(std::move(repacking));
  }

  // --- parts of values
  // The index, within the aggregate, of the first part that the indices select; its type.
  std::pair<uint32_t, TypeId> inner_part(TypeId type, std::span<const Value> indices) const {
    uint32_t before = 0;
    for (Value value : indices) {
      uint64_t index = number_of(value);
      before += parts_before(types_, type, index);
      type =
          types_.kind(type) == TypeKind::Struct ? types_.member(type, index) : types_[type].element;
    }
    return {before, type};
  }
  void decode_extract_value(InstId id) {
    std::span<const Value> operands = function_.operands(id);
    Place aggregate = place_of(operands[0]);
    auto [before, type] = inner_part(type_of(operands[0]), operands.subspan(1));
    emit_moves(operation_.result, part(aggregate, before), part_count(types_, type));
  }
  void decode_insert_value(InstId id) {
    std::span<const Value> operands = function_.operands(id);
    auto [before, type] = inner_part(function_[id].type, operands.subspan(2));
    emit_moves(operation_.result, place_of(operands[0]), part_count(types_, function_[id].type));
    emit_moves(part(operation_.result, before), place_of(operands[1]), part_count(types_, type));
  }
  Place index_of(Value index) {
    if (width_of(type_of(index)) == 0) is_supported_ = false;
    return place_of(index);
  }
  void decode_extract_element(InstId id) {
    TypeId type = type_of(function_.operand(id, 0));
    Place vector = place_of(function_.operand(id, 0)), index = index_of(function_.operand(id, 1));
    emit(OperationCode::ExtractElement, lane_width(type), operation_.result, vector, index,
         static_cast<int32_t>(lanes_of(type)));
  }
  void decode_insert_element(InstId id) {
    TypeId type = function_[id].type;
    std::span<const Value> operands = function_.operands(id);
    emit_moves(operation_.result, place_of(operands[0]), part_count(types_, type));
    emit(OperationCode::InsertElement, lane_width(type), operation_.result, place_of(operands[1]),
         index_of(operands[2]), static_cast<int32_t>(lanes_of(type)));
  }
  void decode_shuffle(InstId id) {
    std::span<const Value> operands = function_.operands(id);
    TypeId type = type_of(operands[0]);
    Place left = place_of(operands[0]), right = place_of(operands[1]);
    std::optional<std::vector<Cell>> mask = constants_.parts_of(operands[2].constant());
    uint32_t step = lane_parts(type), lanes = lanes_of(type);
    for (size_t i = 0; mask && i < mask->size(); ++i) {
      uint64_t from = (*mask)[i].bits;
      int32_t result = part(operation_.result, i * step);
      bool is_chosen = (*mask)[i].is_defined() && from < 2 * uint64_t{lanes};
      Place source = from < lanes ? part(left, from * step) : part(right, (from - lanes) * step);
      if (is_chosen) emit_moves(result, source, step);
      for (uint32_t p = 0; !is_chosen && p < step; ++p)
        emit(OperationCode::Move, 64, part(result, p),
             new_constant(undefined_cell(std::min(64u, lane_width(type)), 0)));
    }
    if (!mask) is_supported_ = false;
  }

  // --- calls
  void decode_variadic_argument(InstId id) {
    emit(OperationCode::VariadicArgument, 0, operation_.result, pointer_of(id, 0),
         static_cast<int32_t>(code_.variadic_types.size()));
    code_.variadic_types.push_back(function_[id].type);
  }
  void decode_call(InstId id) {
    if (is_note(function_, id)) return;
    std::span<const Value> operands = function_.operands(id);  // function type, callee, arguments
    CallSite site;
    site.type = operands[0].type();
    site.result_parts = part_count(types_, function_[id].type);
    if (operands[1].is_constant()) {
      const ssa::Constant& callee = function_.constants()[operands[1].constant()];
      if (callee.kind == ssa::ConstantKind::InlineAssembly) return decode_assembly(id);
      if (callee.kind == ssa::ConstantKind::Symbol) site.direct = callee.symbol;
    }
    std::string_view constrained;
    if (site.direct.valid())
      constrained = ssa::constrained_operation(function_.module()[site.direct].name);
    if (!constrained.empty() && decode_constrained(id, constrained)) return;
    note_variadic_start(site.direct);
    site.first = static_cast<uint32_t>(code_.arguments.size());
    size_t count = operands.size();
    while (!constrained.empty() && type_of(operands[count - 1]) == ssa::kMetadata) --count;
    for (uint32_t i = 2; i < count; ++i) add_argument(id, i - 2, operands[i]);
    site.count = static_cast<uint32_t>(count) - 2;
    site.is_plain = std::ranges::all_of(std::span(code_.arguments).subspan(site.first),
                                        [](const ArgumentPlace& argument) {
                                          return argument.parts == 1 && !argument.by_value.valid();
                                        });
    emit(OperationCode::Call, width_of(function_[id].type), operation_.result,
         place_of(operands[1]), static_cast<int32_t>(code_.calls.size()));
    code_.calls.push_back(site);
    block_.back().quick_call = quick_call_of(id, site);
  }
  // All arguments and the result must be numbers of one format.
  OperationCode quick_call_of(InstId id, const CallSite& site) const {
    TypeId type = function_[id].type;
    bool is_uniform = site.direct.valid() && site.count != 0 && width_of(type) != 0;
    for (uint32_t i = 0; i < site.count; ++i)
      is_uniform = is_uniform && code_.arguments[site.first + i].type == type;
    if (!is_uniform || types_.is_pointer(type)) return OperationCode::Call;
    bool is_floating = types_.is_floating(type);
    const ssa::Symbol& callee = function_.module()[site.direct];
    if (callee.is_definition) return OperationCode::Call;
    return quick_call(callee.name, width_of(type), is_floating);
  }
  // A constrained operation that is an instruction otherwise. False: it is a function.
  bool decode_constrained(InstId id, std::string_view name) {
    Value left = function_.operand(id, 2);
    auto found = std::ranges::find(ssa::kOpcodes, name, &ssa::OpcodeInfo::name);
    auto opcode = static_cast<Opcode>(found - std::begin(ssa::kOpcodes));
    if (name.starts_with("fcmp"))
      decode_compare(Opcode::FCmp, constrained_predicate(id) | (name == "fcmps" ? kSignals : 0),
                     left, function_.operand(id, 3));
    else if (found == std::end(ssa::kOpcodes) || opcode == Opcode::Trunc)
      return false;
    else if (ssa::is_cast(opcode))
      decode_cast(opcode, left, function_[id].type);
    else
      decode_binary(opcode, left, function_.operand(id, 3));
    return true;
  }
  int32_t constrained_predicate(InstId id) {
    std::string_view text = function_.constants().bytes(function_.operand(id, 4).constant());
    uint8_t number = ssa::float_predicate_number(ssa::constrained_predicate(text));
    if (number > 15) is_supported_ = false;
    return number & 15;
  }
  void add_argument(InstId call, uint32_t position, Value argument) {
    TypeId type = type_of(argument);
    bool is_metadata = types_.kind(type) == TypeKind::Metadata;
    const ssa::ParameterAttributes& attributes = function_.attributes(call, position);
    code_.arguments.push_back({is_metadata ? new_constant({}) : place_of(argument), type,
                               part_count(types_, type), attributes.by_value, attributes.align});
  }
  void note_variadic_start(ssa::SymbolId callee) {
    if (!callee.valid() || code_.variadic_slot >= 0) return;
    if (function_.module()[callee].name.starts_with("llvm.va_start"))
      code_.variadic_slot = new_slots(3);
  }

  // Inline assembly without effect only passes values through: an output has the value of the input
  // tied to it, or an undefined one.
  void decode_assembly(InstId id) {
    std::span<const Value> operands = function_.operands(id);
    std::span<const Value> texts = function_.constants().elements(operands[1].constant());
    std::string_view text = function_.constants().bytes(texts[0].constant());
    std::string_view constraints = function_.constants().bytes(texts[1].constant());
    if (!ssa::is_assembly_without_effect(text))
      return emit_unsupported("the interpreter does not support inline assembly");
    std::vector<Value> outputs;  // the input tied to each, if any
    for (uint32_t argument : ssa::arguments_of_results(constraints)) {
      bool is_tied = argument < operands.size() - 2;
      outputs.push_back(is_tied ? operands[argument + 2] : Value::none());
    }
    emit_outputs(function_[id].type, outputs);
  }
  void emit_outputs(TypeId type, const std::vector<Value>& outputs) {
    std::vector<Part> parts = parts_of(types_, type).value_or(std::vector<Part>{});
    if (parts.size() != outputs.size()) is_supported_ = false;
    for (size_t i = 0; i < outputs.size() && is_supported_; ++i) {
      bool is_tied = outputs[i].valid();
      if (is_tied && width_of(type_of(outputs[i])) != parts[i].width) is_supported_ = false;
      Place from = is_tied ? place_of(outputs[i]) : new_constant(undefined_cell(parts[i].width, 0));
      emit(OperationCode::Move, parts[i].width, part(operation_.result, i), from);
    }
  }

  const ssa::Function& function_;
  const ssa::TypeTable& types_;
  using Role = RegisterVariables::Role;
  ConstantValues& constants_;
  RegisterVariables variables_;
  Quickener quickener_;
  Code code_;
  std::vector<FullOperation> block_;  // of the current block
  BlockId next_block_;                // after it
  Operation operation_;
  bool is_supported_ = true;
  std::vector<int32_t> slots_;  // by value; -1: void
  std::vector<Place>
      constant_places_;  // by constant; 0: none yet (places of constants are negative)
  std::vector<uint32_t> block_start_;  // by block: index of its first operation
  std::vector<LatestEdge> edge_to_;    // by block
  std::vector<EdgeEnds> edge_ends_;
  std::vector<Edge> edges_;
};

}  // namespace

Code decode(const ssa::Function& function, ConstantValues& constants) {
  return Decoder(function, constants).run();
}

}  // namespace lilt::runtime
