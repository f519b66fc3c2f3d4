; error: 2:18: half
@a = global half 0x3FB999999999999A
@p = global ptr @a
