; error: 2:23: 2
@g = global [2 x i64] [i64 1, i64 2, i64 3]
