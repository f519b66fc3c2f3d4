#include "ir/opt/splice.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "ir/opt/effects.h"
#include "ir/opt/known_bits.h"
#include "ir/ssa/clone.h"
#include "ir/ssa/exceptions.h"
#include "ir/ssa/intrinsics.h"

namespace lilt::opt {

using namespace ssa;

bool is_static_alloca(const Function& function, InstId id) {
  uint64_t count = 0;
  return function[id].opcode == Opcode::Alloca && function.block_of(id) == function.entry() &&
         (function[id].operand_count == 1 ||
          integer_constant(function, function.operand(id, 1), count));
}

Splicer::Splicer(Function& into, Arena& scratch)
    : into_(into),
      edit_(into, scratch),
      replacement_(scratch),
      replaced_(scratch),
      values_(scratch),
      blocks_(scratch),
      constants_(scratch),
      facts_(scratch),
      returns_(scratch),
      copied_calls_(scratch),
      objects_(scratch),
      operands_(scratch),
      scratch_(scratch) {}

// --- one copy

void Splicer::splice(InstId call, const Function& body) {
  body_ = &body;
  call_ = call;
  home_ = into_.block_of(call);
  unwind_ = into_[call].opcode == Opcode::Invoke ? unwind_block(into_, call) : BlockId::none();
  if (body.personality().valid() && !into_.personality().valid())
    into_.set_personality(map(body.personality()));
  returns_.clear();
  copied_calls_.clear();
  objects_.clear();
  first_copy_ = call;
  has_dynamic_allocas_ = false;
  distance_ = into_.add_debug_copy(body, call);
  facts_.clear();
  constants_.assign(body.constants().size() - into_.module().header().constants().size(), Value());
  if (is_invoked() && has_resumes()) split_landing_pad();
  set_arguments();
  make_blocks();
  number_copies();
  copy_body();
  mark_lifetimes();
  if (has_dynamic_allocas_) give_back_stack();
  set_result();
  if (distance_ != 0 && !body.debug_records().empty())
    into_.add_debug_records_of_copy(body, [&](Value value) {
      return value.is_local() ? values_[value.local().index()] : map(value);
    });
}

// Where the instruction's copy comes from.
SourceOffset Splicer::origin_of(InstId id) const {
  const SourceOffset offset = body_->offset_of(id);
  return offset == kNoOffset ? kNoOffset : offset + distance_;
}

void Splicer::set_arguments() {
  values_.assign(body_->value_count(), Value());
  for (uint32_t i = 0; i < body_->argument_count(); ++i) {
    Value argument = into_.operand(call_, 2 + i);
    const ParameterAttributes& attributes = into_.module().attributes(body_->symbol(), i);
    if (attributes.by_value.valid()) argument = copy_object(argument, attributes);
    values_[body_->argument(i).index()] = argument;
  }
}

Value Splicer::copy_object(Value pointer, const ParameterAttributes& attributes) {
  const TypeTable& types = into_.types();
  const TypeId type = attributes.by_value;
  const uint32_t align = std::max(attributes.align, types.align_of(type));
  const InstId object = into_.create(Opcode::Alloca, kPtr, {Value(type)},
                                     Function::align_flag(align), 0, into_.offset_of(call_));
  into_.insert_before(into_[into_.entry()].first, object);
  const TypeId type_of_copy =
      into_.types().function(kVoid, std::array{kPtr, kPtr, kI64, kI1}, false);
  const InstId copy = into_.create(
      Opcode::Call, kVoid,
      {Value(type_of_copy), Value(into_.declared_function("llvm.memcpy.p0.p0.i64", type_of_copy)),
       Value(object), pointer, Value(into_.constants().integer(kI64, 64, types.size_of(type))),
       Value(into_.constants().integer(kI1, 1, 0))},
      0, 0, into_.offset_of(call_));
  into_.insert_before(call_, copy);
  objects_.push_back({object, copy});
  return object;
}

bool Splicer::is_invoked() const { return unwind_.valid(); }

// A body of one block that returns needs no block of its own, unless it may return from the caller.
bool Splicer::is_straight() const {
  const bool may_jump = (into_[call_].flags & flag::MustTail) != 0;
  return !is_invoked() && !may_jump && body_->blocks().size() == 1 &&
         (*body_)[body_->terminator(body_->entry())].opcode == Opcode::Ret;
}

bool Splicer::has_resumes() const {
  return std::ranges::any_of(body_->blocks(), [&](BlockId block) {
    return (*body_)[body_->terminator(block)].opcode == Opcode::Resume;
  });
}

// Cuts the unwind block behind its landing pad. The instruction of the landing pad becomes the phi
// of the exception in the second part, with a new landing pad as its first input.
void Splicer::split_landing_pad() {
  exception_ = into_[unwind_].first;
  handler_ = edit_.add_after(unwind_, kNoOffset);
  edit_.move_rest(into_.next(exception_), handler_);
  const std::span<const Value> clauses = into_.operands(exception_);
  operands_.assign(clauses.begin(), clauses.end());
  const InstId pad = into_.create(Opcode::LandingPad, into_[exception_].type, operands_, 0,
                                  into_[exception_].subcode, into_.offset_of(exception_));
  into_.insert_before(exception_, pad);
  into_.unlink(exception_);
  into_[exception_].opcode = Opcode::Phi;
  into_[exception_].subcode = 0;
  into_.set_operands(exception_, std::array{Value(pad), Value(unwind_)});
  into_.insert_before(into_[handler_].first, exception_);
  into_.create_at_end(unwind_, Opcode::Br, kVoid, std::array{Value(handler_)}, 0, 0,
                      into_.offset_of(pad));
}

void Splicer::make_blocks() {
  if (is_straight()) return;
  blocks_.assign(body_->block_count(), BlockId::none());
  BlockId last = home_;
  for (BlockId block : body_->blocks()) {
    last = edit_.add_after(last, kNoOffset);
    blocks_[block.index()] = last;
    into_[last].stays_rolled = (*body_)[block].stays_rolled;
  }
  rest_ = edit_.add_after(last, kNoOffset);
  if (is_invoked()) {
    into_.create_at_end(rest_, Opcode::Br, kVoid, std::array{Value(normal_block(into_, call_))}, 0,
                        0, into_.offset_of(call_));
    edit_.move_terminator(home_, rest_);
  } else {
    edit_.move_rest(into_.next(call_), rest_);
  }
  into_.create_at_end(home_, Opcode::Br, kVoid, std::array{Value(block_of(body_->entry()))}, 0, 0,
                      into_.offset_of(call_));
}

BlockId Splicer::block_of(BlockId block) const {
  return is_straight() ? home_ : blocks_[block.index()];
}

// Ids are given out in order, so the operands of a copy are known before they exist.
void Splicer::number_copies() {
  auto next = static_cast<uint32_t>(into_.value_count());
  for (BlockId block : body_->blocks())
    for (InstId id = (*body_)[block].first; id.valid(); id = body_->next(id))
      values_[id.index()] = InstId(next++);
}

void Splicer::copy_body() {
  for (BlockId block : body_->blocks()) {
    BlockId to = block_of(block);
    for (InstId id = (*body_)[block].first; id.valid(); id = body_->next(id)) {
      if ((*body_)[id].opcode == Opcode::Ret) {
        copy_return(id, to);
        continue;
      }
      if (is_invoked() && (*body_)[id].opcode == Opcode::Resume) {
        copy_resume(id, to);
        continue;
      }
      const InstId made = copy(id, to);
      if (is_invoked() && may_unwind(made)) to = make_invoke(made, to);
    }
  }
}

bool Splicer::may_unwind(InstId call) const {
  if (into_[call].opcode != Opcode::Call || called_intrinsic_number(into_, call) != 0) return false;
  const Value callee = into_.operand(call, 1);
  const bool is_assembly = callee.is_constant() && into_.constants()[callee.constant()].kind ==
                                                       ConstantKind::InlineAssembly;
  return !is_assembly && (into_.function_attributes(call) & function_attribute::NoUnwind) == 0;
}

// The call, the last instruction of its block, gets the unwind block of the invoke that is
// replaced. Returns the block where it returns to.
BlockId Splicer::make_invoke(InstId call, BlockId block) {
  const BlockId returned = edit_.add_after(block, kNoOffset);
  edit_.move_terminator(block, returned);
  const std::span<const Value> called = into_.operands(call);
  operands_.assign(called.begin(), called.end());
  operands_.push_back(Value(returned));
  operands_.push_back(Value(unwind_));
  into_.set_operands(call, operands_);
  into_[call].opcode = Opcode::Invoke;
  into_[call].flags = 0;
  return returned;
}

InstId Splicer::copy(InstId id, BlockId block) {
  const Instruction& from = (*body_)[id];
  operands_.clear();
  for (Value operand : body_->operands(id)) operands_.push_back(map(operand));
  uint16_t flags = from.flags;
  uint8_t subcode = from.subcode;
  if (is_invoked() && from.opcode == Opcode::LandingPad) {
    const InstId outer = into_[unwind_].first;
    for (Value clause : into_.operands(outer)) operands_.push_back(clause);
    subcode |= into_[outer].subcode;
  }
  // A call in the body may now get pointers to the caller's allocas.
  const bool calls = is_call(from.opcode);
  const uint16_t kept = into_[call_].flags;
  if (calls && (kept & flag::Tail) == 0) flags &= static_cast<uint16_t>(~flag::Tail);
  if (calls && (kept & flag::MustTail) == 0) flags &= static_cast<uint16_t>(~flag::MustTail);
  const InstId made =
      into_.create(from.opcode, map(from.type), operands_, flags, subcode, origin_of(id));
  if (const FactsIndex facts = body_->facts_index(id); facts != 0)
    into_.set_facts(made, map(facts));
  if (from.opcode == Opcode::Switch)
    into_[made].flags = into_.add_switch_weights(body_->switch_weights(id));
  if (calls)
    copy_call_attributes(*body_, id, into_, made,
                         [this](const ParameterAttributes& attributes) { return map(attributes); });
  if (calls) copied_calls_.push_back(made);
  has_dynamic_allocas_ |= from.opcode == Opcode::Alloca && !is_static_alloca(*body_, id);
  if (is_static_alloca(*body_, id)) {
    into_.insert_before(into_[into_.entry()].first, made);
    objects_.push_back({made, InstId()});
  } else if (is_straight()) {
    if (first_copy_ == call_) first_copy_ = made;
    into_.insert_before(call_, made);
  } else {
    into_.append(block, made);
  }
  return made;
}

void Splicer::copy_return(InstId id, BlockId block) {
  const auto operands = body_->operands(id);
  if (ends_in_jump(block)) {
    if (!operands.empty()) operands_.assign(1, map(operands[0]));
    into_.create_at_end(block, Opcode::Ret, kVoid, std::span(operands_).first(operands.size()), 0,
                        0, origin_of(id));
    return;
  }
  returns_.push_back({operands.empty() ? Value() : map(operands[0]), block});
  if (is_straight()) return;
  into_.create_at_end(block, Opcode::Br, kVoid, std::array{Value(rest_)}, 0, 0, origin_of(id));
}

// Whether the last copy in the block returns from the caller: a `musttail` call, or a cast of it.
bool Splicer::ends_in_jump(BlockId block) const {
  InstId last = into_[block].last;
  if (last.valid() && into_[last].opcode == Opcode::BitCast) last = into_.previous(last);
  return last.valid() && into_[last].opcode == Opcode::Call &&
         (into_[last].flags & flag::MustTail) != 0;
}

// Allocas that are not in the frame are gone after the body, as after a call of it.
void Splicer::give_back_stack() {
  const auto call = [&](std::string_view name, TypeId result, std::span<const Value> arguments,
                        InstId before) {
    const TypeId parameter[] = {kPtr};
    const TypeId type =
        into_.types().function(result, std::span(parameter).first(arguments.size()), false);
    operands_.assign({Value(type), Value(into_.declared_function(name, type))});
    operands_.insert(operands_.end(), arguments.begin(), arguments.end());
    const InstId made = into_.create(Opcode::Call, result, operands_, 0, 0, into_.offset_of(call_));
    into_.insert_before(before, made);
    return made;
  };
  InstId first = is_straight() ? first_copy_ : into_[block_of(body_->entry())].first;
  const Value stack = call("llvm.stacksave.p0", kPtr, {}, first);
  for (const Return& at : returns_)
    call("llvm.stackrestore.p0", kVoid, std::array{stack},
         is_straight() ? call_ : into_.terminator(at.block));
}

// The exception goes on to the handler of the invoke that is replaced.
void Splicer::copy_resume(InstId id, BlockId block) {
  const std::span<const Value> inputs = into_.operands(exception_);
  operands_.assign(inputs.begin(), inputs.end());
  operands_.push_back(map(body_->operand(id, 0)));
  operands_.push_back(Value(block));
  into_.set_operands(exception_, operands_);
  into_.create_at_end(block, Opcode::Br, kVoid, std::array{Value(handler_)}, 0, 0, origin_of(id));
}

// The body's objects are alive from its start, or from where they are copied to, up to its returns,
// unless it says so itself.
void Splicer::mark_lifetimes() {
  if (objects_.empty() || has_markers()) return;
  const BlockId entry = block_of(body_->entry());
  for (const Object& object : objects_) {
    InstId first = object.copy;
    if (!first.valid()) first = is_straight() ? first_copy_ : into_[entry].first;
    mark("llvm.lifetime.start.p0", object.alloca_id, first);
    for (const Return& at : returns_)
      mark("llvm.lifetime.end.p0", object.alloca_id,
           is_straight() ? call_ : into_.terminator(at.block));
  }
}

// Whether the last copy has markers of lifetimes.
bool Splicer::has_markers() const {
  return std::ranges::any_of(copied_calls_,
                             [&](InstId call) { return is_lifetime_marker(into_, call); });
}

void Splicer::mark(std::string_view name, InstId object, InstId before) {
  TypeId type = into_.types().function(kVoid, std::array{kI64, kPtr}, false);
  // The size has gone from the signature lately.
  if (const SymbolId known = into_.module().find(name); known.valid())
    type = into_.module()[known].type;
  operands_.assign({Value(type), Value(into_.declared_function(name, type))});
  if (into_.types().members(type).size() == 2)
    operands_.push_back(into_.constants().integer(kI64, 64, UINT64_MAX));
  operands_.push_back(object);
  const InstId marker = into_.create(Opcode::Call, kVoid, operands_, 0, 0, into_.offset_of(call_));
  into_.insert_before(before, marker);
}

// Scopes are those of one execution of the body, which may come in twice.
FactsIndex Splicer::map(FactsIndex facts) {
  if (facts_.size() < facts) facts_.resize(facts);
  std::optional<FactsIndex>& known = facts_[facts - 1u];
  if (!known) known = into_.add_facts(body_->facts(facts).without_scopes());
  return *known;
}

void Splicer::set_result() {
  replacement_.resize(into_.value_count());
  replaced_.push_back(call_);
  const TypeId type = into_[call_].type;
  if (type == kVoid) return;
  Value& result = replacement_[call_.index()];
  if (returns_.empty()) {
    result = into_.constants().poison(type);
  } else if (returns_.size() == 1) {
    result = returns_[0].value;
  } else {
    operands_.clear();
    for (const Return& at : returns_) {
      operands_.push_back(at.value);
      operands_.push_back(at.block);
    }
    const InstId phi = into_.create(Opcode::Phi, type, operands_, 0, 0, into_.offset_of(call_));
    into_.insert_before(into_[rest_].first, phi);
    result = phi;
    replacement_.resize(into_.value_count());
  }
}

// --- equals in the caller

Value Splicer::map(Value value) {
  if (!value.valid()) return value;
  switch (value.kind()) {
    case Value::Kind::Local:
      return values_[value.local().index()];
    case Value::Kind::Constant:
      return map(value.constant());
    case Value::Kind::Block:
      return block_of(value.block());
    case Value::Kind::Type:
      return map(value.type());
  }
  __builtin_unreachable();
}

TypeId Splicer::map(TypeId type) {
  const bool is_of_header = type.index() < into_.module().header().types().size();
  return is_of_header ? type : into_.types().import(body_->types(), type);
}

SymbolId Splicer::map(SymbolId symbol) {
  if (symbol.index() < into_.module().header().symbol_count()) return symbol;
  Symbol declared = body_->module()[symbol];
  if (SymbolId known = into_.module().find(declared.name); known.valid()) return known;
  declared.type = map(declared.type);
  declared.source_type = map(declared.source_type);
  return into_.declare(declared);
}

ParameterAttributes Splicer::map(ParameterAttributes attributes) {
  if (attributes.by_value.valid()) attributes.by_value = map(attributes.by_value);
  return attributes;
}

ConstantId Splicer::map(ConstantId constant) {
  const size_t of_header = into_.module().header().constants().size();
  if (constant.index() < of_header) return constant;
  const size_t index = constant.index() - of_header;
  if (!constants_[index].valid()) {
    const ConstantId copy = copy_constant(constant);
    constants_[index] = copy;
  }
  return constants_[index].constant();
}

ConstantId Splicer::copy_constant(ConstantId id) {
  const ConstantPool& from = body_->constants();
  ConstantPool& to = into_.constants();
  const Constant& constant = from[id];
  const bool has_type = constant.type.valid();
  const TypeId type = has_type ? map(constant.type) : constant.type;
  const TypeTable& types = into_.types();
  ArenaVector<Value> elements(scratch_);
  auto map_elements = [&] {
    for (Value element : from.elements(id)) elements.push_back(map(element));
  };
  switch (constant.kind) {
    case ConstantKind::Integer:
      return to.integer(type, types.integer_bits(type), constant.bits);
    case ConstantKind::WideInteger:
      return to.wide_integer(type, from.words(id));
    case ConstantKind::Floating: {
      const bool is_wide = type == kX86Fp80 || type == kFp128;
      return is_wide ? to.wide_floating(type, from.words(id)) : to.floating(type, constant.bits);
    }
    case ConstantKind::Null:
      return to.null(type);
    case ConstantKind::Undef:
      return to.undef(type);
    case ConstantKind::Poison:
      return to.poison(type);
    case ConstantKind::Zero:
      return to.zero(type);
    case ConstantKind::Aggregate:
      map_elements();
      return to.aggregate(type, elements);
    case ConstantKind::String:
      return to.string(type, from.bytes(id));
    case ConstantKind::Symbol:
      return to.symbol(map(constant.symbol));
    case ConstantKind::Expression:
      map_elements();
      return to.expression(constant.opcode, type, elements, constant.flags);
    case ConstantKind::BlockAddress:
      return to.block_address(map(from.block_function(id)), from.block_name(id));
    case ConstantKind::InlineAssembly: {
      const std::span<const Value> parts = from.elements(id);
      return to.inline_assembly(from.bytes(parts[0].constant()), from.bytes(parts[1].constant()),
                                constant.flags);
    }
    case ConstantKind::Metadata:
      return to.metadata(from.bytes(id));
  }
  __builtin_unreachable();
}

// --- the end

void Splicer::finish() {
  edit_.finish();
  replacement_.resize(into_.value_count());
  for (BlockId block : into_.blocks())
    for (InstId id = into_[block].first; id.valid(); id = into_.next(id)) correct_operands(id);
  for (InstId call : replaced_) into_.erase(call);
}

void Splicer::correct_operands(InstId id) {
  for (uint32_t i = 0; i < into_[id].operand_count; ++i) {
    const Value old = into_.operand(id, i);
    if (old.is_local() && replacement_[old.local().index()].valid())
      into_.set_operand(id, i, final_value(old));
  }
}

// Shortens the chain on the way, so that long ones are followed once. In code that no path reaches,
// results may be each other's arguments.
Value Splicer::final_value(Value value) {
  auto is_replaced = [&](Value v) {
    return v.is_local() && replacement_[v.local().index()].valid();
  };
  Value end = value;
  for (size_t steps = 0; is_replaced(end) && steps <= replaced_.size(); ++steps)
    end = replacement_[end.local().index()];
  if (is_replaced(end)) end = into_.constants().poison(into_.type_of(value));
  while (is_replaced(value)) value = std::exchange(replacement_[value.local().index()], end);
  return end;
}

}  // namespace lilt::opt
