; IR without debug information: gdb steps through this text. A comparison is part of its branch.
; steps: 18 7 9 13 14 19 7 9 11 20
define i32 @helper(i32 %x) {
entry:
; The lines of comments have no code.

  %y = mul i32 %x, 3
  %c = icmp sgt i32 %y, 10
  br i1 %c, label %big, label %small
big:
  ret i32 %y
small:
  %z = add i32 %y, 1
  ret i32 %z
}
define i32 @main() {
entry:
  %a = call i32 @helper(i32 2)
  %b = call i32 @helper(i32 9)
  %s = add i32 %a, %b
  ret i32 %s
}
