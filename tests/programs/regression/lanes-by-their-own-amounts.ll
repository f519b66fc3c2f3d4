; Lanes that are shifted and rotated by amounts of their own, counts of zeros, and reversed bytes and bits: each line is
; a sum over the bytes of one result.
; exit: 0
; output: 979286449
; output: 1200223922
; output: 489706460
; output: 1199190727
; output: 3994755234
; output: 754320934
; output: 1711352472
; output: 2896926877
; output: 2412890297
; output: 1353449178
; output: 973908305
; output: 1363186669
; output: 1369159725
; output: 3958632690
; output: 3692253971
; output: 2770375889
; output: 3852264381
; output: 2268857230
; output: 1300620231
; output: 937718636
; output: 3112732170
; output: 2232600198
; output: 1655515781
; output: 1655515781
; output: 3415308513
; output: 1732923446
; output: 2481845518
; output: 3147376488
; output: 2544476452
; output: 2714698365
; output: 2585615646
; output: 3044939635
; output: 128
; output: 1742810335
; output: 3963989888
; output: 1445171912
; output: 2825970913
; output: 767613067
; output: 3541014876
; output: 2251616419
; output: 1685551040
; output: 1685551040
; output: 3194867824
; output: 958788998
; output: 3043309758
; output: 3043525276
; output: 962519681
; output: 3108050598
; output: 159633883
; output: 2676533094
; output: 2099089323
; output: 1117639510
; output: 2861217306
; output: 298550154
; output: 302037526
; output: 302230167
; output: 298643724
; output: 302099754
; output: 3347180484
; output: 3542125972
; output: 2195941593
; output: 2143790735
; output: 2201049037
; output: 2046087989
; output: 131368896
; output: 673660960
; output: 3348098222
; output: 486062227
; output: 2899043406
; output: 2621189831
; output: 1695101195
; output: 4119058100
; output: 1778598360
; output: 4103234231
; output: 836620416
@a.v16i8 = global <16 x i8> <i8 0, i8 77, i8 26, i8 -72, i8 101, i8 122, i8 39, i8 23, i8 17, i8 5, i8 102, i8 -116, i8 -22, i8 74, i8 -52, i8 -3>
@b.v16i8 = global <16 x i8> <i8 -61, i8 15, i8 56, i8 -123, i8 -119, i8 92, i8 70, i8 -57, i8 44, i8 -45, i8 27, i8 67, i8 54, i8 -15, i8 -19, i8 6>
@c.v16i8 = global <16 x i8> <i8 20, i8 0, i8 8, i8 6, i8 5, i8 9, i8 9, i8 20, i8 23, i8 11, i8 2, i8 19, i8 10, i8 21, i8 12, i8 7>
@a.v8i16 = global <8 x i16> <i16 0, i16 11651, i16 16208, i16 31037, i16 18349, i16 5855, i16 -3633, i16 -4287>
@b.v8i16 = global <8 x i16> <i16 -11936, i16 -8816, i16 -3788, i16 -29646, i16 -10456, i16 19676, i16 472, i16 -5973>
@c.v8i16 = global <8 x i16> <i16 18, i16 0, i16 45, i16 19, i16 32, i16 12, i16 26, i16 15>
@a.v4i32 = global <4 x i32> <i32 0, i32 1237824923, i32 1851315658, i32 1938629690>
@b.v4i32 = global <4 x i32> <i32 692866723, i32 1001694576, i32 1310444344, i32 1115210337>
@c.v4i32 = global <4 x i32> <i32 5, i32 0, i32 5, i32 31>
@a.v2i64 = global <2 x i64> <i64 0, i64 -8875243431408273277>
@b.v2i64 = global <2 x i64> <i64 -6493289288470562493, i64 -5517813709430116191>
@c.v2i64 = global <2 x i64> <i64 87, i64 63>
@a.v8i8 = global <8 x i8> <i8 0, i8 -84, i8 50, i8 17, i8 105, i8 -23, i8 51, i8 -94>
@b.v8i8 = global <8 x i8> <i8 -95, i8 112, i8 70, i8 47, i8 91, i8 111, i8 -65, i8 -106>
@c.v8i8 = global <8 x i8> <i8 10, i8 0, i8 17, i8 6, i8 10, i8 3, i8 1, i8 7>
@a.v4i16 = global <4 x i16> <i16 0, i16 18184, i16 -15391, i16 -27381>
@b.v4i16 = global <4 x i16> <i16 -25204, i16 -9038, i16 15559, i16 8004>
@c.v4i16 = global <4 x i16> <i16 21, i16 0, i16 18, i16 15>
@a.v8i32 = global <8 x i32> <i32 0, i32 183872647, i32 1533664291, i32 -1300121464, i32 354808675, i32 -446986787, i32 -152579976, i32 -194400520>
@b.v8i32 = global <8 x i32> <i32 1227012556, i32 -1138690522, i32 -1394948587, i32 -172367371, i32 1404978977, i32 78114823, i32 1386459521, i32 1241230390>
@c.v8i32 = global <8 x i32> <i32 41, i32 0, i32 83, i32 52, i32 79, i32 87, i32 9, i32 31>
@fmt = constant [4 x i8] c"%u\0A\00"
declare i32 @printf(ptr, ...)
declare <16 x i8> @llvm.bitreverse.v16i8(<16 x i8>)
declare <16 x i8> @llvm.ctlz.v16i8(<16 x i8>, i1)
declare <16 x i8> @llvm.cttz.v16i8(<16 x i8>, i1)
declare <16 x i8> @llvm.fshl.v16i8(<16 x i8>, <16 x i8>, <16 x i8>)
declare <16 x i8> @llvm.fshr.v16i8(<16 x i8>, <16 x i8>, <16 x i8>)
declare <2 x i64> @llvm.bitreverse.v2i64(<2 x i64>)
declare <2 x i64> @llvm.bswap.v2i64(<2 x i64>)
declare <2 x i64> @llvm.ctlz.v2i64(<2 x i64>, i1)
declare <2 x i64> @llvm.cttz.v2i64(<2 x i64>, i1)
declare <2 x i64> @llvm.fshl.v2i64(<2 x i64>, <2 x i64>, <2 x i64>)
declare <2 x i64> @llvm.fshr.v2i64(<2 x i64>, <2 x i64>, <2 x i64>)
declare <4 x i16> @llvm.bitreverse.v4i16(<4 x i16>)
declare <4 x i16> @llvm.bswap.v4i16(<4 x i16>)
declare <4 x i16> @llvm.ctlz.v4i16(<4 x i16>, i1)
declare <4 x i16> @llvm.cttz.v4i16(<4 x i16>, i1)
declare <4 x i16> @llvm.fshl.v4i16(<4 x i16>, <4 x i16>, <4 x i16>)
declare <4 x i16> @llvm.fshr.v4i16(<4 x i16>, <4 x i16>, <4 x i16>)
declare <4 x i32> @llvm.bitreverse.v4i32(<4 x i32>)
declare <4 x i32> @llvm.bswap.v4i32(<4 x i32>)
declare <4 x i32> @llvm.ctlz.v4i32(<4 x i32>, i1)
declare <4 x i32> @llvm.cttz.v4i32(<4 x i32>, i1)
declare <4 x i32> @llvm.fshl.v4i32(<4 x i32>, <4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.fshr.v4i32(<4 x i32>, <4 x i32>, <4 x i32>)
declare <8 x i16> @llvm.bitreverse.v8i16(<8 x i16>)
declare <8 x i16> @llvm.bswap.v8i16(<8 x i16>)
declare <8 x i16> @llvm.ctlz.v8i16(<8 x i16>, i1)
declare <8 x i16> @llvm.cttz.v8i16(<8 x i16>, i1)
declare <8 x i16> @llvm.fshl.v8i16(<8 x i16>, <8 x i16>, <8 x i16>)
declare <8 x i16> @llvm.fshr.v8i16(<8 x i16>, <8 x i16>, <8 x i16>)
declare <8 x i32> @llvm.bitreverse.v8i32(<8 x i32>)
declare <8 x i32> @llvm.bswap.v8i32(<8 x i32>)
declare <8 x i32> @llvm.ctlz.v8i32(<8 x i32>, i1)
declare <8 x i32> @llvm.cttz.v8i32(<8 x i32>, i1)
declare <8 x i32> @llvm.fshl.v8i32(<8 x i32>, <8 x i32>, <8 x i32>)
declare <8 x i32> @llvm.fshr.v8i32(<8 x i32>, <8 x i32>, <8 x i32>)
declare <8 x i8> @llvm.bitreverse.v8i8(<8 x i8>)
declare <8 x i8> @llvm.ctlz.v8i8(<8 x i8>, i1)
declare <8 x i8> @llvm.cttz.v8i8(<8 x i8>, i1)
declare <8 x i8> @llvm.fshl.v8i8(<8 x i8>, <8 x i8>, <8 x i8>)
declare <8 x i8> @llvm.fshr.v8i8(<8 x i8>, <8 x i8>, <8 x i8>)
define void @show(ptr %p, i64 %n) noinline {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %h = phi i32 [ 0, %entry ], [ %sum, %loop ]
  %at = getelementptr i8, ptr %p, i64 %i
  %byte = load i8, ptr %at
  %wide = zext i8 %byte to i32
  %times = mul i32 %h, 31
  %sum = add i32 %times, %wide
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  %x = call i32 (ptr, ...) @printf(ptr @fmt, i32 %sum)
  ret void
}
define void @shl.v16i8(ptr %to) noinline {
  %a = load <16 x i8>, ptr @a.v16i8
  %b = load <16 x i8>, ptr @b.v16i8
  %c = load <16 x i8>, ptr @c.v16i8
  %d = and <16 x i8> %c, <i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7>
  %r = shl <16 x i8> %a, %d
  store <16 x i8> %r, ptr %to
  ret void
}
define void @lshr.v16i8(ptr %to) noinline {
  %a = load <16 x i8>, ptr @a.v16i8
  %b = load <16 x i8>, ptr @b.v16i8
  %c = load <16 x i8>, ptr @c.v16i8
  %d = and <16 x i8> %c, <i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7>
  %r = lshr <16 x i8> %a, %d
  store <16 x i8> %r, ptr %to
  ret void
}
define void @ashr.v16i8(ptr %to) noinline {
  %a = load <16 x i8>, ptr @a.v16i8
  %b = load <16 x i8>, ptr @b.v16i8
  %c = load <16 x i8>, ptr @c.v16i8
  %d = and <16 x i8> %c, <i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7>
  %r = ashr <16 x i8> %a, %d
  store <16 x i8> %r, ptr %to
  ret void
}
define void @rotl.v16i8(ptr %to) noinline {
  %a = load <16 x i8>, ptr @a.v16i8
  %b = load <16 x i8>, ptr @b.v16i8
  %c = load <16 x i8>, ptr @c.v16i8
  %r = call <16 x i8> @llvm.fshl.v16i8(<16 x i8> %a, <16 x i8> %a, <16 x i8> %c)
  store <16 x i8> %r, ptr %to
  ret void
}
define void @rotr.v16i8(ptr %to) noinline {
  %a = load <16 x i8>, ptr @a.v16i8
  %b = load <16 x i8>, ptr @b.v16i8
  %c = load <16 x i8>, ptr @c.v16i8
  %r = call <16 x i8> @llvm.fshr.v16i8(<16 x i8> %a, <16 x i8> %a, <16 x i8> %c)
  store <16 x i8> %r, ptr %to
  ret void
}
define void @fshl.v16i8(ptr %to) noinline {
  %a = load <16 x i8>, ptr @a.v16i8
  %b = load <16 x i8>, ptr @b.v16i8
  %c = load <16 x i8>, ptr @c.v16i8
  %r = call <16 x i8> @llvm.fshl.v16i8(<16 x i8> %a, <16 x i8> %b, <16 x i8> %c)
  store <16 x i8> %r, ptr %to
  ret void
}
define void @fshr.v16i8(ptr %to) noinline {
  %a = load <16 x i8>, ptr @a.v16i8
  %b = load <16 x i8>, ptr @b.v16i8
  %c = load <16 x i8>, ptr @c.v16i8
  %r = call <16 x i8> @llvm.fshr.v16i8(<16 x i8> %a, <16 x i8> %b, <16 x i8> %c)
  store <16 x i8> %r, ptr %to
  ret void
}
define void @bitreverse.v16i8(ptr %to) noinline {
  %a = load <16 x i8>, ptr @a.v16i8
  %b = load <16 x i8>, ptr @b.v16i8
  %c = load <16 x i8>, ptr @c.v16i8
  %r = call <16 x i8> @llvm.bitreverse.v16i8(<16 x i8> %a)
  store <16 x i8> %r, ptr %to
  ret void
}
define void @ctlz.v16i8(ptr %to) noinline {
  %a = load <16 x i8>, ptr @a.v16i8
  %b = load <16 x i8>, ptr @b.v16i8
  %c = load <16 x i8>, ptr @c.v16i8
  %r = call <16 x i8> @llvm.ctlz.v16i8(<16 x i8> %a, i1 false)
  store <16 x i8> %r, ptr %to
  ret void
}
define void @cttz.v16i8(ptr %to) noinline {
  %a = load <16 x i8>, ptr @a.v16i8
  %b = load <16 x i8>, ptr @b.v16i8
  %c = load <16 x i8>, ptr @c.v16i8
  %r = call <16 x i8> @llvm.cttz.v16i8(<16 x i8> %a, i1 false)
  store <16 x i8> %r, ptr %to
  ret void
}
define void @shl.v8i16(ptr %to) noinline {
  %a = load <8 x i16>, ptr @a.v8i16
  %b = load <8 x i16>, ptr @b.v8i16
  %c = load <8 x i16>, ptr @c.v8i16
  %d = and <8 x i16> %c, <i16 15, i16 15, i16 15, i16 15, i16 15, i16 15, i16 15, i16 15>
  %r = shl <8 x i16> %a, %d
  store <8 x i16> %r, ptr %to
  ret void
}
define void @lshr.v8i16(ptr %to) noinline {
  %a = load <8 x i16>, ptr @a.v8i16
  %b = load <8 x i16>, ptr @b.v8i16
  %c = load <8 x i16>, ptr @c.v8i16
  %d = and <8 x i16> %c, <i16 15, i16 15, i16 15, i16 15, i16 15, i16 15, i16 15, i16 15>
  %r = lshr <8 x i16> %a, %d
  store <8 x i16> %r, ptr %to
  ret void
}
define void @ashr.v8i16(ptr %to) noinline {
  %a = load <8 x i16>, ptr @a.v8i16
  %b = load <8 x i16>, ptr @b.v8i16
  %c = load <8 x i16>, ptr @c.v8i16
  %d = and <8 x i16> %c, <i16 15, i16 15, i16 15, i16 15, i16 15, i16 15, i16 15, i16 15>
  %r = ashr <8 x i16> %a, %d
  store <8 x i16> %r, ptr %to
  ret void
}
define void @rotl.v8i16(ptr %to) noinline {
  %a = load <8 x i16>, ptr @a.v8i16
  %b = load <8 x i16>, ptr @b.v8i16
  %c = load <8 x i16>, ptr @c.v8i16
  %r = call <8 x i16> @llvm.fshl.v8i16(<8 x i16> %a, <8 x i16> %a, <8 x i16> %c)
  store <8 x i16> %r, ptr %to
  ret void
}
define void @rotr.v8i16(ptr %to) noinline {
  %a = load <8 x i16>, ptr @a.v8i16
  %b = load <8 x i16>, ptr @b.v8i16
  %c = load <8 x i16>, ptr @c.v8i16
  %r = call <8 x i16> @llvm.fshr.v8i16(<8 x i16> %a, <8 x i16> %a, <8 x i16> %c)
  store <8 x i16> %r, ptr %to
  ret void
}
define void @fshl.v8i16(ptr %to) noinline {
  %a = load <8 x i16>, ptr @a.v8i16
  %b = load <8 x i16>, ptr @b.v8i16
  %c = load <8 x i16>, ptr @c.v8i16
  %r = call <8 x i16> @llvm.fshl.v8i16(<8 x i16> %a, <8 x i16> %b, <8 x i16> %c)
  store <8 x i16> %r, ptr %to
  ret void
}
define void @fshr.v8i16(ptr %to) noinline {
  %a = load <8 x i16>, ptr @a.v8i16
  %b = load <8 x i16>, ptr @b.v8i16
  %c = load <8 x i16>, ptr @c.v8i16
  %r = call <8 x i16> @llvm.fshr.v8i16(<8 x i16> %a, <8 x i16> %b, <8 x i16> %c)
  store <8 x i16> %r, ptr %to
  ret void
}
define void @bitreverse.v8i16(ptr %to) noinline {
  %a = load <8 x i16>, ptr @a.v8i16
  %b = load <8 x i16>, ptr @b.v8i16
  %c = load <8 x i16>, ptr @c.v8i16
  %r = call <8 x i16> @llvm.bitreverse.v8i16(<8 x i16> %a)
  store <8 x i16> %r, ptr %to
  ret void
}
define void @ctlz.v8i16(ptr %to) noinline {
  %a = load <8 x i16>, ptr @a.v8i16
  %b = load <8 x i16>, ptr @b.v8i16
  %c = load <8 x i16>, ptr @c.v8i16
  %r = call <8 x i16> @llvm.ctlz.v8i16(<8 x i16> %a, i1 false)
  store <8 x i16> %r, ptr %to
  ret void
}
define void @cttz.v8i16(ptr %to) noinline {
  %a = load <8 x i16>, ptr @a.v8i16
  %b = load <8 x i16>, ptr @b.v8i16
  %c = load <8 x i16>, ptr @c.v8i16
  %r = call <8 x i16> @llvm.cttz.v8i16(<8 x i16> %a, i1 false)
  store <8 x i16> %r, ptr %to
  ret void
}
define void @bswap.v8i16(ptr %to) noinline {
  %a = load <8 x i16>, ptr @a.v8i16
  %b = load <8 x i16>, ptr @b.v8i16
  %c = load <8 x i16>, ptr @c.v8i16
  %r = call <8 x i16> @llvm.bswap.v8i16(<8 x i16> %a)
  store <8 x i16> %r, ptr %to
  ret void
}
define void @shl.v4i32(ptr %to) noinline {
  %a = load <4 x i32>, ptr @a.v4i32
  %b = load <4 x i32>, ptr @b.v4i32
  %c = load <4 x i32>, ptr @c.v4i32
  %d = and <4 x i32> %c, <i32 31, i32 31, i32 31, i32 31>
  %r = shl <4 x i32> %a, %d
  store <4 x i32> %r, ptr %to
  ret void
}
define void @lshr.v4i32(ptr %to) noinline {
  %a = load <4 x i32>, ptr @a.v4i32
  %b = load <4 x i32>, ptr @b.v4i32
  %c = load <4 x i32>, ptr @c.v4i32
  %d = and <4 x i32> %c, <i32 31, i32 31, i32 31, i32 31>
  %r = lshr <4 x i32> %a, %d
  store <4 x i32> %r, ptr %to
  ret void
}
define void @ashr.v4i32(ptr %to) noinline {
  %a = load <4 x i32>, ptr @a.v4i32
  %b = load <4 x i32>, ptr @b.v4i32
  %c = load <4 x i32>, ptr @c.v4i32
  %d = and <4 x i32> %c, <i32 31, i32 31, i32 31, i32 31>
  %r = ashr <4 x i32> %a, %d
  store <4 x i32> %r, ptr %to
  ret void
}
define void @rotl.v4i32(ptr %to) noinline {
  %a = load <4 x i32>, ptr @a.v4i32
  %b = load <4 x i32>, ptr @b.v4i32
  %c = load <4 x i32>, ptr @c.v4i32
  %r = call <4 x i32> @llvm.fshl.v4i32(<4 x i32> %a, <4 x i32> %a, <4 x i32> %c)
  store <4 x i32> %r, ptr %to
  ret void
}
define void @rotr.v4i32(ptr %to) noinline {
  %a = load <4 x i32>, ptr @a.v4i32
  %b = load <4 x i32>, ptr @b.v4i32
  %c = load <4 x i32>, ptr @c.v4i32
  %r = call <4 x i32> @llvm.fshr.v4i32(<4 x i32> %a, <4 x i32> %a, <4 x i32> %c)
  store <4 x i32> %r, ptr %to
  ret void
}
define void @fshl.v4i32(ptr %to) noinline {
  %a = load <4 x i32>, ptr @a.v4i32
  %b = load <4 x i32>, ptr @b.v4i32
  %c = load <4 x i32>, ptr @c.v4i32
  %r = call <4 x i32> @llvm.fshl.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i32> %c)
  store <4 x i32> %r, ptr %to
  ret void
}
define void @fshr.v4i32(ptr %to) noinline {
  %a = load <4 x i32>, ptr @a.v4i32
  %b = load <4 x i32>, ptr @b.v4i32
  %c = load <4 x i32>, ptr @c.v4i32
  %r = call <4 x i32> @llvm.fshr.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i32> %c)
  store <4 x i32> %r, ptr %to
  ret void
}
define void @bitreverse.v4i32(ptr %to) noinline {
  %a = load <4 x i32>, ptr @a.v4i32
  %b = load <4 x i32>, ptr @b.v4i32
  %c = load <4 x i32>, ptr @c.v4i32
  %r = call <4 x i32> @llvm.bitreverse.v4i32(<4 x i32> %a)
  store <4 x i32> %r, ptr %to
  ret void
}
define void @ctlz.v4i32(ptr %to) noinline {
  %a = load <4 x i32>, ptr @a.v4i32
  %b = load <4 x i32>, ptr @b.v4i32
  %c = load <4 x i32>, ptr @c.v4i32
  %r = call <4 x i32> @llvm.ctlz.v4i32(<4 x i32> %a, i1 false)
  store <4 x i32> %r, ptr %to
  ret void
}
define void @cttz.v4i32(ptr %to) noinline {
  %a = load <4 x i32>, ptr @a.v4i32
  %b = load <4 x i32>, ptr @b.v4i32
  %c = load <4 x i32>, ptr @c.v4i32
  %r = call <4 x i32> @llvm.cttz.v4i32(<4 x i32> %a, i1 false)
  store <4 x i32> %r, ptr %to
  ret void
}
define void @bswap.v4i32(ptr %to) noinline {
  %a = load <4 x i32>, ptr @a.v4i32
  %b = load <4 x i32>, ptr @b.v4i32
  %c = load <4 x i32>, ptr @c.v4i32
  %r = call <4 x i32> @llvm.bswap.v4i32(<4 x i32> %a)
  store <4 x i32> %r, ptr %to
  ret void
}
define void @shl.v2i64(ptr %to) noinline {
  %a = load <2 x i64>, ptr @a.v2i64
  %b = load <2 x i64>, ptr @b.v2i64
  %c = load <2 x i64>, ptr @c.v2i64
  %d = and <2 x i64> %c, <i64 63, i64 63>
  %r = shl <2 x i64> %a, %d
  store <2 x i64> %r, ptr %to
  ret void
}
define void @lshr.v2i64(ptr %to) noinline {
  %a = load <2 x i64>, ptr @a.v2i64
  %b = load <2 x i64>, ptr @b.v2i64
  %c = load <2 x i64>, ptr @c.v2i64
  %d = and <2 x i64> %c, <i64 63, i64 63>
  %r = lshr <2 x i64> %a, %d
  store <2 x i64> %r, ptr %to
  ret void
}
define void @ashr.v2i64(ptr %to) noinline {
  %a = load <2 x i64>, ptr @a.v2i64
  %b = load <2 x i64>, ptr @b.v2i64
  %c = load <2 x i64>, ptr @c.v2i64
  %d = and <2 x i64> %c, <i64 63, i64 63>
  %r = ashr <2 x i64> %a, %d
  store <2 x i64> %r, ptr %to
  ret void
}
define void @rotl.v2i64(ptr %to) noinline {
  %a = load <2 x i64>, ptr @a.v2i64
  %b = load <2 x i64>, ptr @b.v2i64
  %c = load <2 x i64>, ptr @c.v2i64
  %r = call <2 x i64> @llvm.fshl.v2i64(<2 x i64> %a, <2 x i64> %a, <2 x i64> %c)
  store <2 x i64> %r, ptr %to
  ret void
}
define void @rotr.v2i64(ptr %to) noinline {
  %a = load <2 x i64>, ptr @a.v2i64
  %b = load <2 x i64>, ptr @b.v2i64
  %c = load <2 x i64>, ptr @c.v2i64
  %r = call <2 x i64> @llvm.fshr.v2i64(<2 x i64> %a, <2 x i64> %a, <2 x i64> %c)
  store <2 x i64> %r, ptr %to
  ret void
}
define void @fshl.v2i64(ptr %to) noinline {
  %a = load <2 x i64>, ptr @a.v2i64
  %b = load <2 x i64>, ptr @b.v2i64
  %c = load <2 x i64>, ptr @c.v2i64
  %r = call <2 x i64> @llvm.fshl.v2i64(<2 x i64> %a, <2 x i64> %b, <2 x i64> %c)
  store <2 x i64> %r, ptr %to
  ret void
}
define void @fshr.v2i64(ptr %to) noinline {
  %a = load <2 x i64>, ptr @a.v2i64
  %b = load <2 x i64>, ptr @b.v2i64
  %c = load <2 x i64>, ptr @c.v2i64
  %r = call <2 x i64> @llvm.fshr.v2i64(<2 x i64> %a, <2 x i64> %b, <2 x i64> %c)
  store <2 x i64> %r, ptr %to
  ret void
}
define void @bitreverse.v2i64(ptr %to) noinline {
  %a = load <2 x i64>, ptr @a.v2i64
  %b = load <2 x i64>, ptr @b.v2i64
  %c = load <2 x i64>, ptr @c.v2i64
  %r = call <2 x i64> @llvm.bitreverse.v2i64(<2 x i64> %a)
  store <2 x i64> %r, ptr %to
  ret void
}
define void @ctlz.v2i64(ptr %to) noinline {
  %a = load <2 x i64>, ptr @a.v2i64
  %b = load <2 x i64>, ptr @b.v2i64
  %c = load <2 x i64>, ptr @c.v2i64
  %r = call <2 x i64> @llvm.ctlz.v2i64(<2 x i64> %a, i1 false)
  store <2 x i64> %r, ptr %to
  ret void
}
define void @cttz.v2i64(ptr %to) noinline {
  %a = load <2 x i64>, ptr @a.v2i64
  %b = load <2 x i64>, ptr @b.v2i64
  %c = load <2 x i64>, ptr @c.v2i64
  %r = call <2 x i64> @llvm.cttz.v2i64(<2 x i64> %a, i1 false)
  store <2 x i64> %r, ptr %to
  ret void
}
define void @bswap.v2i64(ptr %to) noinline {
  %a = load <2 x i64>, ptr @a.v2i64
  %b = load <2 x i64>, ptr @b.v2i64
  %c = load <2 x i64>, ptr @c.v2i64
  %r = call <2 x i64> @llvm.bswap.v2i64(<2 x i64> %a)
  store <2 x i64> %r, ptr %to
  ret void
}
define void @shl.v8i8(ptr %to) noinline {
  %a = load <8 x i8>, ptr @a.v8i8
  %b = load <8 x i8>, ptr @b.v8i8
  %c = load <8 x i8>, ptr @c.v8i8
  %d = and <8 x i8> %c, <i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7>
  %r = shl <8 x i8> %a, %d
  store <8 x i8> %r, ptr %to
  ret void
}
define void @lshr.v8i8(ptr %to) noinline {
  %a = load <8 x i8>, ptr @a.v8i8
  %b = load <8 x i8>, ptr @b.v8i8
  %c = load <8 x i8>, ptr @c.v8i8
  %d = and <8 x i8> %c, <i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7>
  %r = lshr <8 x i8> %a, %d
  store <8 x i8> %r, ptr %to
  ret void
}
define void @ashr.v8i8(ptr %to) noinline {
  %a = load <8 x i8>, ptr @a.v8i8
  %b = load <8 x i8>, ptr @b.v8i8
  %c = load <8 x i8>, ptr @c.v8i8
  %d = and <8 x i8> %c, <i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7>
  %r = ashr <8 x i8> %a, %d
  store <8 x i8> %r, ptr %to
  ret void
}
define void @rotl.v8i8(ptr %to) noinline {
  %a = load <8 x i8>, ptr @a.v8i8
  %b = load <8 x i8>, ptr @b.v8i8
  %c = load <8 x i8>, ptr @c.v8i8
  %r = call <8 x i8> @llvm.fshl.v8i8(<8 x i8> %a, <8 x i8> %a, <8 x i8> %c)
  store <8 x i8> %r, ptr %to
  ret void
}
define void @rotr.v8i8(ptr %to) noinline {
  %a = load <8 x i8>, ptr @a.v8i8
  %b = load <8 x i8>, ptr @b.v8i8
  %c = load <8 x i8>, ptr @c.v8i8
  %r = call <8 x i8> @llvm.fshr.v8i8(<8 x i8> %a, <8 x i8> %a, <8 x i8> %c)
  store <8 x i8> %r, ptr %to
  ret void
}
define void @fshl.v8i8(ptr %to) noinline {
  %a = load <8 x i8>, ptr @a.v8i8
  %b = load <8 x i8>, ptr @b.v8i8
  %c = load <8 x i8>, ptr @c.v8i8
  %r = call <8 x i8> @llvm.fshl.v8i8(<8 x i8> %a, <8 x i8> %b, <8 x i8> %c)
  store <8 x i8> %r, ptr %to
  ret void
}
define void @fshr.v8i8(ptr %to) noinline {
  %a = load <8 x i8>, ptr @a.v8i8
  %b = load <8 x i8>, ptr @b.v8i8
  %c = load <8 x i8>, ptr @c.v8i8
  %r = call <8 x i8> @llvm.fshr.v8i8(<8 x i8> %a, <8 x i8> %b, <8 x i8> %c)
  store <8 x i8> %r, ptr %to
  ret void
}
define void @bitreverse.v8i8(ptr %to) noinline {
  %a = load <8 x i8>, ptr @a.v8i8
  %b = load <8 x i8>, ptr @b.v8i8
  %c = load <8 x i8>, ptr @c.v8i8
  %r = call <8 x i8> @llvm.bitreverse.v8i8(<8 x i8> %a)
  store <8 x i8> %r, ptr %to
  ret void
}
define void @ctlz.v8i8(ptr %to) noinline {
  %a = load <8 x i8>, ptr @a.v8i8
  %b = load <8 x i8>, ptr @b.v8i8
  %c = load <8 x i8>, ptr @c.v8i8
  %r = call <8 x i8> @llvm.ctlz.v8i8(<8 x i8> %a, i1 false)
  store <8 x i8> %r, ptr %to
  ret void
}
define void @cttz.v8i8(ptr %to) noinline {
  %a = load <8 x i8>, ptr @a.v8i8
  %b = load <8 x i8>, ptr @b.v8i8
  %c = load <8 x i8>, ptr @c.v8i8
  %r = call <8 x i8> @llvm.cttz.v8i8(<8 x i8> %a, i1 false)
  store <8 x i8> %r, ptr %to
  ret void
}
define void @shl.v4i16(ptr %to) noinline {
  %a = load <4 x i16>, ptr @a.v4i16
  %b = load <4 x i16>, ptr @b.v4i16
  %c = load <4 x i16>, ptr @c.v4i16
  %d = and <4 x i16> %c, <i16 15, i16 15, i16 15, i16 15>
  %r = shl <4 x i16> %a, %d
  store <4 x i16> %r, ptr %to
  ret void
}
define void @lshr.v4i16(ptr %to) noinline {
  %a = load <4 x i16>, ptr @a.v4i16
  %b = load <4 x i16>, ptr @b.v4i16
  %c = load <4 x i16>, ptr @c.v4i16
  %d = and <4 x i16> %c, <i16 15, i16 15, i16 15, i16 15>
  %r = lshr <4 x i16> %a, %d
  store <4 x i16> %r, ptr %to
  ret void
}
define void @ashr.v4i16(ptr %to) noinline {
  %a = load <4 x i16>, ptr @a.v4i16
  %b = load <4 x i16>, ptr @b.v4i16
  %c = load <4 x i16>, ptr @c.v4i16
  %d = and <4 x i16> %c, <i16 15, i16 15, i16 15, i16 15>
  %r = ashr <4 x i16> %a, %d
  store <4 x i16> %r, ptr %to
  ret void
}
define void @rotl.v4i16(ptr %to) noinline {
  %a = load <4 x i16>, ptr @a.v4i16
  %b = load <4 x i16>, ptr @b.v4i16
  %c = load <4 x i16>, ptr @c.v4i16
  %r = call <4 x i16> @llvm.fshl.v4i16(<4 x i16> %a, <4 x i16> %a, <4 x i16> %c)
  store <4 x i16> %r, ptr %to
  ret void
}
define void @rotr.v4i16(ptr %to) noinline {
  %a = load <4 x i16>, ptr @a.v4i16
  %b = load <4 x i16>, ptr @b.v4i16
  %c = load <4 x i16>, ptr @c.v4i16
  %r = call <4 x i16> @llvm.fshr.v4i16(<4 x i16> %a, <4 x i16> %a, <4 x i16> %c)
  store <4 x i16> %r, ptr %to
  ret void
}
define void @fshl.v4i16(ptr %to) noinline {
  %a = load <4 x i16>, ptr @a.v4i16
  %b = load <4 x i16>, ptr @b.v4i16
  %c = load <4 x i16>, ptr @c.v4i16
  %r = call <4 x i16> @llvm.fshl.v4i16(<4 x i16> %a, <4 x i16> %b, <4 x i16> %c)
  store <4 x i16> %r, ptr %to
  ret void
}
define void @fshr.v4i16(ptr %to) noinline {
  %a = load <4 x i16>, ptr @a.v4i16
  %b = load <4 x i16>, ptr @b.v4i16
  %c = load <4 x i16>, ptr @c.v4i16
  %r = call <4 x i16> @llvm.fshr.v4i16(<4 x i16> %a, <4 x i16> %b, <4 x i16> %c)
  store <4 x i16> %r, ptr %to
  ret void
}
define void @bitreverse.v4i16(ptr %to) noinline {
  %a = load <4 x i16>, ptr @a.v4i16
  %b = load <4 x i16>, ptr @b.v4i16
  %c = load <4 x i16>, ptr @c.v4i16
  %r = call <4 x i16> @llvm.bitreverse.v4i16(<4 x i16> %a)
  store <4 x i16> %r, ptr %to
  ret void
}
define void @ctlz.v4i16(ptr %to) noinline {
  %a = load <4 x i16>, ptr @a.v4i16
  %b = load <4 x i16>, ptr @b.v4i16
  %c = load <4 x i16>, ptr @c.v4i16
  %r = call <4 x i16> @llvm.ctlz.v4i16(<4 x i16> %a, i1 false)
  store <4 x i16> %r, ptr %to
  ret void
}
define void @cttz.v4i16(ptr %to) noinline {
  %a = load <4 x i16>, ptr @a.v4i16
  %b = load <4 x i16>, ptr @b.v4i16
  %c = load <4 x i16>, ptr @c.v4i16
  %r = call <4 x i16> @llvm.cttz.v4i16(<4 x i16> %a, i1 false)
  store <4 x i16> %r, ptr %to
  ret void
}
define void @bswap.v4i16(ptr %to) noinline {
  %a = load <4 x i16>, ptr @a.v4i16
  %b = load <4 x i16>, ptr @b.v4i16
  %c = load <4 x i16>, ptr @c.v4i16
  %r = call <4 x i16> @llvm.bswap.v4i16(<4 x i16> %a)
  store <4 x i16> %r, ptr %to
  ret void
}
define void @shl.v8i32(ptr %to) noinline {
  %a = load <8 x i32>, ptr @a.v8i32
  %b = load <8 x i32>, ptr @b.v8i32
  %c = load <8 x i32>, ptr @c.v8i32
  %d = and <8 x i32> %c, <i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31>
  %r = shl <8 x i32> %a, %d
  store <8 x i32> %r, ptr %to
  ret void
}
define void @lshr.v8i32(ptr %to) noinline {
  %a = load <8 x i32>, ptr @a.v8i32
  %b = load <8 x i32>, ptr @b.v8i32
  %c = load <8 x i32>, ptr @c.v8i32
  %d = and <8 x i32> %c, <i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31>
  %r = lshr <8 x i32> %a, %d
  store <8 x i32> %r, ptr %to
  ret void
}
define void @ashr.v8i32(ptr %to) noinline {
  %a = load <8 x i32>, ptr @a.v8i32
  %b = load <8 x i32>, ptr @b.v8i32
  %c = load <8 x i32>, ptr @c.v8i32
  %d = and <8 x i32> %c, <i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31>
  %r = ashr <8 x i32> %a, %d
  store <8 x i32> %r, ptr %to
  ret void
}
define void @rotl.v8i32(ptr %to) noinline {
  %a = load <8 x i32>, ptr @a.v8i32
  %b = load <8 x i32>, ptr @b.v8i32
  %c = load <8 x i32>, ptr @c.v8i32
  %r = call <8 x i32> @llvm.fshl.v8i32(<8 x i32> %a, <8 x i32> %a, <8 x i32> %c)
  store <8 x i32> %r, ptr %to
  ret void
}
define void @rotr.v8i32(ptr %to) noinline {
  %a = load <8 x i32>, ptr @a.v8i32
  %b = load <8 x i32>, ptr @b.v8i32
  %c = load <8 x i32>, ptr @c.v8i32
  %r = call <8 x i32> @llvm.fshr.v8i32(<8 x i32> %a, <8 x i32> %a, <8 x i32> %c)
  store <8 x i32> %r, ptr %to
  ret void
}
define void @fshl.v8i32(ptr %to) noinline {
  %a = load <8 x i32>, ptr @a.v8i32
  %b = load <8 x i32>, ptr @b.v8i32
  %c = load <8 x i32>, ptr @c.v8i32
  %r = call <8 x i32> @llvm.fshl.v8i32(<8 x i32> %a, <8 x i32> %b, <8 x i32> %c)
  store <8 x i32> %r, ptr %to
  ret void
}
define void @fshr.v8i32(ptr %to) noinline {
  %a = load <8 x i32>, ptr @a.v8i32
  %b = load <8 x i32>, ptr @b.v8i32
  %c = load <8 x i32>, ptr @c.v8i32
  %r = call <8 x i32> @llvm.fshr.v8i32(<8 x i32> %a, <8 x i32> %b, <8 x i32> %c)
  store <8 x i32> %r, ptr %to
  ret void
}
define void @bitreverse.v8i32(ptr %to) noinline {
  %a = load <8 x i32>, ptr @a.v8i32
  %b = load <8 x i32>, ptr @b.v8i32
  %c = load <8 x i32>, ptr @c.v8i32
  %r = call <8 x i32> @llvm.bitreverse.v8i32(<8 x i32> %a)
  store <8 x i32> %r, ptr %to
  ret void
}
define void @ctlz.v8i32(ptr %to) noinline {
  %a = load <8 x i32>, ptr @a.v8i32
  %b = load <8 x i32>, ptr @b.v8i32
  %c = load <8 x i32>, ptr @c.v8i32
  %r = call <8 x i32> @llvm.ctlz.v8i32(<8 x i32> %a, i1 false)
  store <8 x i32> %r, ptr %to
  ret void
}
define void @cttz.v8i32(ptr %to) noinline {
  %a = load <8 x i32>, ptr @a.v8i32
  %b = load <8 x i32>, ptr @b.v8i32
  %c = load <8 x i32>, ptr @c.v8i32
  %r = call <8 x i32> @llvm.cttz.v8i32(<8 x i32> %a, i1 false)
  store <8 x i32> %r, ptr %to
  ret void
}
define void @bswap.v8i32(ptr %to) noinline {
  %a = load <8 x i32>, ptr @a.v8i32
  %b = load <8 x i32>, ptr @b.v8i32
  %c = load <8 x i32>, ptr @c.v8i32
  %r = call <8 x i32> @llvm.bswap.v8i32(<8 x i32> %a)
  store <8 x i32> %r, ptr %to
  ret void
}
define i32 @main() {
  %to = alloca <8 x i64>
  call void @shl.v16i8(ptr %to)
  call void @show(ptr %to, i64 16)
  call void @lshr.v16i8(ptr %to)
  call void @show(ptr %to, i64 16)
  call void @ashr.v16i8(ptr %to)
  call void @show(ptr %to, i64 16)
  call void @rotl.v16i8(ptr %to)
  call void @show(ptr %to, i64 16)
  call void @rotr.v16i8(ptr %to)
  call void @show(ptr %to, i64 16)
  call void @fshl.v16i8(ptr %to)
  call void @show(ptr %to, i64 16)
  call void @fshr.v16i8(ptr %to)
  call void @show(ptr %to, i64 16)
  call void @bitreverse.v16i8(ptr %to)
  call void @show(ptr %to, i64 16)
  call void @ctlz.v16i8(ptr %to)
  call void @show(ptr %to, i64 16)
  call void @cttz.v16i8(ptr %to)
  call void @show(ptr %to, i64 16)
  call void @shl.v8i16(ptr %to)
  call void @show(ptr %to, i64 16)
  call void @lshr.v8i16(ptr %to)
  call void @show(ptr %to, i64 16)
  call void @ashr.v8i16(ptr %to)
  call void @show(ptr %to, i64 16)
  call void @rotl.v8i16(ptr %to)
  call void @show(ptr %to, i64 16)
  call void @rotr.v8i16(ptr %to)
  call void @show(ptr %to, i64 16)
  call void @fshl.v8i16(ptr %to)
  call void @show(ptr %to, i64 16)
  call void @fshr.v8i16(ptr %to)
  call void @show(ptr %to, i64 16)
  call void @bitreverse.v8i16(ptr %to)
  call void @show(ptr %to, i64 16)
  call void @ctlz.v8i16(ptr %to)
  call void @show(ptr %to, i64 16)
  call void @cttz.v8i16(ptr %to)
  call void @show(ptr %to, i64 16)
  call void @bswap.v8i16(ptr %to)
  call void @show(ptr %to, i64 16)
  call void @shl.v4i32(ptr %to)
  call void @show(ptr %to, i64 16)
  call void @lshr.v4i32(ptr %to)
  call void @show(ptr %to, i64 16)
  call void @ashr.v4i32(ptr %to)
  call void @show(ptr %to, i64 16)
  call void @rotl.v4i32(ptr %to)
  call void @show(ptr %to, i64 16)
  call void @rotr.v4i32(ptr %to)
  call void @show(ptr %to, i64 16)
  call void @fshl.v4i32(ptr %to)
  call void @show(ptr %to, i64 16)
  call void @fshr.v4i32(ptr %to)
  call void @show(ptr %to, i64 16)
  call void @bitreverse.v4i32(ptr %to)
  call void @show(ptr %to, i64 16)
  call void @ctlz.v4i32(ptr %to)
  call void @show(ptr %to, i64 16)
  call void @cttz.v4i32(ptr %to)
  call void @show(ptr %to, i64 16)
  call void @bswap.v4i32(ptr %to)
  call void @show(ptr %to, i64 16)
  call void @shl.v2i64(ptr %to)
  call void @show(ptr %to, i64 16)
  call void @lshr.v2i64(ptr %to)
  call void @show(ptr %to, i64 16)
  call void @ashr.v2i64(ptr %to)
  call void @show(ptr %to, i64 16)
  call void @rotl.v2i64(ptr %to)
  call void @show(ptr %to, i64 16)
  call void @rotr.v2i64(ptr %to)
  call void @show(ptr %to, i64 16)
  call void @fshl.v2i64(ptr %to)
  call void @show(ptr %to, i64 16)
  call void @fshr.v2i64(ptr %to)
  call void @show(ptr %to, i64 16)
  call void @bitreverse.v2i64(ptr %to)
  call void @show(ptr %to, i64 16)
  call void @ctlz.v2i64(ptr %to)
  call void @show(ptr %to, i64 16)
  call void @cttz.v2i64(ptr %to)
  call void @show(ptr %to, i64 16)
  call void @bswap.v2i64(ptr %to)
  call void @show(ptr %to, i64 16)
  call void @shl.v8i8(ptr %to)
  call void @show(ptr %to, i64 8)
  call void @lshr.v8i8(ptr %to)
  call void @show(ptr %to, i64 8)
  call void @ashr.v8i8(ptr %to)
  call void @show(ptr %to, i64 8)
  call void @rotl.v8i8(ptr %to)
  call void @show(ptr %to, i64 8)
  call void @rotr.v8i8(ptr %to)
  call void @show(ptr %to, i64 8)
  call void @fshl.v8i8(ptr %to)
  call void @show(ptr %to, i64 8)
  call void @fshr.v8i8(ptr %to)
  call void @show(ptr %to, i64 8)
  call void @bitreverse.v8i8(ptr %to)
  call void @show(ptr %to, i64 8)
  call void @ctlz.v8i8(ptr %to)
  call void @show(ptr %to, i64 8)
  call void @cttz.v8i8(ptr %to)
  call void @show(ptr %to, i64 8)
  call void @shl.v4i16(ptr %to)
  call void @show(ptr %to, i64 8)
  call void @lshr.v4i16(ptr %to)
  call void @show(ptr %to, i64 8)
  call void @ashr.v4i16(ptr %to)
  call void @show(ptr %to, i64 8)
  call void @rotl.v4i16(ptr %to)
  call void @show(ptr %to, i64 8)
  call void @rotr.v4i16(ptr %to)
  call void @show(ptr %to, i64 8)
  call void @fshl.v4i16(ptr %to)
  call void @show(ptr %to, i64 8)
  call void @fshr.v4i16(ptr %to)
  call void @show(ptr %to, i64 8)
  call void @bitreverse.v4i16(ptr %to)
  call void @show(ptr %to, i64 8)
  call void @ctlz.v4i16(ptr %to)
  call void @show(ptr %to, i64 8)
  call void @cttz.v4i16(ptr %to)
  call void @show(ptr %to, i64 8)
  call void @bswap.v4i16(ptr %to)
  call void @show(ptr %to, i64 8)
  call void @shl.v8i32(ptr %to)
  call void @show(ptr %to, i64 32)
  call void @lshr.v8i32(ptr %to)
  call void @show(ptr %to, i64 32)
  call void @ashr.v8i32(ptr %to)
  call void @show(ptr %to, i64 32)
  call void @rotl.v8i32(ptr %to)
  call void @show(ptr %to, i64 32)
  call void @rotr.v8i32(ptr %to)
  call void @show(ptr %to, i64 32)
  call void @fshl.v8i32(ptr %to)
  call void @show(ptr %to, i64 32)
  call void @fshr.v8i32(ptr %to)
  call void @show(ptr %to, i64 32)
  call void @bitreverse.v8i32(ptr %to)
  call void @show(ptr %to, i64 32)
  call void @ctlz.v8i32(ptr %to)
  call void @show(ptr %to, i64 32)
  call void @cttz.v8i32(ptr %to)
  call void @show(ptr %to, i64 32)
  call void @bswap.v8i32(ptr %to)
  call void @show(ptr %to, i64 32)
  ret i32 0
}
