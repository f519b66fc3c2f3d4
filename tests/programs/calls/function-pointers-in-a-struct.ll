; Objects with a table of methods, two classes.
; exit: 26
; output: 1306
%shape = type { %vtable*, i64, i64 }
%vtable = type { i64 (%shape*)*, i64 (%shape*)* }
@square_vt = global %vtable { i64 (%shape*)* @square_area, i64 (%shape*)* @square_edge }
@rect_vt = global %vtable { i64 (%shape*)* @rect_area, i64 (%shape*)* @rect_edge }
@a = global %shape { %vtable* @square_vt, i64 5, i64 0 }
@b = global %shape { %vtable* @rect_vt, i64 3, i64 4 }
define i64 @square_area(%shape* %s) {
  %p = getelementptr %shape* %s, i32 0, i32 1
  %v = load i64* %p
  %r = mul i64 %v, %v
  ret i64 %r
}
define i64 @square_edge(%shape* %s) {
  %p = getelementptr %shape* %s, i32 0, i32 1
  %v = load i64* %p
  %r = shl i64 %v, 2
  ret i64 %r
}
define i64 @rect_area(%shape* %s) {
  %p = getelementptr %shape* %s, i32 0, i32 1
  %q = getelementptr %shape* %s, i32 0, i32 2
  %v = load i64* %p
  %w = load i64* %q
  %r = mul i64 %v, %w
  ret i64 %r
}
define i64 @rect_edge(%shape* %s) {
  %p = getelementptr %shape* %s, i32 0, i32 1
  %q = getelementptr %shape* %s, i32 0, i32 2
  %v = load i64* %p
  %w = load i64* %q
  %x = add i64 %v, %w
  %r = shl i64 %x, 1
  ret i64 %r
}
define i64 @describe(%shape* %s) {
  %vtp = getelementptr %shape* %s, i32 0, i32 0
  %vt = load %vtable** %vtp
  %ap = getelementptr %vtable* %vt, i32 0, i32 0
  %area = load i64 (%shape*)** %ap
  %ep = getelementptr %vtable* %vt, i32 0, i32 1
  %edge = load i64 (%shape*)** %ep
  %x = call i64 %area(%shape* %s)
  %y = call i64 %edge(%shape* %s)
  %z = mul i64 %x, 100
  %r = add i64 %z, %y
  ret i64 %r
}
define i64 @main() {
  %x = call i64 @describe(%shape* @a)
  %y = call i64 @describe(%shape* @b)
  %r = sub i64 %x, %y
  %s = call i8* @ll_ltoa(i64 %r)
  call void @ll_puts(i8* %s)
  ret i64 %r
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
