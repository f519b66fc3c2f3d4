// The intrinsics of calls, for the selector.
#pragma once

#include "backend/isel/tiles.h"
#include "ir/ssa/function.h"

namespace lilt::backend::isel {

// The tiles that ir/ssa/intrinsics.def names.
enum class Intrinsic : uint8_t {
  None,             // not an intrinsic of the selector
  PackedOperation,  // packed_operation says which
#define NoTile
#define Pure(tile) tile,
#define Effect(tile) tile,
#define Packed(tile)
#define X(name, types, expansion, tile, interpretation) tile
#include "ir/ssa/intrinsics.def"
#undef X
#undef Packed
#undef Effect
#undef Pure
#undef NoTile
};

// The intrinsic that the instruction calls; None otherwise. O(1).
Intrinsic intrinsic_of(const ssa::Function& function, ssa::InstId id);

// The operation of tiles.def that an intrinsic of vectors is, called by the instruction.
Operation packed_operation(const ssa::Function& function, ssa::InstId id);

// Whether its only effect is a result that depends on its operands only.
bool is_pure(Intrinsic intrinsic);

}  // namespace lilt::backend::isel
