; error: 2:22: ']'
@g = global [2 x i64 null
