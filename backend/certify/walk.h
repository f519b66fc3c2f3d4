// The walk of code and source side by side: see certifier.h.
#pragma once

#include <deque>
#include <map>

#include "backend/abi/system_v.h"
#include "backend/certify/certifier.h"
#include "backend/certify/evaluator.h"
#include "backend/certify/joins.h"

namespace lilt::certify {

class Walk : SharedMemory {
 public:
  // `guesses`: which names joins try first.
  Walk(const ssa::Function& function, const mir::MachineFunction& code, CodeFacts& facts,
       Guesses guesses, const machine::Semantics& semantics, Arena& arena);

  // The verdict; sets `depends_on_guesses` if another order of guesses might find a better one.
  Verdict run(bool& depends_on_guesses);

 private:
  // Where the code does something that the source does not, and cannot be followed further.
  struct Mismatch {
    std::string what;
  };
  // Where a walk of a block leaves it.
  struct Outgoing {
    mir::BlockId target;
    RunSet runs = 0;
    const State* state = nullptr;
  };

  // --- pairs
  void start();
  uint32_t node_of(const Pair& pair);
  void add_edge(const Pair& pair, uint32_t from, const State& state, Edge&& edge);
  void schedule(uint32_t node, bool after_loop);
  uint32_t rank(uint32_t node) const { return facts_.rank(nodes_[node].pair.source); }
  void visit_next();
  static bool is_walked_with(Node& node, const State& state);
  void enter_by_edges(Node& node);
  void remove_edges(uint32_t from, std::span<const std::pair<uint32_t, uint32_t>> before);
  std::vector<uint32_t> reached() const;
  bool goes_around(uint32_t node) const;

  // --- a block of the code
  void walk(State& state);
  void walk_code(mir::BlockId code, State& state);
  void keep_state(std::span<Outgoing> outgoing, const State& state);
  bool is_inside_of_copies(mir::BlockId code) const;
  void walk_inside(const Outgoing& out);
  bool step(const mir::MachineInstr& instruction, State& state);
  void leave(std::span<const Outgoing> outgoing);
  void leave_by_jump(const Outgoing& out);
  void leave_by_condition(std::span<const Outgoing> outgoing);
  void leave_by_table(mir::Register target, State& state);
  void go(ssa::BlockId to, const Outgoing& out);
  bool leads_to(ssa::BlockId from, mir::BlockId code) const;

  // --- the source beside it
  ssa::InstId terminator() const { return function_.terminator(last_); }
  bool is_at_end() const { return position_ == source_.events(block_).size(); }
  bool go_on_once();
  bool go_on_to(ssa::BlockId next);
  void go_on();
  void go_on_past_branches();
  bool has_one_outcome(ssa::InstId branch) const;
  const Event& next_event(Event::Kind kind, const char* what);

  // --- memory, calls and returns (walk_calls.cpp)
  const Samples* load(const Samples& address, unsigned bytes) override;
  void store(const Samples& address, const Samples& content, unsigned bytes) override;
  bool is_next_store(const Samples& address) const override;
  void call(const mir::MachineInstr& instruction, State& state);
  void invoke(const mir::MachineInstr& instruction, State& state);
  ssa::InstId pass_control(const mir::MachineInstr& instruction, State& state);
  void check_callee(ssa::InstId call, const mir::MachineInstr& instruction, State& state);
  void check_arguments(ssa::InstId call, State& state, int64_t stack);
  void check_object(const Samples& object, uint64_t bytes, const State& state, int64_t distance);
  void check_passed_on(State& state);
  void check_passed_twice(ssa::InstId call, State& state);
  void forget_registers(ssa::CallingConvention convention, State& state);
  int32_t popped_bytes() const;
  int32_t popped_by(ssa::InstId call) const;
  bool copies_object(const mir::MachineInstr& instruction, State& state);
  void receive_results(ssa::InstId call, State& state);
  void receive(ssa::InstId id, ssa::CallingConvention convention,
               const ssa::ParameterAttributes& attributes, State& state);
  void jump_to_function(const mir::MachineInstr& instruction, State& state);
  void return_from(const mir::MachineInstr& instruction, State& state);
  void check_x87(const State& state);
  void check_frame(State& state, int64_t stack);
  void check_status(State& state);
  void check_value(const Samples* content, const Samples* value, Shape shape,
                   const ssa::ParameterAttributes& attributes, const std::string& what);
  const Samples* passed(const Samples& value, Shape shape,
                        const ssa::ParameterAttributes& attributes);

  // --- messages
  std::string place() const;
  void note(const std::string& what) override { faults_.try_emplace(node_, place() + what); }
  [[noreturn]] void mismatch(const std::string& what) const { throw Mismatch{place() + what}; }

  const ssa::Function& function_;
  const mir::MachineFunction& code_;
  CodeFacts& facts_;
  Arena& arena_;
  Source source_;
  Evaluator evaluator_;
  Joins joins_;
  State entry_;  // of the function
  std::deque<Node, ArenaAllocator<Node>> nodes_{arena_};
  std::vector<uint32_t> nodes_of_code_;  // by machine block: the first node, see Node::next
  // Nodes by turns, then by what they are.
  struct Turn {
    uint64_t rank, pair;
    uint32_t position, node;
    auto operator<=>(const Turn&) const = default;
  };
  std::vector<Turn> pending_;
  // By node: what its last walk found. A walk goes on after a fault, since it may come from a guess
  // that edges will contradict.
  std::map<uint32_t, std::string> faults_;
  // Of the node that is walked:
  uint32_t node_ = 0;
  uint32_t edges_ = 0;       // that lead from there
  mir::BlockId code_block_;  // the node's, or one inside of copies
  ssa::BlockId block_;       // of the source
  ssa::BlockId last_;        // of those that the code has copied after it
  uint32_t copies_ = 0;
  size_t position_ = 0, last_begin_ = 0;  // in the events; of last_
  size_t entered_ = 0;  // values that are others in the node: see Source::Mark::changed
  const mir::MachineInstr* instruction_ = nullptr;
};

}  // namespace lilt::certify
