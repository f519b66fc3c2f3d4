// Threads and the processors that they run on.
#pragma once

#include <functional>
#include <thread>

namespace lilt {

// The number of processors that this process may use.
unsigned available_processors();

// Starts a thread on the `number`th allowed processor after the caller's, and leaves it free to go
// to any. Linux may start a thread on its creator's processor, where the two take turns for up to
// 30 ms before one of them moves. Without effect on the processor where a system forbids it. Throws
// what std::thread throws. Costs two system calls, and a tenth of a millisecond until the thread
// begins.
std::thread start_on_processor(unsigned number, std::function<void()> run);

}  // namespace lilt
