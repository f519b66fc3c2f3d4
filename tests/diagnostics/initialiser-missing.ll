; error: 3:1: initializer
@g = global i64
@h = global i64 1
