; error: 2:25: escape
@s = global [3 x i8] c"a\zz\00"
