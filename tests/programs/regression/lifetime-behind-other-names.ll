; An object that was alive again under another name shared its memory with one that was alive then.
; exit: 0
; output: 5 5 5
declare i32 @printf(ptr, ...)
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)
@fmt = private constant [10 x i8] c"%d %d %d\0A\00"
@sink = global ptr null

define internal void @use(ptr %p) noinline {
  store ptr %p, ptr @sink
  ret void
}

; The same lifetimes for three names of %a.
define internal i32 @by_freeze() noinline {
  %a = alloca [16 x i32]
  %b = alloca [16 x i32]
  call void @llvm.lifetime.start.p0(i64 64, ptr %a)
  call void @use(ptr %a)
  call void @llvm.lifetime.end.p0(i64 64, ptr %a)
  %again = freeze ptr %a
  call void @llvm.lifetime.start.p0(i64 64, ptr %again)
  store i32 5, ptr %again
  call void @use(ptr %again)
  call void @llvm.lifetime.start.p0(i64 64, ptr %b)
  store i32 7, ptr %b
  call void @use(ptr %b)
  %r = load i32, ptr %again
  call void @llvm.lifetime.end.p0(i64 64, ptr %b)
  call void @llvm.lifetime.end.p0(i64 64, ptr %again)
  ret i32 %r
}

define internal i32 @by_integer() noinline {
  %a = alloca [16 x i32]
  %b = alloca [16 x i32]
  call void @llvm.lifetime.start.p0(i64 64, ptr %a)
  call void @use(ptr %a)
  call void @llvm.lifetime.end.p0(i64 64, ptr %a)
  %number = ptrtoint ptr %a to i64
  %again = inttoptr i64 %number to ptr
  call void @llvm.lifetime.start.p0(i64 64, ptr %again)
  store i32 5, ptr %again
  call void @use(ptr %again)
  call void @llvm.lifetime.start.p0(i64 64, ptr %b)
  store i32 7, ptr %b
  call void @use(ptr %b)
  %r = load i32, ptr %again
  call void @llvm.lifetime.end.p0(i64 64, ptr %b)
  call void @llvm.lifetime.end.p0(i64 64, ptr %again)
  ret i32 %r
}

define internal i32 @by_memory() noinline {
  %a = alloca [16 x i32]
  %b = alloca [16 x i32]
  call void @llvm.lifetime.start.p0(i64 64, ptr %a)
  call void @use(ptr %a)
  call void @llvm.lifetime.end.p0(i64 64, ptr %a)
  %again = load volatile ptr, ptr @sink
  call void @llvm.lifetime.start.p0(i64 64, ptr %again)
  store i32 5, ptr %again
  call void @use(ptr %again)
  call void @llvm.lifetime.start.p0(i64 64, ptr %b)
  store i32 7, ptr %b
  call void @use(ptr %b)
  %r = load i32, ptr %again
  call void @llvm.lifetime.end.p0(i64 64, ptr %b)
  call void @llvm.lifetime.end.p0(i64 64, ptr %again)
  ret i32 %r
}

define i32 @main() {
  %a = call i32 @by_freeze()
  %b = call i32 @by_integer()
  %c = call i32 @by_memory()
  %r = call i32 (ptr, ...) @printf(ptr @fmt, i32 %a, i32 %b, i32 %c)
  ret i32 0
}
