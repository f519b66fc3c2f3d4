; error: 3:18: @a
@a = global i1 true
@g = global i64* @a
