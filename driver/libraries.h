// Shared libraries that `lilt run` loads for the program.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "driver/options.h"
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

 private:
  size_t take_option(const std::vector<Options::LinkItem>& line, size_t i);
  void load_library(const std::string& name);
  void load_file(const std::string& path);
  bool try_load(const std::string& path);

  Diagnostics& diagnostics_;
  std::vector<std::string> folders_;
  std::vector<void*> handles_;
};

}  // namespace lilt::driver
