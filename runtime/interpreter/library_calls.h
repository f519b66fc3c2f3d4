// Calls of library functions and intrinsics.
//
// The first run of a call determines what stays the same in later ones: the function, whether it
// takes these types, and how its operands are split into lanes.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "ir/ssa/intrinsics.h"
#include "runtime/interpreter/execution.h"
#include "runtime/interpreter/lane_operations.h"
#include "runtime/interpreter/narrow_intrinsics.h"
#include "runtime/interpreter/numeric_intrinsics.h"
#include "runtime/interpreter/packed.h"

namespace lilt::runtime {

class Machine;
struct External;

// One of `external`, `intrinsic`, `packed`, `lanes`, `masked` and `is_rearrangement` is set.
struct LibraryCall {
  struct Operand {
    uint32_t width = 0, parts = 0;  // of an element
    uint32_t count = 1;             // of elements that are operands of one lane
    bool has_lanes = false;
    ssa::TypeId type;  // of an element
  };
  ssa::SymbolId symbol;
  std::string_view name;
  const External* external = nullptr;
  const Intrinsic* intrinsic = nullptr;
  const NarrowIntrinsic* narrow = nullptr;  // the same for defined operands, if all are narrow
  const PackedOperation* packed = nullptr;
  LaneOperation lanes = nullptr;
  const ssa::MaskedAccess* masked = nullptr;
  bool is_rearrangement = false;  // of lanes
  std::vector<ssa::TypeId> types;
  ssa::TypeId result;
  IntrinsicShape shape;           // of an intrinsic
  std::vector<Operand> operands;  // likewise, by argument
  bool takes_classes = false;     // numbers matter by their class only
  bool is_on_floats = false;      // halves and bfloats become floats first
};

class LibraryCalls {
 public:
  explicit LibraryCalls(Execution& state) : state_(state) {}
  void call(Machine& machine, const Operation& operation, const CallSite& site,
            ssa::SymbolId symbol);
  // A call through the vtable of a library class, of the function of that mangled name.
  void call_method(Machine& machine, const Operation& operation, const std::string& name);

 private:
  const LibraryCall& find(const CallSite& site, ssa::SymbolId symbol);
  std::unique_ptr<LibraryCall> prepare(const CallSite& site, ssa::SymbolId symbol) const;
  void call_function(Machine& machine, const Operation& operation, const CallSite& site,
                     const LibraryCall& call);
  void call_intrinsic(const Operation& operation, const CallSite& site, const LibraryCall& call);
  // Runs the narrow body on one lane; false if it declines, or an operand has undefined bits.
  bool call_narrow(const Operation& operation, const CallSite& site, const LibraryCall& call,
                   uint32_t lane);
  // Of one lane of a result.
  Cell* result_cells(const Operation& operation, const LibraryCall& call, uint32_t lane,
                     size_t result);
  void add_operands(const LibraryCall& call, const CallSite& site, uint32_t lane);

  Execution& state_;
  std::vector<std::unique_ptr<LibraryCall>> calls_;  // by CallSite::prepared - 1
  std::vector<Wide> operands_, results_;             // of the intrinsic that runs
};

// Calls of intrinsics that work on whole vectors: vector_calls.cpp.
void call_packed(Execution& state, const Operation& operation, const PackedOperation& packed,
                 std::span<const ArgumentPlace> places, ssa::TypeId result);
void call_masked(Execution& state, const Operation& operation, const ssa::MaskedAccess& access,
                 std::span<const ArgumentPlace> places);
void call_rearrangement(Execution& state, const Operation& operation, std::string_view name,
                        std::span<const ArgumentPlace> places, ssa::TypeId result);

}  // namespace lilt::runtime
