; A phi that waits in memory is stored once behind the join, not as a constant on each edge into it.
; lilt: --ra-regs=4 --stop-after=regalloc
; max-spills: 1
declare void @f()
define i64 @phi_of_constants(i32 %k) {
entry:
  switch i32 %k, label %d [ i32 0, label %a
                            i32 1, label %b
                            i32 7, label %c ]
a:
  br label %join
b:
  br label %join
c:
  br label %join
d:
  br label %join
join:
  %x = phi i64 [ 10, %a ], [ 20, %b ], [ 40, %c ], [ 80, %d ]
  call void @f()
  ret i64 %x
}
