; llvm.is.fpclass of x86_fp80 in functions that have no other value of a type that is split: the
; bits of the number are an i80. And of fp128 and vectors.
; exit: 53
target triple = "x86_64-pc-linux-gnu"

declare i1 @llvm.is.fpclass.f80(x86_fp80, i32 immarg)
declare i1 @llvm.is.fpclass.f128(fp128, i32 immarg)
declare <3 x i1> @llvm.is.fpclass.v3f64(<3 x double>, i32 immarg)

define i32 @is_nan(x86_fp80 %x) noinline {
  %in = call i1 @llvm.is.fpclass.f80(x86_fp80 %x, i32 3)
  %r = zext i1 %in to i32
  ret i32 %r
}

define i32 @is_infinite(x86_fp80 %x) noinline {
  %in = call i1 @llvm.is.fpclass.f80(x86_fp80 %x, i32 516)
  %r = select i1 %in, i32 2, i32 0
  ret i32 %r
}

define i32 @is_negative_normal(x86_fp80 %x) noinline {
  %in = call i1 @llvm.is.fpclass.f80(x86_fp80 %x, i32 8)
  %r = select i1 %in, i32 4, i32 0
  ret i32 %r
}

define i32 @classes(x86_fp80 %x) noinline {
  %a = call i32 @is_nan(x86_fp80 %x)
  %b = call i32 @is_infinite(x86_fp80 %x)
  %c = call i32 @is_negative_normal(x86_fp80 %x)
  %ab = add i32 %a, %b
  %abc = add i32 %ab, %c
  ret i32 %abc
}

define i32 @quadruple(ptr %p) noinline {
  %x = load fp128, ptr %p
  %nan = call i1 @llvm.is.fpclass.f128(fp128 %x, i32 3)
  %infinite = call i1 @llvm.is.fpclass.f128(fp128 %x, i32 512)
  %r = select i1 %nan, i32 1, i32 0
  %s = select i1 %infinite, i32 2, i32 %r
  ret i32 %s
}

define i32 @lanes(ptr %p) noinline {
  %x = load <3 x double>, ptr %p
  %in = call <3 x i1> @llvm.is.fpclass.v3f64(<3 x double> %x, i32 11)
  %bits = zext <3 x i1> %in to <3 x i32>
  %a = extractelement <3 x i32> %bits, i32 0
  %b = extractelement <3 x i32> %bits, i32 1
  %c = extractelement <3 x i32> %bits, i32 2
  %b2 = mul i32 %b, 2
  %c4 = mul i32 %c, 4
  %ab = add i32 %a, %b2
  %abc = add i32 %ab, %c4
  ret i32 %abc
}

@infinity128 = global fp128 0xL00000000000000007FFF000000000000
@nan128 = global fp128 0xL0000000000000001FFFF000000000000
@vector = global <3 x double> <double 0x7FF8000000000000, double 1.0, double -1.0>

define i32 @main() {
  %q = call i32 @quadruple(ptr @infinity128)
  %r = call i32 @quadruple(ptr @nan128)
  %v = call i32 @lanes(ptr @vector)
  %q3 = mul i32 %q, 3         ; 6
  %qr = sub i32 %q3, %r       ; 5
  %qrv = add i32 %qr, %v      ; 10
  %more = add i32 %qrv, 1     ; 11
  %nan = call i32 @classes(x86_fp80 0xK7FFFC000000000000000)
  %infinity = call i32 @classes(x86_fp80 0xKFFFF8000000000000000)
  %negative = call i32 @classes(x86_fp80 0xKC0008000000000000000)
  %zero = call i32 @classes(x86_fp80 0xK80000000000000000000)
  %a = mul i32 %nan, 22       ; 22
  %b = mul i32 %infinity, 6   ; 12
  %c = mul i32 %negative, 2   ; 8
  %ab = add i32 %a, %b
  %abc = add i32 %ab, %c
  %sum = add i32 %abc, %zero
  %all = add i32 %sum, %more
  ret i32 %all
}
