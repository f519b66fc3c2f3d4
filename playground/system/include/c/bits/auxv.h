// Without the constants of the auxiliary vector, which <elf.h> includes.
