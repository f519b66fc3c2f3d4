// Idea. A function takes in the bodies of small functions that it calls, from the top down: first
// for the calls of its text, in their order, then for the calls that came in with the bodies. A
// body does not depend on who takes it in, and the decision on the caller and the bodies only, so
// functions need no order among each other and the code is the same for any number of threads.
//
// What stops it: the size of a body (after simplification), how many bodies deep it is, the growth
// of the caller and of its frame, of which recursion may need many, and recursion: no function
// comes into a copy of itself. Only recursion stops `alwaysinline` calls, and kAlwaysGrowth. (As in
// LLVM, where they come in whatever else the attributes say; their body may be nowhere else.)
//
// Profiles. How often a call runs is the entry count of the function times the frequency of the
// call's block; for a call that came in with a body, the count of the call that it came in by,
// times the frequency in the body. A function whose entry is hot may have calls that are, so its
// body is read up to their limit.
#include "ir/opt/inline.h"

#include <algorithm>
#include <string_view>

#include "ir/opt/alias.h"
#include "ir/opt/known_bits.h"
#include "ir/opt/splice.h"
#include "ir/ssa/analyses.h"
#include "ir/ssa/callee.h"
#include "ir/ssa/exceptions.h"
#include "ir/ssa/intrinsics.h"

namespace lilt::opt {

using namespace ssa;

namespace {

constexpr uint32_t kMaxFrame = 1024;             // bytes of allocas of a body
constexpr uint32_t kMuchMemory = kMaxFrame + 1;  // more need not be counted
constexpr uint64_t kFrameGrowth = 4096;          // bytes of allocas that come in
constexpr uint32_t kSmallestBudget = 2000;       // instructions
constexpr uint32_t kMuchCode = 1 << 20;          // more need not be counted
constexpr int kMaxPathBlocks = 8;                // blocks on the path of a call
// Instructions by which a path that seldom runs may grow: destructors of handles, which would keep
// the handles in memory.
constexpr uint32_t kSeldomGrowth = 9;

// Intrinsics that ask for the frame of the function that they are in.
constexpr std::string_view kFrameIntrinsics[] = {
    "llvm.eh.sjlj.longjmp", "llvm.eh.sjlj.setjmp", "llvm.localescape",
    "llvm.localrecover",    "llvm.va_start",
};
// Those that mean the caller's frame in a function that is `alwaysinline`.
constexpr std::string_view kFrameQuestions[] = {
    "llvm.addressofreturnaddress", "llvm.frameaddress", "llvm.returnaddress", "llvm.sponentry",
    "llvm.stackrestore",           "llvm.stacksave",
};

bool is_one_of(std::span<const std::string_view> names, std::string_view name) {
  return std::ranges::find(names, name) != names.end();
}

// The function of the module that a value names; or none().
SymbolId defined_function(const Function& function, Value value) {
  if (!value.is_constant()) return SymbolId::none();
  const Constant& constant = function.constants()[value.constant()];
  const Module& header = function.module().header();
  if (constant.kind != ConstantKind::Symbol || constant.symbol.index() >= header.symbol_count())
    return SymbolId::none();
  const Symbol& symbol = header[constant.symbol];
  const bool is_defined = symbol.kind == SymbolKind::Function && symbol.is_definition;
  return is_defined ? constant.symbol : SymbolId::none();
}
SymbolId defined_callee(const Function& function, InstId call) {
  return defined_function(function, function.operand(call, 1));
}

bool is_always_inlined(const Function& function, InstId call, SymbolId callee) {
  const FunctionAttributes all = function.module()[callee].function_attributes |
                                 function.annotations().function_attributes(call);
  return (all & function_attribute::AlwaysInline) != 0;
}

// Why the call may not be replaced by the callee's body, as far as the call tells; empty if it may.
std::string_view why_call_stays(const Function& function, InstId call, SymbolId callee) {
  using namespace function_attribute;
  const FunctionAttributes attributes = function.annotations().function_attributes(call);
  if ((function[call].flags & flag::MustTail) != 0 && !is_always_inlined(function, call, callee))
    return "the call is `musttail`";
  if ((attributes & NoInline) != 0) return "the call is `noinline`";
  if ((attributes & ReturnsTwice) != 0) return "the call may return twice";
  if (function.operand(call, 0).type() != function.module()[callee].type)
    return "the call has another type than the function";
  return {};
}

// The callee of a call that may be replaced by its body, as far as the call tells; or none().
SymbolId inlinable_callee(const Function& function, InstId call) {
  const SymbolId callee = defined_callee(function, call);
  if (!callee.valid() || !why_call_stays(function, call, callee).empty()) return SymbolId::none();
  return callee;
}

// Whether the path of a call that returns leads to `unreachable` or `resume` only: what is thrown
// is made there, an error reported, a frame left, all of it seldom.
bool leads_nowhere(const Function& function, InstId call) {
  BlockId block = function.block_of(call);
  for (int i = 0; i < kMaxPathBlocks; ++i) {
    const InstId end = function.terminator(block);
    switch (function[end].opcode) {
      case Opcode::Unreachable:
      case Opcode::Resume:
        return true;
      case Opcode::Br:
        block = function.operand(end, 0).block();
        break;
      case Opcode::Invoke:
        block = normal_block(function, end);
        break;
      default:
        return false;
    }
  }
  return false;
}

bool points_to_alloca(const Function& function, Value pointer) {
  const Value base = address_base(function, pointer);
  return base.is_local() && function[base.local()].opcode == Opcode::Alloca;
}

// Which of the first 64 arguments of a call point to an alloca: a bit for each.
uint64_t own_objects(const Function& function, InstId call) {
  uint64_t result = 0;
  const auto arguments = call_arguments(function, call);
  for (size_t i = 0; i < std::min<size_t>(64, arguments.size()); ++i)
    result |= uint64_t{points_to_alloca(function, arguments[i])} << i;
  return result;
}

bool has_filter(const Function& function, InstId landing_pad) {
  return std::ranges::any_of(function.operands(landing_pad), [&](Value clause) {
    return function.types().kind(function.type_of(clause)) == TypeKind::Array;
  });
}

// Whether the linker, or the loader, may put another definition in its place.
bool is_replaceable(const Symbol& symbol) {
  switch (symbol.linkage) {
    case Linkage::External:
      return !symbol.is_dso_local && symbol.visibility == Visibility::Default;
    case Linkage::Internal:
    case Linkage::Private:
    case Linkage::WeakOdr:
    case Linkage::LinkOnceOdr:
    case Linkage::AvailableExternally:
      return false;
    default:
      return true;
  }
}

// What may bring the body into a function of another kind, besides the words about inlining.
std::string_view why_body_stays(const Module& header, SymbolId function, SymbolId caller) {
  using namespace function_attribute;
  const FunctionAttributes attributes = header[function].function_attributes;
  const FunctionAttributes missing = attributes & ~header[caller].function_attributes;
  if ((attributes & Naked) != 0) return "it is `naked`";
  if ((attributes & ReturnsTwice) != 0) return "it may return twice";
  if ((missing & NoRedZone) != 0) return "it is `noredzone`";
  if ((missing & NoImplicitFloat) != 0) return "it is `noimplicitfloat`";
  return {};
}

// Why the function's body may not stand for a call in the caller that is not `alwaysinline`, as far
// as the header tells; empty if it may. Requires a function definition. O(parameters).
std::string_view why_not_inlined(const Module& header, SymbolId function, SymbolId caller,
                                 bool obeys_noinline) {
  const Symbol& symbol = header[function];
  using namespace function_attribute;
  const FunctionAttributes attributes = symbol.function_attributes;
  if (is_replaceable(symbol)) return "another definition may take its place";
  if ((attributes & OptimizeNone) != 0) return "it is `optnone`";
  if (const std::string_view why = why_body_stays(header, function, caller); !why.empty())
    return why;
  if (obeys_noinline && (attributes & NoInline) != 0) return "it is `noinline`";
  const auto parameters = static_cast<uint32_t>(header.types().members(symbol.type).size());
  for (uint32_t i = 0; i < parameters; ++i) {
    const TypeId object = header.attributes(function, i).by_value;
    if (object.valid() && header.types().size_of(object) > kMaxFrame)
      return "it takes a large object by value";
  }
  return {};
}

// Measures a body, and finds what keeps it where it is.
class Surveyor {
 public:
  Surveyor(const Function& body, bool is_always) : body_(body), is_always_(is_always) {}

  std::optional<BodySurvey> run() {
    survey_.is_straight = body_.blocks().size() == 1;
    survey_.accesses.resize(body_.argument_count());
    survey_.calls.resize(body_.argument_count());
    for (uint32_t i = 0; i < body_.argument_count(); ++i)
      if (const TypeId object = parameter_attributes(body_, i).by_value; object.valid())
        add_object(body_.argument(i), body_.types().size_of(object), 1);
    for (BlockId block : body_.blocks()) {
      if (body_[block].address_taken) return std::nullopt;
      for (InstId id = body_[block].first; id.valid(); id = body_.next(id)) {
        if (!add(id)) return std::nullopt;
        if (!objects_.empty()) note_uses(id);
      }
    }
    for (const Object& object : objects_)
      if (object.stays) survey_.frame = std::min(survey_.frame + object.size, kMuchMemory);
    if (survey_.has_jumps && body_.types()[body_.type()].variadic) return std::nullopt;
    return is_always_ || survey_.frame <= kMaxFrame ? std::optional(std::move(survey_))
                                                    : std::nullopt;
  }

 private:
  bool add(InstId id) {
    switch (body_[id].opcode) {
      case Opcode::Phi:
      case Opcode::Br:
      case Opcode::Ret:
      case Opcode::Unreachable:
      case Opcode::BitCast:
      case Opcode::PtrToInt:
      case Opcode::IntToPtr:
      case Opcode::Freeze:
        return true;
      case Opcode::IndirectBr:
      case Opcode::VAArg:
        return false;
      case Opcode::LandingPad:
        survey_.has_landing_pads = true;
        survey_.has_filters |= has_filter(body_, id);
        survey_.has_phis_at_pads |= body_[body_.block_of(id)].first != id;
        return true;
      case Opcode::Load:
      case Opcode::Store:
        return add_access(body_.operand(id, body_[id].opcode == Opcode::Load ? 0 : 1));
      case Opcode::GetElementPtr:
        return add_address(id);
      case Opcode::Alloca:
        return add_alloca(id);
      case Opcode::Call:
      case Opcode::Invoke:
        return add_call(id);
      case Opcode::Switch:
        survey_.size += body_[id].operand_count / 2;
        return true;
      default:
        ++survey_.size;
        return true;
    }
  }

  bool add_access(Value pointer) {
    ++survey_.size;
    note_argument(address_base(body_, pointer), survey_.accesses);
    return true;
  }

  bool add_address(InstId id) {
    ++survey_.size;
    const auto indices = body_.operands(id).subspan(2);
    if (std::ranges::all_of(indices, [](Value index) { return index.is_constant(); }))
      note_argument(address_base(body_, id), survey_.accesses);
    return true;
  }

  // Counts what is done with a parameter.
  void note_argument(Value value, std::vector<uint32_t>& counts) const {
    for (uint32_t i = 0; i < body_.argument_count(); ++i)
      counts[i] += value == Value(body_.argument(i));
  }

  bool add_alloca(InstId id) {
    if (!is_static_alloca(body_, id)) return is_always_;
    uint64_t count = 1;
    if (body_[id].operand_count > 1) integer_constant(body_, body_.operand(id, 1), count);
    add_object(id, body_.types().size_of(body_.operand(id, 0).type()),
               std::min<uint64_t>(count, kMuchMemory));
    return true;
  }

  // Sizes that are too large count as a little too large: so they do not become values either.
  void add_object(InstId id, uint64_t size, uint64_t count) {
    const uint64_t all =
        std::min<uint64_t>(count * std::min<uint64_t>(size, kMuchMemory), kMuchMemory);
    objects_.push_back({id, static_cast<uint32_t>(all), all == kMuchMemory});
  }

  // An object becomes values, which need no frame, unless its address is used by anything but
  // accesses, getelementptrs of constants, intrinsics and calls that may come in themselves.
  void note_uses(InstId id) {
    switch (body_[id].opcode) {
      case Opcode::Load:
      case Opcode::BitCast:
        return;
      case Opcode::Store:
        return note_object(body_.operand(id, 0));
      case Opcode::GetElementPtr:
        if (!std::ranges::all_of(body_.operands(id).subspan(2),
                                 [](Value index) { return index.is_constant(); }))
          note_object(body_.operand(id, 1));
        return;
      case Opcode::Call:
        if (!called_intrinsic_name(body_, id).empty() || inlinable_callee(body_, id).valid())
          return;
        break;
      default:
        break;
    }
    for (Value operand : body_.operands(id))
      if (operand.is_local()) note_object(operand);
  }
  void note_object(Value pointer) {
    const Value base = address_base(body_, pointer);
    for (Object& object : objects_) object.stays |= base == Value(object.id);
  }

  bool add_call(InstId id) {
    const std::string_view intrinsic = called_intrinsic_name(body_, id);
    if (!intrinsic.empty()) {
      survey_.size += !intrinsic.starts_with("llvm.lifetime.") &&
                      !intrinsic.starts_with("llvm.dbg.") && intrinsic != "llvm.assume";
      return !is_one_of(kFrameIntrinsics, intrinsic) &&
             (is_always_ || !is_one_of(kFrameQuestions, intrinsic));
    }
    const bool is_jump = (body_[id].flags & flag::MustTail) != 0;
    if ((is_jump && !is_always_) || called_symbol(body_, id) == body_.symbol()) return false;
    survey_.has_jumps |= is_jump;
    if ((function_attributes(body_, id) & function_attribute::ReturnsTwice) != 0) return false;
    survey_.size += kCallSize + static_cast<uint32_t>(call_arguments(body_, id).size());
    survey_.has_other_calls |= !may_be_invoked(body_, id);
    survey_.has_single_calls |=
        (function_attributes(body_, id) & function_attribute::NoDuplicate) != 0;
    note_argument(body_.operand(id, 1), survey_.calls);
    if (const SymbolId callee = inlinable_callee(body_, id); callee.valid())
      survey_.inlinable.push_back({callee, own_objects(body_, id)});
    return true;
  }

  struct Object {
    InstId id;      // an alloca, or a parameter that is an object
    uint32_t size;  // bytes
    bool stays;     // in memory
  };

  const Function& body_;
  const bool is_always_;
  BodySurvey survey_;
  std::vector<Object> objects_;
};

uint32_t vanishing_accesses(uint64_t own_objects, const BodySurvey& callee) {
  uint32_t sum = 0;
  for (uint32_t i = 0; i < std::min(64u, callee.arguments()); ++i)
    if ((own_objects >> i & 1) != 0) sum += callee.accesses[i];
  return sum;
}
uint32_t less(uint32_t size, uint32_t gain) { return size - std::min(size, gain); }

// The sizes of bodies with what comes in with them, from the callees up. Calls within a cycle, a
// strongly connected component of the bodies (Tarjan, 1972), count as calls: so the size does not
// depend on where the search starts.
class ExpandedSizes {
 public:
  ExpandedSizes(const Module& header, InlineBodies& bodies) : header_(header), bodies_(bodies) {}

  uint32_t of(InlineBody& body) {
    if (body.expanded_size == 0) search(body);
    return body.expanded_size;
  }

 private:
  struct Visit {
    InlineBody* body;
    size_t next_call = 0;
  };

  void search(InlineBody& body) {
    met_ = 0;
    enter(body);
    while (!visits_.empty()) {
      Visit& visit = visits_.back();
      if (visit.next_call == visit.body->survey.inlinable.size())
        leave();
      else if (add_call(*visit.body, visit.body->survey.inlinable[visit.next_call]))
        ++visit.next_call;
    }
  }
  void enter(InlineBody& body) {
    body.order = body.first_of_cycle = ++met_;
    body.partial_size = body.survey.size;
    visits_.push_back({&body});
    unsettled_.push_back(&body);
  }
  // Whether the call has been counted; its callee is visited first.
  bool add_call(InlineBody& body, const BodySurvey::Call& call) {
    InlineBody* inner = inlinable_body(body, call.callee);
    if (inner == nullptr) return true;
    if (inner->order == 0) {
      enter(*inner);
      return false;
    }
    if (inner->expanded_size == 0) {
      body.first_of_cycle = std::min(body.first_of_cycle, inner->first_of_cycle);
      return true;
    }
    const uint32_t size =
        less(inner->expanded_size - 1, vanishing_accesses(call.own_objects, inner->survey));
    const uint32_t gone = kCallSize + inner->survey.arguments();
    const bool is_always =
        (header_[call.callee].function_attributes & function_attribute::AlwaysInline) != 0;
    if (size > limit_of_body(header_[call.callee], inner->survey) && !is_always) return true;
    body.partial_size += std::min(size, kMuchCode) - std::min(body.partial_size + size, gone);
    body.partial_size = std::min(body.partial_size, kMuchCode);
    return true;
  }
  InlineBody* inlinable_body(const InlineBody& body, SymbolId callee) {
    const bool may_come_in =
        why_not_inlined(header_, callee, body.symbol, bodies_.obeys_noinline()).empty();
    return may_come_in ? bodies_.find(callee, false) : nullptr;
  }
  // The bodies of a cycle are known together.
  void leave() {
    const InlineBody* body = visits_.back().body;
    visits_.pop_back();
    if (body->first_of_cycle != body->order) return;
    InlineBody* settled = nullptr;
    do {
      settled = unsettled_.back();
      unsettled_.pop_back();
      settled->expanded_size = settled->partial_size + 1;
      settled->cycle = body;
    } while (settled != body);
  }

  const Module& header_;
  InlineBodies& bodies_;
  std::vector<Visit> visits_;
  std::vector<InlineBody*> unsettled_;  // met, and not known
  uint32_t met_ = 0;
};

class Inliner {
 public:
  Inliner(Function& function, InlineBodies& bodies, bool only_always, const Remarks& remarks,
          Arena& scratch)
      : function_(function),
        bodies_(bodies),
        only_always_(only_always),
        remarks_(remarks),
        scratch_(scratch) {}

  // `wanted`: see inline_calls.
  bool run(std::span<const InstId> wanted) {
    own_size_ = function_.value_count();
    ArenaVector<InstId> calls(scratch_);
    for (BlockId block : function_.blocks())
      for (InstId id = function_[block].first; id.valid(); id = function_.next(id))
        if (is_call(function_[id].opcode)) calls.push_back(id);
    const bool is_recursive = std::ranges::any_of(
        calls, [&](InstId call) { return called_symbol(function_, call) == function_.symbol(); });
    frame_budget_ = is_recursive ? kMaxFrame : kFrameGrowth;
    const uint64_t entries =
        profile_.is_known() ? entry_count(header_, function_.symbol()) : kNoCount;
    std::vector<float> frequencies;  // by call, where they are known
    if (entries != kNoCount) frequencies = frequencies_of_calls(function_, scratch_);
    for (size_t i = 0; i < calls.size(); ++i)
      if (wanted.empty() || std::ranges::find(wanted, calls[i]) != wanted.end())
        decide(calls[i], kNoPath, frequencies.empty() ? -1 : block_count(entries, frequencies[i]));
    if (sites_.empty()) return note_results();
    std::ranges::reverse(sites_);
    const bool has_invokes = std::ranges::any_of(
        sites_, [&](const Site& site) { return function_[site.call].opcode == Opcode::Invoke; });
    if (has_invokes) separate_landing_pads(function_, scratch_);
    Splicer splicer(function_, scratch_);
    while (!sites_.empty()) splice_all(splicer);
    splicer.finish();
    note_results();
    return true;
  }

 private:
  static constexpr uint32_t kNoPath = UINT32_MAX;
  // The bodies that a call came in with, from the innermost.
  struct Step {
    InlineBody* body;
    uint32_t outer;
  };
  struct Site {
    InstId call;
    uint32_t path;
    InlineBody* body;
    double count;  // block_count of the call
  };

  // The sites of a block are in order from its last one, so that what follows them is moved once.
  void splice_all(Splicer& splicer) {
    ArenaVector<Site> sites(scratch_);
    std::swap(sites, sites_);
    ++depth_;
    note_path_members();
    for (const Site& site : sites) {
      splicer.splice(site.call, bodies_.function_of(*site.body));
      if (splicer.copied_calls().empty()) continue;
      path_.push_back({site.body, site.path});
      if (depth_ > kInlineDepth) is_on_path_[site.body->symbol] = true;
      const auto first = static_cast<ptrdiff_t>(sites_.size());
      const std::span<const InstId> copies = splicer.copied_calls();
      const std::vector<float>& frequencies = site.body->call_frequencies;
      for (size_t i = 0; i < copies.size(); ++i)
        decide(copies[i], static_cast<uint32_t>(path_.size() - 1),
               frequencies.empty() ? -1 : site.count * double{frequencies[i]});
      std::reverse(sites_.begin() + first, sites_.end());
    }
  }

  // Paths become long: which functions are on any.
  void note_path_members() {
    if (depth_ != kInlineDepth + 1) return;
    is_on_path_.assign(header_.symbol_count(), false);
    for (const Step& step : path_) is_on_path_[step.body->symbol] = true;
  }

  // Says at the calls that stay what is known of their results; whether it is something.
  bool note_results() {
    bool has_some = false;
    std::ranges::sort(staying_);
    for (const auto& [call, callee] : staying_) {
      const ParameterFacts facts = bodies_.result_of(callee);
      const bool is_known = !facts.has_range || result_facts(function_, call).has_range ||
                            function_.operand(call, 0).type() != header_[callee].type;
      if (is_known) continue;
      set_call_facts(function_, call, {facts, function_.annotations().call_facts(call).fast_math});
      has_some = true;
    }
    return has_some;
  }
  // Another definition, or another translation of the same source, may return other numbers.
  bool is_exact(SymbolId callee) const {
    const Symbol& symbol = header_[callee];
    return symbol.is_local() ||
           (symbol.linkage == Linkage::External && !is_interposable(header_, symbol));
  }

  // `count`: block_count of the call.
  void decide(InstId call, uint32_t path, double count) {
    const size_t sites = sites_.size();
    const SymbolId callee = asked_body(call, path, count);
    if (callee.valid() && sites_.size() == sites && is_exact(callee))
      staying_.push_back({call, callee});
  }
  // Makes the call a site if its body comes in. The callee, if its body was asked for.
  SymbolId asked_body(InstId call, uint32_t path, double count) {
    const SymbolId callee = defined_callee(function_, call);
    if (!callee.valid()) return {};
    const bool is_always = is_always_inlined(function_, call, callee);
    if (depth_ >= kMaxInlineDepth && !is_always) return {};
    std::string_view why_not = why_call_stays(function_, call, callee);
    if (why_not.empty()) why_not = why_callee_stays(callee, path, is_always);
    if (why_not.empty() && !is_always && lacks_features_of(callee))
      why_not = "its code may use features of the processor that the caller's may not";
    if (!why_not.empty()) return remark_kept(call, callee, why_not), SymbolId();
    consider(call, callee, bodies_.find(callee, is_always), path, is_always, count);
    return callee;
  }
  void consider(InstId call, SymbolId callee, InlineBody* body, uint32_t path, bool is_always,
                double count) {
    if (body == nullptr)
      return remark_kept(call, callee, "its body is large, or needs a frame or labels of its own");
    if (body->survey.has_landing_pads && !takes_landing_pads(call, *body))
      return remark_kept(call, callee, "the personalities differ, or filters would be nested");
    if (body->survey.has_other_calls && function_[call].opcode == Opcode::Invoke)
      return remark_kept(call, callee, "it makes calls that an invoke could not make");
    if (body->survey.has_single_calls && !is_always)
      return remark_kept(call, callee, "it makes a call that must not be copied");
    const uint32_t vanishing = vanishing_accesses(own_objects(function_, call), body->survey);
    const uint32_t size = less(sizes_.of(*body), vanishing);
    const bool is_moved = body->has_one_call && is_moved_with(path);
    const Temperature temperature = profile_.of(count);
    const uint32_t limit = limit_of(call, callee, *body, path, is_moved, temperature) +
                           copies_for(callee) + direct_calls(call, body->survey) * kDirectCallGain;
    if (!is_always && (size > limit || !(is_moved || fits(*body, size)))) {
      if (remarks_.are_wanted()) remark_too_large(call, callee, size, limit, temperature);
      return;
    }
    if (!is_always && body->survey.frame > frame_budget_)
      return remark_kept(call, callee, "its objects would make the frame too large");
    // What vanishes may stay after all, if the object does.
    const uint32_t gone = vanishing + kCallSize + body->survey.arguments();
    const uint32_t growth = std::max(less(body->survey.size, gone), body->survey.size / 4);
    if (is_always)
      own_size_ += body->survey.size;
    else if (!is_moved)
      taken_ += growth;
    frame_budget_ -= std::min<uint64_t>(frame_budget_, body->survey.frame);
    grown_ += body->survey.size + size_t{1};
    sites_.push_back({call, path, body, count});
    if (remarks_.are_wanted())
      remark_inlined(call, callee, size, is_always ? UINT32_MAX : limit, temperature);
  }

  // Instructions by which the function may still grow.
  size_t budget() const {
    const size_t whole = std::max<size_t>(kSmallestBudget, own_size_);
    return whole - std::min(whole, taken_);
  }
  // A body that is no larger than the call always fits.
  bool fits(const InlineBody& body, uint32_t size) const {
    return size <= kCallSize + body.survey.arguments() || size <= budget();
  }

  // Whether the body's landing pads may come in. Code after filters cannot tell a filter of its
  // own from one around it.
  bool takes_landing_pads(InstId call, InlineBody& body) {
    const SymbolId personality = bodies_.function_of(body).personality();
    const bool agrees = !function_.personality().valid() || function_.personality() == personality;
    if (!agrees || !body.survey.has_filters || function_[call].opcode != Opcode::Invoke)
      return agrees;
    return !has_filter(function_, landing_pad_of(function_, unwind_block(function_, call)));
  }

  std::string_view why_callee_stays(SymbolId callee, uint32_t path, bool is_always) const {
    if (is_recursive(callee, path)) return "it is recursive";
    if (only_always_ && !is_always) return "only `alwaysinline` functions come in here";
    if (has_stronger_guard(callee)) return "its stack has a stronger guard";
    if (!is_always)
      return why_not_inlined(header_, callee, function_.symbol(), bodies_.obeys_noinline());
    if (grown_ > kAlwaysGrowth) return "the caller has grown too large";
    return why_body_stays(header_, callee, function_.symbol());
  }

  // A function without any guard was asked to have none, whatever comes in.
  bool has_stronger_guard(SymbolId callee) const {
    const FunctionAttributes own = function_.attributes() & function_attribute::AnyStackProtector;
    const FunctionAttributes other =
        header_[callee].function_attributes & function_attribute::AnyStackProtector;
    return own != 0 && other > own;
  }

  // A function that asks whether the processor has the features may call it. What guards the code
  // against speculation is a feature, too.
  bool lacks_features_of(SymbolId callee) const {
    const SymbolId own = function_.symbol();
    return (header_[callee].features.granted() & ~header_[own].features.granted()) != 0 ||
           (mitigations_of(callee) & ~mitigations_of(own)) != 0;
  }
  int mitigations_of(SymbolId id) const {
    if ((header_[id].function_attributes & function_attribute::HasRequests) == 0) return 0;
    return header_.requests.at(id.index()).mitigations & ~mitigation::ThunkReturns;
  }

  // --- remarks

  void remark_kept(InstId call, SymbolId callee, std::string_view reason) const {
    if (remarks_.are_wanted()) remark(call, callee, " is not inlined: " + std::string(reason));
  }
  static std::string limit_text(uint32_t limit, Temperature temperature) {
    return "the limit of " + std::to_string(limit) +
           (temperature == Temperature::Hot    ? " at hot calls"
            : temperature == Temperature::Cold ? " at cold calls"
                                               : "");
  }
  void remark_too_large(InstId call, SymbolId callee, uint32_t size, uint32_t limit,
                        Temperature temperature) const {
    const std::string own = " is not inlined: its size of " + std::to_string(size);
    if (size > limit)
      remark(call, callee, own + " is above " + limit_text(limit, temperature));
    else
      remark(call, callee,
             own + " is above what @" + std::string(function_.name()) + " may still grow by, " +
                 std::to_string(budget()));
  }
  // `limit`: UINT32_MAX if it does not count.
  void remark_inlined(InstId call, SymbolId callee, uint32_t size, uint32_t limit,
                      Temperature temperature) const {
    const std::string own = " is inlined: ";
    if (limit == UINT32_MAX)
      remark(call, callee, own + "it is `alwaysinline`");
    else
      remark(call, callee,
             own + "its size of " + std::to_string(size) + " is within " +
                 limit_text(limit, temperature));
  }
  void remark(InstId call, SymbolId callee, const std::string& text) const {
    const std::string into = depth_ == 0 ? "" : " (into @" + std::string(function_.name()) + ")";
    remarks_.add(function_.offset_of(call),
                 "@" + std::string(header_[callee].name) + text + into + " [inline]");
  }

  // Of size: where only that counts, of what is `cold`, and within a cycle, no more comes in than
  // goes, and little more on a path that leads nowhere.
  uint32_t limit_of(InstId call, SymbolId callee, const InlineBody& body, uint32_t path,
                    bool is_moved, Temperature temperature) const {
    const FunctionAttributes all =
        header_[callee].function_attributes | function_.annotations().function_attributes(call);
    const bool is_cold = (all & function_attribute::Cold) != 0 || temperature == Temperature::Cold;
    const bool is_cyclic = path != kNoPath && path_[path].body->cycle == body.cycle;
    if (is_for_size_ || is_cold || is_cyclic)
      return std::min(kMaxInlined, kCallSize + body.survey.arguments());
    if (temperature == Temperature::Hot) return kMaxHot;
    if (!is_moved && leads_nowhere(function_, call))
      return std::min(kMaxInlined, kCallSize + body.survey.arguments() + kSeldomGrowth);
    return is_moved && depth_ < kInlineDepth ? kMaxMoved
                                             : limit_of_body(header_[callee], body.survey);
  }

  // The loads and stores that copy objects for a call that passes them by value.
  uint32_t copies_for(SymbolId callee) const {
    uint64_t words = 0;
    const auto parameters =
        static_cast<uint32_t>(header_.types().members(header_[callee].type).size());
    for (uint32_t i = 0; i < parameters; ++i)
      if (const TypeId object = header_.attributes(callee, i).by_value; object.valid())
        words += header_.types().size_of(object) / 8;
    return static_cast<uint32_t>(2 * words);
  }

  // Indirect calls in the body that the call makes direct.
  uint32_t direct_calls(InstId call, const BodySurvey& survey) const {
    uint32_t sum = 0;
    for (uint32_t i = 0; i < survey.arguments(); ++i)
      if (survey.calls[i] != 0 &&
          defined_function(function_, function_.operand(call, 2 + i)).valid())
        sum += survey.calls[i];
    return sum;
  }

  // Whether a call that came in along the path is in no other copy: so was each call on the way.
  bool is_moved_with(uint32_t path) {
    for (; path != kNoPath; path = path_[path].outer)
      if (!path_[path].body->has_one_call) return false;
    return true;
  }

  bool is_recursive(SymbolId callee, uint32_t path) const {
    if (callee == function_.symbol()) return true;
    if (!is_on_path_.empty() && !is_on_path_[callee]) return false;
    for (; path != kNoPath; path = path_[path].outer)
      if (path_[path].body->symbol == callee) return true;
    return false;
  }

  Function& function_;
  const Module& header_ = function_.module().header();
  InlineBodies& bodies_;
  const ProfileSummary profile_ = bodies_.profile();
  ExpandedSizes sizes_{header_, bodies_};
  const bool only_always_;
  const Remarks& remarks_;
  Arena& scratch_;
  const bool is_for_size_ = (function_.attributes() & function_attribute::ForSize) != 0;
  ArenaVector<Step> path_{scratch_};
  ArenaVector<std::pair<InstId, SymbolId>> staying_{scratch_};  // calls whose callee was asked for
  ArenaVector<Site> sites_{scratch_};
  ArenaIdMap<SymbolId, bool> is_on_path_{scratch_};  // empty as long as paths are short
  uint32_t depth_ = 0;                               // of the calls that are being decided
  size_t grown_ = 0;                                 // instructions that have come in
  size_t own_size_ = 0;                              // with what is `alwaysinline`, instructions
  size_t taken_ = 0;           // instructions by which other bodies let it grow
  uint64_t frame_budget_ = 0;  // bytes
};

}  // namespace

uint32_t BodySurvey::largest_gain() const {
  uint32_t sum = 0;
  for (const uint32_t count : accesses) sum += count;
  for (const uint32_t count : calls) sum += count * kDirectCallGain;
  return sum;
}

uint32_t limit_of_body(const Symbol& function, const BodySurvey& survey) {
  if ((function.function_attributes & function_attribute::InlineHint) == 0) return kMaxInlined;
  return survey.is_straight ? kMaxStraight : kMaxHinted;
}

std::vector<float> frequencies_of_calls(const Function& function, Arena& scratch) {
  std::vector<float> result;
  Analyses analyses(scratch);
  analyses.reset(function);
  const std::span<const float> frequencies = analyses.frequencies();
  for (BlockId block : function.blocks())
    for (InstId id = function[block].first; id.valid(); id = function.next(id))
      if (is_call(function[id].opcode)) result.push_back(frequencies[block.index()]);
  return result;
}

std::optional<BodySurvey> survey_body(const Function& body, bool is_always) {
  return Surveyor(body, is_always).run();
}

bool inline_calls(Function& function, InlineBodies& bodies, bool only_always,
                  std::span<const InstId> calls, const Remarks& remarks, Arena& scratch) {
  const bool has_always =
      bodies.has_always() || function.annotations().has_call_with(function_attribute::AlwaysInline);
  if (only_always && !has_always && !remarks.are_wanted()) return false;
  const bool is_untouched = (function.attributes() & function_attribute::OptimizeNone) != 0;
  return Inliner(function, bodies, only_always || is_untouched, remarks, scratch).run(calls);
}

}  // namespace lilt::opt
