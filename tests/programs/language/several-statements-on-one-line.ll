; Line ends mean nothing but the end of a comment.
; exit: 12
@g = global i64 5 define i64 @f(i64 %x) { %r = add i64 %x, 7 ret i64 %r } define i64 @main() { %v = load i64, i64* @g %r = call i64 @f(i64 %v) br label %end end: ret i64 %r }
