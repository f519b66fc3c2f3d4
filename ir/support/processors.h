// Threads and the processors that they run on.
#pragma once

#include <thread>

namespace lilt {

// The number of processors that this process may use.
unsigned available_processors();

// Moves a new thread to the `number`th allowed processor behind the creator's, and leaves it free
// to go to any. Linux may start a thread on its creator's processor, where the two take turns for
// up to 30 ms before one of them moves. Without effect where a system forbids it. Costs two system
// calls, and a tenth of a millisecond until the thread begins.
void start_on_processor(std::thread& thread, unsigned number);

}  // namespace lilt
