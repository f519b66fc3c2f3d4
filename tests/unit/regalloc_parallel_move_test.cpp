// Every parallel move of five locations, simulated.
#include "regalloc/parallel_move.h"

#include <gtest/gtest.h>

#include <array>

#include "tests/unit/regalloc_fixture.h"

namespace lilt::regalloc::testing {
namespace {

using Contents = std::array<uint32_t, 80>;  // registers, then spill slots

size_t key(Location l) { return l.is_register() ? l.reg().number() : 40 + l.slot(); }

constexpr uint32_t kRematerialized = 999;

// Runs the edits on named contents; a rematerialized value is kRematerialized.
Contents run(const std::vector<Edit>& edits, Contents contents) {
  for (const Edit& e : edits) {
    if (e.kind == EditKind::Exchange)
      std::swap(contents[key(e.from)], contents[key(e.to)]);
    else
      contents[key(e.to)] =
          e.kind == EditKind::Rematerialize ? kRematerialized : contents[key(e.from)];
    bool possible = e.kind == EditKind::Exchange ? e.from.is_register() && e.to.is_register()
                                                 : !e.from.is_memory() || !e.to.is_memory();
    if (!possible) ADD_FAILURE() << "an edit that no machine has";
  }
  return contents;
}

struct Setting {
  RegClass register_class;
  std::vector<Location> places;  // five
  std::vector<Register> free;
};

// Each place receives the contents of any of the five, no value (it keeps its own), or a
// rematerialized value: 7^5 moves.
void check_all(const Setting& setting) {
  for (unsigned code = 0; code < 7 * 7 * 7 * 7 * 7; ++code) {
    Arena scratch;
    std::vector<Edit> edits;
    std::vector<SpillSlot> slots(5);
    for (SpillSlot& s : slots) s.size = 16;
    ParallelMove moves(toy::target(), edits, slots, scratch);
    Contents before, expected;
    for (unsigned i = 0; i < before.size(); ++i)
      before[i] = 200 + i;  // every other location must stay
    for (unsigned i = 0; i < 5; ++i) before[key(setting.places[i])] = 100 + i;
    expected = before;
    unsigned rest = code;
    for (unsigned i = 0; i < 5; ++i, rest /= 7) {
      unsigned from = rest % 7;
      if (from == 5) continue;
      Location source = from == 6 ? Location() : setting.places[from];
      moves.add(source, setting.places[i], setting.register_class,
                Register::virtual_register(from));
      expected[key(setting.places[i])] = from == 6 ? kRematerialized : 100 + from;
    }
    mir::RegSet free;
    for (Register r : setting.free) free.insert(r);
    mir::RegSet victims =
        toy::target().classes[static_cast<size_t>(setting.register_class)].members;
    moves.resolve(Point::at(3, Slot::Gap), free, victims);
    Contents after = run(edits, before);
    for (Register r : setting.free) after[r.number()] = expected[r.number()];
    for (size_t slot = 45; slot < 40 + slots.size(); ++slot) after[slot] = expected[slot];
    ASSERT_TRUE(after == expected) << "move " << code;
    EXPECT_TRUE(moves.empty());
  }
}

Location r(unsigned number) { return Location::in(Register(number)); }
Location s(uint32_t slot) { return Location::spill(slot); }

TEST(ParallelMove, FiveGeneralRegisters) {
  check_all({RegClass::Gpr, {r(1), r(2), r(3), r(4), r(6)}, {}});
  check_all({RegClass::Gpr, {r(1), r(2), r(3), r(4), r(6)}, {Register(7)}});
}

TEST(ParallelMove, FiveRegistersWithoutExchange) {
  check_all({RegClass::F64, {r(17), r(18), r(19), r(20), r(21)}, {}});
  check_all({RegClass::F64, {r(17), r(18), r(19), r(20), r(21)}, {Register(22)}});
}

TEST(ParallelMove, RegistersAndSlots) {
  for (std::vector<Register> free :
       {std::vector<Register>{}, {Register(9)}, {Register(9), Register(10)}})
    check_all({RegClass::Gpr, {r(1), s(0), r(3), s(1), s(2)}, free});
  check_all({RegClass::F64, {r(17), s(0), r(18), s(1), s(2)}, {}});
}

TEST(ParallelMove, FiveSlots) {
  for (std::vector<Register> free :
       {std::vector<Register>{}, {Register(9)}, {Register(9), Register(10)}})
    check_all({RegClass::Gpr, {s(0), s(1), s(2), s(3), s(4)}, free});
}

TEST(ParallelMove, ACycleTakesAFreeRegisterOrExchanges) {
  auto sequence = [](mir::RegSet free) {
    Arena scratch;
    std::vector<Edit> edits;
    std::vector<SpillSlot> slots;
    ParallelMove moves(toy::target(), edits, slots, scratch);
    moves.add(r(1), r(2), RegClass::Gpr, Register::virtual_register(0));
    moves.add(r(2), r(1), RegClass::Gpr, Register::virtual_register(1));
    moves.resolve({}, free, {});
    EXPECT_TRUE(slots.empty());
    return edits;
  };
  EXPECT_EQ(sequence(mir::RegSet::of(Register(9))).size(), 3u);
  auto exchanged = sequence({});
  ASSERT_EQ(exchanged.size(), 1u);
  EXPECT_EQ(exchanged[0].kind, EditKind::Exchange);
}

// Slots are shared by classes of one size: a cycle may bring values of both.
TEST(ParallelMove, ACycleOfSlotsMovesEachValueInItsClass) {
  Arena scratch;
  std::vector<Edit> edits;
  std::vector<SpillSlot> slots(2);
  ParallelMove moves(toy::target(), edits, slots, scratch);
  moves.add(s(0), s(1), RegClass::Gpr, Register::virtual_register(0));
  moves.add(s(1), s(0), RegClass::F64, Register::virtual_register(1));
  mir::RegSet free = mir::RegSet::of(Register(1));
  free.insert(Register(17));
  moves.resolve({}, free, {});
  ASSERT_EQ(edits.size(), 4u);
  for (const Edit& e : edits) {
    const Register used = e.from.is_register() ? e.from.reg() : e.to.reg();
    const bool is_general = e.value == Register::virtual_register(0);
    EXPECT_EQ(e.register_class, is_general ? RegClass::Gpr : RegClass::F64);
    EXPECT_EQ(used, Register(is_general ? 1 : 17));
  }
}

TEST(ParallelMove, OneReloadServesTwoRegisters) {
  Arena scratch;
  std::vector<Edit> edits;
  std::vector<SpillSlot> slots(1);
  ParallelMove moves(toy::target(), edits, slots, scratch);
  moves.add(s(0), r(1), RegClass::Gpr, Register::virtual_register(0));
  moves.add(s(0), r(2), RegClass::Gpr, Register::virtual_register(0));
  moves.resolve({}, {}, {});
  ASSERT_EQ(edits.size(), 2u);
  EXPECT_EQ(edits[0].kind, EditKind::Reload);
  EXPECT_EQ(edits[1].kind, EditKind::Copy);
}

TEST(ParallelMove, ManySwapsOfSlotsAreNotQuadratic) {
  Arena scratch;
  std::vector<Edit> edits;
  constexpr uint32_t kCount = 20000;
  std::vector<SpillSlot> slots(kCount);
  ParallelMove moves(toy::target(), edits, slots, scratch);
  for (uint32_t i = 0; i < kCount; ++i)
    moves.add(s(i), s(i ^ 1), RegClass::Gpr, Register::virtual_register(i));
  mir::RegSet free = mir::RegSet::of(Register(1));
  free.insert(Register(2));
  moves.resolve({}, free, {});
  EXPECT_LE(edits.size(), kCount * 5 / 2);
}

}  // namespace
}  // namespace lilt::regalloc::testing
