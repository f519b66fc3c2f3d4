; Integers of 128 bits (all operations, shifts by any amount, comparisons, conversions, overflow, a switch),
; bit-fields of odd widths, counting and swapping of bits.
; exit: 0
; output: 79690975fbde15b08becef24f94e890c
; output: 79690975fbde15afc879f78a630b022a
; output: 34209424d6999974e4b4fb28de434a6b
; output: 00000000000000013e0c220165822de2
; output: 00000000000000001e69d33496a15ed9
; output: 00000000000000013e0c220165822de2
; output: 00000000000000001e69d33496a15ed9
; output: 05466e6af5c598b36000000000000000
; output: 0000000000000003cb484bafdef0ad81
; output: 0000000000000003cb484bafdef0ad81
; output: 0000000000000000203173450a20c111
; output: ffffffffffffffffbe77f777befefd9f
; output: 8696f68a0421ea4fd5cc8ca851d33a65
; output: 0000110
; output: d206089ba620009604616f197f5d3682
; output: ffffffffffffffffc9ddc8f042775a71
; output: 34 1 0
; output: 9bc52cae 9bc52cae5773332a 9bc5
; output: 0 -1116580775
; output: 1 -847148116926265686
; output: 1 -79
; output: 0 00000000000000000000000000000000
; output: 0 79690975fbde15b08becef24f94e890c
; output: 1 1252984100
; output: 5 -41 1468763471 2318 1083476694585
; output: 1.6138197054945164e+38 1.61381971e+38 7.0417956140294973e+18
; output: 79690975fbde14000000000000000000
; output: x
; output: b494d688041af0ddc3c6ba65c3610758
; output: b494d6880416625f66e7ed052fc57742
; output: ed57eb201d77a2a8f4faeaade870e04f
; output: 000000000000000000004f42dd9e10f1
; output: 000000000001ef9bcfbf789a2c8f3cf2
; output: ffffffffffffffffffffdee5a82fc273
; output: fffffffffffeb350122b86b06e850c5c
; output: abcc99fa680000000000000000000000
; output: 000000000000000000000016929ad100
; output: fffffffffffffffffffffff6929ad100
; output: 000000000000011e044742b049810809
; output: fffffffffffdb9ded5d7dbffffb33ffd
; output: 4b6b2977fbe756616aa8ac4a866cc0b3
; output: 0001011
; output: 6e0684dd62d4d4cb22fd380acce85b0a
; output: ffffffffffffffffe35ac67471cc39b1
; output: 37 2 0
; output: 4d3f9379 4d3f9379b5535795 4d3f
; output: 0 899340379
; output: 1 6510219061072809260
; output: 1 -87
; output: 1 fbd23f0550a92098677e891f7954a16c
; output: 0 b494d688041af0ddc3c6ba65c3610758
; output: 1 1577658162
; output: 2 -36 788674172 3625 884853299117
; output: 2.4003385038830104e+38 -1.00248517e+38 2.7543051503956022e+24
; output: b494d6880418a8000000000000000000
; output: x
; output: 11e69a347dd29678c392277a214398f0
; output: 11e69a347dd2965e0d4c3ed31f5bfa1e
; output: 65b08ea5e225900964ab49bd0fd2d15f
; output: 000000000000000001571ca113090440
; output: 0000000000000001a0ab42427e6d4b47
; output: 000000000000000001571ca113090440
; output: 0000000000000001a0ab42427e6d4b47
; output: 35b43799935027e4c380000000000000
; output: 0000000000000023cd3468fba52cd6d0
; output: 0000000000000023cd3468fba52cd6d0
; output: 0000000000000009482230028043c901
; output: fffffffffffffffbecff3baeff4ff997
; output: ee1965cb822d69949790ccd95fb03679
; output: 0000110
; output: 3a62120870d73238735765ed98a78c7e
; output: 00000000000000000c971bea6a6af755
; output: 31 1 0
; output: 87c94fa0 87c94fa026336f68 87c9
; output: 0 -69775473
; output: 1 6639463794469295346
; output: 1 103
; output: 0 00000000000000000000000000000000
; output: 0 11e69a347dd29678c392277a214398f0
; output: 1 2590968348
; output: 3 23 2132013927 1846 375663660104
; output: 2.3794231855690202e+37 2.37942328e+37 2.4637475280436671e+20
; output: 11e69a347dd296000000000000000000
; output: x
; output: d25207f975739b66cffdeb04c0567a77
; output: d251401a8ee39bac08274aeb2431a385
; output: 758d5831fcf9ef02e2fcc235664b400e
; output: 00000000000000000000000000021ac3
; output: 00004c5fe29c71e9c999b824445fe7d3
; output: ffffffffffffffffffffffffffff8afc
; output: ffffa377b73bc9a98755b55995ac09e2
; output: 077f0000000000000000000000000000
; output: 0000000000000000000000000001a4a3
; output: ffffffffffffffffffffffffffffa4a3
; output: 0000200a02039b8960021004c2000a78
; output: ffffbc1a8ebb9babfc16bff7f3ed9efe
; output: 2dae5bf5fdd4647693ed65080dbbf102
; output: 0001011
; output: 9c7f216024b246da4809217143e64828
; output: ffffffffffffffff9480583abdfb5837
; output: 34 1 0
; output: fe0e44f2 fe0e44f2f79a126c fe0e
; output: 0 -395177656
; output: 1 5576911915794817318
; output: 1 70
; output: 1 83c4f62ae41a61baa5c900c41701b102
; output: 0 d25207f975739b66cffdeb04c0567a77
; output: 1 2881905991
; output: 7 4 5956989265 2654 926199838698
; output: 2.7956178226850195e+38 -6.07205854e+37 2.0269297594205746e+33
; output: d251a40a022b98000000000000000000
; output: x
source_filename = "wide-integers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [16 x i8] c"%d%d%d%d%d%d%d\0A\00", align 1
@.str.1 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1
@.str.2 = private unnamed_addr constant [11 x i8] c"%x %lx %x\0A\00", align 1
@.str.3 = private unnamed_addr constant [4 x i8] c"%d \00", align 1
@.str.4 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@.str.5 = private unnamed_addr constant [5 x i8] c"%ld\0A\00", align 1
@.str.6 = private unnamed_addr constant [4 x i8] c"%u\0A\00", align 1
@.str.7 = private unnamed_addr constant [18 x i8] c"%d %d %lu %d %lu\0A\00", align 1
@.str.8 = private unnamed_addr constant [18 x i8] c"%.17g %.9g %.17g\0A\00", align 1
@.str.9 = private unnamed_addr constant [5 x i8] c"zero\00", align 1
@.str.10 = private unnamed_addr constant [6 x i8] c"three\00", align 1
@.str.11 = private unnamed_addr constant [2 x i8] c"x\00", align 1
@s = internal unnamed_addr global i64 88172645463325252, align 8
@.str.12 = private unnamed_addr constant [14 x i8] c"%016lx%016lx\0A\00", align 1

; Function Attrs: nofree nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr {
  br label %2

1:                                                ; preds = %62
  ret i32 0

2:                                                ; preds = %0, %62
  %3 = phi i32 [ 0, %0 ], [ %306, %62 ]
  %4 = load i64, ptr @s, align 8
  %5 = shl i64 %4, 13
  %6 = xor i64 %5, %4
  %7 = lshr i64 %6, 7
  %8 = xor i64 %7, %6
  %9 = shl i64 %8, 17
  %10 = xor i64 %9, %8
  %11 = zext i64 %10 to i128
  %12 = shl nuw i128 %11, 64
  %13 = shl i64 %10, 13
  %14 = xor i64 %13, %10
  %15 = lshr i64 %14, 7
  %16 = xor i64 %15, %14
  %17 = shl i64 %16, 17
  %18 = xor i64 %17, %16
  %19 = zext i64 %18 to i128
  %20 = or disjoint i128 %12, %19
  %21 = shl i64 %18, 13
  %22 = xor i64 %21, %18
  %23 = lshr i64 %22, 7
  %24 = xor i64 %23, %22
  %25 = shl i64 %24, 17
  %26 = xor i64 %25, %24
  %27 = shl i64 %26, 13
  %28 = xor i64 %27, %26
  %29 = lshr i64 %28, 7
  %30 = xor i64 %29, %28
  %31 = shl i64 %30, 17
  %32 = xor i64 %31, %30
  %33 = and i64 %30, 63
  %34 = lshr i64 %26, %33
  %35 = zext i64 %34 to i128
  %36 = shl nuw i128 %35, 64
  %37 = shl i64 %32, 13
  %38 = xor i64 %37, %32
  %39 = lshr i64 %38, 7
  %40 = xor i64 %39, %38
  %41 = shl i64 %40, 17
  %42 = xor i64 %41, %40
  %43 = zext i64 %42 to i128
  %44 = or disjoint i128 %36, %43
  %45 = shl i64 %42, 13
  %46 = xor i64 %45, %42
  %47 = lshr i64 %46, 7
  %48 = xor i64 %47, %46
  %49 = shl i64 %48, 17
  %50 = xor i64 %49, %48
  store i64 %50, ptr @s, align 8
  %51 = trunc i64 %48 to i32
  %52 = and i32 %51, 127
  %53 = icmp eq i32 %3, 0
  br i1 %53, label %54, label %62

54:                                               ; preds = %2
  %55 = shl i64 %50, 13
  %56 = xor i64 %55, %50
  %57 = lshr i64 %56, 7
  %58 = xor i64 %57, %56
  %59 = shl i64 %58, 17
  %60 = xor i64 %59, %58
  store i64 %60, ptr @s, align 8
  %61 = zext i64 %60 to i128
  br label %62

62:                                               ; preds = %54, %2
  %63 = phi i128 [ %61, %54 ], [ %44, %2 ]
  %64 = add i128 %63, %20
  %65 = lshr i128 %64, 64
  %66 = trunc nuw i128 %65 to i64
  %67 = trunc i128 %64 to i64
  %68 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.12, i64 noundef %66, i64 noundef %67)
  %69 = sub i128 %20, %63
  %70 = lshr i128 %69, 64
  %71 = trunc nuw i128 %70 to i64
  %72 = trunc i128 %69 to i64
  %73 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.12, i64 noundef %71, i64 noundef %72)
  %74 = mul i128 %63, %20
  %75 = lshr i128 %74, 64
  %76 = trunc nuw i128 %75 to i64
  %77 = trunc i128 %74 to i64
  %78 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.12, i64 noundef %76, i64 noundef %77)
  %79 = freeze i128 %20
  %80 = freeze i128 %63
  %81 = udiv i128 %79, %80
  %82 = lshr i128 %81, 64
  %83 = trunc nuw i128 %82 to i64
  %84 = trunc i128 %81 to i64
  %85 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.12, i64 noundef %83, i64 noundef %84)
  %86 = mul i128 %81, %80
  %87 = sub i128 %79, %86
  %88 = lshr i128 %87, 64
  %89 = trunc nuw i128 %88 to i64
  %90 = trunc i128 %87 to i64
  %91 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.12, i64 noundef %89, i64 noundef %90)
  %92 = freeze i128 %20
  %93 = freeze i128 %63
  %94 = sdiv i128 %92, %93
  %95 = lshr i128 %94, 64
  %96 = trunc nuw i128 %95 to i64
  %97 = trunc i128 %94 to i64
  %98 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.12, i64 noundef %96, i64 noundef %97)
  %99 = mul i128 %94, %93
  %100 = sub i128 %92, %99
  %101 = lshr i128 %100, 64
  %102 = trunc nuw i128 %101 to i64
  %103 = trunc i128 %100 to i64
  %104 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.12, i64 noundef %102, i64 noundef %103)
  %105 = zext nneg i32 %52 to i128
  %106 = shl i128 %20, %105
  %107 = lshr i128 %106, 64
  %108 = trunc nuw i128 %107 to i64
  %109 = trunc i128 %106 to i64
  %110 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.12, i64 noundef %108, i64 noundef %109)
  %111 = lshr i128 %20, %105
  %112 = lshr i128 %111, 64
  %113 = trunc nuw i128 %112 to i64
  %114 = trunc i128 %111 to i64
  %115 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.12, i64 noundef %113, i64 noundef %114)
  %116 = ashr i128 %20, %105
  %117 = lshr i128 %116, 64
  %118 = trunc nuw i128 %117 to i64
  %119 = trunc i128 %116 to i64
  %120 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.12, i64 noundef %118, i64 noundef %119)
  %121 = and i128 %63, %20
  %122 = lshr i128 %121, 64
  %123 = trunc nuw i128 %122 to i64
  %124 = trunc i128 %121 to i64
  %125 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.12, i64 noundef %123, i64 noundef %124)
  %126 = xor i128 %63, -1
  %127 = or i128 %20, %126
  %128 = lshr i128 %127, 64
  %129 = trunc nuw i128 %128 to i64
  %130 = trunc i128 %127 to i64
  %131 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.12, i64 noundef %129, i64 noundef %130)
  %132 = sub i128 0, %20
  %133 = lshr i128 %132, 64
  %134 = trunc nuw i128 %133 to i64
  %135 = trunc i128 %132 to i64
  %136 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.12, i64 noundef %134, i64 noundef %135)
  %137 = icmp ult i128 %20, %63
  %138 = zext i1 %137 to i32
  %139 = icmp ule i128 %20, %63
  %140 = zext i1 %139 to i32
  %141 = icmp eq i128 %20, %63
  %142 = zext i1 %141 to i32
  %143 = icmp slt i128 %20, %63
  %144 = zext i1 %143 to i32
  %145 = icmp sge i128 %20, %63
  %146 = zext i1 %145 to i32
  %147 = icmp ugt i128 %20, %63
  %148 = zext i1 %147 to i32
  %149 = lshr i64 %10, 63
  %150 = trunc nuw nsw i64 %149 to i32
  %151 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %138, i32 noundef %140, i32 noundef %142, i32 noundef %144, i32 noundef %146, i32 noundef %148, i32 noundef %150)
  %152 = load i64, ptr @s, align 8
  %153 = shl i64 %152, 13
  %154 = xor i64 %153, %152
  %155 = lshr i64 %154, 7
  %156 = xor i64 %155, %154
  %157 = shl i64 %156, 17
  %158 = xor i64 %157, %156
  %159 = zext i64 %158 to i128
  %160 = shl i64 %158, 13
  %161 = xor i64 %160, %158
  %162 = lshr i64 %161, 7
  %163 = xor i64 %162, %161
  %164 = shl i64 %163, 17
  %165 = xor i64 %164, %163
  store i64 %165, ptr @s, align 8
  %166 = zext i64 %165 to i128
  %167 = mul nuw i128 %166, %159
  %168 = lshr i128 %167, 64
  %169 = trunc nuw i128 %168 to i64
  %170 = trunc i128 %167 to i64
  %171 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.12, i64 noundef %169, i64 noundef %170)
  %172 = load i64, ptr @s, align 8
  %173 = shl i64 %172, 13
  %174 = xor i64 %173, %172
  %175 = lshr i64 %174, 7
  %176 = xor i64 %175, %174
  %177 = shl i64 %176, 17
  %178 = xor i64 %177, %176
  store i64 %178, ptr @s, align 8
  %179 = ashr i64 %178, 63
  %180 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.12, i64 noundef %179, i64 noundef %178)
  %181 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %18)
  %182 = trunc nuw nsw i64 %181 to i32
  %183 = trunc i128 %63 to i64
  %184 = or i64 %183, 1
  %185 = tail call range(i64 0, 64) i64 @llvm.ctlz.i64(i64 %184, i1 true)
  %186 = trunc nuw nsw i64 %185 to i32
  %187 = trunc i128 %63 to i32
  %188 = or i32 %187, 4096
  %189 = tail call range(i32 0, 13) i32 @llvm.cttz.i32(i32 %188, i1 true)
  %190 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %182, i32 noundef %186, i32 noundef %189)
  %191 = trunc i64 %18 to i32
  %192 = tail call i32 @llvm.bswap.i32(i32 %191)
  %193 = tail call i64 @llvm.bswap.i64(i64 %18)
  %194 = trunc i64 %16 to i16
  %195 = tail call i16 @llvm.bswap.i16(i16 %194)
  %196 = zext i16 %195 to i32
  %197 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %192, i64 noundef %193, i32 noundef %196)
  %198 = load i64, ptr @s, align 8
  %199 = shl i64 %198, 13
  %200 = xor i64 %199, %198
  %201 = lshr i64 %200, 7
  %202 = xor i64 %201, %200
  %203 = shl i64 %202, 17
  %204 = xor i64 %203, %202
  %205 = trunc i64 %204 to i32
  %206 = shl i64 %204, 13
  %207 = xor i64 %206, %204
  %208 = lshr i64 %207, 7
  %209 = xor i64 %208, %207
  %210 = shl i64 %209, 17
  %211 = xor i64 %210, %209
  %212 = trunc i64 %211 to i32
  %213 = shl i64 %211, 13
  %214 = xor i64 %213, %211
  %215 = lshr i64 %214, 7
  %216 = xor i64 %215, %214
  %217 = shl i64 %216, 17
  %218 = xor i64 %217, %216
  %219 = shl i64 %218, 13
  %220 = xor i64 %219, %218
  %221 = lshr i64 %220, 7
  %222 = xor i64 %221, %220
  %223 = shl i64 %222, 17
  %224 = xor i64 %223, %222
  store i64 %224, ptr @s, align 8
  %225 = lshr i64 %224, 33
  %226 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %205, i32 %212)
  %227 = extractvalue { i32, i1 } %226, 1
  %228 = extractvalue { i32, i1 } %226, 0
  %229 = zext i1 %227 to i32
  %230 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %229)
  %231 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i32 noundef %228)
  %232 = tail call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %218, i64 %225)
  %233 = extractvalue { i64, i1 } %232, 1
  %234 = extractvalue { i64, i1 } %232, 0
  %235 = zext i1 %233 to i32
  %236 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %235)
  %237 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i64 noundef %234)
  %238 = tail call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %205, i32 %212)
  %239 = extractvalue { i32, i1 } %238, 1
  %240 = extractvalue { i32, i1 } %238, 0
  %241 = shl i32 %240, 24
  %242 = ashr exact i32 %241, 24
  %243 = icmp ne i32 %240, %242
  %244 = or i1 %239, %243
  %245 = zext i1 %244 to i32
  %246 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %245)
  %247 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i32 noundef %242)
  %248 = ashr i128 %63, 70
  %249 = tail call { i128, i1 } @llvm.smul.with.overflow.i128(i128 %20, i128 %248)
  %250 = extractvalue { i128, i1 } %249, 1
  %251 = extractvalue { i128, i1 } %249, 0
  %252 = zext i1 %250 to i32
  %253 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %252)
  %254 = lshr i128 %251, 64
  %255 = trunc nuw i128 %254 to i64
  %256 = trunc i128 %251 to i64
  %257 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.12, i64 noundef %255, i64 noundef %256)
  %258 = tail call { i128, i1 } @llvm.uadd.with.overflow.i128(i128 %20, i128 %63)
  %259 = extractvalue { i128, i1 } %258, 1
  %260 = extractvalue { i128, i1 } %258, 0
  %261 = zext i1 %259 to i32
  %262 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %261)
  %263 = lshr i128 %260, 64
  %264 = trunc nuw i128 %263 to i64
  %265 = trunc i128 %260 to i64
  %266 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.12, i64 noundef %264, i64 noundef %265)
  %267 = tail call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %205, i32 %212)
  %268 = extractvalue { i32, i1 } %267, 1
  %269 = extractvalue { i32, i1 } %267, 0
  %270 = zext i1 %268 to i32
  %271 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %270)
  %272 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef %269)
  %273 = shl i64 %225, 51
  %274 = lshr i64 %218, 3
  %275 = shl i64 %209, 57
  %276 = mul i64 %218, 5120
  %277 = lshr exact i64 %276, 10
  %278 = and i64 %277, 8589934591
  %279 = sub nsw i64 %274, %278
  %280 = and i64 %279, 1099511627775
  %281 = trunc i64 %202 to i32
  %282 = and i32 %281, 7
  %283 = add i64 %275, 432345564227567616
  %284 = ashr exact i64 %283, 57
  %285 = trunc nsw i64 %284 to i32
  %286 = ashr exact i64 %273, 51
  %287 = trunc nsw i64 %286 to i32
  %288 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %282, i32 noundef %285, i64 noundef %278, i32 noundef %287, i64 noundef %280)
  %289 = uitofp i128 %20 to double
  %290 = sitofp i128 %20 to float
  %291 = fpext float %290 to double
  %292 = sitofp i128 %63 to double
  %293 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, double noundef %289, double noundef %291, double noundef %292)
  %294 = fptoui double %289 to i128
  %295 = lshr i128 %294, 64
  %296 = trunc nuw i128 %295 to i64
  %297 = trunc i128 %294 to i64
  %298 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.12, i64 noundef %296, i64 noundef %297)
  %299 = lshr i64 %18, 60
  %300 = and i64 %299, 7
  %301 = icmp eq i64 %300, 3
  %302 = select i1 %301, ptr @.str.10, ptr @.str.11
  %303 = icmp eq i64 %300, 0
  %304 = select i1 %303, ptr @.str.9, ptr %302
  %305 = tail call i32 @puts(ptr noundef nonnull dereferenceable(1) %304)
  %306 = add nuw nsw i32 %3, 1
  %307 = icmp eq i32 %306, 4
  br i1 %307, label %1, label %2
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64)

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg)

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg)

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bswap.i32(i32)

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.bswap.i64(i64)

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.bswap.i16(i16)

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64)

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32)

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i128, i1 } @llvm.smul.with.overflow.i128(i128, i128)

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i128, i1 } @llvm.uadd.with.overflow.i128(i128, i128)

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32)

; Function Attrs: nofree nounwind
declare noundef i32 @puts(ptr nocapture noundef readonly) local_unnamed_addr
