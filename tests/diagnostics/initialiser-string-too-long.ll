; error: 2:22: 2
@s = global [2 x i8] c"hey\00"
