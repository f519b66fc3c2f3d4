; error: 2:30: end of
@g = global [2 x i64] [i64 1,