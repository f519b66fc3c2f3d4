// Loads and stores split into several, for scalar_replacement.
#pragma once

#include <array>
#include <initializer_list>
#include <span>

#include "ir/ssa/function.h"
#include "ir/support/arena.h"

namespace lilt::opt {

// Replaces accesses of one function. Requires tracked uses.
class AccessParts {
 public:
  static constexpr size_t kMaxParts = 16;  // members or elements that one access becomes

  AccessParts(ssa::Function& function, Arena& scratch)
      : function_(function), types_(function.types()), scratch_(scratch) {}

  // The members of structs and arrays, counted through all levels; more than kMaxParts if too many.
  size_t count_leaves(ssa::TypeId type) const;
  // Loads or stores the members of a struct or array one by one.
  void split(ssa::InstId access);

  // Whether cut() knows the type: whole bytes of an integer, float or double, or a vector of such
  // elements, of which there are at most kMaxParts.
  bool may_be_cut(ssa::TypeId type) const;
  // Loads or stores what lies between borders one by one, each an integer, or an element of the
  // vector. `borders`: bytes from the start of the access, ascending, inside it; of a vector: the
  // starts of all elements but the first.
  void cut(ssa::InstId access, std::span<const uint64_t> borders);

  // A new instruction before another one, at its place in the text.
  ssa::Value insert(ssa::InstId before, ssa::Opcode opcode, ssa::TypeId type,
                    std::span<const ssa::Value> operands, uint16_t flags = 0);
  ssa::Value insert(ssa::InstId before, ssa::Opcode opcode, ssa::TypeId type,
                    std::initializer_list<ssa::Value> operands, uint16_t flags = 0) {
    return insert(before, opcode, type, std::span(operands.begin(), operands.size()), flags);
  }
  // The address so many bytes after `pointer`.
  ssa::Value address(ssa::InstId before, ssa::Value pointer, uint64_t offset);

 private:
  bool is_load(ssa::InstId access) const { return function_[access].opcode == ssa::Opcode::Load; }
  ssa::Value pointer_of(ssa::InstId access) const {
    return function_.operand(access, is_load(access) ? 0 : 1);
  }
  ssa::TypeId type_of(ssa::InstId access) const {
    return is_load(access) ? function_[access].type
                           : function_.type_of(function_.operand(access, 0));
  }
  // `whole`: what has been loaded so far, or what is stored.
  void take_leaf(ssa::InstId access, ssa::TypeId type, uint64_t offset,
                 std::span<const uint32_t> path, ssa::Value& whole);
  ssa::Value cut_load(ssa::InstId load, std::span<const uint64_t> borders);
  void cut_store(ssa::InstId store, std::span<const uint64_t> borders);
  ssa::Value load_part(ssa::InstId access, ssa::TypeId type, uint64_t offset);
  void store_part(ssa::InstId access, ssa::Value value, uint64_t offset);
  ssa::Value number(ssa::TypeId type, uint64_t value);

  ssa::Function& function_;
  ssa::TypeTable& types_;
  Arena& scratch_;
};

}  // namespace lilt::opt
