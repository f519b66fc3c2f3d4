#include "runtime/interpreter/thrown_exceptions.h"

#include <algorithm>
#include <optional>

namespace lilt::runtime {

namespace {

constexpr std::string_view kTypePrefix = "_ZTI";  // of type information
constexpr uint64_t kTypeWord = 8;
// Of a type with several bases: flags, their number, then an entry for each.
constexpr uint64_t kBaseCount = 20, kFirstBase = 24;
// Of an entry's second word; the rest is the distance, or that of its place in the vtable.
constexpr int64_t kIsVirtual = 1, kIsPublic = 2;
constexpr int kDistanceShift = 8;

}  // namespace

// --- types

TypeRules::Kind TypeRules::kind_of(const Cell& type) const {
  constexpr std::pair<std::string_view, Kind> kTables[] = {
      {"_ZTVN10__cxxabiv117__class_type_infoE", Kind::Class},
      {"_ZTVN10__cxxabiv120__si_class_type_infoE", Kind::SingleBase},
      {"_ZTVN10__cxxabiv121__vmi_class_type_infoE", Kind::Bases},
      {"_ZTVN10__cxxabiv119__pointer_type_infoE", Kind::Pointer},
  };
  const Cell table = memory_.load_pointer(type);
  for (const auto& [name, kind] : kTables) {
    const ssa::SymbolId symbol = module_.find(name);
    if (symbol.valid() && symbols_[symbol.index()].block == table.block) return kind;
  }
  return Kind::Plain;
}

std::string_view TypeRules::library_name(const Cell& cell) const {
  const ssa::SymbolId symbol = memory_.block_at(cell.block.index).symbol();
  if (symbol.valid() && !module_[symbol].is_definition &&
      module_[symbol].name.starts_with(kTypePrefix))
    return module_[symbol].name.substr(kTypePrefix.size());
  const LibraryClass* found = library_.class_of_type(cell);
  return found == nullptr ? std::string_view() : found->name;
}

// A name of a pointer type is `P`, qualifiers, the name of what it points to.
TypeRules::Type TypeRules::type_at(const Cell& cell) const {
  Type type;
  if (const std::string_view name = library_name(cell); !name.empty()) {
    type.is_known = false;
    type.name = name;
  } else {
    type.name = memory_.string_at(memory_.load_pointer(Memory::moved(cell, kTypeWord)));
    if (type.name.starts_with('*')) type.name.erase(0, 1);  // compared by address elsewhere
    type.kind = kind_of(cell);
  }
  if (!type.name.starts_with('P')) return type;
  type.kind = Kind::Pointer;
  size_t at = 1;
  for (; at < type.name.size(); ++at) {
    if (type.name[at] == 'K')
      type.qualifiers |= kConst;
    else if (type.name[at] == 'V')
      type.qualifiers |= kVolatile;
    else
      break;
  }
  type.pointee = type.name.substr(at);
  if (type.is_known) type.pointee_type = memory_.load_pointer(Memory::moved(cell, 3 * kTypeWord));
  return type;
}

std::string TypeRules::name_of(const Cell& type) const { return type_at(type).name; }
std::string TypeRules::name_of(const ClassObject& object) const {
  return object.library != nullptr ? std::string(object.library->name) : name_of(object.type);
}

bool TypeRules::is_function(const Type& pointer) const { return pointer.pointee.starts_with('F'); }

void TypeRules::visit(const ClassObject& object,
                      const std::function<void(const ClassObject&)>& function) const {
  function(object);
  const LibraryClass* library = object.library;
  if (library == nullptr) {
    const std::string_view name = library_name(object.type);
    library = find_library_class(name);
    if (!name.empty() && library == nullptr) return;  // its bases are not known
  }
  if (library != nullptr) {
    if (library->base.empty()) return;
    return visit({{}, object.address, object.is_public, find_library_class(library->base)},
                 function);
  }
  const Kind kind = kind_of(object.type);
  if (kind == Kind::SingleBase)
    return visit({memory_.load_pointer(Memory::moved(object.type, 2 * kTypeWord)), object.address,
                  object.is_public},
                 function);
  if (kind != Kind::Bases) return;
  const uint64_t count = memory_.load_integer(Memory::moved(object.type, kBaseCount), 4).bits;
  for (uint64_t i = 0; i < count; ++i) {
    const Cell entry = Memory::moved(object.type, kFirstBase + i * 2 * kTypeWord);
    const auto word =
        static_cast<int64_t>(memory_.load_integer(Memory::moved(entry, kTypeWord), 8).bits);
    auto distance = static_cast<uint64_t>(word >> kDistanceShift);
    Cell address = object.address;
    if (address.bits != 0) {
      if ((word & kIsVirtual) != 0)
        distance =
            memory_.load_integer(Memory::moved(memory_.load_pointer(address), distance), 8).bits;
      address = Memory::moved(address, distance);
    }
    visit({memory_.load_pointer(entry), address, object.is_public && (word & kIsPublic) != 0},
          function);
  }
}

bool TypeRules::find_base(const ClassObject& whole, const std::string& name, Cell& base) const {
  std::optional<Cell> found;
  uint32_t different = 0;
  visit(whole, [&](const ClassObject& object) {
    if (!object.is_public || name_of(object) != name) return;
    if (found && found->bits == object.address.bits && whole.address.bits != 0) return;
    ++different;
    found = object.address;
  });
  if (different != 1) return false;
  base = *found;
  return true;
}

bool TypeRules::catches_pointer(const Type& wanted, const Type& thrown, const Cell& pointer,
                                Cell& converted) const {
  converted = pointer;
  if ((thrown.qualifiers & ~wanted.qualifiers) != 0) return false;
  if (wanted.pointee == thrown.pointee) return true;
  if (wanted.pointee == "v") return !is_function(thrown);
  if (!thrown.is_known) return false;
  return find_base({thrown.pointee_type, pointer}, wanted.pointee, converted);
}

bool TypeRules::catches(const Cell& type, ThrownException& exception) const {
  exception.caught = exception.object;
  if (type.bits == 0) return true;
  const Type wanted = type_at(type), thrown = type_at(exception.type);
  if (thrown.kind == Kind::Pointer) {
    const Cell pointer = memory_.load_pointer(exception.object);
    exception.caught = pointer;
    if (wanted.name == thrown.name) return true;
    return wanted.kind == Kind::Pointer &&
           catches_pointer(wanted, thrown, pointer, exception.caught);
  }
  if (wanted.name == thrown.name) return true;
  if (thrown.name == "Dn" && (wanted.kind == Kind::Pointer || wanted.name.starts_with('M'))) {
    exception.caught = null_cell();
    return true;
  }
  const bool has_bases = thrown.kind == Kind::SingleBase || thrown.kind == Kind::Bases ||
                         find_library_class(thrown.name) != nullptr;
  if (!has_bases) return false;
  return find_base({exception.type, exception.object}, wanted.name, exception.caught);
}

// The only public object of the class, or of several the one that contains the source.
Cell TypeRules::dynamic_cast_of(const Cell& object, const Cell& source, const Cell& target) const {
  const Cell table = memory_.load_pointer(object);
  const uint64_t to_whole = memory_.load_integer(Memory::moved(table, -2 * kTypeWord), 8).bits;
  const Cell type = memory_.load_pointer(Memory::moved(table, -kTypeWord));
  const std::string wanted = name_of(target), given = name_of(source);
  std::vector<ClassObject> found;
  visit({type, Memory::moved(object, to_whole)}, [&](const ClassObject& each) {
    auto is_same = [&](const ClassObject& other) {
      return other.address.bits == each.address.bits;
    };
    if (each.is_public && name_of(each) == wanted && std::ranges::none_of(found, is_same))
      found.push_back(each);
  });
  auto contains_source = [&](const ClassObject& each) {
    bool contains = false;
    visit({each.type, each.address}, [&](const ClassObject& base) {
      contains |= base.address.bits == object.bits && base.is_public && name_of(base) == given;
    });
    return contains;
  };
  if (found.size() > 1)
    std::erase_if(found, [&](const auto& each) { return !contains_source(each); });
  return found.size() == 1 ? found[0].address : null_cell();
}

// --- exceptions

ThrownException& Exceptions::at(const Cell& object, const Memory& memory) {
  if (!object.is_defined()) memory.fault_undefined(object, "the exception");
  const auto found = by_object.find(object.bits);
  if (found == by_object.end())
    throw Fault{FaultKind::InvalidPointer, "the pointer is not an exception's", kNoOffset, {}};
  return found->second;
}

uint32_t Exceptions::number_of(const Cell& type) {
  const auto index = static_cast<size_t>(std::ranges::find(types, type.bits) - types.begin());
  if (index == types.size()) types.push_back(type.bits);
  return static_cast<uint32_t>(index) + 1;
}

}  // namespace lilt::runtime
