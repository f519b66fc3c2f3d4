// Idea: code is known by its place in the text, so the body of a call that is inlined needs a text
// of its own, or code of two calls of one function could not be told apart. Places after the end
// of the module's text stand for it: as many for each copy as its text has bytes. The locations of
// such a copy are inlined at the call, as if the text itself had the body there.
#include <algorithm>
#include <unordered_map>

#include "ir/ssa/function.h"

namespace lilt::ssa {

namespace {

using Location = DebugInfo::Location;
constexpr size_t kMaxCalls = 10000;  // inlined into one body

// The calls that code of a copy is inlined at, by the numbers that they have in the body.
class OuterCalls {
 public:
  OuterCalls(Function& function, const Function& body, const Location& site)
      : function_(function), body_(body), site_(number_of(site)) {}

  uint32_t site() const { return site_; }
  // A call in the body is inlined at the site, too.
  uint32_t number_in_function(uint32_t number) {
    const DebugInfo& info = body_.module().header().debug_info;
    const auto [known, is_new] = known_.try_emplace(number, site_);  // should they form a circle
    if (!is_new || known_.size() > kMaxCalls) return known->second;
    auto call = info.location(number, body_.own_locations());
    if (!call) return site_;
    call->inlined_at = number_in_function(call->inlined_at);
    return known_[number] = number_of(*call);
  }

 private:
  uint32_t number_of(const Location& location) {
    return DebugInfo::kFirstOwn + function_.add_inline_location(location);
  }

  Function& function_;
  const Function& body_;
  const uint32_t site_;
  std::unordered_map<uint32_t, uint32_t> known_;
};

}  // namespace

std::optional<Location> Function::debug_location_at(SourceOffset origin) const {
  const auto found = std::ranges::lower_bound(debug_locations_, origin, {}, &DebugLocation::origin);
  if (found == debug_locations_.end() || found->origin != origin) return std::nullopt;
  return location_of(*found);
}

std::optional<Location> Function::location_of(const DebugLocation& location) const {
  return location.is_inline ? std::optional(inline_locations_[location.metadata])
                            : module_->header().debug_info.location(location.metadata);
}

SourceOffset Function::add_debug_copy(const Function& body, InstId call) {
  const Module& header = module_->header();
  if (body.debug_locations_.empty() || header.source() == nullptr) return 0;
  const Symbol& copied = header[body.symbol_];
  const SourceOffset first = debug_copies_of_text_.empty()
                                 ? static_cast<SourceOffset>(header.source()->text().size())
                                 : debug_copies_of_text_.back().end;
  const uint64_t length = copied.body_end - copied.body_begin;
  if (keeps_origins_ || first + length >= kNoOffset) return add_debug_locations(body);
  const SourceOffset distance = first - copied.body_begin;
  // A call without a place is at line 0 of the function.
  const Location unknown{0, 0, header[symbol_].debug_node, DebugInfo::kNone};
  OuterCalls calls(*this, body, debug_location_at(offset_of(call)).value_or(unknown));
  debug_copies_of_text_.push_back(
      {static_cast<SourceOffset>(first + length), distance, calls.site()});
  add_debug_blocks(body, first, distance);
  for (const DebugLocation& location : body.debug_locations_) {
    auto known = body.location_of(location);
    if (!known) continue;
    known->inlined_at = calls.number_in_function(known->inlined_at);
    debug_locations_.push_back({location.origin + distance, add_inline_location(*known), true});
  }
  return distance;
}

// At least one, so that each place of the copy is in a block of its own text.
void Function::add_debug_blocks(const Function& body, SourceOffset first, SourceOffset distance) {
  const auto known_blocks = static_cast<uint32_t>(debug_blocks_.size());
  const auto known_edges = static_cast<uint32_t>(debug_edges_.size());
  if (body.debug_blocks_.empty()) debug_blocks_.push_back({first, known_edges});
  for (const DebugBlock& block : body.debug_blocks_)
    debug_blocks_.push_back({block.begin + distance, block.first_edge + known_edges});
  for (const uint32_t edge : body.debug_edges_) debug_edges_.push_back(edge + known_blocks);
}

// Those about calls that were inlined into the body already are left out.
void Function::add_debug_records_of_copy(const Function& body,
                                         const std::function<Value(Value)>& mapped) {
  const DebugCopy& copy = debug_copies_of_text_.back();
  std::unordered_map<uint32_t, Value> replaced;
  for (const auto& [value, replacement] : body.debug_replacements_)
    replaced[value.index()] = replacement;
  const uint32_t location = add_inline_location({0, 0, DebugInfo::kNone, copy.site});
  for (DebugRecord record : body.debug_records_) {
    if (body.inlined_at(record) != DebugInfo::kNone || record.offset == kNoOffset) continue;
    Value value = record.value;
    for (size_t step = 0; step <= replaced.size() && value.valid() && value.is_local(); ++step) {
      const auto next = replaced.find(value.local().index());
      if (next == replaced.end()) break;
      value = next->second;
    }
    record.value = value.valid() ? mapped(value) : Value();
    record.is_location_inline = true;
    record.location = location;
    record.before = InstId::none();
    record.offset += copy.distance;
    debug_records_.push_back(record);
  }
}

// Where all copies of a body are one text.
SourceOffset Function::add_debug_locations(const Function& body) {
  const SourceOffset first = body.debug_locations_.front().origin;
  const auto place = std::ranges::lower_bound(debug_locations_, first, {}, &DebugLocation::origin);
  if (place != debug_locations_.end() && place->origin == first) return 0;
  const auto first_inline = static_cast<uint32_t>(inline_locations_.size());
  inline_locations_.insert(inline_locations_.end(), body.inline_locations_.begin(),
                           body.inline_locations_.end());
  const auto added =
      debug_locations_.insert(place, body.debug_locations_.begin(), body.debug_locations_.end());
  for (DebugLocation& location : std::span(added, body.debug_locations_.size()))
    if (location.is_inline) location.metadata += first_inline;
  return 0;
}

std::pair<SourceOffset, SourceOffset> Function::text_at(SourceOffset origin) const {
  const Symbol& own = module_->header()[symbol_];
  const std::pair<SourceOffset, SourceOffset> body(own.body_begin, own.body_end);
  const auto copy = std::ranges::upper_bound(debug_copies_of_text_, origin, {}, &DebugCopy::end);
  if (copy == debug_copies_of_text_.end()) return body;
  const bool is_first = copy == debug_copies_of_text_.begin();
  const SourceOffset begin =
      is_first ? static_cast<SourceOffset>(module_->header().source()->text().size())
               : std::prev(copy)->end;
  return origin < begin ? body : std::pair(begin, copy->end);
}

SourceOffset Function::place_in_text(SourceOffset origin) const {
  const auto [begin, end] = text_at(origin);
  const auto copy = std::ranges::lower_bound(debug_copies_of_text_, end, {}, &DebugCopy::end);
  const bool is_in_copy = copy != debug_copies_of_text_.end() && copy->end == end;
  return is_in_copy ? origin - copy->distance : origin;
}

}  // namespace lilt::ssa
