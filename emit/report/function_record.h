// What `lilt explain` knows of one function: its text after every pass, and its register
// allocations.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "emit/report/run_record.h"
#include "ir/mir/machine_function.h"
#include "ir/ssa/function.h"
#include "regalloc/record.h"

namespace lilt::report {

enum class StageKind : uint8_t { Ssa, Machine, Code, Assembly };

// A block in the text of a stage.
struct StageBlock {
  static constexpr uint32_t kNoNumber = UINT32_MAX;
  std::string name;                  // in the IR, without sigil; may be empty
  uint32_t number = kNoNumber;       // of machine IR: bb.N
  uint32_t first = 0, end = 0;       // lines, with that of the label
  double frequency = 0;              // executions per call; 0: not known
  uint32_t depth = 0;                // of loops, likewise
  std::vector<uint32_t> successors;  // blocks of the stage, each once
};

// The function as it was after a pass.
struct Stage {
  std::string pass, description;
  StageKind kind = StageKind::Ssa;
  bool has_changed = true;            // otherwise the text is that of the stage before
  std::string text;                   // lines, each with its newline; empty if unchanged
  std::vector<SourceOffset> origins;  // by line of the text: where it comes from, or kNoOffset
  std::vector<StageBlock> blocks;     // in the order of the text; empty if unchanged, or assembly
};

// The lines of a text, without their newlines.
std::vector<std::string_view> lines_of(std::string_view text);

// One allocation, with what its record names by numbers as text.
struct NamedAllocation {
  std::string allocator;  // with the registers that it was left, if not all: "linear, 4 registers"
  regalloc::AllocationRecord record;
  std::vector<std::string>
      instructions;                   // by position; empty at the end of a block that falls through
  std::vector<SourceOffset> origins;  // by position
  std::vector<std::string> blocks, values;
  // By web: the value that names it, the first to start of those that the source names; else of
  // those that a pass of SSA IR names; else of all. kNone: no value is in it.
  std::vector<uint32_t> web_names;
  std::vector<std::string> sentences;  // by event: the decision in words, or empty
  std::vector<std::string> registers;  // by number
  std::string classes[mir::kRegClassCount];
  std::vector<mir::Register> callee_saved;
  uint64_t code_bytes = 0;  // of the function; 0 if it was not encoded
};

// Where the value of a live range is: a register, "constant" (made again for each use), "memory".
std::string_view place_of(const NamedAllocation& allocation,
                          const regalloc::RecordedLiveRange& range);

struct FunctionRecord {
  std::string name;
  SourceOffset begin = kNoOffset, end = kNoOffset;  // of the definition; none in machine IR
  std::vector<Stage> stages;                        // the first is the function as it was read
  std::vector<NamedAllocation> allocations;
  std::unique_ptr<RunRecord> run = {};  // null: none was asked for
};

// Makes the record of a function while it is compiled. Costs a print of the function after each
// pass.
class Recorder : public regalloc::AllocationRecorder {
 public:
  // `allocator`: a name for the allocations to come.
  void start(std::string_view name, std::string_view allocator, SourceOffset begin,
             SourceOffset end);
  void add_stage(std::string_view pass, std::string_view description,
                 const ssa::Function& function);
  void add_stage(std::string_view pass, std::string_view description,
                 const mir::MachineFunction& function);
  // The code: machine IR with bytes, whose lines are those of the function's machine IR.
  void add_code(std::string listing, const mir::MachineFunction& function, uint64_t bytes);
  // The code as text for an assembler.
  void add_assembly(std::string_view pass, std::string_view description, std::string text,
                    std::vector<SourceOffset> origins);
  void end(const regalloc::ProgramPoints& points, const regalloc::Allocation& allocation) override;
  std::unique_ptr<FunctionRecord> take();

 private:
  void add(Stage stage);

  std::unique_ptr<FunctionRecord> function_;
  std::string allocator_;
};

}  // namespace lilt::report
