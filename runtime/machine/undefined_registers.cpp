#include "runtime/machine/undefined_registers.h"

#include <algorithm>

namespace lilt::machine {

using mir::Register;
using mir::RegSet;

void UndefinedRegisters::forget(RegSet registers, const MachineState& state) {
  registers = registers & kRegisters;
  registers.for_each([&](Register r) {
    Bytes other = state.contents(r);
    for (uint8_t& byte : other.bytes) byte = static_cast<uint8_t>(~byte);
    other_.put(r, other);
  });
  undefined_ = undefined_ | registers;
  copied_ = copied_ - registers;
}

void UndefinedRegisters::note(Register r, const Bytes& value, const Bytes& other, bool is_copied) {
  define(r);
  if (value == other) return;
  undefined_.insert(r);
  if (is_copied) copied_.insert(r);
  other_.put(r, other);
}

// --- flags

Flags opposite(x86::Condition condition, Flags flags) {
  const bool value = holds(condition, flags);
  for (unsigned some = flags.undefined; some != 0; some = (some - 1) & flags.undefined) {
    const Flags changed{static_cast<uint8_t>(flags.set ^ some), flags.undefined};
    if (holds(condition, changed) != value) return changed;
  }
  return flags;
}
bool is_undefined(x86::Condition condition, Flags flags) {
  return opposite(condition, flags).set != flags.set;
}

namespace {

bool differ(const Bytes& a, const Bytes& b, size_t count) {
  return std::memcmp(a.bytes.data(), b.bytes.data(), std::min(count, sizeof a.bytes)) != 0;
}

// Of rows that give flags only, which may agree by chance.
bool reads_undefined(const Execution& a, const Execution& b) {
  if (a.desc.name.starts_with("TEST")) return ((a.low(0) & a.low(1)) ^ (b.low(0) & b.low(1))) != 0;
  return operands_differ(a, b);
}

}  // namespace

bool operands_differ(const Execution& before, const Execution& other_before) {
  for (size_t i = 0; i < before.in_count; ++i)
    if (differ(before.in[i], other_before.in[i], before.in_width[i])) return true;
  return false;
}

uint8_t undefined_flags(const Execution& before, const Execution& other_before,
                        const Execution& after, const Execution& other) {
  bool is_undefined = after.out_count == 0 && !after.desc.name.starts_with("BT") &&
                      reads_undefined(before, other_before);
  for (size_t i = 0; i < after.out_count; ++i)
    is_undefined |= differ(after.out[i], other.out[i], after.out_width[i]);
  const uint8_t written = after.desc.flags_written;
  const uint8_t kept = after.flags.undefined;
  if (is_undefined) return kept | written;
  return static_cast<uint8_t>(kept | ((after.flags.set ^ other.flags.set) & written));
}

}  // namespace lilt::machine
