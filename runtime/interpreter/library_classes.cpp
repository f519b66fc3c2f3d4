#include "runtime/interpreter/library_classes.h"

#include <algorithm>

namespace lilt::runtime {

namespace {

constexpr LibraryClass kClasses[] = {
    {"St9exception", "", "std::exception"},
    {"St9bad_alloc", "St9exception", "std::bad_alloc"},
    {"St20bad_array_new_length", "St9bad_alloc", "std::bad_array_new_length"},
    {"St8bad_cast", "St9exception", "std::bad_cast"},
    {"St10bad_typeid", "St9exception", "std::bad_typeid"},
    {"St13bad_exception", "St9exception", "std::bad_exception"},
    {"St17bad_function_call", "St9exception", "bad_function_call"},
    {"St11logic_error", "St9exception", ""},
    {"St12domain_error", "St11logic_error", ""},
    {"St16invalid_argument", "St11logic_error", ""},
    {"St12length_error", "St11logic_error", ""},
    {"St12out_of_range", "St11logic_error", ""},
    {"St13runtime_error", "St9exception", ""},
    {"St11range_error", "St13runtime_error", ""},
    {"St14overflow_error", "St13runtime_error", ""},
    {"St15underflow_error", "St13runtime_error", ""},
};

// A vtable: the distance to the whole object, the type, two destructors, what().
constexpr uint64_t kWord = 8;
constexpr std::string_view kMethods[] = {"D1Ev", "D0Ev", "4whatEv"};
constexpr uint64_t kAddressPoint = 2 * kWord;
constexpr uint64_t kVtableSize = kAddressPoint + std::size(kMethods) * kWord;

}  // namespace

const LibraryClass* find_library_class(std::string_view name) {
  const auto found = std::ranges::find(kClasses, name, &LibraryClass::name);
  return found == std::end(kClasses) ? nullptr : found;
}

LibraryMember library_member(std::string_view name) {
  if (!name.starts_with("_ZN")) return {};
  name.remove_prefix(3);
  if (name.starts_with('K')) name.remove_prefix(1);
  for (const LibraryClass& each : kClasses)
    if (name.starts_with(each.name)) return {&each, name.substr(each.name.size())};
  return {};
}

Cell LibraryClasses::vtable_variable(const LibraryClass& of, ssa::SymbolId symbol) {
  const auto [known, is_new] = vtables_.try_emplace(&of);
  if (!is_new) return known->second;
  const Cell methods =
      memory_.allocate_static(BlockKind::External, std::size(kMethods), 16, ssa::SymbolId::none());
  methods_[methods.block.index] = &of;
  const Cell table = memory_.allocate_static(BlockKind::Variable, kVtableSize, 16, symbol);
  memory_.store_integer(table, integer_cell(0), kWord);
  memory_.store_pointer(Memory::moved(table, kWord), type(of));
  for (uint64_t i = 0; i < std::size(kMethods); ++i)
    memory_.store_pointer(Memory::moved(table, kAddressPoint + i * kWord),
                          Memory::moved(methods, i));
  return vtables_[&of] = table;
}

Cell LibraryClasses::vtable(const LibraryClass& of) {
  const ssa::SymbolId symbol = module_.find("_ZTV" + std::string(of.name));
  const bool is_placed = symbol.valid() && symbol.index() < symbols_.size();
  const Cell variable =
      is_placed ? symbols_[symbol.index()] : vtable_variable(of, ssa::SymbolId::none());
  return Memory::moved(variable, kAddressPoint);
}

Cell LibraryClasses::type(const LibraryClass& of) {
  const ssa::SymbolId symbol = module_.find("_ZTI" + std::string(of.name));
  if (symbol.valid() && symbol.index() < symbols_.size() && symbols_[symbol.index()].bits != 0)
    return symbols_[symbol.index()];
  const auto [known, is_new] = types_.try_emplace(&of);
  if (is_new) {
    known->second = memory_.allocate_static(BlockKind::External, 0, 16, ssa::SymbolId::none());
    classes_[known->second.block.index] = &of;
  }
  return known->second;
}

const LibraryClass* LibraryClasses::class_of_type(const Cell& type) const {
  const auto found = classes_.find(type.block.index);
  return found == classes_.end() ? nullptr : found->second;
}

std::string LibraryClasses::method_at(const Cell& address) const {
  const auto found = methods_.find(address.block.index);
  if (found == methods_.end()) return {};
  const uint64_t number = address.bits - memory_.block_at(address.block.index).base;
  const std::string_view method = kMethods[number];
  return std::string(method == kMethods[2] ? "_ZNK" : "_ZN") + std::string(found->second->name) +
         std::string(method);
}

}  // namespace lilt::runtime
