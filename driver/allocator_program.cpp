#include "driver/allocator_program.h"

#include <elf.h>
#include <signal.h>
#include <unistd.h>

#include <cstring>
#include <filesystem>
#include <fstream>
#include <map>
#include <vector>

#include "driver/allocator_answer.h"
#include "driver/process.h"
#include "regalloc/exchange.h"

namespace lilt::driver {

namespace {

constexpr int kPatience =
    60;  // seconds for a function: the slowest languages take a few for large ones

// Whether it is an ELF file that no loader of programs is named in.
bool is_shared_object(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  Elf64_Ehdr header{};
  if (!file.read(reinterpret_cast<char*>(&header), sizeof header) ||
      std::memcmp(header.e_ident, ELFMAG, SELFMAG) != 0 || header.e_type != ET_DYN)
    return false;
  file.seekg(static_cast<std::streamoff>(header.e_phoff));
  Elf64_Phdr part{};
  for (unsigned i = 0; i < header.e_phnum; ++i)
    if (file.read(reinterpret_cast<char*>(&part), sizeof part) && part.p_type == PT_INTERP)
      return false;
  return true;
}

// The programs that this thread has started, by their files.
using Programs = std::map<std::string, Process, std::less<>>;

std::string answer_of(const regalloc::AllocatorInfo& allocator, const std::string& lines,
                      std::string& answer) {
  thread_local Programs programs;
  const std::string file(allocator.file);
  const std::vector<std::string> words{file.find('/') == std::string::npos ? "./" + file : file};
  Process& program = programs.try_emplace(file, words, Pipes::Both).first->second;
  if (program.converse(lines, regalloc::kExchangeEnd, answer, kPatience)) return {};
  const ExitStatus status = program.wait();
  programs.erase(file);
  if (status.signal == SIGKILL)
    return "does not answer within " + std::to_string(kPatience) + " seconds for";
  return describe(status) + (status.error != 0 ? " for" : " before it answered for");
}

}  // namespace

bool is_program(const std::string& path) {
  std::error_code error;
  return ::access(path.c_str(), X_OK) == 0 && !std::filesystem::is_directory(path, error) &&
         !is_shared_object(path);
}

void allocate_by_program(const regalloc::AllocatorInfo& allocator,
                         const regalloc::ProgramPoints& points,
                         const regalloc::AllocationOptions& options, regalloc::TraceObserver* trace,
                         regalloc::Allocation& result, Arena& scratch) {
  allocate_by_answer(allocator, points, options, trace, result, scratch,
                     [&](const std::string& lines, std::string& answer) {
                       return answer_of(allocator, lines, answer);
                     });
}

}  // namespace lilt::driver
