// Calls of library functions and intrinsics.
//
// The first run of a call determines what stays the same in later ones: the function, whether it
// takes these types, and how its operands are split into lanes.
#include <array>
#include <memory>

#include "ir/ssa/intrinsic_name.h"
#include "ir/ssa/intrinsics.h"
#include "runtime/interpreter/external.h"
#include "runtime/interpreter/floating_formats.h"
#include "runtime/interpreter/lane_operations.h"
#include "runtime/interpreter/machine.h"
#include "runtime/interpreter/narrow_intrinsics.h"
#include "runtime/interpreter/numeric_intrinsics.h"
#include "runtime/interpreter/packed.h"

namespace lilt::runtime {

using ssa::SymbolId;
using ssa::TypeId;

// One of `external`, `intrinsic`, `packed`, `lanes`, `masked` and `is_rearrangement` is set.
struct Machine::LibraryCall {
  struct Operand {
    uint32_t width = 0, parts = 0;  // of an element
    uint32_t count = 1;             // of elements that are operands of one lane
    bool has_lanes = false;
    TypeId type;  // of an element
  };
  SymbolId symbol;
  std::string_view name;
  const External* external = nullptr;
  const Intrinsic* intrinsic = nullptr;
  const NarrowIntrinsic* narrow = nullptr;  // the same for defined operands, if all are narrow
  const PackedOperation* packed = nullptr;
  LaneOperation lanes = nullptr;
  const ssa::MaskedAccess* masked = nullptr;
  bool is_rearrangement = false;  // of lanes
  std::vector<TypeId> types;
  TypeId result;
  IntrinsicShape shape;           // of an intrinsic
  std::vector<Operand> operands;  // likewise, by argument
  bool takes_classes = false;     // numbers matter by their class only
  bool is_on_floats = false;      // halves and bfloats become floats first
};

// Defined here because LibraryCall is complete here.
Machine::Machine(const ssa::Module& module, const BodySource& bodies,
                 const InterpreterOptions& options)
    : module_(module),
      bodies_(bodies),
      options_(options),
      memory_(module),
      constant_values_(module, memory_, symbols_, block_addresses_),
      steps_left_(options.max_steps == 0 ? UINT64_MAX : options.max_steps),
      interruption_(options.heeds_interrupt) {
  if (options.trace) tracer_.emplace(module, memory_, options.trace);
}

Machine::~Machine() = default;

std::unique_ptr<Machine::LibraryCall> Machine::prepare(const CallSite& site,
                                                       SymbolId symbol) const {
  const ssa::TypeTable& types = module_.types();
  auto call = std::make_unique<LibraryCall>();
  call->symbol = symbol;
  call->name = module_[symbol].name;
  call->result = types[site.type].element;
  std::string plain(call->name);  // a constrained function is the same without constraints
  if (std::string_view operation = ssa::constrained_operation(plain); !operation.empty())
    plain = "llvm." + std::string(operation);
  call->external = find_external(plain);
  if (call->external == nullptr) call->intrinsic = find_intrinsic(plain);
  call->packed = find_packed_operation(plain);
  call->masked = ssa::find_masked_access(plain, site.count);
  call->is_rearrangement = !ssa::rearranged_lanes(ssa::intrinsic_base(plain), 2, 1, 1, 0).empty();
  call->lanes = find_lane_operation(plain);
  if (call->lanes != nullptr) return call;
  if (call->packed != nullptr || call->masked != nullptr || call->is_rearrangement) return call;
  std::string name = "'@" + std::string(call->name) + "'";
  if (call->external == nullptr && call->intrinsic == nullptr)
    throw Fault{
        FaultKind::Unsupported, "the interpreter lacks the function " + name, kNoOffset, {}};
  std::span<const ArgumentPlace> places{code_->arguments.data() + site.first, site.count};
  for (const ArgumentPlace& argument : places) call->types.push_back(argument.type);
  bool is_accepted = call->external != nullptr
                         ? accepts(*call->external, types, call->types, call->result)
                         : accepts(*call->intrinsic, types, call->types, call->result);
  if (!is_accepted)
    throw Fault{FaultKind::SignatureMismatch,
                "the types of the call do not match those of " + name,
                kNoOffset,
                {}};
  if (call->external != nullptr) return call;
  call->shape = shape_of(*call->intrinsic, types, call->result);
  bool has_small = false;
  for (TypeId type : call->types) {
    bool is_vector = types.kind(type) == ssa::TypeKind::Vector;
    TypeId lane = is_vector ? types[type].element : type;
    uint32_t width = scalar_width(types, lane);
    bool is_reduced = is_vector && call->shape.is_reduction;
    uint32_t count = is_reduced ? static_cast<uint32_t>(types[type].count) : 1;
    call->operands.push_back({width, words_of(width), count, is_vector && !is_reduced, lane});
    has_small |= is_small_floating(lane);
  }
  const std::string_view base = call->intrinsic->name;
  call->takes_classes = base == "llvm.is.fpclass";
  call->is_on_floats = has_small && !call->takes_classes && base != "fabs" && base != "copysign";
  bool is_narrow = !has_small && !call->shape.is_reduction &&
                   call->operands.size() <= kNarrowOperands &&
                   std::ranges::all_of(call->operands, [](auto& o) { return o.width <= 64; });
  if (is_narrow) call->narrow = find_narrow_intrinsic(call->intrinsic->name);
  return call;
}

const Machine::LibraryCall& Machine::library_call(const CallSite& site, SymbolId symbol) {
  if (site.forwards)
    throw Fault{FaultKind::Unsupported,
                "the interpreter does not support variable arguments that are passed on to a "
                "library function",
                kNoOffset,
                {}};
  if (site.prepared != 0 && library_calls_[site.prepared - 1]->symbol == symbol)
    return *library_calls_[site.prepared - 1];
  library_calls_.push_back(prepare(site, symbol));
  site.prepared = static_cast<uint32_t>(library_calls_.size());
  return *library_calls_.back();
}

void Machine::call_external(const Operation& op, const CallSite& site, SymbolId symbol) {
  const LibraryCall& call = library_call(site, symbol);
  std::span<const ArgumentPlace> places{code_->arguments.data() + site.first, site.count};
  if (call.packed != nullptr) return call_packed(op, *call.packed, places, call.result);
  if (call.masked != nullptr) return call_masked(op, *call.masked, places);
  if (call.is_rearrangement) return call_rearrangement(op, call.name, places, call.result);
  if (call.lanes != nullptr) {
    std::vector<LaneOperand> operands;
    for (const ArgumentPlace& place : places)
      operands.push_back({place.type, cells_at(place.place)});
    return call.lanes(module_.types(), operands, call.result, cells_at(op.result));
  }
  if (call.external == nullptr) return call_intrinsic(op, site, call);
  if (call.external->body != nullptr) return call_function(op, site, call);
  const Cell nineteen[] = {integer_cell(19), integer_cell(19)};
  const TypeId parameters[] = {ssa::kI64, ssa::kI64};
  const Cell& function = value(code_->arguments[site.first].place);
  enter_with(called_back(function, parameters), nineteen, op.result, 1);
}

void Machine::call_method(const Operation& op, const std::string& name) {
  const CallSite& site = code_->calls[static_cast<size_t>(op.b)];
  LibraryCall call;
  call.name = name;
  call.external = find_external(name);
  call.result = module_.types()[site.type].element;
  for (uint32_t i = 0; i < site.count; ++i)
    call.types.push_back(code_->arguments[site.first + i].type);
  if (!accepts(*call.external, module_.types(), call.types, call.result))
    throw Fault{FaultKind::SignatureMismatch,
                "the types of the call do not match those of '@" + name + "'",
                kNoOffset,
                {}};
  call_function(op, site, call);
}

// The arguments are on the host's stack, since the function may call back.
void Machine::call_function(const Operation& op, const CallSite& site, const LibraryCall& call) {
  constexpr uint32_t kFew = 6;
  std::array<Cell, 2 * kFew> few;
  std::vector<Cell> many(site.count > kFew ? 2 * site.count : 0);
  Cell* first = site.count > kFew ? many.data() : few.data();
  Cell* second = first + site.count;
  for (uint32_t i = 0; i < site.count; ++i) {
    const ArgumentPlace& argument = code_->arguments[site.first + i];
    first[i] = value(argument.place);
    if (argument.parts > 1) second[i] = cells_at(argument.place)[1];
  }
  Cell upper;
  Cell given = call.external->body(
      ExternalCall{*this, call.name, {first, site.count}, call.types, {second, site.count}, upper});
  if (op.result < 0 || call.result == ssa::kVoid) return;
  Cell* to = cells_at(op.result);
  *to = given;
  if (site.result_parts > 1) {
    to[1] = upper;
    return;
  }
  to->bits &= low_mask(op.width);
  to->undefined &= low_mask(op.width);
}

// Lane by lane. An operand with undefined bits makes the results undefined, whatever the operation.
void Machine::call_intrinsic(const Operation& op, const CallSite& site, const LibraryCall& call) {
  const std::vector<TypeId>& types = call.shape.results;
  auto is_rounded = [&](TypeId type) { return call.is_on_floats && is_small_floating(type); };
  for (uint32_t lane = 0; lane < call.shape.lanes; ++lane) {
    if (call.narrow != nullptr && call_narrow(op, site, call, lane)) continue;
    operands_.clear();
    results_.clear();
    add_operands(call, site, lane);
    auto width_of = [&](TypeId type) { return scalar_width(module_.types(), type); };
    for (TypeId type : types) results_.emplace_back(is_rounded(type) ? 32 : width_of(type));
    auto unknown = std::ranges::find_if(operands_, [](const Wide& w) { return !w.is_defined(); });
    if (unknown == operands_.end()) call.intrinsic->body(operands_, results_);
    for (size_t i = 0; i < results_.size(); ++i) {
      Wide& value = results_[i];
      if (unknown != operands_.end())
        value = Wide::poison(width_of(types[i]), unknown->cause);
      else if (!value.is_defined())
        value.cause = poison(op, FaultKind::Overflow, false).block.index;
      else if (is_rounded(types[i]))
        value = rounded_small(types[i], value);
      wide_to_cells(value, result_cells(op, call, lane, i));
    }
  }
}

// A struct of vectors has all lanes of its first member first.
Cell* Machine::result_cells(const Operation& op, const LibraryCall& call, uint32_t lane,
                            size_t result) {
  auto parts = [&](size_t i) {
    return words_of(scalar_width(module_.types(), call.shape.results[i]));
  };
  Cell* cells = cells_at(op.result);
  for (size_t i = 0; i < result; ++i) cells += size_t{call.shape.lanes} * parts(i);
  return cells + size_t{lane} * parts(result);
}

bool Machine::call_narrow(const Operation& op, const CallSite& site, const LibraryCall& call,
                          uint32_t lane) {
  uint64_t operands[kNarrowOperands], values[kNarrowResults];
  for (uint32_t i = 0; i < site.count; ++i) {
    const Cell* cells = cells_at(code_->arguments[site.first + i].place);
    const Cell& cell = cells[call.operands[i].has_lanes ? lane : 0];
    if (!cell.is_defined()) return false;
    operands[i] = cell.bits;
  }
  if (!call.narrow->body(operands, call.operands[0].width, values)) return false;
  for (size_t i = 0; i < call.shape.results.size(); ++i)
    *result_cells(op, call, lane, i) = integer_cell(values[i]);
  return true;
}

void Machine::add_operands(const LibraryCall& call, const CallSite& site, uint32_t lane) {
  for (uint32_t i = 0; i < site.count; ++i) {
    const LibraryCall::Operand& operand = call.operands[i];
    const Cell* cells = cells_at(code_->arguments[site.first + i].place);
    if (operand.has_lanes) cells += static_cast<size_t>(lane) * operand.parts;
    for (uint32_t e = 0; e < operand.count; ++e, cells += operand.parts) {
      Wide& value = operands_.emplace_back(wide_from_cells({cells, operand.parts}, operand.width));
      if (!value.is_defined()) continue;
      if (call.takes_classes && i == 0) value = representative_of_class(operand.type, value);
      if (call.is_on_floats && is_small_floating(operand.type))
        value = widened_small(operand.type, value);
    }
  }
}

}  // namespace lilt::runtime
