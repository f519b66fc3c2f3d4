; error: 3:30: @a
@a = global i64 1
@g = global i8* bitcast (i1* @a to i8*)
