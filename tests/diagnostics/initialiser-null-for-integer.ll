; error: 2:17: null
@g = global i64 null
