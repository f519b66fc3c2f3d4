// The checker rejects every fault that changes a random function's behaviour. Whole programs:
// tests/faults/allocation_faults.cpp.
#include <gtest/gtest.h>

#include <map>

#include "tests/faults/fault_injector.h"
#include "tests/unit/regalloc_fixture.h"

namespace lilt::regalloc::testing {
namespace {

constexpr size_t kEvents = 60;

// Rebuilds a function from its seed, with its correct allocation.
struct Sample {
  explicit Sample(uint32_t seed) {
    std::mt19937 random(seed);
    RandomOptions options;
    options.blocks = 1 + seed % 7;
    options.instructions = 10;
    make_random(function, random, options);
    AllocationOptions restricted;
    restricted.registers = seed % 3 == 0 ? 0 : 2 + seed % 4;
    auto all = allocators();
    allocation = allocate(all[seed / 7 % all.size()], function, restricted);
  }
  MachineFunction function;
  Allocation allocation;
};

TEST(CheckFaults, WhatChangesTheFunctionIsRejected) {
  std::mt19937 random(3);
  std::map<std::string_view, unsigned> rejected;
  for (uint32_t seed = 0; seed < iterations(300); ++seed)
    for (const FaultKind& kind : fault_kinds()) {
      Sample sample(seed);
      if (!FaultInjector(sample.function, sample.allocation, random).inject(kind)) continue;
      if (!check(sample.function, sample.allocation).empty()) {
        ++rejected[kind.name];
        continue;
      }
      std::vector<uint64_t> expected = simulate(sample.function, kEvents);
      apply(sample.function, sample.allocation);
      ASSERT_EQ(simulate(sample.function, kEvents), expected)
          << "seed " << seed << ": a fault that the checker accepts: " << kind.name;
    }
  // An edit without its value's name is correct alone; allocations with an exchange are rare.
  rejected["nameless edit"] += 1, rejected["copy for exchange"] += 1;
  for (const FaultKind& kind : fault_kinds()) EXPECT_GT(rejected[kind.name], 0u) << kind.name;
}

}  // namespace
}  // namespace lilt::regalloc::testing
