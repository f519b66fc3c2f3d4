// How an Oat program starts: its `program` takes the number of arguments and the arguments as an
// Oat array (the length, then the strings), the program's name among them.
#pragma once

#include <stdint.h>
#include <stdlib.h>

static inline int64_t call_oat_program(int64_t (*program)(int64_t, int64_t*), int argument_count,
                                       char** arguments) {
  int64_t* array = (int64_t*)malloc(((size_t)argument_count + 1) * sizeof(int64_t));
  if (array == NULL) abort();
  array[0] = argument_count;
  for (int i = 0; i < argument_count; ++i) array[i + 1] = (int64_t)(intptr_t)arguments[i];
  int64_t result = program(argument_count, array);
  free(array);
  return result;
}
