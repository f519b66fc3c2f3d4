; What C computes with wide lanes and cuts is one instruction on the narrow ones: averages, upper halves of products, sums
; and differences that are limited, distances. Not with another rounding, another limit or signs that differ.
; lilt: -O2 -S --disable-pass=mark-tail-calls
; average: has: pavgb
; average: lacks: punpck
; average_of_words: has: pavgw
; lower_average: has: pavgb
; lower_average: has: psubb
; average_and_two: lacks: pavgb
; average_of_four: lacks: pavgb
; high: has: pmulhw
; high: lacks: pmullw
; high_unsigned: has: pmulhuw
; high_unsigned: lacks: pmullw
; high_mixed: lacks: pmulhw
; high_mixed: lacks: pmulhuw
; high_by_15: has: pmullw
; sum_unsigned: has: paddusb
; sum_by_unsigned_order: has: paddusw
; difference_unsigned: has: psubusb
; difference_by_unsigned_order: lacks: psubusw
; sum_signed: has: paddsw
; difference_signed: has: psubsb
; half_limited: lacks: paddsw
; limited_by_254: lacks: paddusb
; distance: count: 2 psubusb
; distance: lacks: punpck
; intrinsic: has: paddsw
; intrinsic_of_wide_lanes: lacks: paddus
define <16 x i8> @average(<16 x i8> %a, <16 x i8> %b) {
  %x = zext <16 x i8> %a to <16 x i16>
  %y = zext <16 x i8> %b to <16 x i16>
  %s = add <16 x i16> %x, %y
  %t = add <16 x i16> %s, <i16 1, i16 1, i16 1, i16 1, i16 1, i16 1, i16 1, i16 1, i16 1, i16 1, i16 1, i16 1, i16 1, i16 1, i16 1, i16 1>
  %u = lshr <16 x i16> %t, <i16 1, i16 1, i16 1, i16 1, i16 1, i16 1, i16 1, i16 1, i16 1, i16 1, i16 1, i16 1, i16 1, i16 1, i16 1, i16 1>
  %r = trunc <16 x i16> %u to <16 x i8>
  ret <16 x i8> %r
}
define <8 x i16> @average_of_words(<8 x i16> %a, <8 x i16> %b) {
  %x = zext <8 x i16> %a to <8 x i32>
  %y = zext <8 x i16> %b to <8 x i32>
  %s = add <8 x i32> %x, %y
  %t = add <8 x i32> %s, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %u = udiv <8 x i32> %t, <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>
  %r = trunc <8 x i32> %u to <8 x i16>
  ret <8 x i16> %r
}
define <16 x i8> @lower_average(<16 x i8> %a, <16 x i8> %b) {
  %x = zext <16 x i8> %a to <16 x i16>
  %y = zext <16 x i8> %b to <16 x i16>
  %s = add <16 x i16> %x, %y
  %u = lshr <16 x i16> %s, <i16 1, i16 1, i16 1, i16 1, i16 1, i16 1, i16 1, i16 1, i16 1, i16 1, i16 1, i16 1, i16 1, i16 1, i16 1, i16 1>
  %r = trunc <16 x i16> %u to <16 x i8>
  ret <16 x i8> %r
}
define <16 x i8> @average_and_two(<16 x i8> %a, <16 x i8> %b) {
  %x = zext <16 x i8> %a to <16 x i16>
  %y = zext <16 x i8> %b to <16 x i16>
  %s = add <16 x i16> %x, %y
  %t = add <16 x i16> %s, <i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2>
  %u = lshr <16 x i16> %t, <i16 1, i16 1, i16 1, i16 1, i16 1, i16 1, i16 1, i16 1, i16 1, i16 1, i16 1, i16 1, i16 1, i16 1, i16 1, i16 1>
  %r = trunc <16 x i16> %u to <16 x i8>
  ret <16 x i8> %r
}
define <16 x i8> @average_of_four(<16 x i8> %a, <16 x i8> %b) {
  %x = zext <16 x i8> %a to <16 x i16>
  %y = zext <16 x i8> %b to <16 x i16>
  %s = add <16 x i16> %x, %y
  %t = add <16 x i16> %s, <i16 1, i16 1, i16 1, i16 1, i16 1, i16 1, i16 1, i16 1, i16 1, i16 1, i16 1, i16 1, i16 1, i16 1, i16 1, i16 1>
  %u = lshr <16 x i16> %t, <i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2>
  %r = trunc <16 x i16> %u to <16 x i8>
  ret <16 x i8> %r
}
define <8 x i16> @high(<8 x i16> %a, <8 x i16> %b) {
  %x = sext <8 x i16> %a to <8 x i32>
  %y = sext <8 x i16> %b to <8 x i32>
  %m = mul <8 x i32> %x, %y
  %u = ashr <8 x i32> %m, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %r = trunc <8 x i32> %u to <8 x i16>
  ret <8 x i16> %r
}
define <8 x i16> @high_unsigned(<8 x i16> %a, <8 x i16> %b) {
  %x = zext <8 x i16> %a to <8 x i32>
  %y = zext <8 x i16> %b to <8 x i32>
  %m = mul <8 x i32> %x, %y
  %u = ashr <8 x i32> %m, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %r = trunc <8 x i32> %u to <8 x i16>
  ret <8 x i16> %r
}
define <8 x i16> @high_mixed(<8 x i16> %a, <8 x i16> %b) {
  %x = zext <8 x i16> %a to <8 x i32>
  %y = sext <8 x i16> %b to <8 x i32>
  %m = mul <8 x i32> %x, %y
  %u = ashr <8 x i32> %m, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %r = trunc <8 x i32> %u to <8 x i16>
  ret <8 x i16> %r
}
define <8 x i16> @high_by_15(<8 x i16> %a, <8 x i16> %b) {
  %x = sext <8 x i16> %a to <8 x i32>
  %y = sext <8 x i16> %b to <8 x i32>
  %m = mul <8 x i32> %x, %y
  %u = ashr <8 x i32> %m, <i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15>
  %r = trunc <8 x i32> %u to <8 x i16>
  ret <8 x i16> %r
}
define <16 x i8> @sum_unsigned(<16 x i8> %a, <16 x i8> %b) {
  %x = zext <16 x i8> %a to <16 x i16>
  %y = zext <16 x i8> %b to <16 x i16>
  %s = add <16 x i16> %x, %y
  %c0 = icmp sgt <16 x i16> %s, <i16 255, i16 255, i16 255, i16 255, i16 255, i16 255, i16 255, i16 255, i16 255, i16 255, i16 255, i16 255, i16 255, i16 255, i16 255, i16 255>
  %l0 = select <16 x i1> %c0, <16 x i16> <i16 255, i16 255, i16 255, i16 255, i16 255, i16 255, i16 255, i16 255, i16 255, i16 255, i16 255, i16 255, i16 255, i16 255, i16 255, i16 255>, <16 x i16> %s
  %r = trunc <16 x i16> %l0 to <16 x i8>
  ret <16 x i8> %r
}
define <8 x i16> @sum_by_unsigned_order(<8 x i16> %a, <8 x i16> %b) {
  %x = zext <8 x i16> %a to <8 x i32>
  %y = zext <8 x i16> %b to <8 x i32>
  %s = add <8 x i32> %x, %y
  %c0 = icmp ugt <8 x i32> %s, <i32 65535, i32 65535, i32 65535, i32 65535, i32 65535, i32 65535, i32 65535, i32 65535>
  %l0 = select <8 x i1> %c0, <8 x i32> <i32 65535, i32 65535, i32 65535, i32 65535, i32 65535, i32 65535, i32 65535, i32 65535>, <8 x i32> %s
  %r = trunc <8 x i32> %l0 to <8 x i16>
  ret <8 x i16> %r
}
define <16 x i8> @difference_unsigned(<16 x i8> %a, <16 x i8> %b) {
  %x = zext <16 x i8> %a to <16 x i16>
  %y = zext <16 x i8> %b to <16 x i16>
  %s = sub <16 x i16> %x, %y
  %c0 = icmp slt <16 x i16> %s, <i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0>
  %l0 = select <16 x i1> %c0, <16 x i16> <i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0>, <16 x i16> %s
  %r = trunc <16 x i16> %l0 to <16 x i8>
  ret <16 x i8> %r
}
define <8 x i16> @difference_by_unsigned_order(<8 x i16> %a, <8 x i16> %b) {
  %x = zext <8 x i16> %a to <8 x i32>
  %y = zext <8 x i16> %b to <8 x i32>
  %s = sub <8 x i32> %x, %y
  %c0 = icmp ugt <8 x i32> %s, <i32 65535, i32 65535, i32 65535, i32 65535, i32 65535, i32 65535, i32 65535, i32 65535>
  %l0 = select <8 x i1> %c0, <8 x i32> <i32 65535, i32 65535, i32 65535, i32 65535, i32 65535, i32 65535, i32 65535, i32 65535>, <8 x i32> %s
  %r = trunc <8 x i32> %l0 to <8 x i16>
  ret <8 x i16> %r
}
define <8 x i16> @sum_signed(<8 x i16> %a, <8 x i16> %b) {
  %x = sext <8 x i16> %a to <8 x i32>
  %y = sext <8 x i16> %b to <8 x i32>
  %s = add <8 x i32> %x, %y
  %c0 = icmp sgt <8 x i32> %s, <i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767>
  %l0 = select <8 x i1> %c0, <8 x i32> <i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767>, <8 x i32> %s
  %c1 = icmp slt <8 x i32> %l0, <i32 -32768, i32 -32768, i32 -32768, i32 -32768, i32 -32768, i32 -32768, i32 -32768, i32 -32768>
  %l1 = select <8 x i1> %c1, <8 x i32> <i32 -32768, i32 -32768, i32 -32768, i32 -32768, i32 -32768, i32 -32768, i32 -32768, i32 -32768>, <8 x i32> %l0
  %r = trunc <8 x i32> %l1 to <8 x i16>
  ret <8 x i16> %r
}
define <16 x i8> @difference_signed(<16 x i8> %a, <16 x i8> %b) {
  %x = sext <16 x i8> %a to <16 x i16>
  %y = sext <16 x i8> %b to <16 x i16>
  %s = sub <16 x i16> %x, %y
  %c0 = icmp sgt <16 x i16> %s, <i16 127, i16 127, i16 127, i16 127, i16 127, i16 127, i16 127, i16 127, i16 127, i16 127, i16 127, i16 127, i16 127, i16 127, i16 127, i16 127>
  %l0 = select <16 x i1> %c0, <16 x i16> <i16 127, i16 127, i16 127, i16 127, i16 127, i16 127, i16 127, i16 127, i16 127, i16 127, i16 127, i16 127, i16 127, i16 127, i16 127, i16 127>, <16 x i16> %s
  %c1 = icmp slt <16 x i16> %s, <i16 -128, i16 -128, i16 -128, i16 -128, i16 -128, i16 -128, i16 -128, i16 -128, i16 -128, i16 -128, i16 -128, i16 -128, i16 -128, i16 -128, i16 -128, i16 -128>
  %l1 = select <16 x i1> %c1, <16 x i16> <i16 -128, i16 -128, i16 -128, i16 -128, i16 -128, i16 -128, i16 -128, i16 -128, i16 -128, i16 -128, i16 -128, i16 -128, i16 -128, i16 -128, i16 -128, i16 -128>, <16 x i16> %l0
  %r = trunc <16 x i16> %l1 to <16 x i8>
  ret <16 x i8> %r
}
define <8 x i16> @half_limited(<8 x i16> %a, <8 x i16> %b) {
  %x = sext <8 x i16> %a to <8 x i32>
  %y = sext <8 x i16> %b to <8 x i32>
  %s = add <8 x i32> %x, %y
  %c0 = icmp sgt <8 x i32> %s, <i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767>
  %l0 = select <8 x i1> %c0, <8 x i32> <i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767>, <8 x i32> %s
  %r = trunc <8 x i32> %l0 to <8 x i16>
  ret <8 x i16> %r
}
define <16 x i8> @limited_by_254(<16 x i8> %a, <16 x i8> %b) {
  %x = zext <16 x i8> %a to <16 x i16>
  %y = zext <16 x i8> %b to <16 x i16>
  %s = add <16 x i16> %x, %y
  %c0 = icmp sgt <16 x i16> %s, <i16 254, i16 254, i16 254, i16 254, i16 254, i16 254, i16 254, i16 254, i16 254, i16 254, i16 254, i16 254, i16 254, i16 254, i16 254, i16 254>
  %l0 = select <16 x i1> %c0, <16 x i16> <i16 254, i16 254, i16 254, i16 254, i16 254, i16 254, i16 254, i16 254, i16 254, i16 254, i16 254, i16 254, i16 254, i16 254, i16 254, i16 254>, <16 x i16> %s
  %r = trunc <16 x i16> %l0 to <16 x i8>
  ret <16 x i8> %r
}
define <16 x i8> @distance(<16 x i8> %a, <16 x i8> %b) {
  %x = zext <16 x i8> %a to <16 x i16>
  %y = zext <16 x i8> %b to <16 x i16>
  %d = sub <16 x i16> %x, %y
  %n = sub <16 x i16> zeroinitializer, %d
  %c = icmp slt <16 x i16> %d, zeroinitializer
  %m = select <16 x i1> %c, <16 x i16> %n, <16 x i16> %d
  %r = trunc <16 x i16> %m to <16 x i8>
  ret <16 x i8> %r
}
declare <8 x i16> @llvm.sadd.sat.v8i16(<8 x i16>, <8 x i16>)
declare <4 x i32> @llvm.uadd.sat.v4i32(<4 x i32>, <4 x i32>)
define <8 x i16> @intrinsic(<8 x i16> %a, <8 x i16> %b) {
  %r = call <8 x i16> @llvm.sadd.sat.v8i16(<8 x i16> %a, <8 x i16> %b)
  ret <8 x i16> %r
}
define <4 x i32> @intrinsic_of_wide_lanes(<4 x i32> %a, <4 x i32> %b) {
  %r = call <4 x i32> @llvm.uadd.sat.v4i32(<4 x i32> %a, <4 x i32> %b)
  ret <4 x i32> %r
}
