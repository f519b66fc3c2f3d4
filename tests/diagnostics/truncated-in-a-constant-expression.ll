; error: 3:33: end of
@a = global i64 1
@g = global i8* bitcast (i64* @a