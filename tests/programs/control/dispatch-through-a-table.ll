; A small virtual machine: its operations are functions in a table.
; exit: 151
; output: -1641
@ops = global [4 x i64 (i64, i64)*] [i64 (i64, i64)* @op_add, i64 (i64, i64)* @op_sub, i64 (i64, i64)* @op_mul, i64 (i64, i64)* @op_xor]
@code = global [8 x { i64, i64 }] [{ i64, i64 } { i64 0, i64 5 }, { i64, i64 } { i64 2, i64 7 }, { i64, i64 } { i64 1, i64 3 }, { i64, i64 } { i64 3, i64 255 }, { i64, i64 } { i64 2, i64 2 }, { i64, i64 } { i64 0, i64 100 }, { i64, i64 } { i64 1, i64 -1 }, { i64, i64 } { i64 2, i64 -3 }]
define i64 @op_add(i64 %a, i64 %b) {
  %r = add i64 %a, %b
  ret i64 %r
}
define i64 @op_sub(i64 %a, i64 %b) {
  %r = sub i64 %a, %b
  ret i64 %r
}
define i64 @op_mul(i64 %a, i64 %b) {
  %r = mul i64 %a, %b
  ret i64 %r
}
define i64 @op_xor(i64 %a, i64 %b) {
  %r = xor i64 %a, %b
  ret i64 %r
}
define i64 @main() {
  %pc = alloca i64
  %acc = alloca i64
  store i64 0, i64* %pc
  store i64 0, i64* %acc
  br label %fetch
fetch:
  %i = load i64* %pc
  %op = getelementptr [8 x { i64, i64 }]* @code, i32 0, i64 %i, i32 0
  %argp = getelementptr [8 x { i64, i64 }]* @code, i32 0, i64 %i, i32 1
  %o = load i64* %op
  %arg = load i64* %argp
  %fp = getelementptr [4 x i64 (i64, i64)*]* @ops, i32 0, i64 %o
  %f = load i64 (i64, i64)** %fp
  %a = load i64* %acc
  %b = call i64 %f(i64 %a, i64 %arg)
  store i64 %b, i64* %acc
  %j = add i64 %i, 1
  store i64 %j, i64* %pc
  %c = icmp eq i64 %j, 8
  br i1 %c, label %halt, label %fetch
halt:
  %r = load i64* %acc
  %s = call i8* @ll_ltoa(i64 %r)
  call void @ll_puts(i8* %s)
  ret i64 %r
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
