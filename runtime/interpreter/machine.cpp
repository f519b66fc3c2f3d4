#include "runtime/interpreter/machine.h"

#include <unistd.h>

#include <algorithm>
#include <cstdio>

#include "runtime/interpreter/run_recorder.h"
#include "runtime/interpreter/tracer.h"

namespace lilt::runtime {

using ssa::SymbolId;
using ssa::SymbolKind;
using ssa::TypeId;

namespace {

// The contents of a register written with one width and read with another.
void fit_argument(const ssa::TypeTable& types, Cell& cell, TypeId from, TypeId to) {
  uint64_t had = low_mask(cell_width(types, from));
  uint64_t wanted = low_mask(cell_width(types, to));
  cell.bits &= wanted;
  cell.undefined = (cell.undefined | ~had) & wanted;
  if (!cell.is_defined() && cell.undefined == (~had & wanted)) cell.block = {};
}

}  // namespace

void RandomNumbers::seed(unsigned number) {
  constexpr int64_t kModulus = INT32_MAX, kMultiplier = 16807;  // of the first 31 numbers
  constexpr int kLeftOut = 310;
  auto value = static_cast<int32_t>(number == 0 ? 1 : number);
  for (uint32_t& each : last_) {
    each = static_cast<uint32_t>(value);
    const int64_t product = kMultiplier * value % kModulus;
    value = static_cast<int32_t>(product < 0 ? product + kModulus : product);
  }
  next_ = 3;
  for (int i = 0; i < kLeftOut; ++i) next();
}

int32_t RandomNumbers::next() {
  uint32_t& number = last_[next_];  // the 31st before
  number += last_[(next_ + last_.size() - 3) % last_.size()];
  next_ = (next_ + 1) % last_.size();
  return static_cast<int32_t>(number >> 1);
}

Machine::Machine(const ssa::Module& of_module, const BodySource& bodies,
                 const InterpreterOptions& options)
    : Execution(of_module),
      bodies_(bodies),
      options_(options),
      steps_left_(options.max_steps == 0 ? UINT64_MAX : options.max_steps),
      interruption_(options.heeds_interrupt) {
  if (options.trace) observer_ = std::make_unique<Tracer>(module, memory, options.trace);
  if (options.recorded != nullptr)
    observer_ = std::make_unique<RunRecorder>(module, memory, *options.recorded);
}

// --- the loop

Watch Machine::watch_of(SymbolId symbol) const {
  const std::vector<std::string>& traced = options_.traced;
  if (observer_ && (traced.empty() || std::ranges::count(traced, module[symbol].name) != 0))
    return Watch::Trace;
  return options_.max_steps != 0 ? Watch::Steps : Watch::None;
}

const Code& Machine::code_of(SymbolId symbol) {
  if (symbol.index() >= codes_.size() || codes_[symbol.index()] == nullptr) {
    std::unique_ptr<ssa::Function> body = bodies_(symbol);
    if (body == nullptr) throw InvalidBody{};
    image_.place();
    codes_.resize(module.symbol_count());
    body->track_uses();
    codes_[symbol.index()] =
        std::make_unique<Code>(decode(*body, image_.constant_values(), watch_of(symbol)));
    interruption_.add(*codes_[symbol.index()]);
  }
  return *codes_[symbol.index()];
}

void Machine::enter_with(SymbolId symbol, std::span<const Cell> arguments, int32_t result,
                         uint32_t result_parts) {
  const Code& callee = code_of(symbol);
  std::ranges::copy(arguments, frames.next_slots(callee));
  enter(callee, memory.stack_mark(), result, result_parts);
}

// The callee's cells stay as they are until the next call, so the result is copied from there.
bool Machine::leave(const Operation& op) {
  const Cell* from = cells_at(op.a);
  uint32_t count = static_cast<uint32_t>(op.b);
  CallFrame frame = frames.top();
  end_frame();
  if (frame.is_callback()) {
    callback_result_ = count != 0 ? *from : Cell{};
  } else if (frame.result >= 0) {
    Cell missing = undefined_cell(program_counter->width != 0 ? program_counter->width : 64,
                                  0);  // the callee returns nothing
    for (uint32_t i = 0; i < frame.result_parts; ++i)
      cells_at(frame.result)[i] = i < count ? from[i] : missing;
  }
  return frame.is_callback();
}

// --- what watches the program

void Machine::observe(const Operation& op) {
  const auto moment = static_cast<Moment>(op.c);
  if (moment == Moment::Before && steps_left_-- == 0)
    fault(FaultKind::StepLimit, "stopped after " + std::to_string(options_.max_steps) +
                                    (options_.max_steps == 1 ? " step" : " steps"));
  if (code->observed == nullptr) return;
  const auto instruction = static_cast<uint32_t>(op.b);
  switch (moment) {
    case Moment::Entry:
      return observer_->at_entry(*code->observed, registers, frames.size());
    case Moment::Before:
      return observer_->before(*code->observed, instruction, registers, frames.size());
    case Moment::After:
      return observer_->after(*code->observed, instruction, registers, frames.size());
  }
}

// --- calls

SymbolId Machine::callee_at(const Operation& op) const {
  const CallSite& site = code->calls[static_cast<size_t>(op.b)];
  bool is_direct = site.direct.valid() && module[site.direct].kind == SymbolKind::Function;
  return is_direct ? site.direct : callee_of(value(op.a));
}

void Machine::call(const Operation& op) {
  const CallSite& site = code->calls[static_cast<size_t>(op.b)];
  if (!site.direct.valid() && image_.library_classes().has_vtables()) [[unlikely]] {
    const std::string method = image_.library_classes().method_at(value(op.a));
    if (!method.empty()) return library_calls_.call_method(*this, op, method);
  }
  call_symbol(op, site, callee_at(op));
}

void Machine::traced_call(const Operation& op) {
  const CallSite& site = code->calls[static_cast<size_t>(op.b)];
  const bool is_method =
      !site.direct.valid() && !image_.library_classes().method_at(value(op.a)).empty();
  if (!is_method && module[callee_at(op)].is_definition) observer_->at_call();
  call(op);
}

void Machine::call_symbol(const Operation& op, const CallSite& site, SymbolId symbol) {
  const ssa::Symbol& callee = module[symbol];
  if (!callee.is_definition) return library_calls_.call(*this, op, site, symbol);
  if (callee.type != site.type) require_compatible(site, symbol);
  const Code& entered = code_of(symbol);
  bool is_plain = entered.is_plain && callee.type == site.type;
  if (is_plain && site.direct == symbol) site.plain_callee = &entered;
  Memory::StackMark mark = memory.stack_mark();
  Cell* slots = frames.next_slots(entered);
  for (uint32_t i = 0; i < entered.argument_count; ++i)
    pass_argument(entered.parameters[i], site, i, slots);
  if (entered.variadic_slot >= 0) pass_variadic(*this, layouts_, entered, site);
  enter(entered, mark, op.result, site.result_parts);
}

// Writes an argument directly into the callee's future frame.
void Machine::pass_argument(const ArgumentPlace& parameter, const CallSite& site, uint32_t index,
                            Cell* slots) {
  Cell* to = &cell_at(slots, parameter.place);
  if (index >= site.count) {
    std::optional<std::vector<Part>> parts = parts_of(module.types(), parameter.type);
    for (uint32_t i = 0; i < parameter.parts; ++i) to[i] = undefined_cell((*parts)[i].width, 0);
    return;
  }
  const ArgumentPlace& argument = code->arguments[site.first + index];
  std::copy_n(cells_at(argument.place), parameter.parts, to);
  if (argument.type != parameter.type)
    fit_argument(module.types(), *to, argument.type, parameter.type);
  if (parameter.by_value.valid()) {
    const ssa::TypeTable& types = module.types();
    uint64_t size = types.size_of(parameter.by_value);
    uint64_t align = std::max<uint64_t>(types.align_of(parameter.by_value), parameter.align);
    Cell copy = memory.allocate_stack(size, align, place());
    memory.copy(copy, *to, size);
    *to = copy;
  }
}

// A call with another type than the callee's works if the registers are the same: C programs
// without prototypes rely on it. Missing arguments are undefined.
void Machine::require_compatible(const CallSite& site, SymbolId symbol) const {
  const ssa::TypeTable& types = module.types();
  auto same = [&](TypeId a, TypeId b) {
    bool are_general = (types.is_integer(a) || types.is_pointer(a)) &&
                       (types.is_integer(b) || types.is_pointer(b));
    return a == b || (are_general && cell_width(types, a) != 0 && cell_width(types, b) != 0);
  };
  const ssa::Type& callee = types[module[symbol].type];
  std::span<const TypeId> parameters = types.members(module[symbol].type);
  TypeId given = callee.element, wanted = types[site.type].element;
  bool has_result = given == wanted || wanted == ssa::kVoid || given == ssa::kVoid ||
                    (same(given, wanted) && cell_width(types, given) == cell_width(types, wanted));
  bool fits = module.dialect != ssa::Dialect::LLVMlite && has_result &&
              callee.variadic <= types[site.type].variadic;
  for (uint32_t i = 0; fits && i < std::min<size_t>(site.count, parameters.size()); ++i)
    fits = same(parameters[i], code->arguments[site.first + i].type);
  if (fits) return;
  throw Fault{FaultKind::SignatureMismatch,
              "'@" + std::string(module[symbol].name) + "' is called as " +
                  types.to_string(site.type) + " but is " + types.to_string(module[symbol].type),
              kNoOffset,
              {{module[symbol].offset, "it is defined here"}}};
}

SymbolId Machine::called_back(const Cell& function, std::span<const TypeId> types) const {
  SymbolId symbol = callee_of(function);
  const ssa::TypeTable& table = module.types();
  const ssa::Symbol& callee = module[symbol];
  std::string name = "'@" + std::string(callee.name) + "'";
  bool has_result = table.is_integer(table[callee.type].element);
  if (!std::ranges::equal(table.members(callee.type), types) || !has_result)
    throw Fault{FaultKind::SignatureMismatch,
                name + " is called back with other types",
                kNoOffset,
                {{callee.offset, "it is defined here"}}};
  if (!callee.is_definition) fault(FaultKind::Unsupported, name + " cannot be called back");
  return symbol;
}

void Machine::enter_callback() {
  if (callback_depth_ == kCallbackLimit)
    fault(FaultKind::StackOverflow, "calls back from library functions are nested too deep");
  ++callback_depth_;
}

void Machine::call_with_nineteen(const Cell& function, Place result) {
  const Cell nineteen[] = {integer_cell(19), integer_cell(19)};
  const TypeId parameters[] = {ssa::kI64, ssa::kI64};
  enter_with(called_back(function, parameters), nineteen, result, 1);
}

Cell Machine::call_back(const Cell& function, std::span<const Cell> arguments,
                        std::span<const TypeId> types) {
  SymbolId symbol = called_back(function, types);
  enter_callback();
  enter_with(symbol, arguments, -1, CallFrame::kCallback);
  run();
  --callback_depth_;
  return callback_result_;
}

// A number near the caller's code: programs can only rely on its presence.
Cell Machine::return_address(uint64_t level) const {
  if (level >= frames.size()) return null_cell();
  const Code& caller = *frames.at_level(std::min<uint64_t>(level + 1, frames.size() - 1)).code;
  return integer_cell(image_[caller.symbol].bits + 1);
}

// --- input and output

void Machine::write_output(int descriptor, std::string_view text) {
  if (observer_ && descriptor == 2) observer_->flush();
  if (options_.output) return options_.output(descriptor, text);
  std::FILE* stream = descriptor == 2 ? stderr : stdout;
  if (descriptor == 2) std::fflush(stdout);
  std::fwrite(text.data(), 1, text.size(), stream);
}

int Machine::read_input() {
  if (observer_) observer_->flush();
  return options_.input ? options_.input() : std::getchar();
}

}  // namespace lilt::runtime
