; error: 2:21: 1
@g = global { i64 } { i64 1, i64 2 }
