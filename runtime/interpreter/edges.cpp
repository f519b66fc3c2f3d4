#include "runtime/interpreter/edges.h"

#include <unordered_map>

namespace lilt::runtime {

namespace {

class Sequencer {
 public:
  Sequencer(std::vector<EdgeMove> moves, int32_t spare) : moves_(std::move(moves)), spare_(spare) {}

  std::vector<EdgeMove> run() {
    std::erase_if(moves_, [this](const EdgeMove& move) {
      return move.to == move.from || !writer_.emplace(move.to, 0).second;
    });
    for (size_t i = 0; i < moves_.size(); ++i) {
      writer_[moves_[i].to] = i;
      ++readers_[moves_[i].from];
    }
    for (size_t i = 0; i < moves_.size(); ++i)
      if (readers_[moves_[i].to] == 0) ready_.push_back(i);
    is_done_.assign(moves_.size(), false);
    for (size_t i = 0; i < moves_.size(); ++i) {
      make_ready_moves();
      if (!is_done_[i]) open_cycle(i);
    }
    make_ready_moves();
    return std::move(result_);
  }

 private:
  void make_ready_moves() {
    while (!ready_.empty()) {
      size_t index = ready_.back();
      ready_.pop_back();
      is_done_[index] = true;
      EdgeMove move = moves_[index];
      result_.push_back(move);
      auto writer = writer_.find(move.from);
      if (--readers_[move.from] == 0 && writer != writer_.end()) ready_.push_back(writer->second);
    }
  }
  // No move is ready, so each slot still to be written has one reader: the remaining moves form
  // cycles, and the reader is at the end of this move's.
  void open_cycle(size_t index) {
    int32_t slot = moves_[index].to;
    result_.push_back({spare_, slot});
    size_t reader = index;
    while (moves_[reader].from != slot) reader = writer_.at(moves_[reader].from);
    moves_[reader].from = spare_;
    ++readers_[spare_];
    readers_[slot] = 0;
    ready_.push_back(index);
  }

  std::vector<EdgeMove> moves_, result_;
  int32_t spare_;
  std::unordered_map<Place, size_t> writer_;     // index of the move to a slot
  std::unordered_map<Place, uint32_t> readers_;  // pending moves that read a place
  std::vector<size_t> ready_;
  std::vector<bool> is_done_;
};

class EdgePlacer {
 public:
  EdgePlacer(Code& code, std::vector<Edge>& edges) : code_(code), edges_(edges) {}

  void run() {
    size_t count = code_.operations.size();
    for (Edge& edge : edges_)
      if (!edge.moves.empty()) place(edge);
    for (size_t i = 0; i < count; ++i) resolve(i);
    for (size_t i = 0; i < count; ++i) shorten(i);
    for (SwitchTable& table : code_.switches) {
      table.otherwise = edges_[table.otherwise].target;
      for (auto& [value, target] : table.cases) target = edges_[target].target;
    }
  }

 private:
  // Appends an operation, from which distance_to() counts.
  Operation& append(OperationCode code) {
    code_.operations.push_back({code});
    return code_.operations.back();
  }
  int32_t distance_to(uint32_t target) const {
    return static_cast<int32_t>(target) - static_cast<int32_t>(code_.operations.size() - 1);
  }
  void place(Edge& edge) {
    std::vector<EdgeMove> moves = edge.moves.size() == 1 ? std::move(edge.moves) : ordered(edge);
    uint32_t start = static_cast<uint32_t>(code_.operations.size());
    size_t i = 0;
    for (; i + 2 < moves.size(); i += 2) two_moves(OperationCode::TwoMoves, moves[i], moves[i + 1]);
    if (i + 2 == moves.size()) {
      two_moves(OperationCode::TwoMovesAndBranch, moves[i], moves[i + 1]);
      code_.operations.back().number =
          static_cast<uint64_t>(static_cast<int64_t>(distance_to(edge.target)));
    } else if (i + 1 == moves.size()) {
      Operation& move = append(OperationCode::MoveAndBranch);
      move.result = moves[i].to;
      move.a = moves[i].from;
      move.b = distance_to(edge.target);
    } else {
      return;  // every phi keeps its value
    }
    edge.target = start;
  }
  std::vector<EdgeMove> ordered(Edge& edge) {
    if (spare_ < 0) spare_ = static_cast<int32_t>(code_.slot_count++);
    return in_sequence(std::move(edge.moves), spare_);
  }
  void two_moves(OperationCode code, const EdgeMove& first, const EdgeMove& second) {
    Operation& both = append(code);
    both.result = first.to;
    both.a = first.from;
    both.b = second.to;
    both.c = second.from;
  }

  // A branch to a quick compare-and-branch becomes a copy of it: loops that test at their head save
  // an operation per iteration. The full operations are shared.
  void shorten(size_t index) {
    Operation& op = code_.operations[index];
    if (op.code != OperationCode::Branch || index >= code_.fallbacks.size()) return;
    size_t target = index + static_cast<size_t>(op.b);
    if (target >= code_.fallbacks.size() || !is_quick_branch(code_.operations[target].code)) return;
    int32_t distance = op.b;
    op = code_.operations[target];
    first_target(op) += distance;
    op.c += distance;
    code_.fallbacks[index] = code_.fallbacks[target];
  }
  static int32_t& first_target(Operation& branch) {
    switch (branch.code) {
#define X(p) case OperationCode::Count##p:
      LILT_QUICK_COMPARE(X)
#undef X
      return branch.a;
      default:
        return branch.result;
    }
  }
  static bool is_quick_branch(OperationCode code) {
    switch (code) {
#define X(p)                             \
  case OperationCode::Branch##p:         \
  case OperationCode::Branch##p##Number: \
  case OperationCode::Count##p:
      LILT_QUICK_COMPARE(X)
#undef X
      case OperationCode::FloatBranch32:
      case OperationCode::FloatBranch64:
        return true;
      default:
        return false;
    }
  }

  void resolve(size_t index) {
    Operation& op = code_.operations[index];
    auto to_distance = [&](int32_t& field) {
      field = static_cast<int32_t>(edges_[static_cast<size_t>(field)].target) -
              static_cast<int32_t>(index);
    };
    if (is_quick_branch(op.code)) {
      to_distance(first_target(op));
      return to_distance(op.c);
    }
    switch (op.code) {
      case OperationCode::Branch:
        return to_distance(op.b);
      case OperationCode::ConditionalBranch:
        to_distance(op.b);
        return to_distance(op.c);
      case OperationCode::WideCase:
        return to_distance(op.c);
      default:
        return;
    }
  }

  Code& code_;
  std::vector<Edge>& edges_;
  int32_t spare_ = -1;
};

}  // namespace

std::vector<EdgeMove> in_sequence(std::vector<EdgeMove> moves, int32_t spare) {
  return Sequencer(std::move(moves), spare).run();
}

void place_edges(Code& code, std::vector<Edge>& edges) { EdgePlacer(code, edges).run(); }

}  // namespace lilt::runtime
