// The bodies of functions that callers may inline, read from the text on demand.
//
// A body is parsed and simplified here apart from the compile of the function itself, so it depends
// on the text alone, whichever caller asks. What is known about a body is kept. Its instructions
// are kept while few bodies have some, and otherwise read again. Each thread has its own.
#pragma once

#include <array>
#include <memory>
#include <span>
#include <unordered_map>
#include <vector>

#include "backend/compile/body_reader.h"
#include "backend/pipeline.h"
#include "ir/opt/inline.h"
#include "ir/ssa/analyses.h"

namespace lilt::backend {

class CalleeBodies : public opt::InlineBodies {
 public:
  // `built`: the module's bodies, null if they are text. `verifies`: bodies after each pass.
  // `names`: what count_names gives, if that is known; otherwise it is asked when it is needed.
  explicit CalleeBodies(const ssa::Module& header, const ssa::BuiltBodies* built = nullptr,
                        bool verifies = false, std::span<const uint8_t> names = {});

  bool has_always() const override { return has_always_; }
  bool obeys_noinline() const override { return obeys_noinline_; }
  const ssa::ProfileSummary& profile() const override { return profile_; }
  ssa::SymbolId function_of_guid(uint64_t guid) override;
  opt::InlineBody* find(ssa::SymbolId function, bool is_always) override;
  const ssa::Function& function_of(opt::InlineBody& body) override;
  ssa::ParameterFacts result_of(ssa::SymbolId function) const override;
  // Whether the body was read, gave no message and names only what the header has.
  bool was_read(ssa::SymbolId function) const {
    return !was_read_.empty() && was_read_[function.index()];
  }
  // Begins with another caller: instructions of bodies may go.
  void start_caller();

 private:
  // What reads a body; made when the first one is asked for.
  struct Reader {
    Reader(const ssa::Module& header, const ssa::BuiltBodies* built, bool verifies);
    ssa::ModuleOverlay overlay;
    Diagnostics diagnostics;
    BodyReader bodies;
    Arena scratch;
    ssa::Analyses analyses;
    PassContext context;
    SsaPasses passes;
    std::vector<size_t> on_bodies, on_large_bodies;  // passes, of the row of `inline`
  };
  static constexpr uint32_t kUnknown = 0, kRefused = 1, kFirst = 2;

  bool is_short_enough(ssa::SymbolId function);
  // Whether some call of the function may be hot.
  bool may_be_called_hot(ssa::SymbolId function) const {
    return profile_.is_known() &&
           profile_.of_entry(ssa::entry_count(header_, function)) == ssa::Temperature::Hot;
  }
  // Whether every call of the function is `alwaysinline`.
  bool is_always_inlined(ssa::SymbolId function) const {
    return (header_[function].function_attributes & ssa::function_attribute::AlwaysInline) != 0;
  }
  // Whether the text names the local function where it is defined and at one other place only.
  bool is_named_once(ssa::SymbolId function);
  // The new entry of bodies_, or null if the body is not one to inline.
  opt::InlineBody* add(ssa::SymbolId symbol, bool is_always);
  // Reads and simplifies the body into spare_; returns whether it has no errors.
  bool read(ssa::SymbolId symbol);
  // Makes spare_ the body's.
  void keep(opt::InlineBody& body);
  // The landing pads of a simplified body get a block without phis for each invoke: so an invoke of
  // it may be replaced by what it calls.
  void separate_landing_pads(ssa::Function& function);
  // Makes equal instructions of a simplified body one.
  void merge_equal(ssa::Function& function);

  const ssa::Module& header_;
  const ssa::BuiltBodies* built_;
  const ssa::ProfileSummary profile_ = ssa::profile_summary(header_);
  const bool verifies_;
  bool has_always_ = false, obeys_noinline_ = true;
  std::unique_ptr<Reader> reader_;
  std::unique_ptr<ssa::Function> spare_;
  std::vector<std::unique_ptr<opt::InlineBody>> bodies_;
  std::vector<opt::InlineBody*> kept_;                              // those with instructions
  std::unordered_map<ssa::SymbolId, ssa::ParameterFacts> results_;  // that have a range
  std::vector<bool> was_read_;                           // by symbol, once a body was asked for
  std::unordered_map<uint64_t, ssa::SymbolId> by_guid_;  // once it was asked for
  uint32_t callers_ = 0;                                 // that have begun
  std::vector<uint8_t> own_names_;                       // where nobody else has counted them
  std::span<const uint8_t> names_;  // by symbol: how often the text names it; empty: not counted
  // By symbol, for calls that are not `alwaysinline` and those that are: one of the above, or
  // kFirst + index of bodies_.
  std::vector<std::array<uint32_t, 2>> state_;
};

}  // namespace lilt::backend
