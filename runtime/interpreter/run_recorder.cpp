#include "runtime/interpreter/run_recorder.h"

#include <algorithm>

namespace lilt::runtime {

using report::RunSide;
using report::ShownValue;
using ssa::Opcode;

namespace {

bool has_targets(const ObservedInstruction& instruction) {
  return instruction.is_last && instruction.opcode != Opcode::Ret &&
         instruction.opcode != Opcode::Unreachable;
}

// Of a store: the value that is written, if it is not a constant.
const ObservedValue* stored_value(const ObservedInstruction& instruction) {
  const auto value = std::ranges::find(instruction.operands, false, &ObservedValue::is_address);
  return value == instruction.operands.end() ? nullptr : &*value;
}

}  // namespace

bool RecordedRun::is_full() const {
  return std::ranges::all_of(functions,
                             [](const Function& each) { return each.record->ssa.is_cut; });
}

RunRecorder::RunRecorder(const ssa::Module& module, Memory& memory, RecordedRun& run)
    : module_(module), memory_(memory), run_(run), values_(module, memory) {}

RunRecorder::Function& RunRecorder::function_of(const ObservedBody& body) {
  const auto [entry, is_new] = functions_.try_emplace(&body);
  Function& function = entry->second;
  if (!is_new) return function;
  const auto recorded = std::ranges::find(run_.functions, std::string_view(body.name).substr(1),
                                          &RecordedRun::Function::name);
  function.record = recorded->record;
  describe_values(body, recorded->lines, function);
  return function;
}

// The arguments stand beside the first line, as values of the first block.
void RunRecorder::describe_values(const ObservedBody& body, std::span<const std::string_view> lines,
                                  Function& function) {
  RunSide& side = function.record->ssa;
  std::vector<std::string> texts;
  for (const ObservedInstruction& instruction : body.instructions)
    texts.push_back(instruction.text);
  const std::vector<uint32_t> line_of = report::lines_of_texts(texts, lines);
  side.first_shown.push_back(0);
  for (size_t i = 0; i < body.parameters.size(); ++i)
    side.shown.push_back({0, body.parameters[i].name, body.parameter_types[i]});
  for (size_t i = 0; i < body.instructions.size(); ++i) {
    const ObservedInstruction& instruction = body.instructions[i];
    while (side.first_shown.size() <= instruction.block)
      side.first_shown.push_back(static_cast<uint32_t>(side.shown.size()));
    function.position.push_back(kNone);
    const auto type_of = [&](const ObservedValue& value) {
      return module_.types().to_string(value.type);
    };
    ShownValue shown{line_of[i], {}, {}};
    if (instruction.result.type != ssa::kVoid && !instruction.is_last)
      shown = {line_of[i], instruction.result.name, type_of(instruction.result)};
    else if (instruction.opcode == Opcode::Store)
      shown = {line_of[i], "memory",
               stored_value(instruction) != nullptr ? type_of(*stored_value(instruction)) : ""};
    else if (instruction.opcode == Opcode::Ret && !instruction.operands.empty())
      shown = {line_of[i], "result", type_of(instruction.operands[0])};
    else if (has_targets(instruction))
      shown = {line_of[i], "to", {}};
    if (shown.name.empty() || shown.line == kNone) continue;
    function.position.back() =
        static_cast<uint32_t>(side.shown.size()) - side.first_shown[instruction.block];
    side.shown.push_back(std::move(shown));
  }
  while (side.first_shown.size() <= body.blocks.size())
    side.first_shown.push_back(static_cast<uint32_t>(side.shown.size()));
}

// Calls that have returned are gone.
RunRecorder::Call& RunRecorder::call_at(const ObservedBody& body, size_t depth) {
  calls_.resize(depth);
  values_.enter(&body, depth);
  return calls_.back();
}

void RunRecorder::at_entry(const ObservedBody& body, const Cell*, size_t depth) {
  Call& call = call_at(body, depth);
  call = {};
  call.function = &function_of(body);
  call.number = call.function->record->ssa.calls++;
}

void RunRecorder::begin_visit(Call& call, const ObservedBody& body, uint32_t block,
                              const Cell* slots) {
  report::RunRecord& record = *call.function->record;
  RunSide& side = record.ssa;
  const bool is_first = call.visit == kNone && call.running == kNone;
  call.visit = kNone;
  if (side.visits.size() >= record.limit) {
    side.is_cut = true;
    if (run_.is_full()) fault(FaultKind::StepLimit, "the record is full");
    return;
  }
  call.visit = static_cast<uint32_t>(side.visits.size());
  report::RunVisit& visit = side.visits.emplace_back();
  visit.call = call.number;
  visit.block = block;
  visit.values.resize(side.first_shown[block + 1] - side.first_shown[block]);
  for (uint32_t i = 0; is_first && i < body.parameters.size(); ++i) {
    std::string text;
    values_.append(text, body.parameters[i], slots);
    set(call, i, text);
  }
}

void RunRecorder::set(const Call& call, uint32_t position, const std::string& text) {
  if (call.visit == kNone || position == kNone) return;
  report::RunRecord& record = *call.function->record;
  record.ssa.visits[call.visit].values[position] = record.texts.number_of(text);
}

void RunRecorder::before(const ObservedBody& body, uint32_t number, const Cell* slots,
                         size_t depth) {
  Call& call = call_at(body, depth);
  const ObservedInstruction& instruction = body.instructions[number];
  if (instruction.is_first) {
    if (call.running != kNone)
      set(call, call.function->position[call.running], "→ " + body.blocks[instruction.block]);
    begin_visit(call, body, instruction.block, slots);
  }
  if (instruction.is_last) call.running = number;
  accesses_.clear();
  memory_.record_accesses(&accesses_);
  if (instruction.opcode != Opcode::Ret || instruction.operands.empty()) return;
  std::string text;
  values_.append(text, instruction.operands[0], slots);
  set(call, call.function->position[number], text);
}

void RunRecorder::after(const ObservedBody& body, uint32_t number, const Cell* slots,
                        size_t depth) {
  const Call& call = call_at(body, depth);
  const ObservedInstruction& instruction = body.instructions[number];
  memory_.record_accesses(nullptr);
  if (instruction.opcode == Opcode::Alloca) values_.name_variable(instruction.result, slots);
  const uint32_t position = call.function->position[number];
  if (call.visit == kNone || position == kNone) return;
  std::string text;
  if (instruction.opcode == Opcode::Store) {
    const auto write = std::ranges::find(accesses_, true, &MemoryAccess::is_write);
    if (write == accesses_.end()) return;
    values_.append_place(text, write->block, write->offset);
    if (const ObservedValue* value = stored_value(instruction); value != nullptr) {
      text += " = ";
      values_.append(text, *value, slots);
    }
  } else {
    values_.append(text, instruction.result, slots);
  }
  set(call, position, text);
}

}  // namespace lilt::runtime
