// Where edges meet: which value of the source each location has there.
//
// Idea. On each edge a location has a content, in all runs. At the join it may have what it has on
// every edge, or a value of the source that begins with the edges: a phi, whose input on each edge
// is the content there. (So may the instructions of blocks that the code has a copy of: see
// Edge::values.) Edges back are not known at first: a name is chosen that the edges forward allow,
// and corrected when others contradict it. What the walk then finds does not depend on how names
// were chosen: all edges allow them in the end.
#pragma once

#include <array>
#include <map>
#include <optional>

#include "backend/certify/code_state.h"
#include "backend/certify/source_runs.h"

namespace lilt::certify {

// The walk: a machine block, and a block of the source with so many of its events matched.
struct Pair {
  mir::BlockId code;
  ssa::BlockId source;
  uint32_t position = 0;
  auto operator<=>(const Pair&) const = default;
};

inline constexpr uint32_t kNoNode = UINT32_MAX;

struct Edge {
  explicit Edge(Arena& arena) : values(arena) {}

  uint32_t from = kNoNode;  // none: the function's start
  uint32_t number = 0;      // among the edges from there
  EdgeValues values;        // that begin with it
  State state;
  bool is_tail = false;  // within a block of the source
  bool is_back = false;
  bool repeats = false;          // the source goes back to a block that dominates
  uint32_t end_of_loop = 0;      // of an edge back: the last rank of its loop
  uint32_t loop = ssa::kNoLoop;  // of another: the outermost one that it enters
};

// What a location has at a join.
struct Name {
  ssa::InstId value;           // none(): the content itself
  Extension extension;         // of a value
  unsigned common = kAllBits;  // of the content: low bits that it has on all edges
};

struct Node {
  Node(const Pair& where, Arena& arena)
      : pair(where), in(arena), out(arena), phis(arena), guesses(arena) {}

  Pair pair;
  ArenaVector<Edge> in;
  ArenaVector<std::pair<uint32_t, uint32_t>> out;  // nodes that the last walk led to, edge numbers
  ArenaVector<const Samples*> phis;                // of the source's block, as the edges give them
  uint32_t without_progress = kNoNode;  // the one of them at the same point of the source
  // What was guessed of a location.
  struct Guess {
    const Samples* content = nullptr;  // on the first edge forward: the guess is about it
    std::optional<Name> chosen;
    std::vector<ssa::InstId> rejected;       // names that an edge has contradicted
    std::vector<const Samples*> tried_with;  // by edge: the contents when all had been rejected
    uint32_t iterations = 0;                 // how often all were
    uint32_t patience = 0;  // how often the choice stayed although edges contradict it
  };
  std::map<LocationNumber, Guess, std::less<>,
           ArenaAllocator<std::pair<const LocationNumber, Guess>>>
      guesses;
  uint32_t next = kNoNode;              // of the same block of code
  uint32_t decisions = 0, untried = 0;  // conditional branches; those that no run decides both ways
  State walked;                         // what the last walk of a join began with
  bool is_walked = false;               // that is known
  uint32_t visits = 0;
  bool is_pending = false;
  uint64_t turn = 0;  // of one that is pending
};

// Which name is tried first, if several are possible.
enum class Guesses : uint8_t {
  LocatedPhis,  // phis where allocation put them, elsewhere contents
  PhisFirst,    // in loops phis, wherever they fit
  ContentsFirst,
};

class Joins {
 public:
  Joins(Source& source, CodeFacts& facts, Guesses order, Arena& arena)
      : source_(source), facts_(facts), order_(order), arena_(arena) {}

  struct Joined {
    State state;
    bool is_settled = true;  // all edges allow all names
  };
  // O(locations × edges) where allocation's phis are where it put them.
  Joined join(Node& node, uint32_t number);

 private:
  // A value that begins with some of the edges.
  struct Begun {
    ssa::InstId value;
    Shape shape;
    const Samples* samples = nullptr;  // in the source
    bool varies = false;               // whether `samples` do
    bool is_phi = false, is_copied = false;
    CodeFacts::Locations locations;  // where allocation put the phi
    int undefined = 0;               // runs of edges in which it is
    bool may_be_anywhere() const { return is_copied || !is_phi || !locations.location; }
  };
  struct Meeting {
    LocationNumber location = 0;
    std::vector<const Samples*> contents;  // by edge
    std::vector<Name> all, forward;        // names that all edges allow, and that edges forward do
    Node::Guess* guess = nullptr;
    bool is_contradicted = false;  // an edge does not allow the choice
    bool is_kept = false;          // nothing writes it in the loop, or between edges that parted
    bool keeps_content = false;  // contents come before phis that are not where allocation put them
  };
  void list_begun(const Node& node);
  size_t number_of_begun(ssa::InstId value, size_t likely) const;
  bool is_simple(const Node& node, LocationNumber location, const Samples* content);
  bool are_simple(std::span<const State::Slot> slots) const;
  bool is_copied(const Node& node, ssa::InstId value) const;
  bool is_lost(const Node& node) const;
  bool is_old(const Node& node, size_t edge, std::span<const Samples* const> contents);
  void meet(Node& node, LocationNumber location);
  bool is_unwritten(const Meeting& meeting) const;
  void sort_names(const Node& node, Meeting& meeting);
  void find_names(const Node& node, Meeting& meeting);
  bool narrow(Name& name, const Node& node, const Meeting& meeting, size_t begun, bool is_back);
  // What the value is on the edge that it begins with; null: it does not.
  const Samples* value_on(size_t edge, size_t begun) const {
    return values_on_[edge * begun_.size() + begun];
  }
  std::optional<Extension> extension_on(const Node& node, size_t edge, const Meeting& meeting,
                                        size_t begun);
  std::optional<Extension> extension_in(const Samples& content, const Samples& value, Shape shape);
  static bool is_left(const Meeting& meeting, const Name& name);
  static size_t choices_left(const Meeting& meeting);
  static bool may_change(const Meeting& meeting);
  const Samples* choose(Meeting& meeting, bool keeps, uint32_t node);
  const Samples* content_of(const Meeting& meeting, const Name& name, uint32_t node);
  const Samples* named(const Name& name, unsigned words);

  Source& source_;
  CodeFacts& facts_;
  const Guesses order_;
  Arena& arena_;
  bool is_settled_ = true;
  // Of the join that is made:
  uint32_t loop_ = ssa::kNoLoop;  // the outermost one that edges enter
  std::vector<Begun> begun_;
  std::vector<LocationNumber> locations_;  // of phis among them
  std::vector<const Samples*> values_on_;  // by edge and begun value
  bool has_undefined_ = false;             // one that is undefined in all runs
  bool has_movable_ = false;               // one that may be anywhere
  bool has_forward_ = false;               // an edge that is not back
  bool has_unlocated_ = false;             // one that is not a phi with a location
  std::vector<const State*> states_;       // by edge
  std::vector<const Samples*> contents_;   // of a location, by edge
  std::vector<Meeting> meetings_;  // the first meeting_count_; others are kept for their memory
  size_t meeting_count_ = 0;
  // What a content was found to be of a value: edges to one dispatch from its copies, and one visit
  // after the other, ask the same.
  struct Compared {
    const Samples *content = nullptr, *value = nullptr;
    unsigned bits = 0, lanes = 0;  // of the value
    std::optional<Extension> found;
  };
  std::array<Compared, 512> compared_;
  using NamedKey = std::tuple<const Samples*, unsigned, unsigned, unsigned>;
  std::map<NamedKey, const Samples*, std::less<>,
           ArenaAllocator<std::pair<const NamedKey, const Samples*>>>
      named_{arena_};
};

}  // namespace lilt::certify
