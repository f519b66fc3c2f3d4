#include "backend/compile/callee_bodies.h"

#include <algorithm>
#include <functional>

#include "backend/compile/module_facts.h"
#include "ir/opt/value_facts.h"
#include "ir/ssa/exceptions.h"

namespace lilt::backend {

namespace {

// Lines of a body that is read, for each instruction that may be left: clang's unoptimized text of
// sqlite3 has more in a seventieth of the bodies that are small enough, and in two thirds of the
// others.
constexpr size_t kMaxLines = 3;
// A body that is too large by at most this factor may be small enough once its equal instructions
// are merged, such as those that extend an index.
constexpr uint32_t kMaxMerged = 4;
constexpr size_t kMaxBodies = 512;  // with instructions

// Whether the function that was read names a symbol that the header lacks.
bool names_declarations(const ssa::Function& function, const ssa::Module& header) {
  const ssa::ConstantPool& constants = function.constants();
  for (auto c = static_cast<uint32_t>(header.constants().size()); c < constants.size(); ++c) {
    const ssa::Constant& constant = constants[ssa::ConstantId(c)];
    if (constant.kind == ssa::ConstantKind::Symbol &&
        constant.symbol.index() >= header.symbol_count())
      return true;
  }
  return false;
}

}  // namespace

CalleeBodies::Reader::Reader(const ssa::Module& header, const ssa::BuiltBodies* built,
                             bool verifies)
    : overlay(header),
      analyses(scratch),
      context{.diagnostics = diagnostics, .scratch = scratch, .analyses = analyses},
      passes(context, verifies) {
  bodies.start(overlay, built, diagnostics);
  const PassInfo& inlining = pass_table()[static_cast<size_t>(find_pass("inline"))];
  on_bodies = passes_named(inlining.on_bodies);
  on_large_bodies = passes_named(inlining.on_large_bodies);
}

CalleeBodies::CalleeBodies(const ssa::Module& header, const ssa::BuiltBodies* built, bool verifies,
                           std::span<const uint8_t> names)
    : header_(header), built_(built), verifies_(verifies), names_(names) {
  using namespace ssa::function_attribute;
  size_t definitions = 0, kept = 0;
  for (ssa::SymbolId id : header.symbols()) {
    const ssa::Symbol& symbol = header[id];
    if (symbol.kind != ssa::SymbolKind::Function || !symbol.is_definition) continue;
    ++definitions;
    kept += (symbol.function_attributes & (NoInline | AlwaysInline)) != 0;
    has_always_ |= (symbol.function_attributes & AlwaysInline) != 0;
  }
  obeys_noinline_ = definitions < 2 || kept < definitions;
}

ssa::SymbolId CalleeBodies::function_of_guid(uint64_t guid) {
  if (by_guid_.empty()) by_guid_ = ssa::functions_by_guid(header_);
  const auto known = by_guid_.find(guid);
  return known == by_guid_.end() ? ssa::SymbolId::none() : known->second;
}

opt::InlineBody* CalleeBodies::find(ssa::SymbolId function, bool is_always) {
  if (state_.empty()) {
    state_.resize(header_.symbol_count());
    was_read_.resize(header_.symbol_count());
  }
  is_always |= is_always_inlined(function);
  uint32_t& state = state_[function.index()][is_always ? 1 : 0];
  if (state >= kFirst) return bodies_[state - kFirst].get();
  if (state == kRefused) return nullptr;
  const bool is_read = is_always || is_short_enough(function);
  opt::InlineBody* body = is_read ? add(function, is_always) : nullptr;
  state = body == nullptr ? kRefused : static_cast<uint32_t>(kFirst + bodies_.size() - 1);
  return body;
}

bool CalleeBodies::is_short_enough(ssa::SymbolId function) {
  if (header_.source() == nullptr && built_ == nullptr) return false;
  const bool is_hinted =
      (header_[function].function_attributes & ssa::function_attribute::InlineHint) != 0;
  const uint32_t most = may_be_called_hot(function) ? opt::kMaxHot
                        : is_hinted                 ? opt::kMaxStraight
                                                    : opt::kMaxInlined;
  const size_t lines =
      BodyText(header_, built_).count_lines(function, kMaxLines * std::max(most, opt::kMaxMoved));
  return lines <= kMaxLines * most ||
         (lines <= kMaxLines * opt::kMaxMoved && is_named_once(function));
}

bool CalleeBodies::is_named_once(ssa::SymbolId function) {
  const bool has_bodies = header_.source() != nullptr || built_ != nullptr;
  if (!header_[function].is_local() || !has_bodies) return false;
  if (names_.empty()) names_ = own_names_ = count_names(header_, built_);
  return names_[function.index()] == 2;
}

opt::InlineBody* CalleeBodies::add(ssa::SymbolId symbol, bool is_always) {
  if (!read(symbol)) return nullptr;
  if (const ssa::ParameterFacts result = opt::result_range(*spare_); result.has_range)
    results_[symbol] = result;
  std::optional<opt::BodySurvey> survey = opt::survey_body(*spare_, is_always);
  if (!survey) return nullptr;
  const bool has_one_call = is_named_once(symbol);
  const uint32_t limit =
      has_one_call ? opt::kMaxMoved : opt::limit_of_body(header_[symbol], *survey);
  const bool is_hot = may_be_called_hot(symbol);
  const uint32_t largest =
      (is_hot ? std::max(limit, opt::kMaxHot) : limit) + survey->largest_gain();
  const bool may_become_small = survey->size > largest && survey->size <= kMaxMerged * largest;
  if (may_become_small && !is_always) {
    merge_equal(*spare_);
    survey = opt::survey_body(*spare_, false);
  }
  if (!survey || (survey->size > largest && !is_always)) return nullptr;
  auto body = std::make_unique<opt::InlineBody>();
  body->is_merged = may_become_small && !is_always;
  body->symbol = symbol;
  body->survey = std::move(*survey);
  body->has_one_call = has_one_call;
  if (body->survey.has_phis_at_pads) separate_landing_pads(*spare_);
  if (profile_.is_known()) {
    reader_->scratch.reset();
    body->call_frequencies = opt::frequencies_of_calls(*spare_, reader_->scratch);
  }
  keep(*body);
  return bodies_.emplace_back(std::move(body)).get();
}

ssa::ParameterFacts CalleeBodies::result_of(ssa::SymbolId function) const {
  const auto known = results_.find(function);
  return known == results_.end() ? ssa::ParameterFacts() : known->second;
}

const ssa::Function& CalleeBodies::function_of(opt::InlineBody& body) {
  body.last_caller = callers_;
  if (body.function == nullptr) {
    read(body.symbol);
    if (body.is_merged) merge_equal(*spare_);
    if (body.survey.has_phis_at_pads) separate_landing_pads(*spare_);
    keep(body);
  }
  return *body.function;
}

bool CalleeBodies::read(ssa::SymbolId symbol) {
  if (reader_ == nullptr) reader_ = std::make_unique<Reader>(header_, built_, verifies_);
  if (spare_ == nullptr) spare_ = std::make_unique<ssa::Function>();
  reader_->diagnostics = {};
  if (!reader_->bodies.read(symbol, *spare_) || reader_->diagnostics.has_errors()) return false;
  was_read_[symbol.index()] =
      reader_->diagnostics.all().empty() && !names_declarations(*spare_, header_);
  reader_->passes.begin(*spare_, &reader_->bodies.analyses());
  return reader_->passes.take_turns(reader_->on_bodies, *spare_);
}

void CalleeBodies::keep(opt::InlineBody& body) {
  spare_->release_uses();
  spare_->shrink();
  body.function = std::move(spare_);
  body.last_caller = callers_;
  kept_.push_back(&body);
}

void CalleeBodies::merge_equal(ssa::Function& function) {
  reader_->passes.take_turns(reader_->on_large_bodies, function);
}

void CalleeBodies::separate_landing_pads(ssa::Function& function) {
  reader_->scratch.reset();
  ssa::separate_landing_pads(function, reader_->scratch);
}

// Removes the half of the bodies that callers asked for longest ago.
void CalleeBodies::start_caller() {
  ++callers_;
  if (kept_.size() <= kMaxBodies) return;
  const auto half = kept_.begin() + kMaxBodies / 2;
  std::ranges::nth_element(kept_, half, std::greater(), &opt::InlineBody::last_caller);
  std::for_each(half, kept_.end(), [](opt::InlineBody* body) { body->function.reset(); });
  kept_.erase(half, kept_.end());
}

}  // namespace lilt::backend
