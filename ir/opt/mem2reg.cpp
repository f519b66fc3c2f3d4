// SSA construction from allocas.
//
// Idea. Each variable (a promotable alloca) is processed separately, driven by its loads. One scan
// of the function collects every variable's accesses in program order; within a block a load sees
// the store before it. A load that sees none is *exposed*: it needs the value that reaches the
// block's start, which SsaConstruction gives.
//
// Invariants. An alloca defines its variable as undef, each time it runs. Loads are replaced at the
// end, in one pass over the operands of what stays: until then values may be loads that have a
// replacement.
// Chains of replacements end, since each leads to a value that dominates it (unreachable code gets
// undef everywhere).
//
// In a function that calls setjmp, or anything else that returns twice, all variables stay in
// memory.
//
// Records about variables of the program name allocas. Each store then becomes a record of the
// value after it, and each phi one at the start of its block; both have places in the function's
// text, so an alloca that inlined code stores to is left without records.
//
// Cost: O((instructions + edges + candidates found) × log): frontiers are looked up, not listed.
#include <set>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "ir/opt/known_bits.h"
#include "ir/opt/passes.h"
#include "ir/opt/side_effects.h"
#include "ir/ssa/intrinsics.h"
#include "ir/ssa/ssa_repair.h"
#include "ir/support/no_index.h"

namespace lilt::opt {

using namespace ssa;

namespace {

// When phis have more operands than that together, all other variables stay in memory: values that
// live through many joins need a phi at each, which grows with the square of the text.
constexpr size_t kMaxPhiOperands = 100000, kMaxPerInstruction = 16;

// The promotable allocas of a function, with the accesses of each in program order.
class Variables {
 public:
  // `candidates`: allocas of single values, in program order.
  Variables(const Function& function, std::span<const InstId> candidates, Arena& scratch)
      : function_(function),
        scratch_(scratch),
        allocas_(candidates.begin(), candidates.end(), scratch) {
    // The second return of setjmp would lose the latest value of a promoted variable.
    if (!allocas_.empty() && calls_returns_twice(function_)) allocas_.clear();
    if (allocas_.empty()) return;
    for (uint32_t v = 0; v < allocas_.size(); ++v) variable_[allocas_[v]] = v;
    types_.assign(allocas_.size(), TypeId::none());
    refused_.assign(allocas_.size(), false);
    find_mentions();
    keep_promotable();
    if (!allocas_.empty()) collect_accesses();
  }

  size_t count() const { return allocas_.size(); }
  InstId alloca_of(uint32_t variable) const { return allocas_[variable]; }
  // kNone if it is not the alloca of a variable.
  uint32_t variable_of(InstId alloca) const {
    return variable_.contains(alloca) ? variable_[alloca] : kNone;
  }
  TypeId type_of(uint32_t variable) const { return types_[variable]; }
  std::span<const InstId> accesses(uint32_t variable) const {
    return {accesses_.data() + start_[variable], start_[variable + 1] - start_[variable]};
  }

 private:
  template <class Visitor>
  void for_each_instruction(Visitor visit) const {
    for (BlockId block : function_.blocks())
      for (InstId i = function_[block].first; i.valid(); i = function_.next(i)) visit(i);
  }
  void check_access(uint32_t variable, InstId id, uint32_t index) {
    const Instruction& i = function_[id];
    bool is_volatile = (i.flags & flag::Volatile) != 0;
    if (i.opcode == Opcode::Load && !is_volatile) return check_type(variable, i.type);
    if (i.opcode == Opcode::Store && index == 1 && !is_volatile)
      return check_type(variable, function_.type_of(function_.operand(id, 0)));
    if (i.opcode == Opcode::Call && index >= 2 && is_lifetime_marker(function_, id)) return;
    refused_[variable] = true;
  }
  void check_type(uint32_t variable, TypeId type) {
    if (types_[variable] == type) return;
    const TypeTable& types = function_.types();
    const TypeId allocated = function_.operand(allocas_[variable], 0).type();
    if (types_[variable].valid() || types.is_aggregate(type) ||
        types.store_size(type) > types.size_of(allocated))
      refused_[variable] = true;
    types_[variable] = type;
  }

  // In program order, the allocas among them.
  void find_mentions() {
    for_each_instruction([this](InstId i) {
      if (variable_[i] != kNone) mentions_.push_back({variable_[i], i});
      const std::span<const Value> operands = function_.operands(i);
      for (uint32_t k = 0; k < operands.size(); ++k) {
        const uint32_t variable = operands[k].is_local() ? variable_[operands[k].local()] : kNone;
        if (variable == kNone) continue;
        check_access(variable, i, k);
        mentions_.push_back({variable, i});
      }
    });
  }
  void keep_promotable() {
    uint32_t kept = 0;
    for (uint32_t v = 0; v < allocas_.size(); ++v) {
      number_.push_back(refused_[v] ? kNone : kept);
      variable_[allocas_[v]] = number_[v];
      if (refused_[v]) continue;
      types_[kept] = types_[v];
      allocas_[kept++] = allocas_[v];
    }
    allocas_.resize(kept);
  }
  // Sorts the mentions by variable; each variable's stay in program order.
  void collect_accesses() {
    start_.assign(allocas_.size() + 2, 0);
    for (const Mention& mention : mentions_)
      if (number_[mention.candidate] != kNone) ++start_[number_[mention.candidate] + 2];
    for (size_t v = 2; v < start_.size(); ++v) start_[v] += start_[v - 1];
    accesses_.resize(start_.back());
    for (const Mention& mention : mentions_)
      if (const uint32_t variable = number_[mention.candidate]; variable != kNone)
        accesses_[start_[variable + 1]++] = mention.id;
  }

  struct Mention {
    uint32_t candidate;
    InstId id;
  };
  const Function& function_;
  Arena& scratch_;
  // by instruction: the variable that an alloca is
  ArenaIdMap<InstId, uint32_t> variable_{function_.value_count(), kNone, scratch_};
  ArenaVector<InstId> allocas_;          // by variable, as are those below
  ArenaVector<TypeId> types_{scratch_};  // none() if never accessed
  ArenaVector<bool> refused_{scratch_};
  ArenaVector<Mention> mentions_{scratch_};
  ArenaVector<uint32_t> number_{scratch_};  // by candidate: of its variable, or kNone
  ArenaVector<uint32_t> start_{scratch_};
  ArenaVector<InstId> accesses_{scratch_};
};

class Promotion {
 public:
  Promotion(Function& function, const Variables& variables, Analyses& analyses, Arena& scratch)
      : function_(function),
        variables_(variables),
        scratch_(scratch),
        analyses_(analyses),
        stays_(variables.count(), false),
        phis_of_(variables.count()) {}

  void run() {
    // Phis go to the front of their block: the last variable first, for them to stand in order.
    for (auto v = static_cast<uint32_t>(variables_.count()); v-- > 0;) promote(v);
    if (!function_.debug().blocks().empty()) note_values();
    for (uint32_t v = 0; v < variables_.count(); ++v) {
      if (stays_[v]) continue;
      std::span<const InstId> accesses = variables_.accesses(v);
      for (size_t i = accesses.size(); i-- > 0;) function_.erase(accesses[i]);
    }
    rewrite_operands();
  }

 private:
  void promote(uint32_t variable) {
    type_ = variables_.type_of(variable);
    if (!type_.valid()) return;  // neither loaded nor stored
    phis_of_[variable].first = made_phis_.size();
    stays_[variable] = phi_operands_ > limit_;
    if (stays_[variable]) return;
    alloca_ = variables_.alloca_of(variable);
    undef_ = function_.constants().undef(type_);
    exposed_.clear();
    const bool is_followed = !function_.debug().blocks().empty();
    values_.begin(
        {type_, undef_, function_.name_of(alloca_), function_.offset_of(alloca_), is_followed});
    scan_blocks(variables_.accesses(variable));
    for (InstId load : exposed_)
      replacement_[load] = values_.value_at_start(function_.block_of(load));
    phi_operands_ += values_.finish();
    if (is_followed)
      made_phis_.insert(made_phis_.end(), values_.phis().begin(), values_.phis().end());
    phis_of_[variable].second = made_phis_.size();
  }

  // Serves the loads that a store of their own block reaches; collects definitions and exposed
  // loads.
  void scan_blocks(std::span<const InstId> accesses) {
    for (size_t i = 0; i < accesses.size();) {
      BlockId block = function_.block_of(accesses[i]);
      Value current = cfg_.reachable(block) ? Value() : undef_;
      bool defined = false;
      for (; i < accesses.size() && function_.block_of(accesses[i]) == block; ++i) {
        InstId access = accesses[i];
        Opcode opcode = function_[access].opcode;
        if (opcode == Opcode::Load) {
          if (current.valid())
            replacement_[access] = current;
          else
            exposed_.push_back(access);
        } else if (opcode != Opcode::Call && cfg_.reachable(block)) {
          current = opcode == Opcode::Store ? function_.operand(access, 0) : undef_;
          defined = true;
        }
      }
      // Where nothing is defined, the variable is undef.
      if (defined && (current != undef_ || block != function_.entry()))
        values_.define(block, current);
    }
  }

  // --- records about variables of the program

  void note_values() {
    const size_t count = function_.debug().records().size();
    std::set<std::tuple<uint32_t, uint32_t, uint32_t, std::string_view>> noted;
    for (size_t i = 0; i < count; ++i) {
      const DebugRecord declared = function_.debug().records()[i];
      if (declared.kind != DebugRecord::Kind::Declare || !declared.value.is_local()) continue;
      const uint32_t variable = variables_.variable_of(declared.value.local());
      if (variable == kNone || stays_[variable]) continue;
      // Several records may say the same.
      const uint32_t call = function_.debug().inlined_at(declared);
      if (noted.emplace(variable, declared.variable, call, declared.expression).second)
        note_values_of(variable, declared);
    }
  }
  void note_values_of(uint32_t variable, const DebugRecord& declared) {
    const std::string_view plain = "!DIExpression()";
    const bool is_part = declared.expression.starts_with("!DIExpression(DW_OP_LLVM_fragment");
    if (declared.expression != plain && !is_part) return;
    const std::span<const InstId> accesses = variables_.accesses(variable);
    const auto is_store = [&](InstId id) { return function_[id].opcode == Opcode::Store; };
    for (const InstId id : accesses)
      if (is_store(id) && !is_in_text(function_.offset_of(id))) return;
    for (const InstId id : accesses)
      if (is_store(id))
        note_value(declared, resolve(function_.operand(id, 0)), function_.offset_of(id) + 1);
    for (size_t i = phis_of_[variable].first; i < phis_of_[variable].second; ++i)
      if (const InstId phi = made_phis_[i]; is_in_text(function_.offset_of(phi)))
        note_value(declared, phi, function_.offset_of(phi));
  }
  bool is_in_text(SourceOffset offset) const {
    return function_.debug().blocks().front().begin <= offset &&
           offset < function_.module()[function_.symbol()].body_end;
  }
  // From a place of the text on.
  void note_value(const DebugRecord& declared, Value value, SourceOffset offset) {
    DebugRecord record = declared;
    record.kind = DebugRecord::Kind::Value;
    record.value = value;
    record.offset = offset;
    record.before = InstId::none();
    function_.debug().add_record(record);
  }

  // The final replacement of a load; shortens the chain on the way.
  Value resolve(Value value) {
    Value last = value;
    while (has_replacement(last)) last = replacement_[last.local()];
    while (has_replacement(value)) value = std::exchange(replacement_[value.local()], last);
    return last;
  }
  bool has_replacement(Value value) const {
    return value.is_local() && replacement_.contains(value.local()) &&
           replacement_[value.local()].valid();
  }
  void rewrite_operands() {
    for (BlockId block : function_.blocks())
      for (InstId i = function_[block].first; i.valid(); i = function_.next(i))
        for (uint32_t k = 0; k < function_[i].operand_count; ++k)
          if (Value operand = function_.operand(i, k); has_replacement(operand))
            function_.set_operand(i, k, resolve(operand));
  }

  Function& function_;
  const Variables& variables_;
  Arena& scratch_;
  Analyses& analyses_;
  const ControlFlowGraph& cfg_ = analyses_.control_flow();
  SsaConstruction values_{function_, cfg_, analyses_.dominators(), scratch_};
  ArenaIdMap<InstId, Value> replacement_{function_.value_count(), Value(), scratch_};  // of loads
  ArenaVector<InstId> exposed_{scratch_};           // of the current variable
  std::vector<bool> stays_;                         // in memory; by variable
  std::vector<std::pair<size_t, size_t>> phis_of_;  // in made_phis_; by variable
  // of phi_operands_
  const size_t limit_ = kMaxPhiOperands + kMaxPerInstruction * function_.value_count();
  size_t phi_operands_ = 0;

  // The current variable.
  TypeId type_;
  InstId alloca_;
  Value undef_;
  std::vector<InstId> made_phis_;  // for records
};

// The alloca whose address an instruction repeats: a cast, or a getelementptr whose indices are 0.
Value repeated_alloca(const Function& function, InstId id) {
  const Opcode opcode = function[id].opcode;
  if (opcode != Opcode::BitCast && opcode != Opcode::GetElementPtr) return {};
  Value found;
  uint64_t bits = 0;
  for (Value operand : function.operands(id)) {
    if (operand.is_local() && function[operand.local()].opcode == Opcode::Alloca)
      found = operand;
    else if (operand.is_local())
      return {};
    else if (integer_constant(function, operand, bits) && bits != 0)
      return {};
  }
  return found.valid() && function[id].type == function.type_of(found) ? found : Value();
}

bool is_single(const Function& function, InstId alloca) {
  uint64_t count = 0;
  return function[alloca].operand_count == 1 ||
         (integer_constant(function, function.operand(alloca, 1), count) && count == 1);
}

// Accesses through a repeated address become accesses of the alloca. Finds the allocas of single
// values on the way.
bool remove_repeated_addresses(Function& function, ArenaVector<InstId>& allocas) {
  bool has_changed = false;
  for (BlockId block : function.blocks()) {
    for (InstId i = function[block].first, next; i.valid(); i = next) {
      next = function.next(i);
      if (function[i].opcode == Opcode::Alloca && is_single(function, i)) allocas.push_back(i);
      const Value address = repeated_alloca(function, i);
      if (!address.valid()) continue;
      function.track_uses();
      function.replace_all_uses(i, address);
      function.erase(i);
      has_changed = true;
    }
  }
  return has_changed;
}

}  // namespace

bool mem2reg(Function& function, Analyses& analyses, Arena& scratch) {
  ArenaVector<InstId> allocas(scratch);
  const bool has_changed = remove_repeated_addresses(function, allocas);
  const Variables variables(function, allocas, scratch);
  if (variables.count() == 0) return has_changed;
  Promotion(function, variables, analyses, scratch).run();
  return true;
}

}  // namespace lilt::opt
