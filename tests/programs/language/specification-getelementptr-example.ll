; The specification's GEP example, in byte layout: pn1 -> n2 -> b1.
; exit: 5
%t1 = type { i64, i64, i64 }
%t2 = type [ 2 x %t1 ]
@pn1 = global %t2 [ %t1 { i64 1, i64 2, i64 3 }, %t1 { i64 4, i64 5, i64 6 } ]
define i64 @main() {
  %pn2 = getelementptr %t2* @pn1, i32 0, i32 0
  %pb1 = getelementptr %t1* %pn2, i32 1, i32 1
  %v = load i64* %pb1
  ret i64 %v
}
