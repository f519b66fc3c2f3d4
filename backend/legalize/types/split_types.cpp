#include <algorithm>

#include "backend/abi/system_v.h"
#include "backend/legalize/names.h"
#include "backend/legalize/steps.h"
#include "backend/legalize/types/type_splitter.h"
#include "ir/ssa/fold.h"

namespace lilt::backend {

using ssa::ConstantKind;

TypeSplitter::TypeSplitter(ssa::Function& function, ssa::Analyses& analyses,
                           Diagnostics& diagnostics, Arena& scratch)
    : SplitValues(function, diagnostics, scratch),
      analyses_(analyses),
      members_(types_, scratch),
      leaves_(scratch),
      phis_(scratch),
      edit_(function, scratch) {}

// A convention that preserves xmm registers does so with their lower halves only.
bool TypeSplitter::preserves_lower_halves() const {
  using ssa::CallingConvention;
  auto does = [](CallingConvention convention) {
    return convention == CallingConvention::PreserveAll || convention == CallingConvention::Win64;
  };
  if (does(own_convention(function_))) return true;
  for (BlockId block : function_.blocks())
    for (InstId id = function_[block].first; id.valid(); id = function_.next(id))
      if (function_[id].opcode == Opcode::Call && does(call_convention(function_, id))) return true;
  return false;
}

bool TypeSplitter::run() {
  for (const WideRegister& wide : kWideRegisters)
    if ((features_ & (wide.numbers | wide.integers)) != 0 && preserves_lower_halves())
      features_ &= static_cast<ProcessorFeatures>(
          ~(wide.numbers | wide.integers | processor_feature::Avx512));
  size_t errors = diagnostics_.error_count();
  const InstId start = function_[function_.entry()].first;
  split_arguments(start);
  for (BlockId block : analyses_.control_flow().reverse_post_order())
    for (InstId id = block == function_.entry() ? start : function_[block].first, next; id.valid();
         id = next) {
      next = function_.next(id);
      if (is_new(id)) continue;  // halves after phis
      if (function_[id].opcode == Opcode::Phi) phis_.push_back(id);
      if (touches_illegal_type(function_, id))
        split(id);
      else if (function_[id].opcode != Opcode::Phi)
        replace_operands(id);
      if (diagnostics_.error_count() != errors) return false;
    }
  if (edit_.has_changed()) {  // switches on wide integers
    edit_.finish();
    analyses_.keep_only({});
  }
  fill_phis();
  for (InstId id : split_) function_.set_operands(id, {});
  for (InstId id : split_) function_.erase(id);
  if (leaves_unused_ || widest(ssa::kFloat) > 16) erase_dead_parts(*this);
  if (widest(ssa::kFloat) > 16) {
    move_parts_out_of_loops(*this);
    halve_loads(*this);
  }
  return diagnostics_.error_count() == errors;
}

void TypeSplitter::split(InstId id) {
  emit_.set_position(id);
  switch (function_[id].opcode) {
    case Opcode::Phi:
      return split_phi(id);
    case Opcode::Load:
      return split_load(id);
    case Opcode::Store:
      return split_store(id);
    case Opcode::Select:
      return split_select(id);
    case Opcode::Freeze:
      return split_freeze(id);
    case Opcode::ExtractValue:
      return split_extract_value(id);
    case Opcode::InsertValue:
      return split_insert_value(id);
    case Opcode::ExtractElement:
      return split_extract_element(id);
    case Opcode::InsertElement:
      return split_insert_element(id);
    case Opcode::ShuffleVector:
      return split_shuffle(id);
    case Opcode::BitCast:
      return split_bitcast(id);
    case Opcode::Call:
    case Opcode::CmpXchg:
    case Opcode::LandingPad:
    case Opcode::Packed:
      return split_result(id);
    case Opcode::Ret:
      return split_return(id);
    case Opcode::GetElementPtr:
      return split_getelementptr(id);
    case Opcode::Switch:
      return split_switch(id);
    case Opcode::Alloca:
      return split_alloca(id);
    case Opcode::VAArg:
    case Opcode::AtomicRMW:
      return report_type(id, function_[id].type, "the result of");
    default:
      return split_lanes(id);
  }
}

// --- phi, select, freeze

void TypeSplitter::split_phi(InstId id) {
  if (split_wide_phi(*this, id)) return;
  ArenaVector<TypeId> part_types(scratch_);
  append_part_types(function_.types(), function_[id].type, part_types);
  Parts result = parts();
  for (TypeId type : part_types) result.push_back(emit_.make(Opcode::Phi, type, {}));
  define(id, result);
}

void TypeSplitter::fill_phis() {
  ArenaVector<Parts> inputs(scratch_);
  Parts operands = parts();
  for (InstId phi : phis_) {
    if (is_legal(function_[phi].type)) {
      replace_operands(phi);
      continue;
    }
    inputs.clear();
    for (uint32_t i = 0; i < function_[phi].operand_count; i += 2) {
      emit_.set_position(function_.terminator(function_.operand(phi, i + 1).block()));
      inputs.push_back(parts_of(function_.operand(phi, i)));
    }
    Entry entry = entries_[phi.index()];
    const bool is_wide = entry.count > 1 && place_of(parts_[entry.first]).whole.valid();
    const uint32_t step = is_wide ? width_of(shape_of(function_[phi].type)) / 16 : 1;
    for (uint32_t part = 0; part < entry.count; part += step) {
      operands.clear();
      for (uint32_t i = 0; i < inputs.size(); ++i) {
        const Value block = function_.operand(phi, 2 * i + 1);
        emit_.set_position(function_.terminator(block.block()));
        operands.push_back(whole_of(PartSpan(inputs[i]).subspan(part, step)));
        operands.push_back(block);
      }
      const Value filled = parts_[entry.first + part];
      function_.set_operands((is_wide ? place_of(filled).whole : filled).local(), operands);
    }
  }
}

void TypeSplitter::split_select(InstId id) {
  if (packed_select(*this, id)) return;
  const bool by_lanes = is_vector(types_, function_[id].type);
  Parts conditions = lanes_of(function_.operand(id, 0));
  Parts if_true =
      by_lanes ? lanes_of(function_.operand(id, 1)) : parts_of(function_.operand(id, 1));
  Parts if_false =
      by_lanes ? lanes_of(function_.operand(id, 2)) : parts_of(function_.operand(id, 2));
  Parts result = parts();
  size_t parts_of_a_lane = if_true.size() / std::max<size_t>(conditions.size(), 1);
  for (size_t i = 0; i < if_true.size(); ++i) {
    Value condition = conditions.size() == 1 ? conditions[0] : conditions[i / parts_of_a_lane];
    result.push_back(emit_.select(condition, if_true[i], if_false[i]));
  }
  by_lanes ? define_by_lanes(id, result) : define(id, result);
}

void TypeSplitter::split_freeze(InstId id) {
  auto frozen = [&](Value part) {
    return Value(emit_.make(Opcode::Freeze, function_.type_of(part), {part}));
  };
  define(id, by_registers(width_of(shape_of(function_[id].type)), frozen,
                          parts_of(function_.operand(id, 0))));
}

// --- aggregates

ArenaVector<uint64_t> TypeSplitter::indices_of(InstId id, uint32_t first_operand) const {
  ArenaVector<uint64_t> indices(scratch_);
  indices.reserve(function_[id].operand_count - first_operand);
  for (Value index : function_.operands(id).subspan(first_operand))
    indices.push_back(function_.constants().zero_extended(index.constant()));
  return indices;
}

// Folds operations on constants.
bool TypeSplitter::split_by_folding(InstId id) {
  Value known =
      ssa::fold(function_, function_[id].opcode, 0, 0, function_[id].type, function_.operands(id));
  if (known.valid()) define(id, parts_of(known));
  return known.valid();
}

void TypeSplitter::split_extract_value(InstId id) {
  Value aggregate = function_.operand(id, 0);
  if (split_by_folding(id)) return;
  TypeId type = function_.type_of(aggregate);
  MemberPlace member = members_.find(type, indices_of(id, 1));
  if (!is_in_memory(aggregate))
    return define(id, parts_of(aggregate, member.first_part, count_parts(types_, member.type)));
  Parts loaded = parts();
  memory_.load_type(member.type, member.offset, {object_of(aggregate), types_.align_of(type)},
                    loaded);
  define(id, loaded);
}

void TypeSplitter::split_insert_value(InstId id) {
  Parts element = parts_of(function_.operand(id, 1));
  MemberPlace member = members_.find(function_[id].type, indices_of(id, 2));
  std::span<Value> changed = define_as_changed(id, function_.operand(id, 0));
  std::ranges::copy(element, changed.begin() + member.first_part);
}

void TypeSplitter::split_arguments(InstId start) {
  emit_.set_position(start);
  for (uint32_t i = 0; i < function_.argument_count(); ++i) {
    InstId argument = function_.argument(i);
    if (is_wide_type(types_, function_[argument].type))
      define(argument, parts_of_register(argument));
    if (function_[argument].type != ssa::kFp128) continue;
    Parts words = parts();
    append_words(argument, words);
    define(argument, words);
  }
}

// A call with a result of several parts stays; each part is an extractvalue right after it.
void TypeSplitter::split_result(InstId id) {
  if (split_part_by_part(*this, id) || split_masked(*this, id)) return;
  const Opcode opcode = function_[id].opcode;
  for (uint32_t i = opcode == Opcode::Packed ? 0 : 2;
       i < function_[id].operand_count && opcode != Opcode::LandingPad; ++i) {
    const Value operand = function_.operand(id, i);
    TypeId type = function_.type_of(operand);
    if (type == ssa::kFp128)
      function_.set_operand(id, i, joined(parts_of(function_.operand(id, i))));
    else if (is_wide_type(types_, type))
      function_.set_operand(id, i, whole_of(parts_of(operand)));
    else if (!is_legal(type) && !is_packed_type(types_, type))
      return report_type(id, type, "an operand of");
    else if (operand.is_constant() && is_packed_type(types_, type))
      function_.set_operand(id, i, part_of(operand));
  }
  replace_operands(id);
  TypeId type = function_[id].type;
  if (is_packed_type(types_, type)) return define(id, parts({id}));
  if (is_wide_type(types_, type)) {
    emit_.set_position(function_.next(id));
    return define(id, parts_of_register(id));
  }
  if (is_legal(type) || is_returned_as_it_is(id)) return;
  emit_.set_position(function_.next(id));
  Parts result = parts();
  if (type == ssa::kFp128) {
    append_words(id, result);
    return define(id, result);
  }
  if (types_.kind(type) != TypeKind::Struct) return report_type(id, type, "the result of");
  for (uint32_t i = 0; i < types_[type].member_count; ++i) {
    TypeId member = types_.member(type, i);
    const bool is_wide = is_wide_type(types_, member);
    if (!is_legal(member) && member != ssa::kFp128 && !is_wide)
      return report_type(id, type, "the result of");
    Value part = emit_.extract_value(id, i);
    if (member == ssa::kFp128) {
      append_words(part, result);
    } else {
      const Parts own = is_wide ? parts_of_register(part) : parts({part});
      result.insert(result.end(), own.begin(), own.end());
    }
  }
  define(id, result);
}

// Whether the value is the result of a call that becomes a jump.
bool TypeSplitter::is_returned_as_it_is(Value value) const {
  return value.is_local() && function_[value.local()].opcode == Opcode::Call &&
         (function_[value.local()].flags & ssa::flag::MustTail) != 0;
}

void TypeSplitter::split_return(InstId id) {
  if (is_returned_as_it_is(function_.operand(id, 0))) return;
  const Parts returned = parts_of(function_.operand(id, 0));
  TypeId type = function_.type_of(function_.operand(id, 0));
  if (type == ssa::kFp128) return function_.set_operand(id, 0, joined(returned));
  if (is_wide_type(types_, type)) return function_.set_operand(id, 0, whole_of(returned));
  if (types_.kind(type) != TypeKind::Struct) return report_type(id, type, "the operand of");
  Value whole = function_.constants().poison(type);
  PartSpan left = returned;
  for (uint32_t i = 0; i < types_[type].member_count; ++i) {
    TypeId member = types_.member(type, i);
    const bool is_wide = is_wide_type(types_, member), is_fp128 = member == ssa::kFp128;
    if (!is_wide && !is_fp128 && !is_legal(member)) return report_type(id, type, "the operand of");
    const uint32_t count = is_wide || is_fp128 ? count_parts(types_, member) : 1;
    const Value part = is_fp128 ? joined(left.first(2)) : whole_of(left.first(count));
    whole = emit_.insert_value(whole, part, i);
    left = left.subspan(count);
  }
  function_.set_operand(id, 0, whole);
}

// --- others

// A signed index of any width as one of a legal width; bits above 64 do not affect the address.
Value TypeSplitter::address_index(TypeId type, PartSpan index) {
  if (!is_odd_integer(types_, type)) return index[0];
  return emit_.cast(Opcode::SExt, sign_extended_in_part(emit_, index[0], types_.integer_bits(type)),
                    ssa::kI64);
}

void TypeSplitter::split_getelementptr(InstId id) {
  ArenaVector<Parts> indices(scratch_);
  for (uint32_t i = 1; i < function_[id].operand_count; ++i)
    indices.push_back(lanes_of(function_.operand(id, i)));
  Parts result = parts();
  for (uint64_t lane = 0; lane < lane_count(function_[id].type); ++lane) {
    Parts operands = parts({function_.operand(id, 0)});
    for (uint32_t i = 1; i < function_[id].operand_count; ++i) {
      TypeId type = function_.type_of(function_.operand(id, i));
      bool has_lanes = is_vector(types_, type);
      size_t first = has_lanes ? lane * part_count_of_scalar(types_, lane_type(type)) : 0;
      operands.push_back(address_index(lane_type(type), PartSpan(indices[i - 1]).subspan(first)));
    }
    result.push_back(emit_.make(Opcode::GetElementPtr, lane_type(function_[id].type), operands,
                                function_[id].flags));
  }
  define_by_lanes(id, result);
}

void TypeSplitter::split_switch(InstId id) {
  TypeId type = function_.type_of(function_.operand(id, 0));
  if (is_wide_integer(types_, type)) return split_wide_switch(id);
  uint32_t bits = types_.integer_bits(type);
  TypeId part = part_type(types_, type);
  Parts operands(function_.operands(id).begin(), function_.operands(id).end(), scratch_);
  operands[0] = zero_extended_in_part(emit_, part_of(operands[0]), bits);
  for (size_t i = 2; i < operands.size(); i += 2)
    operands[i] = emit_.integer(part, emit_.bits_of_constant(operands[i]));
  function_.set_operands(id, operands);
}

// A chain of comparisons. Its blocks hold parts only, so the walk need not see them.
void TypeSplitter::split_wide_switch(InstId id) {
  const BlockId block = function_.block_of(id);
  Parts operands(function_.operands(id).begin(), function_.operands(id).end(), scratch_);
  TypeId type = function_.type_of(operands[0]);
  Words value = scalars_.words_of(type, parts_of(operands[0]), false);
  for (size_t i = 2; i < operands.size(); i += 2) {
    Words wanted = scalars_.words_of(type, parts_of(operands[i]), false);
    Value equal = WideArithmetic(emit_).compare(ssa::IntPredicate::EQ, value, wanted);
    BlockId target = operands[i + 1].block();
    const BlockId next = edit_.add_after(function_.block_of(id), function_.offset_of(id));
    emit_.make(Opcode::CondBr, ssa::kVoid, {equal, Value(target), Value(next)});
    edit_.move_edge(target, block, function_.block_of(id));
    function_.unlink(id);
    function_.append(next, id);
  }
  emit_.make(Opcode::Br, ssa::kVoid, {operands[1]});
  edit_.move_edge(operands[1].block(), block, function_.block_of(id));
  erase_later(id);
}

void TypeSplitter::split_alloca(InstId id) {
  Value count = function_.operand(id, 1);
  TypeId type = function_.type_of(count);
  Parts words = scalars_.words_of(type, parts_of(count), false);
  function_.set_operand(id, 1, emit_.resize_unsigned(words[0], ssa::kI64));
}

bool split_types(ssa::Function& function, ssa::Analyses& analyses, Diagnostics& diagnostics,
                 Arena& scratch) {
  return TypeSplitter(function, analyses, diagnostics, scratch).run();
}

}  // namespace lilt::backend
