// The source side of a comparison: what the legalized SSA function computes in random runs.
//
// Arguments, phis, results of calls, and memory at the start of a block and after each call are
// free: chosen at random. Everything else follows from them, so one walk in reverse post-order
// evaluates all values, each a function of what is free (random interpretation: Gulwani & Necula,
// "Discovering Affine Equalities Using Random Interpretation", 2003). No path is followed:
// conditions decide nothing here, and are compared like other values.
#pragma once

#include <array>
#include <bitset>
#include <functional>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "backend/certify/key_table.h"
#include "backend/certify/samples.h"
#include "ir/mir/machine_function.h"
#include "ir/ssa/cfg.h"
#include "ir/ssa/function.h"
#include "runtime/machine/semantics.h"

namespace lilt::certify {

// What a block does besides computing values, in order.
struct Event {
  enum class Kind : uint8_t { Store, Call };
  Kind kind = Kind::Store;
  uint8_t bytes = 0;  // of a store
  ssa::InstId id;     // none(): a store that the convention asks for
  const Samples *address = nullptr, *value = nullptr;  // of a store
};

// Bytes from the frame's top.
inline constexpr int64_t kReturnAddress = -8;

// What the code decides.
struct CodeNumbers {
  // Of an alloca: bytes from the frame's top, if it is in the frame. Of llvm.eh.typeid.for: the
  // number of the type in the code's table.
  std::function<std::optional<int64_t>(ssa::InstId)> of_instruction;
  // Bytes from the frame's top to a variadic function's copies of its argument registers.
  std::optional<int64_t> register_save_area;
};

// Values of the source that begin with an edge, and what they are on it.
using EdgeValues = ArenaVector<std::pair<ssa::InstId, const Samples*>>;

class Source {
 public:
  Source(const ssa::Function& function, const ssa::ControlFlowGraph& cfg, CodeNumbers in_code,
         const machine::Semantics& semantics, Arena& arena);

  // Empty, or why the function cannot be evaluated.
  const std::string& refusal() const { return refusal_; }
  const ssa::Function& function() const { return function_; }

  // A local or a constant; null if it is an aggregate.
  [[gnu::always_inline]] const Samples* value(ssa::Value value) {
    if (value.is_local()) return values_[value.local().index()];
    if (value.is_constant()) return constant(value.constant());
    return nullptr;
  }
  // A member of an aggregate.
  const Samples* part(ssa::Value value, size_t index);
  std::span<const Event> events(ssa::BlockId block) const { return events_[block.index()]; }

  // Evaluates the instructions of `next` as if they stood at the end of `block`, whose last part so
  // far is `last`: its phis are what they are on this edge. Until undo_extensions.
  struct Mark {
    size_t changed = 0, events = 0, accesses = 0;
  };
  Mark mark() const {
    if (!extended_.valid()) return {};
    return {changed_.size(), events_[extended_.index()].size(),
            accesses_[extended_.index()].size()};
  }
  void extend(ssa::BlockId block, ssa::BlockId last, ssa::BlockId next);
  // Those after the mark; by default all.
  void undo_extensions(Mark mark);
  // What a phi is where only these inputs of it come together: theirs if they are the same, else
  // random bits among those that they have.
  const Samples* given_by(ssa::InstId phi, std::span<const Samples* const> inputs, uint64_t key);
  // Evaluates the block with these phis, until undo_extensions.
  void enter(ssa::BlockId block, std::span<const std::pair<ssa::InstId, const Samples*>> phis);
  // Instructions of extensions, and what they are there.
  void list_copied(EdgeValues& result) const {
    for (const Changed& changed : changed_)
      if (const Samples* value = values_[changed.id.index()])
        result.emplace_back(changed.id, value);
  }

  // Memory in a block before its event number `position`: bytes at an address, to samples that are
  // zero in these runs.
  void read(ssa::BlockId block, size_t position, const Samples& address, unsigned bytes,
            Samples& to, RunSet runs = kAllRuns);

  // What a load of the block finds there, which is what read() gives; null if none does.
  const Samples* loaded(ssa::BlockId block, size_t position, const Samples& address,
                        unsigned bytes) const;
  // Whether the block accesses all these bytes in every run, in some load or store.
  bool is_accessed(ssa::BlockId block, const Samples& address, unsigned bytes) const;

  // Whether the content of a location is a value that may be another each time the block is
  // executed: it depends on a load, a call or a phi in a block that this one dominates. Not if it
  // is also a value that stays the same, as phis of the block that are not among `phis`.
  bool is_of_an_iteration(const Samples& content, ssa::BlockId header,
                          const ssa::DominatorTree& dominators,
                          std::span<const std::pair<ssa::InstId, const Samples*>> phis);

  // What the registers for variable arguments hold at the function's start.
  struct VariableArgument {
    mir::Register reg;
    const Samples* content;
    unsigned bytes;           // that the function saves
    const Samples* saved_at;  // null: it does not save them
  };
  std::span<const VariableArgument> variable_arguments() const { return variable_arguments_; }

  // What a function finds above its frame.
  const Samples* return_address();
  // Where a segment begins. The first word of %fs is this address.
  const Samples* segment(mir::Segment segment);
  const Samples* thread_pointer() { return segment(mir::Segment::Fs); }

  // The address of a symbol.
  const Samples* symbol(std::string_view name);
  const Samples* in_frame(int64_t distance);  // so far from the frame's top
  // The top of the frame: the stack pointer before the call of the function.
  const Samples* frame_top() const { return frame_top_; }
  [[gnu::always_inline]] Shape shape_of(ssa::TypeId type) const {
    auto& kept = shapes_[type.index() % shapes_.size()];
    if (kept.first != type) kept = std::pair(type, find_shape(type));  // which asks for others
    return kept.second;
  }
  Shape shape_of(ssa::InstId id) const { return shape_of(function_[id].type); }
  // Of a phi: its bits that may be other than zero.
  Shape narrow_shape_of(ssa::InstId id) const {
    Shape shape = shape_of(id);
    const auto entered = entered_bits_.find(id.index());
    const unsigned bits = entered != entered_bits_.end() ? entered->second : phi_bits_[id.index()];
    if (bits != 0) shape.bits = bits;
    return shape;
  }
  Shape shape_of(ssa::Value value) const { return shape_of(function_.type_of(value)); }
  Arena& arena() { return arena_; }

 private:
  Shape find_shape(ssa::TypeId type) const;
  static constexpr unsigned kMaxChoosing = 2;  // iterations of choices
  void refuse(const std::string& why) {
    if (refusal_.empty()) refusal_ = why;
  }
  void collect_constants();
  struct FreePhi {
    ssa::InstId id;
    const Samples* samples;
    uint64_t may_be_set;  // bits; all: no limit
  };
  struct Access {
    const Samples* address;
    unsigned bytes;
    size_t position;        // in the block's events
    const Samples* loaded;  // null: of a store
  };
  void evaluate_all();
  void evaluate_once();
  void renew(ssa::InstId id, const Samples* samples, RunSet runs = kAllRuns);
  void evaluate_phi(const FreePhi& phi);
  void evaluate_again(ssa::InstId id, RunSet first);
  void load_again(ssa::InstId id, RunSet due);
  void read_stored(const Event& store, uint64_t address, unsigned run, unsigned bytes, Samples& to);
  // `member`: of an aggregate.
  const Samples* with_choices(ssa::InstId id, const Samples& random, uint64_t may_be_set,
                              unsigned member = 0);
  bool keeps_limit(const FreePhi& phi);
  bool try_comparisons(unsigned iteration);
  bool has_changed(ssa::InstId id) const;
  bool try_comparison(ssa::InstId id, std::span<const uint64_t> distances);
  bool try_rare_numbers();
  bool try_exchange(ssa::InstId id);
  bool try_success(ssa::InstId id);
  bool try_extremes(ssa::InstId id);
  bool try_equal_addresses(ssa::BlockId block);
  bool try_equal_addresses(ssa::Value stored, ssa::Value loaded, uint64_t key);
  bool try_overflow(ssa::InstId call);
  bool try_pair_comparison(ssa::InstId call);
  bool try_floating_comparison(ssa::InstId id);
  bool try_zeros(ssa::Value number);
  bool try_conversion(ssa::InstId id);
  bool try_quotient(ssa::InstId id);
  struct Condition {
    ssa::Value value;
    bool wanted;
  };
  bool try_together(std::span<const Condition> conditions, uint64_t key);
  bool try_selects(ssa::InstId root);
  bool try_selects(ssa::InstId select, std::vector<Condition>& path);
  enum class Tried : uint8_t { Before, Chosen, Impossible };
  // Of the operands of a comparison, by run.
  struct Differences {
    std::array<uint64_t, kRuns> by_run;
    RunSet undefined = 0;
    uint64_t mask = 0;
    unsigned count(uint64_t distance) const;  // of runs with this difference
  };
  Differences differences(ssa::Value left, ssa::Value right);
  Tried try_comparison(ssa::Value left, ssa::Value right, const Differences& now, uint64_t distance,
                       uint64_t key);
  bool try_decision(ssa::InstId root);
  struct Search {
    unsigned run, steps;  // steps that are left
  };
  bool choose(ssa::Value value, unsigned run, uint64_t wanted);
  bool choose(ssa::Value value, unsigned word, uint64_t wanted, Search& search);
  bool choose_operand(ssa::InstId id, uint64_t wanted, Search& search);
  bool choose_word(uint64_t word, unsigned run, uint64_t wanted);
  bool choose_lane(ssa::InstId extraction, uint64_t wanted, Search& search);
  bool choose_member(ssa::InstId extraction, uint64_t wanted, Search& search);
  bool choose_argument(ssa::InstId call, uint64_t wanted, Search& search);
  bool is_received(ssa::InstId id) const;
  std::optional<uint64_t> inverted(ssa::InstId id, uint32_t varied, unsigned run, uint64_t wanted);
  std::optional<uint64_t> inverted_comparison(ssa::InstId id, uint32_t varied, unsigned run,
                                              uint64_t wanted);
  uint64_t number(ssa::InstId id, uint32_t index, unsigned run);
  bool force(ssa::InstId load, unsigned bytes, unsigned run, uint64_t number, unsigned word);
  static size_t first_of_epoch(std::span<const Event> events, size_t position);
  void note_access(const Samples* address, unsigned bytes, const Samples* loaded = nullptr) {
    accesses_[block_.index()].push_back({address, bytes, events_[block_.index()].size(), loaded});
  }
  static uint64_t epoch_of(ssa::BlockId block, size_t first);
  // `key`: mixed(epoch, run).
  static uint64_t word_key(uint64_t key, uint64_t granule) { return mixed(key, granule); }
  uint64_t likely_word(uint64_t hash, unsigned run) const;
  void begin_extension(ssa::BlockId block);
  void index_values();
  void index_value(ssa::InstId id, Shape shape, const Samples& samples);
  const Samples* equal_value(ssa::InstId phi);
  const Samples* promised(ssa::InstId id, uint64_t key);
  const Samples* free(ssa::TypeId type, uint64_t key);
  void evaluate(ssa::InstId id);
  const Samples* compute(ssa::InstId id);
  const Samples* binary(ssa::InstId id);
  const Samples* bits_of_decision(bool deciding, const Samples& a, const Samples& b);
  const Samples* cast(ssa::InstId id);
  const Samples* compare(ssa::InstId id);
  const Samples* select(ssa::InstId id);
  const Samples* address(ssa::InstId id);
  const Samples* load(ssa::InstId id, RunSet runs = kAllRuns);
  bool is_beyond_alloca(ssa::Value pointer, unsigned bytes) const;
  void note_epoch(ssa::InstId id);
  const Samples* element(ssa::InstId id);
  const Samples* insertion(ssa::InstId id);
  const Samples* shuffle(ssa::InstId id);
  std::optional<unsigned> lane_of_shuffle(ssa::InstId id, unsigned lane) const;
  const Samples* constant(ssa::ConstantId id) {
    auto& kept = constants_made_[id.index() % constants_made_.size()];
    if (kept.first != id) kept = std::pair(id, make_constant(id));  // which asks for others
    return kept.second;
  }
  const Samples* make_constant(ssa::ConstantId id);
  void store(ssa::InstId id, ssa::Value value, const Samples* address);
  void set_parts(ssa::InstId id, std::span<Samples* const> parts);
  void call(ssa::InstId id);
  void receive(ssa::InstId id, uint64_t key);
  bool intrinsic(ssa::InstId id, std::string_view name);
  bool words(ssa::InstId id, std::string_view name);
  bool conversion(ssa::InstId id, std::string_view name);
  bool masked(ssa::InstId id, std::string_view name);
  void masked_store(ssa::InstId id, std::span<const ssa::Value> operands);
  const Samples* gathered(Shape shape, std::span<const ssa::Value> operands);
  // Numbers of 80 bits (source_extended.cpp).
  template <class Result>
  const Samples* extended_by_run(ssa::InstId id, Result result);
  bool is_extended(ssa::InstId id) const;
  const Samples* extended(ssa::InstId id);
  bool extended_intrinsic(ssa::InstId id, std::string_view name);
  static void set_extended(Samples& samples, unsigned run, uint64_t bits);
  bool try_extended(ssa::InstId load);
  bool try_extended_comparison(ssa::InstId comparison);
  // By mnemonics (source_packed.cpp).
  bool packed(ssa::InstId id, std::string_view name);
  bool words_of_mask(ssa::InstId id, std::span<const ssa::Value> operands);
  bool x86_intrinsic(ssa::InstId id, std::string_view name);
  bool operation(ssa::InstId id, const std::string& mnemonic, std::span<const ssa::Value> operands);
  // What conventions say of arguments, the frame and segments (source_arguments.cpp).
  void find_variable_arguments();
  void save_variable_arguments();
  void find_objects_on_stack();
  const Samples* object_on_stack(uint32_t argument) const {
    return objects_.empty() ? nullptr : objects_[argument];
  }
  void note_call(ssa::InstId id);
  const Samples* frame_address(ssa::InstId id, std::string_view intrinsic);
  const Samples* place(ssa::Value pointer);
  static bool accesses_memory(std::string_view intrinsic);
  void exchange(ssa::InstId id);
  void update(ssa::InstId id);
  [[gnu::always_inline]] const Samples* operand(ssa::InstId id, uint32_t index) {
    return value(function_.operand(id, index));
  }
  // Of scalars. Calls operation(x, y, result) for the numbers of each run, a loop that compilers
  // make packed code of; it returns whether there is a result.
  template <class Operation>
  const Samples* run_by_run(Shape from, const Samples& a, const Samples& b, unsigned to_bits,
                            Operation operation);
  // Calls operation(run, lane) for each lane; it returns whether the lane has a result.
  template <class Operation>
  const Samples* lane_by_lane(Shape shape, Operation operation);
  const std::array<uint64_t, kRuns>& keys_of(uint64_t epoch);
  // A granule that nothing was stored to, by its word_key().
  static constexpr std::array<uint64_t, 8> kMasks{
      0x700000007, 0, 0x0303030303030303, UINT64_MAX, 0, 0, 1, UINT64_MAX};  // numbers of few bits
  uint64_t background(uint64_t hash, unsigned run) const {
    const uint64_t mask = kMasks[run % 8], bits = mask != 0 ? hash & mask : likely_word(hash, run);
    return forced_filter_[hash % forced_filter_.size()] ? chosen_background(hash, bits) : bits;
  }
  uint64_t chosen_background(uint64_t hash, uint64_t bits) const;
  void read_background(uint64_t epoch, const Samples& address, unsigned bytes, Samples& to,
                       RunSet runs);
  void read_words(uint64_t epoch, const Samples& address, unsigned bytes, Samples& to);

  const ssa::Function& function_;
  const ssa::ControlFlowGraph& cfg_;
  CodeNumbers in_code_;
  const machine::Semantics& semantics_;
  Arena& arena_;
  std::vector<uint64_t> constants_;
  Chooser chooser_{{}};
  ArenaVector<const Samples*> values_;                 // by InstId
  ArenaVector<std::span<const Samples*>> aggregates_;  // by InstId
  // Direct-mapped caches: an entry is that of its number modulo their size.
  std::array<std::pair<ssa::ConstantId, const Samples*>, 256> constants_made_{};
  mutable std::array<std::pair<ssa::TypeId, Shape>, 64> shapes_{};
  std::vector<ArenaVector<Event>> events_;     // by BlockId
  std::vector<ArenaVector<Access>> accesses_;  // by BlockId
  const Samples* frame_top_ = nullptr;
  mutable bool uses_extended_ = false;
  std::vector<VariableArgument> variable_arguments_;
  int64_t first_on_stack_ = 0;           // of them, from the frame's top
  std::vector<const Samples*> objects_;  // by argument: where it is passed by value; empty: none is
  std::array<const Samples*, 3> segments_{};
  const Samples* return_address_ = nullptr;
  ssa::BlockId block_;  // that is evaluated
  struct Changed {
    ssa::InstId id;
    const Samples* value;
    std::span<const Samples*> parts;
  };
  std::vector<Changed> changed_;  // by extensions
  ssa::BlockId extended_;
  size_t own_events_ = 0, own_accesses_ = 0;  // of extended_
  std::vector<FreePhi> phis_;
  std::unordered_map<uint32_t, uint8_t> entered_bits_;  // the same of phis that enter() was given
  std::vector<uint8_t> phi_bits_;  // by InstId: 0, or those of a phi that are not known to be zero
  static constexpr unsigned kMaxWords = 8;
  // Of a value, or a member of an aggregate.
  static uint64_t word_of(ssa::InstId id, unsigned word) {
    return uint64_t{kMaxWords} * id.index() + word;
  }
  std::unordered_map<uint64_t, std::array<std::optional<uint64_t>, kRuns>> choices_;  // by word_of
  struct Forced {
    uint64_t mask = 0, bits = 0;
  };
  KeyTable<Forced> forced_;  // words of memory with bytes that were chosen
  uint64_t epoch_of_keys_ = 0;
  std::array<uint64_t, kRuns> keys_{};
  std::bitset<4096> forced_filter_;  // low bits of their keys
  std::bitset<1024> forced_epochs_;  // of their epochs
  // Between two evaluations: values and epochs of memory that something was chosen for.
  std::vector<RunSet> chosen_runs_;  // by InstId
  KeyTable<RunSet> chosen_epochs_;
  // By InstId: runs in which the value may be another one than in the evaluation before.
  std::vector<RunSet> changed_runs_;
  // By InstId: phis that are what another value is, and what that value is if it always is so (see
  // equal_phis).
  std::vector<uint8_t> is_equal_;
  std::vector<ssa::Value> equal_;
  RunSet memory_changed_ = 0;          // of the epoch that is evaluated
  std::vector<uint64_t> load_epochs_;  // by InstId of a load
  // Values by a hash of their numbers, none(): a symbol; the last block, in reverse
  // post-order, with something free that each depends on. Found when they are first asked for.
  struct Numbers {
    ssa::InstId id;
    Shape shape;
    const Samples* samples;
  };
  std::unordered_multimap<uint64_t, Numbers, std::hash<uint64_t>, std::equal_to<>,
                          ArenaAllocator<std::pair<const uint64_t, Numbers>>>
      by_numbers_{arena_};
  std::vector<unsigned> indexed_bits_;  // sizes of these values
  std::vector<ssa::BlockId> newest_;    // by InstId
  std::string refusal_;
};

}  // namespace lilt::certify
