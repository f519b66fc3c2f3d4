; The specification's global fragment: @bar holds a pointer to @foo, @baz one to @bar.
; exit: 42
@foo = global i64 42
@bar = global i64* @foo
@baz = global i64** @bar
define i64 @main() {
  %a = load i64**, i64*** @baz
  %b = load i64*, i64** %a
  %c = load i64, i64* %b
  ret i64 %c
}
