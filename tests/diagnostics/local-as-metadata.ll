; error: 4:34: metadata
declare void @llvm.x(metadata)
define void @f(ptr %p) {
  call void @llvm.x(metadata ptr %p)
  ret void
}
