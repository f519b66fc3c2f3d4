; error: 2:22: x86_fp80
@a = global x86_fp80 1.0
@p = global ptr @a
