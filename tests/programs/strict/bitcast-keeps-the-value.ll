; bitcast: "Update locals(%L) with the value of OP"; back again, the pointer is as good as before.
; strict: exit 9
define i64 @main() {
  %p = alloca i64
  store i64 9, i64* %p
  %a = bitcast i64* %p to i8*
  %b = bitcast i8* %a to i1**
  %c = bitcast i1** %b to i64*
  %v = load i64* %c
  ret i64 %v
}
