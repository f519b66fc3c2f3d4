; Loads and stores in blocks that rarely run cost their bytes: a value that many cold calls separate from its uses
; takes a callee-saved register.
; lilt: --stop-after=regalloc --disable-pass=mark-tail-calls
; max-spills: 0
; max-reloads: 0
declare void @f(ptr)
define void @cold_size(ptr %p) {
entry:
  %1 = load i64, ptr %p
  %2 = icmp eq i64 %1, 0
  br i1 %2, label %cold, label %done
cold:
  call void @f(ptr %p)
  call void @f(ptr %p)
  call void @f(ptr %p)
  call void @f(ptr %p)
  call void @f(ptr %p)
  br label %done
done:
  ret void
}
