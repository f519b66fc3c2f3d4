// The C library there has none; ELF's constants are the same everywhere.
#pragma once

#ifdef __cplusplus
#define __BEGIN_DECLS extern "C" {
#define __END_DECLS }
#endif
#include "/usr/include/elf.h"
