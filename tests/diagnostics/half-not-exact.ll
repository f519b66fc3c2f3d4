; error: 2:18: half
@a = global half 0.1
@p = global ptr @a
