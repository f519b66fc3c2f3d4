// Sources: Linux, tools/perf/Documentation/jit-interface.txt and jitdump-specification.txt. Records
// of a dump have the time of the monotonic clock: perf record -k mono.
#include "runtime/jit_tools.h"

#include <elf.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <fstream>
#include <iterator>
#include <unordered_map>

#include "ir/support/text.h"

namespace lilt::runtime {

namespace {

using object::LaidOutSymbol;

constexpr uint32_t kDumpMagic = 0x4A695444, kDumpVersion = 1;
constexpr uint32_t kCodeLoad = 0, kDebugInformation = 2;
constexpr size_t kMarkerSize = 4096;

struct DumpHeader {
  uint32_t magic = kDumpMagic, version = kDumpVersion;
  uint32_t size = sizeof(DumpHeader), machine = EM_X86_64, padding = 0, process = 0;
  uint64_t time = 0, flags = 0;
};

struct RecordHeader {
  uint32_t kind, size;
  uint64_t time;
};

struct CodeLoad {  // then the name with its zero, and the code
  uint32_t process, thread;
  uint64_t address, same_address, size, index;
};

struct DebugEntry {  // then the file's name with its zero
  uint64_t address;
  uint32_t line, column;
};

uint64_t now() {
  timespec time;
  ::clock_gettime(CLOCK_MONOTONIC, &time);
  return static_cast<uint64_t>(time.tv_sec) * 1'000'000'000 + static_cast<uint64_t>(time.tv_nsec);
}

template <class T>
void append(std::string& out, const T& item) {
  out.append(reinterpret_cast<const char*>(&item), sizeof item);
}

// A record from its contents after the header.
std::string make_record(uint32_t kind, const std::string& contents) {
  std::string record;
  const auto size = static_cast<uint32_t>(sizeof(RecordHeader) + contents.size());
  append(record, RecordHeader{kind, size, now()});
  return record + contents;
}

bool write_all(int file, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t count = ::write(file, bytes.data(), bytes.size());
    if (count < 0 && errno != EINTR) return false;
    if (count > 0) bytes.remove_prefix(static_cast<size_t>(count));
  }
  return true;
}

std::string contents_of(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

bool is_code(const LaidOutSymbol& symbol) {
  return symbol.is_function && symbol.section.valid() && symbol.size != 0;
}

// Makes the records of a dump those of another process.
void change_process(std::string& dump, uint32_t process) {
  size_t at = sizeof(DumpHeader);
  std::memcpy(dump.data() + offsetof(DumpHeader, process), &process, sizeof process);
  while (at + sizeof(RecordHeader) <= dump.size()) {
    RecordHeader header;
    std::memcpy(&header, dump.data() + at, sizeof header);
    const size_t contents = at + sizeof header;
    header.time = now();
    std::memcpy(dump.data() + at, &header, sizeof header);
    if (header.kind == kCodeLoad) {
      std::memcpy(dump.data() + contents + offsetof(CodeLoad, process), &process, sizeof process);
      std::memcpy(dump.data() + contents + offsetof(CodeLoad, thread), &process, sizeof process);
    }
    at += header.size;
  }
}

// The debug record of a function; empty without lines.
std::string lines_record(const object::DebugFunction& function, uint64_t address,
                         object::FileTable& files) {
  if (function.lines.empty()) return {};
  std::string contents;
  append(contents, address);
  append(contents, static_cast<uint64_t>(function.lines.size()));
  for (const object::SourceLine& line : function.lines) {
    append(contents, DebugEntry{address + line.code_offset, line.line, line.column});
    contents += files.paths()[files.number_of(line.file) - files.first_number()];
    contents += '\0';
  }
  return make_record(kDebugInformation, contents);
}

}  // namespace

JitTools::~JitTools() {
  if (map_ >= 0) ::close(map_);
  if (marker_ != nullptr) ::munmap(marker_, kMarkerSize);
  if (dump_ >= 0) ::close(dump_);
}

std::string JitTools::map_path() const { return "/tmp/perf-" + std::to_string(process_) + ".map"; }

std::string JitTools::dump_path() const {
  return jitdump_folder_ + "/jit-" + std::to_string(process_) + ".dump";
}

// Other compilers of the process may write to the same file.
bool JitTools::open_map(int flags) {
  process_ = ::getpid();
  map_ = ::open(map_path().c_str(), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW | flags,
                0644);
  return map_ >= 0;
}

bool JitTools::open_dump() {
  process_ = ::getpid();
  dump_ = ::open(dump_path().c_str(), O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
  return dump_ >= 0;
}

// perf record notes executable mappings, and perf inject looks for this one. Requires contents.
void JitTools::map_marker() {
  void* mapped = ::mmap(nullptr, kMarkerSize, PROT_READ | PROT_EXEC, MAP_PRIVATE, dump_, 0);
  marker_ = mapped == MAP_FAILED ? nullptr : mapped;
}

void JitTools::warn(bool& wanted, const std::string& path, Diagnostics& diagnostics) {
  wanted = false;
  diagnostics.warning("cannot write '" + path + "': " + std::strerror(errno));
}

void JitTools::add(const ImageLinker& image, Diagnostics& diagnostics) {
  if (has_perf_map_) {
    if (map_ >= 0 || open_map(0))
      add_to_map(image);
    else
      warn(has_perf_map_, map_path(), diagnostics);
  }
  if (!has_jitdump_) return;
  if (dump_ < 0 && open_dump()) {
    std::string header;
    append(header, DumpHeader{.process = static_cast<uint32_t>(process_), .time = now()});
    write_all(dump_, header);
    map_marker();
  }
  if (dump_ >= 0)
    add_to_dump(image);
  else
    warn(has_jitdump_, dump_path(), diagnostics);
}

void JitTools::add_to_map(const ImageLinker& image) {
  std::string text;
  for (uint32_t i = 0; i < image.layout().symbols().size(); ++i) {
    const LaidOutSymbol& symbol = image.layout().symbols()[i];
    if (!is_code(symbol)) continue;
    append_hexadecimal(text, image.address(i));
    text += ' ';
    append_hexadecimal(text, symbol.size);
    text += ' ';
    text += symbol.name;
    text += '\n';
  }
  write_all(map_, text);
}

void JitTools::add_to_dump(const ImageLinker& image) {
  const object::Layout& layout = image.layout();
  std::unordered_map<uint32_t, const object::DebugFunction*> with_lines;
  for (const object::DebugFunction& function : layout.debug_functions())
    with_lines.emplace(function.symbol.index(), &function);
  object::FileTable files(layout.module(), 4, ssa::DebugInfo::kNone);
  const auto process = static_cast<uint32_t>(process_);
  const auto thread = static_cast<uint32_t>(::syscall(SYS_gettid));
  std::string records;
  for (uint32_t i = 0; i < layout.symbols().size(); ++i) {
    const LaidOutSymbol& symbol = layout.symbols()[i];
    if (!is_code(symbol)) continue;
    const uint64_t address = image.address(i);
    auto lines = with_lines.find(symbol.in_module.index());
    if (lines != with_lines.end()) records += lines_record(*lines->second, address, files);
    std::string contents;
    append(contents, CodeLoad{process, thread, address, address, symbol.size, next_index_++});
    contents += symbol.name;
    contents += '\0';
    contents.append(reinterpret_cast<const char*>(address), symbol.size);
    records += make_record(kCodeLoad, contents);
  }
  write_all(dump_, records);
}

void JitTools::announce_in_child() {
  const std::string parents_map = map_path(), parents_dump = dump_path();
  if (map_ >= 0) {
    ::close(map_);
    if (open_map(O_TRUNC)) write_all(map_, contents_of(parents_map));
  }
  if (dump_ < 0) return;
  std::string dump = contents_of(parents_dump);
  if (marker_ != nullptr) ::munmap(marker_, kMarkerSize);
  ::close(dump_);
  if (dump.size() < sizeof(DumpHeader) || !open_dump()) return;
  change_process(dump, static_cast<uint32_t>(process_));
  write_all(dump_, dump);
  map_marker();
}

}  // namespace lilt::runtime
