// Builds a function, compiles it into memory and calls it.
#include <cinttypes>
#include <cstdio>
#include <lilt/lilt.hpp>

int main() {
  lilt::Context context;
  lilt::Module module(context, "square");
  lilt::Function square = module.create_function("square", lilt::i64, {lilt::i64});
  lilt::IRBuilder builder(module);
  builder.set_insert_point(square.append_block());
  builder.create_ret(builder.create_mul(square.argument(0), square.argument(0)));
  lilt::Jit jit;
  lilt::Result<lilt::Unit> unit = jit.add(module);
  if (!unit) return std::fputs(unit.error().text(), stderr), 1;
  std::printf("%" PRId64 "\n", jit.lookup<int64_t(int64_t)>("square")(7));
}
