; error: 3:68: @b
@a = global i64 1
@t = global { i64, [2 x i64*] } { i64 3, [2 x i64*] [i64* @a, i64* @b] }
