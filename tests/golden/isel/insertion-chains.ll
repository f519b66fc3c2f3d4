; A chain of insertions that makes a vector from nothing becomes its registers at its end, of all lanes: a splat of bytes
; takes three shuffles, not sixteen changes of single bytes.
; lilt: -O2 -S
; splat_of_bytes: instructions: 6
; splat_of_bytes: has: pshufd
; splat_of_words: instructions: 5
; splat_of_words: lacks: pinsrw
; splat_of_floats: lacks: movss
; four: count: 3 punpck
; last_wins: lacks: %edx
; used_twice: has: paddd
; before_a_loop: count: 1 punpckldq
define <16 x i8> @splat_of_bytes(i8 %x) {
  %v0 = insertelement <16 x i8> poison, i8 %x, i32 0
  %v1 = insertelement <16 x i8> %v0, i8 %x, i32 1
  %v2 = insertelement <16 x i8> %v1, i8 %x, i32 2
  %v3 = insertelement <16 x i8> %v2, i8 %x, i32 3
  %v4 = insertelement <16 x i8> %v3, i8 %x, i32 4
  %v5 = insertelement <16 x i8> %v4, i8 %x, i32 5
  %v6 = insertelement <16 x i8> %v5, i8 %x, i32 6
  %v7 = insertelement <16 x i8> %v6, i8 %x, i32 7
  %v8 = insertelement <16 x i8> %v7, i8 %x, i32 8
  %v9 = insertelement <16 x i8> %v8, i8 %x, i32 9
  %va = insertelement <16 x i8> %v9, i8 %x, i32 10
  %vb = insertelement <16 x i8> %va, i8 %x, i32 11
  %vc = insertelement <16 x i8> %vb, i8 %x, i32 12
  %vd = insertelement <16 x i8> %vc, i8 %x, i32 13
  %ve = insertelement <16 x i8> %vd, i8 %x, i32 14
  %vf = insertelement <16 x i8> %ve, i8 %x, i32 15
  ret <16 x i8> %vf
}
define <8 x i16> @splat_of_words(i16 %x) {
  %v = insertelement <8 x i16> poison, i16 %x, i64 0
  %r = shufflevector <8 x i16> %v, <8 x i16> poison, <8 x i32> zeroinitializer
  ret <8 x i16> %r
}
define <8 x i16> @splat_of_upper_word(<8 x i16> %x) {
  %r = shufflevector <8 x i16> %x, <8 x i16> poison, <8 x i32> <i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6>
  ret <8 x i16> %r
}
define <4 x float> @splat_of_floats(float %x) {
  %v0 = insertelement <4 x float> undef, float %x, i32 0
  %v1 = insertelement <4 x float> %v0, float %x, i32 1
  %v2 = insertelement <4 x float> %v1, float %x, i32 2
  %v3 = insertelement <4 x float> %v2, float %x, i32 3
  ret <4 x float> %v3
}
define <4 x i32> @four(i32 %a, i32 %b, i32 %c, i32 %d) {
  %v0 = insertelement <4 x i32> poison, i32 %d, i32 3
  %v1 = insertelement <4 x i32> %v0, i32 %b, i32 1
  %v2 = insertelement <4 x i32> %v1, i32 %a, i32 0
  %v3 = insertelement <4 x i32> %v2, i32 %c, i32 2
  ret <4 x i32> %v3
}
; A lane that is inserted twice is the later one.
define <2 x i64> @last_wins(i64 %a, i64 %b, i64 %c) {
  %v0 = insertelement <2 x i64> poison, i64 %c, i32 1
  %v1 = insertelement <2 x i64> %v0, i64 %a, i32 0
  %v2 = insertelement <2 x i64> %v1, i64 %b, i32 1
  ret <2 x i64> %v2
}
; Not in a chain: an index that is unknown, a vector with lanes, one that is used twice.
define <4 x i32> @unknown_index(i32 %a, i32 %b, i32 %i) {
  %v0 = insertelement <4 x i32> poison, i32 %a, i32 0
  %v1 = insertelement <4 x i32> %v0, i32 %b, i32 %i
  ret <4 x i32> %v1
}
define <4 x i32> @kept(<4 x i32> %v, i32 %a, i32 %b) {
  %v0 = insertelement <4 x i32> %v, i32 %a, i32 1
  %v1 = insertelement <4 x i32> %v0, i32 %b, i32 2
  ret <4 x i32> %v1
}
define <4 x i32> @used_twice(i32 %a, i32 %b) {
  %v0 = insertelement <4 x i32> poison, i32 %a, i32 0
  %v1 = insertelement <4 x i32> %v0, i32 %b, i32 1
  %s = add <4 x i32> %v0, %v1
  ret <4 x i32> %s
}
; Of more registers than one, and of bits.
define <8 x i32> @two_registers(<8 x i32> %v, i32 %a, i32 %b) {
  %s = shufflevector <8 x i32> %v, <8 x i32> poison, <8 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 4, i32 5, i32 6, i32 7>
  %v0 = insertelement <8 x i32> %s, i32 %a, i32 6
  %v1 = insertelement <8 x i32> %v0, i32 %b, i32 1
  ret <8 x i32> %v1
}
define <4 x i32> @bits(i1 %a, i1 %b, <4 x i32> %x, <4 x i32> %y) {
  %v0 = insertelement <4 x i1> poison, i1 %a, i32 0
  %v1 = insertelement <4 x i1> %v0, i1 %b, i32 1
  %v2 = insertelement <4 x i1> %v1, i1 %a, i32 2
  %v3 = insertelement <4 x i1> %v2, i1 true, i32 3
  %r = select <4 x i1> %v3, <4 x i32> %x, <4 x i32> %y
  ret <4 x i32> %r
}
; What is made before a loop is not made again in it.
define <4 x i32> @before_a_loop(ptr %p, i32 %a, i32 %b, i64 %n) {
entry:
  %u = insertelement <4 x i32> undef, i32 %a, i64 0
  %v = insertelement <4 x i32> %u, i32 %b, i64 1
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi <4 x i32> [ zeroinitializer, %entry ], [ %t, %loop ]
  %q = getelementptr i32, ptr %p, i64 %i
  %x = load i32, ptr %q
  %w = insertelement <4 x i32> %v, i32 %x, i64 2
  %t = add <4 x i32> %s, %w
  %next = add i64 %i, 1
  %c = icmp eq i64 %next, %n
  br i1 %c, label %out, label %loop
out:
  ret <4 x i32> %t
}
