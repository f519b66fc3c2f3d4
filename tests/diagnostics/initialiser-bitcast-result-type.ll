; error: 3:19: i8*
@a = global i64 1
@g = global i64** bitcast (i64* @a to i8*)
