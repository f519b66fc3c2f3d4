#include "driver/libraries.h"

#include <dlfcn.h>

#include <algorithm>
#include <filesystem>
#include <iterator>

#include "ir/support/words.h"

namespace lilt::driver {

namespace {

// Folders with library files: the loader itself knows only names with versions.
constexpr const char* kSystemFolders[] = {"/usr/local/lib",
                                          "/usr/lib/x86_64-linux-gnu",
                                          "/lib/x86_64-linux-gnu",
                                          "/usr/lib64",
                                          "/lib64",
                                          "/usr/lib",
                                          "/lib"};

// Options of the linker without effect on a program in memory.
constexpr std::string_view kNeedless[] = {"-pthread", "-rdynamic", "-pie", "-no-pie", "-s"};
constexpr std::string_view kWithArgument[] = {"-l", "-L", "-Xlinker", "-u", "-z", "-T"};

// The files `libname.so.VERSION` of a folder, the greatest name first.
std::vector<std::string> versions_of(const std::string& file, const std::string& folder) {
  std::vector<std::string> found;
  std::error_code error;
  for (std::filesystem::directory_iterator at(folder, error), end; !error && at != end;
       at.increment(error))
    if (at->path().filename().string().starts_with(file + ".")) found.push_back(at->path());
  std::sort(found.rbegin(), found.rend());
  return found;
}

std::string loader_message() {
  const char* message = ::dlerror();
  return message != nullptr ? message : "";
}

}  // namespace

LoadedLibraries::LoadedLibraries(const std::vector<Options::LinkItem>& line,
                                 Diagnostics& diagnostics)
    : diagnostics_(diagnostics) {
  for (size_t i = 0; i < line.size(); ++i) {
    if (!line[i].is_input)
      i += take_option(line, i);
    else if (!line[i].is_ir)
      load_file(line[i].word);
  }
}

bool LoadedLibraries::define(std::string_view name) const {
  const std::string text(name);
  return std::ranges::any_of(
      handles_, [&](void* handle) { return ::dlsym(handle, text.c_str()) != nullptr; });
}

// Returns the number of further items that belong to the option.
size_t LoadedLibraries::take_option(const std::vector<Options::LinkItem>& line, size_t i) {
  const std::string& word = line[i].word;
  const bool has_argument = is_one_of(word, kWithArgument);
  const std::string value =
      has_argument ? line[i + 1].word : word.substr(std::min<size_t>(2, word.size()));
  if (word.starts_with("-l"))
    load_library(value);
  else if (word.starts_with("-L"))
    folders_.push_back(value);
  else if (!is_one_of(word, kNeedless))
    diagnostics_.warning("'" + word + "' has no effect: 'lilt run' does not link");
  return has_argument ? 1 : 0;
}

// `name`, or `:file` for a file by its whole name.
void LoadedLibraries::load_library(const std::string& name) {
  const bool is_file = name.starts_with(":");
  const std::string file = is_file ? name.substr(1) : "lib" + name + ".so";
  for (const std::string& folder : folders_)
    if (std::filesystem::exists(folder + "/" + file)) return load_file(folder + "/" + file);
  if (try_load(file)) return;
  for (const char* folder : kSystemFolders)
    for (const std::string& path : versions_of(file, folder))
      if (try_load(path)) return;
  diagnostics_.error("cannot load '-l" + name + "': no shared library '" + file +
                     "' in the folders of -L or of the system");
}

void LoadedLibraries::load_file(const std::string& path) {
  const std::string name = std::filesystem::path(path).filename();
  if (!name.ends_with(".so") && name.find(".so.") == std::string::npos) {
    diagnostics_.error("'" + path + "' is for the linker; 'lilt run' loads shared libraries only");
    return;
  }
  // Without a slash the loader searches its own folders.
  if (try_load(std::filesystem::absolute(path))) return;
  diagnostics_.error("cannot load '" + path + "': " + loader_message());
}

bool LoadedLibraries::try_load(const std::string& path) {
  void* handle = ::dlopen(path.c_str(), RTLD_NOW | RTLD_GLOBAL);
  if (handle != nullptr) handles_.push_back(handle);
  return handle != nullptr;
}

}  // namespace lilt::driver
