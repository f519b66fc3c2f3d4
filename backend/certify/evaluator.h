// The code's side: what its instructions compute in the runs, by their meanings (runtime/machine),
// which share nothing with selection.
#pragma once

#include <optional>
#include <string>
#include <unordered_map>

#include "backend/certify/code_state.h"
#include "backend/certify/source_runs.h"

namespace lilt::certify {

// Why a function cannot be certified.
struct Unknown {
  std::string what;
  bool depends_on_guesses = false;  // others might not lead here
};

// What all instructions of a row have that agree in width and condition.
struct RowShape {
  uint64_t key = 0;
  machine::ExecutionOfRow row;
  const mir::InstrDesc* desc = nullptr;
  x86::Op op{};
  bool has_batches = false;
  bool reads_flags = false;
  bool keeps_flags = false;  // some, or all of them in some runs
  bool has_chosen_lanes = false;
};

// Memory that code and source have in common, as the walk finds it.
class SharedMemory {
 public:
  virtual const Samples* load(const Samples& address, unsigned bytes) = 0;
  virtual void store(const Samples& address, const Samples& content, unsigned bytes) = 0;
  // Whether the source's next event is a store there.
  virtual bool is_next_store(const Samples& address) const = 0;
  // Code that reads what nothing defines, or the like.
  virtual void note(const std::string& what) = 0;

 protected:
  ~SharedMemory() = default;
};

class Evaluator {
 public:
  Evaluator(const mir::MachineFunction& code, Source& source, const CodeFacts& facts,
            const machine::Semantics& semantics, SharedMemory& memory, Arena& arena);

  // Before the instructions of a block: what is random in them is the same each time.
  void start(uint64_t key);
  // One instruction that neither branches nor calls. Throws Unknown.
  void step(const mir::MachineInstr& instruction, State& state);
  RunSet runs_where(x86::Condition condition, const State& state);

  const Samples* read(State& state, mir::Register r);
  // Memory at the address of these cells.
  const Samples* load(const mir::Cell* memory, unsigned bytes, State& state);
  const Samples* load_at(const Samples& address, unsigned bytes, const State& state);
  void store(const Samples& at, const Samples& content, unsigned bytes, State& state);
  // A part of the frame that is the code's own.
  const Samples* read_slot(const State& state, int64_t distance, unsigned bytes);
  // From the top of the frame, if it is the same in all runs.
  std::optional<int64_t> frame_distance(const Samples& address) const;
  int64_t stack_distance(const State& state) const;
  void move_stack(State& state, int64_t by);
  // The x87 stack.
  void push_number(const Samples& number, State& state);
  const Samples* pop_number(State& state);
  bool has_avx512() const { return vector_words_ == 8; }
  // Of 64 bits, in a register.
  unsigned words_of(mir::Register r) const { return x86::is_xmm(r) ? vector_words_ : 1; }
  // For the content of a register: anything above it.
  const Samples* widened(const Samples* content, mir::Register r);
  const Samples* anything(unsigned words) { return new_random(arena_, words, next_key()); }
  uint64_t next_key() { return mixed(start_, ++keys_); }

  // The last entry of a jump table that was loaded since start(), if any; its index in each run.
  struct TableLoad {
    size_t table = 0;
    std::array<uint64_t, kRuns> index{};
  };
  const std::optional<TableLoad>& table_load() const { return table_load_; }
  uint64_t address_of_block(mir::BlockId block, unsigned run) const {
    return code_top_->word(run) + 16 * uint64_t{block.index()};
  }

 private:
  struct Operands;
  void push(mir::Register r, State& state);
  void move(const mir::MachineInstr& instruction, State& state);
  using Results = std::array<Samples*, machine::Execution::kMaxOutputs>;
  RunSet execute_at_once(const RowShape& row, const Operands& o, const Results& results,
                         const machine::Flags* before) const;
  RunSet execute_each(const RowShape& row, const Operands& o, const Results& results,
                      const machine::Flags* before, machine::Flags* after) const;
  const RowShape& row_of(const mir::MachineInstr& instruction);
  const machine::Flags* flags(const LazyFlags* flags) const;
  void ordinary(const mir::MachineInstr& instruction, State& state);
  void x87(const mir::MachineInstr& instruction, State& state);
  Operands read_operands(const RowShape& shape, const mir::Cell* cell, State& state);
  const Samples* address_of(const mir::Cell* memory, State& state);
  const Samples* gathered(const mir::Cell* memory, const RowShape& shape, State& state);
  const Samples* symbol_address(mir::SymbolRef symbol);
  const Samples* thread_offset(mir::SymbolRef symbol);
  const Samples* address_of_table(size_t number);
  const Samples* load_constant(const mir::ReadOnlyConstant& constant, const mir::Address& address,
                               unsigned bytes);
  const Samples* load_from_constants(const Samples& at, unsigned bytes);
  const Samples* load_from_table(const mir::Address& address, unsigned bytes, State& state);

  const mir::MachineFunction& code_;
  Source& source_;
  const CodeFacts& facts_;
  const machine::Semantics& semantics_;
  SharedMemory& memory_;
  Arena& arena_;
  const unsigned vector_words_;
  const Samples* code_top_;    // an address that those of blocks and jump tables are near to
  FlagSamples unknown_flags_;  // where nothing has set them
  std::array<const RowShape*, 128> rows_{};  // a direct-mapped cache, by a hash of the key
  uint64_t start_ = 0, keys_ = 0;
  X87Samples* x87_ = nullptr;  // that an instruction of x87 changes
  std::optional<TableLoad> table_load_;
  std::unordered_map<uint32_t, const Samples*> symbols_;
  std::unordered_map<size_t, const Samples*> tables_;
};

}  // namespace lilt::certify
