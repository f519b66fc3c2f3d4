// How fast the front end reads LLVMlite text and verifies it: bytes and instructions a second.
//
// The text is generated: functions as a simple compiler writes them, with their variables in
// allocas, loops, branches, calls, getelementptr into arrays and structs. In three forms: the typed
// pointers of LLVMlite, the opaque ones of today, and with names in place of numbers.
#include <benchmark/benchmark.h>

#include <string>

#include "frontend/llvm/parser.h"

namespace {

using namespace lilt;

enum class Form { TypedNumbers, OpaqueNumbers, TypedNames };

class Generator {
 public:
  explicit Generator(Form form) : form_(form) {}

  std::string module(int functions) {
    text_ += "%pair = type { i64, [4 x i64] }\n@table = global [16 x i64] zeroinitializer\n";
    text_ += "@state = global %pair zeroinitializer\n";
    if (form_ == Form::OpaqueNumbers) text_ += "declare void @free(ptr)\n";
    for (int i = 0; i < functions; ++i) function(i);
    return std::move(text_);
  }

 private:
  std::string local(std::string_view name) {
    if (form_ == Form::TypedNames) return "%" + std::string(name) + "_" + std::to_string(next_++);
    return "%" + std::to_string(next_++);
  }
  std::string pointer(std::string_view to) const {
    return form_ == Form::OpaqueNumbers ? "ptr" : std::string(to) + "*";
  }
  template <class... Parts>
  void line(const Parts&... parts) {
    text_ += "  ";
    ((text_ += parts), ...);
    text_ += '\n';
  }
  std::string load(const std::string& from) {
    std::string value = local("value");
    line(value, " = load i64, ", pointer("i64"), " ", from);
    return value;
  }
  std::string binary(std::string_view operation, const std::string& a, const std::string& b) {
    std::string value = local("result");
    line(value, " = ", operation, " i64 ", a, ", ", b);
    return value;
  }
  void store(const std::string& value, const std::string& to) {
    line("store i64 ", value, ", ", pointer("i64"), " ", to);
  }

  void function(int index) {
    next_ = 1;
    text_ += "define i64 @function" + std::to_string(index) + "(i64 %n, i64 %m) {\n";
    std::string sum = local("sum"), counter = local("counter");
    line(sum, " = alloca i64");
    line(counter, " = alloca i64");
    store("%n", sum);
    store("0", counter);
    line("br label %head0");
    for (int i = 0; i < 6; ++i) loop(std::to_string(i), sum, counter, index);
    text_ += "head6:\n";
    line("ret i64 ", load(sum));
    text_ += "}\n";
  }
  void loop(const std::string& id, const std::string& sum, const std::string& counter, int index) {
    text_ += "head" + id + ":\n";
    std::string compared = local("compared"), at = load(counter);
    line(compared, " = icmp slt i64 ", at, ", %m");
    line("br i1 ", compared, ", label %body", id, ", label %head",
         std::to_string(std::stoi(id) + 1));
    text_ += "body" + id + ":\n";
    std::string position = binary("and", load(counter), "15"), element = local("element");
    line(element, " = getelementptr [16 x i64], ", pointer("[16 x i64]"), " @table, i32 0, i64 ",
         position);
    std::string field = local("field");
    line(field, " = getelementptr %pair, ", pointer("%pair"), " @state, i32 0, i32 1, i64 2");
    std::string product = binary("mul", load(element), load(field)), called = local("called");
    line(called, " = call i64 @function", std::to_string(index / 2), "(i64 ", product, ", i64 ", at,
         ")");
    store(binary("add", load(sum), binary("xor", called, "-77")), sum);
    store(binary("add", load(counter), "1"), counter);
    line("br label %head", id);
  }

  Form form_;
  std::string text_;
  int next_ = 1;
};

void parse(benchmark::State& state, Form form) {
  auto source = SourceText::from_memory("generated.ll", Generator(form).module(1500));
  size_t instructions = 0;
  for (auto _ : state) {
    Diagnostics diagnostics;
    auto module = frontend::parse_module_header(*source, diagnostics);
    frontend::FunctionParser parser(*module, diagnostics);
    ssa::Function function;
    for (ssa::SymbolId symbol : module->symbols()) {
      if ((*module)[symbol].body_begin == kNoOffset) continue;
      parser.parse(symbol, function);
      instructions += function.value_count();
    }
    if (diagnostics.has_errors())
      state.SkipWithError(diagnostics.render(DiagnosticFormat::Text, false).c_str());
  }
  state.SetBytesProcessed(static_cast<int64_t>(state.iterations() * source->text().size()));
  state.counters["instructions"] =
      static_cast<double>(instructions) / static_cast<double>(state.iterations());
}

void typed_numbers(benchmark::State& state) { parse(state, Form::TypedNumbers); }
void opaque_numbers(benchmark::State& state) { parse(state, Form::OpaqueNumbers); }
void typed_names(benchmark::State& state) { parse(state, Form::TypedNames); }
BENCHMARK(typed_numbers)->Name("forms of text/typed pointers, numbers");
BENCHMARK(opaque_numbers)->Name("forms of text/opaque pointers, numbers");
BENCHMARK(typed_names)->Name("forms of text/typed pointers, names");

}  // namespace
