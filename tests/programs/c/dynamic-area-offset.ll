; The offset from the stack pointer to a dynamic alloca's block: arguments on the stack lie below it.
; output: 1 2 3 4 5 6 7 8
; exit: 0
declare i64 @llvm.get.dynamic.area.offset.i64()
declare ptr @llvm.stacksave()
declare i32 @printf(ptr, ...)

@format = private constant [26 x i8] c"%d %d %d %d %d %d %d %d\0A\00\00"

define i32 @main() {
  %n = call i64 @seven()
  %block = alloca i8, i64 %n
  store i8 1, ptr %block
  %offset = call i64 @llvm.get.dynamic.area.offset.i64()
  %sp = call ptr @llvm.stacksave()
  %begin = getelementptr i8, ptr %sp, i64 %offset
  %same = icmp eq ptr %begin, %block
  %number = zext i1 %same to i32
  call i32 (ptr, ...) @printf(ptr @format, i32 %number, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8)
  ret i32 0
}

define i64 @seven() noinline {
  ret i64 7
}
