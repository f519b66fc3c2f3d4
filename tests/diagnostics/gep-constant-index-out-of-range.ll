; error: 3:76: 7
@s = global { i64, i64 } { i64 1, i64 2 }
@p = global i64* getelementptr ({ i64, i64 }, { i64, i64 }* @s, i32 0, i32 7)
