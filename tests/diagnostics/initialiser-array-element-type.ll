; error: 2:31: i1
@g = global [2 x i64] [i64 1, i1 true]
