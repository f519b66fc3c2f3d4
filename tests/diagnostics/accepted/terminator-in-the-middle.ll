; In LLVM an instruction after a terminator begins a block without a label.
; warning: 5:3: without a label
define i64 @main() {
  ret i64 0
  %x = add i64 1, 2
  ret i64 %x
}
