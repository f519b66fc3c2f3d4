; A run may begin at a local function that the module also calls: its arguments are not those of the calls.
; lilt: run -O2
declare i32 @printf(ptr, ...)
@text = private constant [13 x i8] c"%d arguments\00"

define internal i32 @main(i32 %argc, ptr %argv) {
  %n = call i32 (ptr, ...) @printf(ptr @text, i32 %argc)
  ret i32 0
}
define i32 @use() {
  %r = call i32 @main(i32 9, ptr null)
  ret i32 %r
}
