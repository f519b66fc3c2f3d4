// What a module's bitcode holds, before any of it is text.
//
// Values have one numbering: symbols in the order of their records, constants of the module, and
// then, while a function is read, its parameters, its constants and its results.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "frontend/bitcode/attribute_table.h"
#include "frontend/bitcode/bitcode_record.h"
#include "frontend/bitcode/metadata.h"
#include "frontend/bitcode/types.h"

namespace lilt::bitcode {

using ValueId = uint32_t;

struct Value {
  enum class Kind : uint8_t { Symbol, Constant, Local };
  Kind kind;
  TypeId type;
  uint32_t index;  // of the symbol, of the constant's record, of the local
};

struct Symbol {
  enum class Kind : uint8_t { Variable, Function, Alias, Ifunc };
  Kind kind;
  TypeId value_type;
  uint64_t address_space;
  uint32_t record;
  std::string text;  // "@name", or "@0" if it has none
  int64_t body = -1;
};

struct Comdat {
  std::string name;
  uint64_t selection;
};

enum BlockId : uint64_t {
  kModuleBlock = 8,
  kAttributesBlock = 9,
  kAttributeGroupsBlock = 10,
  kConstantsBlock = 11,
  kFunctionBlock = 12,
  kIdentificationBlock = 13,
  kSymbolTableBlock = 14,
  kMetadataBlock = 15,
  kAttachmentsBlock = 16,
  kTypesBlock = 17,
  kBundleTagsBlock = 21,
  kMetadataKindsBlock = 22,
  kStringTableBlock = 23,
  kSyncScopesBlock = 26,
};

struct Module {
  std::string_view bytes;
  std::string_view string_table;
  BlockInfo block_info;

  std::string triple, data_layout, assembly, source_filename;
  TypeTable types;
  AttributeTable attributes;
  std::vector<Value> values;
  std::vector<Symbol> symbols;
  RecordPool symbol_records, constants;
  Metadata metadata;
  std::vector<Comdat> comdats;
  std::vector<std::string> sections, collectors, bundle_tags, sync_scopes;
  std::vector<BitCursor::Place> bodies;  // of the functions that are defined, in their order

  const Value& value(uint64_t id, const Record& user) const {
    if (id >= values.size()) user.fail("value " + std::to_string(id) + " does not exist");
    return values[id];
  }
};

// Reads everything but the bodies of functions.
void read_module(Module& module, const BitCursor::Place& block);
// Adds the constants of a block to the values.
void read_constants(Module& module, BitCursor& cursor);

}  // namespace lilt::bitcode
