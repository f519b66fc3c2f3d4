// The names of a function's locals: uses and definitions, in either order.
//
// A use of a local that is defined earlier in the text is resolved immediately; one that is defined
// later is entered in the list of forward uses of its name, and its operand is filled in at the
// definition.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "frontend/llvm/context.h"
#include "frontend/llvm/control_flow_checks.h"
#include "frontend/llvm/local_table.h"
#include "ir/ssa/function.h"

namespace lilt::frontend {

// The numbers of unnamed locals and blocks, in the order of the text.
struct Numbering {
  uint32_t next = 0;    // that LLVM would give to the next one
  bool ascends = true;  // so far; otherwise instructions get no implicit numbers
  // Records a number that the text gives.
  void take(uint32_t number) {
    ascends &= number >= next;
    next = number + 1;
  }
};

class LocalSymbols {
 public:
  // The operand that a local will be.
  struct Use {
    ssa::InstId user;
    uint32_t operand = 0;
    UsePlace place;
    bool is_index = false;  // of a getelementptr
  };

  LocalSymbols(const ParseContext& context, ControlFlowChecks& checks)
      : context_(context), checks_(checks) {}
  void start(ssa::Function& function);

  // The source types of instructions, in their order; kept in typed dialects only.
  void add_type(ssa::TypeId source_type) {
    if (context_.typed) source_types_.push_back(source_type);
  }
  ssa::TypeId source_type(ssa::InstId id) const {
    return context_.typed ? source_types_[id.index()] : (*function_)[id].type;
  }

  // The local of that number, if it is defined and has the source type.
  ssa::InstId find(uint32_t number, ssa::TypeId type) const {
    const uint32_t entry = table_.value_of(number);
    const bool fits = entry < kBroken && source_type(ssa::InstId(entry)) == type;
    return fits ? ssa::InstId(entry) : ssa::InstId();
  }
  // The local of that name; none() unless it is defined already, without an error.
  ssa::InstId find(const LocalName& name) const {
    const uint32_t entry = table_.value_of(name);
    return entry < kBroken ? ssa::InstId(entry) : ssa::InstId();
  }
  bool is_mentioned(const LocalName& name) const {
    return table_.value_of(name) != LocalTable::kAbsent;
  }
  // The value of a local that is used as a value of the source type; a placeholder, if it is
  // defined later in the text.
  ssa::Value use(const LocalName& name, ssa::TypeId expected, const Use& use);
  // Gives an instruction that number. False, without a change, if it is mentioned already.
  bool define_number(uint32_t number, ssa::InstId id) {
    if (!table_.enter(number, id.index())) return false;
    function_->set_name(id, ssa::Name::number(number));
    numbering.take(number);
    return true;
  }
  void define(const LocalName& name, ssa::InstId id);
  // An instruction or argument without a name takes a number, unless another local has it.
  void define_unnamed(ssa::InstId id) { unnamed_.push_back({numbering.next++, id}); }
  // A name whose definition has an error, which is reported.
  void define_broken(const LocalName& name);
  void report_redefinition(const LocalName& name, SourceOffset first, std::string_view what);

  // --- after the whole body is read
  // Gives unnamed locals their numbers and resolves uses of these, unless another local has the
  // number. In texts that number out of order, as in courses, instructions get no implicit numbers.
  void resolve_numbers();
  void report_undefined();
  bool has_redefinition() const { return has_redefinition_; }  // of a local or a label

  ssa::Name name_for(const LocalName& name);

  Numbering numbering;

 private:
  // Values of the table: an instruction, or one of these.
  static constexpr uint32_t kForward = 1u << 31;     // | index into forward_names_
  static constexpr uint32_t kBroken = kForward - 1;  // its definition has an error

  struct ForwardUse {
    uint32_t next = UINT32_MAX;  // of the same name
    Use use;
    ssa::TypeId expected;  // source type
    SourceOffset offset = kNoOffset;
  };
  struct ForwardName {
    LocalName name;
    uint32_t first_use = UINT32_MAX;
    bool defined = false;
  };
  // The number that LLVM gives to an unnamed local; valid unless another has it.
  struct Unnamed {
    uint32_t number;
    ssa::InstId local;
  };

  ssa::Value use_unresolved(const LocalName& name, ssa::TypeId expected, const Use& use);
  void check_type(const LocalName& name, SourceOffset place, ssa::InstId definition,
                  ssa::TypeId expected, bool is_index) const;
  void resolve_forward(uint32_t forward, ssa::InstId id);
  bool is_parameter_without_sigil(std::string_view name) const;

  const ParseContext& context_;
  ControlFlowChecks& checks_;
  ssa::Function* function_ = nullptr;
  LocalTable table_;
  std::vector<ssa::TypeId> source_types_;  // by instruction; in typed dialects only
  std::vector<ForwardName> forward_names_;
  std::vector<ForwardUse> forward_uses_;
  std::vector<Unnamed> unnamed_;
  bool has_redefinition_ = false;  // some name is defined twice
};

// --- names in messages
std::string shown_text(const LocalName& name);   // %name
std::string shown_local(const LocalName& name);  // in quotes
std::string shown_name(const ssa::Function& function, ssa::Name name);

}  // namespace lilt::frontend
