#include "driver/libraries.h"

#include <dlfcn.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
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
constexpr std::string_view kLinkerWords[] = {"-l", "-L", "-Xlinker", "-u", "-z", "-T"};

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

// Folders of clang's runtimes, the newest version first.
std::vector<std::string> clang_folders() {
  std::vector<std::string> found;
  std::error_code error;
  namespace fs = std::filesystem;
  for (fs::directory_iterator at("/usr/lib", error), end; !error && at != end;
       at.increment(error)) {
    if (!at->path().filename().string().starts_with("llvm-")) continue;
    std::error_code inner;
    for (fs::directory_iterator version(at->path() / "lib/clang", inner); !inner && version != end;
         version.increment(inner))
      for (const char* folder : {"lib/linux", "lib/x86_64-pc-linux-gnu"})
        found.push_back(version->path() / folder);
  }
  std::sort(found.rbegin(), found.rend());
  return found;
}

std::vector<std::string> libraries_of(const Runtime& runtime) {
  std::vector<std::string> names;
  for (std::string_view rest = runtime.libraries; !rest.empty();) {
    names.emplace_back(rest.substr(0, rest.find('|')));
    rest.remove_prefix(std::min(names.back().size() + 1, rest.size()));
  }
  return names;
}

// The file of a library in the folders of the system or of clang; empty without one.
std::string find_file(const std::string& name) {
  std::vector<std::string> folders(std::begin(kSystemFolders), std::end(kSystemFolders));
  if (name.starts_with("libclang_rt.")) folders = clang_folders();
  for (const std::string& folder : folders)
    if (std::filesystem::exists(folder + "/" + name)) return folder + "/" + name;
  return {};
}

// The words that this process was started with.
std::vector<std::string> own_words() {
  std::ifstream file("/proc/self/cmdline");
  std::vector<std::string> words;
  for (std::string word; std::getline(file, word, '\0');) words.push_back(word);
  return words;
}

// Holds the library, in the process that start_with makes.
constexpr const char* kStartedWith = "LILT_STARTED_WITH";

// In that process, takes the library out of the environment: the program's own children, a
// symbolizer for example, do not get it. False in others.
bool forget_start() {
  const char* library = std::getenv(kStartedWith);
  if (library == nullptr) return false;
  const char* loaded = std::getenv("LD_PRELOAD");
  std::string_view rest = loaded == nullptr ? "" : loaded;
  if (rest.starts_with(library)) rest.remove_prefix(std::strlen(library));
  if (rest.starts_with(':'))
    ::setenv("LD_PRELOAD", std::string(rest.substr(1)).c_str(), 1);
  else
    ::unsetenv("LD_PRELOAD");
  ::unsetenv(kStartedWith);
  return true;
}

// Adds a word to a variable of the environment, before what it has.
void put_first(const char* variable, const std::string& word, char separator) {
  const char* old = std::getenv(variable);
  ::setenv(variable, (old == nullptr ? word : word + separator + old).c_str(), 1);
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
    else if (!std::filesystem::is_regular_file(line[i].word))
      read_once_ = line[i].word;
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
  const bool has_argument = is_one_of(word, kLinkerWords);
  const std::string value =
      has_argument ? line[i + 1].word : word.substr(std::min<size_t>(2, word.size()));
  if (word.starts_with("-l"))
    load_library(value);
  else if (word.starts_with("-L"))
    folders_.push_back(value);
  else if (!is_one_of(word, kNeedless) && !requests_runtime(word))
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
  const bool is_name = path.find('/') == std::string::npos && !std::filesystem::exists(path);
  if (try_load(is_name ? path : std::filesystem::absolute(path).string())) return;
  diagnostics_.error("cannot load '" + path + "': " + loader_message());
}

void LoadedLibraries::load_runtimes(const std::vector<const ssa::Module*>& modules) {
  const bool is_started = forget_start();
  std::vector<const Runtime*> wanted;
  for (const ssa::Module* module : modules)
    for (ssa::SymbolId id : module->symbols()) {
      const ssa::Symbol& symbol = (*module)[id];
      if (symbol.is_definition || symbol.linkage == ssa::Linkage::ExternWeak) continue;
      const Runtime* runtime = runtime_of(symbol.name);
      if (runtime == nullptr || runtime->libraries.empty() ||
          std::ranges::find(wanted, runtime) != wanted.end())
        continue;
      const bool is_defined = std::ranges::any_of(modules, [&](const ssa::Module* other) {
        const ssa::SymbolId found = other->find(symbol.name);
        return found.valid() && (*other)[found].is_definition;
      });
      const std::string name(symbol.name);
      if (!is_defined && ::dlsym(RTLD_DEFAULT, name.c_str()) == nullptr) wanted.push_back(runtime);
    }
  for (const Runtime* runtime : wanted)
    if (!runtime->comes_first)
      load_runtime(*runtime);
    else if (!is_started)
      start_with(*runtime);
}

// False if it is not installed: the symbol is reported as undefined.
bool LoadedLibraries::load_runtime(const Runtime& runtime) {
  return std::ranges::any_of(libraries_of(runtime), [&](const std::string& name) {
    if (!name.starts_with("libclang_rt.")) return try_load(name);
    const std::string file = find_file(name);
    return !file.empty() && try_load(file);
  });
}

// Its memory functions are to be the program's: so this process becomes one that has loaded it
// first. Leaks are those of lilt as well: they are not looked for, unless the user asks for it.
void LoadedLibraries::start_with(const Runtime& runtime) {
  const std::vector<std::string> names = libraries_of(runtime);
  std::vector<std::string> files;
  for (const std::string& name : names) files.push_back(find_file(name));
  std::erase(files, std::string());
  if (files.empty()) return;
  if (!read_once_.empty()) {
    diagnostics_.error("a program that needs the library of " + std::string(runtime.name) +
                       " cannot be read from '" + read_once_ +
                       "', but from a file: lilt starts "
                       "itself with '" +
                       files[0] + "'");
    return;
  }
  std::vector<std::string> words = own_words();
  std::vector<char*> pointers;
  for (std::string& word : words) pointers.push_back(word.data());
  pointers.push_back(nullptr);
  put_first("LD_PRELOAD", files[0], ':');
  put_first("ASAN_OPTIONS", "detect_leaks=0", ':');
  ::setenv(kStartedWith, files[0].c_str(), 1);
  ::execv("/proc/self/exe", pointers.data());
  diagnostics_.error("cannot start lilt with '" + files[0] + "': " + std::strerror(errno));
}

std::string LoadedLibraries::hint_for(std::string_view symbol) {
  const Runtime* runtime = runtime_of(symbol);
  if (runtime == nullptr)
    return "'lilt run' loads libraries that -lNAME or FILE.so names, and links other .ll files";
  const std::string option(runtime->option.substr(0, runtime->option.find('|')));
  const std::string what = "it is of the library of " + std::string(runtime->name);
  return runtime->libraries.empty()
             ? what + ", which is for executables only: link one with '" + option + "'"
             : what + ", which is not installed as a shared library";
}

bool LoadedLibraries::try_load(const std::string& path) {
  void* handle = ::dlopen(path.c_str(), RTLD_NOW | RTLD_GLOBAL);
  if (handle != nullptr) handles_.push_back(handle);
  return handle != nullptr;
}

}  // namespace lilt::driver
