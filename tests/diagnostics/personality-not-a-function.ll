; error: 4:30: a 'personality' other than
declare void @g()
declare i32 @h()
define void @f() personality ptr null {
  ret void
}
