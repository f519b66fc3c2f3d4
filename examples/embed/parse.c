/* Reads a function as text, compiles it into memory and calls it. */
#include <lilt/lilt.h>
#include <stdio.h>
#include <string.h>

int main(void) {
  const char *text = "define i64 @square(i64 %x) {\n  %y = mul i64 %x, %x\n  ret i64 %y\n}\n";
  lilt_module *module;
  lilt_jit *jit;
  lilt_unit unit;
  lilt_error *error = lilt_module_parse(lilt_context_create(), "square", text, strlen(text), &module);
  if (error == NULL) error = lilt_jit_create(0, &jit);
  if (error == NULL) error = lilt_jit_add(jit, module, NULL, 0, &unit);
  if (error != NULL) return fputs(lilt_error_text(error), stderr), 1;
  long (*square)(long) = (long (*)(long))lilt_jit_lookup(jit, "square");
  printf("%ld\n", square(7));
}
