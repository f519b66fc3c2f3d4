; A leaf function uses the red zone, unless `noredzone` says that it is not its own.
; lilt: -S -O2
; uses: instructions: 3
; leaves_alone: has: pushq
; needs_none: instructions: 2
source_filename = "red-zone"
define i32 @uses(i32 %x) {
  %p = alloca i32
  store volatile i32 %x, ptr %p
  %r = load volatile i32, ptr %p
  ret i32 %r
}
define i32 @leaves_alone(i32 %x) noredzone {
  %p = alloca i32
  store volatile i32 %x, ptr %p
  %r = load volatile i32, ptr %p
  ret i32 %r
}
define i32 @needs_none(i32 %x) noredzone {
  ret i32 %x
}
