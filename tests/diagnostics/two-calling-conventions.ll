; error: 4:19: expected one calling convention only
declare ghccc void @f()
define void @g() {
  tail call ghccc tailcc void @f()
  ret void
}
