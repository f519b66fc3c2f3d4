; error: 2:22: x86_fp80
@a = global x86_fp80 0x3FF0000000000000
@p = global ptr @a
