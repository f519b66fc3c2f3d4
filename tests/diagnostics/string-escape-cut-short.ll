; error: 2:26: escape
@s = global [3 x i8] c"ab\0"
