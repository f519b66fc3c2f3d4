; The memory of a frame that never ends has the same limit as all memory.
; strict: error 6: out-of-memory
define i64 @main() {
  br label %loop
loop:
  %p = alloca [100000 x i64]
  br label %loop
}
