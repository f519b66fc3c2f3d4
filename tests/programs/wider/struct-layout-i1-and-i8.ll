; i1 and i8 take one byte each, side by side.
; exit: 7
%s = type { i1, i8, i1, i8, i64 }
define i64 @main() {
  %a = alloca %s
  %f0 = getelementptr %s* %a, i32 0, i32 0
  %f1 = getelementptr %s* %a, i32 0, i32 1
  %f2 = getelementptr %s* %a, i32 0, i32 2
  %f3 = getelementptr %s* %a, i32 0, i32 3
  %f4 = getelementptr %s* %a, i32 0, i32 4
  store i64 0, i64* %f4
  store i1 true, i1* %f0
  store i8 65, i8* %f1
  store i1 false, i1* %f2
  store i8 66, i8* %f3
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
  %x = load i8* %b1
  %y = load i8* %b3
  %c = icmp eq i8 %x, 65
  br i1 %c, label %fine, label %bad
fine:
  %d = icmp eq i8 %y, 66
  br i1 %d, label %all, label %bad
all:
  ret i64 7
bad:
  ret i64 0
}
