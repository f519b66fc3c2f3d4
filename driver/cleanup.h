// What has to go when a signal ends the process: the one piece of process-wide state, since a
// signal handler has no other way to know. From the first registration on, SIGINT, SIGTERM and
// SIGHUP remove what is registered before they end the process as they would have; SIGPIPE and
// SIGXFSZ no longer end it, so that the write that caused them fails and is reported.
#pragma once

#include <sys/types.h>

#include <string>

namespace lilt::driver {

// Installs the handlers. Idempotent; signals that are ignored stay ignored.
void handle_signals();

// A file, or a directory that is empty by the time (what is registered later is removed first).
void remove_on_signal(const std::string& path);
// The file is gone or is to stay. O(registered files).
void keep_on_signal(const std::string& path);

// A child process that is to end with this one; 0: none any more.
void end_child_on_signal(pid_t child);

}  // namespace lilt::driver
