; Names that look like those of C and of compilers are names like any other.
; exit: 14
@printf_ = global i64 9
@.str = global i64 5
define i64 @main.helper() {
  %a = load i64* @printf_
  %b = load i64* @.str
  %c = add i64 %a, %b
  ret i64 %c
}
define i64 @main() {
  %r = call i64 @main.helper()
  ret i64 %r
}
