// The functions of tiles.def, and the parts that several of them are made of.
//
// Rules are free functions over the selector `s`. They first decide without a change (constant_of,
// single_use_definition, foldable_load …), then request registers (use, result) and emit.
#pragma once

#include "backend/isel/selector.h"

namespace lilt::backend::isel {

namespace rules {
#define RULE(operation, types, function) bool function(Selector& s, InstId id);
#define LAST(operation, types, function) void function(Selector& s, InstId id);
#include "backend/isel/tiles.def"
}  // namespace rules

// --- regular tiles (regular.cpp)
// to = left op right, by the first form of the tile that the right operand fits.
void emit_binary(Selector& s, const Tile& tile, Register to, Value left, Value right);
// to = op value; `width` is that of the instruction.
void emit_unary(Selector& s, const Tile& tile, unsigned width, Register to, Value value);
// Compares by the first form of the tile that the operands fit. `one_use`: this tile alone uses the
// comparison, so it may fold loads.
void emit_flags(Selector& s, const Tile& tile, Value left, Value right, bool one_use);
void emit_load(ValueRegisters& s, Register to, TypeId type, const Address& address);
// to = value, read as the type, zero-extended.
void emit_low_part(Selector& s, Register to, TypeId type, Value value);
// The value of an integer of up to 64 bits in a register that is zero above its width.
Register zero_extended(Selector& s, Value value);
// The same with copies of the sign, up to `width` bytes.
Register sign_extended(Selector& s, Value value, unsigned width);
void copy(Selector& s, Register to, Register from);
// The result is another value of its type. A 32-bit result guarantees zeros above, the other does
// not.
void copy_value(Selector& s, InstId id, Register from);
// The amount of a shift of so many bits, without a mask and extensions that the processor makes
// unnecessary.
Value shift_amount(Selector& s, Value amount, unsigned bits);
// A new register with `value op immediate`, `left op right`, `-value`.
Register with_immediate(Selector& s, Op op, unsigned width, Register value, int64_t immediate);
Register with_register(Selector& s, Op op, unsigned width, Register left, Register right);
Register with_negation(Selector& s, unsigned width, Register value);
// The operands of an operation that commutes: the constant, if there is one, and the other.
struct WithConstant {
  Value value;
  std::optional<int64_t> constant;
};
WithConstant with_constant(Selector& s, InstId id);

// --- multiply_divide.cpp
// Emits a test whether the remainder of a division by a constant, which has no other use, is zero;
// none: the divisor is not such a constant.
std::optional<Condition> emit_divisibility(Selector& s, Value remainder, bool is_zero);
// Whether one lea multiplies by the factor: 3, 5 and 9.
bool is_lea_factor(uint64_t factor);
// to = value * scale, for such a factor.
void emit_scaled_lea(Selector& s, Register to, Register value, unsigned scale, unsigned width);
// value * factor + addend.
Register multiple_plus(Selector& s, Register value, uint64_t factor, int32_t addend);

// --- integer.cpp
// n, if the value is 1 << n, n is not a constant, and this tile the only use.
std::optional<Value> number_of_bit(Selector& s, Value value);

// An `and` or `xor` of 32 or 64 bits that is one instruction of BMI, which sets the zero flag: the
// complement of `left` and `right`, or an operation of `left` alone.
struct BitOperation {
  Operation operation;
  Value left;
  Value right;  // none(): of one operand
};
std::optional<BitOperation> match_bit_operation(Selector& s, InstId id);
// `one_use`: this tile alone uses the `and` or `xor`, so it may fold a load.
void emit_bit_operation(Selector& s, const BitOperation& matched, TypeId type, Register to,
                        bool one_use);

// --- memory.cpp, atomic.cpp
// The effect before the root of the tile, if nothing between them accesses memory: it may be done
// at the root.
std::optional<InstId> effect_before_root(Selector& s);
// Says that the stack pointer moves within the body.
void note_moving_stack(Selector& s);
// block = the address of so many new bytes, a multiple of 16, above the outgoing arguments.
void allocate_dynamically(Selector& s, Register block, Register bytes);
// Emits the read-modify-write that stores an integer before the root, which has no use but that and
// the comparison with zero whose reader is the root. The flags then compare it with zero;
// `is_order`: also by SGT and SLE, which read the overflow. Returns false, and emits nothing, if
// there is none.
bool emit_modification(Selector& s, Value stored, bool is_order);
// What the atomic operation before the root subtracts, if it is a constant and the old value has no
// use but the comparison whose reader is the root.
std::optional<int64_t> locked_subtrahend(Selector& s, Value old);
// Emits that operation. The flags then compare the old value with the subtrahend.
void emit_locked_subtraction(Selector& s, InstId id, int64_t subtrahend);

// --- conditions (compare.cpp)
// The root of an i1 value: a compare or a plain value, perhaps negated.
struct ConditionSource {
  Value value;
  bool inverted = false;
  bool one_use = true;  // whether this tile alone uses everything on the path
};
ConditionSource trace_condition(Selector& s, Value value);
// Emits the instruction that sets the flags for an i1 value; returns the condition of true. The
// reader of the flags must be emitted next.
Condition emit_condition(Selector& s, Value value);
// Emits the operation whose overflow a bit of one use says, if it may be at the end of the block,
// where the reader of the flags must be emitted next.
std::optional<Condition> emit_overflow(Selector& s, InstId bit);
// A comparison that can leave its result in the carry: of unsigned order, or with zero.
struct CarrySource {
  InstId compare;
  ssa::IntPredicate predicate;
};
// That of an i1 that is a compare (perhaps negated) without another use.
std::optional<CarrySource> carry_source(Selector& s, Value value);
// Sets the carry; returns B, or AE if the result is its inverse. The reader must be emitted next.
Condition emit_carry(Selector& s, const CarrySource& source);
// Whether an i1 is a compare (perhaps negated) that has no other use as a value.
bool is_compare_for_tile(Selector& s, Value value);
// to = condition ? 1 : 0, zero-extended.
void emit_zero_extended_condition(Selector& s, Register to, Value value, bool invert);
// The same, of a compare without another use or of a value.
void emit_bit(Selector& s, Register to, Value value);

// --- float and double (floating.cpp)
Condition emit_floating_condition(Selector& s, InstId compare, bool one_use);
// The bits of a floating value in a general register.
Register bits_in_general_register(Selector& s, Value value);
void emit_bits_to_general(Selector& s, Register to, TypeId type, Register from);
void emit_bits_to_floating(Selector& s, Register to, TypeId type, Register from);
void store_floating(Selector& s, Value value, const Address& address);
// Tiles of intrinsics.
void absolute_value(Selector& s, InstId id);
void copied_sign(Selector& s, InstId id);

// --- vectors of 16 bytes (packed.cpp)
void packed_intrinsic(Selector& s, InstId id, Operation operation);
void round_to_whole(Selector& s, InstId id, Intrinsic intrinsic);
void masked_load(Selector& s, InstId id);
void masked_store(Selector& s, InstId id);
void fused_multiply_add(Selector& s, InstId id);
void fused_multiply_add_sub(Selector& s, InstId id);
void gather(Selector& s, InstId id);

// --- calls (calls.cpp)
// The register of an argument; callees expect an i1 to be zero-extended.
Register argument_register(Selector& s, Value argument, const ssa::ParameterAttributes& attributes);
// Bytes of an argument on the stack, apart from objects.
inline unsigned stack_size(Selector& s, TypeId type) {
  return s.is_packed(type) ? s.vector_size(type) : type == ssa::kFp128 ? 16 : 8;
}
// A value of the type is passed or returned.
inline void note_passed(Selector& s, TypeId type) {
  if (s.is_packed(type)) s.machine().frame.passes_ymm = true;
}
// The address of an object passed by value, for a copy.
Address address_of_object(Selector& s, Value pointer, uint64_t size);
void copy_object(Selector& s, Address source, Address target, uint64_t size);
void place_variadic_count(Selector& s, InstId call, const ArgumentAssigner& assigner);
// Makes the requested results operands of the instruction; returns whether the x87 stack has a
// result, too. The other function follows after the instruction.
bool define_results(Selector& s, InstId call);
void finish_results(Selector& s, InstId call, bool has_x87);
// What a call leads to, and how.
struct Callee {
  ssa::SymbolId symbol;  // none(): the call is indirect, or leads through the table of addresses
  bool has_thunk;        // kThunk jumps there
  bool is_checked;       // its type is
};
Callee callee_of(Selector& s, InstId call);
// Jumps to where r11 points; the kernel, or whoever asks for it, defines it.
inline constexpr std::string_view kThunk = x86::kIndirectThunk;
// The operands of a checked call or jump after the callee.
void add_type_hash(Selector& s, InstId call, Op op);
// A slot at the distance from the caller's stack arguments (incoming_arguments.cpp).
mir::SlotId incoming_slot(Selector& s, uint64_t size, int64_t offset);
// Inline assembly (inline_assembly.cpp).
void select_assembly(Selector& s, InstId id);

// --- exceptions (landing_pads.cpp)
// Of the type that a catch, or llvm.eh.typeid.for, names; Value(), and what has no value: all
// types.
uint32_t number_of_type(Selector& s, Value type);
// The operands of a call that say where it unwinds to.
void add_landing_pad(Selector& s);
// The jump to where an invoked call returns to; the call, which the walk comes to next, jumps to
// the other.
void select_branch_after_call(Selector& s, InstId branch);
// At the start of the block to which an invoked call returns: its results.
void select_results_of_call(Selector& s, ssa::BlockId block);

// --- thread-local variables (thread_local.cpp)
bool is_thread_local(const SelectedFunction& s, ssa::SymbolId symbol);
ssa::TlsModel thread_local_model(const SelectedFunction& s, ssa::SymbolId symbol);
// The operand that accesses a variable of the model local-exec.
Address thread_local_operand(ValueRegisters& s, ssa::SymbolId symbol);
Register materialize_thread_local(ValueRegisters& s, ssa::SymbolId symbol);
// Whether computing the value takes a call of __tls_get_addr, because it is, is computed from, or
// is loaded from, a thread-local address.
bool takes_call(Selector& s, Value value);

// --- variables of the program (variables.cpp)
// Requires the code to be finished, and some record.
void note_variables(Selector& s);

// --- x86_fp80 (x87.cpp)
inline bool is_x87(TypeId type) { return type == ssa::kX86Fp80; }
// Pushes a value onto the x87 stack, and evaluates expressions without another use there; `room`
// is the number of free registers.
void push_x87(Selector& s, Value value, unsigned room = 8);
// Sets the flags as ucomis does.
void emit_x87_compare(Selector& s, Value left, Value right);
// Results of a call are on the x87 stack, the first on top; all are popped, used or not.
void pop_x87_results(Selector& s, InstId call);
// Records the reader of a part of a call's result; a second reader copies the first one's value.
void place_x87_part(Selector& s, InstId id, InstId call, uint32_t part);

}  // namespace lilt::backend::isel
