// Every allocator on random functions: the checker accepts the result, and the one of allocated
// functions what is made of it; the allocated function behaves like the original.
#include <gtest/gtest.h>

#include "ir/mir/machine_printer.h"
#include "ir/mir/machine_verifier.h"
#include "regalloc/check_allocated.h"
#include "tests/unit/regalloc_fixture.h"

namespace lilt::regalloc::testing {
namespace {

std::string text(const MachineFunction& function) {
  std::string out;
  mir::print(out, function);
  return out;
}

std::string name(const MachineFunction& function, Location l) {
  if (l.kind() == Location::Kind::None) return "-";
  if (l.is_register()) return std::string(function.target().register_names[l.reg().number()]);
  return "slot" + std::to_string(l.slot());
}

// The edits, for the message of a failure.
std::string text(const MachineFunction& function, const Allocation& allocation) {
  std::string out;
  for (const Edit& e : allocation.edits)
    out += std::to_string(e.point.instruction()) + ": " + name(function, e.from) + " -> " +
           name(function, e.to) +
           (e.value.valid() ? " %" + std::to_string(e.value.virtual_index()) : "") + "\n";
  return out;
}

// Allocates, checks, applies and compares behaviour. `original` is the same function.
void check_allocation(MachineFunction& function, const MachineFunction& original,
                      const AllocatorInfo& allocator, unsigned registers) {
  std::vector<uint64_t> expected = simulate(function, 60);
  std::string before = text(function);
  AllocationOptions options;
  options.registers = registers;
  Allocation allocation = allocate(allocator, function, options);
  auto messages = check(function, allocation);
  ASSERT_TRUE(messages.empty()) << allocator.name << " with " << registers << " registers\n"
                                << joined(messages) << before << text(function, allocation);
  apply(function, allocation);
  auto wrong = mir::verify(function);
  ASSERT_TRUE(wrong.empty()) << allocator.name << "\n" << joined(wrong) << before << text(function);
  const std::vector<AllocatedFault> faults = check_allocated(original, function);
  ASSERT_TRUE(faults.empty()) << allocator.name << " with " << registers << " registers\n"
                              << faults.front().message << "\n"
                              << before << text(function);
  ASSERT_EQ(simulate(function, 60), expected)
      << allocator.name << " with " << registers << " registers\n"
      << before << text(function);
}

void fuzz(const RandomOptions& shape, unsigned count, uint32_t seed) {
  for (const AllocatorInfo& allocator : allocators())
    for (unsigned registers : {0u, 2u, 3u, 4u, 6u}) {
      std::mt19937 random(seed);
      for (unsigned n = 0; n < iterations(count); ++n) {
        MachineFunction function, original;
        RandomOptions options = shape;
        options.blocks = 1 + n % shape.blocks;
        std::mt19937 again = random;
        make_random(function, random, options);
        make_random(original, again, options);
        check_allocation(function, original, allocator, registers);
        if (::testing::Test::HasFatalFailure()) {
          ADD_FAILURE() << "function " << n << " of seed " << seed;
          return;
        }
      }
    }
}

TEST(Allocators, StraightLine) {
  RandomOptions shape;
  shape.blocks = 1;
  shape.instructions = 40;
  fuzz(shape, 30, 11);
}

TEST(Allocators, SmallGraphs) { fuzz({}, 100, 12); }

TEST(Allocators, LargerGraphs) {
  RandomOptions shape;
  shape.blocks = 30;
  shape.instructions = 10;
  fuzz(shape, 16, 13);
}

TEST(Allocators, ManyPhis) {
  RandomOptions shape;
  shape.blocks = 8;
  shape.instructions = 3;
  shape.phis = 12;
  fuzz(shape, 30, 14);
}

TEST(Allocators, DenseCalls) {
  RandomOptions shape;
  shape.calls = 60;
  fuzz(shape, 30, 15);
}

TEST(Allocators, OneBank) {
  RandomOptions shape;
  shape.two_banks = false;
  shape.instructions = 16;
  fuzz(shape, 25, 16);
}

}  // namespace
}  // namespace lilt::regalloc::testing
