; exit: 33
define i64 @id(i64 %x) {
  ret i64 %x
}
%s = type { i64 }
define i64 @main() {
  %a = alloca i64
  %b = alloca i1
  %c = alloca i8*
  %d = alloca i64*
  %e = alloca i64**
  %f = alloca i64 (i64)*
  %g = alloca %s*
  %h = alloca %s
  store i64 30, i64* %a
  store i1 true, i1* %b
  store i8* null, i8** %c
  store i64* %a, i64** %d
  store i64** %d, i64*** %e
  store i64 (i64)* @id, i64 (i64)** %f
  store %s* %h, %s** %g
  %h2 = load %s** %g
  %hp = getelementptr %s* %h2, i32 0, i32 0
  store i64 3, i64* %hp
  %e1 = load i64*** %e
  %d1 = load i64** %e1
  %v = load i64* %d1
  %fn = load i64 (i64)** %f
  %w = load i64* %hp
  %x = call i64 %fn(i64 %w)
  %r = add i64 %v, %x
  %nul = load i8** %c
  %n = icmp eq i8* %nul, null
  br i1 %n, label %good, label %bad
good:
  ret i64 %r
bad:
  ret i64 0
}
