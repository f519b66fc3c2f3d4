; error: 2:35: i1
@g = global { i64, i64 } { i64 1, i1 true }
