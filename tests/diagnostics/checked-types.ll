; error: 11:33: '!kcfi_type' is metadata of one i32
; error: 14:29: '!kcfi_type' is metadata of one i32
; error: 18:33: operand bundle 'kcfi' of a call with 'nest' is not supported
; error: 21:12: 'true'
; errors: 4
source_filename = "types.c"

define void @truth() !kcfi_type !1 {
  ret void
}
define void @twice() !kcfi_type !2 {
  ret void
}
define void @f() !kcfi_type !{ptr null} {
  ret void
}
define void @nests(ptr %p) {
  call void %p(ptr nest null) [ "kcfi"(i32 5) ]
  ret void
}
!1 = !{i32 true}
!2 = !{i32 5, i32 6}
!llvm.module.flags = !{!0}
!0 = !{i32 4, !"kcfi", i32 1}
