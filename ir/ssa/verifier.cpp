// The verifier, in the order in which its checks rely on one another: the lists of blocks and
// instructions, the shape of each instruction's operands, then types, phis and dominance, then use
// lists. A violation of an early kind ends the run, since later checks rely on its absence.
#include "ir/ssa/verifier.h"

#include <algorithm>

#include "ir/ssa/cfg.h"
#include "ir/ssa/exceptions.h"
#include "ir/ssa/intrinsics.h"
#include "ir/support/text.h"

namespace lilt::ssa {

namespace {

// Reports the violations in one function, up to the limit of errors shown.
class Reporter {
 public:
  Reporter(const Function& function, Diagnostics& diagnostics)
      : function_(function), diagnostics_(diagnostics) {}

  bool clean() const { return count_ == 0; }
  void at(InstId id, const std::string& what) {
    std::string place = "instruction ";
    append_name(place, function_.name_of(id), id.index());
    place += " (";
    place += info(function_[id].opcode).name;
    place += ')';
    report(function_.offset_of(id), place, what);
  }
  void at(BlockId id, const std::string& what) {
    std::string place = "block ";
    append_name(place, function_[id].name, id.index());
    report(function_[id].offset, place, what);
  }
  void at_function(const std::string& what) {
    report(function_.module()[function_.symbol()].offset, "signature", what);
  }

 private:
  void append_name(std::string& out, Name name, uint32_t index) const {
    if (name.is_text()) return append_llvm_name(out, '%', function_.text_of(name));
    out += name.is_number() ? '%' : '#';
    append_decimal(out, uint64_t{name.is_number() ? name.number() : index});
  }
  void report(SourceOffset offset, const std::string& place, const std::string& what) {
    if (count_++ >= Diagnostics::kErrorLimit) return;
    std::string message = "invalid IR in ";
    append_llvm_name(message, '@', function_.name());
    message += ", " + place + ": " + what;
    if (function_.module().source() != nullptr)
      diagnostics_.error(*function_.module().source(), offset, std::move(message));
    else
      diagnostics_.error(std::move(message));
  }

  const Function& function_;
  Diagnostics& diagnostics_;
  size_t count_ = 0;
};

// --- lists

// Blocks hold their instructions, each in one place, phis first, one terminator at the end.
class StructureCheck {
 public:
  StructureCheck(const Function& function, Reporter& report)
      : function_(function), report_(report), placed_(function.value_count(), false) {}

  void run() {
    if (function_.blocks().empty()) return report_.at_function("it has no blocks");
    std::vector<bool> listed(function_.block_count(), false);
    for (BlockId block : function_.blocks()) {
      if (listed[block.index()]) return report_.at(block, "it is in the layout twice");
      listed[block.index()] = true;
      check_block(block);
    }
  }

 private:
  void check_block(BlockId block) {
    InstId before;
    bool after_phis = false;
    for (InstId i = function_[block].first; i.valid(); before = i, i = function_.next(i)) {
      if (placed_[i.index()]) return report_.at(i, "it is in a block twice");
      placed_[i.index()] = true;
      if (function_.previous(i) != before || function_.block_of(i) != block)
        return report_.at(i, "its list links are inconsistent");
      Opcode opcode = function_[i].opcode;
      if (opcode == Opcode::Argument) report_.at(i, "an argument is in a block");
      if (opcode == Opcode::Phi && after_phis) report_.at(i, "a phi follows other instructions");
      after_phis |= opcode != Opcode::Phi;
      if (is_terminator(opcode) && function_.next(i).valid())
        report_.at(i, "a terminator is not at the end of its block");
    }
    if (function_[block].last != before)
      return report_.at(block, "its link to the last instruction is wrong");
    if (!before.valid()) return report_.at(block, "it is empty");
    if (!is_terminator(function_[before].opcode)) report_.at(block, "it has no terminator");
  }

  const Function& function_;
  Reporter& report_;
  std::vector<bool> placed_;
};

// --- shape of operands

// Number and kinds of operands: one letter each, v a value, b a block, t a type, c a constant. A
// group in parentheses may be repeated or absent; the operand after a question mark is optional.
std::string_view operand_shape(Opcode opcode) {
  switch (opcode) {
    case Opcode::Argument:
    case Opcode::Unreachable:
      return "";
    case Opcode::Ret:
      return "?v";
    case Opcode::Br:
      return "b";
    case Opcode::CondBr:
      return "vbb";
    case Opcode::Switch:
      return "vb(cb)";
    case Opcode::IndirectBr:
      return "v(b)";
    case Opcode::Alloca:
      return "t?v";
    case Opcode::Store:
      return "vv";
    case Opcode::GetElementPtr:
      return "tv(v)";
    case Opcode::ICmp:
    case Opcode::FCmp:
      return "vv";
    case Opcode::Phi:
      return "(vb)";
    case Opcode::Select:
      return "vvv";
    case Opcode::Call:
    case Opcode::Invoke:
      return "tv(v)";
    case Opcode::LandingPad:
      return "(c)";
    case Opcode::ExtractValue:
      return "v(c)";
    case Opcode::InsertValue:
      return "vv(c)";
    case Opcode::ExtractElement:
    case Opcode::AtomicRMW:
      return "vv";
    case Opcode::InsertElement:
    case Opcode::CmpXchg:
      return "vvv";
    case Opcode::ShuffleVector:
      return "vvc";
    case Opcode::Packed:
      return "(v)";
    case Opcode::Fence:
      return "";
    default:
      return is_binary(opcode) ? "vv" : "v";
  }
}

class ShapeCheck {
 public:
  ShapeCheck(const Function& function, Reporter& report)
      : function_(function), report_(report), listed_(function.block_count(), false) {
    for (BlockId block : function.blocks()) listed_[block.index()] = true;
  }

  void run(InstId id) {
    const Instruction& i = function_[id];
    if (!is_type(i.type)) return report_.at(id, "its type is not an erased type");
    std::string_view shape = operand_shape(i.opcode);
    std::span<const Value> operands = function_.operands(id);
    if (i.opcode == Opcode::Invoke) {
      if (operands.size() < 4) return report_.at(id, "it has too few operands");
      for (const Value target : operands.last(2)) check_operand(id, target, 'b');
      operands = operands.first(operands.size() - 2);
    }
    size_t next = 0;
    for (size_t at = 0; at < shape.size(); ++at) {
      if (shape[at] == '?') {
        if (next == operands.size()) return;
      } else if (shape[at] == '(') {
        return check_repeated(id, shape.substr(at + 1, shape.size() - at - 2),
                              operands.subspan(next));
      } else {
        if (next == operands.size()) return report_.at(id, "it has too few operands");
        check_operand(id, operands[next++], shape[at]);
      }
    }
    if (next != operands.size()) report_.at(id, "it has too many operands");
  }

 private:
  void check_repeated(InstId id, std::string_view group, std::span<const Value> operands) {
    if (operands.size() % group.size() != 0)
      return report_.at(id, "its operands do not come in groups");
    for (size_t at = 0; at < operands.size(); ++at)
      check_operand(id, operands[at], group[at % group.size()]);
  }
  void check_operand(InstId id, Value operand, char kind) {
    switch (kind) {
      case 'b':
        if (!operand.is_block() || operand.block().index() >= listed_.size() ||
            !listed_[operand.block().index()])
          report_.at(id, "an operand is not a block of the function");
        return;
      case 't':
        if (!operand.is_type() || !is_type(operand.type()))
          report_.at(id, "an operand is not an erased type");
        return;
      case 'c':
        if (!operand.is_constant() || !is_constant(operand))
          report_.at(id, "an operand is not a constant");
        return;
      default:
        check_value(id, operand);
    }
  }
  void check_value(InstId id, Value operand) {
    if (operand.is_constant() && is_constant(operand)) return;
    if (!operand.is_local() || operand.local().index() >= function_.value_count())
      return report_.at(id, "an operand is not a value");
    const Instruction& definition = function_[operand.local()];
    bool present =
        definition.opcode == Opcode::Argument || function_.block_of(operand.local()).valid();
    if (!present) report_.at(id, "an operand is an instruction that is in no block");
    if (definition.type == kVoid) report_.at(id, "an operand has no value (its type is void)");
  }
  bool is_type(TypeId type) const {
    return type.index() < function_.types().size() && function_.types().erased(type) == type;
  }
  bool is_constant(Value operand) const {
    return operand.constant().index() < function_.constants().size() &&
           is_type(function_.constants()[operand.constant()].type);
  }

  const Function& function_;
  Reporter& report_;
  std::vector<bool> listed_;
};

// --- types

class TypeCheck {
 public:
  TypeCheck(const Function& function, Reporter& report)
      : function_(function), types_(function.types()), report_(report) {}

  void check_signature() {
    const Type& type = types_[function_.type()];
    if (type.kind != TypeKind::Function)
      return report_.at_function("its type is not a function type");
    bool equal = type.member_count == function_.argument_count();
    for (uint32_t i = 0; equal && i < type.member_count; ++i)
      equal = types_.member(function_.type(), i) == function_[function_.argument(i)].type;
    if (!equal) report_.at_function("its arguments differ from its type");
  }

  void run(InstId id) {
    id_ = id;
    operands_ = function_.operands(id);
    result_ = function_[id].type;
    Opcode opcode = function_[id].opcode;
    if (is_binary(opcode)) return binary(opcode);
    if (is_cast(opcode)) return cast(opcode);
    if (is_terminator(opcode)) return terminator(opcode);
    switch (opcode) {
      case Opcode::FNeg:
        need(is_floating(result_) && type(0) == result_,
             "fneg takes and returns a floating-point value");
        break;
      case Opcode::Freeze:
        need(type(0) == result_, "its type is not its operand's");
        break;
      case Opcode::Alloca:
        alloca_instruction();
        break;
      case Opcode::Load:
        need(is_pointer(type(0)), "the address is not a pointer");
        need(is_loadable(result_), "its type cannot be loaded");
        break;
      case Opcode::Store:
        need(is_pointer(type(1)), "the address is not a pointer");
        need(is_loadable(type(0)) && result_ == kVoid, "its type cannot be stored");
        break;
      case Opcode::GetElementPtr:
        getelementptr();
        break;
      case Opcode::ICmp:
      case Opcode::FCmp:
        compare(opcode);
        break;
      case Opcode::Phi:
        for (size_t i = 0; i < operands_.size(); i += 2)
          need(type(i) == result_, "an incoming value is of another type");
        need(types_.is_first_class(result_), "its type is not first-class");
        break;
      case Opcode::Select:
        select();
        break;
      case Opcode::Call:
        call();
        break;
      case Opcode::LandingPad:
        landing_pad();
        break;
      case Opcode::ExtractValue:
        need(indexed_type(1) == result_, "its type is not the field's");
        break;
      case Opcode::InsertValue:
        need(indexed_type(2) == type(1) && type(0) == result_, "its type is not the field's");
        break;
      case Opcode::ExtractElement:
      case Opcode::InsertElement:
      case Opcode::ShuffleVector:
        vector_instruction(opcode);
        break;
      case Opcode::Packed:
        need(function_[id_].subcode < std::size(kPackedOpcodes) &&
                 operands_.size() == kPackedOpcodes[function_[id_].subcode].operands,
             "its operation does not have that number of operands");
        break;
      case Opcode::VAArg:
        need(is_pointer(type(0)), "the address is not a pointer");
        need(is_loadable(result_), "its type cannot be loaded");
        break;
      case Opcode::Fence:
        need(result_ == kVoid, "a fence has no result");
        break;
      case Opcode::CmpXchg:
        compare_exchange();
        break;
      case Opcode::AtomicRMW:
        need(is_pointer(type(0)), "the address is not a pointer");
        need(type(1) == result_ && is_loadable(result_),
             "its type is not its operand's, or not loadable");
        need((function_[id_].subcode & 31) < std::size(kAtomicOperationNames) &&
                 function_[id_].subcode >> 5 < static_cast<int>(std::size(kAtomicOrderingNames)),
             "its operation is unknown");
        break;
      default:
        break;
    }
  }

 private:
  void need(bool condition, const char* what) {
    if (!condition) report_.at(id_, what);
  }
  TypeId type(size_t operand) const { return function_.type_of(operands_[operand]); }
  // The type of one lane of a vector; anything else is its own lane.
  TypeId lane(TypeId type) const {
    return types_.kind(type) == TypeKind::Vector ? types_[type].element : type;
  }
  uint64_t lanes(TypeId type) const {
    return types_.kind(type) == TypeKind::Vector ? types_[type].count : 0;
  }
  bool is_integer(TypeId type) const { return types_.is_integer(lane(type)); }
  bool is_floating(TypeId type) const { return types_.is_floating(lane(type)); }
  bool is_pointer(TypeId type) const { return types_.is_pointer(type); }
  bool is_loadable(TypeId type) const {
    return types_.is_first_class(type) && types_.is_sized(type);
  }
  uint64_t bits(TypeId type) const { return types_[lane(type)].bits; }

  void binary(Opcode opcode) {
    need(type(0) == result_ && type(1) == result_, "its operands are not of the result's type");
    if (has(opcode, property::Floating))
      need(is_floating(result_), "its type is not floating-point");
    else
      need(is_integer(result_), "its type is not an integer");
  }

  void cast(Opcode opcode) {
    TypeId from = type(0);
    TypeId to = result_;
    bool integers = is_integer(from) && is_integer(to);
    bool floats = is_floating(from) && is_floating(to);
    bool pointers = types_.is_pointer(lane(from)) && types_.is_pointer(lane(to));
    bool same_lanes = lanes(from) == lanes(to);
    switch (opcode) {
      case Opcode::Trunc:
        return need(integers && same_lanes && bits(from) > bits(to), kCast);
      case Opcode::ZExt:
      case Opcode::SExt:
        return need(integers && same_lanes && bits(from) < bits(to), kCast);
      case Opcode::FPTrunc:
        return need(floats && same_lanes && bits(from) > bits(to), kCast);
      case Opcode::FPExt:
        return need(floats && same_lanes && bits(from) < bits(to), kCast);
      case Opcode::FPToUI:
      case Opcode::FPToSI:
        return need(is_floating(from) && is_integer(to) && same_lanes, kCast);
      case Opcode::UIToFP:
      case Opcode::SIToFP:
        return need(is_integer(from) && is_floating(to) && same_lanes, kCast);
      case Opcode::PtrToInt:
        return need(types_.is_pointer(lane(from)) && is_integer(to) && same_lanes, kCast);
      case Opcode::IntToPtr:
        return need(is_integer(from) && types_.is_pointer(lane(to)) && same_lanes, kCast);
      case Opcode::AddrSpaceCast:
        return need(pointers && same_lanes, kCast);
      default:
        return need(from == to || pointers || same_size(from, to), kCast);  // bitcast
    }
  }
  static constexpr const char* kCast = "it cannot cast between these types";
  bool same_size(TypeId from, TypeId to) const {
    auto total = [&](TypeId type) { return bits(type) * std::max<uint64_t>(lanes(type), 1); };
    bool plain = (is_integer(from) || is_floating(from)) && (is_integer(to) || is_floating(to));
    return plain && total(from) == total(to);
  }

  void terminator(Opcode opcode) {
    if (opcode == Opcode::Invoke) return call();
    need(result_ == kVoid, "a terminator has no result");
    switch (opcode) {
      case Opcode::Ret: {
        TypeId wanted = types_[function_.type()].element;
        TypeId given = operands_.empty() ? kVoid : type(0);
        return need(wanted == given, "it does not return the function's result type");
      }
      case Opcode::CondBr:
        return need(type(0) == kI1, "its condition is not an i1");
      case Opcode::IndirectBr:
        check_weights(operands_.size() - 1);
        return need(is_pointer(type(0)), "the address is not a pointer");
      case Opcode::Switch:
        return switch_instruction();
      default:
        return;
    }
  }
  void check_weights(size_t targets) {
    const size_t weights = function_.annotations().switch_weights(function_[id_].flags).size();
    need(weights == 0 || weights == targets, "its weights are not as many as its targets");
  }
  void switch_instruction() {
    need(types_.is_integer(type(0)), "its condition is not an integer");
    check_weights(operands_.size() / 2);
    std::vector<uint32_t> cases;
    for (size_t i = 2; i < operands_.size(); i += 2) {
      need(type(i) == type(0), "a case is not of the condition's type");
      const ConstantKind kind = function_.constants()[operands_[i].constant()].kind;
      need(kind == ConstantKind::Integer || kind == ConstantKind::WideInteger,
           "a case is not a constant integer");
      cases.push_back(operands_[i].constant().index());
    }
    std::sort(cases.begin(), cases.end());
    need(std::adjacent_find(cases.begin(), cases.end()) == cases.end(), "a case occurs twice");
  }

  void vector_instruction(Opcode opcode) {
    need(lanes(type(0)) != 0, "its operand is not a vector");
    if (opcode == Opcode::ShuffleVector) {
      need(type(1) == type(0) && lane(result_) == lane(type(0)), "its operands differ in type");
      return need(lane(type(2)) == kI32 && lanes(type(2)) == lanes(result_) && lanes(result_) != 0,
                  "its mask is not of the result's length");
    }
    bool inserts = opcode == Opcode::InsertElement;
    need(types_.is_integer(type(inserts ? 2 : 1)), "an index is not an integer");
    need(lane(type(0)) == (inserts ? type(1) : result_), "the element is of another type");
    need(!inserts || result_ == type(0), "its type is not its operand's");
  }
  void compare_exchange() {
    need(is_pointer(type(0)), "the address is not a pointer");
    need(type(1) == type(2), "its operands differ in type");
    std::span<const TypeId> parts = types_.members(result_);
    bool is_pair = types_.kind(result_) == TypeKind::Struct && parts.size() == 2 &&
                   parts[0] == type(1) && parts[1] == kI1;
    need(is_pair, "it does not return the old value and an i1");
  }

  void alloca_instruction() {
    need(types_.is_sized(operands_[0].type()), "the allocated type has no size");
    need(is_pointer(result_), "its result is not a pointer");
    need(operands_.size() == 1 || types_.is_integer(type(1)), "the count is not an integer");
  }
  void getelementptr() {
    TypeId at = operands_[0].type();
    bool pointers = types_.is_pointer(lane(type(1))) && types_.is_pointer(lane(result_));
    need(pointers, "it does not take and return a pointer");
    need(types_.is_sized(at), "the type it walks has no size");
    for (size_t i = 2; i < operands_.size(); ++i) {
      need(is_integer(type(i)), "an index is not an integer");
      if (i > 2) at = step(at, operands_[i]);
      if (!at.valid()) return need(false, "an index selects no element");
    }
  }
  // The type that one index selects; none() if it selects no element.
  TypeId step(TypeId aggregate, Value index) const {
    const Type& type = types_[aggregate];
    if (type.kind == TypeKind::Array || type.kind == TypeKind::Vector) return type.element;
    if (type.kind != TypeKind::Struct || !index.is_constant()) return TypeId::none();
    const Constant& constant = function_.constants()[index.constant()];
    bool in_range = constant.kind == ConstantKind::Integer && constant.bits < type.member_count;
    return in_range ? types_.member(aggregate, constant.bits) : TypeId::none();
  }
  TypeId indexed_type(size_t first_index) const {
    TypeId at = type(0);
    for (size_t i = first_index; i < operands_.size() && at.valid(); ++i)
      at = step(at, operands_[i]);
    return operands_.size() == first_index ? TypeId::none() : at;
  }
  void compare(Opcode opcode) {
    need(type(0) == type(1), "its operands differ in type");
    need(lane(result_) == kI1 && lanes(result_) == lanes(type(0)), "its result is not an i1");
    uint8_t predicate = function_[id_].subcode;
    if (opcode == Opcode::FCmp)
      return need(is_floating(type(0)) && predicate <= 15,
                  "it cannot compare this type with this predicate");
    bool comparable = is_integer(type(0)) || types_.is_pointer(lane(type(0)));
    need(comparable && predicate <= 9, "it cannot compare this type with this predicate");
  }
  void select() {
    need(type(1) == result_ && type(2) == result_, "its operands are not of the result's type");
    bool lanewise = lane(type(0)) == kI1 && lanes(type(0)) == lanes(result_);
    need(type(0) == kI1 || lanewise, "its condition is not an i1");
  }
  void call() {
    TypeId callee = operands_[0].type();
    const Type& signature = types_[callee];
    if (signature.kind != TypeKind::Function)
      return need(false, "its first operand is not a function type");
    need(is_pointer(type(1)), "the callee is not a pointer");
    need(signature.element == result_, "its type is not the callee's result");
    size_t given = call_arguments(function_, id_).size();
    bool enough =
        signature.variadic ? given >= signature.member_count : given == signature.member_count;
    if (!enough) return need(false, "it passes the wrong number of arguments");
    for (uint32_t i = 0; i < signature.member_count; ++i)
      need(types_.member(callee, i) == type(i + 2), "an argument is not of the parameter's type");
    intrinsic_call();
  }
  void landing_pad() {
    need(types_.is_first_class(result_), "its type is not first-class");
    for (size_t i = 0; i < operands_.size(); ++i) {
      const bool is_filter = types_.kind(type(i)) == TypeKind::Array;
      need(is_pointer(is_filter ? types_[type(i)].element : type(i)),
           "a clause is not a pointer or an array of pointers");
    }
  }
  void intrinsic_call() {
    const uint16_t intrinsic = called_intrinsic_number(function_, id_);
    if (intrinsic == 0) return;
    std::string wrong = check_intrinsic_type(types_, intrinsic, operands_[0].type());
    if (!wrong.empty()) return report_.at(id_, "as a call of an intrinsic, " + wrong);
    wrong = check_intrinsic_operands(function_.constants(), intrinsic, operands_.subspan(2));
    if (!wrong.empty()) report_.at(id_, "as a call of an intrinsic, " + wrong);
  }

  const Function& function_;
  const TypeTable& types_;
  Reporter& report_;
  InstId id_;
  std::span<const Value> operands_;
  TypeId result_;
};

// --- control flow

// Phis agree with the predecessors, nothing jumps to the entry, definitions dominate their uses.
class FlowCheck {
 public:
  FlowCheck(const Function& function, Reporter& report) : function_(function), report_(report) {
    cfg_.compute(function);
    Arena scratch;
    dominators_.compute(function, cfg_, scratch);
    position_.resize(function.value_count());
    uint32_t next = 0;
    for (BlockId block : function.blocks())
      for (InstId i = function[block].first; i.valid(); i = function.next(i))
        position_[i.index()] = next++;
  }

  void run() {
    if (!cfg_.predecessors(function_.entry()).empty())
      report_.at(function_.entry(), "the entry block has a predecessor");
    for (BlockId block : function_.blocks()) {
      for (InstId i = function_[block].first; i.valid(); i = function_.next(i)) {
        if (function_[i].opcode == Opcode::Phi) {
          check_phi(i);
        } else {
          check_exceptions(i);
          for (Value operand : function_.operands(i))
            if (operand.is_local()) check_use(i, operand.local(), block, position_[i.index()]);
        }
      }
    }
  }

 private:
  void check_exceptions(InstId id) {
    const Opcode opcode = function_[id].opcode;
    if (opcode != Opcode::Invoke && opcode != Opcode::LandingPad && opcode != Opcode::Resume)
      return;
    if (std::string wrong = check_exception_instruction(function_, id, cfg_); !wrong.empty())
      report_.at(id, wrong);
  }
  void check_phi(InstId id) {
    std::vector<std::pair<BlockId, Value>> incoming;
    std::span<const Value> operands = function_.operands(id);
    for (size_t i = 0; i < operands.size(); i += 2) {
      incoming.push_back({operands[i + 1].block(), operands[i]});
      if (operands[i].is_local())
        check_use(id, operands[i].local(), operands[i + 1].block(), UINT32_MAX);
    }
    auto by_block = [](const auto& a, const auto& b) { return a.first < b.first; };
    std::sort(incoming.begin(), incoming.end(), by_block);
    auto predecessors = cfg_.predecessors(function_.block_of(id));
    std::vector<BlockId> wanted(predecessors.begin(), predecessors.end());
    std::sort(wanted.begin(), wanted.end());
    bool matches = wanted.size() == incoming.size();
    for (size_t i = 0; matches && i < wanted.size(); ++i) matches = wanted[i] == incoming[i].first;
    if (!matches) return report_.at(id, "its entries are not the block's predecessors");
    for (size_t i = 1; i < incoming.size(); ++i)
      if (incoming[i].first == incoming[i - 1].first &&
          incoming[i].second != incoming[i - 1].second)
        return report_.at(id, "it has two values for one predecessor");
  }
  // Use at a position of a block; the block's end is position UINT32_MAX.
  void check_use(InstId user, InstId definition, BlockId block, uint32_t position) {
    if (function_[definition].opcode == Opcode::Argument || !cfg_.reachable(block)) return;
    BlockId home = function_.block_of(definition);
    if (function_[definition].opcode == Opcode::Invoke) {
      const bool is_edge = home == block && position == UINT32_MAX &&
                           normal_block(function_, definition) == function_.block_of(user);
      if (!is_edge && !has_result_of(function_, definition, block, cfg_, dominators_))
        report_.at(user, "it uses the result of an 'invoke' that did not return");
      return;
    }
    bool dominated = home == block ? position_[definition.index()] < position
                                   : cfg_.reachable(home) && dominators_.dominates(home, block);
    if (!dominated) report_.at(user, "a use is not dominated by its definition");
  }

  const Function& function_;
  Reporter& report_;
  ControlFlowGraph cfg_;
  DominatorTree dominators_;
  std::vector<uint32_t> position_;
};

// --- use lists

// Each use list holds only cells that name its value, and the lists hold all such cells.
void check_use_lists(const Function& function, Reporter& report) {
  if (!function.tracks_uses()) return;
  size_t local_operands = 0;
  for (uint32_t i = 0; i < function.value_count(); ++i)
    for (Value operand : function.operands(InstId(i))) local_operands += operand.is_local();
  size_t uses = 0;
  for (uint32_t i = 0; i < function.value_count() && uses <= local_operands; ++i) {
    for (UseId use = function.first_use(InstId(i)); use.valid(); use = function.next_use(use)) {
      InstId user = function.user(use);
      bool in_span = function.operand_index(use) < function[user].operand_count;
      if (!in_span || function.operand(user, function.operand_index(use)) != Value(InstId(i)))
        return report.at(InstId(i), "its use list names a cell that does not use it");
      if (++uses > local_operands) break;
    }
  }
  if (uses != local_operands) report.at_function("use lists and operands differ in number");
}

}  // namespace

bool verify(const Function& function, Diagnostics& diagnostics) {
  Reporter report(function, diagnostics);
  auto for_each_instruction = [&](auto visit) {
    for (BlockId block : function.blocks())
      for (InstId i = function[block].first; i.valid(); i = function.next(i)) visit(i);
  };
  StructureCheck(function, report).run();
  if (!report.clean()) return false;
  ShapeCheck shape(function, report);
  for_each_instruction([&](InstId i) { shape.run(i); });
  if (!report.clean()) return false;
  TypeCheck types(function, report);
  types.check_signature();
  for_each_instruction([&](InstId i) { types.run(i); });
  FlowCheck(function, report).run();
  check_use_lists(function, report);
  return report.clean();
}

}  // namespace lilt::ssa
