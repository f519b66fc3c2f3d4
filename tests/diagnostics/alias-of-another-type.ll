; error: 2:17: i32*
@a = alias i64, i32* @b
@b = global i32 0
