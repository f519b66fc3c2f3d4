#include "backend/certify/joins.h"

#include <algorithm>

namespace lilt::certify {

using ssa::InstId;
using ssa::Opcode;

namespace {

constexpr uint32_t kMaxRounds = 4;    // through the names of a location
constexpr uint32_t kMaxPatience = 8;  // contradictions of a name that is probably right
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

// Whether it is not the same in all runs.
bool varies(const Samples& samples) {
  for (unsigned run = 1; run < kRuns; ++run)
    if (samples.word(run) != samples.word(0)) return true;
  return false;
}

bool is_old(const Edge& edge, LocationNumber location) {
  return std::ranges::find(edge.old, location) != edge.old.end();
}

auto has_value(InstId value) {
  return [value](const Name& name) { return name.value == value; };
}

}  // namespace

// Whether an edge has stored to a part of the slot, or beyond it.
bool Joins::is_overlapped(const Node& node, const State::Slot& slot) {
  const int64_t end = slot.distance + static_cast<int64_t>(slot.bytes);
  return std::ranges::any_of(node.in, [&](const Edge& edge) {
    return std::ranges::any_of(edge.state.slots, [&](const State::Slot& other) {
      const bool is_other = other.distance != slot.distance || other.bytes != slot.bytes;
      return is_other && other.distance < end &&
             slot.distance < other.distance + static_cast<int64_t>(other.bytes);
    });
  });
}

Joins::Joined Joins::join(Node& node, uint32_t number) {
  if (node.in.size() == 1 && node.in[0].values.empty() && node.in[0].old.empty())
    return {node.in[0].state, true};
  Joined result;
  std::vector<Meeting> meetings;
  std::vector<const Samples*> contents(node.in.size());
  const mir::RegSet live = facts_.live(node.pair.code);
  for (LocationNumber l = 0; l < kRegisterLocations; ++l) {
    if (!live.contains(register_of(l)) && l != kStackPointer) continue;
    for (size_t e = 0; e < node.in.size(); ++e) contents[e] = node.in[e].state.registers[l];
    result.state.registers[l] = simple_content(node, l, contents);
    if (result.state.registers[l] == nullptr) meetings.push_back(meet(node, l, contents));
  }
  std::vector<size_t> slot_of_meeting(meetings.size());
  for (const State::Slot& slot : node.in[0].state.slots) {
    if (is_overlapped(node, slot)) continue;
    for (size_t e = 0; e < node.in.size(); ++e) {
      const auto& slots = node.in[e].state.slots;
      const auto found = std::ranges::find_if(slots, [&](const State::Slot& s) {
        return s.distance == slot.distance && s.bytes == slot.bytes;
      });
      contents[e] = found == slots.end() ? nullptr : found->content;
    }
    const LocationNumber location = location_of(slot.distance);
    result.state.slots.push_back(
        {slot.distance, slot.bytes, simple_content(node, location, contents)});
    if (result.state.slots.back().content != nullptr) continue;
    meetings.push_back(meet(node, location, contents));
    slot_of_meeting.push_back(result.state.slots.size() - 1);
  }
  // While some are guessed anew, what edges back say of others is out of date. Where several are
  // contradicted, those with another choice come first: the others may depend on them.
  bool corrects = false, is_out_of_date = false;
  for (const Meeting& m : meetings) {
    const size_t left = choices(m).size();
    corrects |= m.is_contradicted && left > 1;
    is_out_of_date |= node.visits > 1 && !m.guess->chosen && left != 0;
  }
  is_settled_ = true;
  for (size_t m = 0; m < meetings.size(); ++m) {
    const bool keeps = is_out_of_date || (corrects && choices(meetings[m]).size() <= 1);
    const Samples* content = choose(meetings[m], keeps, number);
    if (meetings[m].location < kRegisterLocations)
      result.state.registers[meetings[m].location] = content;
    else
      result.state.slots[slot_of_meeting[m]].content = content;
  }
  std::erase_if(result.state.slots, [](const State::Slot& s) { return s.content == nullptr; });
  result.is_settled = is_settled_;
  return result;
}

// Whether the value begins with the node because the code before has a copy of its block: then its
// location may be one where it was stored there.
bool Joins::is_copied(const Node& node, InstId value) const {
  return source_.function().block_of(value) != node.pair.source || !node.phis.empty();
}

// The content of a location that has the same on all edges, and where no phi of the block is said
// to be; or null.
const Samples* Joins::simple_content(const Node& node, LocationNumber location,
                                     const std::vector<const Samples*>& contents) const {
  if (order_ == Guesses::PhisFirst || contents[0] == nullptr) return nullptr;
  if (!std::ranges::all_of(contents, [&](const Samples* c) { return c == contents[0]; }))
    return nullptr;
  for (const Edge& edge : node.in) {
    if (is_old(edge, location)) return nullptr;
    for (const auto& [value, samples] : edge.values)
      if (source_.function()[value].opcode != Opcode::Phi ||
          facts_.location_of_phi(value).value_or(location) == location ||
          (is_copied(node, value) && is_named(*contents[0], *samples, source_.shape_of(value))))
        return nullptr;
  }
  return contents[0];
}

// The names of a location's content that begin with the edge.
std::vector<Name> Joins::own_names(const Edge& edge, const Samples* content) const {
  std::vector<Name> result;
  for (const auto& [id, value] : edge.values) {
    const Shape shape = source_.narrow_shape_of(id);
    if (content == nullptr) {
      if (is_undefined(*value, shape)) result.push_back({id, {64, 64}});
    } else if (is_named(*content, *value, shape)) {
      result.push_back({id, extension_of(*content, *value, shape)});
    }
  }
  return result;
}

// How the value is extended that the edge allows as the content's name.
std::optional<Extension> Joins::extension_on(const Edge& edge, LocationNumber location,
                                             InstId value, const Samples* content) const {
  const std::vector<Name> own = own_names(edge, content);
  if (const auto found = std::ranges::find_if(own, has_value(value)); found != own.end())
    return found->extension;
  const bool begins =
      std::ranges::any_of(edge.values, [&](const auto& v) { return v.first == value; });
  const Shape shape = source_.narrow_shape_of(value);
  const Samples& samples = *source_.value(value);
  if (content == nullptr || begins || is_old(edge, location) || !varies(samples) ||
      !is_named(*content, samples, shape))
    return std::nullopt;
  return extension_of(*content, samples, shape);
}

std::vector<Name> Joins::common_names(const Node& node, const Meeting& meeting,
                                      bool also_back) const {
  std::vector<size_t> edges;
  for (size_t e = 0; e < node.in.size(); ++e)
    if (also_back || !node.in[e].is_back) edges.push_back(e);
  std::vector<Name> names;
  const Samples* first = nullptr;
  unsigned common = 256;
  for (const size_t e : edges) {
    const Samples* content = meeting.contents[e];
    if (meeting.location != kStackPointer)
      for (const Name& name : own_names(node.in[e], content))
        if (std::ranges::none_of(names, has_value(name.value)))
          names.push_back({name.value, {64, 64}});
    if (first == nullptr) first = content;
    const bool is_kept = content != nullptr && !is_old(node.in[e], meeting.location);
    common = is_kept ? std::min(common, common_bits(*first, *content)) : 0;
  }
  std::erase_if(names, [&](Name& name) {
    return std::ranges::any_of(edges, [&](size_t e) {
      const auto found =
          extension_on(node.in[e], meeting.location, name.value, meeting.contents[e]);
      if (!found) return true;
      name.extension.zero = std::min(name.extension.zero, found->zero);
      name.extension.sign = std::min(name.extension.sign, found->sign);
      return false;
    });
  });
  if (common != 0 && first != nullptr) names.push_back({InstId(), {}, common});
  return names;
}

// Those that are most likely right come first: phis where allocation put them; copied instructions,
// which have their own names; then the content where it does not change.
void Joins::sort_names(const Node& node, Meeting& meeting) {
  const auto rank = [&](const Name& name) {
    if (!name.value.valid()) return std::pair(meeting.keeps_content ? 2 : 3, 0);
    const bool is_phi = source_.function()[name.value].opcode == Opcode::Phi;
    const bool is_likely =
        is_phi ? facts_.location_of_phi(name.value) == meeting.location || !node.phis.empty()
               : source_.value(name.value)->undefined == nullptr;
    if (!is_likely) return std::pair(meeting.keeps_content ? 3 : 2, 0);
    // A phi that is undefined in some runs fits where others do.
    int undefined = 0;
    for (const Edge& edge : node.in)
      for (const auto& [value, samples] : edge.values)
        for (unsigned run = 0; run < kRuns && value == name.value; ++run)
          undefined += samples->undefined_bytes(run) != 0;
    return std::pair(source_.function().block_of(name.value) == node.pair.source ? 0 : 1,
                     undefined);
  };
  for (std::vector<Name>* names : {&meeting.all, &meeting.forward})
    std::ranges::stable_sort(*names, {}, rank);
}

Joins::Meeting Joins::meet(Node& node, LocationNumber location,
                           std::vector<const Samples*> contents) {
  Meeting meeting{location, std::move(contents), {}, {}, &node.guesses[location], false, false};
  meeting.all = common_names(node, meeting, true);
  meeting.forward = common_names(node, meeting, false);
  const bool has_edges_back = std::ranges::any_of(node.in, &Edge::is_back);
  meeting.keeps_content =
      order_ == Guesses::ContentsFirst ||
      (order_ == Guesses::LocatedPhis && facts_.has_located_phis(node.pair.code)) ||
      (!has_edges_back && !facts_.is_header(node.pair.source)) ||
      facts_.is_kept_in_loop(node.pair.source, location);
  sort_names(node, meeting);
  Node::Guess& guess = *meeting.guess;
  const Samples* content = nullptr;
  for (size_t e = 0; e < node.in.size() && content == nullptr; ++e)
    if (!node.in[e].is_back) content = meeting.contents[e];
  if (!is_same(content, guess.content)) guess = {content, {}, {}, 0, 0};
  meeting.is_contradicted =
      guess.chosen && std::ranges::none_of(meeting.all, has_value(guess.chosen->value));
  return meeting;
}

// The names that are left to try.
std::vector<Name> Joins::choices(const Meeting& meeting) {
  std::vector<Name> left = meeting.forward;
  std::erase_if(left, [&](const Name& name) {
    return std::ranges::find(meeting.guess->rejected, name.value) != meeting.guess->rejected.end();
  });
  return left;
}

// `keeps`: keeps the choice whatever edges back say.
const Samples* Joins::choose(Meeting& meeting, bool keeps, uint32_t node) {
  Node::Guess& guess = *meeting.guess;
  // A phi where allocation put it is right, but for what other guesses did to it.
  if (guess.chosen && meeting.is_contradicted && guess.chosen->value.valid() &&
      facts_.location_of_phi(guess.chosen->value) == meeting.location &&
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
  std::vector<Name> left = choices(meeting);
  if (left.empty() && meeting.forward.size() > 1 && ++guess.rounds < kMaxRounds) {
    guess.rejected.clear();
    left = meeting.forward;
  }
  guess.chosen.reset();
  if (left.empty()) return nullptr;
  guess.chosen = left[0];
  const auto all = std::ranges::find_if(meeting.all, has_value(left[0].value));
  is_settled_ &= all != meeting.all.end() && !is_weaker(*all, left[0]);
  return content_of(meeting, left[0], node);
}

const Samples* Joins::content_of(const Meeting& meeting, const Name& name, uint32_t node) {
  const auto known =
      std::ranges::find_if(meeting.contents, [](const Samples* c) { return c != nullptr; });
  if (known == meeting.contents.end()) return nullptr;
  if (name.value.valid()) return named(name, (*known)->words);
  if (name.common == 256) return *known;
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
