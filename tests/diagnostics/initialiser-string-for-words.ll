; error: 2:23: string
@s = global [4 x i64] c"hey\00"
