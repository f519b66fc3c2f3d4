; error: 2:18: 5
@g = global i64* 5
