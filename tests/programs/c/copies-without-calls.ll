; llvm.memcpy.inline and llvm.memset.inline of more bytes than moves are made for.
; exit: 0
; output: 1 2 9 9 7 7 9
@format = constant [22 x i8] c"%d %d %d %d %d %d %d\0A\00"
declare i32 @printf(ptr, ...)
declare void @llvm.memcpy.inline.p0.p0.i64(ptr, ptr, i64 immarg, i1 immarg)
declare void @llvm.memset.inline.p0.i32(ptr, i8, i32 immarg, i1 immarg)
declare void @llvm.memset.inline.p0.i64(ptr, i8, i64 immarg, i1 immarg)
@from = global [300 x i8] zeroinitializer
@to = global [300 x i8] zeroinitializer

define void @copy(ptr %to, ptr %from, i8 %byte) noinline {
  call void @llvm.memset.inline.p0.i32(ptr %to, i8 %byte, i32 300, i1 false)
  call void @llvm.memcpy.inline.p0.p0.i64(ptr %to, ptr %from, i64 256, i1 false)
  %middle = getelementptr i8, ptr %to, i64 100
  call void @llvm.memset.inline.p0.i64(ptr %middle, i8 7, i64 65, i1 true)
  call void @llvm.memcpy.inline.p0.p0.i64(ptr %from, ptr %to, i64 300, i1 false)
  ret void
}

define i32 @main() {
  store i8 1, ptr @from
  store i8 2, ptr getelementptr (i8, ptr @from, i64 255)
  call void @copy(ptr @to, ptr @from, i8 9)
  %a = load i8, ptr @from
  %b = load i8, ptr getelementptr (i8, ptr @from, i64 255)
  %c = load i8, ptr getelementptr (i8, ptr @from, i64 256)
  %d = load i8, ptr getelementptr (i8, ptr @to, i64 299)
  %e = load i8, ptr getelementptr (i8, ptr @from, i64 100)
  %f = load i8, ptr getelementptr (i8, ptr @from, i64 164)
  %g = load i8, ptr getelementptr (i8, ptr @from, i64 299)
  %a1 = zext i8 %a to i32
  %b1 = zext i8 %b to i32
  %c1 = zext i8 %c to i32
  %d1 = zext i8 %d to i32
  %e1 = zext i8 %e to i32
  %f1 = zext i8 %f to i32
  %g1 = zext i8 %g to i32
  %r = call i32 (ptr, ...) @printf(ptr @format, i32 %a1, i32 %b1, i32 %c1, i32 %d1, i32 %e1, i32 %f1, i32 %g1)
  ret i32 0
}
