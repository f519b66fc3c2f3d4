; error: 2:17: %x
@g = global i64 %x
