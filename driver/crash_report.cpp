#include "driver/crash_report.h"

#include <signal.h>

#include <cstring>

#include "emit/object/debug_sections.h"
#include "frontend/llvm/parser.h"
#include "ir/support/text.h"

namespace lilt::driver {

namespace {

using runtime::Crash;
using runtime::CrashSite;

// "SIGSEGV (segmentation fault)"
std::string name_of(int signal) {
  if (signal == SIGFPE) return "SIGFPE (arithmetic exception)";  // integers raise it, too
  const char* abbreviation = ::sigabbrev_np(signal);
  const char* description = ::sigdescr_np(signal);
  if (abbreviation == nullptr || description == nullptr) return "signal " + std::to_string(signal);
  std::string text = description;
  if (text.size() > 1 && std::islower(static_cast<unsigned char>(text[1])) != 0)
    text[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(text[0])));
  return "SIG" + std::string(abbreviation) + " (" + text + ")";
}

std::string hexadecimal(uint64_t value) {
  std::string text = "0x";
  append_hexadecimal(text, value);
  return text;
}

// Describes the memory access.
std::string describe_access(const Crash& crash) {
  if (crash.is_stack_overflow) return "stack overflow";
  if (crash.is_wild_call)
    return "a jump to address " + hexadecimal(crash.address) + ", where there is no code";
  if (crash.code == SI_KERNEL)
    return "an access to an address that x86-64 lacks, or that is not aligned";
  return "an access to address " + hexadecimal(crash.address) +
         (crash.code == SEGV_ACCERR ? ", which does not allow it" : ", where there is no memory");
}

std::string describe_instruction(const Crash& crash) {
  switch (crash.signal) {
    case SIGSEGV:
      return describe_access(crash);
    case SIGBUS:
      return "an access to address " + hexadecimal(crash.address);
    case SIGFPE:
      return crash.code == FPE_INTDIV ? "division by zero, or a quotient that overflows" : "";
    case SIGILL:
      return crash.is_call ? "" : "'unreachable' was reached, or llvm.trap was called";
    case SIGTRAP:
      return crash.is_call ? "" : "llvm.debugtrap was called";
  }
  return "";
}

std::string describe(const Crash& crash) {
  std::string text = "the program was ended by " + name_of(crash.signal);
  std::string cause;
  if (!crash.is_caught) return text;
  if (!crash.is_sent)
    cause = describe_instruction(crash);
  else if (crash.sender != 0)
    cause = "process " + std::to_string(crash.sender) + " sent it";
  else
    cause = crash.signal == SIGABRT ? "abort was called" : "it sent the signal to itself";
  return cause.empty() ? text : text + ": " + cause;
}

// "@f", and the place in the program's own source, if debug information has it.
std::string describe_place(const CrashSite& site, bool is_in_library, const backend::Input& input) {
  const ssa::Module& module = *input.module;
  const ssa::SymbolId function(site.function);
  std::string text = is_in_library ? ", in a call by " : ", in ";
  append_llvm_name(text, '@', module[function].name);
  if (input.machine_text != nullptr || !module.debug_info.is_present()) return text;
  Diagnostics unused;
  ssa::Function body;
  ssa::ModuleOverlay overlay(module);
  if (!frontend::FunctionParser(overlay, unused).parse(function, body)) return text;
  const auto line = object::LineLocator(&body).locate(site.origin);
  const ssa::DebugInfo::File* file = line ? module.debug_info.file(line->file) : nullptr;
  if (file == nullptr) return text;
  return text + " (" + std::string(file->name) + ":" + std::to_string(line->line) + ":" +
         std::to_string(line->column) + ")";
}

}  // namespace

void report_crash(const Crash& crash, std::span<const std::unique_ptr<backend::Input>> inputs,
                  bool is_alone, Diagnostics& diagnostics) {
  // These signals end programs by design: from the keyboard, or because no process reads their
  // output.
  if (!crash.is_caught && (crash.signal == SIGINT || crash.signal == SIGPIPE)) return;
  const bool is_from_outside = crash.is_sent && crash.sender != 0;
  const CrashSite& site = crash.site;
  const bool has_place = site.is_known && !is_from_outside;
  const backend::Input& input = *inputs[site.module];
  const bool is_dump = input.machine_text != nullptr;
  const SourceText& source = is_dump ? *input.machine_text : *input.source;
  std::string message = describe(crash);
  if (has_place) {
    const bool is_in_library = crash.is_call && !crash.is_wild_call && !crash.is_sent;
    message += describe_place(site, is_in_library, input);
  }
  Diagnostic& error =
      diagnostics.error(source, has_place ? site.origin : kNoOffset, std::move(message));
  if (is_from_outside || !crash.is_caught) return;
  if (!is_dump && input.module->dialect != ssa::Dialect::LLVMlite &&
      !input.module->debug_info.is_present())
    error.notes.push_back({kNoOffset,
                           "with debug information (clang -g) the line of the source "
                           "would be named here"});
  if (is_dump || !is_alone || crash.is_sent) return;
  const std::string file = source.name().starts_with('<') ? "" : " " + source.name();
  error.notes.push_back({kNoOffset, "'lilt interpret" + file +
                                        "' says whether the program's behaviour is undefined"});
}

}  // namespace lilt::driver
