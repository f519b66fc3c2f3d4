// A fault of an allocator that --load-allocator added: exit status 1.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "regalloc/allocation.h"

namespace lilt::backend {

class AllocatorError : public std::runtime_error {
 public:
  // "register allocator 'mine' (mine.so) DOES @f"; `faults` are details, one a line.
  AllocatorError(const regalloc::AllocatorInfo& allocator, std::string_view does,
                 std::string_view function, std::vector<std::string> faults_found)
      : std::runtime_error("register allocator '" + std::string(allocator.name) + "' (" +
                           std::string(allocator.file) + ") " + std::string(does) + " @" +
                           std::string(function)),
        faults(std::move(faults_found)) {}

  std::vector<std::string> faults;
};

}  // namespace lilt::backend
