; warning: 4:17: '@ll_ltoa' is called but never declared: taken to be 'i8* (i64)'
; warning: 5:17: '@puts' is called but never declared
define i64 @f() {
  %x = call i8* @ll_ltoa(i64 1)
  %y = call i32 @puts(i8* %x)
  ret i64 1
}
