#include "driver/load_allocators.h"

#include <cxxabi.h>
#include <dlfcn.h>
#include <link.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <memory>

#include "driver/allocator_answer.h"
#include "driver/allocator_program.h"
#include "regalloc/registration.h"

namespace lilt::driver {

namespace {

using regalloc::AllocatorInfo;
using regalloc::AllocatorRegistration;

std::string demangled(const std::string& symbol) {
  const std::unique_ptr<char, decltype(&std::free)> text(
      abi::__cxa_demangle(symbol.c_str(), nullptr, nullptr, nullptr), std::free);
  return text != nullptr ? text.get() : symbol;
}

// What the loader says, without the path at its start.
std::string loader_message(const std::string& path) {
  const char* said = ::dlerror();
  std::string message = said != nullptr ? said : "it cannot be loaded";
  if (message.starts_with(path + ": ")) message.erase(0, path.size() + 2);
  constexpr std::string_view kUndefined = "undefined symbol: ";
  if (!message.starts_with(kUndefined)) return message;
  const std::string symbol =
      message.substr(kUndefined.size(), message.find(' ', kUndefined.size()) - kUndefined.size());
  return "it calls '" + demangled(symbol) + "', which this lilt does not export";
}

const char* path_of(void* handle) {
  link_map* map = nullptr;
  return ::dlinfo(handle, RTLD_DI_LINKMAP, &map) == 0 ? map->l_name : "";
}

bool is_script(const std::string& path) {
  std::array<char, 2> start{};
  std::ifstream(path, std::ios::binary).read(start.data(), start.size());
  return start == std::array{'#', '!'};
}

bool is_name(std::string_view name) {
  return !name.empty() && std::ranges::all_of(name, [](unsigned char c) {
    return std::isalnum(c) != 0 || c == '-' || c == '_';
  });
}

// What is wrong with an allocator of a file; empty if nothing is.
std::string fault_of(const AllocatorInfo& allocator, const std::vector<AllocatorInfo>& known) {
  const std::string name(allocator.name);
  if (!is_name(name)) return "'" + name + "' is not a name of letters, digits, '-' and '_'";
  for (const AllocatorInfo& other : known)
    if (other.name == name)
      return "there is a register allocator '" + name + "' already" +
             (other.file.empty() ? "" : ", of '" + std::string(other.file) + "'");
  return {};
}

}  // namespace

std::string load_allocators(const std::string& path, std::vector<AllocatorInfo>& known) {
  const std::string trouble = "cannot load allocators of '" + path + "': ";
  std::error_code error;
  if (!std::filesystem::exists(path, error)) return trouble + "no such file";
  if (is_program(path)) {
    const AllocatorInfo program{
        .name = name_of_program(path), .description = "a program", .run = nullptr, .file = path};
    std::string fault = fault_of(program, known);
    if (!fault.empty()) return trouble + fault;
    known.push_back(program);
    return {};
  }
  if (is_script(path)) return trouble + "it is a script that may not be executed (chmod +x)";
  // Without a slash the loader searches its own folders.
  const std::string file = path.find('/') == std::string::npos ? "./" + path : path;
  void* handle = ::dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (handle == nullptr) return trouble + loader_message(file);
  const auto* registration =
      static_cast<const AllocatorRegistration*>(::dlsym(handle, "lilt_allocators"));
  if (registration == nullptr) return trouble + "it defines no 'lilt_allocators'";
  if (registration->interface != regalloc::kInterface)
    return trouble + "it was compiled with the headers of another lilt; compile it again";
  if (registration->allocators.empty()) return trouble + "its 'lilt_allocators' lists none";
  for (AllocatorInfo allocator : registration->allocators) {
    if (allocator.run == nullptr)
      return trouble + "allocator '" + std::string(allocator.name) + "' has no function";
    if (std::string fault = fault_of(allocator, known); !fault.empty()) return trouble + fault;
    allocator.file = path_of(handle);
    known.push_back(allocator);
  }
  return {};
}

}  // namespace lilt::driver
