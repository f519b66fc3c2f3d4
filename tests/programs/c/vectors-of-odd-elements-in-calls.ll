; Vectors of i1, i2, i4, i24 and the like as arguments and results, also where registers run out.
; exit: 0
; output:  a538f7330b57210d 46
; output:  a16a3b8da6233255 a8e6
; output: 0: 1
; output:  1ee9e
; output:  7591597bf5cae3bf ca2a9eba0c5f2a
; output: 1: 3
; output:  cc4177108e7770c2 cc7d6de21aef64
; output:  6a
; output: 2: 1
; output:  0
; output:  121dce5a3a518a66 fb
; output: 3: 2
; output:  da8470631379a01f 3ff29173001c85
; output:  8b93
; output: 4: 4
; output:  c5
; output:  dce2
; output: 5: 4d
; output:  78dcebaf7158407b cb
; output:  2d81614831f9574b 4253
; output: 6: 5805
; output:  780d0a24461cb6e0 3c58
; output:  6
; output: 7: 51c4
; output:  e
; output:  8507bcb8988700ad f86f050fec862b04 b
; output: 8: 82157308
; output:  ac956dffdeceb7bf 861fa1a4
; output:  2
; output: 9: 8
; output:  5628faf4b783614a f70d408
; output:  3
; output: 10: db
; output:  2516a204aa01
; output:  e
; output: 11: 4999
; output:  d04b07a5653b34e7 f6dec586
; output:  2e87eb
; output: 12: dd
; output:  ee8c2903
; output:  6
; output: 13: b07d7ebd
; output:  16d7d
; output:  5cb09cb10076c022
; output: 14: 1a0b2e61271ff92d
; output:  7e35d0e82bc02f8 f40df9df
; output:  1295d7278436a1
; output: 15: 2eb
; output:  2
; output:  b6
; output: 16: fff2098f689a7f53 fc
; output:  10826
; output:  fb
; output: 17: 80bdf1e7b783
; output:  2f
; output:  cf
; output: 18: 610f21bd8b52d952 f290d447
; output:  2f3d980d5fe80519 179c53db315d3960
; output:  7c4d40181ba95a85 bc33f42c0746c9
; output: 19: 30a0444488da1c9 830e2aca6d65a5d9 55f75e186a14e2bd
; output:  4
; output:  41f4000041c40000 c1ac0000
; output: 20: 80f095deecbaf16c f8c49104f82ecc
; output:  88fe
; output:  f71abd9394469d94 b571e12c1468ac
; output: 21: 2dd9a8
; output:  2
; output:  c4422e1a0b81bbc0 157975bdc6328127
; output: 22: 9add39d13881d2fa ab71
; output:  2e8df86f97fd4d
; output:  63dd008c0f6540c7 5541
; output: 23: f3138f55bf542253 9495c8be310072
; output:  2e7023f023321ade bbd080b0
; output:  32529c3debda7b78 b71c769b6d54497b 1
; output: 24: a2fa5471aa1cddaf 7a581ba55d2e8a6a 7f6abc6b
; output:  0
; output:  400d031a606abc4e 4dd240b6e70dd03f 7
; output: 25: 1e11
; output:  a7e4966f39fbb47f aac3737b45bc5447 d018a4e710a251c6
; output:  ef7f80cdcc7ec116 34e7b966aa4a3dc9 a
; output: 26: c033e6ff6646329f 2a1357c0
; output:  41d40000c1480000 41d40000c0f00000 c1c40000
; output:  44e
; output: 27: 9ea7fe72a797256 39d86bcc157e1143
; output:  1
; output:  57b40fdab2e1e550 d23f48a1
; output: 28: 68f35505c4a077ff 804dc5d1ab20e56c 9
; output:  3
; output:  11bca9c52a53b13a 209865627ba1bc3a 1b1dd307c28bc4a6
; output: 29: 21eb1bb769774dd0 18ab
; output:  ed
; output:  e
; output: 30: 4204000041e80000 c2000000
; output:  fc95651688588c94 3f737b4dfc1dfd69
; output:  8d
; output: 31: 42480000c2100000 4250000042140000 c22c0000
; output:  fed63fb1
; output:  0
; output: 32: 43c7
; output:  dd
; output:  3f5a8fe388598ebb 6fe69e96fe8f751e a49041a49f32d963
; output: 33: 9267a97b66bf4f
target triple = "x86_64-pc-linux-gnu"
@p = private constant [5 x i8] c" %lx\00"
@x = private constant [5 x i8] c"%ld:\00"
declare i32 @printf(ptr, ...)
declare i32 @putchar(i32)
define void @print1(i1 %v) noinline {
  %w = zext i1 %v to i64
  %t0 = or i64 %w, 0
  call i32 (ptr, ...) @printf(ptr @p, i64 %t0)
  call i32 @putchar(i32 10)
  ret void
}
define void @print2(i2 %v) noinline {
  %w = zext i2 %v to i64
  %t0 = or i64 %w, 0
  call i32 (ptr, ...) @printf(ptr @p, i64 %t0)
  call i32 @putchar(i32 10)
  ret void
}
define void @print3(i3 %v) noinline {
  %w = zext i3 %v to i64
  %t0 = or i64 %w, 0
  call i32 (ptr, ...) @printf(ptr @p, i64 %t0)
  call i32 @putchar(i32 10)
  ret void
}
define void @print4(i4 %v) noinline {
  %w = zext i4 %v to i64
  %t0 = or i64 %w, 0
  call i32 (ptr, ...) @printf(ptr @p, i64 %t0)
  call i32 @putchar(i32 10)
  ret void
}
define void @print5(i5 %v) noinline {
  %w = zext i5 %v to i64
  %t0 = or i64 %w, 0
  call i32 (ptr, ...) @printf(ptr @p, i64 %t0)
  call i32 @putchar(i32 10)
  ret void
}
define void @print8(i8 %v) noinline {
  %w = zext i8 %v to i64
  %t0 = or i64 %w, 0
  call i32 (ptr, ...) @printf(ptr @p, i64 %t0)
  call i32 @putchar(i32 10)
  ret void
}
define void @print12(i12 %v) noinline {
  %w = zext i12 %v to i64
  %t0 = or i64 %w, 0
  call i32 (ptr, ...) @printf(ptr @p, i64 %t0)
  call i32 @putchar(i32 10)
  ret void
}
define void @print14(i14 %v) noinline {
  %w = zext i14 %v to i64
  %t0 = or i64 %w, 0
  call i32 (ptr, ...) @printf(ptr @p, i64 %t0)
  call i32 @putchar(i32 10)
  ret void
}
define void @print16(i16 %v) noinline {
  %w = zext i16 %v to i64
  %t0 = or i64 %w, 0
  call i32 (ptr, ...) @printf(ptr @p, i64 %t0)
  call i32 @putchar(i32 10)
  ret void
}
define void @print17(i17 %v) noinline {
  %w = zext i17 %v to i64
  %t0 = or i64 %w, 0
  call i32 (ptr, ...) @printf(ptr @p, i64 %t0)
  call i32 @putchar(i32 10)
  ret void
}
define void @print24(i24 %v) noinline {
  %w = zext i24 %v to i64
  %t0 = or i64 %w, 0
  call i32 (ptr, ...) @printf(ptr @p, i64 %t0)
  call i32 @putchar(i32 10)
  ret void
}
define void @print32(i32 %v) noinline {
  %w = zext i32 %v to i64
  %t0 = or i64 %w, 0
  call i32 (ptr, ...) @printf(ptr @p, i64 %t0)
  call i32 @putchar(i32 10)
  ret void
}
define void @print48(i48 %v) noinline {
  %w = zext i48 %v to i64
  %t0 = or i64 %w, 0
  call i32 (ptr, ...) @printf(ptr @p, i64 %t0)
  call i32 @putchar(i32 10)
  ret void
}
define void @print56(i56 %v) noinline {
  %w = zext i56 %v to i64
  %t0 = or i64 %w, 0
  call i32 (ptr, ...) @printf(ptr @p, i64 %t0)
  call i32 @putchar(i32 10)
  ret void
}
define void @print64(i64 %v) noinline {
  %w = or i64 %v, 0
  %t0 = or i64 %w, 0
  call i32 (ptr, ...) @printf(ptr @p, i64 %t0)
  call i32 @putchar(i32 10)
  ret void
}
define void @print72(i72 %v) noinline {
  %w = zext i72 %v to i128
  %s0 = lshr i128 %w, 0
  %t0 = trunc i128 %s0 to i64
  call i32 (ptr, ...) @printf(ptr @p, i64 %t0)
  %s1 = lshr i128 %w, 64
  %t1 = trunc i128 %s1 to i64
  call i32 (ptr, ...) @printf(ptr @p, i64 %t1)
  call i32 @putchar(i32 10)
  ret void
}
define void @print80(i80 %v) noinline {
  %w = zext i80 %v to i128
  %s0 = lshr i128 %w, 0
  %t0 = trunc i128 %s0 to i64
  call i32 (ptr, ...) @printf(ptr @p, i64 %t0)
  %s1 = lshr i128 %w, 64
  %t1 = trunc i128 %s1 to i64
  call i32 (ptr, ...) @printf(ptr @p, i64 %t1)
  call i32 @putchar(i32 10)
  ret void
}
define void @print96(i96 %v) noinline {
  %w = zext i96 %v to i128
  %s0 = lshr i128 %w, 0
  %t0 = trunc i128 %s0 to i64
  call i32 (ptr, ...) @printf(ptr @p, i64 %t0)
  %s1 = lshr i128 %w, 64
  %t1 = trunc i128 %s1 to i64
  call i32 (ptr, ...) @printf(ptr @p, i64 %t1)
  call i32 @putchar(i32 10)
  ret void
}
define void @print120(i120 %v) noinline {
  %w = zext i120 %v to i128
  %s0 = lshr i128 %w, 0
  %t0 = trunc i128 %s0 to i64
  call i32 (ptr, ...) @printf(ptr @p, i64 %t0)
  %s1 = lshr i128 %w, 64
  %t1 = trunc i128 %s1 to i64
  call i32 (ptr, ...) @printf(ptr @p, i64 %t1)
  call i32 @putchar(i32 10)
  ret void
}
define void @print126(i126 %v) noinline {
  %w = zext i126 %v to i128
  %s0 = lshr i128 %w, 0
  %t0 = trunc i128 %s0 to i64
  call i32 (ptr, ...) @printf(ptr @p, i64 %t0)
  %s1 = lshr i128 %w, 64
  %t1 = trunc i128 %s1 to i64
  call i32 (ptr, ...) @printf(ptr @p, i64 %t1)
  call i32 @putchar(i32 10)
  ret void
}
define void @print132(i132 %v) noinline {
  %w = zext i132 %v to i192
  %s0 = lshr i192 %w, 0
  %t0 = trunc i192 %s0 to i64
  call i32 (ptr, ...) @printf(ptr @p, i64 %t0)
  %s1 = lshr i192 %w, 64
  %t1 = trunc i192 %s1 to i64
  call i32 (ptr, ...) @printf(ptr @p, i64 %t1)
  %s2 = lshr i192 %w, 128
  %t2 = trunc i192 %s2 to i64
  call i32 (ptr, ...) @printf(ptr @p, i64 %t2)
  call i32 @putchar(i32 10)
  ret void
}
define void @print160(i160 %v) noinline {
  %w = zext i160 %v to i192
  %s0 = lshr i192 %w, 0
  %t0 = trunc i192 %s0 to i64
  call i32 (ptr, ...) @printf(ptr @p, i64 %t0)
  %s1 = lshr i192 %w, 64
  %t1 = trunc i192 %s1 to i64
  call i32 (ptr, ...) @printf(ptr @p, i64 %t1)
  %s2 = lshr i192 %w, 128
  %t2 = trunc i192 %s2 to i64
  call i32 (ptr, ...) @printf(ptr @p, i64 %t2)
  call i32 @putchar(i32 10)
  ret void
}
define void @print192(i192 %v) noinline {
  %w = or i192 %v, 0
  %s0 = lshr i192 %w, 0
  %t0 = trunc i192 %s0 to i64
  call i32 (ptr, ...) @printf(ptr @p, i64 %t0)
  %s1 = lshr i192 %w, 64
  %t1 = trunc i192 %s1 to i64
  call i32 (ptr, ...) @printf(ptr @p, i64 %t1)
  %s2 = lshr i192 %w, 128
  %t2 = trunc i192 %s2 to i64
  call i32 (ptr, ...) @printf(ptr @p, i64 %t2)
  call i32 @putchar(i32 10)
  ret void
}
define <1 x i1> @c0(i64 %x, <1 x i1> %a, <3 x i24> %b, <1 x i1> %c, <2 x i40> %d) noinline {
  %x1 = xor <1 x i1> %a, %c
  %r = add <1 x i1> %x1, %a
  %bi = bitcast <3 x i24> %b to i72
  call void @print72(i72 %bi)
  %di = bitcast <2 x i40> %d to i80
  call void @print80(i80 %di)
  call i32 (ptr, ...) @printf(ptr @x, i64 %x)
  ret <1 x i1> %r
}
define <2 x i1> @c1(i64 %x, <2 x i1> %a, <17 x i1> %b, <2 x i1> %c, <3 x i40> %d) noinline {
  %x1 = xor <2 x i1> %a, %c
  %r = add <2 x i1> %x1, %a
  %bi = bitcast <17 x i1> %b to i17
  call void @print17(i17 %bi)
  %di = bitcast <3 x i40> %d to i120
  call void @print120(i120 %di)
  call i32 (ptr, ...) @printf(ptr @x, i64 %x)
  ret <2 x i1> %r
}
define <3 x i1> @c2(i64 %x, <3 x i1> %a, <5 x i24> %b, <3 x i1> %c, <2 x i4> %d) noinline {
  %x1 = xor <3 x i1> %a, %c
  %r = add <3 x i1> %x1, %a
  %bi = bitcast <5 x i24> %b to i120
  call void @print120(i120 %bi)
  %di = bitcast <2 x i4> %d to i8
  call void @print8(i8 %di)
  call i32 (ptr, ...) @printf(ptr @x, i64 %x)
  ret <3 x i1> %r
}
define <4 x i1> @c3(i64 %x, <4 x i1> %a, <2 x i2> %b, <4 x i1> %c, <3 x i24> %d) noinline {
  %x1 = xor <4 x i1> %a, %c
  %r = add <4 x i1> %x1, %a
  %bi = bitcast <2 x i2> %b to i4
  call void @print4(i4 %bi)
  %di = bitcast <3 x i24> %d to i72
  call void @print72(i72 %di)
  call i32 (ptr, ...) @printf(ptr @x, i64 %x)
  ret <4 x i1> %r
}
define <5 x i1> @c4(i64 %x, <5 x i1> %a, <5 x i24> %b, <5 x i1> %c, <8 x i2> %d) noinline {
  %x1 = xor <5 x i1> %a, %c
  %r = add <5 x i1> %x1, %a
  %bi = bitcast <5 x i24> %b to i120
  call void @print120(i120 %bi)
  %di = bitcast <8 x i2> %d to i16
  call void @print16(i16 %di)
  call i32 (ptr, ...) @printf(ptr @x, i64 %x)
  ret <5 x i1> %r
}
define <8 x i1> @c5(i64 %x, <8 x i1> %a, <2 x i4> %b, <8 x i1> %c, <17 x i1> %d) noinline {
  %x1 = xor <8 x i1> %a, %c
  %r = add <8 x i1> %x1, %a
  %bi = bitcast <2 x i4> %b to i8
  call void @print8(i8 %bi)
  %di = bitcast <17 x i1> %d to i17
  call void @print17(i17 %di)
  call i32 (ptr, ...) @printf(ptr @x, i64 %x)
  ret <8 x i1> %r
}
define <16 x i1> @c6(i64 %x, <16 x i1> %a, <3 x i24> %b, <16 x i1> %c, <16 x i5> %d) noinline {
  %x1 = xor <16 x i1> %a, %c
  %r = add <16 x i1> %x1, %a
  %bi = bitcast <3 x i24> %b to i72
  call void @print72(i72 %bi)
  %di = bitcast <16 x i5> %d to i80
  call void @print80(i80 %di)
  call i32 (ptr, ...) @printf(ptr @x, i64 %x)
  ret <16 x i1> %r
}
define <17 x i1> @c7(i64 %x, <17 x i1> %a, <2 x i40> %b, <17 x i1> %c, <3 x i1> %d) noinline {
  %x1 = xor <17 x i1> %a, %c
  %r = add <17 x i1> %x1, %a
  %bi = bitcast <2 x i40> %b to i80
  call void @print80(i80 %bi)
  %di = bitcast <3 x i1> %d to i3
  call void @print3(i3 %di)
  call i32 (ptr, ...) @printf(ptr @x, i64 %x)
  ret <17 x i1> %r
}
define <32 x i1> @c8(i64 %x, <32 x i1> %a, <4 x i2> %b, <32 x i1> %c, <4 x i33> %d) noinline {
  %x1 = xor <32 x i1> %a, %c
  %r = add <32 x i1> %x1, %a
  %bi = bitcast <4 x i2> %b to i8
  call void @print8(i8 %bi)
  %di = bitcast <4 x i33> %d to i132
  call void @print132(i132 %di)
  call i32 (ptr, ...) @printf(ptr @x, i64 %x)
  ret <32 x i1> %r
}
define <2 x i2> @c9(i64 %x, <2 x i2> %a, <8 x i12> %b, <2 x i2> %c, <2 x i1> %d) noinline {
  %x1 = xor <2 x i2> %a, %c
  %r = add <2 x i2> %x1, %a
  %bi = bitcast <8 x i12> %b to i96
  call void @print96(i96 %bi)
  %di = bitcast <2 x i1> %d to i2
  call void @print2(i2 %di)
  call i32 (ptr, ...) @printf(ptr @x, i64 %x)
  ret <2 x i2> %r
}
define <4 x i2> @c10(i64 %x, <4 x i2> %a, <4 x i24> %b, <4 x i2> %c, <3 x i1> %d) noinline {
  %x1 = xor <4 x i2> %a, %c
  %r = add <4 x i2> %x1, %a
  %bi = bitcast <4 x i24> %b to i96
  call void @print96(i96 %bi)
  %di = bitcast <3 x i1> %d to i3
  call void @print3(i3 %di)
  call i32 (ptr, ...) @printf(ptr @x, i64 %x)
  ret <4 x i2> %r
}
define <8 x i2> @c11(i64 %x, <8 x i2> %a, <2 x i24> %b, <8 x i2> %c, <2 x i2> %d) noinline {
  %x1 = xor <8 x i2> %a, %c
  %r = add <8 x i2> %x1, %a
  %bi = bitcast <2 x i24> %b to i48
  call void @print48(i48 %bi)
  %di = bitcast <2 x i2> %d to i4
  call void @print4(i4 %di)
  call i32 (ptr, ...) @printf(ptr @x, i64 %x)
  ret <8 x i2> %r
}
define <2 x i4> @c12(i64 %x, <2 x i4> %a, <4 x i24> %b, <2 x i4> %c, <1 x i24> %d) noinline {
  %x1 = xor <2 x i4> %a, %c
  %r = add <2 x i4> %x1, %a
  %bi = bitcast <4 x i24> %b to i96
  call void @print96(i96 %bi)
  %di = bitcast <1 x i24> %d to i24
  call void @print24(i24 %di)
  call i32 (ptr, ...) @printf(ptr @x, i64 %x)
  ret <2 x i4> %r
}
define <8 x i4> @c13(i64 %x, <8 x i4> %a, <32 x i1> %b, <8 x i4> %c, <3 x i1> %d) noinline {
  %x1 = xor <8 x i4> %a, %c
  %r = add <8 x i4> %x1, %a
  %bi = bitcast <32 x i1> %b to i32
  call void @print32(i32 %bi)
  %di = bitcast <3 x i1> %d to i3
  call void @print3(i3 %di)
  call i32 (ptr, ...) @printf(ptr @x, i64 %x)
  ret <8 x i4> %r
}
define <16 x i4> @c14(i64 %x, <16 x i4> %a, <17 x i1> %b, <16 x i4> %c, <16 x i4> %d) noinline {
  %x1 = xor <16 x i4> %a, %c
  %r = add <16 x i4> %x1, %a
  %bi = bitcast <17 x i1> %b to i17
  call void @print17(i17 %bi)
  %di = bitcast <16 x i4> %d to i64
  call void @print64(i64 %di)
  call i32 (ptr, ...) @printf(ptr @x, i64 %x)
  ret <16 x i4> %r
}
define <3 x i4> @c15(i64 %x, <3 x i4> %a, <4 x i24> %b, <3 x i4> %c, <7 x i8> %d) noinline {
  %x1 = xor <3 x i4> %a, %c
  %r = add <3 x i4> %x1, %a
  %bi = bitcast <4 x i24> %b to i96
  call void @print96(i96 %bi)
  %di = bitcast <7 x i8> %d to i56
  call void @print56(i56 %di)
  call i32 (ptr, ...) @printf(ptr @x, i64 %x)
  ret <3 x i4> %r
}
define <3 x i24> @c16(i64 %x, <3 x i24> %a, <3 x i1> %b, <3 x i24> %c, <8 x i1> %d) noinline {
  %x1 = xor <3 x i24> %a, %c
  %r = add <3 x i24> %x1, %a
  %bi = bitcast <3 x i1> %b to i3
  call void @print3(i3 %bi)
  %di = bitcast <8 x i1> %d to i8
  call void @print8(i8 %di)
  call i32 (ptr, ...) @printf(ptr @x, i64 %x)
  ret <3 x i24> %r
}
define <2 x i24> @c17(i64 %x, <2 x i24> %a, <17 x i1> %b, <2 x i24> %c, <8 x i1> %d) noinline {
  %x1 = xor <2 x i24> %a, %c
  %r = add <2 x i24> %x1, %a
  %bi = bitcast <17 x i1> %b to i17
  call void @print17(i17 %bi)
  %di = bitcast <8 x i1> %d to i8
  call void @print8(i8 %di)
  call i32 (ptr, ...) @printf(ptr @x, i64 %x)
  ret <2 x i24> %r
}
define <4 x i24> @c18(i64 %x, <4 x i24> %a, <2 x i4> %b, <4 x i24> %c, <2 x i4> %d) noinline {
  %x1 = xor <4 x i24> %a, %c
  %r = add <4 x i24> %x1, %a
  %bi = bitcast <2 x i4> %b to i8
  call void @print8(i8 %bi)
  %di = bitcast <2 x i4> %d to i8
  call void @print8(i8 %di)
  call i32 (ptr, ...) @printf(ptr @x, i64 %x)
  ret <4 x i24> %r
}
define <8 x i24> @c19(i64 %x, <8 x i24> %a, <2 x i63> %b, <8 x i24> %c, <5 x i24> %d) noinline {
  %x1 = xor <8 x i24> %a, %c
  %r = add <8 x i24> %x1, %a
  %bi = bitcast <2 x i63> %b to i126
  call void @print126(i126 %bi)
  %di = bitcast <5 x i24> %d to i120
  call void @print120(i120 %di)
  call i32 (ptr, ...) @printf(ptr @x, i64 %x)
  ret <8 x i24> %r
}
define <5 x i24> @c20(i64 %x, <5 x i24> %a, <3 x i1> %b, <5 x i24> %c, <3 x float> %d) noinline {
  %x1 = xor <5 x i24> %a, %c
  %r = add <5 x i24> %x1, %a
  %bi = bitcast <3 x i1> %b to i3
  call void @print3(i3 %bi)
  %di = bitcast <3 x float> %d to i96
  call void @print96(i96 %di)
  call i32 (ptr, ...) @printf(ptr @x, i64 %x)
  ret <5 x i24> %r
}
define <1 x i24> @c21(i64 %x, <1 x i24> %a, <17 x i1> %b, <1 x i24> %c, <5 x i24> %d) noinline {
  %x1 = xor <1 x i24> %a, %c
  %r = add <1 x i24> %x1, %a
  %bi = bitcast <17 x i1> %b to i17
  call void @print17(i17 %bi)
  %di = bitcast <5 x i24> %d to i120
  call void @print120(i120 %di)
  call i32 (ptr, ...) @printf(ptr @x, i64 %x)
  ret <1 x i24> %r
}
define <2 x i40> @c22(i64 %x, <2 x i40> %a, <3 x i1> %b, <2 x i40> %c, <2 x i63> %d) noinline {
  %x1 = xor <2 x i40> %a, %c
  %r = add <2 x i40> %x1, %a
  %bi = bitcast <3 x i1> %b to i3
  call void @print3(i3 %bi)
  %di = bitcast <2 x i63> %d to i126
  call void @print126(i126 %di)
  call i32 (ptr, ...) @printf(ptr @x, i64 %x)
  ret <2 x i40> %r
}
define <3 x i40> @c23(i64 %x, <3 x i40> %a, <7 x i8> %b, <3 x i40> %c, <2 x i40> %d) noinline {
  %x1 = xor <3 x i40> %a, %c
  %r = add <3 x i40> %x1, %a
  %bi = bitcast <7 x i8> %b to i56
  call void @print56(i56 %bi)
  %di = bitcast <2 x i40> %d to i80
  call void @print80(i80 %di)
  call i32 (ptr, ...) @printf(ptr @x, i64 %x)
  ret <3 x i40> %r
}
define <4 x i40> @c24(i64 %x, <4 x i40> %a, <8 x i12> %b, <4 x i40> %c, <4 x i33> %d) noinline {
  %x1 = xor <4 x i40> %a, %c
  %r = add <4 x i40> %x1, %a
  %bi = bitcast <8 x i12> %b to i96
  call void @print96(i96 %bi)
  %di = bitcast <4 x i33> %d to i132
  call void @print132(i132 %di)
  call i32 (ptr, ...) @printf(ptr @x, i64 %x)
  ret <4 x i40> %r
}
define <2 x i7> @c25(i64 %x, <2 x i7> %a, <2 x i1> %b, <2 x i7> %c, <4 x i33> %d) noinline {
  %x1 = xor <2 x i7> %a, %c
  %r = add <2 x i7> %x1, %a
  %bi = bitcast <2 x i1> %b to i2
  call void @print2(i2 %bi)
  %di = bitcast <4 x i33> %d to i132
  call void @print132(i132 %di)
  call i32 (ptr, ...) @printf(ptr @x, i64 %x)
  ret <2 x i7> %r
}
define <8 x i12> @c26(i64 %x, <8 x i12> %a, <8 x i24> %b, <8 x i12> %c, <4 x i33> %d) noinline {
  %x1 = xor <8 x i12> %a, %c
  %r = add <8 x i12> %x1, %a
  %bi = bitcast <8 x i24> %b to i192
  call void @print192(i192 %bi)
  %di = bitcast <4 x i33> %d to i132
  call void @print132(i132 %di)
  call i32 (ptr, ...) @printf(ptr @x, i64 %x)
  ret <8 x i12> %r
}
define <2 x i63> @c27(i64 %x, <2 x i63> %a, <5 x float> %b, <2 x i63> %c, <3 x i4> %d) noinline {
  %x1 = xor <2 x i63> %a, %c
  %r = add <2 x i63> %x1, %a
  %bi = bitcast <5 x float> %b to i160
  call void @print160(i160 %bi)
  %di = bitcast <3 x i4> %d to i12
  call void @print12(i12 %di)
  call i32 (ptr, ...) @printf(ptr @x, i64 %x)
  ret <2 x i63> %r
}
define <4 x i33> @c28(i64 %x, <4 x i33> %a, <1 x i1> %b, <4 x i33> %c, <4 x i24> %d) noinline {
  %x1 = xor <4 x i33> %a, %c
  %r = add <4 x i33> %x1, %a
  %bi = bitcast <1 x i1> %b to i1
  call void @print1(i1 %bi)
  %di = bitcast <4 x i24> %d to i96
  call void @print96(i96 %di)
  call i32 (ptr, ...) @printf(ptr @x, i64 %x)
  ret <4 x i33> %r
}
define <16 x i5> @c29(i64 %x, <16 x i5> %a, <5 x i1> %b, <16 x i5> %c, <8 x i24> %d) noinline {
  %x1 = xor <16 x i5> %a, %c
  %r = add <16 x i5> %x1, %a
  %bi = bitcast <5 x i1> %b to i5
  call void @print5(i5 %bi)
  %di = bitcast <8 x i24> %d to i192
  call void @print192(i192 %di)
  call i32 (ptr, ...) @printf(ptr @x, i64 %x)
  ret <16 x i5> %r
}
define <3 x float> @c30(i64 %x, <3 x float> %a, <4 x i2> %b, <3 x float> %c, <2 x i2> %d) noinline {
  %r = fsub <3 x float> %a, %c
  %bi = bitcast <4 x i2> %b to i8
  call void @print8(i8 %bi)
  %di = bitcast <2 x i2> %d to i4
  call void @print4(i4 %di)
  call i32 (ptr, ...) @printf(ptr @x, i64 %x)
  ret <3 x float> %r
}
define <5 x float> @c31(i64 %x, <5 x float> %a, <2 x i63> %b, <5 x float> %c, <4 x i2> %d) noinline {
  %r = fsub <5 x float> %a, %c
  %bi = bitcast <2 x i63> %b to i126
  call void @print126(i126 %bi)
  %di = bitcast <4 x i2> %d to i8
  call void @print8(i8 %di)
  call i32 (ptr, ...) @printf(ptr @x, i64 %x)
  ret <5 x float> %r
}
define <2 x i8> @c32(i64 %x, <2 x i8> %a, <8 x i4> %b, <2 x i8> %c, <1 x i1> %d) noinline {
  %x1 = xor <2 x i8> %a, %c
  %r = add <2 x i8> %x1, %a
  %bi = bitcast <8 x i4> %b to i32
  call void @print32(i32 %bi)
  %di = bitcast <1 x i1> %d to i1
  call void @print1(i1 %di)
  call i32 (ptr, ...) @printf(ptr @x, i64 %x)
  ret <2 x i8> %r
}
define <7 x i8> @c33(i64 %x, <7 x i8> %a, <2 x i4> %b, <7 x i8> %c, <8 x i24> %d) noinline {
  %x1 = xor <7 x i8> %a, %c
  %r = add <7 x i8> %x1, %a
  %bi = bitcast <2 x i4> %b to i8
  call void @print8(i8 %bi)
  %di = bitcast <8 x i24> %d to i192
  call void @print192(i192 %di)
  call i32 (ptr, ...) @printf(ptr @x, i64 %x)
  ret <7 x i8> %r
}
define i32 @main() {
  %r0 = call <1 x i1> @c0(i64 0, <1 x i1> <i1 true>, <3 x i24> <i24 5710093, i24 -576757, i24 4629816>, <1 x i1> <i1 true>, <2 x i40> <i40 -491133914539, i40 -374087783877>)
  %i0 = bitcast <1 x i1> %r0 to i1
  call void @print1(i1 %i0)
  %r1 = call <2 x i1> @c1(i64 1, <2 x i1> <i1 false, i1 true>, <17 x i1> <i1 false, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 true, i1 false, i1 true, i1 true, i1 true, i1 false, i1 true, i1 true, i1 true, i1 true>, <2 x i1> <i1 true, i1 true>, <3 x i40> <i40 532404691903, i40 408734241113, i40 -231213188596>)
  %i1 = bitcast <2 x i1> %r1 to i2
  call void @print2(i2 %i1)
  %r2 = call <3 x i1> @c2(i64 2, <3 x i1> <i1 true, i1 true, i1 true>, <5 x i24> <i24 7827650, i24 7803022, i24 6605889, i24 -1959185, i24 -3375763>, <3 x i1> <i1 true, i1 false, i1 false>, <2 x i4> <i4 -6, i4 6>)
  %i2 = bitcast <3 x i1> %r2 to i3
  call void @print3(i3 %i2)
  %r3 = call <4 x i1> @c3(i64 3, <4 x i1> <i1 true, i1 false, i1 false, i1 true>, <2 x i2> <i2 0, i2 0>, <4 x i1> <i1 false, i1 true, i1 false, i1 false>, <3 x i24> <i24 5343846, i24 -3253702, i24 -323043>)
  %i3 = bitcast <4 x i1> %r3 to i4
  call void @print4(i4 %i3)
  %r4 = call <5 x i1> @c4(i64 4, <5 x i1> <i1 false, i1 false, i1 true, i1 true, i1 false>, <5 x i24> <i24 7970847, i24 7365395, i24 -8004988, i24 7536668, i24 4190865>, <5 x i1> <i1 false, i1 false, i1 true, i1 false, i1 false>, <8 x i2> <i2 -1, i2 0, i2 1, i2 -2, i2 -1, i2 -2, i2 0, i2 -2>)
  %i4 = bitcast <5 x i1> %r4 to i5
  call void @print5(i5 %i4)
  %r5 = call <8 x i1> @c5(i64 5, <8 x i1> <i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 true, i1 false>, <2 x i4> <i4 5, i4 -4>, <8 x i1> <i1 true, i1 false, i1 true, i1 true, i1 false, i1 false, i1 true, i1 false>, <17 x i1> <i1 false, i1 true, i1 false, i1 false, i1 false, i1 true, i1 true, i1 true, i1 false, i1 false, i1 true, i1 true, i1 true, i1 false, i1 true, i1 true, i1 false>)
  %i5 = bitcast <8 x i1> %r5 to i8
  call void @print8(i8 %i5)
  %r6 = call <16 x i1> @c6(i64 6, <16 x i1> <i1 false, i1 true, i1 true, i1 true, i1 false, i1 false, i1 true, i1 true, i1 true, i1 false, i1 true, i1 true, i1 false, i1 false, i1 true, i1 true>, <3 x i24> <i24 5783675, i24 -1331343, i24 -3442468>, <16 x i1> <i1 true, i1 false, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 true, i1 true, i1 false, i1 true, i1 false>, <16 x i5> <i5 11, i5 -6, i5 -11, i5 -14, i5 -1, i5 -8, i5 0, i5 9, i5 1, i5 11, i5 0, i5 -5, i5 -14, i5 9, i5 9, i5 8>)
  %i6 = bitcast <16 x i1> %r6 to i16
  call void @print16(i16 %i6)
  %r7 = call <17 x i1> @c7(i64 7, <17 x i1> <i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, <2 x i40> <i40 155795109600, i40 259182300426>, <17 x i1> <i1 false, i1 false, i1 true, i1 false, i1 false, i1 false, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 true, i1 false, i1 true, i1 false, i1 false>, <3 x i1> <i1 false, i1 true, i1 true>)
  %i7 = bitcast <17 x i1> %r7 to i17
  call void @print17(i17 %i7)
  %r8 = call <32 x i1> @c8(i64 8, <32 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 true, i1 false, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 true, i1 true, i1 true, i1 false, i1 true, i1 false, i1 false, i1 false, i1 false, i1 true, i1 false, i1 true, i1 false>, <4 x i2> <i2 -2, i2 -1, i2 0, i2 0>, <32 x i1> <i1 false, i1 false, i1 false, i1 true, i1 false, i1 false, i1 false, i1 false, i1 true, i1 true, i1 false, i1 false, i1 true, i1 true, i1 true, i1 false, i1 true, i1 false, i1 true, i1 false, i1 true, i1 false, i1 false, i1 false, i1 false, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 true>, <4 x i33> <i33 2558984365, i33 1115938396, i33 -81687871, i33 -2163351391>)
  %i8 = bitcast <32 x i1> %r8 to i32
  call void @print32(i32 %i8)
  %r9 = call <2 x i2> @c9(i64 9, <2 x i2> <i2 -1, i2 1>, <8 x i12> <i12 1983, i12 -789, i12 -34, i12 1759, i12 -875, i12 -1462, i12 -95, i12 -1951>, <2 x i2> <i2 -2, i2 0>, <2 x i1> <i1 false, i1 true>)
  %i9 = bitcast <2 x i2> %r9 to i4
  call void @print4(i4 %i9)
  %r10 = call <4 x i2> @c10(i64 10, <4 x i2> <i2 1, i2 -2, i2 1, i2 -1>, <4 x i24> <i24 -8167094, i24 -330569, i24 546344, i24 1011924>, <4 x i2> <i2 -1, i2 -2, i2 1, i2 -1>, <3 x i1> <i1 true, i1 true, i1 false>)
  %i10 = bitcast <4 x i2> %r10 to i8
  call void @print8(i8 %i10)
  %r11 = call <8 x i2> @c11(i64 11, <8 x i2> <i2 0, i2 1, i2 -1, i2 -1, i2 -1, i2 0, i2 1, i2 -1>, <2 x i24> <i24 305665, i24 2430626>, <8 x i2> <i2 1, i2 0, i2 1, i2 0, i2 1, i2 -2, i2 -2, i2 1>, <2 x i2> <i2 -2, i2 -1>)
  %i11 = bitcast <8 x i2> %r11 to i16
  call void @print16(i16 %i11)
  %r12 = call <2 x i4> @c12(i64 12, <2 x i4> <i4 1, i4 -4>, <4 x i24> <i24 3880167, i24 501093, i24 -7942069, i24 -598331>, <2 x i4> <i4 -3, i4 -3>, <1 x i24> <i24 3049451>)
  %i12 = bitcast <2 x i4> %r12 to i8
  call void @print8(i8 %i12)
  %r13 = call <8 x i4> @c13(i64 13, <8 x i4> <i4 -8, i4 -4, i4 0, i4 -1, i4 2, i4 6, i4 -7, i4 6>, <32 x i1> <i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 true, i1 false, i1 false, i1 true, i1 false, i1 true, i1 false, i1 false, i1 false, i1 false, i1 true, i1 true, i1 false, i1 false, i1 false, i1 true, i1 false, i1 true, i1 true, i1 true, i1 false, i1 true, i1 true, i1 true>, <8 x i4> <i4 -3, i4 3, i4 -2, i4 7, i4 -7, i4 7, i4 -2, i4 3>, <3 x i1> <i1 false, i1 true, i1 true>)
  %i13 = bitcast <8 x i4> %r13 to i32
  call void @print32(i32 %i13)
  %r14 = call <16 x i4> @c14(i64 14, <16 x i4> <i4 1, i4 2, i4 5, i4 7, i4 -7, i4 3, i4 6, i4 -6, i4 7, i4 -4, i4 3, i4 6, i4 -1, i4 -6, i4 -6, i4 1>, <17 x i1> <i1 true, i1 false, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 true, i1 false, i1 true, i1 true, i1 false, i1 true, i1 true, i1 false, i1 true>, <16 x i4> <i4 -3, i4 2, i4 1, i4 -1, i4 -1, i4 -3, i4 7, i4 2, i4 -3, i4 6, i4 -8, i4 -6, i4 3, i4 -4, i4 -6, i4 1>, <16 x i4> <i4 2, i4 2, i4 0, i4 -4, i4 6, i4 7, i4 0, i4 0, i4 1, i4 -5, i4 -4, i4 -7, i4 0, i4 -5, i4 -4, i4 5>)
  %i14 = bitcast <16 x i4> %r14 to i64
  call void @print64(i64 %i14)
  %r15 = call <3 x i4> @c15(i64 15, <3 x i4> <i4 7, i4 -6, i4 4>, <4 x i24> <i24 -4455688, i24 6098562, i24 -2160669, i24 -782855>, <3 x i4> <i4 3, i4 -2, i4 -6>, <7 x i8> <i8 -95, i8 54, i8 -124, i8 39, i8 -41, i8 -107, i8 18>)
  %i15 = bitcast <3 x i4> %r15 to i12
  call void @print12(i12 %i15)
  %r16 = call <3 x i24> @c16(i64 16, <3 x i24> <i24 6096586, i24 -6294952, i24 108498>, <3 x i1> <i1 false, i1 true, i1 false>, <3 x i24> <i24 6323779, i24 -626872, i24 -327694>, <8 x i1> <i1 false, i1 true, i1 true, i1 false, i1 true, i1 true, i1 false, i1 true>)
  %i16 = bitcast <3 x i24> %r16 to i72
  call void @print72(i72 %i16)
  %r17 = call <2 x i24> @c17(i64 17, <2 x i24> <i24 7930547, i24 6902284>, <17 x i1> <i1 false, i1 true, i1 true, i1 false, i1 false, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 true, i1 false, i1 false, i1 false, i1 false, i1 true>, <2 x i24> <i24 1554019, i24 8272361>, <8 x i1> <i1 true, i1 true, i1 false, i1 true, i1 true, i1 true, i1 true, i1 true>)
  %i17 = bitcast <2 x i24> %r17 to i48
  call void @print48(i48 %i17)
  %r18 = call <4 x i24> @c18(i64 18, <4 x i24> <i24 -7726695, i24 -167284, i24 6530656, i24 7333618>, <2 x i4> <i4 -1, i4 2>, <4 x i24> <i24 4367904, i24 -2541453, i24 -8381233, i24 -1224944>, <2 x i4> <i4 -1, i4 -4>)
  %i18 = bitcast <4 x i24> %r18 to i96
  call void @print96(i96 %i18)
  %r19 = call <8 x i24> @c19(i64 19, <8 x i24> <i24 -577581, i24 -639246, i24 -6715107, i24 -5174062, i24 -5793622, i24 2572983, i24 -5720343, i24 -7194231>, <2 x i63> <i63 3404044076573000985, i63 3402653920260682432>, <8 x i24> <i24 6381093, i24 -509020, i24 -5836560, i24 873473, i24 -4126070, i24 -6539141, i24 -3734078, i24 5342300>, <5 x i24> <i24 -5678459, i24 4200475, i24 -3572659, i24 2885446, i24 -4443148>)
  %i19 = bitcast <8 x i24> %r19 to i192
  call void @print192(i192 %i19)
  %r20 = call <5 x i24> @c20(i64 20, <5 x i24> <i24 6649787, i24 -7850135, i24 -2612239, i24 7122260, i24 4227829>, <3 x i1> <i1 false, i1 false, i1 true>, <5 x i24> <i24 3149322, i24 -8023830, i24 2916110, i24 -727154, i24 -474263>, <3 x float> <float 24.5, float 30.5, float -21.5>)
  %i20 = bitcast <5 x i24> %r20 to i120
  call void @print120(i120 %i20)
  %r21 = call <1 x i24> @c21(i64 21, <1 x i24> <i24 -3504750>, <17 x i1> <i1 false, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false, i1 false, i1 true, i1 false, i1 false, i1 false, i1 true, i1 false>, <1 x i24> <i24 -5647996>, <5 x i24> <i24 4627860, i24 -4353132, i24 -5441766, i24 2888808, i24 -4886047>)
  %i21 = bitcast <1 x i24> %r21 to i24
  call void @print24(i24 %i21)
  %r22 = call <2 x i40> @c22(i64 22, <2 x i40> <i40 522811002631, i40 -544298150577>, <3 x i1> <i1 false, i1 true, i1 false>, <2 x i40> <i40 200915406068, i40 -363310558555>, <2 x i63> <i63 -4304827604415693888, i63 3094794809825886799>)
  %i22 = bitcast <2 x i40> %r22 to i80
  call void @print80(i80 %i22)
  %r23 = call <3 x i40> @c23(i64 23, <3 x i40> <i40 -442641456932, i40 -469368903760, i40 439104550530>, <7 x i8> <i8 77, i8 -3, i8 -105, i8 111, i8 -8, i8 -115, i8 46>, <3 x i40> <i40 155664490923, i40 -4078252945, i40 310944117037>, <2 x i40> <i40 -497957912377, i40 366169283840>)
  %i23 = bitcast <3 x i40> %r23 to i120
  call void @print120(i120 %i23)
  %r24 = call <4 x i40> @c24(i64 24, <4 x i40> <i40 151637895816, i40 412537369203, i40 494082749364, i40 -335129320128>, <8 x i12> <i12 -1314, i12 801, i12 35, i12 575, i12 -400, i12 -1278, i12 128, i12 -1091>, <4 x i40> <i40 468513757615, i40 319175718290, i40 -454802761010, i40 534903546746>, <4 x i33> <i33 -338003080, i33 -1725346274, i33 3679785566, i33 920882899>)
  %i24 = bitcast <4 x i40> %r24 to i160
  call void @print160(i160 %i24)
  %r25 = call <2 x i7> @c25(i64 25, <2 x i7> <i7 5, i7 -19>, <2 x i1> <i1 false, i1 false>, <2 x i7> <i7 9, i7 34>, <4 x i33> <i33 1617607758, i33 -1610186355, i33 -1178373105, i33 3921299478>)
  %i25 = bitcast <2 x i7> %r25 to i14
  call void @print14(i14 %i25)
  %r26 = call <8 x i12> @c26(i64 26, <8 x i12> <i12 1603, i12 1336, i12 2046, i12 -1131, i12 223, i12 -1575, i12 -1480, i12 -772>, <8 x i24> <i24 -281473, i24 -6918343, i24 4696036, i24 4570196, i24 -3968133, i24 5359274, i24 -1634142, i24 -3139420>, <8 x i12> <i12 -1505, i12 -1517, i12 150, i12 -1713, i12 -117, i12 -1046, i12 807, i12 -1703>, <4 x i33> <i33 -864108266, i33 4156538982, i33 -1433235598, i33 -3110275284>)
  %i26 = bitcast <8 x i12> %r26 to i96
  call void @print96(i96 %i26)
  %r27 = call <2 x i63> @c27(i64 27, <2 x i63> <i63 1877899687886570563, i63 2731788798150680748>, <5 x float> <float -12.5, float 26.5, float -7.5, float 26.5, float -24.5>, <2 x i63> <i63 -732538871393916336, i63 -1716197636014661258>, <3 x i4> <i4 -2, i4 4, i4 4>)
  %i27 = bitcast <2 x i63> %r27 to i126
  call void @print126(i126 %i27)
  %r28 = call <4 x i33> @c28(i64 28, <4 x i33> <i33 2809329985, i33 -1032000273, i33 -1826525318, i33 -2395807458>, <1 x i1> <i1 true>, <4 x i33> <i33 -1168144385, i33 -1283436164, i33 -3145226597, i33 3487839874>, <4 x i24> <i24 -1972912, i24 1039026, i24 -6203468, i24 -2998456>)
  %i28 = bitcast <4 x i33> %r28 to i132
  call void @print132(i132 %i28)
  %r29 = call <16 x i5> @c29(i64 29, <16 x i5> <i5 -11, i5 -12, i5 -8, i5 -1, i5 5, i5 -6, i5 -7, i5 -15, i5 -14, i5 1, i5 8, i5 7, i5 1, i5 -16, i5 -16, i5 -13>, <5 x i1> <i1 true, i1 true, i1 false, i1 false, i1 false>, <16 x i5> <i5 14, i5 14, i5 3, i5 -16, i5 -9, i5 0, i5 -3, i5 -12, i5 -5, i5 -10, i5 -6, i5 -5, i5 -16, i5 -11, i5 2, i5 3>, <8 x i24> <i24 5484858, i24 -5651158, i24 3805628, i24 8102332, i24 -6789790, i24 -3889632, i24 508555, i24 1777107>)
  %i29 = bitcast <16 x i5> %r29 to i80
  call void @print80(i80 %i29)
  %r30 = call <3 x float> @c30(i64 30, <3 x float> <float 18.5, float 30.5, float -3.5>, <4 x i2> <i2 1, i2 -1, i2 -2, i2 -1>, <3 x float> <float -10.5, float -2.5, float 28.5>, <2 x i2> <i2 -2, i2 -1>)
  %i30 = bitcast <3 x float> %r30 to i96
  call void @print96(i96 %i30)
  %r31 = call <5 x float> @c31(i64 31, <5 x float> <float -27.5, float 19.5, float 12.5, float 29.5, float -20.5>, <2 x i63> <i63 -246179457170633580, i63 -79104793687360813>, <5 x float> <float 8.5, float -30.5, float -24.5, float -22.5, float 22.5>, <4 x i2> <i2 1, i2 -1, i2 0, i2 -2>)
  %i31 = bitcast <5 x float> %r31 to i160
  call void @print160(i160 %i31)
  %r32 = call <2 x i8> @c32(i64 32, <2 x i8> <i8 -120, i8 104>, <8 x i4> <i4 1, i4 -5, i4 -1, i4 3, i4 6, i4 -3, i4 -2, i4 -1>, <2 x i8> <i8 -73, i8 -77>, <1 x i1> <i1 false>)
  %i32 = bitcast <2 x i8> %r32 to i16
  call void @print16(i16 %i32)
  %r33 = call <7 x i8> @c33(i64 33, <7 x i8> <i8 15, i8 4, i8 -37, i8 67, i8 64, i8 73, i8 -67>, <2 x i4> <i4 -3, i4 -3>, <7 x i8> <i8 79, i8 -65, i8 80, i8 123, i8 41, i8 87, i8 104>, <8 x i24> <i24 5869243, i24 -7347320, i24 1982298, i24 -94347, i24 -1663338, i24 -2530449, i24 -5988558, i24 -5992383>)
  %i33 = bitcast <7 x i8> %r33 to i56
  call void @print56(i56 %i33)
  ret i32 0
}
