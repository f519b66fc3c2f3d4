; Blocks with nothing but a branch.
; exit: 2
define i64 @main(i64 %argc, i8** %argv) {
  %c = icmp sgt i64 %argc, 0
  br i1 %c, label %e1, label %f1
e1:
  br label %e2
e2:
  br label %e3
e3:
  br label %e4
e4:
  br label %yes
f1:
  br label %f2
f2:
  br label %no
yes:
  ret i64 2
no:
  ret i64 3
}
