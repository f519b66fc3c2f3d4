; interpret-error: 7: no-pointer
define i64 @main() {
  %slot = alloca i64
  store i64 4096, i64* %slot
  %view = bitcast i64* %slot to i64 ()**
  %f = load i64 ()** %view
  %r = call i64 %f()
  ret i64 %r
}
