// What of the IR lilt cannot compile yet, told at the place where it stands.
#include <string>

#include "backend/legalize/declare.h"
#include "backend/legalize/steps.h"

namespace lilt::backend {

using ssa::BlockId;
using ssa::InstId;
using ssa::Opcode;
using ssa::TypeId;
using ssa::Value;

namespace {

// Limits of machine IR: cells of one instruction, and displacements within the frame.
constexpr uint32_t kMaxPhiEntries = 30000;
constexpr uint32_t kMaxArguments = 30000;
constexpr uint64_t kMaxFrame = uint64_t{1} << 30;
constexpr uint32_t kMaxAllocaAlignment = 1 << 16;

bool is_hint(std::string_view name) {
  for (std::string_view prefix :
       {"llvm.lifetime.", "llvm.dbg.", "llvm.assume", "llvm.donothing", "llvm.prefetch",
        "llvm.experimental.noalias.scope.decl", "llvm.invariant.end"})
    if (name.starts_with(prefix)) return true;
  return false;
}

// Intrinsics that the selector knows.
bool is_tile(std::string_view name) {
  for (std::string_view prefix : {"llvm.sqrt.f", "llvm.fabs.f", "llvm.copysign.f", "llvm.lilt."})
    if (name.starts_with(prefix)) return true;
  return false;
}

class SupportCheck {
 public:
  SupportCheck(const ssa::Function& function, Diagnostics& diagnostics)
      : function_(function), types_(function.types()), diagnostics_(diagnostics) {}

  bool run() {
    size_t errors = diagnostics_.error_count();
    check_signature();
    for (BlockId block : function_.blocks())
      for (InstId id = function_[block].first; id.valid(); id = function_.next(id))
        check_instruction(id);
    return diagnostics_.error_count() == errors;
  }

 private:
  void report(SourceOffset offset, std::string message) {
    if (const ssa::Module& module = function_.module(); module.source() != nullptr)
      diagnostics_.error(*module.source(), offset, std::move(message));
    else
      diagnostics_.error(std::move(message));
  }
  void report(InstId id, std::string message) {
    report(function_.offset_of(id), std::move(message));
  }

  // Types that a register of the machine holds.
  bool is_supported(TypeId type) const {
    return type == ssa::kVoid || type == ssa::kI1 || type == ssa::kI8 || type == ssa::kI16 ||
           type == ssa::kI32 || type == ssa::kI64 || type == ssa::kPtr || type == ssa::kFloat ||
           type == ssa::kDouble || type == ssa::kX86Fp80;
  }

  bool check_type(SourceOffset offset, TypeId type, std::string_view as) {
    if (is_supported(type)) return true;
    report(offset,
           "type '" + types_.to_string(type) + "' is not supported yet as " + std::string(as));
    return false;
  }

  void check_signature() {
    const ssa::Symbol& symbol = function_.module()[function_.symbol()];
    check_type(symbol.offset, types_[function_.type()].element, "the result of a function");
    for (uint32_t i = 0; i < function_.argument_count(); ++i) {
      InstId argument = function_.argument(i);
      SourceOffset offset = function_.offset_of(argument);
      check_type(offset == kNoOffset ? symbol.offset : offset, function_[argument].type,
                 "a parameter");
    }
    if (function_.argument_count() > kMaxArguments)
      report(symbol.offset, "a function with more than " + std::to_string(kMaxArguments) +
                                " parameters is not supported");
  }

  void check_instruction(InstId id) {
    const ssa::Instruction& instruction = function_[id];
    SourceOffset offset = function_.offset_of(id);
    std::string name(ssa::info(instruction.opcode).name);
    if (!check_opcode(id, name)) return;
    if (!check_type(offset, instruction.type, "the result of '" + name + "'")) return;
    for (Value operand : function_.operands(id)) {
      if (operand.is_block() || operand.is_type()) continue;
      if (!check_type(offset, function_.type_of(operand), "an operand of '" + name + "'")) return;
      if (operand.is_constant() && !check_constant(offset, operand.constant())) return;
    }
    if (instruction.opcode == Opcode::Alloca) check_alloca(id);
    if (instruction.opcode == Opcode::Call) check_call(id);
    if (instruction.opcode == Opcode::Phi && instruction.operand_count / 2 > kMaxPhiEntries)
      report(id, "a phi with more than " + std::to_string(kMaxPhiEntries) +
                     " entries is not supported");
  }

  bool check_opcode(InstId id, const std::string& name) {
    Opcode opcode = function_[id].opcode;
    bool unsupported = false;
    switch (opcode) {
      case Opcode::IndirectBr:
      case Opcode::AddrSpaceCast:
      case Opcode::ExtractValue:
      case Opcode::InsertValue:
        unsupported = true;
        break;
      default:
        break;
    }
    if (unsupported) report(id, "'" + name + "' is not supported yet");
    return !unsupported;
  }

  // Looks into constant expressions, level by level.
  bool check_constant(SourceOffset offset, ssa::ConstantId root) {
    pending_.assign(1, root);
    while (!pending_.empty()) {
      ssa::ConstantId id = pending_.back();
      pending_.pop_back();
      const ssa::Constant& constant = function_.constants()[id];
      if (!check_type(offset, constant.type, "a constant")) return false;
      if (constant.kind != ssa::ConstantKind::Expression) continue;
      if (constant.opcode == Opcode::ICmp || constant.opcode == Opcode::Select ||
          constant.opcode == Opcode::AddrSpaceCast) {
        report(offset, "a constant expression of '" + std::string(ssa::info(constant.opcode).name) +
                           "' is not supported yet");
        return false;
      }
      for (Value element : function_.constants().elements(id))
        if (element.is_constant()) pending_.push_back(element.constant());
    }
    return true;
  }

  void check_alloca(InstId id) {
    TypeId type = function_.operand(id, 0).type();
    if (function_.alignment(id) > kMaxAllocaAlignment)
      report(id, "an alloca with an alignment of more than 64 KiB is not supported");
    uint64_t count = 1;
    if (function_[id].operand_count > 1) {
      Value value = function_.operand(id, 1);
      if (value.is_constant()) count = function_.constants().zero_extended(value.constant());
    }
    uint64_t size = types_.size_of(type);
    if (count != 0 && size > kMaxFrame / count)
      return report(id, "a stack object of more than 1 GiB is not supported");
    frame_ += size * count;
    if (frame_ > kMaxFrame && frame_ - size * count <= kMaxFrame)
      report(id, "stack objects of more than 1 GiB in one function are not supported");
  }

  void check_call(InstId id) {
    std::string_view name = callee_name(function_, id);
    if (name.starts_with("llvm.") && !is_tile(name))
      report(id, "intrinsic '@" + std::string(name) + "' is not supported yet");
    if (function_[id].operand_count > kMaxArguments)
      report(id, "a call with more than " + std::to_string(kMaxArguments) +
                     " arguments is not supported");
  }

  const ssa::Function& function_;
  const ssa::TypeTable& types_;
  Diagnostics& diagnostics_;
  std::vector<ssa::ConstantId> pending_;
  uint64_t frame_ = 0;
};

}  // namespace

void erase_hints(ssa::Function& function) {
  for (BlockId block : function.blocks())
    for (InstId id = function[block].first, next; id.valid(); id = next) {
      next = function.next(id);
      if (function[id].opcode == Opcode::Call && function[id].type == ssa::kVoid &&
          is_hint(callee_name(function, id)))
        function.erase(id);
    }
}

bool check_supported(const ssa::Function& function, Diagnostics& diagnostics) {
  return SupportCheck(function, diagnostics).run();
}

}  // namespace lilt::backend
