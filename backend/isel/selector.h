// The instruction selector: one reverse walk over each block (selector.cpp), which takes the tile
// of each instruction from tiles.def, and the values, addresses and calls that the rules of
// tiles.def are made of.
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
// or 1 in the low 8 bits (poison: any byte). Flags live only inside a tile: nothing is emitted
// between the instruction that sets them and its reader. A constant, the address of a frame slot
// and that of a symbol get a new register at each use.
#pragma once

#include <array>
#include <functional>
#include <initializer_list>
#include <optional>
#include <set>
#include <unordered_map>
#include <vector>

#include "backend/abi/system_v.h"
#include "backend/isel/front_array.h"
#include "backend/isel/function_facts.h"
#include "backend/isel/isel.h"
#include "backend/isel/selected_intrinsics.h"
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
  // A use that shares its register with the definition in a cell.
  static Operand tied(Register r, uint32_t definition) {
    Operand operand(r);
    operand.cell_.tied_to = static_cast<int8_t>(definition);
    return operand;
  }
  // `is_early`: written before the uses are read.
  static Operand definition(Register r, Register fixed, bool is_early) {
    Operand operand(r, fixed, true);
    operand.cell_.detail |= static_cast<uint8_t>(is_early << 1);
    return operand;
  }
  Operand(const Address& a) : cell_{.kind = mir::CellKind::MemoryBase}, address_(&a) {}
  Operand(mir::BlockId block) : Operand(mir::CellKind::Block, 0, block.index()) {}
  // `is_nounwind`: of a function that no exception leaves.
  Operand(mir::SymbolRef symbol, bool is_local, bool is_nounwind = false)
      : Operand(mir::CellKind::Symbol, static_cast<uint8_t>(is_local | is_nounwind << 1),
                symbol.index()) {}
  static Operand immediate(int64_t value) {
    return {mir::CellKind::Immediate, 0, static_cast<uint32_t>(value)};
  }
  static Operand text(uint32_t index) { return {mir::CellKind::Text, 0, index}; }
  static Operand wide_immediate(uint64_t value) {
    Operand operand(mir::CellKind::Immediate64, 0, 0);
    operand.wide_ = value;
    return operand;
  }

  // Writes the operand's cells, 3 at most, and returns the place after them. `spec`: of the row;
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

// Where values of x86_fp80 are (x87.cpp).
struct X87State {
  explicit X87State(Arena& arena) : places(arena), free_slots(arena), projections(arena) {}

  struct Place {
    mir::SlotId slot;
    ssa::BlockId block;  // of the last use, the first one that the walk comes to
  };

  // The reader of a part of a result: the walk comes to its call later.
  struct Projection {
    InstId call;
    uint32_t part;
    InstId reader;
  };
  ArenaIdMap<InstId, Place> places;     // of values; empty: none
  ArenaVector<mir::SlotId> free_slots;  // of values of the block that is selected, above here
  ArenaVector<Projection> projections;
  mir::SlotId scratch;  // for transfers between the x87 stack and registers
};

// Jumps to where r11 points; the kernel, or whoever asks for it, defines it.
inline constexpr std::string_view kThunk = x86::kIndirectThunk;

class Selector {
 public:
  Selector(const ssa::Function& function, ssa::Analyses& analyses, const SelectionOptions& options,
           mir::MachineFunction& machine, Arena& scratch);
  void run();

  // --- the function and its facts
  const ssa::Function& function() const { return function_; }
  const ssa::Instruction& operator[](InstId id) const { return function_[id]; }
  Value operand(InstId id, uint32_t index) const { return function_.operand(id, index); }
  std::span<const Value> operands(InstId id) const { return function_.operands(id); }
  // Of a call, or a `packed` instruction.
  std::span<const Value> arguments(InstId id) const {
    return operands(id).subspan((*this)[id].opcode == Opcode::Call ? 2 : 0);
  }
  Value argument_of(InstId id, uint32_t index) const { return arguments(id)[index]; }
  const ssa::ConstantPool& constants() const { return function_.constants(); }
  const ssa::TypeTable& types() const { return types_; }
  const FunctionFacts& facts() const { return facts_; }
  const SelectionOptions& options() const { return options_; }
  mir::MachineFunction& machine() { return machine_; }
  // Whether code is in the order of the text: without optimizations.
  bool keeps_text_order() const { return options_.text_order; }
  bool is_for_least_size() const { return is_for_least_size_; }
  // Whether the code may use a feature of the processor.
  bool has(ProcessorFeatures feature) const { return (machine_.features & feature) != 0; }
  Arena& scratch() { return scratch_; }
  ssa::BlockId block() const { return block_; }  // being walked
  InstId root() const { return root_; }          // of the tile
  mir::BlockId machine_block(ssa::BlockId block) const { return blocks_[block.index()]; }
  const ssa::Instruction* definition(Value value) const;
  const ssa::Instruction* single_use_definition(Value value, Opcode opcode) const;
  // The value of a constant integer or null, sign-extended (i1: 0 or 1).
  std::optional<int64_t> constant_of(Value value) const;
  // The same if it fits the immediate of an instruction.
  std::optional<int64_t> immediate_of(Value value) const;
  // The bits of a floating constant, including zeros; none for undef and poison.
  std::optional<uint64_t> floating_bits(Value value) const;
  // The bytes of a constant vector; undefined lanes are 0. None for undef and poison.
  struct PackedBytes {
    std::array<uint8_t, 32> bytes{};
    size_t size = 16;

    const uint8_t* begin() const { return bytes.data(); }
    const uint8_t* end() const { return bytes.data() + size; }
    std::string_view text() const { return {reinterpret_cast<const char*>(bytes.data()), size}; }
  };
  std::optional<PackedBytes> packed_bytes(Value value) const;

  // --- types: bytes of a value in memory, and of the operations on it in registers
  TypeId type_of(Value value) const { return function_.type_of(value); }
  unsigned width_of(TypeId type) const {
    unsigned bits = bits_of(type);
    return bits <= 8 ? 1 : bits / 8;
  }
  unsigned bits_of(TypeId type) const {
    constexpr uint8_t kKnown[] = {0, 0, 0, 0, 1, 8, 16, 32, 64, 128, 0, 0, 32, 64, 0, 0, 64};
    static_assert(ssa::kI1.index() == 4 && ssa::kFloat.index() == 12 && ssa::kPtr.index() == 16);
    if (type.index() < std::size(kKnown)) return kKnown[type.index()];
    return types_.is_pointer(type)                      ? 64
           : types_.kind(type) == ssa::TypeKind::Vector ? 8 * vector_size(type)
                                                        : types_.integer_bits(type);
  }
  unsigned vector_size(TypeId type) const { return static_cast<unsigned>(types_.size_of(type)); }
  // A value of the type is passed or returned.
  void note_passed(TypeId type) {
    if (is_packed(type)) machine_.frame.passes_ymm = true;
  }
  unsigned operation_width(TypeId type) const { return bits_of(type) == 64 ? 8 : 4; }
  MachineType machine_type(TypeId type) const {
    using enum MachineType;
    constexpr MachineType kKnown[] = {Other, Other, Other, Other, I1,     I8,  I16,   I32, I64,
                                      Other, Other, Other, Float, Double, X87, Other, I64};
    if (type.index() < std::size(kKnown)) return kKnown[type.index()];
    return types_.is_pointer(type) ? I64 : packed_type(type);
  }
  // Of a vector of 16 or 32 bytes; Other for anything else.
  MachineType packed_type(TypeId type) const;
  bool is_packed(TypeId type) const {
    return type.index() > ssa::kPtr.index() && types_.kind(type) == ssa::TypeKind::Vector;
  }
  const Tile& tile_of(Opcode opcode, TypeId type) const {
    return tile_of(operation_of(opcode), type);
  }
  const Tile& tile_of(Operation operation, TypeId type) const {
    return isel::tile_of(operation, machine_type(type));
  }

  // --- emission into the tile
  void emit(Op op, unsigned width, std::initializer_list<Operand> operands,
            Condition condition = Condition::O);
  void begin_instruction(uint16_t opcode, unsigned width, Condition condition);
  void add_operand(const Operand& operand, const mir::OperandSpec* spec);
  void end_instruction();
  // Makes the tile's last instruction define another register. Returns false if it does not define
  // `from`.
  bool redefine_last(Register from, Register to);

  // --- values (values.cpp)
  Value resolve(Value value);
  mir::Guarding guarding_of(TypeId type) const;
  mir::SlotId slot_of(InstId id) const { return slots_.contains(id) ? slots_[id] : mir::SlotId(); }
  Value step_through_conversion(Value value) const;
  bool is_kept_by_freeze(Value value) const;
  bool is_bit_if_poison(Value value, unsigned depth = 0) const;
  bool upper_bits_are_zero(Value value) const;
  bool inputs_are_zero_above(InstId phi) const;
  // The register of a value. Undef and poison are 0, so all instructions that a value becomes, and
  // all that legalization makes of one, read the same number.
  Register use(Value value);
  // The same for an operand that the instruction only passes on: undef and poison are what the
  // register holds.
  Register use_any(Value value);
  Register result(InstId id) { return registers_[id].valid() ? registers_[id] : new_result(id); }
  // Whether a user asked for the value.
  bool is_needed(InstId id) const {
    return registers_[id].valid() || (!x87_.places.empty() && x87_.places[id].slot.valid());
  }
  Register temporary() { return temporary(mir::RegClass::Gpr); }
  Register temporary(mir::RegClass register_class) { return machine_.new_register(register_class); }
  Register temporary(TypeId type) { return temporary(class_of(type)); }
  mir::RegClass class_of(TypeId type) const;
  Register materialize_integer(uint64_t bits);
  Register materialize_zero() { return materialize_integer(0); }
  std::string_view name_of(ssa::Name name) const;  // if it is a text
  mir::ValueName value_name(ssa::Name name) const {
    if (name.is_number()) return mir::ValueName::number(name.number());
    return name.is_none() ? mir::ValueName() : mir::ValueName(function_.text_of(name));
  }
  bool is_local_symbol(ssa::SymbolId symbol) const;
  mir::SymbolRef symbol_ref(ssa::SymbolId symbol);
  Address constant_address(std::string_view bytes);
  Address floating_constant(TypeId type, uint64_t bits);

  // --- results of several parts: a reader records the register that it needs, and the call, which
  // the walk reaches after all its users, defines the requested ones
  void place_part(InstId reader, InstId call, uint32_t part);
  // The register requested for a part of a call's result; none: unused.
  Register projection(InstId call, uint32_t index) const;
  // The same, or a temporary register if unused.
  Register projection_or_temporary(InstId call, uint32_t index);

  // --- addresses (address.cpp)
  AddressPattern match_address(Value pointer, InstId root = {});
  bool add_displacement(AddressPattern& pattern, int64_t amount) const;
  // `is_accessed`: the operand of a load or store; otherwise the address itself is wanted.
  Address commit(const AddressPattern& pattern, bool is_accessed = true);

  // --- the folding law (memory.cpp)
  // Whether the load after `value` may be executed at the root of the tile, as its operand.
  // Returns the load. `path_has_one_use`: this tile alone uses everything between the two.
  std::optional<InstId> foldable_load(Value value, bool path_has_one_use = true);
  Address commit_load(InstId load) { return commit(match_address(operand(load, 0))); }
  // The same, also for a floating constant other than 0, which is in memory. Returns the load; an
  // invalid one for a constant.
  std::optional<InstId> foldable_operand(Value value, bool path_has_one_use = true);
  Address commit_operand(Value value, InstId load);

  // --- what tiles leave to each other
  // Makes an earlier effect of the block the root of the tile: its loads fold, its line counts.
  void set_root(InstId id);
  // The walk leaves out an effect that the tile contains; one is left out at a time.
  void leave_out(InstId effect) { left_out_ = effect; }
  // The earlier and the later of two divisions that are one; the walk has visited the later.
  ArenaVector<std::pair<InstId, InstId>>& left_divisions() { return left_divisions_; }
  // An earlier choice and a later one that is made beside it; the walk has visited the later.
  ArenaVector<std::pair<InstId, InstId>>& left_choices() { return left_choices_; }
  // Operations with overflow that a reader of their flags has emitted, and extractions of results.
  ArenaVector<InstId>& emitted_operations() { return emitted_operations_; }
  X87State& x87() { return x87_; }

  // --- arguments and returns (control.cpp), calls (calls.cpp)
  void select_call(InstId id);
  void select_landing_pad(InstId id);
  // Of the type that a catch, or llvm.eh.typeid.for, names; Value(): null.
  uint32_t number_of_type(Value type);
  bool select_tail_call(InstId ret);
  void select_return(InstId id);
  std::optional<uint64_t> constant_count(InstId alloca_id) const;
  // A slot at the distance from the caller's stack arguments.
  mir::SlotId incoming_slot(uint32_t size, int64_t offset);
  mir::SlotId variable_arguments();
  mir::SlotId register_save_area();
  // Whether the callee zero-extends its result, as it does a bool's.
  bool is_extended_result(InstId call) const;

 private:
  template <class T>
  using List = ArenaVector<T>;

  // --- the walk (selector.cpp)
  static List<ssa::BlockId> block_order(const ssa::Function& function, ssa::Analyses& analyses,
                                        const SelectionOptions& options, Arena& scratch);
  void create_blocks();
  void note_frequencies();
  void create_edges();
  void create_labels();
  void create_slots();
  // --- variables of the program (variables.cpp)
  void note_variables();
  bool is_memory_plain() const;
  bool is_in_memory(const ssa::DebugRecord& record) const;
  void note_declared(uint32_t record);
  bool is_doubtful(uint32_t record, Value value) const;
  void note_value(uint32_t record);
  void note_argument_on_stack(uint32_t record, uint32_t argument);
  void note_phis();
  std::optional<uint32_t> debug_value_of(InstId id);
  bool has_one_register(TypeId type) const;
  Value surviving(Value value);
  bool is_placed(InstId id) const;
  void note_registers();
  std::optional<mir::DebugUse> describe_by_operand(uint32_t value);
  void join_debug_values(const std::function<uint32_t(uint32_t)>& followed);
  void follow_copies(std::unordered_map<uint32_t, uint32_t>& value_of);
  void note_definitions();
  bool is_copied(InstId id);
  uint64_t origin_key(InstId id) const;
  void set_slot(InstId id, mir::SlotId slot);
  void number_phi_inputs();
  void select_block(ssa::BlockId block);
  void select_phi_inputs(ssa::BlockId block);
  void select_instruction(InstId id);
  void select_operation(InstId id);
  void finish();
  void place_phi(InstId phi);
  void fill_phi(InstId phi, mir::Cell* cells);

  mir::Cell* room_for_operands(size_t count);
  std::span<mir::Cell> room_for_cells(size_t count);
  void end_tile();

  // --- values
  Register new_result(InstId id);
  Register materialize(ssa::ConstantId constant);
  Register materialize_any(TypeId type);
  Register materialize_floating(TypeId type, uint64_t bits);
  Register materialize_packed(TypeId type, const PackedBytes& bytes);
  Register materialize_symbol(ssa::SymbolId symbol);
  Register materialize_slot(mir::SlotId slot);
  Register materialize_block_address(ssa::ConstantId constant);

  // --- addresses
  mir::Segment segment_of(TypeId pointer) const;
  bool match_getelementptr(AddressPattern& pattern, InstId id) const;
  bool match_index(AddressPattern& pattern, Value index, uint64_t size) const;
  bool is_beside_counter(InstId id) const;

  // --- arguments, returns and calls
  void select_arguments();
  void return_value(Value value, const ssa::ParameterAttributes& attributes);
  void return_parts(Value value);
  std::optional<Value> returned_pointer() const;
  void remove_arguments(InstId call, uint32_t bytes);
  bool checks_type(InstId call, ssa::SymbolId callee) const;
  void add_type_hash(InstId call, Op op);
  ssa::SymbolId direct_callee(InstId call) const;
  bool binds_early() const;
  bool calls_by_thunk(ssa::SymbolId callee) const;
  void place_variadic_count(InstId call, const ArgumentAssigner& assigner);
  // Calls whose result is returned at once (calls_as_jumps.cpp).
  bool is_tail_call(InstId call, InstId ret) const;
  int64_t return_distance(InstId call, uint32_t stack_bytes) const;
  void move_return(int64_t distance);
  // An object that a jump's callee expects on the stack.
  struct PassedObject {
    uint64_t size;   // bytes
    int64_t offset;  // from this function's first argument on the stack
    Address source;  // apart from this function's arguments
  };
  bool is_in_place(Value object, const PassedObject& passed) const;
  Address safe_object(Value object, uint64_t size);
  std::vector<PassedObject> objects_to_move(InstId call, std::span<const ArgumentLocation> places,
                                            int64_t distance);
  void store_tail_argument(Register reg, TypeId type, int64_t offset);
  void place_tail_arguments(InstId call, ArgumentAssigner& assigner);
  void place_arguments(InstId id, ArgumentAssigner& assigner);
  void repeat_floating_arguments(InstId call);
  void align_stack(const ArgumentAssigner& assigner, size_t first, bool is_invoked);
  bool define_results(InstId id);
  void finish_results(InstId call, bool has_x87);
  // Exceptions.
  void select_branch_behind_call(InstId branch);
  void select_results_of_call(ssa::BlockId block);
  Operand called_function(ssa::SymbolId symbol, bool is_invoked);
  void add_landing_pad();
  uint32_t number_of_landing_pad(ssa::BlockId block);
  template <class Visitor>
  void for_each_type(Value clause, Visitor visit) const;
  // Inline assembly (inline_assembly.cpp).
  bool is_assembly(InstId call) const;
  void select_assembly(InstId id);
  mir::Address address_of_object(Value pointer, uint64_t size);
  void copy_object(mir::Address source, mir::Address target, uint64_t size);
  void copy_by_call(const mir::Address& source, const mir::Address& target, uint64_t size);
  static TypeId types_of_pieces(uint64_t bytes);
  void store_stack_argument(Value argument, const ssa::ParameterAttributes& attributes,
                            uint32_t offset);
  Register argument_register(Value argument, const ssa::ParameterAttributes& attributes);
  Register boolean_argument(Value argument);
  void locate_arguments();
  void load_stack_argument(uint32_t number);
  // What the stack pointer is a multiple of at calls, if the module asks for more than the frame.
  uint32_t call_alignment() const { return function_.module().header().stack_alignment; }
  void realign_stack();
  void note_saved_registers();
  void save_registers();
  void forward_variables();

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
  ArenaIdMap<InstId, Value> resolved_;      // of conversions, once known; empty until there is one
  List<InstId> debug_values_{scratch_};     // of machine_.debug_values
  std::unordered_map<uint32_t, std::optional<uint32_t>> debug_value_of_;  // by value
  std::unordered_map<uint32_t, Value> replacement_of_;                    // of removed values
  std::set<SourceOffset> copied_;  // instructions of the text that passes copied
  std::unordered_map<uint64_t, uint32_t> same_origin_;  // how many instructions; see is_copied
  ArenaIdMap<InstId, mir::SlotId> slots_;  // of static allocas, up to the last value with a slot
  X87State x87_{scratch_};
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
  bool saves_registers() const { return save_area_.valid() || saves_at_home_; }
  bool saves_at_home_ = false;   // registers of variable arguments: in the caller's room for them
  uint32_t argument_bytes_ = 0;  // of those on the stack
  mir::SlotId save_area_;        // of a variadic function; none: unused
  // The registers of a variadic function that may have variable arguments, in the order of the save
  // area: what holds them (none() for those of named arguments). Empty if nothing asks for them.
  List<std::pair<Register, Register>> saved_{scratch_};  // copy, argument register
  Register saved_count_;                   // copy of the number of vector registers; none(): unused
  List<Operand> call_operands_{scratch_};  // scratch, as are the next two
  struct PlacedArgument {
    Value value;
    const ssa::ParameterAttributes* attributes;
    ArgumentLocation place;
  };
  List<PlacedArgument> placed_arguments_{scratch_};
  bool has_landing_pads_ = false;
  ssa::BlockId landing_block_;  // where the call unwinds to that comes next; none(): nowhere
  List<std::pair<Register, Register>> call_booleans_{scratch_};  // as used, as passed
  struct Projection {
    uint32_t part = 0;
    Register reg;
    uint32_t next = 0;  // index + 1 of another part of the same call's result
  };
  List<uint32_t> first_projection_{scratch_};  // by call, index + 1; empty until there is one
  List<Projection> projections_{scratch_};
  bool is_for_least_size_ = false;  // minsize
  bool is_naked_ = false;           // the function is its assembly, without prologue
  ssa::BlockId block_;              // the block being walked
  InstId left_out_;                 // an effect of the block that a later instruction's tile has
  List<std::pair<InstId, InstId>> left_divisions_{scratch_};
  List<std::pair<InstId, InstId>> left_choices_{scratch_};
  List<InstId> emitted_operations_{scratch_};
  InstId root_;                      // of the tile
  uint32_t color_ = 0;               // effect colour of the tile's root
  SourceOffset origin_ = kNoOffset;  // of the tile's root
};

constexpr uint32_t kStackAlignment = 16;
constexpr bool is_floating(TypeId type) { return type == ssa::kFloat || type == ssa::kDouble; }
constexpr bool fits_int32(int64_t value) { return value == static_cast<int32_t>(value); }

}  // namespace lilt::backend::isel
