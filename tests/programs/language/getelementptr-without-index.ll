; LLVM's form without an index is the pointer itself, as an instruction and as a constant.
; exit: 42
@x = global i64 40
@p = global i64* getelementptr (i64, i64* @x)
define i64 @main() {
  %p = load i64*, i64** @p
  %q = getelementptr i64, i64* %p
  %a = load i64, i64* %q
  %s = add i64 %a, 2
  ret i64 %s
}
