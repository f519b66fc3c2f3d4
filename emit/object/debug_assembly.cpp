// Debug information as text for the assembler: the same contents as in object files, with labels in
// the fields that refer to others.
#include <algorithm>

#include "emit/object/assembly_writer.h"
#include "emit/object/debug_sections.h"
#include "emit/object/debug_types.h"
#include "emit/object/gas_names.h"
#include "ir/support/text.h"

namespace lilt::object {

namespace {

constexpr std::string_view kFunctionEnd = ".Lfunc_end";

class SectionPrinter {
 public:
  SectionPrinter(std::string& out, const ssa::Module& module,
                 std::span<const DebugFunction> functions, std::span<const uint32_t> numbers)
      : out_(out), module_(module), functions_(functions), numbers_(numbers) {}

  void print(const DebugSections::Named& named) {
    ((out_ += "\t.section\t.") += named.name) +=
        named.has_strings ? ",\"MS\",@progbits,1\n" : ",\"\",@progbits\n";
    ((out_ += ".L") += named.name) += "0:\n";
    section_ = &named;
    at_ = next_label_ = 0;
    for (const DebugSection::Reference& reference : named.section.references) {
      print_bytes(reference.offset);
      print_labels();
      print_reference(reference);
      if (reference.target != Target::LebDistance) at_ += reference.size;
    }
    print_bytes(named.section.bytes.size());
    print_labels();
    ((out_ += ".L") += named.name) += "_end0:\n";
  }

 private:
  using Target = DebugSection::Target;

  void print_bytes(size_t end) {
    while (at_ < end) {
      print_labels();
      const std::vector<DebugSection::Label>& labels = section_->section.labels;
      size_t stop = end;
      if (next_label_ < labels.size()) stop = std::min<size_t>(stop, labels[next_label_].offset);
      for (size_t column = 0; at_ < stop; ++at_, ++column) {
        out_ += column % 16 == 0 ? "\t.byte\t" : ",";
        append_decimal(out_, uint64_t{section_->section.bytes[at_]});
        if (column % 16 == 15 || at_ + 1 == stop) out_ += '\n';
      }
    }
  }
  // Those of lists that begin here.
  void print_labels() {
    const std::vector<DebugSection::Label>& labels = section_->section.labels;
    for (; next_label_ < labels.size() && labels[next_label_].offset == at_; ++next_label_) {
      print_list_label(labels[next_label_].number);
      out_ += ":\n";
    }
  }
  void print_list_label(uint64_t number) { append_decimal(out_ += ".Ldebug_list", number); }

  void print_point(size_t function, CodePoint point) {
    if (point == 0) return append_assembly_name(out_, module_[functions_[function].symbol].name);
    const bool is_inside = point >= kCodeEnd - 1 ? point != kCodeEnd : point % 2 != 0;
    if (is_inside) ++point;
    if (point == kCodeEnd)
      append_decimal(out_ += kFunctionEnd, uint64_t{numbers_[function]});
    else
      print_debug_point(out_, numbers_[function], point);
    if (is_inside) out_ += "-1";
  }

  void print_reference(const DebugSection::Reference& reference) {
    const bool is_leb = reference.target == Target::LebDistance;
    out_ += is_leb ? "\t.uleb128\t" : reference.size == 8 ? "\t.quad\t" : "\t.long\t";
    switch (reference.target) {
      case Target::Code:
        print_point(reference.function, reference.point);
        break;
      case Target::Distance:
      case Target::LebDistance:
        print_point(reference.function, reference.point);
        out_ += '-';
        print_point(reference.function, reference.from);
        break;
      case Target::Symbol:
      case Target::ThreadSymbol:
        append_assembly_name(out_, module_[reference.symbol].name);
        if (reference.target == Target::ThreadSymbol) out_ += "@DTPOFF";
        break;
      case Target::Abbreviations:
        out_ += ".Ldebug_abbrev0";
        break;
      case Target::Lines:
        out_ += ".Ldebug_line0";
        break;
      case Target::Strings:
        out_ += ".Ldebug_str0";
        break;
      case Target::Ranges:
      case Target::Locations:
        print_list_label(reference.target_offset);
        break;
      case Target::RangesBase:
        append_decimal(out_ += ".Ldebug_rnglists0+", reference.target_offset);
        break;
      case Target::LocationsBase:
        append_decimal(out_ += ".Ldebug_loclists0+", reference.target_offset);
        break;
      case Target::Addresses:
        append_decimal(out_ += ".Ldebug_addr0+", reference.target_offset);
        break;
      case Target::ListOffset:
        print_list_label(reference.target_offset);
        ((out_ += "-(.L") += section_->name) += "0+12)";
        break;
      case Target::Length:
        (((out_ += ".L") += section_->name) += "_end0-.L") += section_->name;
        out_ += "0-4";
        break;
    }
    out_ += '\n';
  }

  std::string& out_;
  const ssa::Module& module_;
  std::span<const DebugFunction> functions_;
  std::span<const uint32_t> numbers_;
  const DebugSections::Named* section_ = nullptr;  // being printed
  size_t at_ = 0;                                  // bytes of it that are printed
  size_t next_label_ = 0;
};

uint32_t first_unit(const ssa::Module& module) {
  const std::vector<uint32_t>& units = module.debug_info.unit_numbers();
  return units.empty() ? ssa::DebugInfo::kNone : units.front();
}

}  // namespace

FileTable text_files(const ssa::Module& module) {
  return FileTable(module, dwarf_version(module), first_unit(module));
}

// File 0 has a directory, which is also directory 0.
void print_file_directives(std::string& out, const ssa::Module& module, const FileTable& files,
                           size_t known) {
  for (size_t i = known; i < files.paths().size(); ++i) {
    const uint64_t number = files.first_number() + i;
    append_decimal(out += "\t.file\t", number);
    if (number == 0) {
      const ssa::DebugInfo::File file = unit_file(module, first_unit(module));
      append_assembly_string(out += ' ', decoded(file.directory));
      append_assembly_string(out += ' ', decoded(file.name));
    } else {
      append_assembly_string(out += ' ', files.paths()[i]);
    }
    out += '\n';
  }
}

void print_debug_point(std::string& out, uint32_t function, CodePoint point) {
  append_decimal(out += ".Ldebug_", uint64_t{function});
  append_decimal(out += '_', uint64_t{point / 2});
}

void print_debug_function_end(std::string& out, uint32_t number) {
  out += kFunctionEnd;
  append_decimal(out, uint64_t{number});
  out += ":\n";
}

void print_debug_sections(std::string& out, const ssa::Module& module,
                          std::span<const DebugFunction> functions,
                          std::span<const uint32_t> numbers, FileTable& files) {
  if (functions.empty()) return;
  size_t known = files.paths().size();
  DebugOptions options;
  options.version = dwarf_version(module);
  options.assembler_files = &files;
  const DebugSections sections = make_debug_sections(module, functions, options);
  print_file_directives(out, module, files, known);
  SectionPrinter printer(out, module, functions, numbers);
  for (const DebugSections::Named* section :
       {&sections.abbreviations, &sections.information, &sections.ranges, &sections.locations,
        &sections.addresses, &sections.lines, &sections.strings})
    printer.print(*section);
}

}  // namespace lilt::object
