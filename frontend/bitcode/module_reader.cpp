// The records of a module block. Names of symbols are in the string table, which follows the module
// in its file.
#include "frontend/bitcode/bitcode_module.h"
#include "frontend/bitcode/quoted_name.h"

namespace lilt::bitcode {

namespace {

enum ModuleCode : uint64_t {
  kVersion = 1,
  kTriple = 2,
  kDataLayout = 3,
  kAssembly = 4,
  kSectionName = 5,
  kVariable = 7,
  kFunction = 8,
  kCollectorName = 11,
  kComdat = 12,
  kAlias = 14,
  kSourceFilename = 16,
  kIfunc = 18,
};

constexpr uint64_t kVersionWithStringTable = 2;

class ModuleReader {
 public:
  ModuleReader(Module& module, const BitCursor::Place& block)
      : module_(module), cursor_(module.bytes, module.block_info, block) {}

  void read() {
    for (;;) {
      const BitCursor::Entry entry = cursor_.next();
      if (entry.kind == BitCursor::Kind::End) break;
      if (entry.kind == BitCursor::Kind::Block)
        read_block(entry.id);
      else
        read_record(current_record(cursor_, entry.id));
    }
    if (!has_version_) cursor_.fail("a module without a version");
    finish_symbols();
  }

 private:
  void read_block(uint64_t id) {
    if (id == kFunctionBlock) module_.bodies.push_back(cursor_.block());
    switch (id) {
      case kTypesBlock:
        cursor_.enter();
        return module_.types.read(cursor_);
      case kAttributeGroupsBlock:
        cursor_.enter();
        return module_.attributes.read_groups(cursor_, module_.types);
      case kAttributesBlock:
        cursor_.enter();
        return module_.attributes.read_lists(cursor_);
      case kConstantsBlock:
        cursor_.enter();
        return read_constants(module_, cursor_);
      case kMetadataBlock:
      case kMetadataKindsBlock:
        cursor_.enter();
        return module_.metadata.read(cursor_);
      case kBundleTagsBlock:
        return read_names(module_.bundle_tags);
      case kSyncScopesBlock:
        return read_names(module_.sync_scopes);
      default:
        cursor_.skip();  // functions, indices, summaries, orders of uses
    }
  }

  void read_names(std::vector<std::string>& names) {
    cursor_.enter();
    for_each_record(cursor_, [&](const Record& record) { names.push_back(record.text()); });
  }

  void read_record(const Record& record) {
    switch (record.code) {
      case kVersion:
        if (record[0] != kVersionWithStringTable)
          record.fail("bitcode of LLVM 4 or earlier: version " + std::to_string(record[0]));
        has_version_ = true;
        return;
      case kTriple:
        module_.triple = record.text();
        return;
      case kDataLayout:
        module_.data_layout = record.text();
        return;
      case kAssembly:
        module_.assembly = record.text();
        return;
      case kSectionName:
        module_.sections.push_back(record.text());
        return;
      case kCollectorName:
        module_.collectors.push_back(record.text());
        return;
      case kSourceFilename:
        module_.source_filename = record.text();
        return;
      case kComdat:
        module_.comdats.push_back({name_of(record), record[2]});
        return;
      case kVariable: {
        constexpr uint64_t kHasValueType = 2;
        const uint64_t flags = record[3];
        if ((flags & kHasValueType) == 0) record.fail("a variable in the form of LLVM before 3.7");
        return add_symbol(Symbol::Kind::Variable, record, flags >> 2);
      }
      case kFunction: {
        const Type& type = module_.types.at(record[2], record);
        if (type.kind != Type::Kind::Function) record.fail("a function whose type is none");
        return add_symbol(Symbol::Kind::Function, record, record.at_or_zero(18));
      }
      case kAlias:
        return add_symbol(Symbol::Kind::Alias, record, record[3]);
      case kIfunc:
        return add_symbol(Symbol::Kind::Ifunc, record, record[3]);
      default:
        return;  // hashes, offsets of tables
    }
  }

  // [offset of the name, its size, …]
  std::string name_of(const Record& record) const {
    const std::string_view table = module_.string_table;
    const uint64_t offset = record[0];
    const uint64_t size = record[1];
    if (offset > table.size() || size > table.size() - offset)
      record.fail("a name outside the string table");
    return std::string(table.substr(offset, size));
  }

  void add_symbol(Symbol::Kind kind, const Record& record, uint64_t address_space) {
    if (module_.values.size() != module_.symbols.size())
      record.fail("a symbol after the module's constants");
    Symbol symbol{kind,
                  module_.types.checked(record[2], record),
                  address_space,
                  module_.symbol_records.add(record),
                  {}};
    if (const std::string name = name_of(record); !name.empty())
      append_name(symbol.text, '@', name);
    const auto index = static_cast<uint32_t>(module_.symbols.size());
    const TypeId type = module_.types.pointer_to(symbol.value_type, address_space);
    module_.values.push_back({Value::Kind::Symbol, type, index});
    module_.symbols.push_back(std::move(symbol));
  }

  // Numbers for symbols without a name, in the order of the text; bodies in that of the records.
  void finish_symbols() {
    uint64_t unnamed = 0;
    for (const auto kind :
         {Symbol::Kind::Variable, Symbol::Kind::Alias, Symbol::Kind::Ifunc, Symbol::Kind::Function})
      for (Symbol& symbol : module_.symbols)
        if (symbol.kind == kind && symbol.text.empty())
          symbol.text = "@" + std::to_string(unnamed++);
    int64_t bodies = 0;
    for (Symbol& symbol : module_.symbols) {
      const Record record = module_.symbol_records[symbol.record];
      constexpr size_t kIsDeclaration = 4;
      if (symbol.kind == Symbol::Kind::Function && record[kIsDeclaration] == 0)
        symbol.body = bodies++;
    }
    if (bodies != static_cast<int64_t>(module_.bodies.size()))
      cursor_.fail("the module has " + std::to_string(module_.bodies.size()) +
                   " bodies of functions and defines " + std::to_string(bodies));
  }

  Module& module_;
  BitCursor cursor_;
  bool has_version_ = false;
};

}  // namespace

void read_module(Module& module, const BitCursor::Place& block) {
  ModuleReader(module, block).read();
}

}  // namespace lilt::bitcode
