; The other side of a copy stays in its address space where the copy is cut.
; lilt: --stop-after=sroa
; second: has: getelementptr i8, ptr addrspace(257) %p, i64 8
; second: lacks: getelementptr i8, ptr %p
declare void @llvm.memcpy.p0.p257.i64(ptr, ptr addrspace(257), i64, i1)

define i64 @second(ptr addrspace(257) %p) {
  %o = alloca { i64, i64 }
  call void @llvm.memcpy.p0.p257.i64(ptr %o, ptr addrspace(257) %p, i64 16, i1 false)
  %q = getelementptr i8, ptr %o, i64 8
  %x = load i64, ptr %q
  ret i64 %x
}
