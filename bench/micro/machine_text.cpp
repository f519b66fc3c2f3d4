// Time to encode and to print a function of common instructions, an instruction at a time.
#include <benchmark/benchmark.h>

#include "emit/x86/encoder.h"
#include "emit/x86/gas_printer.h"
#include "emit/x86/instructions.h"
#include "ir/mir/machine_parser.h"
#include "ir/mir/machine_printer.h"
#include "ir/mir/machine_verifier.h"

namespace {

using namespace lilt;

// The most frequent forms of compiled code; ends in a jump forward and one back.
constexpr const char* kBody = R"(
  rax = MOV64rm [rsp + 16]
  rcx = MOV64rr rax
  MOV64mr [rsp + 24], rcx
  rax = ADD64rr rax, rcx
  rdx = MOV32ri 17
  rax = SUB64ri rax, 8
  rsi = LEA64 [rax + 8*rcx + 4]
  rdi = MOVZX32rm8 [rsi + 1]
  TEST64rr rax, rax
  rcx = SETer
  rbx = XOR32rr rbx, rcx
  rax = CALL @callee, rdi
  rdi = MOV64rm [rip + @global]
  CMP64ri rdi, 100
)";

struct Sample {
  explicit Sample(int blocks) {
    std::string text = "machine function @f {\n  properties allocated\n";
    for (int i = 0; i < blocks; ++i) {
      std::string target = std::to_string((i * 7 + 3) % blocks), next = std::to_string(i + 1);
      text += "bb." + std::to_string(i) + " freq 1:" + kBody;
      text += i + 1 == blocks ? "  RET rax\n" : "  Jle bb." + (i % 3 ? next : target) + "\n";
    }
    text += "}\n";
    source = SourceText::from_memory("sample", text);
    Diagnostics diagnostics;
    SourceOffset offset = 0;
    if (!mir::parse(*source, offset, x86::target(), function, diagnostics)) std::abort();
  }
  std::unique_ptr<SourceText> source;
  mir::MachineFunction function;
};

void report(benchmark::State& state, const Sample& sample) {
  state.counters["instructions"] = static_cast<double>(sample.function.instructions.size());
}

void encode(benchmark::State& state) {
  Sample sample(static_cast<int>(state.range(0)));
  x86::Encoder encoder;
  object::CodeImage image;
  for (auto _ : state) {
    if (!encoder.encode(sample.function, image).message.empty()) std::abort();
    benchmark::DoNotOptimize(image.bytes.data());
  }
  report(state, sample);
}
BENCHMARK(encode)->Name("machine IR/encode")->Arg(4)->Arg(300)->Arg(20000);

void print_gas(benchmark::State& state) {
  Sample sample(static_cast<int>(state.range(0)));
  object::FunctionAssembly out;
  for (auto _ : state)
    x86::print_gas(out, sample.function, 0, x86::AsmSyntax::Att, object::LineLocator(nullptr));
  report(state, sample);
}
BENCHMARK(print_gas)->Name("machine IR/print assembly text")->Arg(300)->Arg(20000);

void print_machine_ir(benchmark::State& state) {
  Sample sample(static_cast<int>(state.range(0)));
  std::string out;
  for (auto _ : state) {
    out.clear();
    mir::print(out, sample.function);
  }
  report(state, sample);
}
BENCHMARK(print_machine_ir)->Name("machine IR/print")->Arg(300)->Arg(20000);

void parse_machine_ir(benchmark::State& state) {
  Sample sample(static_cast<int>(state.range(0)));
  for (auto _ : state) {
    Diagnostics diagnostics;
    SourceOffset offset = 0;
    mir::MachineFunction function;
    if (!mir::parse(*sample.source, offset, x86::target(), function, diagnostics)) std::abort();
  }
  report(state, sample);
}
BENCHMARK(parse_machine_ir)->Name("machine IR/parse")->Arg(300)->Arg(20000);

void verify_machine_ir(benchmark::State& state) {
  Sample sample(static_cast<int>(state.range(0)));
  for (auto _ : state) benchmark::DoNotOptimize(mir::verify(sample.function).size());
  report(state, sample);
}
BENCHMARK(verify_machine_ir)->Name("machine IR/verify")->Arg(300)->Arg(5000);

}  // namespace
