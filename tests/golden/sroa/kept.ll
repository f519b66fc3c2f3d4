; Objects that stay whole: their address escapes, is chosen at run time or is accessed by a variable index; accesses are
; volatile or atomic, or touch a part of a pointer; a copy goes from the object to itself.
; lilt: --stop-after=sroa
; escaped: has: alloca { i64, i64 }
; indexed: has: alloca [4 x i64]
; chosen: has: alloca { i64, i64 }
; watched: has: alloca { i64, i64 }
; shared: has: alloca { i64, i64 }
; pointer: has: alloca { ptr }
; itself: has: alloca [4 x i64]
declare void @use(ptr)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)

define void @escaped(i64 %x) {
  %o = alloca { i64, i64 }
  store i64 %x, ptr %o
  call void @use(ptr %o)
  ret void
}

define i64 @indexed(i64 %i) {
  %o = alloca [4 x i64]
  store i64 7, ptr %o
  %p = getelementptr [4 x i64], ptr %o, i64 0, i64 %i
  %x = load i64, ptr %p
  ret i64 %x
}

define i64 @chosen(i1 %c, ptr %p) {
  %o = alloca { i64, i64 }
  store i64 7, ptr %o
  %q = select i1 %c, ptr %o, ptr %p
  %x = load i64, ptr %q
  ret i64 %x
}

define i64 @watched(i64 %x) {
  %o = alloca { i64, i64 }
  store volatile i64 %x, ptr %o
  %y = load i64, ptr %o
  ret i64 %y
}

define i64 @shared(i64 %x) {
  %o = alloca { i64, i64 }
  store atomic i64 %x, ptr %o seq_cst, align 8
  %y = load i64, ptr %o
  ret i64 %y
}

define i32 @pointer(ptr %x) {
  %o = alloca { ptr }
  %p = getelementptr i8, ptr %o, i64 4
  store ptr %x, ptr %o
  %z = load i32, ptr %p
  ret i32 %z
}

define i64 @itself(i64 %x) {
  %o = alloca [4 x i64]
  %p = getelementptr [4 x i64], ptr %o, i64 0, i64 1
  store i64 %x, ptr %o
  call void @llvm.memmove.p0.p0.i64(ptr %p, ptr %o, i64 16, i1 false)
  %y = load i64, ptr %p
  ret i64 %y
}
