// A fault of lilt, found by one of its own checks: exit status 70.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace lilt::backend {

class InternalError : public std::runtime_error {
 public:
  InternalError(std::string_view function_name, std::string_view stage_name,
                std::vector<std::string> faults_found)
      : std::runtime_error("internal error in @" + std::string(function_name) + " after " +
                           std::string(stage_name)),
        function(function_name),
        stage(stage_name),
        faults(std::move(faults_found)) {}

  std::string function;
  std::string stage;
  std::vector<std::string> faults;
};

}  // namespace lilt::backend
