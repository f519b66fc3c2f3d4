// A program that is built takes in a runtime in IR, whose function is inlined into it.
#include <cinttypes>
#include <cstdio>
#include <lilt/lilt.hpp>

constexpr const char* kRuntime = R"(source_filename = "runtime"
@count = internal global i64 40

define i64 @next(i64 %by) alwaysinline {
  %old = atomicrmw add ptr @count, i64 %by seq_cst
  ret i64 %old
}
)";

int main() {
  lilt::Context context;
  lilt::Module program(context, "program");
  const lilt::Function next = program.create_function("next", lilt::i64, {lilt::i64});
  const lilt::Function twice = program.create_function("twice", lilt::i64, {lilt::i64});
  twice.add_attribute("nounwind");
  lilt::IRBuilder builder(program);
  builder.set_insert_point(twice.append_block());
  builder.create_call(next, {twice.argument(0)});
  const lilt::Value result = builder.create_call(next, {twice.argument(0)});
  builder.create_ret(builder.create_add(result, builder.get_i64(1)).add_flag("nsw"));

  lilt::Result<lilt::Module> runtime = lilt::Module::parse(context, "runtime.ll", kRuntime);
  if (!runtime) return std::fputs(runtime.error().text(), stderr), 1;
  if (lilt::Error error = program.link(*runtime)) return std::fputs(error.text(), stderr), 1;
  lilt::Jit jit;
  lilt::Result<lilt::Unit> unit = jit.add(program);
  if (!unit) return std::fputs(unit.error().text(), stderr), 1;
  std::printf("%" PRId64 "\n", jit.lookup<int64_t(int64_t)>("twice")(1));
}
