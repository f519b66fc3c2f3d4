; The entry block has the number behind that of the argument: a phi may name it, a branch may not.
; error: 8:3: entry
; errors: 1
define i64 @main(i64) {
  br label %2
2:
  %x = phi i64 [ %0, %1 ]
  br label %1
}
