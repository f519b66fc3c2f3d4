// The comdats of a module by name.
#pragma once

#include <algorithm>
#include <string_view>

#include "ir/ssa/module.h"

namespace lilt::ssa {

// nullptr if none has the name. O(log(comdats)): the front end sorts them.
inline const Module::Comdat* find_comdat(const Module& module, std::string_view name) {
  const auto& all = module.comdats;
  const auto found = std::ranges::lower_bound(all, name, {}, &Module::Comdat::name);
  return found != all.end() && found->name == name ? &*found : nullptr;
}

}  // namespace lilt::ssa
