// Linked in if the program lacks a `main`: an Oat program starts at `program`.
#include "runtime/library/oat_program.h"

int64_t program(int64_t argument_count, int64_t* arguments);

int main(int argument_count, char** arguments) {
  return (int)call_oat_program(program, argument_count, arguments);
}
