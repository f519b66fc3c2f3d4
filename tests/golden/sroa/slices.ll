; Structs and arrays in allocas become a scalar each, which mem2reg promotes: members through constant indices, copies
; between objects, fills, loads and stores of whole structs, members read as a number, a pointer or a floating-point
; number in turn. What nothing reads is not written.
; lilt: --stop-after=mem2reg
; members: lacks: alloca
; copied: lacks: alloca
; copied: count: 2 load
; filled: lacks: alloca
; filled: has: 72340172838076673
; whole: lacks: alloca
; types: lacks: alloca
; types: has: bitcast double
; unread: lacks: store
; alive: has: call void @llvm.lifetime.start.p0(i64 32, ptr %v0)
; alive: has: call void @llvm.lifetime.end.p0(i64 32, ptr %v0)
; by_parts: count: 1 alloca
; by_parts: has: call void @llvm.memcpy.p0.p0.i64
; by_parts: lacks: i64 24
%vector = type { double, double, double }

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.lifetime.start.p0(i64, ptr)

define i64 @members(i64 %x, i32 %y) {
  %o = alloca { i64, [2 x i32] }
  call void @llvm.lifetime.start.p0(i64 16, ptr %o)
  store i64 %x, ptr %o
  %p = getelementptr { i64, [2 x i32] }, ptr %o, i64 0, i32 1, i64 1
  store i32 %y, ptr %p
  %a = load i64, ptr %o
  %b = load i32, ptr %p
  %c = zext i32 %b to i64
  %s = add i64 %a, %c
  ret i64 %s
}

define double @copied(ptr %from, ptr %to) {
  %a = alloca %vector
  %b = alloca %vector
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %from, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %a, i64 24, i1 false)
  %p = getelementptr %vector, ptr %b, i64 0, i32 1
  %q = getelementptr %vector, ptr %b, i64 0, i32 2
  %x = load double, ptr %p
  %y = load double, ptr %q
  %s = fadd double %x, %y
  ret double %s
}

define i64 @filled() {
  %o = alloca [2 x i64]
  call void @llvm.memset.p0.i64(ptr %o, i8 1, i64 16, i1 false)
  %p = getelementptr [2 x i64], ptr %o, i64 0, i64 1
  %x = load i64, ptr %p
  ret i64 %x
}

define { i64, double } @whole({ i64, double } %v, double %d) {
  %o = alloca { i64, double }
  store { i64, double } %v, ptr %o
  %p = getelementptr { i64, double }, ptr %o, i64 0, i32 1
  store double %d, ptr %p
  %r = load { i64, double }, ptr %o
  ret { i64, double } %r
}

define i64 @types(double %d) {
  %o = alloca { double, i64 }
  store double %d, ptr %o
  %x = load i64, ptr %o
  ret i64 %x
}

define void @unread(i64 %x) {
  %o = alloca { i64, i64 }
  store i64 %x, ptr %o
  ret void
}

define i64 @by_parts(ptr %p, i64 %x, ptr %q) {
  %o = alloca { [2 x i64], i64 }
  call void @llvm.memcpy.p0.p0.i64(ptr %o, ptr %p, i64 24, i1 false)
  %m = getelementptr { [2 x i64], i64 }, ptr %o, i64 0, i32 1
  store i64 %x, ptr %m
  call void @llvm.memcpy.p0.p0.i64(ptr %q, ptr %o, i64 24, i1 false)
  %r = load i64, ptr %m
  ret i64 %r
}

define i8 @alive(ptr %p, i64 %x, i64 %i) {
  %o = alloca { [4 x i64], i64 }
  call void @llvm.lifetime.start.p0(i64 40, ptr %o)
  call void @llvm.memcpy.p0.p0.i64(ptr %o, ptr %p, i64 32, i1 false)
  %m = getelementptr { [4 x i64], i64 }, ptr %o, i64 0, i32 1
  store i64 %x, ptr %m
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %o, i64 32, i1 false)
  %r = load i64, ptr %m
  %s = trunc i64 %r to i8
  call void @llvm.lifetime.end.p0(i64 40, ptr %o)
  ret i8 %s
}
declare void @llvm.lifetime.end.p0(i64, ptr)
