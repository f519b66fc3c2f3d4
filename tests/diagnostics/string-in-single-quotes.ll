; error: 2:22: a string is written c"..."
@s = global [6 x i8] c'hello'
