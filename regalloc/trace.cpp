#include "regalloc/trace.h"

#include "ir/support/frequency.h"

namespace lilt::regalloc {
namespace {

// "3 neighbours, 4 registers"
std::string degree(const TraceEvent& e) {
  return std::to_string(e.a) + (e.a == 1 ? " neighbour, " : " neighbours, ") + std::to_string(e.b) +
         (e.b == 1 ? " register" : " registers");
}

std::string copies(double count) {
  return frequency_text(count) + (count == 1 ? " copy" : " copies");
}

// Of the edits, and how often they are executed.
std::string summary(uint32_t count, double executed) {
  if (count == 0) return "summary: no instruction is inserted";
  return "summary: " + std::to_string(count) +
         (count == 1 ? " instruction is inserted (a move, load or store), executed "
                     : " instructions are inserted (moves, loads and stores), executed ") +
         (executed == 1 ? "once" : frequency_text(executed) + " times") + " a call";
}

std::string place(uint32_t point) {
  static constexpr const char* kSlots[] = {"", " (early)", " (late)", " (after)"};
  return std::to_string(point / 4) + kSlots[point % 4];
}

}  // namespace

std::string to_sentence(const mir::TargetDesc& target, const mir::RegisterNames& names,
                        const TraceEvent& e) {
  const std::string web = names(mir::Register::virtual_register(e.web));
  const std::string other = names(mir::Register::virtual_register(e.other));
  std::string reg =
      e.reg.is_physical() ? std::string(target.register_names[e.reg.number()]) : std::string();
  std::string text = "position " + place(e.point.value) + ": ";
  switch (e.kind) {
    case TraceKind::Start:
    case TraceKind::Member:
    case TraceKind::Create:
    case TraceKind::Split:
    case TraceKind::Reach:
    case TraceKind::Place:
    case TraceKind::Finished:
    case TraceKind::Candidate:
      return {};
    case TraceKind::Merge:
      if (e.range == TraceEvent::kNone) return "merge: " + web + " and " + other + " share one web";
      return "coalesce: " + web + " and " + other + " get one register (safe by " +
             (static_cast<CoalescingTest>(e.a) == CoalescingTest::George ? "George" : "Briggs") +
             "'s test)";
    case TraceKind::MergeRefused:
      return "merge refused: " + web + " and " + other + " are live at the same time";
    case TraceKind::Iteration:
      return "iteration " + std::to_string(e.a) + ": the graph is coloured" +
             (e.a == 1 ? "" : " anew, without the live ranges in memory");
    case TraceKind::Simplify:
      return "simplify: " + web + " (" + degree(e) + ")";
    case TraceKind::SpillCandidate:
      return "candidate for memory: " + web + " (" + degree(e) + "; cost for each neighbour " +
             frequency_text(e.cost) + ")";
    case TraceKind::Freeze:
      return "freeze: the copies of " + web + " stay (" + degree(e) + ")";
    case TraceKind::NoColour:
      return text + web + " finds no register that no neighbour has";
    case TraceKind::EnterBlock:
      return text + "the walk enters a block whose dominators are coloured; " +
             std::to_string(e.b) + (e.b == 1 ? " value is" : " values are") +
             " in registers at its start";
    case TraceKind::Visit:
      return text + web + " needs a register until " + place(e.a);
    case TraceKind::Assign:
      text += web + " assigned " + reg;
      return e.cost > 0 ? text + " (saves " + copies(e.cost) + ")" : text;
    case TraceKind::SplitBefore:
      return text + web + " assigned " + reg + " until " + place(e.a) + " only (cost " +
             frequency_text(e.cost) + ")";
    case TraceKind::Evict:
      return text + other + " leaves " + reg + " at " + place(e.a) + " to " + web + " (cost " +
             frequency_text(e.cost) + ")";
    case TraceKind::Wait:
      return text + web + " waits in memory until its next use (cost " + frequency_text(e.cost) +
             ")";
    case TraceKind::Spill:
      return text + web + " is in memory (cost " + frequency_text(e.cost) + ")";
    case TraceKind::MoveOut:
      return text + web + " is in " + reg + " only from " + place(e.a) + " on: loaded there";
    case TraceKind::Operand:
      return text + web + " is in memory; " + reg + " serves this instruction";
    case TraceKind::Fold:
      return text + "the instruction reads " + web + " from memory";
    case TraceKind::Capped:
      return text + web + " was split too often and stays in memory";
    case TraceKind::StoreAtDefinition:
      return text + web + " is stored once, after its definition (cost " + frequency_text(e.cost) +
             ")";
    case TraceKind::Slot:
      return text + web + " assigned spill slot " + std::to_string(e.a);
    case TraceKind::Summary:
      return summary(e.a, e.cost);
  }
  return text;
}

}  // namespace lilt::regalloc
