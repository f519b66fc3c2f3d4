; error: 2:24: a type is missing before '1'
@a = global [3 x i64] [1, 2, 3]
