// Reports IR that lilt cannot compile yet, at its source location, and finds the steps of
// legalization that a function needs: one walk over its instructions.
//
// Idea. While a function has plain types only (leaves.h), its locals are checked where they are
// defined, not where they are used. The first other type turns on the checks of all operands.
#include <algorithm>
#include <string>
#include <vector>

#include "backend/abi/system_v.h"
#include "backend/legalize/intrinsics/intrinsic_table.h"
#include "backend/legalize/intrinsics/memory_copies.h"
#include "backend/legalize/names.h"
#include "backend/legalize/steps.h"
#include "backend/legalize/types/leaves.h"
#include "ir/ssa/exceptions.h"
#include "ir/support/words.h"

namespace lilt::backend {

namespace {

// Limits of machine IR: cells of one instruction, and displacements within the frame.
constexpr uint32_t kMaxPhiEntries = 30000;
constexpr uint32_t kMaxArguments = 30000;
constexpr uint64_t kMaxFrame = uint64_t{1} << 30;
constexpr uint32_t kMaxAllocaAlignment = 1 << 16;
constexpr uint32_t kMaxIntegerBits = 1024;

class SupportCheck {
 public:
  SupportCheck(const ssa::Function& function, Diagnostics& diagnostics, LegalizationNeeds& needs,
               Arena& scratch)
      : function_(function),
        types_(function.types()),
        diagnostics_(diagnostics),
        needs_(needs),
        pending_(scratch),
        split_types_(scratch) {}

  bool run() {
    size_t errors = diagnostics_.error_count();
    needs_ = LegalizationNeeds::none();
    check_signature();
    add_needs_of_attributes();
    for (BlockId block : function_.blocks())
      for (InstId id = function_[block].first; id.valid(); id = function_.next(id))
        check_instruction(id);
    add_needs_of_expansions();
    return diagnostics_.error_count() == errors;
  }

 private:
  void report(SourceOffset offset, std::string message) {
    ssa::report_error(function_.module(), offset, std::move(message), diagnostics_);
  }
  void report(InstId id, std::string message) {
    report(function_.offset_of(id), std::move(message));
  }

  // Types that a machine register holds.
  bool is_machine_type(TypeId type) const {
    return type == ssa::kVoid || type == ssa::kI1 || type == ssa::kI8 || type == ssa::kI16 ||
           type == ssa::kI32 || type == ssa::kI64 || is_flat_pointer(type) || type == ssa::kFloat ||
           type == ssa::kDouble || type == ssa::kX86Fp80;
  }

  // Types that legalization splits into machine types.
  bool is_split_type(TypeId type) {
    switch (types_.kind(type)) {
      case ssa::TypeKind::Integer:
        return types_.integer_bits(type) <= kMaxIntegerBits;
      case ssa::TypeKind::Half:
      case ssa::TypeKind::BFloat:
      case ssa::TypeKind::Fp128:
        return true;
      case ssa::TypeKind::Vector:
        if (types_[type].element == ssa::kFp128) return false;
        [[fallthrough]];
      case ssa::TypeKind::Array:
      case ssa::TypeKind::Struct:
        return are_split_parts(type);
      default:
        return false;
    }
  }

  // Pointers of 64 bits: the usual ones, and those relative to gs, fs and ss.
  bool is_flat_pointer(TypeId type) const {
    uint32_t space = types_.is_pointer(type) ? types_[type].bits : UINT32_MAX;
    return space == 0 || (space >= 256 && space <= 258);
  }

  bool are_split_parts(TypeId type) {
    if (split_types_.size() <= type.index()) split_types_.resize(types_.size());
    Answer& known = split_types_[type.index()];
    if (known == Answer::Unknown) known = are_parts_supported(type) ? Answer::Yes : Answer::No;
    return known == Answer::Yes;
  }

  bool are_parts_supported(TypeId type) {
    if (count_parts(types_, type) > kMaxParts) return false;
    ArenaVector<Leaf> leaves(split_types_.get_allocator());
    append_leaves(types_, type, leaves);
    return std::ranges::all_of(leaves, [&](const Leaf& leaf) {
      const TypeId part = part_type(types_, lane_type(types_, leaf.type));
      needs_.x87 |= part == ssa::kX86Fp80;
      return is_machine_type(part);
    });
  }

  // role: "the result of", "an operand of", "a constant in".
  bool check_type(TypeId type, InstId id, const char* role) {
    return is_plain_type(type) || check_other_type(type, id, role);
  }

  bool check_other_type(TypeId type, InstId id, const char* role) {
    has_other_types_ = true;
    if (type == ssa::kX86Fp80) needs_.x87 = true;
    if (type == ssa::kFp128) needs_.quadruple = true;
    if (is_machine_type(type)) return true;
    if (is_split_type(type)) return true;
    report(id, "type '" + types_.to_string(type) + "' is not supported yet as " + role + " '" +
                   name_of(id) + "'");
    return false;
  }

  // flatten_signatures checks the types of parameters and results.
  void check_signature() {
    SourceOffset offset = function_.module()[function_.symbol()].offset;
    if (function_.argument_count() > kMaxArguments)
      report(offset, "a function with more than " + std::to_string(kMaxArguments) +
                         " parameters is not supported");
    has_other_types_ = !is_plain_type(types_[function_.type()].element);
    bool has_error = false;
    for (uint32_t i = 0; i < function_.argument_count(); ++i) {
      TypeId type = function_[function_.argument(i)].type;
      has_other_types_ |= !is_plain_type(type);
      if (type != ssa::kPtr) continue;
      const ssa::ParameterAttributes& attributes = parameter_attributes(function_, i);
      needs_.signatures |= attributes.by_value.valid();
      has_error |= attributes.swift_error;
    }
    if (own_convention(function_) != ssa::CallingConvention::C)
      check_own_convention(offset, has_error);
  }

  void add_needs_of_attributes() {
    using namespace ssa::function_attribute;
    const ssa::Symbol& symbol = function_.module()[function_.symbol()];
    if ((symbol.function_attributes & (AnyStackProtector | HasRequests)) == 0) return;
    needs_.stack_guards = (symbol.function_attributes & AnyStackProtector) != 0;
    needs_.critical_edges |= needs_.stack_guards;
    if ((symbol.function_attributes & HasRequests) == 0) return;
    const ssa::FunctionRequests& requests =
        function_.module().header().requests.at(function_.symbol().index());
    has_thunks_ = (requests.mitigations & ssa::mitigation::ThunkCalls) != 0;
    needs_.instruments = !requests.entry_call.empty() || !requests.exit_call.empty();
  }

  void check_own_convention(SourceOffset offset, bool has_error) {
    needs_.must_tail_calls = true;  // the step checks what needs a flattened signature
    has_fixed_stack_ = own_convention(function_) == ssa::CallingConvention::Ghc;
    const ssa::CallingConvention convention = own_convention(function_);
    const std::string_view name = ssa::kCallingConventionNames[static_cast<size_t>(convention)];
    needs_.swift_errors |= has_error || is_popped_by_callee(convention);
    needs_.signatures |= needs_.swift_errors;
    needs_.illegal_types |= needs_.swift_errors;
    if (types_[function_.type()].variadic && convention != ssa::CallingConvention::Win64)
      report(offset, "a function of convention '" + std::string(name) +
                         "' with variable arguments is not supported");
    if (convention != ssa::CallingConvention::Win64) return;
    check_win64_type(offset, types_[function_.type()].element, {});
    for (uint32_t i = 0; i < function_.argument_count(); ++i)
      check_win64_type(offset, function_[function_.argument(i)].type,
                       parameter_attributes(function_, i));
  }

  // Other values are passed in memory of the caller: front ends do so themselves.
  void check_win64_type(SourceOffset offset, TypeId type,
                        const ssa::ParameterAttributes& attributes) {
    if (is_plain_type(type) && !attributes.by_value.valid()) return;
    report(offset, "type '" + types_.to_string(type) +
                       "' is not supported in a signature of convention 'win64cc'");
  }

  void check_called_convention(InstId id) {
    needs_.must_tail_calls = true;
    for (uint32_t i = 2; i < function_[id].operand_count; ++i)
      needs_.swift_errors |= call_attributes(function_, id, i - 2).swift_error;
    needs_.signatures |= needs_.swift_errors;
    needs_.illegal_types |= needs_.swift_errors;
    if (call_convention(function_, id) != ssa::CallingConvention::Win64) return;
    const SourceOffset offset = function_.offset_of(id);
    check_win64_type(offset, function_[id].type, {});
    for (uint32_t i = 2; i < function_[id].operand_count; ++i)
      check_win64_type(offset, function_.type_of(function_.operand(id, i)),
                       call_attributes(function_, id, i - 2));
  }

  [[gnu::always_inline]] void check_instruction(InstId id) {
    const ssa::Instruction& instruction = function_[id];
    if (instruction.opcode == Opcode::Call && !called_intrinsic(function_, id).empty())
      return check_intrinsic(id);
    if (!check_opcode(id)) return;
    if (!check_type(instruction.type, id, "the result of")) return;
    for (Value operand : function_.operands(id)) {
      if (operand.is_constant()) {
        const ssa::Constant& constant = function_.constants()[operand.constant()];
        if (!check_type(constant.type, id, "an operand of")) return;
        if (!is_leaf(constant.kind) && !check_nested_constants(id, operand.constant())) return;
      } else if (has_other_types_ && operand.is_local()) {
        if (!check_type(function_[operand.local()].type, id, "an operand of")) return;
      }
    }
    if (instruction.opcode == Opcode::Alloca) check_alloca(id);
    if (instruction.opcode == Opcode::Call) check_call(id);
    if (instruction.opcode == Opcode::Phi && instruction.operand_count / 2 > kMaxPhiEntries)
      report(id, "a phi with more than " + std::to_string(kMaxPhiEntries) +
                     " entries is not supported");
  }

  std::string name_of(InstId id) const { return std::string(ssa::info(function_[id].opcode).name); }

  bool check_opcode(InstId id) {
    switch (function_[id].opcode) {
      case Opcode::Fence:
      case Opcode::CmpXchg:
      case Opcode::AtomicRMW:
        return needs_.atomics = true;
      case Opcode::Load:
      case Opcode::Store:
        needs_.atomics |= function_[id].subcode != 0;
        return true;
      case Opcode::VAArg:
        return needs_.variable_arguments = true;
      case Opcode::CondBr:
        return needs_.critical_edges = true;
      case Opcode::Switch:
        return needs_.switches = true;
      case Opcode::IndirectBr:
        if (has_thunks_)
          report(id, "an 'indirectbr' in a function with retpolines is not supported");
        return needs_.indirect_branches = true;
      case Opcode::GetElementPtr:
        return needs_.getelementptrs = true;
      case Opcode::Packed:  // the backend's own
        report(id, "instruction 'packed' is not supported in an input");
        return false;
      case Opcode::Invoke:
      case Opcode::LandingPad:
      case Opcode::Resume:
        return check_exception(id);
      default:
        return check_operation(id, function_[id].opcode, function_[id].type,
                               function_.operands(id));
    }
  }

  // False for a landingpad, whose operands are not values that code computes with.
  [[gnu::cold]] bool check_exception(InstId id) {
    needs_.invokes = needs_.critical_edges = needs_.signatures = true;
    if (function_[id].opcode == Opcode::LandingPad) check_landing_pad(id);
    if (function_[id].opcode == Opcode::Resume)
      check_exception_type(id, function_.type_of(function_.operand(id, 0)));
    if (function_[id].opcode == Opcode::Invoke && !ssa::may_be_invoked(function_, id))
      report(id,
             "an 'invoke' of convention 'ghccc', 'preserve_nonecc', 'tailcc' or 'swifttailcc', or "
             "of a "
             "function that returns twice, is not supported");
    if (function_[id].operand_count > kMaxArguments)
      report(id, "a call with more than " + std::to_string(kMaxArguments) +
                     " arguments is not supported");
    return function_[id].opcode != Opcode::LandingPad;
  }

  // The registers in which the unwinder passes an exception, and types that a table can hold.
  bool check_exception_type(InstId id, TypeId type) {
    const std::span<const TypeId> parts = types_.members(type);
    const bool is_passed = types_.kind(type) == ssa::TypeKind::Struct && parts.size() == 2 &&
                           parts[0] == ssa::kPtr && parts[1] == ssa::kI32;
    if (!is_passed)
      report(id, "a '" + std::string(ssa::info(function_[id].opcode).name) +
                     "' of a type other than { ptr, i32 } is not supported");
    return is_passed;
  }
  void check_landing_pad(InstId id) {
    has_other_types_ = true;
    if (!check_exception_type(id, function_[id].type)) return;
    for (Value clause : function_.operands(id))
      if (!is_type_info(clause))
        return report(id, "a clause other than the address of a symbol, or null, is not supported");
  }
  bool is_type_info(Value clause) const {
    const ssa::ConstantPool& pool = function_.constants();
    switch (pool[clause.constant()].kind) {
      case ssa::ConstantKind::Aggregate:
        return std::ranges::all_of(pool.elements(clause.constant()),
                                   [this](Value element) { return is_type_info(element); });
      case ssa::ConstantKind::Symbol:
      case ssa::ConstantKind::Null:
      case ssa::ConstantKind::Zero:
        return true;
      default:
        return false;
    }
  }

  // The operation of an instruction, or of a constant expression among its operands.
  bool check_operation(InstId id, Opcode opcode, TypeId type, std::span<const Value> operands) {
    switch (opcode) {
      case Opcode::FRem:
        return needs_.floating_remainders = true;
      case Opcode::FPTrunc:
        if (type != ssa::kBFloat || function_.type_of(operands[0]) != ssa::kFp128) return true;
        report(id, "'fptrunc' from fp128 to bfloat is not supported");
        return false;
      case Opcode::UDiv:
      case Opcode::SDiv:
      case Opcode::URem:
      case Opcode::SRem:
        return check_division(id, opcode, type);
      default:
        return true;
    }
  }

  bool check_division(InstId id, Opcode opcode, TypeId type) {
    if (types_.kind(type) == ssa::TypeKind::Vector) type = types_[type].element;
    if (types_.integer_bits(type) <= 128) return true;
    report(id, "'" + std::string(ssa::info(opcode).name) +
                   "' of integers of more than 128 bits is not supported");
    return false;
  }

  // Of a constant whose type was checked.
  bool check_constant(InstId id, ssa::ConstantId root) {
    return is_leaf(function_.constants()[root].kind) || check_nested_constants(id, root);
  }

  static constexpr bool is_leaf(ssa::ConstantKind kind) {
    using enum ssa::ConstantKind;
    return kind == Integer || kind == Floating || kind == Null || kind == Symbol || kind == Undef ||
           kind == Poison;
  }

  // Level by level.
  bool check_nested_constants(InstId id, ssa::ConstantId root) {
    pending_.assign(1, root);
    while (!pending_.empty()) {
      ssa::ConstantId at = pending_.back();
      pending_.pop_back();
      const ssa::Constant& constant = function_.constants()[at];
      if (!check_type(constant.type, id, "a constant in")) return false;
      if (constant.kind == ssa::ConstantKind::InlineAssembly) needs_.assembly = true;
      bool is_expression = constant.kind == ssa::ConstantKind::Expression;
      if (!is_expression && constant.kind != ssa::ConstantKind::Aggregate) continue;
      needs_.constant_expressions |= is_expression;
      std::span<const Value> elements = function_.constants().elements(at);
      if (is_expression && !check_operation(id, constant.opcode, constant.type, elements))
        return false;
      for (Value element : elements)
        if (element.is_constant()) pending_.push_back(element.constant());
    }
    return true;
  }

  // The table lists the supported intrinsics. Hints are dropped: their operands may have any type.
  void check_intrinsic(InstId id) {
    std::string_view name = called_intrinsic(function_, id);
    if (has_fixed_stack_ &&
        (name.starts_with("llvm.frameaddress") || name.starts_with("llvm.stackrestore")))
      return report(
          id, "intrinsic '@" + std::string(name) + "' is not supported in convention 'ghccc'");
    const IntrinsicRow* row = intrinsic_row_of(function_, id);
    if (row == nullptr)
      return report(id, "intrinsic '@" + std::string(name) + "' is not supported yet");
    if ((row->needs & ~function_.features()) != 0)
      return report(id, "intrinsic '@" + std::string(name) +
                            "' needs a feature that the function's processor lacks");
    if (!check_special_intrinsic(id, *row)) return;
    needs_.intrinsics |= row->rule != keep_for_selector;
    if (row->rule == drop) return;
    needs_.getelementptrs = true;
    has_expansions_ |= !row->stays_plain;
    needs_.reductions |= row->rule == expand_reduction;
    needs_.floating_remainders |= row->rule == expand_constrained;
    needs_.variable_arguments |= row->rule == keep_for_variable_arguments;
    if (!check_type(function_[id].type, id, "the result of")) return;
    bool is_library = row->rule == call_library || row->rule == expand_power_of_integer ||
                      row->rule == expand_constrained;
    if (is_library && is_wider(function_[id].type, kLibraryWhole))
      return refuse_intrinsic(id, function_[id].type);
    for (Value operand : function_.operands(id).subspan(2)) {
      TypeId type = function_.type_of(operand);
      if (type == ssa::kMetadata) continue;
      bool is_packed = row->rule == expand_masked_access && is_bit_packed_vector(types_, type);
      bool is_mask = is_packed && types_[type].element == ssa::kI1;
      if (is_packed && !is_mask) return refuse_intrinsic(id, type);
      bool is_far = types_.is_pointer(type) && type != ssa::kPtr && !is_short_copy(id, name);
      if (is_far || (is_library && is_wider(type, kLibraryExponent)))
        return refuse_intrinsic(id, type);
      if (!check_type(type, id, "an operand of")) return;
      if (operand.is_constant() && !check_constant(id, operand.constant())) return;
    }
  }

  // What a rule of the table requires besides types.
  bool check_special_intrinsic(InstId id, const IntrinsicRow& row) {
    const size_t errors = diagnostics_.error_count();
    const std::string name = "intrinsic '@" + std::string(called_intrinsic(function_, id)) + "'";
    const std::span<const Value> arguments = function_.operands(id).subspan(2);
    if (row.rule == expand_read_register &&
        !is_one_of(named_register(function_, id), {"rsp", "esp", "rbp", "ebp"}))
      report(id, name + " of a register other than rsp and rbp is not supported");
    if (row.rule == expand_vector_length && is_true(arguments[2]))
      report(id, name + " of scalable vectors is not supported");
    if (row.rule == expand_fixed_quotient && is_wider(function_[id].type, ssa::kI64))
      refuse_intrinsic(id, function_[id].type);
    if (row.rule == expand_get_environment || row.rule == expand_set_environment) {
      const TypeId type =
          arguments.empty() ? function_[id].type : function_.type_of(arguments.front());
      if (types_.integer_bits(type) != bits_of_environment(row.name)) refuse_intrinsic(id, type);
    }
    const bool says_rounding = row.rule == expand_rounded ||
                               (row.rule == expand_masked_conversion && arguments.size() == 4);
    if (says_rounding && function_.constants()[arguments.back().constant()].bits != 4)
      report(id, name + " with a rounding of its own is not supported");
    if (row.name == "llvm.stackprotector" && !is_alloca(arguments[1]))
      report(id, name + " of a place other than an alloca is not supported");
    if ((row.name == "llvm.type.test" || row.rule == expand_checked_load) && is_read_as_truth(id))
      report(id, name + " whose result is not assumed is not supported: control-flow integrity");
    return diagnostics_.error_count() == errors;
  }

  bool is_alloca(Value value) const {
    return value.is_local() && function_[value.local()].opcode == Opcode::Alloca;
  }
  bool is_true(Value value) const {
    return value.is_constant() && function_.constants()[value.constant()].bits != 0;
  }

  // Whether something besides llvm.assume reads the truth that a test of types gives: its result,
  // or the second member of that.
  bool is_read_as_truth(InstId test) {
    if (truths_.empty()) note_truths();
    return truths_[test.index()];
  }
  void note_truths() {
    truths_.resize(function_.value_count());
    auto for_each = [&](auto visit) {
      for (BlockId block : function_.blocks())
        for (InstId id = function_[block].first; id.valid(); id = function_.next(id)) visit(id);
    };
    for_each([&](InstId id) {
      if (function_[id].opcode == Opcode::ExtractValue ||
          called_intrinsic(function_, id) == "llvm.assume")
        return;
      for (Value operand : function_.operands(id))
        if (operand.is_local()) truths_[operand.local().index()] = true;
    });
    for_each([&](InstId id) {
      const bool is_second = function_[id].opcode == Opcode::ExtractValue &&
                             is_true(function_.operand(id, 1)) && truths_[id.index()];
      if (is_second && function_.operand(id, 0).is_local())
        truths_[function_.operand(id, 0).local().index()] = true;
    });
  }

  void refuse_intrinsic(InstId id, TypeId type) {
    report(id, "intrinsic '@" + std::string(called_intrinsic(function_, id)) +
                   "' is not supported at type '" + types_.to_string(type) + "'");
  }

  // Of integers, and vectors of them.
  bool is_wider(TypeId type, TypeId than) const {
    if (types_.kind(type) == ssa::TypeKind::Vector) type = types_[type].element;
    return types_.is_integer(type) && types_.integer_bits(type) > types_.integer_bits(than);
  }

  // Whether no library function is called: those take pointers of the default address space only.
  bool is_short_copy(InstId id, std::string_view name) const {
    if (!name.starts_with("llvm.mem")) return false;
    Value length = function_.operand(id, 4);
    return length.is_constant() &&
           function_.constants()[length.constant()].kind == ssa::ConstantKind::Integer &&
           function_.constants()[length.constant()].bits <= std::min(kMaxCopy, kMaxFill);
  }

  // The number of objects of an alloca; 1 if it is not constant.
  uint64_t known_count(Value count) const {
    if (!count.is_constant()) return 1;
    const ssa::Constant& constant = function_.constants()[count.constant()];
    if (constant.kind == ssa::ConstantKind::Integer) return constant.bits;
    if (constant.kind != ssa::ConstantKind::WideInteger) return 1;
    std::span<const uint64_t> words = function_.constants().words(count.constant());
    bool is_huge = std::any_of(words.begin() + 1, words.end(), [](uint64_t w) { return w != 0; });
    return is_huge ? UINT64_MAX : words[0];
  }

  void check_alloca(InstId id) {
    TypeId type = function_.operand(id, 0).type();
    if (function_.alignment(id) > kMaxAllocaAlignment)
      report(id, "an alloca with an alignment of more than 64 KiB is not supported");
    uint64_t count = function_[id].operand_count > 1 ? known_count(function_.operand(id, 1)) : 1;
    uint64_t size = types_.size_of(type);
    if (has_fixed_stack_) check_place(id);
    if (count != 0 && size > kMaxFrame / count)
      return report(id, "a stack object of more than 1 GiB is not supported");
    frame_ += size * count;
    if (frame_ > kMaxFrame && frame_ - size * count <= kMaxFrame)
      report(id, "stack objects of more than 1 GiB in one function are not supported");
  }

  void check_call(InstId id) {
    needs_.must_tail_calls |= (function_[id].flags & ssa::flag::MustTail) != 0;
    if (function_[id].subcode != 0) check_called_convention(id);
    std::span<const Value> operands = function_.operands(id);
    if (has_fixed_stack_) check_stack_of_call(id);
    for (uint32_t i = 2; i < operands.size() && !needs_.signatures; ++i)
      needs_.signatures = function_.type_of(operands[i]) == ssa::kPtr &&
                          call_attributes(function_, id, i - 2).by_value.valid();
    if (function_[id].operand_count > kMaxArguments)
      report(id, "a call with more than " + std::to_string(kMaxArguments) +
                     " arguments is not supported");
  }

  void check_place(InstId id) {
    constexpr uint32_t kStackAlignment = 16;
    if (function_.block_of(id) != function_.entry() || function_.alignment(id) > kStackAlignment ||
        (function_[id].operand_count > 1 && !function_.operand(id, 1).is_constant()))
      report(id, "an alloca of variable size or place is not supported in convention 'ghccc'");
  }

  void check_stack_of_call(InstId id) {
    const auto convention = static_cast<ssa::CallingConvention>(function_[id].subcode);
    if (convention == ssa::CallingConvention::Tail ||
        convention == ssa::CallingConvention::SwiftTail)
      report(id,
             "a call of convention 'tailcc' or 'swifttailcc', which removes its arguments, is not "
             "supported in convention 'ghccc'");
    for (uint32_t i = 2; i < function_[id].operand_count; ++i) {
      const ssa::ParameterAttributes& attributes = call_attributes(function_, id, i - 2);
      if (attributes.by_value.valid() && by_value_object(types_, attributes).align > 16)
        report(id,
               "an argument by value with an alignment of more than 16 bytes is not supported "
               "in convention 'ghccc'");
    }
  }

  // Steps emit instructions that later steps are for.
  void add_needs_of_expansions() {
    const bool expands = has_other_types_ || has_expansions_ || needs_.assembly || needs_.atomics ||
                         needs_.variable_arguments;
    needs_.signatures |= expands;
    needs_.illegal_types |= expands;
    needs_.getelementptrs |= expands || needs_.constant_expressions;
    needs_.critical_edges |= expands || needs_.switches;
  }

  enum class Answer : uint8_t { Unknown, Yes, No };

  const ssa::Function& function_;
  const ssa::TypeTable& types_;
  Diagnostics& diagnostics_;
  LegalizationNeeds& needs_;
  bool has_other_types_ = false;  // than plain ones, so far
  bool has_thunks_ = false;       // indirect calls and jumps are calls of a thunk
  bool has_fixed_stack_ = false;  // in ghccc no register is left to find the frame by
  std::vector<bool> truths_;      // by value: something other than an assumption reads it
  bool has_expansions_ = false;   // of intrinsics, that may make other types or branches
  ArenaVector<ssa::ConstantId> pending_;
  ArenaVector<Answer> split_types_;  // by type: whether supported
  uint64_t frame_ = 0;
};

}  // namespace

bool check_supported(const ssa::Function& function, Diagnostics& diagnostics,
                     LegalizationNeeds& needs, Arena& scratch) {
  return SupportCheck(function, diagnostics, needs, scratch).run();
}

}  // namespace lilt::backend
