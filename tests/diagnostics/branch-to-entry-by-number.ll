; The entry block has the number behind that of the argument.
; error: 4:3: entry
define i64 @main(i64) {
  br label %1
}
