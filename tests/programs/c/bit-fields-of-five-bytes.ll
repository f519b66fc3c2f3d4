; Bit-fields in a unit of five bytes: what is above a field is shifted out, and its sign comes back.
; exit: 0
; output: 1 1000 -48
@five = global [5 x i8] zeroinitializer
@format = private constant [13 x i8] c"%ld %ld %ld\0A\00"
declare i32 @printf(ptr, ...)

define void @set(ptr %unit, i40 %value) {
  store i40 %value, ptr %unit, align 1
  ret void
}
define i64 @upper(ptr %unit) {
  %x = load i40, ptr %unit, align 1
  %field = shl i40 %x, 12
  %value = ashr i40 %field, 28
  %wide = sext i40 %value to i64
  ret i64 %wide
}
define i64 @lower(ptr %unit) {
  %x = load i40, ptr %unit, align 1
  %field = shl i40 %x, 24
  %value = ashr i40 %field, 24
  %wide = sext i40 %value to i64
  ret i64 %wide
}
define i64 @top(ptr %unit) {
  %x = load i40, ptr %unit, align 1
  %value = ashr i40 %x, 28
  %wide = sext i40 %value to i64
  ret i64 %wide
}
define i32 @main() {
  call void @set(ptr @five, i40 -12884835352)
  %a = call i64 @upper(ptr @five)
  %b = call i64 @lower(ptr @five)
  %c = call i64 @top(ptr @five)
  %n = call i32 (ptr, ...) @printf(ptr @format, i64 %a, i64 %b, i64 %c)
  ret i32 0
}
