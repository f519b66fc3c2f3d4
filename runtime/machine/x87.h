// The state of x87, as fnsave stores it in 64-bit mode, in a form that operations can use.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>

#include "ir/support/extended_number.h"

namespace lilt::machine {

class X87 {
 public:
  // As a process starts: no register is in use, exceptions are masked, 64 bits of precision.
  X87() {
    set_word(0, 0x37F);
    set_word(8, 0xFFFF);
  }
  uint16_t control() const { return word(0); }
  // Reserved bits are as processors have them.
  void set_control(unsigned control) {
    set_word(0, static_cast<uint16_t>((control & 0x1F3F) | 0x40));
  }
  uint16_t status() const { return word(4); }
  void set_status(uint16_t status) { set_word(4, status); }

  // Registers from the top of the stack down.
  bool is_empty(unsigned i) const { return (word(8) >> 2 * ((top() + i) % 8) & 3) == 3; }
  long double st(unsigned i) const { return read_extended_number(&image_[kRegisters + kSize * i]); }
  void set(unsigned i, long double value) {
    write_extended_number(value, &image_[kRegisters + kSize * i]);
  }
  void push(long double value) {
    std::array<uint8_t, kSize> bytes;
    write_extended_number(value, bytes.data());
    push_bytes(bytes.data());
  }
  // As they are: they may be no number.
  void push_bytes(const uint8_t* bytes) {
    std::memmove(&image_[kRegisters + kSize], &image_[kRegisters], 7 * kSize);
    set_top((top() + 7) % 8);
    set_tag(0);
    std::memcpy(&image_[kRegisters], bytes, kSize);
  }
  void copy_top(uint8_t* bytes) const { std::memcpy(bytes, &image_[kRegisters], kSize); }
  void pop() {
    std::array<uint8_t, kSize> popped;
    std::memcpy(popped.data(), &image_[kRegisters], kSize);
    set_tag(3);
    std::memmove(&image_[kRegisters], &image_[kRegisters + kSize], 7 * kSize);
    std::memcpy(&image_[kRegisters + 7 * kSize], popped.data(), kSize);
    set_top((top() + 1) % 8);
  }
  unsigned top() const { return status() >> 11 & 7; }
  friend bool operator==(const X87&, const X87&) = default;

 private:
  static constexpr size_t kRegisters = 28, kSize = 10;

  uint16_t word(size_t at) const {
    uint16_t value;
    std::memcpy(&value, &image_[at], 2);
    return value;
  }
  void set_word(size_t at, uint16_t value) { std::memcpy(&image_[at], &value, 2); }
  void set_top(unsigned top) {
    set_status(static_cast<uint16_t>((status() & ~0x3800) | top << 11));
  }
  // Of the register at the top: 0 in use, 3 empty.
  void set_tag(unsigned tag) {
    const unsigned at = 2 * top();
    set_word(8, static_cast<uint16_t>((word(8) & ~(3u << at)) | tag << at));
  }

  std::array<uint8_t, 112> image_{};
};

}  // namespace lilt::machine
