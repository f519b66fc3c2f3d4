; "If, instead, we tried to create a pointer off the end of the array, the resulting pointer would be undef";
; load: "If OP is not a valid pointer, either because it evaluates to undef, …".
; strict: error 7: out-of-bounds
@a = global [3 x i64] [i64 1, i64 2, i64 3]
define i64 @main() {
  %p = getelementptr [3 x i64]* @a, i32 0, i32 3
  %v = load i64* %p
  ret i64 %v
}
