#include "frontend/llvm/supported.h"

#include "frontend/llvm/keywords.h"
#include "frontend/llvm/promises.h"
#include "ir/ssa/attributes.h"
#include "ir/ssa/opcode.h"

namespace lilt::frontend {

namespace {

void append_line(std::string& out, std::string_view kind,
                 const std::vector<std::string_view>& words) {
  out += kind;
  out += ':';
  for (std::string_view word : words) {
    out += ' ';
    out += word;
  }
  out += '\n';
}

std::vector<std::string_view> instructions() {
  std::vector<std::string_view> names;
  for (const ssa::OpcodeInfo& opcode : ssa::kOpcodes) {
    bool is_again = !names.empty() && names.back() == opcode.name;  // both forms of br
    if (opcode.name != "argument" && !is_again) names.push_back(opcode.name);
    if (opcode.name == "ptrtoint") names.push_back("ptrtoaddr");
  }
  return names;
}

std::vector<std::string_view> types() {
  std::vector<std::string_view> words = supported_words(WordClass::Type);
  for (std::string_view form : {"iN", "T*", "[N", "x", "T]", "<N", "x", "T>", "{T}", "<{T}>"})
    words.push_back(form);
  return words;
}

std::vector<std::string_view> function_attributes() {
  std::vector<std::string_view> words = supported_words(WordClass::FunctionAttribute);
  words.push_back("\"frame-pointer\"");
  words.push_back("\"target-cpu\"");
  words.push_back("\"target-features\"");
  for (const ssa::FunctionAttributeName& promise : ssa::kPromiseNames)
    words.push_back(promise.name);
  words.push_back("memory(…)");
  return words;
}

// `module flags, errors: "Code Model", "DWARF64"="1"`
void append_promises(std::string& out, PromiseKind kind, Treatment treatment) {
  std::vector<std::string> texts;
  for (const Promise& promise : promises()) {
    if (promise.kind != kind || promise.treatment != treatment) continue;
    texts.push_back('"' + std::string(promise.name) + '"');
    if (!promise.value.empty()) texts.back() += "=\"" + std::string(promise.value) + '"';
  }
  if (texts.empty()) return;
  append_line(out,
              std::string(kPromiseKindNames[static_cast<size_t>(kind)]) + ", " +
                  std::string(kTreatmentNames[static_cast<size_t>(treatment)]),
              {texts.begin(), texts.end()});
}

}  // namespace

std::string describe_supported() {
  std::string out;
  append_line(out, "instructions", instructions());
  append_line(out, "atomicrmw operations",
              {std::begin(ssa::kAtomicOperationNames), std::end(ssa::kAtomicOperationNames)});
  append_line(out, "types", types());
  append_line(out, "constants", supported_words(WordClass::Constant));
  append_line(out, "linkages", supported_words(WordClass::Linkage));
  append_line(out, "visibilities", supported_words(WordClass::Visibility));
  std::vector<std::string_view> conventions = supported_words(WordClass::CallingConvention);
  conventions.push_back("preserve_nonecc");
  append_line(out, "calling conventions", conventions);
  append_line(out, "attributes of parameters and results",
              supported_words(WordClass::ParameterAttribute));
  append_line(out, "attributes of functions that change the code", function_attributes());
  for (uint8_t kind = 0; kind < std::size(kPromiseKindNames); ++kind)
    for (uint8_t treatment = 0; treatment < std::size(kTreatmentNames); ++treatment)
      append_promises(out, PromiseKind(kind), Treatment(treatment));
  return out;
}

}  // namespace lilt::frontend
