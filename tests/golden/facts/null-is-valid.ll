; Where a program may have an object at address 0, memory that can be read says nothing about null; `nonnull` still does.
; lilt: --stop-after=instruction-simplify
; readable: has: icmp ne ptr %p, null
; nonnull: has: ret i1 true
define i1 @readable(ptr dereferenceable(4) %p) #0 {
  %c = icmp ne ptr %p, null
  ret i1 %c
}
define i1 @nonnull(ptr nonnull %p) #0 {
  %c = icmp ne ptr %p, null
  ret i1 %c
}
attributes #0 = { null_pointer_is_valid }
