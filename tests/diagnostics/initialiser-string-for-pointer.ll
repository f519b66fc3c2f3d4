; error: 2:17: string
@s = global i8* c"hey\00"
