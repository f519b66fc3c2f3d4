// What an allocator decides, as plain records, for those who want to watch (--trace=regalloc, the
// explorer, lessons). Without an observer a record costs one branch.
#pragma once

#include <cstdint>
#include <string>

#include "ir/mir/machine_function.h"
#include "regalloc/allocation.h"

namespace lilt::regalloc {

enum class TraceKind : uint8_t {
  Merge,              // a, b: values united in one web
  MergeRefused,       // a, b: values whose ranges overlap
  Visit,              // a web's piece asks for a register; a: its end
  Assign,             // gets `reg`; cost: copies saved
  SplitBefore,        // gets `reg` only until point a
  Evict,              // the piece in `reg`, of web `other`, moves out at point a; cost: of that
  Wait,               // waits in memory until point a (0: to its end); cost: of that
  Spill,              // is in memory for all its life; cost: of that
  Operand,            // one instruction's operand gets `reg` while its web is in memory
  Fold,               // an operand is read from memory by the instruction itself
  Capped,             // split often enough: in memory to its end
  StoreAtDefinition,  // a: value, stored once where it is defined; cost: frequency
  Slot,               // gets spill slot a
  Summary,            // a: edits; cost: weighted loads, stores and moves
};

struct TraceEvent {
  TraceKind kind = TraceKind::Visit;
  Point point;
  uint32_t web = 0;  // named by one of its values
  uint32_t other = 0;
  mir::Register reg;
  uint32_t a = 0, b = 0;
  double cost = 0;
};

class TraceObserver {
 public:
  virtual ~TraceObserver() = default;
  virtual void event(const TraceEvent& event) = 0;
};

// A value, as in dumps of machine IR: %2.n.
std::string name_of(const mir::MachineFunction& function, uint32_t value);

// An event as a sentence: "position 53: %7 asks for a register until 80". Values are named as in
// the function's text.
std::string to_sentence(const mir::MachineFunction& function, const TraceEvent& event);

}  // namespace lilt::regalloc
