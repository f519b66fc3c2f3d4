// Rules for operations on vectors in registers. Each returns false, and changes nothing, if the
// operation is done lane by lane.
#pragma once

#include <optional>

#include "backend/legalize/types/split_values.h"

namespace lilt::backend {

// Arithmetic, comparisons, casts (split_packed.cpp).
bool split_packed(SplitValues& s, ssa::InstId id);
// A call of an intrinsic that computes each lane from those of its operands.
bool split_part_by_part(SplitValues& s, ssa::InstId id);
// Integers (packed_integers.cpp).
bool split_absolute(SplitValues& s, ssa::InstId id);
bool split_population_count(SplitValues& s, ssa::InstId id);
bool split_bit_reverse(SplitValues& s, ssa::InstId id);
bool packed_division(SplitValues& s, ssa::InstId id);
bool product_of_narrow(SplitValues& s, ssa::InstId id);
// packed_shifts.cpp, packed_selects.cpp, packed_conversions.cpp
bool packed_shift(SplitValues& s, ssa::InstId id);
bool split_rotation(SplitValues& s, ssa::InstId id, bool left);
bool packed_select(SplitValues& s, ssa::InstId id);
bool packed_cast(SplitValues& s, ssa::InstId id);
// A cut of what an instruction makes in the narrow lanes; a value that is limited to what lanes of
// so many bytes hold, signed or not, before it is cut (packed_narrowing.cpp). O(1).
bool narrow_operation(SplitValues& s, ssa::InstId id);
struct Clamp {
  ssa::Value source;
  bool is_signed;
};
std::optional<Clamp> clamp_to(const SplitValues& s, ssa::Value vector, uint32_t lane_bytes);
// Lanes (packed_lanes.cpp, packed_shuffles.cpp).
bool extract_packed(SplitValues& s, ssa::InstId id);
bool insert_packed(SplitValues& s, ssa::InstId id);
bool shuffle_packed(SplitValues& s, ssa::InstId id);
// Registers of more than 16 bytes (wide_registers.cpp).
bool shuffle_in_ymm(SplitValues& s, ssa::InstId id);
bool shuffle_of_ymm(SplitValues& s, ssa::InstId id);
bool shuffle_of_zmm(SplitValues& s, ssa::InstId id);
bool split_wide_phi(SplitValues& s, ssa::InstId id);
// Loads and stores of lanes of a mask.
bool split_masked(SplitValues& s, ssa::InstId id);
void erase_dead_parts(SplitValues& s);
void move_parts_out_of_loops(SplitValues& s);
void halve_loads(SplitValues& s);

}  // namespace lilt::backend
