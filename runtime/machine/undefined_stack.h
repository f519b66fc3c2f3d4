// Which bits of the stack nothing wrote.
//
// Idea. Beside the stack lies a mask of its size: the value that memory might hold as well is the
// one it holds, with the bits of the mask inverted. What the stack pointer comes to, with the red
// zone below it, is undefined; after a call the red zone is so again. A store defines memory as far
// as what it stores is defined. Whatever native code may have written counts as defined.
#pragma once

#include <cstdint>
#include <cstdlib>
#include <memory>

#include "runtime/machine/semantics.h"

namespace lilt::machine {

class UndefinedStack {
 public:
  UndefinedStack() = default;
  // All is defined.
  UndefinedStack(uint64_t begin, size_t size);

  bool contains(uint64_t address) const { return address - begin_ < size_; }
  bool is_undefined(uint64_t address, size_t count) const;
  // From what memory holds to what it might hold.
  void invert(uint64_t address, Bytes& bytes, size_t count) const;
  void note(uint64_t address, size_t count, const Bytes& value, const Bytes& other);
  void define(uint64_t address, size_t count);
  void define_from(uint64_t begin);
  void forget(uint64_t begin, uint64_t end);

 private:
  // Whether this, and as much as that, is within the stack.
  bool contains(uint64_t address, size_t count) const {
    return contains(address) && count <= size_ - (address - begin_);
  }
  uint8_t* mask(uint64_t address) const { return masks_.get() + (address - begin_); }
  void track_to(uint64_t end);

  uint64_t begin_ = 0;
  size_t size_ = 0;
  uint64_t defined_from_ = 0;  // all is defined from here on, whatever the masks are
  struct Free {
    void operator()(uint8_t* masks) const { std::free(masks); }
  };
  std::unique_ptr<uint8_t, Free> masks_;
};

}  // namespace lilt::machine
