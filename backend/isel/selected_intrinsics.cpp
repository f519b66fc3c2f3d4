#include "backend/isel/selected_intrinsics.h"

#include "ir/ssa/intrinsics.h"

namespace lilt::backend::isel {

namespace {

constexpr bool kIsPure[] = {
    false,
    true,
#define NoTile
#define Pure(tile) true,
#define Effect(tile) false,
#define Packed(tile)
#define X(name, types, expansion, tile, interpretation) tile
#include "ir/ssa/intrinsics.def"
#undef X
#undef Packed
#undef Effect
#undef Pure
#undef NoTile
};

// By the number of the intrinsic that a symbol has.
constexpr Intrinsic kTileOfIntrinsic[] = {
    Intrinsic::None,  // no intrinsic
#define NoTile None
#define Pure(tile) tile
#define Effect(tile) tile
#define Packed(tile) PackedOperation
#define TILE(tile) Intrinsic::tile
#define X(name, types, expansion, tile, interpretation) TILE(tile),
#include "ir/ssa/intrinsics.def"
#undef X
#undef TILE
#undef Packed
#undef Effect
#undef Pure
#undef NoTile
};

// Likewise; End: it is not an operation on vectors.
constexpr Operation kOperationOfIntrinsic[] = {
    Operation::End,
#define NoTile Operation::End
#define Pure(tile) Operation::End
#define Effect(tile) Operation::End
#define Packed(tile) Operation::tile
#define X(name, types, expansion, tile, interpretation) tile,
#include "ir/ssa/intrinsics.def"
#undef X
#undef Packed
#undef Effect
#undef Pure
#undef NoTile
};

}  // namespace

Intrinsic intrinsic_of(const ssa::Function& function, ssa::InstId id) {
  return kTileOfIntrinsic[ssa::called_intrinsic_number(function, id)];
}

Operation packed_operation(const ssa::Function& function, ssa::InstId id) {
  return kOperationOfIntrinsic[ssa::called_intrinsic_number(function, id)];
}

bool is_pure(Intrinsic intrinsic) { return kIsPure[static_cast<size_t>(intrinsic)]; }

}  // namespace lilt::backend::isel
