// What registers, flags and the frame hold at a point of the code, in all runs.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <span>

#include "backend/certify/code_facts.h"
#include "backend/certify/samples.h"
#include "runtime/machine/semantics.h"
#include "runtime/machine/x87.h"

namespace lilt::certify {

using X87Samples = std::array<machine::X87, kRuns>;
using FlagSamples = std::array<machine::Flags, kRuns>;

struct RowShape;
// What an instruction leaves in the flags. Most of it is never read: Evaluator::flags computes it.
struct LazyFlags {
  const RowShape* row;
  const LazyFlags* before;
  uint64_t random;  // the key of what it leaves undefined
  std::array<const Samples*, machine::Execution::kMaxInputs> in;  // null: an immediate
  std::array<uint64_t, machine::Execution::kMaxInputs> immediate;
  mutable bool is_known = false;
  mutable FlagSamples samples;
};

// By location; null: anything, which differs from all else. Only those of the first so many
// locations are copied and compared, since most code has no registers of AVX-512.
class Registers {
 public:
  Registers() { std::fill_n(contents_.data(), kFew, nullptr); }
  Registers(const Registers& other) : count_(other.count_) { copy(other); }
  Registers& operator=(const Registers& other) {
    count_ = other.count_;
    copy(other);
    return *this;
  }
  void use_all() {
    count_ = kRegisterLocations;
    std::fill(contents_.begin() + kFew, contents_.end(), nullptr);
  }
  void use_as(const Registers& other) {
    if (other.count_ != kFew) use_all();
  }
  const Samples*& operator[](LocationNumber location) { return contents_[location]; }
  const Samples* operator[](LocationNumber location) const { return contents_[location]; }
  std::span<const Samples* const> all() const { return std::span(contents_).first(count_); }

 private:
  static constexpr size_t kFew = location_of(x86::xmm(15)) + 1;
  void copy(const Registers& other) {
    std::copy_n(other.contents_.data(), kFew, contents_.data());
    if (count_ != kFew) contents_ = other.contents_;
  }
  std::array<const Samples*, kRegisterLocations> contents_;
  size_t count_ = kFew;
};

struct State {
  // A part of the frame that the source does not know of: bytes from the frame's top. Later
  // entries lie over earlier ones.
  struct Slot {
    int64_t distance;
    unsigned bytes;
    const Samples* content;
    bool is_at(const Slot& other) const {
      return distance == other.distance && bytes == other.bytes;
    }
  };

  Registers registers;
  const LazyFlags* flags = nullptr;
  const X87Samples* x87 = nullptr;  // null: no number is on its stack, and it rounds as usual
  std::span<const Slot> slots;      // in an arena
  bool has_overlaps = false;        // some slot may lie over a part of another

  const Samples*& at(mir::Register r) { return registers[location_of(r)]; }
  void write_slot(int64_t distance, unsigned bytes, const Samples* content, Arena& arena);
  // Those of the predicate.
  template <class Predicate>
  void drop_slots(Arena& arena, Predicate is_dropped) {
    if (std::ranges::none_of(slots, is_dropped)) return;
    const auto kept = arena.uninitialized<Slot>(slots.size());
    const auto end = std::ranges::remove_copy_if(slots, kept.begin(), is_dropped).out;
    slots = std::span(kept.begin(), end);
  }
  // What the same slot holds here; none: something was stored to a part of it, or beyond it. It is
  // probably at this place of `slots`.
  std::optional<const Samples*> content_of(const Slot& slot, size_t guess) const {
    // Most states of a function have the same slots in the same order.
    const bool is_there = !has_overlaps && guess < slots.size() && slots[guess].is_at(slot);
    return is_there ? slots[guess].content : search_content_of(slot);
  }
  std::optional<const Samples*> search_content_of(const Slot& slot) const;
  // Whether something was stored to some of these bytes.
  bool has_slot(int64_t distance, unsigned bytes) const;
};

// Whether all that both hold is equal.
bool is_same(const State& a, const State& b);

}  // namespace lilt::certify
