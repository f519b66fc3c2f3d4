#include "runtime/interpreter/library_calls.h"

#include <array>

#include "ir/ssa/intrinsic_name.h"
#include "ir/ssa/intrinsics.h"
#include "runtime/interpreter/external.h"
#include "runtime/interpreter/floating_formats.h"

namespace lilt::runtime {

using ssa::SymbolId;
using ssa::TypeId;

std::unique_ptr<LibraryCall> LibraryCalls::prepare(const CallSite& site, SymbolId symbol) const {
  const ssa::TypeTable& types = state_.module.types();
  auto call = std::make_unique<LibraryCall>();
  call->symbol = symbol;
  call->name = state_.module[symbol].name;
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
  std::span<const ArgumentPlace> places{state_.code->arguments.data() + site.first, site.count};
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

const LibraryCall& LibraryCalls::find(const CallSite& site, SymbolId symbol) {
  if (site.forwards)
    throw Fault{FaultKind::Unsupported,
                "the interpreter does not support variable arguments that are passed on to a "
                "library function",
                kNoOffset,
                {}};
  if (site.prepared != 0 && calls_[site.prepared - 1]->symbol == symbol)
    return *calls_[site.prepared - 1];
  calls_.push_back(prepare(site, symbol));
  site.prepared = static_cast<uint32_t>(calls_.size());
  return *calls_.back();
}

void LibraryCalls::call(Machine& machine, const Operation& op, const CallSite& site,
                        SymbolId symbol) {
  const LibraryCall& call = find(site, symbol);
  std::span<const ArgumentPlace> places{state_.code->arguments.data() + site.first, site.count};
  if (call.packed != nullptr) return call_packed(state_, op, *call.packed, places, call.result);
  if (call.masked != nullptr) return call_masked(state_, op, *call.masked, places);
  if (call.is_rearrangement) return call_rearrangement(state_, op, call.name, places, call.result);
  if (call.lanes != nullptr) {
    std::vector<LaneOperand> operands;
    for (const ArgumentPlace& place : places)
      operands.push_back({place.type, state_.cells_at(place.place)});
    return call.lanes(state_.module.types(), operands, call.result, state_.cells_at(op.result));
  }
  if (call.external == nullptr) return call_intrinsic(op, site, call);
  if (call.external->body != nullptr) return call_function(machine, op, site, call);
  machine.call_with_nineteen(state_.value(places[0].place), op.result);
}

void LibraryCalls::call_method(Machine& machine, const Operation& op, const std::string& name) {
  const CallSite& site = state_.code->calls[static_cast<size_t>(op.b)];
  LibraryCall call;
  call.name = name;
  call.external = find_external(name);
  call.result = state_.module.types()[site.type].element;
  for (uint32_t i = 0; i < site.count; ++i)
    call.types.push_back(state_.code->arguments[site.first + i].type);
  if (!accepts(*call.external, state_.module.types(), call.types, call.result))
    throw Fault{FaultKind::SignatureMismatch,
                "the types of the call do not match those of '@" + name + "'",
                kNoOffset,
                {}};
  call_function(machine, op, site, call);
}

// The arguments are on the host's stack, since the function may call back.
void LibraryCalls::call_function(Machine& machine, const Operation& op, const CallSite& site,
                                 const LibraryCall& call) {
  constexpr uint32_t kFew = 6;
  std::array<Cell, 2 * kFew> few;
  std::vector<Cell> many(site.count > kFew ? 2 * site.count : 0);
  Cell* first = site.count > kFew ? many.data() : few.data();
  Cell* second = first + site.count;
  for (uint32_t i = 0; i < site.count; ++i) {
    const ArgumentPlace& argument = state_.code->arguments[site.first + i];
    first[i] = state_.value(argument.place);
    if (argument.parts > 1) second[i] = state_.cells_at(argument.place)[1];
  }
  Cell upper;
  Cell given = call.external->body(ExternalCall{
      machine, call.name, {first, site.count}, call.types, {second, site.count}, upper});
  if (op.result < 0 || call.result == ssa::kVoid) return;
  Cell* to = state_.cells_at(op.result);
  *to = given;
  if (site.result_parts > 1) {
    to[1] = upper;
    return;
  }
  to->bits &= low_mask(op.width);
  to->undefined &= low_mask(op.width);
}

// Lane by lane. An operand with undefined bits makes the results undefined, whatever the operation.
void LibraryCalls::call_intrinsic(const Operation& op, const CallSite& site,
                                  const LibraryCall& call) {
  const std::vector<TypeId>& types = call.shape.results;
  auto is_rounded = [&](TypeId type) { return call.is_on_floats && is_small_floating(type); };
  for (uint32_t lane = 0; lane < call.shape.lanes; ++lane) {
    if (call.narrow != nullptr && call_narrow(op, site, call, lane)) continue;
    operands_.clear();
    results_.clear();
    add_operands(call, site, lane);
    auto width_of = [&](TypeId type) { return scalar_width(state_.module.types(), type); };
    for (TypeId type : types) results_.emplace_back(is_rounded(type) ? 32 : width_of(type));
    auto unknown = std::ranges::find_if(operands_, [](const Wide& w) { return !w.is_defined(); });
    if (unknown == operands_.end()) call.intrinsic->body(operands_, results_);
    for (size_t i = 0; i < results_.size(); ++i) {
      Wide& value = results_[i];
      if (unknown != operands_.end())
        value = Wide::poison(width_of(types[i]), unknown->cause);
      else if (!value.is_defined())
        value.cause = state_.poison(op, FaultKind::Overflow, false).block.index;
      else if (is_rounded(types[i]))
        value = rounded_small(types[i], value);
      wide_to_cells(value, result_cells(op, call, lane, i));
    }
  }
}

// A struct of vectors has all lanes of its first member first.
Cell* LibraryCalls::result_cells(const Operation& op, const LibraryCall& call, uint32_t lane,
                                 size_t result) {
  auto parts = [&](size_t i) {
    return words_of(scalar_width(state_.module.types(), call.shape.results[i]));
  };
  Cell* cells = state_.cells_at(op.result);
  for (size_t i = 0; i < result; ++i) cells += size_t{call.shape.lanes} * parts(i);
  return cells + size_t{lane} * parts(result);
}

bool LibraryCalls::call_narrow(const Operation& op, const CallSite& site, const LibraryCall& call,
                               uint32_t lane) {
  uint64_t operands[kNarrowOperands], values[kNarrowResults];
  for (uint32_t i = 0; i < site.count; ++i) {
    const Cell* cells = state_.cells_at(state_.code->arguments[site.first + i].place);
    const Cell& cell = cells[call.operands[i].has_lanes ? lane : 0];
    if (!cell.is_defined()) return false;
    operands[i] = cell.bits;
  }
  if (!call.narrow->body(operands, call.operands[0].width, values)) return false;
  for (size_t i = 0; i < call.shape.results.size(); ++i)
    *result_cells(op, call, lane, i) = integer_cell(values[i]);
  return true;
}

void LibraryCalls::add_operands(const LibraryCall& call, const CallSite& site, uint32_t lane) {
  for (uint32_t i = 0; i < site.count; ++i) {
    const LibraryCall::Operand& operand = call.operands[i];
    const Cell* cells = state_.cells_at(state_.code->arguments[site.first + i].place);
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
