; error: 2:26: 2
@g = global { i64, i64 } { i64 1 }
