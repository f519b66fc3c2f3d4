; error: 2:17: i64
@g = global i64 [i64 1]
