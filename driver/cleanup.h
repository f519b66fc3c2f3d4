// Cleanup when a signal ends the process: the one piece of process-wide state, since a signal
// handler has no other access to it. Once a program asks for it, SIGINT, SIGTERM and SIGHUP remove
// the registered files before they end the process as usual; SIGPIPE and SIGXFSZ no longer end it,
// so that the write that caused them fails and is reported. The library never asks: signals are its
// user's.
#pragma once

#include <sys/types.h>

#include <functional>
#include <optional>
#include <string>
#include <vector>

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

// From now on a signal that a fault of this process raises (SIGSEGV, SIGABRT …) removes the
// registered files and executes the process anew, with these words and told of the crash while
// `input`, a number of the caller's, was at work: what the faulty process holds cannot be trusted
// to describe itself. Replaces what the last call said. As clang's driver does, whose compiler is a
// process.
void restart_on_crash(const std::vector<std::string>& words, size_t input);

struct Crashed {
  size_t input = 0;
  int signal = 0;
};
// If the process is such a new one. Its own crashes end it as usual, and those of its children.
std::optional<Crashed> take_crash();

}  // namespace lilt::driver
