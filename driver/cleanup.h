// Cleanup when a signal ends the process: the one piece of process-wide state, since a signal
// handler has no other access to it. Once a program asks for it, SIGINT, SIGTERM and SIGHUP remove
// the registered files before they end the process as usual; SIGPIPE and SIGXFSZ no longer end it,
// so that the write that caused them fails and is reported. The library never asks: signals are its
// user's.
#pragma once

#include <sys/types.h>

#include <functional>
#include <string>

namespace lilt::driver {

// Installs the handlers, before the first registration. Idempotent; signals that are ignored stay
// ignored.
void handle_signals();

// Registers a file, or a directory that is empty by then (later registrations are removed first).
void remove_on_signal(const std::string& path);
// Ends a registration: the file is gone or must stay. O(registered files).
void keep_on_signal(const std::string& path);

// In a signal handler that ends the process itself: removes the registered files. Safe there.
void remove_files_in_handler();

// Starts a child process that must end with this one, until it has ended itself. `start` returns
// it, or 0; no thread's signal is handled in between.
void start_child(const std::function<pid_t()>& start);
void forget_child(pid_t child);

}  // namespace lilt::driver
