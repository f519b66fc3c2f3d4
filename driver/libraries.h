// Shared libraries that `lilt run` loads for the program.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "driver/options.h"
#include "driver/runtimes.h"
#include "ir/support/diagnostic.h"

namespace lilt::driver {

class LoadedLibraries {
 public:
  // Loads the libraries that a link line names as `-lname`, searched in the folders of its `-L` and
  // in the system's, or as a file `name.so`. Until the process ends, dlsym(RTLD_DEFAULT, …) then
  // finds their symbols. Reports an error for a library that cannot be loaded and for any other
  // file that only a linker takes, a warning for options that only a linker knows.
  LoadedLibraries(const std::vector<Options::LinkItem>& line, Diagnostics& diagnostics);

  // Whether one of the libraries defines the symbol.
  bool define(std::string_view name) const;

  // Loads the runtimes (driver/runtimes.h) that have a symbol which modules declare and nobody
  // defines: neither a module, nor a loaded library, nor this process. One that has to come before
  // the C library starts this process anew, with the same words, and does not return; an error if
  // an input cannot be read a second time.
  void load_runtimes(const std::vector<const ssa::Module*>& modules);

  // What can be done about a symbol that nobody defines; empty: nothing is known.
  static std::string hint_for(std::string_view symbol);

 private:
  size_t take_option(const std::vector<Options::LinkItem>& line, size_t i);
  void load_library(const std::string& name);
  void load_file(const std::string& path);
  bool try_load(const std::string& path);
  bool load_runtime(const Runtime& runtime);
  void start_with(const Runtime& runtime);

  Diagnostics& diagnostics_;
  std::string read_once_;  // an input that is not a file; empty: all are
  std::vector<std::string> folders_;
  std::vector<void*> handles_;
};

}  // namespace lilt::driver
