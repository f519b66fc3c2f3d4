; error: 2:14: -1
@g = global [-1 x i64]* null
