; A block that seldom runs jumps to a return instead of ending in a copy of it.
; lilt: -S --disable-pass=mark-tail-calls
; count: 1 ret
; count: 2 jmp
declare void @rare(ptr) cold
declare void @rarer(ptr) cold
define void @seldom_returns(ptr %p) {
entry:
  %1 = load i64, ptr %p
  switch i64 %1, label %done [ i64 0, label %cold
                               i64 7, label %colder ]
cold:
  call void @rare(ptr %p)
  br label %done
colder:
  call void @rarer(ptr %p)
  br label %done
done:
  ret void
}
