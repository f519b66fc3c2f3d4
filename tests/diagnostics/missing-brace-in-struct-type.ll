; error: 2:24: '}'
@g = global { i64, i64 null
