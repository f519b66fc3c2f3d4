; Calls through the table of addresses (-fno-plt): direct, as jumps, of a function that libraries define and of one that
; another module could replace, of the copy that an argument by value needs, and of an intrinsic's function.
; exit: 20
; output: 12
%big = type { [600 x i8] }
declare i32 @atoi(ptr) nonlazybind
declare i32 @putchar(i32) nonlazybind
declare i32 @printf(ptr, ...) nonlazybind
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
@digits = private constant [3 x i8] c"12\00"
@format = private constant [4 x i8] c"%d\0A\00"
define i32 @parse(ptr %text) nonlazybind {
  %n = tail call i32 @atoi(ptr %text)
  ret i32 %n
}
define i32 @second(ptr byval(%big) %object) noinline nonlazybind {
  %at = getelementptr i8, ptr %object, i64 599
  %c = load i8, ptr %at
  %n = zext i8 %c to i32
  ret i32 %n
}
define i32 @main() nonlazybind {
  %object = alloca %big
  call void @llvm.memset.p0.i64(ptr %object, i8 8, i64 600, i1 false)
  %n = call i32 @parse(ptr @digits)
  %p = call i32 (ptr, ...) @printf(ptr @format, i32 %n)
  %s = call i32 @second(ptr byval(%big) %object)
  %r = add i32 %n, %s
  ret i32 %r
}
!llvm.module.flags = !{!0}
!0 = !{i32 7, !"RtLibUseGOT", i32 1}
