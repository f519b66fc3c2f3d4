// Files that tell perf about compiled code. Neither form knows code that goes: addresses that are
// used again have their newest name.
#pragma once

#include <string>
#include <string_view>

#include "ir/support/diagnostic.h"
#include "runtime/image_linker.h"

namespace lilt::runtime {

// Not thread-safe. Costs nothing where no file is wanted.
class JitTools {
 public:
  // `has_perf_map`: /tmp/perf-PID.map, which perf report reads. `jitdump_folder`: jit-PID.dump in
  // it, for perf inject --jit; empty: none.
  JitTools(bool has_perf_map, std::string jitdump_folder)
      : has_perf_map_(has_perf_map), jitdump_folder_(std::move(jitdump_folder)) {}
  ~JitTools();
  JitTools(const JitTools&) = delete;
  JitTools& operator=(const JitTools&) = delete;

  // Adds the functions of a linked image. Files that cannot be written are warnings, once.
  void add(const ImageLinker& image, Diagnostics& diagnostics);
  // In a child process: writes all that its parent wrote into files of its own.
  void announce_in_child();

 private:
  bool open_map(int flags);
  bool open_dump();
  void map_marker();
  void add_to_map(const ImageLinker& image);
  void add_to_dump(const ImageLinker& image);
  std::string map_path() const;
  std::string dump_path() const;
  void warn(bool& wanted, const std::string& path, Diagnostics& diagnostics);

  bool has_perf_map_;
  std::string jitdump_folder_;
  bool has_jitdump_ = !jitdump_folder_.empty();
  int map_ = -1, dump_ = -1;  // files; -1: not open yet
  int process_ = 0;           // that they belong to
  void* marker_ = nullptr;    // a mapping of the dump, by which perf record learns of it
  uint64_t next_index_ = 0;   // of a function in the dump
};

}  // namespace lilt::runtime
