// Variable arguments: va_start, va_copy, va_end and va_arg as loads and stores of the va_list
//
//   { i32 gp_offset, i32 fp_offset, ptr overflow_arg_area, ptr reg_save_area }
//
// The register save area has the six general argument registers, eight bytes each, then the eight
// vector registers, sixteen bytes each; the offsets are those of the next argument in it, if it is
// there. The selector provides two addresses: that of the area, which a function that uses it fills
// at its entry, and that of the first unnamed argument on the stack.
//
// The list of win64cc is the address of the next argument: all are words on the stack, where the
// function puts those in registers at its entry.
//
// Requires flattened signatures: the named arguments are counted in registers.
// Source: System V ABI, AMD64 supplement, 3.5.7.
#include <algorithm>
#include <optional>
#include <string>

#include "backend/abi/system_v.h"
#include "backend/legalize/declare.h"
#include "backend/legalize/emitter.h"
#include "backend/legalize/names.h"
#include "backend/legalize/steps.h"
#include "backend/legalize/types/leaves.h"

namespace lilt::backend {

namespace {

constexpr uint64_t kFpOffset = 4, kOverflowArea = 8, kSaveArea = 16, kListSize = 24;  // in the list
constexpr uint64_t kVectorSize = 16;  // of a vector register in the save area

class VariableArguments {
 public:
  VariableArguments(ssa::Function& function, Diagnostics& diagnostics, Arena& scratch)
      : function_(function),
        types_(function.types()),
        diagnostics_(diagnostics),
        emit_(function, scratch) {}

  bool run() {
    size_t errors = diagnostics_.error_count();
    for (BlockId block : function_.blocks())
      for (InstId id = function_[block].first, next; id.valid(); id = next) {
        next = function_.next(id);
        place_ = id;
        emit_.set_position(id);
        if (function_[id].opcode == Opcode::VAArg)
          lower_argument(id);
        else if (function_[id].opcode == Opcode::Call)
          lower_call(id);
      }
    return diagnostics_.error_count() == errors;
  }

 private:
  Value integer(TypeId type, uint64_t value) { return emit_.integer(type, value); }
  Value field(Value list, uint64_t offset) { return emit_.address(list, offset); }
  Value advanced(Value pointer, Value bytes) {
    return emit_.make(Opcode::GetElementPtr, ssa::kPtr, {Value(ssa::kI8), pointer, bytes});
  }
  Value load(TypeId type, Value pointer) {
    return emit_.load(type, pointer, types_.align_of(type));
  }
  void store(Value value, Value pointer) {
    emit_.store(value, pointer, types_.align_of(function_.type_of(value)));
  }

  void lower_call(InstId id) {
    std::string_view name = callee_name(function_, id);
    if (name.starts_with("llvm.va_start"))
      start(function_.operand(id, 2));
    else if (name.starts_with("llvm.va_copy"))
      copy(function_.operand(id, 2), function_.operand(id, 3));
    else if (!name.starts_with("llvm.va_end"))
      return;
    function_.erase(id);
  }

  bool is_win64() const { return own_convention(function_) == ssa::CallingConvention::Win64; }

  void start(Value list) {
    if (!types_[function_.type()].variadic)
      return refuse("va_start in a function without variable arguments");
    if (is_win64()) return store(emit_.intrinsic("llvm.lilt.stack.arguments", ssa::kPtr, {}), list);
    ArgumentAssigner assigner(function_);
    for (uint32_t i = 0; i < function_.argument_count(); ++i)
      assigner.next(function_[function_.argument(i)].type, parameter_attributes(function_, i));
    uint64_t vectors = 8 * general_argument_registers().size();
    store(integer(ssa::kI32, uint64_t{8} * assigner.general_registers()), list);
    store(integer(ssa::kI32, vectors + kVectorSize * assigner.vector_registers()),
          field(list, kFpOffset));
    const Value on_stack = emit_.intrinsic("llvm.lilt.stack.arguments", ssa::kPtr, {});
    store(on_stack, field(list, kOverflowArea));
    const Value save_area = emit_.intrinsic("llvm.lilt.register.save.area", ssa::kPtr, {});
    store(save_area, field(list, kSaveArea));
  }

  void copy(Value to, Value from) {
    for (uint64_t at = 0; at < (is_win64() ? 8 : kListSize); at += 8) {
      const Value word = load(ssa::kI64, field(from, at));
      store(word, field(to, at));
    }
  }

  // The class of an argument that va_arg reads: where it may be, and the registers it takes.
  struct Kind {
    bool in_registers = true;
    bool in_vectors = false;
    uint64_t registers = 1;
  };

  std::optional<Kind> kind_of(TypeId type) const {
    if (type == ssa::kFloat || type == ssa::kDouble || type == ssa::kFp128)
      return Kind{true, true, 1};
    if (types_.is_pointer(type)) return Kind{};
    if (type == ssa::kX86Fp80) return Kind{false, false, 0};
    if (types_.is_aggregate(type) || types_.kind(type) == ssa::TypeKind::Vector)
      return kind_of_several(type);
    if (!types_.is_integer(type) || types_.integer_bits(type) > 128) return std::nullopt;
    return Kind{true, false, types_.integer_bits(type) > 64 ? 2u : 1u};
  }

  // Objects of more than two words are in memory. Objects of two words, one of them in a vector
  // register, are refused: the save area does not have the second word right after the first.
  std::optional<Kind> kind_of_several(TypeId type) const {
    if (types_.size_of(type) > 16) return Kind{false, false, 0};
    bool is_vector = types_.kind(type) == ssa::TypeKind::Vector;
    ArenaVector<Leaf> leaves(emit_.scratch());
    append_scalars(types_, type, leaves);
    bool has_integer[2] = {};
    for (const Leaf& leaf : leaves) {
      if (leaf.type == ssa::kX86Fp80 || leaf.offset % types_.align_of(leaf.type) != 0)
        return Kind{false, false, 0};
      if (!types_.is_floating(leaf.type)) has_integer[leaf.offset / 8] = true;
      if (types_.size_of(leaf.type) > 8 && !types_.is_floating(leaf.type)) has_integer[1] = true;
    }
    uint64_t words = (types_.size_of(type) + 7) / 8;
    if (words == 0) return Kind{false, false, 0};
    if (!is_vector && has_integer[0] && (words == 1 || has_integer[1]))
      return Kind{true, false, words};
    bool is_whole = is_vector || words == 1 || leaves.size() == 1;
    return is_whole ? std::optional(Kind{true, true, 1}) : std::nullopt;
  }

  // Computes both places and selects one, without a branch.
  void lower_argument(InstId id) {
    TypeId type = function_[id].type;
    Value list = function_.operand(id, 0);
    std::optional<Kind> kind = kind_of(type);
    if (!kind) return refuse("'va_arg' of type '" + types_.to_string(type) + "'");
    Value overflow_field = is_win64() ? list : field(list, kOverflowArea);
    Value stack = load(ssa::kPtr, overflow_field);
    const uint32_t align = types_.align_of(type);
    Value overflow = align > 8 ? aligned(stack, align) : stack;
    Value after = advanced(overflow, integer(ssa::kI64, (types_.size_of(type) + 7) / 8 * 8));
    Value address = overflow;
    if (kind->in_registers && !is_win64()) {
      uint64_t end = 8 * general_argument_registers().size();
      if (kind->in_vectors) end += kVectorSize * vector_argument_registers().size();
      uint64_t size = kind->in_vectors ? kVectorSize : 8 * kind->registers;
      Value counter = field(list, kind->in_vectors ? kFpOffset : 0);
      Value offset = load(ssa::kI32, counter);
      Value saved = emit_.icmp(ssa::IntPredicate::ULE, offset, integer(ssa::kI32, end - size));
      Value wide = emit_.cast(Opcode::ZExt, offset, ssa::kI64);
      Value in_area = advanced(load(ssa::kPtr, field(list, kSaveArea)), wide);
      Value next = emit_.add(offset, integer(ssa::kI32, size));
      store(emit_.select(saved, next, offset), counter);
      address = emit_.select(saved, in_area, overflow);
      after = emit_.select(saved, stack, after);
    }
    store(after, overflow_field);
    function_[id].opcode = Opcode::Load;
    function_[id].flags = ssa::align_flag(std::min(types_.align_of(type), 8u));
    function_.set_operands(id, {&address, 1});
  }

  Value aligned(Value pointer, uint64_t align) {
    Value word = emit_.cast(Opcode::PtrToInt, pointer, ssa::kI64);
    Value bits = emit_.bit_and(emit_.add(word, emit_.i64(align - 1)), emit_.i64(~(align - 1)));
    return emit_.cast(Opcode::IntToPtr, bits, ssa::kPtr);
  }

  void refuse(std::string what) {
    what += " is not supported";
    ssa::report_error(function_.module(), function_.offset_of(place_), std::move(what),
                      diagnostics_);
  }

  ssa::Function& function_;
  ssa::TypeTable& types_;
  Diagnostics& diagnostics_;
  Emitter emit_;
  InstId place_;
};

}  // namespace

bool lower_variable_arguments(ssa::Function& function, Diagnostics& diagnostics, Arena& scratch) {
  return VariableArguments(function, diagnostics, scratch).run();
}

}  // namespace lilt::backend
