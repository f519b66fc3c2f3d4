// Copies of function bodies in place of calls.
//
// The body may belong to another overlay of the same header: types, constants and symbols that are
// not in the header get their equals in the caller's overlay. A copy has no names; each instruction
// keeps the place in the text that it comes from.
//
// An object that is passed by value is copied to an alloca of the caller. Allocas that come in are
// alive from where the body begins up to its returns: markers say so if the body has none.
//
// Until finish(), results of calls that were replaced are still used, and phis name the blocks that
// were split: one pass over all operands corrects both.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "ir/ssa/cfg_edit.h"
#include "ir/ssa/clone.h"
#include "ir/ssa/function.h"
#include "ir/support/arena.h"

namespace lilt::opt {

// Whether the alloca is in the entry block and of a constant size: a part of the frame.
bool is_static_alloca(const ssa::Function& function, ssa::InstId id);

class Splicer {
 public:
  // `into`: does not track uses.
  Splicer(ssa::Function& into, Arena& scratch);

  // Puts a copy of the body in place of a direct call or invoke of it, whose arguments and result
  // have the types of the body's. Calls that come in by an invoke become invokes with its unwind
  // block, which has no phis. Landing pads that come in by one get the clauses of that block's
  // after their own, and resumes jump after that block's landing pad. Allocas of the body's entry
  // move to the caller's entry; the stack gives back other ones where the body returns. A
  // `musttail` call of the body is one in the caller if the call was, and returns from there; else
  // an ordinary one. O(body + instructions after the call in its block, or after the landing
  // pad).
  void splice(ssa::InstId call, const ssa::Function& body);
  // The calls among the last copy's instructions.
  std::span<const ssa::InstId> copied_calls() const { return copied_calls_; }
  // Ends the work; the bodies must still exist. O(operands of the caller).
  void finish();

 private:
  // A return or a resume of the body, and the block where its copy ends.
  struct End {
    ssa::InstId original;
    ssa::BlockId block;
  };
  // An alloca that came in, and what fills it with a value that is passed, if anything.
  struct Object {
    ssa::InstId alloca_id, copy;
  };

  void set_arguments();
  ssa::Value copy_object(ssa::Value pointer, const ssa::ParameterAttributes& attributes);
  void make_blocks();
  void copy_body();
  void copy_landing_pad(ssa::InstId id, ssa::BlockId block);
  void copy_alloca(ssa::InstId id, ssa::BlockId block);
  void copy_call(ssa::InstId id, ssa::BlockId& block);
  void copy_return(ssa::InstId id, ssa::BlockId block);
  bool ends_in_jump(ssa::BlockId block) const;
  void give_back_stack();
  void copy_resume(ssa::InstId id, ssa::BlockId block);
  void add_exceptions();
  ssa::InstId first_copy() const;
  bool has_resumes() const;
  void split_landing_pad();
  void mark_lifetimes();
  bool has_markers() const;
  void mark(std::string_view name, ssa::InstId object, ssa::InstId before);
  ssa::Value returned(const End& at);
  void set_result();
  bool is_straight() const;
  bool is_invoked() const;
  bool may_unwind(ssa::InstId call) const;
  ssa::BlockId make_invoke(ssa::InstId call, ssa::BlockId block);

  void correct_operands(ssa::InstId id);
  ssa::Value final_value(ssa::Value value);

  ssa::Function& into_;
  Arena& scratch_;
  ssa::CfgEdit edit_{into_, scratch_};
  ArenaVector<ssa::Value> replacement_{scratch_};  // by call, of those that were replaced
  ArenaVector<ssa::InstId> replaced_{scratch_};

  // of the copy that is being made
  const ssa::Function* body_ = nullptr;
  ssa::InstId call_;
  ssa::BlockId home_, rest_;  // of the call; of what follows it
  ssa::BlockId unwind_;       // of the invoke; none() for a call
  // If the body has resumes that come in by an invoke: what follows the landing pad of `unwind_`,
  // and the phi of the exception at its start.
  ssa::BlockId handler_;
  ssa::InstId exception_;
  ssa::RegionClone clones_;
  ArenaVector<End> returns_{scratch_}, resumes_{scratch_};
  ArenaVector<ssa::InstId> copied_calls_{scratch_};
  ArenaVector<Object> objects_{scratch_};
  // In a block that takes in all: what comes before the copy, and its first instruction or the
  // call.
  ssa::InstId before_copy_, first_copy_;
  bool has_dynamic_allocas_ = false;
  ArenaVector<ssa::Value> operands_{scratch_};
};

}  // namespace lilt::opt
