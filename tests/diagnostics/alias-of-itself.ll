; error: 2:1: @a
@a = alias i8, ptr @b
@b = alias i8, getelementptr (i8, ptr @a, i64 1)
