; A bool of C++ or Rust is loaded as a byte, of which `!range` may tell that it is 0 or 1: then nothing cuts it to a bit,
; and a branch or a choice compares it in memory. Otherwise its lowest bit is tested there.
; lilt: -O2 --filetype=asm
; is_set, jumps, chooses, known_flip: lacks: andl
; jumps, chooses: has: cmpb $0, 4(%rdi)
; any_jumps, any_chooses: has: testb $1, 4(%rdi)
; known_flip, flip: has: xor
; known_flip: count: 1 xorb
declare void @go()
define i64 @is_set(ptr %p) {
  %at = getelementptr i8, ptr %p, i64 4
  %b = load i8, ptr %at, !range !0
  %t = trunc i8 %b to i1
  %r = zext i1 %t to i64
  ret i64 %r
}
define void @jumps(ptr %p) {
  %at = getelementptr i8, ptr %p, i64 4
  %b = load i8, ptr %at, !range !0
  %t = trunc i8 %b to i1
  br i1 %t, label %yes, label %no
yes:
  call void @go()
  ret void
no:
  ret void
}
define i32 @chooses(ptr %p, i32 %x, i32 %y) {
  %at = getelementptr i8, ptr %p, i64 4
  %b = load i8, ptr %at, !range !0
  %t = trunc i8 %b to i1
  %r = select i1 %t, i32 %x, i32 %y
  ret i32 %r
}
define void @any_jumps(ptr %p) {
  %at = getelementptr i8, ptr %p, i64 4
  %b = load i8, ptr %at
  %t = trunc i8 %b to i1
  br i1 %t, label %yes, label %no
yes:
  call void @go()
  ret void
no:
  ret void
}
define i32 @any_chooses(ptr %p, i32 %x, i32 %y) {
  %at = getelementptr i8, ptr %p, i64 4
  %b = load i8, ptr %at
  %t = trunc i8 %b to i1
  %r = select i1 %t, i32 %x, i32 %y
  ret i32 %r
}
define void @known_flip(ptr %p) {
  %b = load i8, ptr %p, !range !0
  %t = trunc i8 %b to i1
  %n = xor i1 %t, true
  %r = zext i1 %n to i8
  store i8 %r, ptr %p
  ret void
}
define void @flip(ptr %p) {
  %b = load i8, ptr %p
  %t = trunc i8 %b to i1
  %n = xor i1 %t, true
  %r = zext i1 %n to i8
  store i8 %r, ptr %p
  ret void
}
!0 = !{i8 0, i8 2}
