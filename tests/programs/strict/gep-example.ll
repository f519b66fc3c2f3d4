; GEP Indexing: "The next GEP instruction will compute the pointer (bid0, 0, 1, 1), which points to b1."
; strict: exit 5
%t1 = type { i64, i64, i64 }
%t2 = type [ 2 x %t1 ]
@pn1 = global %t2 [ %t1 { i64 1, i64 2, i64 3 }, %t1 { i64 4, i64 5, i64 6 } ]
define i64 @main() {
  %pn2 = getelementptr %t2* @pn1, i32 0, i32 0
  %pb1 = getelementptr %t1* %pn2, i32 1, i32 1
  %v = load i64* %pb1
  ret i64 %v
}
