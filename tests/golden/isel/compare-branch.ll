; Comparisons as branches, as values and in memory.
; lilt: --stop-after=isel
declare void @f()
define void @zero(i64 %a) {
  %1 = icmp eq i64 %a, 0
  br i1 %1, label %yes, label %no
yes:
  call void @f()
  br label %no
no:
  ret void
}
define void @sign(i64 %a) {
  %1 = icmp slt i64 %a, 0
  br i1 %1, label %yes, label %no
yes:
  call void @f()
  br label %no
no:
  ret void
}
define void @limit(i64 %a) {
  %1 = icmp sgt i64 %a, 127
  br i1 %1, label %yes, label %no
yes:
  call void @f()
  br label %no
no:
  ret void
}
define void @bit(i64 %a) {
  %1 = and i64 %a, 4096
  %2 = icmp ne i64 %1, 0
  br i1 %2, label %yes, label %no
yes:
  call void @f()
  br label %no
no:
  ret void
}
define void @memory(i64* %p) {
  %1 = load i64, i64* %p
  %2 = icmp ult i64 %1, 50
  br i1 %2, label %yes, label %no
yes:
  call void @f()
  br label %no
no:
  ret void
}
define i1 @value(i64 %a, i64 %b) {
  %1 = icmp ule i64 %a, %b
  ret i1 %1
}
define i64 @counted(i64 %a, i64 %b) {
  %1 = icmp slt i64 %a, %b
  %2 = zext i1 %1 to i64
  ret i64 %2
}
define void @both(i64 %a, i64 %b) {
  %1 = icmp eq i64 %a, 0
  %2 = icmp eq i64 %b, 0
  %3 = and i1 %1, %2
  br i1 %3, label %yes, label %no
yes:
  call void @f()
  br label %no
no:
  ret void
}
