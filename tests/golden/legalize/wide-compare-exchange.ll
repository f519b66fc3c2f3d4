; lilt: -O0 --stop-after=atomics
; Where the function's processor has cmpxchg16b, accesses of 128 bits are that instruction: once for a load, which
; exchanges zero for zero, and for a cmpxchg; in a loop for stores and updates. A processor with AVX loads 16 bytes at
; once, so its loads work on read-only memory. Functions of other processors in the same module call the library.
; load: has: lock cmpxchg16b ${3}
; load: lacks: __atomic
; reads: has: vmovdqa
; reads: lacks: cmpxchg16b
; changes: lacks: __atomic
; floating: lacks: __atomic
; elsewhere: has: @__atomic_load_16
define i128 @load(ptr %p) "target-features"="+cx16" {
  %a = load atomic i128, ptr %p acquire, align 16
  ret i128 %a
}
define i128 @reads(ptr %p) "target-cpu"="x86-64-v3" {
  %a = load atomic i128, ptr %p seq_cst, align 16
  ret i128 %a
}
define i1 @changes(ptr %p, i128 %x) "target-cpu"="x86-64-v2" {
  store atomic i128 %x, ptr %p monotonic, align 16
  %b = atomicrmw xchg ptr %p, i128 5 release, align 16
  %c = atomicrmw add ptr %p, i128 %b acq_rel, align 16
  %pair = cmpxchg weak ptr %p, i128 %c, i128 %x seq_cst monotonic, align 16
  %d = extractvalue { i128, i1 } %pair, 1
  ret i1 %d
}
define fp128 @floating(ptr %p, fp128 %x) "target-features"="+cx16" {
  %a = atomicrmw xchg ptr %p, fp128 %x seq_cst, align 16
  ret fp128 %a
}
define i128 @elsewhere(ptr %p) "target-cpu"="x86-64-v2" "target-features"="-cx16" {
  %a = load atomic i128, ptr %p acquire, align 16
  ret i128 %a
}
