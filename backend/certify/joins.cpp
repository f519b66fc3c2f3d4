#include "backend/certify/joins.h"

#include <algorithm>
#include <bit>
#include <ranges>

namespace lilt::certify {

using ssa::InstId;
using ssa::Opcode;

namespace {

constexpr uint32_t kMaxIterations = 12;  // through the names of a location
constexpr uint32_t kMaxPatience = 24;    // contradictions of a name that is probably right
enum : uint64_t { kCutKey = 0xC07, kNamedKey };

// Whether a location may be said to hold the value. One bit alone would be in too many.
bool is_named(const Samples& content, const Samples& value, Shape shape) {
  return holds(content, value, shape) && (shape.bits >= 8 || is_undefined(value, shape) ||
                                          extension_of(content, value, shape).zero >= 8);
}

bool is_weaker(const Name& a, const Name& b) {
  return a.common < b.common || a.extension.zero < b.extension.zero ||
         a.extension.sign < b.extension.sign;
}

auto has_value(InstId value) {
  return [value](const Name& name) { return name.value == value; };
}

}  // namespace

Joins::Joined Joins::join(Node& node, uint32_t number) {
  if (node.in.size() == 1 && node.in[0].values.empty() && !node.in[0].repeats)
    return {node.in[0].state, true};
  Joined result;
  result.state.registers.use_as(node.in[0].state.registers);
  list_begun(node);
  loop_ = ssa::kNoLoop;
  for (const Edge& edge : node.in)
    if (edge.loop != ssa::kNoLoop) loop_ = std::min(loop_, edge.loop);  // the outer one
  meeting_count_ = 0;
  contents_.resize(node.in.size());
  states_.clear();
  for (const Edge& edge : node.in) states_.push_back(&edge.state);
  for_each(facts_.live(node.pair.code), [&](LocationNumber l) {
    const Samples* content = states_[0]->registers[l];
    bool is_same = true;
    for (size_t e = 0; e < states_.size(); ++e) {
      contents_[e] = states_[e]->registers[l];
      is_same &= contents_[e] == content;
    }
    if (is_same && is_simple(node, l, content))
      result.state.registers[l] = content;
    else if (!is_lost(node))
      meet(node, l);
  });
  const size_t slot_meetings = meeting_count_;
  std::vector<size_t> slot_of_meeting;  // of those of slots
  const std::span<const State::Slot> slots = states_[0]->slots;
  const auto made = arena_.uninitialized<State::Slot>(slots.size());
  size_t made_count = 0;
  const bool has_same_slots =
      !states_[0]->has_overlaps && std::ranges::all_of(states_, [&](const State* state) {
        return state->slots.data() == slots.data() && state->slots.size() == slots.size();
      });
  const bool keeps_slots = has_same_slots && are_simple(slots);
  for (size_t s = 0; s < slots.size() && !keeps_slots; ++s) {
    const Samples* content = slots[s].content;
    bool is_covered = false, is_same = true;
    if (has_same_slots) std::ranges::fill(contents_, content);
    for (size_t e = 0; e < states_.size() && !is_covered && !has_same_slots; ++e) {
      const auto found = states_[e]->content_of(slots[s], s);
      is_covered = !found;
      contents_[e] = found.value_or(nullptr);
      is_same &= contents_[e] == content;
    }
    if (is_covered) continue;
    const LocationNumber location = location_of(slots[s].distance);
    State::Slot& slot = made[made_count++];
    slot = {slots[s].distance, slots[s].bytes, nullptr};
    if (is_same && is_simple(node, location, content)) {
      slot.content = content;
    } else if (!is_lost(node)) {
      meet(node, location);
      slot_of_meeting.push_back(made_count - 1);
    }
  }
  // While some are guessed anew, what edges back say of others is out of date. Where several are
  // contradicted, those with another choice come first: the others may depend on them.
  const auto meetings = std::span(meetings_).first(meeting_count_);
  bool corrects = false, is_out_of_date = false;
  for (const Meeting& m : meetings) {
    const size_t left = choices_left(m);
    corrects |= m.is_contradicted && left > 1;
    is_out_of_date |= node.visits > 1 && !m.guess->chosen && left != 0;
  }
  is_settled_ = true;
  for (size_t m = 0; m < meetings.size(); ++m) {
    const bool keeps = is_out_of_date || (corrects && choices_left(meetings[m]) <= 1);
    const Samples* content = choose(meetings[m], keeps, number);
    if (m < slot_meetings)
      result.state.registers[meetings[m].location] = content;
    else
      made[slot_of_meeting[m - slot_meetings]].content = content;
  }
  result.state.slots = keeps_slots ? slots : made.first(made_count);
  result.state.drop_slots(arena_, [](const State::Slot& s) { return s.content == nullptr; });
  result.is_settled = is_settled_;
  return result;
}

// The values that begin with the node's edges.
void Joins::list_begun(const Node& node) {
  begun_.clear();
  locations_.clear();
  has_unlocated_ = has_undefined_ = has_movable_ = has_forward_ = false;
  for (const Edge& edge : node.in) {
    has_forward_ |= !edge.is_back;
    for (size_t v = 0; v < edge.values.size(); ++v) {
      const InstId value = edge.values[v].first;
      if (number_of_begun(value, v) != begun_.size()) continue;
      const bool is_phi = source_.function()[value].opcode == Opcode::Phi;
      const Samples* own = source_.value(value);
      begun_.push_back({value, source_.narrow_shape_of(value), own, varies(*own), is_phi,
                        is_copied(node, value), facts_.locations_of_phi(value), 0});
      const CodeFacts::Locations& locations = begun_.back().locations;
      has_unlocated_ |= !is_phi || !locations.location;
      for (const auto& location : {locations.location, locations.slot})
        if (location) locations_.push_back(*location);
      has_movable_ |= begun_.back().may_be_anywhere();
    }
  }
  values_on_.assign(node.in.size() * begun_.size(), nullptr);
  for (size_t e = 0; e < node.in.size(); ++e)
    for (size_t v = 0; v < node.in[e].values.size(); ++v) {
      const auto& [value, samples] = node.in[e].values[v];
      const size_t number = number_of_begun(value, v);
      values_on_[e * begun_.size() + number] = samples;
      Begun& begun = begun_[number];
      if (samples->undefined == nullptr) continue;
      begun.undefined += std::popcount(undefined_runs(*samples));
      has_undefined_ |= is_undefined(*samples, begun.shape);
    }
}

// `likely`: most edges have the same values in the same order. As many as there are: it is new.
size_t Joins::number_of_begun(InstId value, size_t likely) const {
  if (likely < begun_.size() && begun_[likely].value == value) return likely;
  return static_cast<size_t>(std::ranges::find(begun_, value, &Begun::value) - begun_.begin());
}

// Whether the value begins with the node because the code before has a copy of its block: then its
// location may be one where it was stored there.
bool Joins::is_copied(const Node& node, InstId value) const {
  return source_.function().block_of(value) != node.pair.source || !node.phis.empty();
}

// Whether the location, which has the same content on all edges, keeps it: no phi of the block is
// said to be there.
bool Joins::is_simple(const Node& node, LocationNumber location, const Samples* content) {
  if (order_ == Guesses::PhisFirst || content == nullptr) return false;
  if (std::ranges::find(locations_, location) != locations_.end()) return false;
  for (size_t e = 0; e < contents_.size() && !has_forward_; ++e)
    if (is_old(node, e, contents_)) return false;
  if (!has_movable_) return true;
  if (has_unlocated_ && node.in[0].values.size() != begun_.size()) return false;
  for (size_t e = 0; e < node.in.size(); ++e)
    for (size_t b = 0; b < begun_.size(); ++b) {
      const Samples* samples = value_on(e, b);
      if (samples != nullptr && begun_[b].may_be_anywhere() &&
          is_named(*content, *samples, begun_[b].shape))
        return false;
    }
  return true;
}

// Whether all of these slots, which all edges have, keep their contents, whatever is in them.
bool Joins::are_simple(std::span<const State::Slot> slots) const {
  return order_ != Guesses::PhisFirst && has_forward_ && !has_movable_ &&
         std::ranges::all_of(locations_, [](LocationNumber l) { return l < kRegisterLocations; }) &&
         std::ranges::all_of(slots, [](const State::Slot& s) { return s.content != nullptr; });
}

// Whether the location has no name, since an edge forward has nothing known there.
bool Joins::is_lost(const Node& node) const {
  if (has_undefined_) return false;  // a value that may be anything
  for (size_t e = 0; e < contents_.size(); ++e)
    if (contents_[e] == nullptr && !node.in[e].is_back) return true;
  return false;
}

// Where the source goes back, values that it computes anew each time are not what they were: a
// location keeps the content only as a phi. One that the loop is entered with has its content from
// before, whatever that is equal to (of an outer loop, the edge back to that one has been asked).
bool Joins::is_old(const Node& node, size_t edge, std::span<const Samples* const> contents) {
  const Edge& back = node.in[edge];
  const Samples* content = contents[edge];
  if (!back.repeats || content == nullptr) return false;
  for (size_t e = 0; e < node.in.size(); ++e)
    if (!node.in[e].is_back && is_same(contents[e], content)) return false;
  return source_.is_of_an_iteration(*content, node.pair.source, facts_.dominators(), back.values);
}

// How the value is extended that the edge allows as the content's name.
std::optional<Extension> Joins::extension_on(const Node& node, size_t edge, const Meeting& meeting,
                                             size_t begun) {
  const Begun& b = begun_[begun];
  const Samples *content = meeting.contents[edge], *samples = value_on(edge, begun);
  if (samples == nullptr) {
    if (content == nullptr || !b.varies) return std::nullopt;
    const std::optional<Extension> found = extension_in(*content, *b.samples, b.shape);
    return found && is_old(node, edge, meeting.contents) ? std::nullopt : found;
  }
  if (content == nullptr)
    return is_undefined(*samples, b.shape) ? std::optional(Extension{64, 64}) : std::nullopt;
  return extension_in(*content, *samples, b.shape);
}

// How the value is extended in the content; none: it is not there.
std::optional<Extension> Joins::extension_in(const Samples& content, const Samples& value,
                                             Shape shape) {
  const auto number = [](const Samples& samples) { return reinterpret_cast<uintptr_t>(&samples); };
  Compared& known = compared_[(number(content) * 5 + number(value) * 3) / 16 % compared_.size()];
  if (known.content == &content && known.value == &value && known.bits == shape.bits &&
      known.lanes == shape.lanes)
    return known.found;
  known = {&content, &value, shape.bits, shape.lanes, std::nullopt};
  if (is_named(content, value, shape)) known.found = extension_of(content, value, shape);
  return known.found;
}

// Whether all edges back, or all others, allow the name, as far extended as they do.
bool Joins::narrow(Name& name, const Node& node, const Meeting& meeting, size_t begun,
                   bool is_back) {
  for (size_t e = 0; e < node.in.size(); ++e) {
    if (node.in[e].is_back != is_back) continue;
    const auto found = extension_on(node, e, meeting, begun);
    if (!found) return false;
    name.extension.zero = std::min(name.extension.zero, found->zero);
    name.extension.sign = std::min(name.extension.sign, found->sign);
  }
  return true;
}

void Joins::find_names(const Node& node, Meeting& meeting) {
  meeting.all.clear();
  meeting.forward.clear();
  for (size_t b = 0; b < begun_.size() && meeting.location != kStackPointer; ++b) {
    Name name{begun_[b].value, {64, 64}};
    if (!narrow(name, node, meeting, b, false)) continue;
    bool is_own = false;  // on some edge
    for (size_t e = 0; e < node.in.size() && !is_own; ++e)
      is_own =
          value_on(e, b) != nullptr && (!node.in[e].is_back || extension_on(node, e, meeting, b));
    if (!is_own) continue;
    meeting.forward.push_back(name);
    if (narrow(name, node, meeting, b, true)) meeting.all.push_back(name);
  }
  unsigned common = kAllBits;
  const Samples* first = nullptr;
  for (const bool is_back : {false, true}) {
    for (size_t e = 0; e < node.in.size() && common != 0; ++e) {
      if (node.in[e].is_back != is_back) continue;
      const Samples* content = meeting.contents[e];
      if (first == nullptr) first = content;
      common = content != nullptr ? std::min(common, common_bits(*first, *content)) : 0;
      if (common != 0 && is_old(node, e, meeting.contents)) common = 0;
    }
    std::vector<Name>& names = is_back ? meeting.all : meeting.forward;
    if (common != 0 && first != nullptr) names.push_back({InstId(), {}, common});
  }
  // Where a block of the source begins in the middle of the code's, all edges are back.
  if (!has_forward_) meeting.forward = meeting.all;
}

// Those that are most likely right come first: phis where allocation put them; the content of a
// register that nothing writes in the loop; copied instructions, which have their own names, unless
// they say less than the content; then the content where it does not change.
void Joins::sort_names(const Node& node, Meeting& meeting) {
  const auto rank = [&](const Name& name) {
    const auto last = [](int place) { return std::tuple(place, 0, uint32_t{0}); };
    if (!name.value.valid() && meeting.is_kept && name.common == kAllBits) return last(2);
    if (!name.value.valid()) return last(meeting.keeps_content ? 4 : 5);
    const Begun& begun = *std::ranges::find(begun_, name.value, &Begun::value);
    const bool is_whole = begun.shape.bits * begun.shape.lanes >= 64 ||
                          name.extension.bits() == 64 || order_ == Guesses::PhisFirst;
    const bool is_likely =
        begun.is_phi
            ? begun.locations.has(meeting.location) || !node.phis.empty()
            : is_whole && (begun.samples->undefined == nullptr || order_ == Guesses::PhisFirst);
    // A bit that is undefined in some runs is in too many locations.
    if (!begun.is_phi && begun.shape.bits < 8 && begun.samples->undefined != nullptr)
      return last(6);
    if (!is_likely) return last(meeting.keeps_content ? 5 : 4);
    if (!begun.is_phi && meeting.is_kept) return last(3);
    // A phi that is undefined in some runs fits where others do. Of copied blocks the last one has
    // what edges into their middle change.
    const ssa::BlockId block = source_.function().block_of(name.value);
    return std::tuple(block == node.pair.source ? 0 : 1, begun.undefined,
                      UINT32_MAX - facts_.rank(block));
  };
  for (std::vector<Name>* names : {&meeting.all, &meeting.forward}) {
    if (names->size() < 2) continue;
    // Values that are equal on all edges need not be so where they are used. One that is computed
    // from another is more likely the one that is left; in the other orders it comes after that.
    if (order_ == Guesses::PhisFirst) std::ranges::reverse(*names);
    std::ranges::stable_sort(*names, {}, rank);
  }
}

// Whether the location has what it had before the edges parted. It is more than that only if a
// copied block has computed the same again, which constants are by chance.
bool Joins::is_unwritten(const Meeting& meeting) const {
  const Samples* content = meeting.contents[0];
  if (content == nullptr || (order_ != Guesses::ContentsFirst && varies(*content))) return false;
  return std::ranges::all_of(meeting.contents, [&](const Samples* c) { return c == content; });
}

// Of a location with these contents.
void Joins::meet(Node& node, LocationNumber location) {
  if (meeting_count_ == meetings_.size()) meetings_.emplace_back();
  Meeting& meeting = meetings_[meeting_count_++];
  meeting.location = location;
  meeting.contents = contents_;
  meeting.guess = &node.guesses[location];
  find_names(node, meeting);
  const bool has_edges_back = std::ranges::any_of(node.in, &Edge::is_back);
  meeting.is_kept = meeting.forward.size() > 1 &&
                    (facts_.is_kept_in_loop(loop_, location) || is_unwritten(meeting));
  meeting.keeps_content =
      meeting.is_kept || order_ == Guesses::ContentsFirst ||
      (order_ == Guesses::LocatedPhis && facts_.has_located_phis(node.pair.code)) ||
      (!has_edges_back && !facts_.is_header(node.pair.source));
  sort_names(node, meeting);
  Node::Guess& guess = *meeting.guess;
  const Samples* content = nullptr;
  for (size_t e = 0; e < node.in.size() && content == nullptr; ++e)
    if (!node.in[e].is_back) content = meeting.contents[e];
  if (!is_same(content, guess.content)) {
    // Where no name fitted the content before, one iteration is enough.
    const bool was_given_up = guess.iterations >= kMaxIterations - 1 && !guess.chosen;
    guess = {content, {}, {}, {}, was_given_up ? kMaxIterations - 1 : 0, 0};
  }
  meeting.is_contradicted =
      guess.chosen && std::ranges::none_of(meeting.all, has_value(guess.chosen->value));
}

// Whether no edge forward has contradicted the name.
bool Joins::is_left(const Meeting& meeting, const Name& name) {
  return std::ranges::find(meeting.guess->rejected, name.value) == meeting.guess->rejected.end();
}
size_t Joins::choices_left(const Meeting& meeting) {
  return static_cast<size_t>(std::ranges::count_if(
      meeting.forward, [&](const Name& name) { return is_left(meeting, name); }));
}

// Whether a name that was contradicted may be right now: other locations have other names than when
// all were tried before.
bool Joins::may_change(const Meeting& meeting) {
  const auto before = std::exchange(meeting.guess->tried_with, meeting.contents);
  return !meeting.all.empty() ||
         (meeting.forward.size() > 1 &&
          !std::ranges::equal(before, meeting.contents,
                              [](const Samples* x, const Samples* y) { return is_same(x, y); }));
}

// `keeps`: keeps the choice whatever edges back say.
const Samples* Joins::choose(Meeting& meeting, bool keeps, uint32_t node) {
  Node::Guess& guess = *meeting.guess;
  // A phi where allocation put it is right, but for what other guesses did to it.
  if (guess.chosen && meeting.is_contradicted && guess.chosen->value.valid() &&
      facts_.locations_of_phi(guess.chosen->value).has(meeting.location) &&
      guess.patience < kMaxPatience) {
    ++guess.patience;
    keeps = true;
  }
  if (guess.chosen) {
    const auto all = std::ranges::find_if(meeting.all, has_value(guess.chosen->value));
    const bool is_confirmed = all != meeting.all.end() && !is_weaker(*all, *guess.chosen);
    if (!is_confirmed && !keeps && all != meeting.all.end()) guess.chosen = *all;
    if (is_confirmed || keeps || all != meeting.all.end()) {
      is_settled_ &= is_confirmed || !keeps;
      return content_of(meeting, *guess.chosen, node);
    }
    guess.rejected.push_back(guess.chosen->value);
  }
  if (choices_left(meeting) == 0 && may_change(meeting) && ++guess.iterations < kMaxIterations)
    guess.rejected.clear();
  guess.chosen.reset();
  const auto left = std::ranges::find_if(meeting.forward,
                                         [&](const Name& name) { return is_left(meeting, name); });
  if (left == meeting.forward.end()) return nullptr;
  guess.chosen = *left;
  const auto all = std::ranges::find_if(meeting.all, has_value(left->value));
  is_settled_ &= all != meeting.all.end() && !is_weaker(*all, *left);
  return content_of(meeting, *left, node);
}

const Samples* Joins::content_of(const Meeting& meeting, const Name& name, uint32_t node) {
  const auto known =
      std::ranges::find_if(meeting.contents, [](const Samples* c) { return c != nullptr; });
  if (name.value.valid()) {
    const unsigned of_register = meeting.location < 16 ? 1 : 4;
    return named(name, known != meeting.contents.end() ? (*known)->words : of_register);
  }
  if (known == meeting.contents.end()) return nullptr;
  if (name.common == kAllBits) return *known;
  return cut(arena_, **known, name.common, (*known)->words,
             mixed(mixed(kCutKey, node), meeting.location));
}

// The content of a location that holds the value; the same each time.
const Samples* Joins::named(const Name& name, unsigned words) {
  const Extension e = name.extension;
  const auto key = std::tuple(source_.value(name.value), e.zero, e.sign, words);
  const auto [found, is_new] = named_.try_emplace(key, nullptr);
  if (!is_new) return found->second;
  const Shape shape = source_.narrow_shape_of(name.value);
  const uint64_t random = mixed(mixed(kNamedKey, name.value.index()), e.zero * 65 + e.sign);
  const Samples* value = extended(arena_, *source_.value(name.value), shape, e, random);
  if (value->words < words)
    value = cut(arena_, *value, 64u * value->words, words, mixed(random, 1));
  return found->second = value;
}

}  // namespace lilt::certify
