// The checker against wrong allocations: whatever changes what the function does, it must reject.
#include "regalloc/check.h"

#include <gtest/gtest.h>

#include "regalloc/apply.h"
#include "tests/unit/regalloc_fixture.h"

namespace lilt::regalloc::testing {
namespace {

constexpr size_t kEvents = 60;

// A function again and again from one seed, with its right allocation.
struct Sample {
  explicit Sample(uint32_t seed, size_t which) {
    std::mt19937 random(seed);
    RandomOptions options;
    options.blocks = 1 + seed % 7;
    options.instructions = 10;
    make_random(function, random, options);
    AllocationOptions restricted;
    restricted.registers = seed % 3 == 0 ? 0 : 3 + seed % 3;
    allocation = allocators()[which].run(function, restricted, nullptr);
  }
  MachineFunction function;
  Allocation allocation;
};

Location other_register(const MachineFunction& function, Location l, std::mt19937& random) {
  for (const mir::RegClassDesc& c : function.target().classes) {
    if (!c.members.contains(l.reg())) continue;
    Location other = l;
    while (other == l) other = Location::in(c.order[random() % c.order.size()]);
    return other;
  }
  return l;
}

// Changes one thing; false when there is nothing of that kind to change.
bool mutate(Sample& s, unsigned kind, std::mt19937& random) {
  Allocation& a = s.allocation;
  switch (kind) {
    case 0: {  // an operand in another register
      std::vector<size_t> cells;
      for (size_t c = 0; c < a.cells.size(); ++c)
        if (a.cells[c].is_register()) cells.push_back(c);
      if (cells.empty()) return false;
      Location& l = a.cells[cells[random() % cells.size()]];
      l = other_register(s.function, l, random);
      return true;
    }
    case 1:  // an edit lost
      if (a.edits.empty()) return false;
      a.edits.erase(a.edits.begin() + static_cast<ptrdiff_t>(random() % a.edits.size()));
      return true;
    case 2: {  // an edit to another register
      if (a.edits.empty()) return false;
      Edit& e = a.edits[random() % a.edits.size()];
      if (!e.to.is_register() || e.kind == EditKind::Exchange) return false;
      e.to = other_register(s.function, e.to, random);
      return true;
    }
    case 3: {  // two edits of one gap in the other order
      if (a.edits.size() < 2) return false;
      size_t i = random() % (a.edits.size() - 1);
      if (a.edits[i].point != a.edits[i + 1].point) return false;
      std::swap(a.edits[i], a.edits[i + 1]);
      return true;
    }
    case 4: {  // another slot
      if (a.edits.empty() || a.spill_slots.size() < 2) return false;
      Edit& e = a.edits[random() % a.edits.size()];
      Location& l = e.from.kind() == Location::Kind::Spill ? e.from : e.to;
      if (l.kind() != Location::Kind::Spill) return false;
      uint32_t slot = static_cast<uint32_t>(random() % a.spill_slots.size());
      if (slot == l.index() || a.spill_slots[slot].size != a.spill_slots[l.index()].size)
        return false;
      l = Location::spill(slot);
      return true;
    }
    default: {  // two slots become one
      if (a.spill_slots.size() < 2) return false;
      uint32_t x = static_cast<uint32_t>(random() % a.spill_slots.size());
      uint32_t y = static_cast<uint32_t>(random() % a.spill_slots.size());
      if (x == y || a.spill_slots[x].size != a.spill_slots[y].size) return false;
      auto replace = [&](Location& l) {
        if (l == Location::spill(x)) l = Location::spill(y);
      };
      for (Location& l : a.cells) replace(l);
      for (Edit& e : a.edits) replace(e.from), replace(e.to);
      for (Claim& c : a.claims) replace(c.location);
      return true;
    }
  }
}

TEST(Check, RejectsWhatChangesTheFunction) {
  std::mt19937 random(3);
  unsigned wrong = 0, harmless = 0;
  for (uint32_t seed = 0; seed < iterations(700); ++seed)
    for (size_t which = 0; which < allocators().size(); ++which) {
      Sample sample(seed, which);
      std::vector<uint64_t> expected = simulate(sample.function, kEvents);
      if (!mutate(sample, seed % 6, random)) continue;
      bool rejected = !check(sample.function, sample.allocation).empty();
      apply(sample.function, sample.allocation);
      if (simulate(sample.function, kEvents) == expected) {
        ++harmless;
        continue;
      }
      ++wrong;
      ASSERT_TRUE(rejected) << "seed " << seed << ", " << allocators()[which].name;
    }
  EXPECT_GE(wrong, 200u);
  EXPECT_GT(harmless, 0u);
}

TEST(Check, RejectsAClaimThatDoesNotHold) {
  std::mt19937 random(4);
  unsigned tried = 0;
  for (uint32_t seed = 0; seed < 200; ++seed) {
    Sample sample(seed, allocators().size() - 1);
    auto& claims = sample.allocation.claims;
    if (claims.empty()) continue;
    Claim& claim = claims[random() % claims.size()];
    if (!claim.location.is_register()) continue;
    claim.location = other_register(sample.function, claim.location, random);
    ++tried;
    EXPECT_FALSE(check(sample.function, sample.allocation).empty()) << "seed " << seed;
  }
  EXPECT_GT(tried, 20u);
}

TEST(Check, RejectsShapes) {
  Sample sample(6, 0);
  Allocation right = sample.allocation;
  auto rejected = [&](auto change) {
    Allocation a = right;
    change(a);
    return !check(sample.function, a).empty();
  };
  EXPECT_FALSE(rejected([](Allocation&) {}));
  EXPECT_TRUE(rejected([](Allocation& a) { a.cells.pop_back(); }));
  EXPECT_TRUE(rejected([](Allocation& a) { a.claim_start.pop_back(); }));
  EXPECT_TRUE(rejected([](Allocation& a) { std::swap(a.edits.front(), a.edits.back()); }));
  EXPECT_TRUE(rejected([](Allocation& a) { a.edits.front().point.value += 1; }));
  EXPECT_TRUE(rejected([](Allocation& a) { a.edits.front().to = Location::spill(9999); }));
  EXPECT_TRUE(rejected([](Allocation& a) {
    for (SpillSlot& slot : a.spill_slots) slot.size = 4;
  }));
  EXPECT_TRUE(rejected([](Allocation& a) {
    for (Location& l : a.cells)
      if (l.is_register()) l = Location::in(Register(5));  // reserved
  }));
}

// compare, then a move that would destroy flags: none can be written down, so none is accepted.
TEST(Check, OnlyWhatLeavesFlagsAloneIsRematerialized) {
  MachineFunction function;
  FunctionBuilder build(function);
  BlockId entry = build.block(), out = build.block(), other = build.block();
  build.at(entry);
  Register a = build.constant(1);
  Register b = build.add(a, a);
  build.branch(a, b, out, other);
  build.at(out);
  build.ret({b});
  build.at(other);
  build.ret({a});
  build.finish();
  Allocation allocation = allocators().back().run(function, {}, nullptr);
  ASSERT_TRUE(check(function, allocation).empty());
  Edit edit;
  edit.point = Point::at(3, Slot::Gap);  // before the conditional jump
  edit.kind = EditKind::Rematerialize;
  edit.to = Location::in(Register(12));
  edit.value = a;
  auto place = std::upper_bound(allocation.edits.begin(), allocation.edits.end(), edit,
                                [](const Edit& x, const Edit& y) { return x.point < y.point; });
  place = allocation.edits.insert(place, edit);
  EXPECT_TRUE(check(function, allocation).empty());
  place->value = b;  // an addition writes flags
  EXPECT_FALSE(check(function, allocation).empty());
}

}  // namespace
}  // namespace lilt::regalloc::testing
