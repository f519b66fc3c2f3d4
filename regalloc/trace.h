// What an allocator decides, as plain records, for those who want to watch (--trace=regalloc, the
// explorer, lessons). Without an observer a record costs one branch.
#pragma once

#include <cstdint>
#include <string>

#include "ir/mir/register_names.h"
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

// An event as a sentence: "position 53: %n needs a register until 80". `names` are those of the
// target's function that is allocated.
std::string to_sentence(const mir::TargetDesc& target, const mir::RegisterNames& names,
                        const TraceEvent& event);

}  // namespace lilt::regalloc
