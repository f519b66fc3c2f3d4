#include "driver/option_table.h"

#include <algorithm>
#include <iterator>

namespace lilt::driver {

namespace {

using enum OptionGroup;

constexpr OptionRow kOptions[] = {
    {"-o", " FILE", Output, "Write the output to FILE; '-' is standard output"},
    {"-c", "", Output, "Write object files"},
    {"-S", "", Output, "Write assembly text for the GNU assembler"},
    {"--filetype", "=exe|obj|asm|null", Output, "Kind of output; null compiles and writes nothing"},
    {"--x86-asm-syntax", "=att|intel", Output, "Syntax of assembly text"},
    {"-fsyntax-only", "", Output, "As --filetype=null"},
    {"-x", " ir|none", Output, "Take the inputs that follow for LLVM IR, or go by their names"},
    {"--diagnostics-format", "=text|json", Output, "Form of errors and warnings"},
    {"--diagnostics-file", "=FILE", Output,
     "Add errors and warnings to FILE, and print none of them"},
    {"-w", "", Output, "Print no warnings"},

    {"-O", "0|1|2|3|s|z|g|fast", Code,
     "Optimization level, default 2; s and z optimize for size, 3 and fast equal 2"},
    {"-g", "", Code,
     "IR without debug information gets lines of its own text; the input's is always kept"},
    {"--relocation-model", "=pic|static", Code,
     "Access to symbols of other modules; static code is linked with -no-pie"},
    {"--frame-pointer", "=all|non-leaf|none", Code,
     "all, non-leaf: functions keep rbp as frame pointer"},
    {"-fno-omit-frame-pointer", "", Code, "As --frame-pointer=all"},
    {"-fomit-frame-pointer", "", Code, "As --frame-pointer=none"},
    {"--code-model --mcmodel", "=small", Code, "The only code model"},
    {"--function-sections -ffunction-sections", "", Code, "Make a section for each function"},
    {"--data-sections -fdata-sections", "", Code, "Make a section for each variable"},
    {"--clang", "=FILE", Code,
     "Front end for C, C++ and Objective-C (default: $LILT_CLANG, or the newest on the path)"},
    {"--front-passes", "", Code,
     "Run clang's optimizer before lilt's; sanitizers and profiles need it by themselves"},
    {"--implicit", "=FUNCTION,...", Code,
     "Functions that LLVMlite programs may call without declaring them"},
    {"--link-modules", "", Code, "Compile all LLVM IR of the command line as one module"},
    {"--internalize-public-api-list", "=NAME,...", Code,
     "Of linked modules: only these definitions stay visible"},
    {"-j", "N", Code, "Number of threads; 0, the default: as many as are useful"},

    {"--mtriple --target", "=TRIPLE", Processor,
     "Target, instead of the input's: x86-64 Linux only"},
    {"--mcpu", "=NAME", Processor, "Use the features of this processor; 'help' lists the names"},
    {"--march", "=NAME", Processor, "As --mcpu"},
    {"--mattr", "=+NAME,-NAME,...", Processor, "Use these features or do not; 'help' lists them"},

    {"-l", "NAME", Linking, "Link, or in 'lilt run' load, the library NAME"},
    {"-L", "DIR", Linking, "Search libraries in DIR first"},
    {"-shared", "", Linking, "Make a shared library"},
    {"-static", "", Linking, "Link without shared libraries"},
    {"-static-pie", "", Linking, "The same, and position-independent"},
    {"-pie", "", Linking, "Make a position-independent executable, the default"},
    {"-no-pie", "", Linking, "Make an executable with fixed addresses"},
    {"-r", "", Linking, "Make one object of all inputs"},
    {"-s", "", Linking, "Leave out the symbol table"},
    {"-pthread", "", Linking, "Link the library of threads"},
    {"-rdynamic", "", Linking, "Export all symbols of an executable"},
    {"-nostdlib", "", Linking, "Link neither startup files nor system libraries"},
    {"-nostartfiles", "", Linking, "Link no startup files"},
    {"-nodefaultlibs", "", Linking, "Link no system libraries"},
    {"-static-libgcc", "", Linking, "Link libgcc statically"},
    {"-shared-libgcc", "", Linking, "Link libgcc dynamically"},
    {"-fuse-ld", "=NAME", Linking, "Linker that $CC is to use"},
    {"-Wl,", "WORD,...", Linking, "Pass words to the linker"},
    {"-Xlinker", " WORD", Linking, "Pass a word to the linker"},
    {"-u", " SYMBOL", Linking, "Link what defines SYMBOL"},
    {"-z", " KEYWORD", Linking, "Pass a keyword to the linker"},
    {"-T", " FILE", Linking, "Linker script"},

    {"-MD -MMD", "", Building, "Write a depfile: the output and what it is made from"},
    {"-MF", " FILE", Building, "Name of the depfile (default: the output's with extension .d)"},
    {"-MT", " TARGET", Building, "Target in the depfile, instead of the output"},
    {"-MQ", " TARGET", Building, "The same, quoted for make"},
    {"-MP", "", Building, "Accepted: IR includes no files that need empty rules"},
    {"-v", "", Building, "Print each step as it runs, and the linker's command"},
    {"-###", "", Building, "Print the steps and do not run them"},
    {"-dumpmachine", "", Building, "Print the machine that lilt compiles for"},
    {"-dumpversion", "", Building, "Print the number of the version"},

    {"--regalloc", "=ALLOCATOR", Allocation, "Register allocator"},
    {"--load-allocator", "=FILE", Allocation,
     "Add the register allocators of a shared object, or one that is a program"},
    {"--ra-regs", "=N|REGISTER,...", Allocation,
     "Allocate with only N registers of each class, or with those named"},
    {"--no-verify-regalloc", "", Allocation, "Leave out the allocation checker"},
    {"--verify-code", "", Allocation,
     "Certify finished code: compare what it computes with the legalized function"},
    {"--allocation", "=FILE", Allocation,
     "check: a dump made after regalloc, edited; the input is one made before"},
    {"--code", "", Allocation,
     "check: certify the code of all functions, and say why some are not"},

    {"--stop-after", "=PASS", Stages,
     "Stop after PASS and write the dump; interpret: run the program as it is there. PASS:N: all "
     "functions but the first N stop before it"},
    {"--start-after", "=PASS", Stages, "The input is a dump made after PASS"},
    {"--run-pass", "=PASS", Stages, "Run only PASS on a dump and write the result"},
    {"--disable-pass", "=PASS,...", Stages, "Leave out optional passes"},
    {"--opt-bisect-limit", "=N:M", Stages,
     "Run passes that may be left out on the first N functions, and M of them on the next"},
    {"--print-after", "=PASS,...", Stages, "Print each function after PASS"},
    {"--print-before", "=PASS,...", Stages, "Print each function before PASS"},
    {"--print-after-all", "", Stages, "Print each function after every pass"},
    {"--print-changed", "", Stages, "Print what each pass changes in each function, line by line"},
    {"--print-positions", "", Stages,
     "Show positions in dumps of machine IR before register allocation"},
    {"--filter-print-funcs", "=FUNCTION,...", Stages,
     "Show these functions only in dumps, --trace, --remarks, --stats and -S"},
    {"--dump-dir", "=DIR", Stages, "Write dumps to numbered files of DIR; alone: after every pass"},
    {"--verify-machineinstrs --verify-each", "", Stages, "Verify after every pass"},

    {"--remarks", "", Reports,
     "Say what was inlined, unrolled, hoisted, and spilled in loops, what not, and why"},
    {"--trace", "=regalloc|FILE", Reports,
     "regalloc: print its decisions in words; interpret: print each step, or write it to FILE"},
    {"--stats", "", Reports, "Print counts of what was compiled"},
    {"--stats-json", "", Reports, "The same as JSON"},
    {"--time-passes", "", Reports, "Print the time that each pass took"},
    {"--time-passes-json", "", Reports, "The same as JSON, in nanoseconds"},
    {"--print-supported", "", Reports,
     "List the instructions, types and attributes that are accepted"},

    {"--text", "", Explain, "Write charts and decisions as text"},
    {"--json", "", Explain, "Write the record as JSON"},
    {"--why", "=%VALUE", Explain, "Tell the story of one value"},
    {"--live", "=N", Explain, "List the values that are live before position N, and their places"},
    {"--compare-regalloc", "=ALLOCATOR,...", Explain, "Write a table of these register allocators"},
    {"--svg", "=cfg|intervals", Explain, "Draw the control-flow graph or the intervals"},
    {"--dot", "", Explain, "Write the control-flow graph for Graphviz"},
    {"--cfg", "", Explain, "Write stages and intervals for C1Visualizer"},
    {"--stage", "=PASS", Explain, "Show graphs, and the SSA IR of --run, as they are after PASS"},
    {"--run", "=ARGUMENTS", Explain, "Run the program, and show values beside its instructions"},
    {"--run-limit", "=N", Explain,
     "Record N executions of blocks of each function (default: 1000)"},
    {"--at", "=CALL[:BLOCK[:N]]", Explain,
     "With --text: show values at this call, or at the Nth execution of BLOCK in it"},
    {"--hex", "", Explain, "With --text: show integers in hexadecimal"},

    {"--entry", "=NAME", Run, "Call this function in place of main"},
    {"--lazy", "", Run, "Compile each function when it is called first"},
    {"--perf-map", "", Run, "Name functions for perf report"},
    {"--jitdump", "", Run, "Write jit-PID.dump for perf inject --jit"},
    {"--gdb", "", Run, "Tell gdb of functions and lines"},

    {"--strict", "", Interpret, "Run on the abstract machine of the LLVMlite specification"},
    {"--machine", "", Interpret, "Compile the program and interpret its machine code"},
    {"--bytes", "", Interpret, "With --machine: decode its bytes again, and interpret those"},
    {"--max-steps", "=N", Interpret,
     "Stop the program after N instructions; also of explain --run"},

    {"--passes", "", Bisect, "Leave out optional passes of compiled code, and interpret no stages"},
    {"--seconds", "=N", Bisect,
     "Processor time of the first run, and of each with --passes; default: 120"},
    {"--save", "=DIR", Bisect, "Write the program and the function before and after the stage"},

    {"--stdio", "", Other, "lsp: on standard input and output, as always"},
    {"-h --help", "", Other, "Print this help"},
    {"--version", "", Other, "Print the version and its commit"},
    {"--manual", "=man|bash|zsh", Other, "Print the manual page, or completions for a shell"},
};

constexpr SubcommandRow kSubcommands[] = {
    {"run", Action::Run, "prog.ll [-- arguments]", "Compile in memory and run"},
    {"interpret", Action::Interpret, "prog.ll [-- arguments]",
     "Run on the reference interpreter, which names undefined behaviour"},
    {"check", Action::Check, "prog.ll...", "Parse and verify only"},
    {"bisect", Action::Bisect, "prog.ll [-- arguments]",
     "Name the stage and the function that change what the program does"},
    {"explain", Action::Explain, "prog.ll -o prog.html",
     "Write a page with all stages and decisions"},
    {"link", Action::Link, "a.ll b.ll...", "Write several modules as one"},
    {"dis", Action::Dis, "prog.bc...", "Print LLVM bitcode as the text of LLVM IR"},
    {"lsp", Action::Lsp, "", "Serve an editor: the Language Server Protocol"},
};

constexpr ExampleRow kExamples[] = {
    {"prog.ll -o prog", "Compile and link an executable (default output: a.out)"},
    {"-c prog.ll -o prog.o", "Object file"},
    {"-S prog.ll", "Assembly text, on standard output"},
    {"main.ll util.ll -lm -o main", "Several inputs and a library"},
    {"-shared util.ll -o libutil.so", "Shared library"},
    {"prog.c util.ll -o prog", "C and C++ through clang, with clang's options"},
    {"cc -O2 -c prog.c", "The command line of gcc and clang, also as lilt-cc; C++: lilt c++"},
    {"run prog.ll -- arguments", "Compile in memory and run"},
    {"interpret prog.ll", "Run on the reference interpreter, which names undefined behaviour"},
    {"check prog.ll", "Parse and verify only"},
    {"explain prog.ll -o prog.html", "A page with all stages and the allocator's decisions"},
};

// The value without what separates it from the name.
std::string_view bare_value(const OptionRow& row) {
  return row.value.substr(row.value.find_first_not_of(" ="), std::string_view::npos);
}

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  for (size_t begin = 0; begin <= text.size();) {
    const size_t end = std::min(text.find(separator, begin), text.size());
    parts.push_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  return parts;
}

bool has_name(const OptionRow& row, std::string_view name) {
  for (std::string_view rest = row.names; rest.size() >= name.size();) {
    if (rest.starts_with(name) && (rest.size() == name.size() || rest[name.size()] == ' '))
      return !name.empty();
    const size_t space = rest.find(' ');
    if (space == std::string_view::npos) return false;
    rest.remove_prefix(space + 1);
  }
  return false;
}

}  // namespace

std::span<const OptionRow> option_table() { return kOptions; }
std::span<const SubcommandRow> subcommand_table() { return kSubcommands; }
std::span<const ExampleRow> example_table() { return kExamples; }

std::string_view title_of(OptionGroup group) {
  switch (group) {
    case Output:
      return "Output";
    case Code:
      return "Code";
    case Processor:
      return "Target and processor";
    case Linking:
      return "Linking";
    case Building:
      return "Build systems";
    case Allocation:
      return "Register allocation";
    case Stages:
      return "Stages";
    case Reports:
      return "Reports";
    case Explain:
      return "Of 'lilt explain'";
    case Run:
      return "Of 'lilt run'";
    case Interpret:
      return "Of 'lilt interpret'";
    case Bisect:
      return "Of 'lilt bisect'";
    case Other:
      return "Other options";
  }
  return {};
}

const OptionRow* find_option(std::string_view name) {
  const auto* row = std::ranges::find_if(
      kOptions, [&](const OptionRow& option) { return has_name(option, name); });
  return row != std::end(kOptions) ? row : nullptr;
}

std::vector<std::string_view> names_of(const OptionRow& row) { return split(row.names, ' '); }

std::vector<std::string_view> choices_of(const OptionRow& row) {
  const bool is_open = row.value.empty() || std::ranges::any_of(row.value, [](char c) {
                         return (c >= 'A' && c <= 'Z') || c == ',';
                       });
  return is_open ? std::vector<std::string_view>() : split(bare_value(row), '|');
}

std::string_view placeholder_of(const OptionRow& row) {
  if (row.value.empty()) return {};
  std::string_view value = bare_value(row);
  value.remove_prefix(value.find('|') == std::string_view::npos ? 0 : value.rfind('|') + 1);
  return value.substr(0, value.find(",..."));
}

LinkerWord judge_linker_word(std::string_view word) {
  for (const OptionRow& row : kOptions) {
    if (row.group != Linking || !word.starts_with(row.names)) continue;
    const std::string_view rest = word.substr(row.names.size());
    const bool is_list = row.names.ends_with(',');
    if (rest.empty())
      return row.value.empty() || row.value[0] == '=' || is_list ? LinkerWord::Alone
                                                                 : LinkerWord::WithNext;
    if (is_joined(row) || (row.value.starts_with('=') && rest[0] == '=')) return LinkerWord::Alone;
  }
  return LinkerWord::None;
}

}  // namespace lilt::driver
