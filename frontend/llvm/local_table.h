// Names of one function's locals (or labels), or of named types, each with a 32-bit value.
//
// Numbers index an array. Texts are in an open-addressing table. Entries carry the number of the
// function they belong to, so a new function forgets all names at no cost.
#pragma once

#include <string_view>
#include <vector>

#include "frontend/llvm/cursor.h"

namespace lilt::frontend {

class LocalTable {
 public:
  static constexpr uint32_t kAbsent = UINT32_MAX;

  LocalTable() : slots_(64) {}

  // Forgets all names.
  void start() {
    used_ = 0;
    if (++epoch_ != 0) return;
    numbered_.clear();
    slots_.assign(slots_.size(), Slot());
    epoch_ = 1;
  }

  // The value of a name, kAbsent if it is new (it is then entered). The reference is valid until
  // the next call.
  uint32_t& operator[](const LocalName& name) {
    return name.is_number ? number(name.number) : text(name);
  }

  // Gives a number its value. False, without a change, if it has one.
  bool enter(uint32_t number, uint32_t value) {
    if (number >= numbered_.size()) [[unlikely]]
      grow_numbers(number);
    Numbered& entry = numbered_[number];
    if (entry.epoch == epoch_ && entry.value != kAbsent) return false;
    entry = {epoch_, value};
    return true;
  }

  // The value of a number; enters nothing.
  uint32_t value_of(uint32_t number) const {
    if (number >= numbered_.size()) return kAbsent;
    const Numbered& entry = numbered_[number];
    return entry.epoch == epoch_ ? entry.value : kAbsent;
  }

  // The value of a name; enters nothing.
  uint32_t value_of(const LocalName& name) const {
    if (name.is_number) return value_of(name.number);
    size_t mask = slots_.size() - 1;
    for (size_t at = name.hash & mask; slots_[at].epoch == epoch_; at = (at + 1) & mask)
      if (slots_[at].has(name)) return slots_[at].value;
    return kAbsent;
  }

  // Size of the table of texts: the cost of `texts`.
  size_t size() const { return slots_.size(); }
  // The texts that have a value for which `wanted` holds.
  template <class Predicate>
  std::vector<std::string_view> texts(Predicate wanted) const {
    std::vector<std::string_view> found;
    for (const Slot& slot : slots_)
      if (slot.epoch == epoch_ && wanted(slot.value)) found.push_back({slot.text, slot.length});
    return found;
  }

 private:
  struct Numbered {
    uint32_t epoch = 0;
    uint32_t value = kAbsent;
  };
  struct Slot {
    const char* text = nullptr;
    uint32_t length = 0;
    uint32_t hash = 0;
    uint32_t epoch = 0;
    uint32_t value = kAbsent;
    bool has(const LocalName& name) const {
      return hash == name.hash && length == name.text.size() &&
             std::memcmp(text, name.text.data(), length) == 0;
    }
  };

  uint32_t& number(uint32_t index) {
    if (index >= numbered_.size()) [[unlikely]]
      grow_numbers(index);
    Numbered& entry = numbered_[index];
    if (entry.epoch != epoch_) entry = {epoch_, kAbsent};
    return entry.value;
  }
  [[gnu::noinline]] uint32_t& text(const LocalName& name) {
    if (used_ * 2 >= slots_.size()) [[unlikely]]
      grow();
    size_t mask = slots_.size() - 1;
    for (size_t at = name.hash & mask;; at = (at + 1) & mask) {
      Slot& slot = slots_[at];
      if (slot.epoch != epoch_) {
        ++used_;
        slot = {name.text.data(), static_cast<uint32_t>(name.text.size()), name.hash, epoch_,
                kAbsent};
        return slot.value;
      }
      if (slot.has(name)) return slot.value;
    }
  }
  [[gnu::noinline]] void grow_numbers(uint32_t index) {
    numbered_.resize(std::max<size_t>(index + 1, numbered_.size() * 2));
  }
  [[gnu::noinline]] void grow() {
    std::vector<Slot> old(slots_.size() * 2);
    old.swap(slots_);
    size_t mask = slots_.size() - 1;
    for (const Slot& slot : old) {
      if (slot.epoch != epoch_) continue;
      size_t at = slot.hash & mask;
      while (slots_[at].epoch == epoch_) at = (at + 1) & mask;
      slots_[at] = slot;
    }
  }

  std::vector<Numbered> numbered_;
  std::vector<Slot> slots_;  // a power of two, at most half of them of this epoch
  size_t used_ = 0;
  uint32_t epoch_ = 1;
};

}  // namespace lilt::frontend
