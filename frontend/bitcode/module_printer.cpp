// A module's text, in the order of llvm-dis: what describes the module, types, comdats, variables,
// aliases, functions, attributes, metadata.
#include "frontend/bitcode/module_printer.h"

#include <algorithm>
#include <iterator>

#include "frontend/bitcode/function_body.h"
#include "frontend/bitcode/quoted_name.h"
#include "frontend/bitcode/text_printer.h"

namespace lilt::bitcode {

namespace {

constexpr const char* kLinkages[] = {
#define LINKAGE(words) words,
#include "frontend/bitcode/words.def"
};
constexpr const char* kVisibilities[] = {"", "hidden ", "protected "};
constexpr const char* kStorageClasses[] = {"", "dllimport ", "dllexport "};
constexpr const char* kThreadLocal[] = {"", "thread_local ", "thread_local(localdynamic) ",
                                        "thread_local(initialexec) ", "thread_local(localexec) "};
constexpr const char* kUnnamedAddress[] = {"", "unnamed_addr ", "local_unnamed_addr "};
constexpr const char* kSelections[] = {"",        "any",           "exactmatch",
                                       "largest", "nodeduplicate", "samesize"};
constexpr const char* kCodeModels[] = {"", "tiny", "small", "kernel", "medium", "large"};

template <size_t N>
const char* word(const char* const (&words)[N], uint64_t code, const Record& user) {
  if (code >= N) user.fail("code " + std::to_string(code) + " has no meaning here");
  return words[code];
}

// The operands of a symbol's record that kinds of symbols have at different places; 0 is none.
struct SymbolOperands {
  size_t linkage, visibility, storage_class, thread_local_model, unnamed_address, is_local,
      partition;
};
constexpr SymbolOperands kVariableOperands{5, 8, 12, 9, 10, 15, 16};
constexpr SymbolOperands kFunctionOperands{5, 9, 13, 0, 11, 17, 19};
constexpr SymbolOperands kAliasOperands{5, 6, 7, 8, 9, 10, 11};
constexpr SymbolOperands kIfuncOperands{5, 6, 0, 0, 0, 7, 8};

class ModulePrinter : public BlockNames {
 public:
  ModulePrinter(Module& module, std::string& out)
      : module_(module), out_(out), printer_(module, out) {
    printer_.block_names = this;
  }

  void print() {
    print_head();
    print_comdats();
    for (size_t i = 0; i < module_.symbols.size(); ++i)
      if (module_.symbols[i].kind == Symbol::Kind::Variable) print_variable(i);
    for (const Symbol::Kind kind : {Symbol::Kind::Alias, Symbol::Kind::Ifunc})
      for (size_t i = 0; i < module_.symbols.size(); ++i)
        if (module_.symbols[i].kind == kind) print_alias(i);
    number_named_metadata();
    number_attributes();
    for (size_t i = 0; i < module_.symbols.size(); ++i)
      if (module_.symbols[i].kind == Symbol::Kind::Function) print_function(i);
    out_ += '\n';
    module_.attributes.append_definitions(out_);
    print_metadata();
  }

  std::string name(const Symbol& function, uint64_t block, const Record& user) override {
    if (function.body == body_ && printer_.locals != nullptr)
      return block_of(printer_.locals->blocks, block, user);
    const auto known = block_names_.find(function.body);
    return block_of(known != block_names_.end() ? known->second : read_blocks(function), block,
                    user);
  }

 private:
  static std::string block_of(const std::vector<std::string>& blocks, uint64_t block,
                              const Record& user) {
    if (block >= blocks.size()) user.fail("block " + std::to_string(block) + " does not exist");
    return blocks[block];
  }

  // Another function's body is read while this one's values are put away.
  const std::vector<std::string>& read_blocks(const Symbol& function) {
    const std::vector<Value> own(module_.values.begin() + static_cast<ptrdiff_t>(module_values_),
                                 module_.values.end());
    module_.values.resize(module_values_, {});
    auto& blocks = block_names_[function.body];
    blocks = FunctionBody(module_, function, true).names().blocks;
    module_.values.insert(module_.values.end(), own.begin(), own.end());
    return blocks;
  }

  void print_quoted_line(const char* words, const std::string& text) {
    if (text.empty()) return;
    out_ += words;
    printer_.quoted(text);
    out_ += '\n';
  }

  void print_head() {
    print_quoted_line("source_filename = ", module_.source_filename);
    print_quoted_line("target datalayout = ", module_.data_layout);
    print_quoted_line("target triple = ", module_.triple);
    for (size_t begin = 0; begin < module_.assembly.size();) {
      const size_t end = std::min(module_.assembly.find('\n', begin), module_.assembly.size());
      out_ += "module asm ";
      printer_.quoted(std::string_view(module_.assembly).substr(begin, end - begin));
      out_ += '\n';
      begin = end + 1;
    }
    out_ += '\n';
    module_.types.append_definitions(out_);
  }

  void print_comdats() {
    const Record none;
    for (const Comdat& comdat : module_.comdats) {
      append_name(out_, '$', comdat.name);
      out_ += " = comdat ";
      out_ += word(kSelections, comdat.selection, none);
      out_ += '\n';
    }
  }

  // What all symbols begin with, but for `external`.
  void print_linkage(const Record& record, const SymbolOperands& at) {
    constexpr uint64_t kExternWeak = 7;
    const uint64_t linkage = record[at.linkage];
    const std::string_view text = word(kLinkages, linkage, record);
    const uint64_t visibility = record.at_or_zero(at.visibility);
    const bool is_internal = text == "internal " || text == "private ";
    const bool is_implied = is_internal || (visibility != 0 && linkage != kExternWeak);
    out_ += text;
    if (record.at_or_zero(at.is_local) != 0 && !is_implied) out_ += "dso_local ";
    if (!is_internal) out_ += word(kVisibilities, visibility, record);
    if (at.storage_class != 0)
      out_ += word(kStorageClasses, record.at_or_zero(at.storage_class), record);
    if (at.thread_local_model != 0)
      out_ += word(kThreadLocal, record.at_or_zero(at.thread_local_model), record);
  }

  void print_unnamed_address(const Record& record, const SymbolOperands& at, bool is_after) {
    const std::string_view text =
        word(kUnnamedAddress, record.at_or_zero(at.unnamed_address), record);
    if (text.empty()) return;
    if (is_after)
      out_.append(" ").append(text, 0, text.size() - 1);
    else
      out_ += text;
  }

  void print_address_space(uint64_t space, bool is_after) {
    if (space == 0) return;
    out_ += is_after ? " addrspace(" : "addrspace(";
    out_ += std::to_string(space) + (is_after ? ")" : ") ");
  }

  void print_section(const char* separator, uint64_t number, const Record& record) {
    if (number == 0) return;
    if (number > module_.sections.size()) record.fail("a section that does not exist");
    out_ += std::string(separator) + "section ";
    printer_.quoted(module_.sections[number - 1]);
  }

  void print_partition(const char* separator, const Record& record, size_t at) {
    const uint64_t offset = record.at_or_zero(at);
    const uint64_t size = record.at_or_zero(at + 1);
    if (size == 0) return;
    if (offset > module_.string_table.size() || size > module_.string_table.size() - offset)
      record.fail("a name outside the string table");
    out_ += std::string(separator) + "partition ";
    printer_.quoted(module_.string_table.substr(offset, size));
  }

  void print_comdat(const char* separator, uint64_t number, const Symbol& symbol,
                    const Record& record) {
    if (number == 0) return;
    if (number > module_.comdats.size()) record.fail("a comdat that does not exist");
    std::string name;
    append_name(name, '$', module_.comdats[number - 1].name);
    out_ += std::string(separator) + "comdat";
    if (name.substr(1) != symbol.text.substr(1)) out_ += "(" + name + ")";
  }

  void print_alignment(const char* separator, uint64_t encoded, const Record& record) {
    if (encoded == 0) return;
    if (encoded > 64) record.fail("an alignment of that size");
    out_ += separator + std::string("align ") + std::to_string(uint64_t{1} << (encoded - 1));
  }

  void print_variable(size_t index) {
    const Symbol& symbol = module_.symbols[index];
    const Record record = module_.symbol_records[symbol.record];
    constexpr uint64_t kConstant = 1, kExternal = 0;
    const uint64_t initializer = record[4];
    out_ += symbol.text + " = ";
    if (initializer == 0 && record[kVariableOperands.linkage] == kExternal) out_ += "external ";
    print_linkage(record, kVariableOperands);
    print_unnamed_address(record, kVariableOperands, false);
    print_address_space(symbol.address_space, false);
    if (record.at_or_zero(11) != 0) out_ += "externally_initialized ";
    out_ += (record[3] & kConstant) != 0 ? "constant " : "global ";
    printer_.type(symbol.value_type);
    if (initializer != 0) {
      out_ += ' ';
      printer_.value(checked(initializer - 1, record), record);
    }
    print_section(", ", record[7], record);
    print_partition(", ", record, kVariableOperands.partition);
    if (const uint64_t model = record.at_or_zero(19); model != 0)
      out_ += std::string(", code_model \"") + word(kCodeModels, model, record) + "\"";
    print_sanitizers(record.at_or_zero(18));
    print_comdat(", ", record.at_or_zero(13), symbol, record);
    print_alignment(", ", record[6], record);
    printer_.attachments(", ", module_.metadata.symbol_attachments(index), record);
    print_attribute_group(record.at_or_zero(14), record);
    out_ += '\n';
  }

  ValueId checked(uint64_t id, const Record& record) {
    module_.value(id, record);
    return static_cast<ValueId>(id);
  }

  void print_sanitizers(uint64_t flags) {
    constexpr const char* kWords[] = {", no_sanitize_address", ", no_sanitize_hwaddress",
                                      ", sanitize_memtag", ", sanitize_address_dyninit"};
    for (size_t i = 0; i < std::size(kWords); ++i)
      if ((flags >> i & 1) != 0) out_ += kWords[i];
  }

  void print_attribute_group(uint64_t list, const Record& record) {
    const int64_t group = module_.attributes.function_group(list, record);
    if (group >= 0) out_ += " #" + std::to_string(group);
  }

  void print_alias(size_t index) {
    const Symbol& symbol = module_.symbols[index];
    const Record record = module_.symbol_records[symbol.record];
    const bool is_alias = symbol.kind == Symbol::Kind::Alias;
    const SymbolOperands& at = is_alias ? kAliasOperands : kIfuncOperands;
    out_ += symbol.text + " = ";
    print_linkage(record, at);
    if (is_alias) print_unnamed_address(record, at, false);
    out_ += is_alias ? "alias " : "ifunc ";
    printer_.type(symbol.value_type);
    out_ += ", ";
    constexpr size_t kTarget = 4;
    const ValueId target = checked(record[kTarget], record);
    if (module_.values[target].kind == Value::Kind::Constant)
      printer_.value(target, record);  // an expression, which has its type in it
    else
      printer_.typed_value(target, record);
    print_partition(", ", record, at.partition);
    printer_.attachments(", ", module_.metadata.symbol_attachments(index), record);
    out_ += '\n';
  }

  void number_named_metadata() {
    for (const Metadata::Named& named : module_.metadata.named())
      for (const Metadata::EntryId id : named.nodes)
        if (!module_.metadata.is_inline(id)) module_.metadata.number(id);
  }

  void number_attributes() {
    constexpr size_t kAttributeList = 6;
    for (const Symbol& symbol : module_.symbols)
      if (symbol.kind == Symbol::Kind::Function) {
        const Record record = module_.symbol_records[symbol.record];
        module_.attributes.function_group(record[kAttributeList], record);
      }
  }

  void print_function(size_t index) {
    const Symbol& symbol = module_.symbols[index];
    const Record record = module_.symbol_records[symbol.record];
    const auto& attachments = module_.metadata.symbol_attachments(index);
    out_ += '\n';
    if (symbol.body < 0) {
      out_ += "declare";
      printer_.attachments(" ", attachments, record);
      out_ += ' ';
      print_signature(symbol, record, {});
      out_ += '\n';
      return;
    }
    FunctionBody body(module_, symbol);
    printer_.locals = &body.names();
    body_ = symbol.body;
    out_ += "define ";
    print_signature(symbol, record, body.names().values);
    auto all = attachments;
    all.insert(all.end(), body.attachments().begin(), body.attachments().end());
    printer_.attachments(" ", all, record);
    out_ += " {\n";
    body.print(printer_);
    out_ += "}\n";
    printer_.locals = nullptr;
    body_ = -1;
  }

  // [name, size, type, convention, is declaration, linkage, attributes, alignment, section,
  // visibility, collector, unnamed address, prologue, storage class, comdat,  prefix, personality,
  // is local, address space, partition]
  void print_signature(const Symbol& symbol, const Record& record,
                       const std::vector<std::string>& names) {
    const uint64_t attributes = record[6];
    print_linkage(record, kFunctionOperands);
    out_ += convention_text(record[3]);
    out_ += module_.attributes.text(attributes, AttributeTable::kResult, record);
    const Type& type = module_.types[symbol.value_type];
    printer_.type(type.members[0]);
    out_ += " " + symbol.text + "(";
    for (size_t i = 1; i < type.members.size(); ++i) {
      if (i > 1) out_ += ", ";
      printer_.type(type.members[i]);
      std::string_view words = module_.attributes.text(attributes, i, record);
      if (!words.empty()) out_.append(" ").append(words, 0, words.size() - 1);
      if (symbol.body >= 0) out_ += " " + names[i - 1];
    }
    if (type.is_special) out_ += type.members.size() > 1 ? ", ..." : "...";
    out_ += ')';
    print_unnamed_address(record, kFunctionOperands, true);
    print_address_space(symbol.address_space, true);
    print_attribute_group(attributes, record);
    print_section(" ", record[8], record);
    print_partition(" ", record, kFunctionOperands.partition);
    print_comdat(" ", record.at_or_zero(14), symbol, record);
    print_alignment(" ", record[7], record);
    if (const uint64_t collector = record.at_or_zero(10); collector != 0) {
      if (collector > module_.collectors.size()) record.fail("a collector that does not exist");
      out_ += " gc ";
      printer_.quoted(module_.collectors[collector - 1]);
    }
    print_operand(" prefix ", record.at_or_zero(15), record);
    print_operand(" prologue ", record.at_or_zero(12), record);
    print_operand(" personality ", record.at_or_zero(16), record);
  }

  void print_operand(const char* words, uint64_t operand, const Record& record) {
    if (operand == 0) return;
    out_ += words;
    printer_.typed_value(checked(operand - 1, record), record);
  }

  void print_metadata() {
    out_ += '\n';
    for (const Metadata::Named& named : module_.metadata.named()) {
      printer_.metadata_name(named.name);
      out_ += " = !{";
      const char* separator = "";
      for (const Metadata::EntryId id : named.nodes) {
        out_ += separator;
        printer_.metadata(id);
        separator = ", ";
      }
      out_ += "}\n";
    }
    out_ += '\n';
    // Printing numbers no further nodes: all operands of numbered ones are numbered.
    for (size_t i = 0; i < module_.metadata.numbered().size(); ++i)
      printer_.node(module_.metadata.numbered()[i]);
  }

  Module& module_;
  std::string& out_;
  Printer printer_;
  const size_t module_values_ = module_.values.size();
  int64_t body_ = -1;  // that is printed
  std::map<int64_t, std::vector<std::string>> block_names_;
};

}  // namespace

void print_module(Module& module, std::string& out) { ModulePrinter(module, out).print(); }

}  // namespace lilt::bitcode
