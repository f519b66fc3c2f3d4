; error: 2:23: 3
@g = global [3 x i64] [i64 1, i64 2]
