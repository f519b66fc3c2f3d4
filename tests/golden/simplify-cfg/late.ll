; The arms of a maximum whose loads are known values are empty behind early-cse: the branch becomes a select.
; lilt: -O2 --stop-after=late-simplify-cfg
; has: select
; blocks: 1
define void @larger(ptr %p, ptr %q, ptr %to) {
  %a = load i16, ptr %p
  %b = load i16, ptr %q
  %c = icmp sgt i16 %a, %b
  br i1 %c, label %first, label %second
first:
  %x = load i16, ptr %p
  br label %end
second:
  %y = load i16, ptr %q
  br label %end
end:
  %m = phi i16 [ %x, %first ], [ %y, %second ]
  store i16 %m, ptr %to
  ret void
}
