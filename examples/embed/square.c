/* Builds a function, compiles it into memory and calls it. */
#include <inttypes.h>
#include <lilt/lilt.h>
#include <stdio.h>

int main(void) {
  lilt_context *context = lilt_context_create();
  lilt_module *module = lilt_module_create(context, "square");
  lilt_type i64 = lilt_i64();
  lilt_function *square = lilt_function_create(module, "square", lilt_function_type(module, i64, &i64, 1, false));
  lilt_builder *builder = lilt_builder_create(module);
  lilt_block entry = lilt_block_create(square, NULL);
  lilt_block_append(square, entry);
  lilt_builder_at_end(builder, entry);
  lilt_value x = lilt_function_argument(square, 0);
  lilt_build_ret(builder, lilt_build_binary(builder, LILT_MUL, x, x, 0));

  lilt_jit *jit = NULL;
  lilt_unit unit;
  lilt_error *error = lilt_jit_create(0, &jit);
  if (error == NULL) error = lilt_jit_add(jit, module, NULL, 0, &unit);
  if (error != NULL) return fputs(lilt_error_text(error), stderr), 1;
  int64_t (*run)(int64_t) = (int64_t (*)(int64_t))lilt_jit_lookup(jit, "square");
  printf("%" PRId64 "\n", run(7));
  lilt_jit_delete(jit);
  lilt_builder_delete(builder);
  lilt_module_delete(module);
  lilt_context_delete(context);
}
