; lilt: -O0 --stop-after=atomics
; Accesses of 128 bits become calls of libatomic's functions, with C's numbers for the orderings; an update that the
; library lacks becomes a loop around the library's compare-and-exchange.
; f: lacks: cmpxchg
; greatest: has: @__atomic_compare_exchange_16
define i128 @f(ptr %p, i128 %x) {
  %a = load atomic i128, ptr %p acquire, align 16
  store atomic i128 %x, ptr %p monotonic, align 16
  %b = atomicrmw xchg ptr %p, i128 %a release, align 16
  %c = atomicrmw add ptr %p, i128 %b acq_rel, align 16
  %pair = cmpxchg ptr %p, i128 %c, i128 %x seq_cst monotonic, align 16
  %d = extractvalue { i128, i1 } %pair, 0
  ret i128 %d
}
define i128 @greatest(ptr %p, i128 %x) {
  %a = atomicrmw max ptr %p, i128 %x seq_cst, align 16
  ret i128 %a
}
define fp128 @floating(ptr %p, fp128 %x) {
  %a = atomicrmw xchg ptr %p, fp128 %x seq_cst, align 16
  %b = load atomic fp128, ptr %p unordered, align 16
  store atomic fp128 %a, ptr %p release, align 16
  ret fp128 %b
}
