// The instruction selector: one reverse walk over each block (selector.cpp), and the tiles by kind
// (address.cpp, integer.cpp, multiply_divide.cpp, compare.cpp, floating.cpp, control.cpp,
// calls.cpp, memory.cpp, intrinsic_tiles.cpp).
//
// Idea. Blocks are visited from last to first, instructions from the end of a block to its start,
// so users come before definitions. A user that needs a value in a register calls `use`, which
// assigns the value a virtual register. The walk skips an instruction without an effect that no
// user asked for: it was folded into all its users, or it is dead.
//
// Terms. A *tile* is the machine instructions for one root, together with the IR instructions
// folded into it. Its instructions are written forwards into a small buffer, which goes to the
// front of the code so far; cells stay in the order of writing. *Peek, then commit*: match_… and
// can_… functions only inspect; functions that call `use` or `emit` come after the decision.
//
// Invariants. Bits of a register above the value's width are undefined, except for i1, which is 0
// or 1 in the low 8 bits. Flags live only inside a tile: nothing is emitted between the instruction
// that sets them and its reader. A constant, the address of a frame slot and that of a symbol get a
// new register at each use.
#pragma once

#include <initializer_list>
#include <optional>
#include <vector>

#include "backend/abi/system_v.h"
#include "backend/isel/effects.h"
#include "backend/isel/front_array.h"
#include "backend/isel/intrinsics.h"
#include "backend/isel/isel.h"
#include "backend/isel/tiles.h"
#include "emit/x86/instructions.h"
#include "emit/x86/registers.h"
#include "ir/mir/machine_function.h"
#include "ir/ssa/analyses.h"
#include "ir/ssa/function.h"
#include "ir/support/arena.h"

namespace lilt::backend::isel {

using mir::Address;
using mir::Register;
using ssa::InstId;
using ssa::Opcode;
using ssa::TypeId;
using ssa::Value;
using x86::Condition;
using x86::Op;

// An operand of an instruction under construction. The row specifies whether a register is a
// definition, tied or fixed; only the variadic operands specify it themselves.
class Operand {
 public:
  Operand(Register r) : Operand(mir::CellKind::Register, 0, r.number()) {}
  Operand(Register r, Register fixed, bool is_def)
      : cell_{mir::CellKind::Register, is_def, static_cast<uint8_t>(fixed.number()), -1,
              r.number()} {}
  Operand(const Address& a) : cell_{.kind = mir::CellKind::MemoryBase}, address_(&a) {}
  Operand(mir::BlockId block) : Operand(mir::CellKind::Block, 0, block.index()) {}
  Operand(mir::SymbolRef symbol, bool is_local)
      : Operand(mir::CellKind::Symbol, is_local, symbol.index()) {}
  static Operand immediate(int64_t value) {
    return {mir::CellKind::Immediate, 0, static_cast<uint32_t>(value)};
  }
  static Operand text(uint32_t index) { return {mir::CellKind::Text, 0, index}; }
  static Operand wide_immediate(uint64_t value) {
    Operand operand(mir::CellKind::Immediate64, 0, 0);
    operand.wide_ = value;
    return operand;
  }

  // Writes the operand's cells, 3 at most, and returns the place behind them. `spec`: of the row;
  // null for a variadic operand.
  mir::Cell* to_cells(const mir::OperandSpec* spec, mir::Cell* cells) const;

 private:
  Operand(mir::CellKind kind, uint8_t detail, uint32_t payload)
      : cell_{kind, detail, 0, -1, payload} {}

  mir::Cell cell_;  // the operand as a variadic one, if it takes one cell
  union {
    const Address* address_ = nullptr;  // MemoryBase
    uint64_t wide_;                     // Immediate64
  };
};

// A matched address, before registers are requested: base + index * scale + displacement.
struct AddressPattern {
  enum class Base : uint8_t { Value, Slot, Symbol };
  Base base_kind = Base::Value;
  uint8_t scale = 1;
  int32_t displacement = 0;
  Value base;   // Base::Value
  Value index;  // none(): no index
  mir::SlotId slot;
  ssa::SymbolId symbol;
  mir::Segment segment = mir::Segment::None;  // of the accessed memory
  friend bool operator==(const AddressPattern&, const AddressPattern&) = default;
};

// The bytes of a constant in read-only data.
std::string_view bytes_of(const auto& value) {
  return {reinterpret_cast<const char*>(&value), sizeof value};
}

class Selector {
 public:
  Selector(const ssa::Function& function, ssa::Analyses& analyses, const SelectionOptions& options,
           mir::MachineFunction& machine, Arena& scratch);
  void run();

 private:
  template <class T>
  using List = ArenaVector<T>;

  // --- the walk (selector.cpp)
  static List<ssa::BlockId> block_order(const ssa::Function& function, ssa::Analyses& analyses,
                                        const SelectionOptions& options, Arena& scratch);
  void create_blocks();
  void create_edges();
  void create_labels();
  void create_slots();
  void number_phi_inputs();
  void select_block(ssa::BlockId block);
  void select_phi_inputs(ssa::BlockId block);
  void select_instruction(InstId id);
  void select_operation(InstId id);
  void finish();
  void place_phi(InstId phi);
  void fill_phi(InstId phi, mir::Cell* cells);

  // --- emission into the tile (selector.cpp)
  void emit(Op op, unsigned width, std::initializer_list<Operand> operands,
            Condition condition = Condition::O);
  void begin_instruction(uint16_t opcode, unsigned width, Condition condition);
  void add_operand(const Operand& operand, const mir::OperandSpec* spec);
  void end_instruction();
  mir::Cell* room_for_operands(size_t count);
  std::span<mir::Cell> room_for_cells(size_t count);
  bool redefine_last(Register from, Register to);
  void end_tile();

  // --- values (values.cpp)
  Value resolve(Value value);
  Value step_through_conversion(Value value) const;
  bool upper_bits_are_zero(Value value) const;
  Register use(Value value);
  Register result(InstId id);
  // Whether a user asked for the value.
  bool is_needed(InstId id) const {
    return registers_[id].valid() || (!x87_slots_.empty() && x87_slot_of(id).valid());
  }
  Register temporary() { return temporary(mir::RegClass::Gpr); }
  Register temporary(mir::RegClass register_class) { return machine_.new_register(register_class); }
  Register temporary(TypeId type) { return temporary(class_of(type)); }
  static mir::RegClass class_of(TypeId type);
  Register materialize(ssa::ConstantId constant);
  Register materialize_integer(uint64_t bits);
  Register materialize_zero() { return materialize_integer(0); }
  Register materialize_undefined(TypeId type);
  Register materialize_floating(TypeId type, uint64_t bits);
  Register materialize_symbol(ssa::SymbolId symbol);
  Register materialize_slot(mir::SlotId slot);
  Register materialize_block_address(ssa::ConstantId constant);
  std::string_view name_of(ssa::Name name);
  bool is_local_symbol(ssa::SymbolId symbol) const;
  mir::SymbolRef symbol_ref(ssa::SymbolId symbol);

  // --- thread-local variables (thread_local.cpp)
  bool is_thread_local(ssa::SymbolId symbol) const;
  ssa::TlsModel thread_local_model(ssa::SymbolId symbol) const;
  static Address thread_pointer();
  Address thread_local_operand(ssa::SymbolId symbol);
  Register materialize_thread_local(ssa::SymbolId symbol);
  bool takes_call(ssa::SymbolId symbol) const {
    return is_thread_local(symbol) && thread_local_model(symbol) == ssa::TlsModel::General;
  }
  bool takes_call(Value value);

  const ssa::Instruction* definition(Value value) const;
  const ssa::Instruction* single_use_definition(Value value, Opcode opcode) const;

  // Facts of types: bytes of a value in memory, and of the operations on it in registers.
  unsigned width_of(TypeId type) const {
    unsigned bits = bits_of(type);
    return bits <= 8 ? 1 : bits / 8;
  }
  unsigned bits_of(TypeId type) const {
    constexpr uint8_t kKnown[] = {0, 0, 0, 0, 1, 8, 16, 32, 64, 128, 0, 0, 32, 64, 0, 0, 64};
    static_assert(ssa::kI1.index() == 4 && ssa::kFloat.index() == 12 && ssa::kPtr.index() == 16);
    if (type.index() < std::size(kKnown)) return kKnown[type.index()];
    return types_.is_pointer(type) ? 64 : types_.integer_bits(type);
  }
  unsigned operation_width(TypeId type) const { return bits_of(type) == 64 ? 8 : 4; }
  static bool is_floating(TypeId type) { return type == ssa::kFloat || type == ssa::kDouble; }
  MachineType machine_type(TypeId type) const {
    using enum MachineType;
    constexpr MachineType kKnown[] = {Other, Other, Other, Other, I1,     I8,    I16,   I32, I64,
                                      Other, Other, Other, Float, Double, Other, Other, I64};
    if (type.index() < std::size(kKnown)) return kKnown[type.index()];
    return types_.is_pointer(type) ? I64 : Other;
  }
  const Tile& tile_of(Opcode opcode, TypeId type) const {
    return tile_of(operation_of(opcode), type);
  }
  const Tile& tile_of(Operation operation, TypeId type) const {
    return isel::tile_of(operation, machine_type(type));
  }
  TypeId type_of(Value value) const { return function_.type_of(value); }
  // The value of a constant integer or null, sign-extended (i1: 0 or 1).
  std::optional<int64_t> constant_of(Value value) const;
  // The same if it fits the immediate of an instruction.
  std::optional<int64_t> immediate_of(Value value) const;

  // --- addresses (address.cpp)
  AddressPattern match_address(Value pointer, InstId root = {});
  mir::Segment segment_of(TypeId pointer) const;
  bool match_getelementptr(AddressPattern& pattern, InstId id) const;
  bool match_index(AddressPattern& pattern, Value index, uint64_t size) const;
  bool add_displacement(AddressPattern& pattern, int64_t amount) const;
  // `is_accessed`: the operand of a load or store; otherwise the address itself is wanted.
  Address commit(const AddressPattern& pattern, bool is_accessed = true);
  void select_getelementptr(InstId id);

  // --- memory (memory.cpp)
  // The folding law (instruction-selection.md §2.1): whether the load behind `value` may be
  // executed at the root of the tile, as its operand. Returns the load. `path_has_one_use`: this
  // tile alone uses everything between the two.
  std::optional<InstId> foldable_load(Value value, bool path_has_one_use = true);
  Address commit_load(InstId load);
  // The same, also for a floating constant other than 0, which is in memory. Returns the load; an
  // invalid one for a constant.
  std::optional<InstId> foldable_operand(Value value, bool path_has_one_use = true);
  Address commit_operand(Value value, InstId load);
  void emit_load(Register to, TypeId type, const Address& address);
  void select_load(InstId id);
  void select_store(InstId id);
  bool select_read_modify_write(InstId store, const AddressPattern& pattern, Value value);
  std::optional<InstId> modified_load(Value value, const AddressPattern& pattern);
  bool store_of_binary(InstId binary, const AddressPattern& pattern);
  void store_value(Value value, const Address& address);
  void select_alloca(InstId id);
  std::optional<uint64_t> constant_count(InstId alloca_id) const;

  // --- integer arithmetic (integer.cpp, multiply_divide.cpp)
  void select_binary(InstId id);
  bool select_boolean(InstId id);
  void select_add(InstId id);
  bool select_scaled_add(InstId id, Value base, Value scaled);
  bool select_sum_of_three(InstId id, Value sum, int64_t constant);
  void select_sub(InstId id);
  void select_and(InstId id);
  void select_or(InstId id);
  void select_xor(InstId id);
  void select_shift(InstId id);
  bool select_sign_extending_shifts(InstId id);
  bool select_rotate(InstId id);
  // to = left op right, by the first form of the tile that the right operand fits.
  void emit_binary(const Tile& tile, Register to, Value left, Value right);
  // The same by the tile of the instruction's opcode and type.
  void emit_regular(InstId id, Value left, Value right);
  // to = op value; `width` is that of the instruction.
  void emit_unary(const Tile& tile, unsigned width, Register to, Value value);
  void emit_immediate(InstId id, Op op, Value left, int64_t immediate);
  void select_zext(InstId id);
  void select_sext(InstId id);
  void select_trunc(InstId id);
  Register zero_extended(Value value);
  Register sign_extended(Value value, unsigned width);
  void emit_low_part(Register to, TypeId type, Value value);
  void emit_zero_extension(Register to, Value value);
  void emit_sign_extension(Register to, Value value, unsigned width);
  void copy(Register to, Register from);
  void copy_value(InstId id, Register from);

  void select_multiply(InstId id);
  bool select_multiply_by(InstId id, Value left, int64_t factor);
  Register scaled_sum(Register value, uint64_t factor, int32_t addend);
  void emit_scaled_lea(Register to, Register value, unsigned scale, unsigned width);
  void select_division(InstId id);
  // A quotient and a remainder of the same operands; none: not wanted.
  struct Division {
    InstId quotient, remainder;
  };
  Division take_division(InstId id);
  bool leave_to_earlier_division(InstId id, const Division& wanted);
  bool shares_division(InstId id) const;
  uint64_t magnitude_of_divisor(InstId id, int64_t constant) const;
  void divide_by_instruction(InstId id, const Division& wanted);
  bool divide_by_power(InstId id, Register value, uint64_t divisor, unsigned width);
  bool divide_by_constant(InstId id, const Division& wanted, int64_t divisor);
  Register unsigned_quotient(Register value, uint64_t divisor, unsigned bits);
  Register unsigned_high_product(Register value, uint64_t factor, unsigned bits, unsigned shift);
  Register signed_quotient(Register value, uint64_t divisor, unsigned bits);
  Register biased_by_power(Register value, unsigned log2, unsigned width);
  Register signed_quotient_by_power(Register value, unsigned log2, unsigned width);
  void finish_remainder(InstId id, Register value, Register quotient, int64_t divisor);
  // A new register with `value op immediate`.
  Register with_immediate(Op op, unsigned width, Register value, int64_t immediate);
  Register with_negation(unsigned width, Register value);
  Register with_register(Op op, unsigned width, Register left, Register right);

  // --- conditions (compare.cpp)
  // The root of an i1 value: a compare or a plain value, perhaps negated.
  struct ConditionSource {
    Value value;
    bool inverted = false;
    bool one_use = true;  // whether this tile alone uses everything on the path
  };
  // A comparison with a constant, rewritten until it has its cheapest form.
  struct ConstantCompare {
    ssa::IntPredicate predicate;
    Value left;
    int64_t constant;
    TypeId type;
    bool one_use;
  };
  ConditionSource trace_condition(Value value) const;
  // Emits the instruction that sets the flags for an i1 value; returns the condition of true. The
  // reader of the flags must be emitted next.
  Condition emit_condition(Value value);
  Condition emit_compare(InstId compare, bool one_use);
  void narrow_compare(ConstantCompare& compare) const;
  Condition emit_compare_constant(ConstantCompare compare);
  Condition emit_compare_zero(const ConstantCompare& compare);
  std::optional<Condition> emit_compare_power(const ConstantCompare& compare);
  std::optional<Condition> emit_test_of_and(const ConstantCompare& compare);
  std::optional<Condition> emit_bit_test(bool equal, Value left, Value right);
  Condition emit_test_mask(bool equal, Value left, uint64_t mask, bool one_use);
  bool emit_test_in_memory(Value left, uint64_t mask, bool one_use);
  bool is_compare_for_tile(Value value) const;
  void select_compare(InstId id);
  void emit_zero_extended_condition(Register to, Value condition, bool invert);
  void select_select(InstId id);
  bool select_constant_arms(InstId id);
  bool select_boolean_select(InstId id);
  bool select_magnitude(InstId id);

  // --- float and double (floating.cpp)
  std::optional<uint64_t> floating_bits(Value value) const;
  Address constant_address(std::string_view bytes);
  Address floating_constant(TypeId type, uint64_t bits);
  Address floating_mask(TypeId type, uint64_t bits);
  static uint64_t sign_bit(TypeId type);
  bool is_in_memory(Value value) { return foldable_operand(value).has_value(); }
  void select_floating_binary(InstId id);
  bool is_two(Value value) const;
  void select_fneg(InstId id);
  void select_fabs(InstId id);
  void select_copysign(InstId id);
  void select_square_root(InstId id);
  Condition emit_floating_compare(InstId compare, bool one_use, std::optional<Condition>& second);
  Condition emit_floating_condition(InstId compare, bool one_use);
  void join_conditions(Register to, Condition equality, Condition order);
  void select_floating_compare(InstId id);
  // Compares by the first form of the tile that the operands fit.
  void emit_flags(const Tile& tile, Value left, Value right, bool one_use);
  bool is_order_of_one(ssa::FloatPredicate predicate, Value right) const;
  bool select_floating_branch(InstId branch);
  bool select_extremum(InstId id, InstId compare);
  bool select_by_mask(InstId id, InstId compare);
  void select_floating_select(InstId id);
  Register bits_in_general_register(Value value);
  void emit_bits_to_general(Register to, TypeId type, Register from);
  void emit_bits_to_floating(Register to, TypeId type, Register from);
  void select_floating_conversion(InstId id);
  void emit_integer_to_floating(Register to, TypeId type, unsigned width, Register from) {
    emit(tile_of(Opcode::SIToFP, type).rr, width, {to, from});
  }
  void select_signed_to_floating(InstId id);
  void select_unsigned_to_floating(InstId id);
  void select_unsigned_to_double(InstId id, Register value);
  void select_unsigned_to_float(InstId id, Register value);
  void emit_truncation(Register to, TypeId from, unsigned width, Register value) {
    emit(tile_of(Opcode::FPToSI, from).rr, width, {to, value});
  }
  void select_floating_to_integer(InstId id);
  void select_floating_to_unsigned(InstId id, Register value);
  void select_bitcast(InstId id);
  void store_floating(Value value, const Address& address);

  // --- atomic operations (atomic.cpp)
  bool is_sequential_store(InstId id) const;
  void exchange_for_store(Value value, const Address& address);
  void select_fence(InstId id);
  void select_atomic_update(InstId id);
  void select_compare_exchange(InstId id);

  // --- x86_fp80 (x87.cpp)
  bool is_x87(TypeId type) const { return type == ssa::kX86Fp80; }
  bool is_x87_operation(InstId id) const;
  void select_x87(InstId id);
  void select_x87_conversion(InstId id);
  void select_x87_call(InstId id);
  mir::SlotId x87_slot_of(InstId id) const { return x87_slots_[id]; }
  mir::SlotId x87_slot(InstId id);
  Address x87_scratch(int32_t offset = 0);
  // Pushes a value onto the x87 stack, and evaluates expressions without another use there; `room`
  // is the number of free registers.
  void push_x87(Value value, unsigned room = 8);
  void push_x87_constant(const ssa::Constant& constant, Value value);
  bool push_x87_expression(InstId id, unsigned room);
  void push_x87_integer(Value value, bool is_signed);
  void push_x87_unsigned(Value value);
  void push_x87_float(Value value);
  void pop_x87_as(TypeId type, Register to);
  void pop_x87_integer(Register to);
  void pop_x87_unsigned(Register to);
  void pop_x87_copysign(InstId id);
  void pop_x87_results(InstId call);
  void select_x87_projection(InstId id, InstId call, uint32_t part);
  InstId x87_projection(InstId call, uint32_t part) const;
  void emit_x87_compare(Value left, Value right);

  // --- control flow, arguments (control.cpp) and calls (calls.cpp)
  void select_terminator(InstId id);
  void select_branch(InstId id);
  void select_switch(InstId id);
  void select_indirect_branch(InstId id);
  void emit_indirect_jump(Register address, List<mir::BlockId>& targets);
  void select_return(InstId id);
  void select_arguments();
  void return_value(Value value, const ssa::ParameterAttributes& attributes);
  void return_parts(Value value);
  std::optional<Value> returned_pointer() const;
  void select_call(InstId id);
  std::optional<ssa::SymbolId> called_symbol(InstId call) const;
  void place_variadic_count(InstId call, const ArgumentAssigner& assigner);
  // Calls whose result is returned at once (calls_as_jumps.cpp).
  bool select_tail_call(InstId ret);
  bool is_tail_call(InstId call, InstId ret) const;
  void place_tail_arguments(InstId call, ArgumentAssigner& assigner);
  void place_arguments(InstId id, ArgumentAssigner& assigner);
  void define_results(InstId id);
  bool is_extended_result(InstId call) const;
  // Inline assembly (inline_assembly.cpp).
  bool is_assembly(InstId call) const;
  void select_assembly(InstId id);
  Register assembly_result(InstId call, uint32_t part);
  Register overwritten(Register place);
  void copy_by_value(Value pointer, uint64_t size, uint32_t offset);
  void copy_by_call(Value pointer, uint64_t size, uint32_t offset);
  static TypeId types_of_pieces(uint64_t bytes);
  void store_stack_argument(Value argument, const ssa::ParameterAttributes& attributes,
                            uint32_t offset);
  Register argument_register(Value argument, const ssa::ParameterAttributes& attributes);
  Register boolean_argument(Value argument);
  void locate_arguments();
  void load_stack_argument(uint32_t number);
  mir::SlotId stack_arguments_slot();
  mir::SlotId register_save_area();
  void define_saved_registers();
  void save_registers();

  // --- intrinsics and results of several parts (intrinsic_tiles.cpp)
  // Records the register of one part of a call's result; the call defines it.
  void select_projection(InstId id);
  // The register requested for a part of a call's result; none: unused.
  Register projection(InstId call, uint32_t index) const;
  // The same, or a temporary register if unused.
  Register projection_or_temporary(InstId call, uint32_t index);
  void select_intrinsic(InstId id);
  Value argument_of(InstId call, uint32_t index) const {
    return function_.operand(call, index + 2);
  }
  void select_count_leading_zeros(InstId id);
  void select_funnel_shift(InstId id, bool left);
  void select_with_overflow(InstId id, Intrinsic intrinsic);
  void select_unsigned_multiply_overflow(InstId id);
  void select_pair(InstId id, Op low_row, Op high_row);
  void select_less_pair(InstId id, Condition condition);
  void select_vector_high(InstId id);
  void select_vector_join(InstId id);
  void select_multiply_wide(InstId id);
  void select_frame_address(InstId id);
  void select_return_address(InstId id);
  Register caller_frame(uint64_t level, Register to);
  void select_read_cycle_counter(InstId id);

  const ssa::Function& function_;
  const ssa::TypeTable& types_;
  const SelectionOptions options_;
  mir::MachineFunction& machine_;
  const mir::TargetDesc& target_;
  ssa::Analyses& analyses_;
  Arena& scratch_;

  List<ssa::BlockId> order_;  // layout order
  FunctionFacts facts_;
  List<mir::BlockId> blocks_;               // by IR block
  ArenaIdMap<InstId, Register> registers_;  // requested by the users of a value; none: unused
  ArenaIdMap<InstId, Value> resolved_;      // the result of resolve, once known
  ArenaIdMap<InstId, mir::SlotId> slots_;   // frame slots of static allocas
  ArenaIdMap<InstId, mir::SlotId> x87_slots_{scratch_};  // of an x86_fp80; empty: none
  // The readers of parts of results, for calls that the walk has not reached yet.
  struct X87Projection {
    InstId call;
    uint32_t part;
    InstId reader;
  };
  List<X87Projection> x87_projections_{scratch_};
  mir::SlotId x87_scratch_;  // for transfers between the x87 stack and registers
  // By phi: index into phi_inputs_. This list and the next three are empty without phis.
  List<uint32_t> first_phi_input_{scratch_};
  List<Register> phi_inputs_{scratch_};
  struct PhiEdge {
    Value value;
    uint32_t input = 0;  // index into phi_inputs_
  };
  List<uint32_t> first_edge_{scratch_};  // by IR block, + 1: its part of edges_
  List<PhiEdge> edges_{scratch_};        // phi operands by the block that they come from
  struct OpenPhi {
    InstId phi;
    uint32_t first_cell;
  };
  List<OpenPhi> open_phis_{scratch_};  // `finish` fills in their registers

  // The code so far, from some place to its end. `finish` turns distances from the end into
  // indices.
  FrontArray<mir::MachineInstr> instructions_;
  List<mir::MachineInstr> tile_{scratch_};  // the current tile's, in order
  std::span<mir::Cell> cells_;  // the machine function's: cell_count_ are of the code and the tile
  size_t cell_count_ = 0;
  List<ArgumentLocation> arguments_{scratch_};  // of the function, by number
  uint32_t argument_bytes_ = 0;                 // of those on the stack
  mir::SlotId save_area_;                       // of a variadic function; none: unused
  List<Register> saved_{scratch_};              // its contents, in the order of the area
  List<Operand> call_operands_{scratch_};       // scratch, as are the next two
  struct PlacedArgument {
    Value value;
    const ssa::ParameterAttributes* attributes;
    ArgumentLocation place;
  };
  List<PlacedArgument> placed_arguments_{scratch_};
  List<std::pair<Register, Register>> call_booleans_{scratch_};  // as used, as passed
  struct Projection {
    uint32_t part = 0;
    Register reg;
    uint32_t next = 0;  // index + 1 of another part of the same call's result
  };
  List<uint32_t> first_projection_{scratch_};  // by call, index + 1; empty until there is one
  List<Projection> projections_{scratch_};
  bool is_naked_ = false;  // the function is its assembly, without prologue
  ssa::BlockId block_;     // the block being walked
  InstId tail_call_;       // selected with the ret of the block being walked
  // The earlier and the later of two divisions that are one; the walk has visited the later.
  List<std::pair<InstId, InstId>> left_divisions_{scratch_};
  uint32_t color_ = 0;               // effect colour of the tile's root
  SourceOffset origin_ = kNoOffset;  // of the tile's root
};

constexpr uint32_t kStackAlignment = 16;
constexpr bool fits_int32(int64_t value) { return value == static_cast<int32_t>(value); }

}  // namespace lilt::backend::isel
