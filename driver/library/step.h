// One step of a builder: an instruction that is built.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "driver/library/building.h"
#include "ir/ssa/builder.h"

namespace lilt::library {

// One instruction being built: its operands, and whether all is well so far.
class Step {
 public:
  // `what`: the operation, for messages.
  Step(lilt_builder& builder, const char* what)
      : builder_(builder), module_(builder.module), what_(what) {
    if (builder.function == nullptr) {
      fail("no insertion point");
      return;
    }
    const ssa::InstId last = body()[builder.block].last;
    if (!builder.before.valid() && last.valid() && ssa::is_terminator(body()[last].opcode))
      fail("the block has its terminator already");
    first_new_ = body().value_count();
  }

  explicit operator bool() const { return is_good_; }
  lilt_function& function() const { return *builder_.function; }
  ssa::Function& body() const { return function().body(); }
  const ssa::TypeTable& types() const { return module_.overlay.types(); }
  std::string name_of(ssa::TypeId type) const { return "'" + types().to_string(type) + "'"; }

  void fail(const std::string& message) {
    is_good_ = false;
    const std::string in = builder_.function == nullptr ? "" : " in " + quoted(function().name);
    module_.note_mistake(std::string(what_) + in + ": " + message);
  }
  // The message is a text, or a function that makes one.
  template <class Message>
  void require(bool condition, const Message& message) {
    if (!is_good_ || condition) return;
    if constexpr (std::is_invocable_v<Message>)
      fail(message());
    else
      fail(message);
  }

  ssa::Value operand(lilt_value value) {
    if (!is_good_) return {};
    const ssa::Value operand = module_.operand_of(function(), value, what_);
    is_good_ = operand.valid();
    return operand;
  }
  ssa::Value operand_of_type(lilt_value value, ssa::TypeId wanted) {
    const ssa::Value its = operand(value);
    if (is_good_ && type_of(its) != wanted)
      fail("an operand has type " + name_of(type_of(its)) + ", expected " + name_of(wanted));
    return its;
  }
  ssa::Value pointer(lilt_value value) {
    const ssa::Value its = operand(value);
    require(is_good_ && scalar_kind(type_of(its)) == ssa::TypeKind::Pointer,
            "an address is a pointer");
    return its;
  }
  bool is_integer_constant(ssa::Value value) const {
    if (!value.is_constant()) return false;
    const ssa::ConstantKind kind = body().constants()[value.constant()].kind;
    return kind == ssa::ConstantKind::Integer || kind == ssa::ConstantKind::WideInteger;
  }
  ssa::BlockId block(lilt_block block) {
    if (!is_good_) return {};
    const ssa::BlockId id = module_.block_of(function(), block, what_);
    is_good_ = id.valid();
    return id;
  }
  ssa::TypeId type(lilt_type type) {
    const ssa::TypeId id = module_.type_of(type, what_);
    is_good_ &= id != ssa::kVoid || type.id == ssa::kVoid.index();
    return id;
  }
  ssa::TypeId type_of(ssa::Value value) const { return body().type_of(value); }
  // Of a vector: its elements'.
  ssa::TypeKind scalar_kind(ssa::TypeId type) const {
    if (types().kind(type) == ssa::TypeKind::Vector) type = types()[type].element;
    return types().kind(type);
  }
  bool is_integer(ssa::TypeId type) const { return scalar_kind(type) == ssa::TypeKind::Integer; }
  bool is_floating(ssa::TypeId type) const {
    return scalar_kind(type) >= ssa::TypeKind::Half && scalar_kind(type) <= ssa::TypeKind::Fp128;
  }

  // Puts an instruction at the insertion point.
  ssa::Value insert(ssa::Opcode opcode, ssa::TypeId type, std::span<const ssa::Value> operands,
                    uint16_t flags = 0, uint8_t subcode = 0) {
    const ssa::InstId id = body().create(opcode, type, operands, flags, subcode, kNoOffset);
    if (builder_.before.valid())
      body().insert_before(builder_.before, id);
    else
      body().append(builder_.block, id);
    return id;
  }
  // The SSA builder at the insertion point.
  ssa::IRBuilder at() const {
    ssa::IRBuilder builder(body());
    if (builder_.before.valid())
      builder.set_insert_point_before(builder_.before);
    else
      builder.set_insert_point(builder_.block);
    return builder;
  }
  // The terminator that is built goes to the block.
  void note_branch(ssa::BlockId target) {
    function().add_predecessor(target, builder_.block);
    if (function().sealed.contains(target.index())) fail("a branch to a block that is sealed");
  }
  // The result: new instructions get the location.
  lilt_value finish(ssa::Value result) {
    for (size_t i = first_new_; builder_.line != 0 && i < body().value_count(); ++i)
      locate(ssa::InstId(static_cast<uint32_t>(i)));
    return module_.handle_of(function(), result);
  }

 private:
  void locate(ssa::InstId id) {
    ssa::Symbol& symbol = module_.header()[function().symbol];
    if (symbol.debug_node == ssa::DebugInfo::kNone || module_.source != nullptr) return;
    if (!module_.header().debug_info.is_present()) return;
    constexpr uint32_t kLastColumn = 65535;  // LLVM's
    const SourceOffset origin = function().next_origin++;
    body().set_offset(id, origin);
    body().debug().add_location(origin, {.line = builder_.line,
                                         .column = std::min(builder_.column, kLastColumn),
                                         .scope = symbol.debug_node});
  }

  lilt_builder& builder_;
  lilt_module& module_;
  const char* what_;
  size_t first_new_ = 0;
  bool is_good_ = true;
};

// Builds one instruction; `run` gets the step and returns the result. Zero after a mistake.
template <class Run>
lilt_value build(lilt_builder* builder, const char* what, Run run) {
  return building<lilt_value>(builder->module, [&]() -> lilt_value {
    Step step(*builder, what);
    if (!step) return {};
    const ssa::Value result = run(step);
    return step && result.valid() ? step.finish(result) : lilt_value{};
  });
}

// Whether a number of the interface is one of an enumeration's; a mistake otherwise.
inline bool is_number_of(lilt_builder* builder, size_t number, size_t count, const char* what) {
  if (number < count) return true;
  changing(builder->module, [&] { builder->module.note_mistake(std::string("no such ") + what); });
  return false;
}

// The body of the function that has an instruction, and its id; null and a mistake if none has.
inline ssa::Function* body_of(lilt_module& module, lilt_value value, ssa::InstId& id,
                              const char* what) {
  lilt_function* function = module.owner_of(value, id, what);
  return function == nullptr ? nullptr : &function->body();
}

// The operands of a call: the type, the callee and the arguments, which must fit.
std::vector<ssa::Value> call_operands(Step& step, ssa::TypeId function_type, ssa::Value callee,
                                      const lilt_value* arguments, size_t count);

}  // namespace lilt::library
