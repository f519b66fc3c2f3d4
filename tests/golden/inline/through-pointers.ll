; Loads and stores through a parameter do not count towards the size of a body where the argument points to an alloca,
; since they become values; with any other pointer the same body is too large.
; lilt: --stop-after=mem2reg --filter-print-funcs=local,other
; local: lacks: call
; local: lacks: alloca
; other: count: 1 call
define internal void @add_up(ptr %a, ptr %b) {
  %x0 = load i64, ptr %a
  %y0 = load i64, ptr %b
  %s0 = add i64 %x0, %y0
  store i64 %s0, ptr %a
  %x1 = load i64, ptr %a
  %y1 = load i64, ptr %b
  %s1 = add i64 %x1, %y1
  store i64 %s1, ptr %a
  %x2 = load i64, ptr %a
  %y2 = load i64, ptr %b
  %s2 = add i64 %x2, %y2
  store i64 %s2, ptr %a
  %x3 = load i64, ptr %a
  %y3 = load i64, ptr %b
  %s3 = add i64 %x3, %y3
  store i64 %s3, ptr %a
  %x4 = load i64, ptr %a
  %y4 = load i64, ptr %b
  %s4 = add i64 %x4, %y4
  store i64 %s4, ptr %a
  %x5 = load i64, ptr %a
  %y5 = load i64, ptr %b
  %s5 = add i64 %x5, %y5
  store i64 %s5, ptr %a
  %x6 = load i64, ptr %a
  %y6 = load i64, ptr %b
  %s6 = add i64 %x6, %y6
  store i64 %s6, ptr %a
  %x7 = load i64, ptr %a
  %y7 = load i64, ptr %b
  %s7 = add i64 %x7, %y7
  store i64 %s7, ptr %a
  %x8 = load i64, ptr %a
  %y8 = load i64, ptr %b
  %s8 = add i64 %x8, %y8
  store i64 %s8, ptr %a
  %x9 = load i64, ptr %a
  %y9 = load i64, ptr %b
  %s9 = add i64 %x9, %y9
  store i64 %s9, ptr %a
  %x10 = load i64, ptr %a
  %y10 = load i64, ptr %b
  %s10 = add i64 %x10, %y10
  store i64 %s10, ptr %a
  %x11 = load i64, ptr %a
  %y11 = load i64, ptr %b
  %s11 = add i64 %x11, %y11
  store i64 %s11, ptr %a
  %x12 = load i64, ptr %a
  %y12 = load i64, ptr %b
  %s12 = add i64 %x12, %y12
  store i64 %s12, ptr %a
  %x13 = load i64, ptr %a
  %y13 = load i64, ptr %b
  %s13 = add i64 %x13, %y13
  store i64 %s13, ptr %a
  %x14 = load i64, ptr %a
  %y14 = load i64, ptr %b
  %s14 = add i64 %x14, %y14
  store i64 %s14, ptr %a
  ret void
}

define i64 @local(i64 %x, i64 %y) {
  %o = alloca { i64, i64 }
  %p = getelementptr { i64, i64 }, ptr %o, i64 0, i32 1
  store i64 %x, ptr %o
  store i64 %y, ptr %p
  call void @add_up(ptr %o, ptr %p)
  %r = load i64, ptr %o
  ret i64 %r
}

define void @other(ptr %p, ptr %q) {
  call void @add_up(ptr %p, ptr %q)
  ret void
}
