; Full LLVM's alloca of an array and a struct, which courses' programs use.
; exit: 25
define i64 @main() {
  %a = alloca [3 x i64]
  %s = alloca { i64, i1, i64* }
  %a2 = getelementptr [3 x i64]* %a, i32 0, i32 2
  store i64 25, i64* %a2
  %sp = getelementptr { i64, i1, i64* }* %s, i32 0, i32 2
  store i64* %a2, i64** %sp
  %sb = getelementptr { i64, i1, i64* }* %s, i32 0, i32 1
  store i1 true, i1* %sb
  %b = load i1* %sb
  br i1 %b, label %go, label %bad
go:
  %p = load i64** %sp
  %v = load i64* %p
  ret i64 %v
bad:
  ret i64 0
}
