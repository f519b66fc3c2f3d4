; error: 2:22: 6
@s = global [6 x i8] c"hey\00"
