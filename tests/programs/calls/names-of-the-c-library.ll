; Functions and globals of the program may have names that the C library, the linker or an
; assembler use too; text that the runtime makes does not suffer from it.
; exit: 15
; output: 8215
@rax = global i64 3
@offset = global i64 4
@end = global i64 5
@st = global i64 6
@byte = global i64 7
declare i8* @ll_ltoa(i64)
declare i8* @ll_strcat(i8*, i8*)
declare void @ll_puts(i8*)
define i64 @mod(i64 %a, i64 %b) {
  %less = icmp slt i64 %a, %b
  br i1 %less, label %done, label %more
more:
  %c = sub i64 %a, %b
  %d = call i64 @mod(i64 %c, i64 %b)
  ret i64 %d
done:
  ret i64 %a
}
define i64 @abs(i64 %a) {
  %negative = icmp slt i64 %a, 0
  br i1 %negative, label %turn, label %keep
turn:
  %b = sub i64 0, %a
  ret i64 %b
keep:
  ret i64 %a
}
define i64 @pow(i64 %base, i64 %exponent) {
  %none = icmp eq i64 %exponent, 0
  br i1 %none, label %one, label %some
one:
  ret i64 1
some:
  %less = sub i64 %exponent, 1
  %rest = call i64 @pow(i64 %base, i64 %less)
  %r = mul i64 %rest, %base
  ret i64 %r
}
define i64 @and(i64 %a) {
  %r = and i64 %a, 15
  ret i64 %r
}
define i64 @not(i64 %a) {
  %r = xor i64 %a, -1
  ret i64 %r
}
define i8* @index(i8* %text, i64 %count) {
  %number = call i8* @ll_ltoa(i64 %count)
  %joined = call i8* @ll_strcat(i8* %text, i8* %number)
  ret i8* %joined
}
define i64 @main() {
  %a = load i64, i64* @rax
  %b = load i64, i64* @offset
  %c = load i64, i64* @end
  %d = load i64, i64* @st
  %e = load i64, i64* @byte
  %p = call i64 @pow(i64 %a, i64 %b)
  %q = call i64 @not(i64 %p)
  %r = call i64 @abs(i64 %q)
  %s = call i64 @mod(i64 %r, i64 %e)
  %t = mul i64 %s, %c
  %u = add i64 %t, %d
  %v = call i64 @and(i64 %u)
  %text = call i8* @ll_ltoa(i64 %r)
  %line = call i8* @index(i8* %text, i64 %v)
  call void @ll_puts(i8* %line)
  ret i64 %v
}
