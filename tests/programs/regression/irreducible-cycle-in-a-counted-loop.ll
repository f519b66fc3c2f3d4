; An irreducible cycle in the body of a loop of three rounds: unrolling once gave its phis values of another round.
; exit: 0
; output: 21011
source_filename = "irreducible-cycle-in-a-counted-loop"

@fmt = private constant [4 x i8] c"%d\0A\00"
declare i32 @printf(ptr, ...)
define i32 @f(i32 %k) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %s = phi i32 [ %k, %entry ], [ %s2, %latch ]
  %odd = and i32 %s, 1
  %c = icmp eq i32 %odd, 0
  br i1 %c, label %a, label %b
a:
  %pa = phi i32 [ %s, %head ], [ %xb, %b ]
  %xa = add i32 %pa, 7
  %ca = icmp slt i32 %xa, 100
  br i1 %ca, label %b, label %latch
b:
  %pb = phi i32 [ %s, %head ], [ %xa, %a ]
  %xb = add i32 %pb, 11
  br label %a
latch:
  %s2 = sub i32 %xa, 90
  %i1 = add i32 %i, 1
  %d = icmp ult i32 %i1, 3
  br i1 %d, label %head, label %exit
exit:
  ret i32 %s2
}
define i32 @main() {
  %a = call i32 @f(i32 3)
  %b = call i32 @f(i32 4)
  %m = mul i32 %a, 1000
  %n = add i32 %m, %b
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %n)
  ret i32 0
}
