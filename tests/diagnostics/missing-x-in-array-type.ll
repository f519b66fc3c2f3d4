; error: 2:16: 'x'
@g = global [2 i64]* null
