#include "runtime/machine/undefined_stack.h"

#include <algorithm>
#include <new>

namespace lilt::machine {

// Zeros that cost nothing until they are touched.
UndefinedStack::UndefinedStack(uint64_t begin, size_t size)
    : begin_(begin),
      size_(size),
      defined_from_(begin + size),
      masks_(static_cast<uint8_t*>(std::calloc(size, 1))) {
  if (masks_ == nullptr) throw std::bad_alloc();
}

void UndefinedStack::track_to(uint64_t end) {
  if (end <= defined_from_) return;
  std::memset(mask(defined_from_), 0, end - defined_from_);
  defined_from_ = end;
}

bool UndefinedStack::is_undefined(uint64_t address, size_t count) const {
  if (!contains(address, count) || address >= defined_from_) return false;
  return std::any_of(mask(address), mask(address) + count, [](uint8_t m) { return m != 0; });
}

void UndefinedStack::invert(uint64_t address, Bytes& bytes, size_t count) const {
  if (!is_undefined(address, count)) return;
  for (size_t i = 0; i < count; ++i) bytes.bytes[i] ^= mask(address)[i];
}

void UndefinedStack::note(uint64_t address, size_t count, const Bytes& value, const Bytes& other) {
  if (!contains(address, count)) return;
  track_to(address + count);
  for (size_t i = 0; i < count; ++i) mask(address)[i] = value.bytes[i] ^ other.bytes[i];
}

void UndefinedStack::define(uint64_t address, size_t count) {
  if (contains(address, count) && address < defined_from_) std::memset(mask(address), 0, count);
}

void UndefinedStack::define_from(uint64_t begin) {
  if (!contains(begin)) return;
  if (begin < defined_from_) std::memset(mask(begin), 0, defined_from_ - begin);
  defined_from_ = begin;
}

void UndefinedStack::forget(uint64_t begin, uint64_t end) {
  begin = std::max(begin, begin_);
  if (begin >= end || end - begin_ > size_) return;
  track_to(end);
  std::memset(mask(begin), 0xFF, end - begin);
}

}  // namespace lilt::machine
