; i1 and i8 fields take one byte each, side by side; seen through addresses alone.
; exit: 7
%s = type { i1, i8, i1, i8, i64 }
define i64 @main() {
  %a = alloca %s
  %f1 = getelementptr %s* %a, i32 0, i32 1
  %f3 = getelementptr %s* %a, i32 0, i32 3
  %f4 = getelementptr %s* %a, i32 0, i32 4
  %b = bitcast %s* %a to [4 x i8]*
  %b1 = getelementptr [4 x i8]* %b, i32 0, i32 1
  %same = icmp eq i8* %b1, %f1
  br i1 %same, label %next, label %bad
next:
  %b3 = getelementptr [4 x i8]* %b, i32 0, i32 3
  %same3 = icmp eq i8* %b3, %f3
  br i1 %same3, label %third, label %bad
third:
  %b8 = getelementptr [4 x i8]* %b, i32 2, i32 0
  %q4 = bitcast i64* %f4 to i8*
  %same4 = icmp eq i8* %b8, %q4
  br i1 %same4, label %good, label %bad
good:
  ret i64 7
bad:
  ret i64 0
}
