// What the interpreter of machine code asks of the machine and the system that it runs on.
#pragma once

#include <cstddef>
#include <cstdint>

namespace lilt::machine {

// The bases of the segments fs and gs.
uint64_t fs_base();
uint64_t gs_base();
uint64_t clock_ticks();
// Makes the pages of code writable. False: they cannot be.
bool make_writable(uint64_t begin, uint64_t end);
// Memory for a stack, of which the lowest `guard` bytes cannot be accessed; null: there is none.
void* take_stack(size_t size, size_t guard);
void give_stack(void* stack, size_t size);
// Zeroed memory that the process shares with those that it starts; null if none is left.
void* take_shared(size_t size);
void give_shared(void* memory, size_t size);
// No address of the program is less.
uint64_t lowest_address();
// Whether an access may be tried. True: the system says itself what is wrong with it.
bool may_access(uint64_t address, size_t size);

}  // namespace lilt::machine
