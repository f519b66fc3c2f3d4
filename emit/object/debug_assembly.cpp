// Debug information as text for the assembler: the same contents as in object files, with labels in
// the fields that refer to others.
#include "emit/object/assembly_writer.h"
#include "emit/object/debug_sections.h"
#include "ir/support/text.h"

namespace lilt::object {

namespace {

constexpr std::string_view kFunctionEnd = ".Lfunc_end";

class SectionPrinter {
 public:
  SectionPrinter(std::string& out, const ssa::Module& module,
                 const std::vector<AssemblyDebugFunction>& functions)
      : out_(out), module_(module), functions_(functions) {}

  void print(std::string_view name, const DebugSection& section) {
    ((out_ += "\t.section\t.") += name) += ",\"\",@progbits\n";
    ((out_ += ".L") += name) += "0:\n";
    size_t at = 0;
    for (const DebugSection::Reference& reference : section.references) {
      print_bytes(section.bytes, at, reference.offset);
      at = reference.offset + print_reference(reference);
    }
    print_bytes(section.bytes, at, section.bytes.size());
  }

 private:
  void print_bytes(const std::vector<uint8_t>& bytes, size_t at, size_t end) {
    for (size_t i = at; i < end; ++i) {
      out_ += (i - at) % 16 == 0 ? "\t.byte\t" : ",";
      append_decimal(out_, uint64_t{bytes[i]});
      if ((i - at) % 16 == 15 || i + 1 == end) out_ += '\n';
    }
  }

  // Returns the number of bytes.
  size_t print_reference(const DebugSection::Reference& reference) {
    using Target = DebugSection::Target;
    if (reference.target == Target::FunctionStart) {
      out_ += "\t.quad\t";
      append_assembly_name(out_, module_[functions_[reference.function].symbol].name);
    } else if (reference.target == Target::FunctionEnd) {
      (out_ += "\t.quad\t") += kFunctionEnd;
      append_decimal(out_, uint64_t{functions_[reference.function].number});
    } else {
      out_ += reference.target == Target::Abbreviations ? "\t.long\t.Ldebug_abbrev0"
              : reference.target == Target::Lines       ? "\t.long\t.Ldebug_line0"
                                                        : "\t.long\t.Ldebug_ranges0";
      out_ += '\n';
      return 4;
    }
    out_ += '\n';
    return 8;
  }

  std::string& out_;
  const ssa::Module& module_;
  const std::vector<AssemblyDebugFunction>& functions_;
};

}  // namespace

void print_file_directive(std::string& out, const FileTable& files, uint32_t index) {
  out += "\t.file\t";
  append_decimal(out, uint64_t{index});
  append_assembly_string(out += ' ', files.paths()[index - 1]);
  out += '\n';
}

void print_debug_function_end(std::string& out, uint32_t number) {
  out += kFunctionEnd;
  append_decimal(out, uint64_t{number});
  out += ":\n";
}

void print_debug_sections(std::string& out, const ssa::Module& module,
                          const std::vector<AssemblyDebugFunction>& functions, FileTable& files) {
  if (functions.empty()) return;
  std::vector<DebugFunction> described;
  for (const AssemblyDebugFunction& function : functions)
    described.push_back({function.symbol, 0, {}});
  size_t known = files.paths().size();
  DebugSections sections = make_debug_sections(module, described, &files);
  for (size_t i = known; i < files.paths().size(); ++i)
    print_file_directive(out, files, static_cast<uint32_t>(i + 1));
  SectionPrinter printer(out, module, functions);
  printer.print("debug_abbrev", sections.abbreviations);
  printer.print("debug_info", sections.information);
  printer.print("debug_ranges", sections.ranges);
  printer.print("debug_line", sections.lines);
}

}  // namespace lilt::object
