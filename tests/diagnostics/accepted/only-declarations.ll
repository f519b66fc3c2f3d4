declare i64 @f(i64)
declare void @g(i8*, ...)
@h = external global i64
