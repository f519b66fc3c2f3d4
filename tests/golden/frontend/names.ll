; Names: quoted, numbered in any order and with gaps, keywords, dots and dashes; what must be quoted is.
; lilt: -O0 --stop-after=mem2reg
; blocks: 3
@"a b" = global i64 1
@.dot$-_ = global i64 2
@"quote\22" = global i64 3
define i64 @"f g"(i64 %add, i64 %9) {
"a label":
  %5 = load i64, i64* @"a b"
  %ret = add i64 %add, %9
  %2 = add i64 %5, %ret
  br label %7
7:
  %i64 = mul i64 %2, 2
  br label %define
define:
  ret i64 %i64
}
