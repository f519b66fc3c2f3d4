; llvm.is.fpclass of x86_fp80 in functions that have no other value of a type that is split: the
; bits of the number are an i80.
; exit: 42
target triple = "x86_64-pc-linux-gnu"

declare i1 @llvm.is.fpclass.f80(x86_fp80, i32 immarg)

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

define i32 @main() {
  %nan = call i32 @classes(x86_fp80 0xK7FFFC000000000000000)
  %infinity = call i32 @classes(x86_fp80 0xKFFFF8000000000000000)
  %negative = call i32 @classes(x86_fp80 0xKC0008000000000000000)
  %zero = call i32 @classes(x86_fp80 0xK80000000000000000000)
  %a = mul i32 %nan, 22       ; 22
  %b = mul i32 %infinity, 6   ; 12
  %c = mul i32 %negative, 2   ; 8
  %ab = add i32 %a, %b
  %abc = add i32 %ab, %c
  %all = add i32 %abc, %zero
  ret i32 %all
}
