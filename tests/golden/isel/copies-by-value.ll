; A small object that is passed by value is copied in pieces of 8 bytes: a load of 16 bytes would wait for the stores of
; its members. Larger objects, and all where size counts, are copied in pieces of 16.
; lilt: -O2 -S
; small: lacks: movups
; large: has: movups
; for_size: has: movups
%Vector = type { double, double, double }
%Matrix = type { %Vector, %Vector }
declare void @take(ptr byval(%Vector))
declare void @take_matrix(ptr byval(%Matrix))
define void @small(double %x) {
  %v = alloca %Vector
  store double %x, ptr %v
  %y = getelementptr %Vector, ptr %v, i64 0, i32 1
  store double 1.0, ptr %y
  %z = getelementptr %Vector, ptr %v, i64 0, i32 2
  store double %x, ptr %z
  call void @take(ptr byval(%Vector) %v)
  ret void
}
define void @large(ptr %m) {
  call void @take_matrix(ptr byval(%Matrix) %m)
  ret void
}
define void @for_size(ptr %v) optsize {
  call void @take(ptr byval(%Vector) %v)
  ret void
}
