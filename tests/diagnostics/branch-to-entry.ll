; "In LLVM it is illegal to jump back to the entry block of a function body."
; error: 5:12: entry
define i64 @main() {
entry:
  br label %entry
}
