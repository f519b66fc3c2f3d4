; bitcast (T1* G to T2*) where G is itself a bitcast.
; exit: 66
@n = global i64 16961
@p = global i8* bitcast ([8 x i8]* bitcast (i64* @n to [8 x i8]*) to i8*)
define i64 @main() {
  %s = load i8** @p
  %q = bitcast i8* %s to i64*
  %v = load i64* %q
  %r = lshr i64 %v, 8
  ret i64 %r
}
