; error: 2:23: 2 elements
@v = global <3 x i32> <i32 1, i32 2>
@p = global ptr @v
