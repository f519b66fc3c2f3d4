// Inline assembly. Without text, programs use it as a barrier to the compiler, or to hide the
// origin of a value from it: `asm volatile ("" : "+r" (x) : : "memory")`. Text without effect
// counts as no text. Other text becomes a call whose text is complete but for the operands in
// registers and memory (template.h), and whose constraints name one place each:
//
//   %z = call i8 asm "lock cmpxchgq ${1:q}, ${2}\0A\09setz ${0:b}", "=r,r,*m"(…)
//
// `={rax}` and `{rax}` name a register, `r` and `x` leave it to the allocator, a number is the
// place of that result, `&` marks a result that is written early. Flags and the x87 stack are not
// operands of machine instructions: added text before and after reads and writes them.
#include <string>
#include <vector>

#include "backend/legalize/assembly/assembly_operands.h"
#include "backend/legalize/assembly/intel_syntax.h"
#include "backend/legalize/assembly/template.h"
#include "backend/legalize/emitter.h"
#include "backend/legalize/names.h"
#include "backend/legalize/steps.h"
#include "emit/x86/assembly_constraints.h"
#include "emit/x86/assembly_template.h"
#include "emit/x86/assembly_text.h"
#include "emit/x86/register_syntax.h"
#include "ir/ssa/callee.h"
#include "ir/support/text.h"

namespace lilt::backend {

using x86::Register;

namespace {

constexpr uint32_t kAlignment = 16;  // of operands that get a place in memory

class AssemblyCall {
 public:
  AssemblyCall(Emitter& emit, InstId id, uint32_t number)
      : emit_(emit),
        function_(emit.function()),
        constants_(function_.constants()),
        callee_(function_.operand(id, 1).constant()),
        id_(id),
        number_(number) {
    emit_.set_position(id);
  }

  // Replaces the call. Returns an empty string, or the obstacle; then the call is unchanged.
  std::string lower() {
    std::string_view text = constants_.bytes(constants_.elements(callee_)[0].constant());
    std::string problem =
        check_clobbers(constants_.bytes(constants_.elements(callee_)[1].constant()));
    if (!problem.empty()) return problem;
    if (x86::is_assembly_without_effect(text)) return lower_barrier(), std::string();
    const bool is_intel = (constants_[callee_].flags & ssa::assembly_flag::IntelDialect) != 0;
    problem = place_operands(function_, id_, places_);
    if (!problem.empty()) return problem;
    number_operands();
    std::string completed;
    problem = complete_template(function_, text, places_, unique_number(), is_intel, completed);
    if (is_intel) completed = in_att_syntax(completed);
    // The text of a module with `module asm` goes to the system's assembler, which knows more.
    const bool has_other_assembler = !function_.module().header().inline_assembly.empty();
    if (problem.empty() && !has_other_assembler) problem = try_text(completed);
    if (problem.empty()) replace(framed(completed));
    return problem;
  }

 private:
  // --- no text

  void lower_barrier() {
    TypeId type = function_[id_].type;
    bool has_parts = function_.types().is_aggregate(type);
    size_t count = type == ssa::kVoid ? 0 : has_parts ? function_.types().members(type).size() : 1;
    std::vector<Value> parts;
    for (const x86::AssemblyOutput& output :
         x86::outputs_of(constants_.bytes(constants_.elements(callee_)[1].constant()))) {
      if (!output.is_result())
        store_hidden(output);
      else if (parts.size() < count)
        parts.push_back(hidden_value(
            output.input, has_parts
                              ? function_.types().member(type, static_cast<uint32_t>(parts.size()))
                              : type));
    }
    replace_result(parts);
    // Emits no code; memory accesses do not move across it.
    emit_.make(Opcode::Fence, ssa::kVoid, {}, 0,
               static_cast<uint8_t>(ssa::AtomicOrdering::AcquireRelease));
    function_.erase(id_);
  }

  bool is_argument(uint32_t argument) const {
    return argument != x86::AssemblyOutput::kNone && argument + 2 < function_[id_].operand_count;
  }

  // An indirect output gets the argument that is tied to it.
  void store_hidden(const x86::AssemblyOutput& output) {
    if (is_argument(output.input) && is_argument(output.address))
      store(function_.operand(id_, output.input + 2), function_.operand(id_, output.address + 2),
            function_.annotations().attributes(id_, output.address).element);
  }
  // An input that is tied to memory may be wider: then the memory is its low bits.
  void store(Value value, Value address, TypeId element) {
    const ssa::TypeTable& types = function_.types();
    const TypeId type = function_.type_of(value);
    if (element.valid() && element != type && types.is_integer(element) && types.is_integer(type))
      value = emit_.resize_unsigned(value, element);
    emit_.store(value, address, 1);
  }

  // The argument that a result is tied to; types of different width share the low bits.
  Value hidden_value(uint32_t argument, TypeId type) {
    if (!is_argument(argument))
      return emit_.make(Opcode::Freeze, type, {Value(function_.constants().undef(type))});
    Value value = function_.operand(id_, argument + 2);
    TypeId from = function_.type_of(value);
    const ssa::TypeTable& types = function_.types();
    if (types.is_integer(from) && types.is_integer(type)) return emit_.resize_unsigned(value, type);
    if (types.is_integer(from) && types.is_pointer(type))
      return emit_.cast(Opcode::IntToPtr, value, type);
    bool is_address = types.is_pointer(from) && types.is_integer(type);
    return emit_.cast(is_address ? Opcode::PtrToInt : Opcode::BitCast, value, type);
  }

  // --- the text

  // The same in every compilation of the function, and different in other functions of the module.
  uint64_t unique_number() const {
    uint32_t hash = 2166136261;  // Fowler, Noll, Vo: FNV-1a
    for (char c : function_.name()) hash = (hash ^ static_cast<uint8_t>(c)) * 16777619;
    return uint64_t{hash} << 20 | number_;
  }

  static bool is_passed(const AssemblyOperand& operand) {
    return operand.is_placed() && !operand.is_result();
  }
  // Memory that is read and written is one operand.
  static bool is_same_memory(const AssemblyOperand& operand) {
    return operand.place == AssemblyPlace::Memory && operand.tied_to >= 0;
  }
  const AssemblyOperand& partner_of(const AssemblyOperand& operand) const {
    return places_.operands[static_cast<size_t>(operand.tied_to)];
  }

  void number_operands() {
    uint32_t next = 0;
    for (AssemblyOperand& operand : places_.operands)
      if (operand.is_result()) operand.number = next++;
    for (AssemblyOperand& operand : places_.operands)
      if (is_passed(operand))
        operand.number = is_same_memory(operand) ? partner_of(operand).number : next++;
  }

  // Asks the assembler, with some registers. Returns an empty string, or the statement that it does
  // not accept.
  std::string try_text(std::string_view text) const {
    size_t count = places_.operands.size();
    std::vector<mir::Cell> cells(3 * count);
    std::vector<const mir::Cell*> by_number(count);
    for (size_t i = 0; i < count; ++i) {
      const AssemblyOperand& operand = places_.operands[i];
      if (!operand.is_placed()) continue;
      mir::Cell* cell = &cells[3 * i];
      Register some = operand.place == AssemblyPlace::Xmm ? x86::xmm(i % 16) : Register(1 + i % 4);
      cell->kind = mir::CellKind::Register;
      cell->set_register(operand.named().valid() ? operand.named() : some);
      if (!operand.is_in_register())
        mir::Address::of_register(x86::rcx).to_cells(*reinterpret_cast<mir::Cell(*)[3]>(cell));
      by_number[operand.number] = cell;
    }
    x86::AssembledText assembled;
    return x86::TextAssembler().assemble(x86::expand_template(text, by_number, {}), assembled);
  }

  // `name` and the operand's number.
  static void append_instruction(std::string& text, std::string_view name,
                                 const AssemblyOperand& operand, std::string_view modifier) {
    append_decimal((text += name) += " ${", uint64_t{operand.number});
    (text += modifier) += "}\n\t";
  }

  // fld or fstp of an operand's memory.
  static void append_x87(std::string& text, std::string_view name, const AssemblyOperand& operand) {
    bool is_float = operand.type == ssa::kFloat, is_double = operand.type == ssa::kDouble;
    append_instruction(text,
                       std::string(name) + (is_float    ? 's'
                                            : is_double ? 'l'
                                                        : 't'),
                       operand, {});
  }

  const AssemblyOperand* x87_operand(bool is_output, uint32_t depth) const {
    for (const AssemblyOperand& operand : places_.operands)
      if (operand.place == AssemblyPlace::X87 && operand.is_output == is_output &&
          operand.depth == depth)
        return &operand;
    return nullptr;
  }

  // Inputs are pushed, the deepest first. After the text, the results are on top; below them are
  // the inputs that the text does not declare as popped (by a tie or a clobber).
  std::string framed(const std::string& text) const {
    std::string before, after;
    uint32_t left = 0;
    for (uint32_t depth = 8; depth-- > 0;)
      if (const AssemblyOperand* input = x87_operand(false, depth)) {
        append_x87(before, "fld", *input);
        left += input->tied_to < 0 && (places_.x87_clobbers >> depth & 1) == 0;
      }
    for (const AssemblyOperand& operand : places_.operands)
      if (operand.place == AssemblyPlace::Condition)
        append_instruction(after, "set" + std::string(operand.condition), operand, ":b");
    for (uint32_t depth = 0; depth < 8; ++depth)
      if (const AssemblyOperand* output = x87_operand(true, depth))
        append_x87(after, "fstp", *output);
    for (; left != 0; --left) after += "fstp %st(0)\n\t";
    if (after.empty()) return before + text;
    after.resize(after.size() - 2);
    return before + text + "\n\t" + after;
  }

  // --- the new call

  void add_constraint(std::string_view mark, std::string_view rest) {
    if (!constraints_.empty()) constraints_ += ',';
    (constraints_ += mark) += rest;
  }
  void add_register(std::string_view mark, Register reg) {
    add_constraint(mark, "{");
    (constraints_ += x86::register_name(reg, 8)) += '}';
  }
  void add_place(std::string_view mark, const AssemblyOperand& operand) {
    if (operand.named().valid()) return add_register(mark, operand.named());
    add_constraint(mark, operand.place == AssemblyPlace::Xmm ? "x" : "r");
  }

  // The memory of x87 operands is written after the text: no result may be in its address.
  void add_result(const AssemblyOperand& operand) {
    bool is_early = operand.is_early || places_.has_x87 ||
                    (operand.named().valid() && places_.clobbers.contains(operand.named()));
    add_place(is_early ? "=&" : "=", operand);
    results_.push_back(passed_type(operand));
  }

  void pass(AssemblyOperand& operand) {
    if (!operand.is_in_register()) {
      if (!operand.is_indirect) move_to_memory(operand);
      add_constraint("*m", "");
      return arguments_.push_back(operand.value);
    }
    arguments_.push_back(as_passed(operand, operand.value));
    if (operand.tied_to < 0 || operand.named().valid()) return add_place("", operand);
    add_constraint("", "");
    append_decimal(constraints_, uint64_t{partner_of(operand).number});
  }

  void move_to_memory(AssemblyOperand& operand) {
    Value object = emit_.frame_object(operand.type, kAlignment);
    if (!operand.is_output) emit_.store(operand.value, object, kAlignment);
    operand.value = object;
  }

  // The type of an operand in a register.
  TypeId passed_type(const AssemblyOperand& operand) const {
    ssa::TypeTable& types = function_.types();
    if (operand.place == AssemblyPlace::Condition) return ssa::kI8;
    if (operand.place == AssemblyPlace::General) {
      if (operand.type == ssa::kPtr) return ssa::kPtr;
      return types.integer(8 * width_in_general(types, operand.type));
    }
    unsigned width = width_in_vector(function_, operand.type);
    if (width > 16) return types.vector(width / 8, ssa::kI64);
    return width == 4 ? ssa::kFloat : width == 8 ? ssa::kDouble : ssa::kFp128;
  }

  Value as_passed(const AssemblyOperand& operand, Value value) {
    TypeId to = passed_type(operand);
    if (operand.type == to) return value;
    if (operand.type == ssa::kI1) return emit_.resize_unsigned(value, to);
    return emit_.cast(Opcode::BitCast, value, to);
  }

  void replace(const std::string& text) {
    x86::RegSet left = places_.clobbers;
    for (const AssemblyOperand& operand : places_.operands)
      if (operand.is_result()) add_result(operand);
    for (AssemblyOperand& operand : places_.operands) {
      if (is_passed(operand) && !is_same_memory(operand)) pass(operand);
      if (is_same_memory(operand) && !operand.is_indirect)  // what the memory begins with
        store(operand.value, partner_of(operand).value, partner_of(operand).element);
      if (operand.is_result() && operand.named().valid()) left.erase(operand.named());
    }
    left.for_each([&](Register reg) { add_register("~", reg); });
    TypeId type = results_.empty()       ? ssa::kVoid
                  : results_.size() == 1 ? results_[0]
                                         : function_.types().literal_struct(results_, false);
    Value call = emit_.assembly(text, constraints_, type, arguments_);
    function_.annotations().copy_function_attributes(function_.annotations(), id_, call.local());
    std::vector<Value> parts;
    for (const AssemblyOperand& operand : places_.operands) {
      if (!operand.is_output || operand.is_indirect) continue;
      const Value result = result_of(operand, call);
      if (operand.stored_to.valid())
        store(result, operand.stored_to, operand.element);
      else
        parts.push_back(result);
    }
    replace_result(parts);
    function_.erase(id_);
  }

  void replace_result(std::span<const Value> parts) {
    TypeId type = function_[id_].type;
    if (type == ssa::kVoid) return;
    function_.track_uses();
    if (!function_.types().is_aggregate(type)) return function_.replace_all_uses(id_, parts[0]);
    Value whole = function_.constants().poison(type);
    for (uint32_t i = 0; i < parts.size(); ++i) whole = emit_.insert_value(whole, parts[i], i);
    function_.replace_all_uses(id_, whole);
  }

  Value result_of(const AssemblyOperand& operand, Value call) {
    if (!operand.is_in_register()) return emit_.load(operand.type, operand.value, kAlignment);
    Value value = results_.size() == 1 ? call : emit_.extract_value(call, operand.number);
    if (function_.type_of(value) == operand.type) return value;
    bool is_truth = operand.place == AssemblyPlace::Condition || operand.type == ssa::kI1;
    return is_truth ? emit_.resize_unsigned(value, operand.type)
                    : emit_.cast(Opcode::BitCast, value, operand.type);
  }

  Emitter& emit_;
  ssa::Function& function_;
  const ssa::ConstantPool& constants_;
  ssa::ConstantId callee_;
  InstId id_;
  uint32_t number_;
  AssemblyOperands places_;
  std::string constraints_;
  std::vector<Value> arguments_;
  std::vector<TypeId> results_;
};

}  // namespace

bool lower_inline_assembly(ssa::Function& function, Diagnostics& diagnostics, Arena& scratch) {
  const size_t errors = diagnostics.error_count();
  Emitter emit(function, scratch);
  uint32_t count = 0;
  for (ssa::BlockId block : function.blocks())
    for (InstId id = function[block].first, next; id.valid(); id = next) {
      next = function.next(id);
      if (function[id].opcode != Opcode::Call || !is_assembly(function, id)) continue;
      const SourceOffset offset = function.offset_of(id);
      std::string problem = AssemblyCall(emit, id, count++).lower();
      if (!problem.empty())
        ssa::report_error(function.module(), offset, "inline assembly is not supported: " + problem,
                          diagnostics);
    }
  return diagnostics.error_count() == errors;
}

}  // namespace lilt::backend
