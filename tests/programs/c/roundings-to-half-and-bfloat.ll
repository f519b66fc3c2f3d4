; Roundings from long double and from integers to half and bfloat: once, to nearest, at ties and next to them.
; exit: 0
; output: 0000 0100
; output: fc00 ff00
; output: 8200 b800
; output: 0000 0008
; output: 8000 8081
; output: 0000 0000
; output: 0000 0000
; output: 7c00 7f80
; output: fc00 ff80
; output: 8000 8000
; output: 0000 0000
; output: 8404 b880
; output: 0002 3400
; output: 8404 b880
; output: 0000 0000
; output: 7800 4700
; output: 0000 0008
; output: bc01 bf80
; output: 0001 3380
; output: 8000 8100
; output: 3c00 3f80
; output: 0000 0010
; output: 8000 8000
; output: 0001 3300
; output: 7c00 7f00
; output: 8001 b380
; output: fc00 ff02
; output: 3c00 3f80
; output: bc02 bf80
; output: 0001 3380
; output: 8201 b800
; output: 0000 0000
; output: bffc c000
; output: 8000 8001
; output: 0000 0008
; output: 0400 3880
; output: 8206 b802
; output: 7c00 7f80
; output: 7c00 7f80
; output: 03fe 3880
; output: d400 c280
; output: 0000 0100
; output: 8000 8000
; output: 8001 b380
; output: 0000 0008
; output: 7801 4700
; output: 8001 b301
; output: fc00 ff80
; output: 780c 4701
; output: 0000 0080
; output: 8400 b880
; output: bc0c bf82
; output: 7801 4700
; output: 8000 8100
; output: 5400 4280
; output: 0000 0000
; output: 8001 b382
; output: 0000 0001
; output: 8000 8001
; output: 040c 3882
; output: 0400 3880
; output: 3c01 3f80
; output: 0000 0100
; output: 0400 3880
; output: 0000 0000
; output: 3c00 3f80
; output: d200 c240
; output: 005b 36b6
; output: 7c00 478c
; output: 515a 422b
; output: 0000 315a
; output: 6212 4442
; output: 0000 32fb
; output: 81eb b7f6
; output: 0001 330d
; output: 3c00 3f80 3c00 3f80 3c00 3f80 3c00 3f80 7c00 5981 7c00 5981
; output: 7c00 4b00 7c00 4b00 fc00 cf7f 7c00 537f fc00 cf7f 7c00 5f80
; output: fc00 cb80 7c00 4f7f 7c00 5000 7c00 5000 7c00 5000 7c00 5000
; output: 3c00 3f80 3c00 3f80 3c00 3f80 3c00 3f80 7c00 5a01 7c00 5a01
; output: 0000 0000 0000 0000 0000 0000 0000 0000 7c00 5a80 7c00 5a80
; output: 7c00 4e81 7c00 4e81 7c00 4e81 7c00 4e81 7c00 4e81 7c00 4e81
; output: bc00 bf80 7c00 4f80 bc00 bf80 7c00 5380 7c00 5e81 7c00 5e81
; output: 3c00 3f80 3c00 3f80 3c00 3f80 3c00 3f80 7c00 5a80 7c00 5a80
; output: bc00 bf80 7c00 4f80 bc00 bf80 7c00 5380 fc00 d982 7c00 5f80
; output: 7c00 4b81 7c00 4b81 7c00 4b81 7c00 4b81 7c00 4b81 7c00 4b81
; output: fc00 ceff 7c00 4f01 7c00 4f01 7c00 4f01 7c00 4f01 7c00 4f01
; output: 3c00 3f80 3c00 3f80 3c00 3f80 3c00 3f80 fc00 de80 7c00 5f40
; output: fc00 cc00 7c00 4f7e fc00 cc00 7c00 5380 fc00 cc00 7c00 5f80
; output: fc00 cb80 7c00 4f7f fc00 cf80 7c00 537f fc00 cf80 7c00 5f80
; output: 7bff 4780 7bff 4780 7bff 4780 7bff 4780 7bff 4780 7bff 4780
; output: 7c00 4e82 7c00 4e82 7c00 4e82 7c00 4e82 7c00 4e82 7c00 4e82
; output: fc00 cb80 7c00 4f7f fc00 cf81 7c00 537f fc00 cf81 7c00 5f80
; output: 7c00 4e80 7c00 4e80 7c00 4e80 7c00 4e80 7c00 4e80 7c00 4e80
; output: 3c00 3f80 3c00 3f80 3c00 3f80 3c00 3f80 7c00 5a00 7c00 5a00
; output: 0000 0000 0000 0000 0000 0000 0000 0000 fc00 d980 7c00 5f80
; output: fc00 c780 7c00 4f80 fc00 c780 7c00 5380 fc00 c780 7c00 5f80
; output: bc00 bf80 7c00 4f80 bc00 bf80 7c00 5380 fc00 de81 7c00 5f40
; output: fc00 cb80 7c00 4f7f fc00 cb80 7c00 5380 fc00 cb80 7c00 5f80
; output: 0000 0000 0000 0000 0000 0000 0000 0000 fc00 d982 7c00 5f80
; output: fc00 cb80 7c00 4f7f fc00 cb80 7c00 5380 fc00 cb80 7c00 5f80
; output: 7c00 4efd 7c00 4efd fc00 cf01 7c00 537f fc00 cf01 7c00 5f80
; output: fc00 cb00 7c00 4f80 7c00 4f80 7c00 4f80 7c00 4f80 7c00 4f80
; output: 7bff 4780 7bff 4780 7bff 4780 7bff 4780 7bff 4780 7bff 4780
; output: 3c00 3f80 3c00 3f80 3c00 3f80 3c00 3f80 fc00 d981 7c00 5f80
; output: 7c00 4780 7c00 4780 7c00 4780 7c00 4780 7c00 4780 7c00 4780
; output: 3c00 3f80 3c00 3f80 3c00 3f80 3c00 3f80 fc00 d980 7c00 5f80
; output: fc00 cb02 7c00 4f7f fc00 cb02 7c00 5380 fc00 cb02 7c00 5f80
; output: bc00 bf80 7c00 4f80 bc00 bf80 7c00 5380 7c00 5f00 7c00 5f00
; output: 7c00 4b80 7c00 4b80 7c00 4b80 7c00 4b80 7c00 4b80 7c00 4b80
; output: 0000 0000 0000 0000 0000 0000 0000 0000 7c00 5a00 7c00 5a00
; output: fc00 cc00 7c00 4f7e fc00 cc00 7c00 5380 fc00 cc00 7c00 5f80
; output: bc00 bf80 7c00 4f80 bc00 bf80 7c00 5380 fc00 de82 7c00 5f3f
; output: fc00 cb00 7c00 4f7f fc00 cb00 7c00 5380 fc00 cb00 7c00 5f80
; output: 3c00 3f80 3c00 3f80 3c00 3f80 3c00 3f80 fc00 da00 7c00 5f80
; output: 7c00 4b01 7c00 4b01 7c00 4b01 7c00 4b01 7c00 4b01 7c00 4b01
; output: 3c00 3f80 3c00 3f80 3c00 3f80 3c00 3f80 3c00 3f80 3c00 3f80
; output: 3c00 3f80 3c00 3f80 3c00 3f80 3c00 3f80 fc00 d9ff 7c00 5f80
; output: 7c00 4b80 7c00 4b80 7c00 4b80 7c00 4b80 7c00 4b80 7c00 4b80
; output: fc00 cc40 7c00 4f7d fc00 cf82 7c00 537f fc00 cf82 7c00 5f80
; output: 7c00 4b81 7c00 4b81 7c00 4b81 7c00 4b81 7c00 4b81 7c00 4b81
; output: 7c00 4e81 7c00 4e81 7c00 4e81 7c00 4e81 7c00 4e81 7c00 4e81
; output: 7c00 4b82 7c00 4b82 7c00 4b82 7c00 4b82 7c00 4b82 7c00 4b82
; output: 7c00 4b82 7c00 4b82 7c00 4b82 7c00 4b82 7c00 4b82 7c00 4b82
; output: bc00 bf80 7c00 4f80 bc00 bf80 7c00 5380 fc00 df00 7c00 5f00
; output: 7c00 4e80 7c00 4e80 7c00 4e80 7c00 4e80 7c00 4e80 7c00 4e80
; output: 3c00 3f80 3c00 3f80 3c00 3f80 3c00 3f80 fc00 deff 7c00 5f00
; output: fc00 cf00 7c00 4f00 fc00 cf00 7c00 5380 fc00 cf00 7c00 5f80
; output: 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000
; output: 7c00 4efd 7c00 4efd fc00 cf02 7c00 537f fc00 cf02 7c00 5f80
; output: 0000 0000 0000 0000 0000 0000 0000 0000 7c00 5a02 7c00 5a02
; output: 7c00 4eff 7c00 4eff fc00 cf00 7c00 537f fc00 cf00 7c00 5f80
; output: 7c00 4b00 7c00 4b00 7c00 4b00 7c00 4b00 7c00 4b00 7c00 4b00
; output: 0000 0000 0000 0000 0000 0000 0000 0000 fc00 df00 7c00 5f00
; output: bc00 bf80 7c00 4f80 bc00 bf80 7c00 5380 7c00 5f00 7c00 5f00
; output: 7c00 4b80 7c00 4b80 7c00 4b80 7c00 4b80 7c00 4b80 7c00 4b80
; output: 7c00 4b81 7c00 4b81 7c00 4b81 7c00 4b81 7c00 4b81 7c00 4b81
@x = global [75 x x86_fp80] [x86_fp80 0xK3F81FF80000000000001, x86_fp80 0xKC07E807FFFFFFFFFFFFF, x86_fp80 0xKBFF08010000000000000, x86_fp80 0xK3F7D8010000000000000, x86_fp80 0xKBF81817FFFFFFFFFFFFF, x86_fp80 0xK3C17FF7FFFFFFFFFFFFF, x86_fp80 0xK3F73FF7FFFFFFFFFFFFF, x86_fp80 0xK43E7FFEFFFFFFFFFFFFF, x86_fp80 0xKC3E7FF7FFFFFFFFFFFFF, x86_fp80 0xKBC178180000000000001, x86_fp80 0xK3F738030000000000000, x86_fp80 0xKBFF18080000000000000, x86_fp80 0xK3FE7FFF0000000000001, x86_fp80 0xKBFF1807FFFFFFFFFFFFF, x86_fp80 0xK3F73FFF0000000000000, x86_fp80 0xK400E8010000000000000, x86_fp80 0xK3F7D8180000000000001, x86_fp80 0xKBFFF8010000000000001, x86_fp80 0xK3FE6FFF0000000000001, x86_fp80 0xKBF81FF80000000000000, x86_fp80 0xK3FFF800FFFFFFFFFFFFF, x86_fp80 0xK3F7DFFF0000000000001, x86_fp80 0xKBC17807FFFFFFFFFFFFF, x86_fp80 0xK3FE68030000000000001, x86_fp80 0xK407E800FFFFFFFFFFFFF, x86_fp80 0xKBFE6FF80000000000001, x86_fp80 0xKC07E8180000000000001, x86_fp80 0xK3FFF8010000000000000, x86_fp80 0xKBFFF8030000000000001, x86_fp80 0xK3FE6FF80000000000000, x86_fp80 0xKBFF08030000000000000, x86_fp80 0xK3F738030000000000001, x86_fp80 0xKBFFFFF80000000000001, x86_fp80 0xKBF79FF80000000000000, x86_fp80 0xK3F7D8080000000000000, x86_fp80 0xK3FF18010000000000000, x86_fp80 0xKBFF08180000000000000, x86_fp80 0xK407EFF80000000000001, x86_fp80 0xK43E7807FFFFFFFFFFFFF, x86_fp80 0xK3FF0FF80000000000001, x86_fp80 0xKC004FFF0000000000000, x86_fp80 0xK3F81FFF0000000000000, x86_fp80 0xKBC17802FFFFFFFFFFFFF, x86_fp80 0xKBFE7800FFFFFFFFFFFFF, x86_fp80 0xK3F7D800FFFFFFFFFFFFF, x86_fp80 0xK400E8010000000000001, x86_fp80 0xKBFE6817FFFFFFFFFFFFF, x86_fp80 0xKC3E78180000000000000, x86_fp80 0xK400E817FFFFFFFFFFFFF, x86_fp80 0xK3F818030000000000001, x86_fp80 0xKBFF0FFF0000000000000, x86_fp80 0xKBFFF8180000000000000, x86_fp80 0xK400E802FFFFFFFFFFFFF, x86_fp80 0xKBF81FFF0000000000001, x86_fp80 0xK4004FFF0000000000001, x86_fp80 0xK3C178030000000000001, x86_fp80 0xKBFE78180000000000001, x86_fp80 0xK3F79FFF0000000000001, x86_fp80 0xKBF798030000000000000, x86_fp80 0xK3FF18180000000000001, x86_fp80 0xK3FF0FFF0000000000001, x86_fp80 0xK3FFF802FFFFFFFFFFFFF, x86_fp80 0xK3F81FFEFFFFFFFFFFFFF, x86_fp80 0xK3FF1800FFFFFFFFFFFFF, x86_fp80 0xK00000000000000000000, x86_fp80 0xK3FFF8000000000000000, x86_fp80 0xKC004C000000000000000, x86_fp80 0xK3FEDB5EC633B56D050CD, x86_fp80 0xK400F8BCD038F518AE452, x86_fp80 0xK4004AB42EB1204FCD555, x86_fp80 0xK3FE2DA00DD4270C1DCA1, x86_fp80 0xK4008C23B45C654DD0BA5, x86_fp80 0xK3FE5FAFAAA7683239EF5, x86_fp80 0xKBFEFF592FC50FC2E6A59, x86_fp80 0xK3FE68D696AF8E05B3E13]
@n = global [61 x i64] [i64 4521191813414913, i64 -4286578687, i64 8573157376, i64 9042383626829825, i64 17979214137393152, i64 1077936129, i64 4665729213955833855, i64 17979214137393153, i64 -4556376185503745, i64 16842753, i64 2155872257, i64 -4629700416936869887, i64 -33488897, i64 -4311744511, i64 65519, i64 1086324737, i64 -4311744513, i64 1077936127, i64 8989607068696577, i64 -4521191813414912, i64 -65520, i64 -4629700416936869889, i64 -16744448, i64 -4556376185503744, i64 -16842751, i64 -2172649471, i64 4286578689, i64 65504, i64 -4556376185503743, i64 65520, i64 -4521191813414911, i64 -8486913, i64 9223372036854775807, i64 16842752, i64 9042383626829824, i64 -33488896, i64 -4665729213955833857, i64 -8421375, i64 -9042383626829823, i64 8486911, i64 1, i64 -8989607068696575, i64 16744449, i64 -4345298944, i64 16973823, i64 1086324735, i64 16973825, i64 16973824, i64 -9205357638345293825, i64 1077936128, i64 -9205357638345293823, i64 -2143289344, i64 0, i64 -2172649472, i64 9112752371007488, i64 -2155872255, i64 8388607, i64 -9223372036854775808, i64 9223372036854775807, i64 16809985, i64 16875520]
@two = constant [11 x i8] c"%04x %04x\0A\00"
@pair = constant [11 x i8] c"%04x %04x \00"
declare i32 @printf(ptr, ...)

define void @show(ptr %format, half %h, bfloat %b) noinline {
  %i = bitcast half %h to i16
  %j = bitcast bfloat %b to i16
  %k = zext i16 %i to i32
  %l = zext i16 %j to i32
  %r = call i32 (ptr, ...) @printf(ptr %format, i32 %k, i32 %l)
  ret void
}
define void @long_double(x86_fp80 %x) noinline {
  %h = fptrunc x86_fp80 %x to half
  %b = fptrunc x86_fp80 %x to bfloat
  call void @show(ptr @two, half %h, bfloat %b)
  ret void
}
define void @integer(i64 %n) noinline {
  %n32 = trunc i64 %n to i32
  %n40 = trunc i64 %n to i40
  %shalf32 = sitofp i32 %n32 to half
  %sbfloat32 = sitofp i32 %n32 to bfloat
  call void @show(ptr @pair, half %shalf32, bfloat %sbfloat32)
  %uhalf32 = uitofp i32 %n32 to half
  %ubfloat32 = uitofp i32 %n32 to bfloat
  call void @show(ptr @pair, half %uhalf32, bfloat %ubfloat32)
  %shalf40 = sitofp i40 %n40 to half
  %sbfloat40 = sitofp i40 %n40 to bfloat
  call void @show(ptr @pair, half %shalf40, bfloat %sbfloat40)
  %uhalf40 = uitofp i40 %n40 to half
  %ubfloat40 = uitofp i40 %n40 to bfloat
  call void @show(ptr @pair, half %uhalf40, bfloat %ubfloat40)
  %shalf64 = sitofp i64 %n to half
  %sbfloat64 = sitofp i64 %n to bfloat
  call void @show(ptr @pair, half %shalf64, bfloat %sbfloat64)
  %uhalf64 = uitofp i64 %n to half
  %ubfloat64 = uitofp i64 %n to bfloat
  call void @show(ptr @two, half %uhalf64, bfloat %ubfloat64)
  ret void
}
define void @long_doubles() {
entry:
  br label %next
next:
  %i = phi i64 [ 0, %entry ], [ %j, %next ]
  %p = getelementptr [75 x x86_fp80], ptr @x, i64 0, i64 %i
  %v = load x86_fp80, ptr %p, align 16
  call void @long_double(x86_fp80 %v)
  %j = add i64 %i, 1
  %c = icmp ult i64 %j, 75
  br i1 %c, label %next, label %done
done:
  ret void
}
define void @integers() {
entry:
  br label %next
next:
  %i = phi i64 [ 0, %entry ], [ %j, %next ]
  %p = getelementptr [61 x i64], ptr @n, i64 0, i64 %i
  %v = load i64, ptr %p, align 8
  call void @integer(i64 %v)
  %j = add i64 %i, 1
  %c = icmp ult i64 %j, 61
  br i1 %c, label %next, label %done
done:
  ret void
}
define i32 @main() {
  call void @long_doubles()
  call void @integers()
  ret i32 0
}
