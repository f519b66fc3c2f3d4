; alloca: "at the next available index": every execution gives a new slot of the frame.
; strict: exit 3
define i64 @main() {
  %first = alloca i64*
  %i = alloca i64
  store i64* null, i64** %first
  store i64 0, i64* %i
  br label %loop
loop:
  %n = load i64* %i
  %p = alloca i64
  %m = add i64 %n, 3
  store i64 %m, i64* %p
  %f = load i64** %first
  %z = icmp eq i64* %f, null
  br i1 %z, label %keep, label %next
keep:
  store i64* %p, i64** %first
  br label %next
next:
  %k = add i64 %n, 1
  store i64 %k, i64* %i
  %c = icmp slt i64 %k, 5
  br i1 %c, label %loop, label %done
done:
  %q = load i64** %first
  %v = load i64* %q
  ret i64 %v
}
