// Whether two accesses may touch the same memory, from their addresses alone.
//
// Idea. An address is split into a base, the value from which a chain of getelementptrs
// leads to it, and an offset if all indices are constants. Two accesses are apart if
//   - they have the same base, known offsets, and bytes that do not overlap; or one is after the
//     other, since its getelementptrs are `inbounds` and their indices not negative;
//   - their bases are different objects: allocas, global variables;
//   - one object is an alloca and the other base an argument, which existed before it;
//   - one object is an alloca whose address does not escape, and the other has another base; or
//   - their metadata says so (access_facts.h).
// A local variable whose address no function of the module takes (ipsccp finds them) is such an
// object, too, in a function that does not take it either, as a phi of addresses would: but calls
// may come back to the module, and access it.
// What a `noalias` parameter or result points to counts as an object of its own: within the
// function it is accessed through that pointer only, or not written.
// An address escapes if it is used by anything but loads and stores through it, comparisons,
// getelementptrs and casts whose results do not escape, intrinsics that access memory only, and
// calls that promise not to keep it (`nocapture`). Such a call has the object *lent*: only calls
// that get its address access it, and do not write it if the parameter is `readonly`.
//
// The answers hold for one execution of the bases: a value in a loop is another value in the next
// iteration.
#pragma once

#include <cstdint>
#include <optional>

#include "ir/opt/access_facts.h"
#include "ir/opt/variable_accesses.h"
#include "ir/ssa/function.h"
#include "ir/support/arena.h"

namespace lilt::opt {

inline constexpr uint64_t kUnknownSize = UINT64_MAX;

// The value that getelementptrs compute an address from; follows a bounded number of them, since in
// unreachable code an address may be computed from itself. O(1).
ssa::Value address_base(const ssa::Function& function, ssa::Value pointer);
// What a getelementptr adds to its address, in bytes, if that is constant. O(operands).
std::optional<uint64_t> constant_distance(const ssa::Function& function, ssa::InstId address);

// Some bytes after an address.
struct MemoryLocation {
  ssa::Value base = {};  // none(): any address
  uint64_t offset = 0;
  uint64_t size = kUnknownSize;  // kUnknownSize: any bytes of the base's object
  ssa::FactsIndex facts = 0;     // of the access
  ssa::InstId call = {};         // without a base: only memory that this call may access
  // The getelementptrs from the base are `inbounds`, and their variable indices not negative: base
  // and bytes belong to one object, and of an unknown size none is before the offset.
  bool is_in_bounds = false;
};

// The bytes at the address, seen from the value that getelementptrs and casts compute it from; any
// address if they are too many. O(1).
MemoryLocation source_location(const ssa::Function& function, ssa::Value pointer, uint64_t size);

// Whether a use of `from` may take `to` where both are known to be equal: any integer, and a
// pointer if that keeps the object that it belongs to (its *provenance*). Equal pointers need not
// belong to one object: the end of one may be the beginning of another, and accesses through the
// one are then apart from the other's for this file. As LLVM's canReplacePointersIfEqual. O(1).
bool can_replace_if_equal(const ssa::Function& function, ssa::Value from, ssa::Value to);

// Whether the linker or the loader may put another module's definition with other contents in the
// place of the symbol's; as LLVM's isInterposable. Definitions of other linkage than `weak` and the
// like may be replaced in shared objects only if the module's flag "SemanticInterposition" says so.
// O(1), or O(flags) for external ones that are not `dso_local`.
bool is_interposable(const ssa::Module& header, const ssa::Symbol& symbol);

// The variable at the address if what the program reads from it is its initializer: a constant that
// is defined here, and is not interposable; else null. The same cost.
const ssa::Symbol* settled_variable(const ssa::Function& function, ssa::Value address);

// Answers about one function, whose uses must be tracked. Remembers which allocas escape: passes
// may remove instructions between two questions, not add uses of an alloca's address.
class AliasAnalysis {
 public:
  // `within_iterations`: accesses of different iterations of a loop are never compared, for which
  // the scopes of the text do not hold.
  AliasAnalysis(const ssa::Function& function, Arena& scratch, bool within_iterations = false)
      : function_(function),
        scratch_(scratch),
        escape_(scratch),
        accesses_(scratch),
        access_facts_(function, within_iterations) {}

  // What an access of `size` bytes through the pointer touches.
  MemoryLocation location(ssa::Value pointer, uint64_t size) const {
    return source_location(function_, pointer, size);
  }
  // What a plain load or store with this pointer and type touches.
  MemoryLocation location(ssa::InstId access, ssa::Value pointer, ssa::TypeId type) const {
    MemoryLocation touched = location(pointer, function_.types().store_size(type));
    touched.facts = function_.facts_index(access);
    return touched;
  }
  // The same bytes with a known offset: from the last value that no constant leads to, which may be
  // an element of an array. Comparable only with places of the same base. O(1).
  MemoryLocation place(ssa::Value pointer, ssa::TypeId type) const;
  // What an instruction that writes memory may write. O(1).
  MemoryLocation written_by(ssa::InstId id) const;
  // O(1), apart from the first question about an alloca, which follows the uses of its address.
  bool may_alias(const MemoryLocation& a, const MemoryLocation& b);
  // Whether what `written_by` gave may change the memory: what is lent to a call as `readonly` it
  // accesses, but does not change. As may_alias.
  bool may_write(const MemoryLocation& written, const MemoryLocation& location);
  // Whether calls that do not get the address may access the memory. As may_alias.
  bool is_exposed(const MemoryLocation& location);
  // Appends the instructions that keep an object's address or pass it on, and the calls that only
  // get it lent. O(uses of the address).
  void find_escapes(ssa::InstId object, ArenaVector<ssa::InstId>& keepers,
                    ArenaVector<ssa::InstId>& borrowers, int depth = 0) const;
  // Whether no instruction changes it: constant globals, loads of memory that is promised to be
  // invariant. O(1).
  bool is_constant(const MemoryLocation& location) const;

 private:
  enum class Escape : uint8_t { Unknown, NotOwn, Own, Escapes, Lent, Stays };
  enum class Question : uint8_t { Access, Write };
  const ssa::Symbol* variable(ssa::Value base) const;
  bool is_argument(ssa::Value base) const;
  bool is_own(ssa::Value base);
  bool is_own_variable(ssa::Value base);
  bool is_promised_own(ssa::InstId base) const;
  bool are_apart(ssa::Value a, ssa::Value b);
  bool may_meet(const MemoryLocation& a, const MemoryLocation& b, Question question);
  bool is_private(ssa::Value base);
  bool is_out_of_reach(const MemoryLocation& object, const MemoryLocation& of_call,
                       Question question);
  bool gets(ssa::InstId call, ssa::Value base, Question question) const;
  Escape escape_of(ssa::InstId pointer, int depth) const;
  Escape escape_by(ssa::InstId user, uint32_t operand, int depth) const;
  MemoryLocation written_by_call(ssa::InstId id) const;
  MemoryLocation written_through_arguments(ssa::InstId call) const;

  const ssa::Function& function_;
  Arena& scratch_;
  ArenaIdMap<ssa::InstId, Escape> escape_;  // of own objects; empty before the first question
  ArenaVector<VariableAccess> accesses_;    // by symbol, once a variable of its own is asked for
  AccessFacts access_facts_;
};

}  // namespace lilt::opt
