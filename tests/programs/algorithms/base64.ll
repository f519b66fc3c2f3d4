; Encodes 30 bits as five digits of base 64, through a table of strings and ll_strcat.
; exit: 0
; output: TWFuQ
@alphabet = global [65 x i8] c"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/\00"
@empty = global [1 x i8] c"\00"
declare i8* @strndup(i8*, i64)
define i8* @digit(i64 %n) {
  %p = getelementptr [65 x i8]* @alphabet, i32 0, i64 %n
  %s = call i8* @strndup(i8* %p, i64 1)
  ret i8* %s
}
define i8* @encode(i64 %v, i64 %digits) {
  %z = icmp eq i64 %digits, 0
  br i1 %z, label %end, label %more
end:
  %e = getelementptr [1 x i8]* @empty, i32 0, i32 0
  ret i8* %e
more:
  %h = lshr i64 %v, 6
  %d = sub i64 %digits, 1
  %front = call i8* @encode(i64 %h, i64 %d)
  %low = and i64 %v, 63
  %c = call i8* @digit(i64 %low)
  %r = call i8* @ll_strcat(i8* %front, i8* %c)
  ret i8* %r
}
define i64 @main() {
  %a = shl i64 77, 16
  %b = shl i64 97, 8
  %c = or i64 %a, %b
  %d = or i64 %c, 110
  %e = shl i64 %d, 6
  %f = or i64 %e, 16
  %s = call i8* @encode(i64 %f, i64 5)
  call void @ll_puts(i8* %s)
  ret i64 0
}
declare i8* @ll_strcat(i8*, i8*)
declare void @ll_puts(i8*)
