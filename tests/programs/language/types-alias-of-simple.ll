; A named type may abbreviate a simple type, a pointer, a function pointer.
; exit: 8
%int = type i64
%bool = type i1
%ref = type %int*
%binary = type i64 (%int, i64)*
define %int @sum(%int %a, i64 %b) {
  %c = add i64 %a, %b
  ret i64 %c
}
define %int @main() {
  %p = alloca %int
  store %int 3, %ref %p
  %a = load i64, i64* %p
  %b = load %int, %ref %p
  %q = alloca %binary
  store %binary @sum, i64 (i64, i64)** %q
  %f = load %binary, %binary* %q
  %r = call %int %f(i64 %a, %int %b)
  %t = icmp eq %int %r, 6
  %u = alloca %bool
  store i1 %t, %bool* %u
  %v = load %bool, i1* %u
  br %bool %v, label %yes, label %no
yes:
  ret i64 8
no:
  ret i64 1
}
