// Shared code of the tests of single allocators: small functions whose best allocation is known.
#pragma once

#include <gtest/gtest.h>

#include <array>

#include "regalloc/trace.h"
#include "tests/unit/regalloc_fixture.h"

namespace lilt::regalloc::testing {

// The allocator's result, which the checker must accept.
inline Allocation run(std::string_view allocator, const MachineFunction& function,
                      unsigned registers = 0, TraceObserver* trace = nullptr) {
  AllocationOptions options;
  options.registers = registers;
  Allocation allocation = allocate(find_allocator(allocator), function, options, trace);
  auto messages = check(function, allocation);
  EXPECT_TRUE(messages.empty()) << allocator << "\n" << joined(messages);
  return allocation;
}

struct Collector : TraceObserver {
  std::vector<TraceEvent> events;
  void event(const TraceEvent& e) override { events.push_back(e); }
  size_t count(TraceKind kind) const {
    size_t count = 0;
    for (const TraceEvent& e : events) count += e.kind == kind;
    return count;
  }
};

struct AllocatorTest : ::testing::Test {
  MachineFunction function;
  FunctionBuilder build{function};

  // Lays the function out and allocates it.
  Allocation allocate_by(const char* allocator, unsigned registers = 0,
                         TraceObserver* trace = nullptr) {
    build.finish();
    return run(allocator, function, registers, trace);
  }
  // ENTRY with the given arguments.
  std::vector<Register> enter(unsigned count, BlockId block) {
    constexpr unsigned kFixed[] = {8, 7, 4, 3, 9, 10};
    build.at(block);
    std::vector<Register> arguments;
    std::vector<Cell> cells;
    for (unsigned i = 0; i < count; ++i) {
      arguments.push_back(build.value());
      cells.push_back(FunctionBuilder::def(arguments[i], kFixed[i]));
    }
    build.emit(mir::kEntry, cells);
    return arguments;
  }
  // A value from memory, which is in no register before and cannot be rematerialized.
  Register load() {
    const Register v = build.value();
    build.emit(toy::LOAD, {FunctionBuilder::def(v),
                           {.kind = mir::CellKind::MemoryBase},
                           {.kind = mir::CellKind::MemoryIndex},
                           {.kind = mir::CellKind::MemoryDisplacement}});
    return v;
  }
  // Reads a value, which must be in a register.
  void read(Register v) {
    build.emit(toy::STORE, {{.kind = mir::CellKind::MemoryBase},
                            {.kind = mir::CellKind::MemoryIndex},
                            {.kind = mir::CellKind::MemoryDisplacement},
                            FunctionBuilder::use(v)});
  }
  // Two values, the second of which lives in a hole of the first: they are read in the two arms of
  // a branch.
  std::pair<Register, Register> make_hole() {
    const BlockId top = build.block(), left = build.block(0.5f), right = build.block(0.5f),
                  out = build.block();
    const auto a = enter(2, top);
    const Register x = load();
    build.branch(a[0], a[1], left, right);
    build.at(left);
    const Register y = load();
    read(y);
    build.jump(out);
    build.at(right);
    read(x);
    build.jump(out);
    build.at(out);
    build.ret();
    return {x, y};
  }
  // Three values that live at once. The second one, which ends neither first nor last, is read
  // least often for each point of its life.
  std::array<Register, 3> make_hot_block() {
    const BlockId top = build.block(), hot = build.block(100), out = build.block();
    build.at(top);
    const Register a = load(), light = load(), b = load();
    build.jump(hot);
    build.at(hot);
    read(a);
    read(b);
    build.jump(out);
    build.at(out);
    read(a);
    read(light);
    read(b);
    build.ret();
    return {a, light, b};
  }
  // A constant that lives across a call in cold code, and is read once behind it.
  Register make_cold_call() {
    const BlockId top = build.block(), cold = build.block(0.01f), out = build.block();
    auto a = enter(2, top);
    const Register x = build.constant(1);
    build.branch(a[0], a[1], cold, out);
    build.at(cold);
    build.call({});
    read(x);
    build.ret();
    build.at(out);
    build.ret();
    return x;
  }
  // The values that edits store, load or repeat.
  static std::set<Register> spilled(const Allocation& allocation) {
    std::set<Register> values;
    for (const Edit& e : allocation.edits)
      if (e.kind == EditKind::Spill || e.kind == EditKind::Reload ||
          e.kind == EditKind::Rematerialize)
        values.insert(e.value);
    return values;
  }
  // Edits in the gaps of a block.
  size_t edits_in(const Allocation& allocation, BlockId block) const {
    Arena scratch;
    const ProgramPoints points(function, scratch);
    const BlockSpan& span = points.block(points.position_of(block));
    size_t count = 0;
    for (const Edit& e : allocation.edits)
      count += e.point.instruction() >= span.first && e.point.instruction() < span.end;
    return count;
  }
  Location location_of_definition(const Allocation& allocation, Register v) const {
    for (size_t c = 0; c < function.cells.size(); ++c)
      if (function.cells[c].is_def() && function.cells[c].reg() == v) return allocation.cells[c];
    return {};
  }
};

}  // namespace lilt::regalloc::testing
