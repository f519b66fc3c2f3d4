#include "backend/isel/intrinsics.h"

#include "ir/ssa/intrinsics.h"

namespace lilt::backend::isel {

namespace {

constexpr bool kIsPure[] = {
    false,
#define NoTile
#define Pure(tile) true,
#define Effect(tile) false,
#define X(name, types, expansion, tile, interpretation) tile
#include "ir/ssa/intrinsics.def"
#undef X
#undef Effect
#undef Pure
#undef NoTile
};

// By the number of the intrinsic that a symbol has.
constexpr Intrinsic kTiles[] = {
    Intrinsic::None,  // no intrinsic
#define NoTile None
#define Pure(tile) tile
#define Effect(tile) tile
#define TILE(tile) Intrinsic::tile
#define X(name, types, expansion, tile, interpretation) TILE(tile),
#include "ir/ssa/intrinsics.def"
#undef X
#undef TILE
#undef Effect
#undef Pure
#undef NoTile
};

}  // namespace

Intrinsic intrinsic_of(const ssa::Function& function, ssa::InstId id) {
  return kTiles[ssa::called_intrinsic_number(function, id)];
}

bool is_pure(Intrinsic intrinsic) { return kIsPure[static_cast<size_t>(intrinsic)]; }

}  // namespace lilt::backend::isel
