// Locations of inlined code.
//
// Idea. An instruction is known by its place in the text, so the code of two inlined calls of one
// function would have the same places. Each copy of a body therefore gets places of its own, after
// the end of the module's text: as many as the text of the body has bytes. Its locations are
// inlined at the call.
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
  OuterCalls(FunctionDebugInfo& function, const FunctionDebugInfo& body, const DebugInfo& info,
             const Location& site)
      : function_(function), body_(body), info_(info), site_(number_of(site)) {}

  uint32_t site() const { return site_; }
  // A call in the body is inlined at the site, too.
  uint32_t number_in_function(uint32_t number) {
    const auto [known, is_new] = known_.try_emplace(number, site_);  // should they form a circle
    if (!is_new || known_.size() > kMaxCalls) return known->second;
    auto call = info_.location(number, body_.own_locations());
    if (!call) return site_;
    call->inlined_at = number_in_function(call->inlined_at);
    return known_[number] = number_of(*call);
  }

 private:
  uint32_t number_of(const Location& location) {
    return DebugInfo::kFirstOwn + function_.add_inline_location(location);
  }

  FunctionDebugInfo& function_;
  const FunctionDebugInfo& body_;
  const DebugInfo& info_;
  const uint32_t site_;
  std::unordered_map<uint32_t, uint32_t> known_;
};

}  // namespace

void FunctionDebugInfo::reset(const Module& header, SymbolId symbol) {
  header_ = &header;
  symbol_ = symbol;
  locations_.clear();
  inline_locations_.clear();
  text_copies_.clear();
  records_.clear();
  blocks_.clear();
  edges_.clear();
  phis_.clear();
  inputs_.clear();
  copies_.clear();
  replacements_.clear();
}

std::optional<Location> FunctionDebugInfo::location_at(SourceOffset origin) const {
  const auto found = std::ranges::lower_bound(locations_, origin, {}, &DebugLocation::origin);
  if (found == locations_.end() || found->origin != origin) return std::nullopt;
  return location_of(*found);
}

std::optional<Location> FunctionDebugInfo::location_of(const DebugLocation& location) const {
  return location.is_inline ? std::optional(inline_locations_[location.metadata])
                            : header_->debug_info.location(location.metadata);
}

SourceOffset FunctionDebugInfo::add_copy(const FunctionDebugInfo& body, SourceOffset call) {
  const Module& header = *header_;
  if (body.locations_.empty() || header.source() == nullptr) return 0;
  const Symbol& copied = header[body.symbol_];
  const SourceOffset first = text_copies_.empty()
                                 ? static_cast<SourceOffset>(header.source()->text().size())
                                 : text_copies_.back().end;
  const uint64_t length = copied.body_end - copied.body_begin;
  if (keeps_origins_ || first + length >= kNoOffset) return add_locations(body);
  const SourceOffset distance = first - copied.body_begin;
  // A call without a place is at line 0 of the function.
  const Location unknown{0, 0, header[symbol_].debug_node, DebugInfo::kNone};
  OuterCalls calls(*this, body, header.debug_info, location_at(call).value_or(unknown));
  text_copies_.push_back({static_cast<SourceOffset>(first + length), distance, calls.site()});
  add_blocks(body, first, distance);
  for (const DebugLocation& location : body.locations_) {
    auto known = body.location_of(location);
    if (!known) continue;
    known->inlined_at = calls.number_in_function(known->inlined_at);
    locations_.push_back({location.origin + distance, add_inline_location(*known), true});
  }
  return distance;
}

// At least one, so that each place of the copy is in a block of its own text.
void FunctionDebugInfo::add_blocks(const FunctionDebugInfo& body, SourceOffset first,
                                   SourceOffset distance) {
  const auto known_blocks = static_cast<uint32_t>(blocks_.size());
  const auto known_edges = static_cast<uint32_t>(edges_.size());
  if (body.blocks_.empty()) blocks_.push_back({first, known_edges});
  for (const DebugBlock& block : body.blocks_)
    blocks_.push_back({block.begin + distance, block.first_edge + known_edges});
  for (const uint32_t edge : body.edges_) edges_.push_back(edge + known_blocks);
}

// Those about calls that were inlined into the body already are left out.
void FunctionDebugInfo::add_records_of_copy(const FunctionDebugInfo& body,
                                            const std::function<Value(Value)>& mapped) {
  const TextCopy& copy = text_copies_.back();
  std::unordered_map<uint32_t, Value> replaced;
  for (const auto& [value, replacement] : body.replacements_) replaced[value.index()] = replacement;
  const uint32_t location = add_inline_location({0, 0, DebugInfo::kNone, copy.site});
  for (DebugRecord record : body.records_) {
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
    records_.push_back(record);
  }
}

// Where all copies of a body are one text.
SourceOffset FunctionDebugInfo::add_locations(const FunctionDebugInfo& body) {
  const SourceOffset first = body.locations_.front().origin;
  const auto place = std::ranges::lower_bound(locations_, first, {}, &DebugLocation::origin);
  if (place != locations_.end() && place->origin == first) return 0;
  const auto first_inline = static_cast<uint32_t>(inline_locations_.size());
  inline_locations_.insert(inline_locations_.end(), body.inline_locations_.begin(),
                           body.inline_locations_.end());
  const auto added = locations_.insert(place, body.locations_.begin(), body.locations_.end());
  for (DebugLocation& location : std::span(added, body.locations_.size()))
    if (location.is_inline) location.metadata += first_inline;
  return 0;
}

std::pair<SourceOffset, SourceOffset> FunctionDebugInfo::text_at(SourceOffset origin) const {
  const Symbol& own = (*header_)[symbol_];
  const std::pair<SourceOffset, SourceOffset> body(own.body_begin, own.body_end);
  const auto copy = std::ranges::upper_bound(text_copies_, origin, {}, &TextCopy::end);
  if (copy == text_copies_.end()) return body;
  const bool is_first = copy == text_copies_.begin();
  const SourceOffset begin =
      is_first ? static_cast<SourceOffset>(header_->source()->text().size()) : std::prev(copy)->end;
  return origin < begin ? body : std::pair(begin, copy->end);
}

SourceOffset FunctionDebugInfo::place_in_text(SourceOffset origin) const {
  const auto [begin, end] = text_at(origin);
  const auto copy = std::ranges::lower_bound(text_copies_, end, {}, &TextCopy::end);
  const bool is_in_copy = copy != text_copies_.end() && copy->end == end;
  return is_in_copy ? origin - copy->distance : origin;
}

// A body is one piece of the text, so its locations go to one place among the others.
void FunctionDebugInfo::note_blocks(const Function& function) {
  for (DebugRecord& record : records_)
    record.offset = record.before.valid() ? function.offset_of(record.before) : kNoOffset;
  const std::span<const BlockId> layout = function.blocks();
  std::vector<uint32_t> number_of(function.block_count());
  for (uint32_t i = 0; i < layout.size(); ++i) number_of[layout[i].index()] = i;
  for (uint32_t i = 0; i < layout.size(); ++i) {
    const InstId first = function[layout[i]].first;
    blocks_.push_back({function.offset_of(first), static_cast<uint32_t>(edges_.size())});
    function.for_each_successor(layout[i],
                                [&](BlockId next) { edges_.push_back(number_of[next.index()]); });
    for (InstId id = first; id.valid() && function[id].opcode == Opcode::Phi;
         id = function.next(id)) {
      phis_.push_back({i, id, static_cast<uint32_t>(inputs_.size())});
      const std::span<const Value> operands = function.operands(id);
      for (size_t o = 0; o < operands.size(); o += 2)
        inputs_.push_back({number_of[operands[o + 1].block().index()], operands[o]});
    }
  }
}

std::span<const DebugPhiInput> FunctionDebugInfo::inputs(size_t phi) const {
  const size_t first = phis_[phi].first_input;
  const size_t end = phi + 1 < phis_.size() ? phis_[phi + 1].first_input : inputs_.size();
  return std::span(inputs_).subspan(first, end - first);
}

std::span<const uint32_t> FunctionDebugInfo::successors(size_t block) const {
  const size_t first = blocks_[block].first_edge;
  const size_t end = block + 1 < blocks_.size() ? blocks_[block + 1].first_edge : edges_.size();
  return std::span(edges_).subspan(first, end - first);
}

uint32_t FunctionDebugInfo::inlined_at(const DebugRecord& record) const {
  if (record.is_location_inline) return inline_locations_[record.location].inlined_at;
  const auto place = header_->debug_info.place(record.location);
  return place ? place->inlined_at : DebugInfo::kNone;
}

}  // namespace lilt::ssa
