; error: 2:13: i64 (i64)
@g = global i64 (i64) null
