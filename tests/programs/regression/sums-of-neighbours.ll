; Sums of all lanes, which instructions that add neighbours make: of distances of bytes, of products of words and of
; 32 bits, and of a vector whose lanes something else reads, too.
; exit: 0
; output: 6474 515007872 197475335 48275 456
@fmt = constant [16 x i8] c"%d %d %d %d %d\0A\00"
@a = global [256 x i8] [i8 5, i8 78, i8 151, i8 224, i8 41, i8 114, i8 187, i8 4, i8 77, i8 150, i8 223, i8 40, i8 113, i8 186, i8 3, i8 76, i8 149, i8 222, i8 39, i8 112, i8 185, i8 2, i8 75, i8 148, i8 221, i8 38, i8 111, i8 184, i8 1, i8 74, i8 147, i8 220, i8 37, i8 110, i8 183, i8 0, i8 73, i8 146, i8 219, i8 36, i8 109, i8 182, i8 255, i8 72, i8 145, i8 218, i8 35, i8 108, i8 181, i8 254, i8 71, i8 144, i8 217, i8 34, i8 107, i8 180, i8 253, i8 70, i8 143, i8 216, i8 33, i8 106, i8 179, i8 252, i8 69, i8 142, i8 215, i8 32, i8 105, i8 178, i8 251, i8 68, i8 141, i8 214, i8 31, i8 104, i8 177, i8 250, i8 67, i8 140, i8 213, i8 30, i8 103, i8 176, i8 249, i8 66, i8 139, i8 212, i8 29, i8 102, i8 175, i8 248, i8 65, i8 138, i8 211, i8 28, i8 101, i8 174, i8 247, i8 64, i8 137, i8 210, i8 27, i8 100, i8 173, i8 246, i8 63, i8 136, i8 209, i8 26, i8 99, i8 172, i8 245, i8 62, i8 135, i8 208, i8 25, i8 98, i8 171, i8 244, i8 61, i8 134, i8 207, i8 24, i8 97, i8 170, i8 243, i8 60, i8 133, i8 206, i8 23, i8 96, i8 169, i8 242, i8 59, i8 132, i8 205, i8 22, i8 95, i8 168, i8 241, i8 58, i8 131, i8 204, i8 21, i8 94, i8 167, i8 240, i8 57, i8 130, i8 203, i8 20, i8 93, i8 166, i8 239, i8 56, i8 129, i8 202, i8 19, i8 92, i8 165, i8 238, i8 55, i8 128, i8 201, i8 18, i8 91, i8 164, i8 237, i8 54, i8 127, i8 200, i8 17, i8 90, i8 163, i8 236, i8 53, i8 126, i8 199, i8 16, i8 89, i8 162, i8 235, i8 52, i8 125, i8 198, i8 15, i8 88, i8 161, i8 234, i8 51, i8 124, i8 197, i8 14, i8 87, i8 160, i8 233, i8 50, i8 123, i8 196, i8 13, i8 86, i8 159, i8 232, i8 49, i8 122, i8 195, i8 12, i8 85, i8 158, i8 231, i8 48, i8 121, i8 194, i8 11, i8 84, i8 157, i8 230, i8 47, i8 120, i8 193, i8 10, i8 83, i8 156, i8 229, i8 46, i8 119, i8 192, i8 9, i8 82, i8 155, i8 228, i8 45, i8 118, i8 191, i8 8, i8 81, i8 154, i8 227, i8 44, i8 117, i8 190, i8 7, i8 80, i8 153, i8 226, i8 43, i8 116, i8 189, i8 6, i8 79, i8 152, i8 225, i8 42, i8 115, i8 188]
@b = global [256 x i8] [i8 200, i8 229, i8 60, i8 205, i8 152, i8 157, i8 220, i8 85, i8 8, i8 245, i8 28, i8 125, i8 24, i8 237, i8 252, i8 69, i8 200, i8 133, i8 124, i8 173, i8 24, i8 189, i8 156, i8 181, i8 8, i8 149, i8 92, i8 93, i8 152, i8 13, i8 188, i8 165, i8 200, i8 37, i8 188, i8 141, i8 152, i8 221, i8 92, i8 21, i8 8, i8 53, i8 156, i8 61, i8 24, i8 45, i8 124, i8 5, i8 200, i8 197, i8 252, i8 109, i8 24, i8 253, i8 28, i8 117, i8 8, i8 213, i8 220, i8 29, i8 152, i8 77, i8 60, i8 101, i8 200, i8 101, i8 60, i8 77, i8 152, i8 29, i8 220, i8 213, i8 8, i8 117, i8 28, i8 253, i8 24, i8 109, i8 252, i8 197, i8 200, i8 5, i8 124, i8 45, i8 24, i8 61, i8 156, i8 53, i8 8, i8 21, i8 92, i8 221, i8 152, i8 141, i8 188, i8 37, i8 200, i8 165, i8 188, i8 13, i8 152, i8 93, i8 92, i8 149, i8 8, i8 181, i8 156, i8 189, i8 24, i8 173, i8 124, i8 133, i8 200, i8 69, i8 252, i8 237, i8 24, i8 125, i8 28, i8 245, i8 8, i8 85, i8 220, i8 157, i8 152, i8 205, i8 60, i8 229, i8 200, i8 229, i8 60, i8 205, i8 152, i8 157, i8 220, i8 85, i8 8, i8 245, i8 28, i8 125, i8 24, i8 237, i8 252, i8 69, i8 200, i8 133, i8 124, i8 173, i8 24, i8 189, i8 156, i8 181, i8 8, i8 149, i8 92, i8 93, i8 152, i8 13, i8 188, i8 165, i8 200, i8 37, i8 188, i8 141, i8 152, i8 221, i8 92, i8 21, i8 8, i8 53, i8 156, i8 61, i8 24, i8 45, i8 124, i8 5, i8 200, i8 197, i8 252, i8 109, i8 24, i8 253, i8 28, i8 117, i8 8, i8 213, i8 220, i8 29, i8 152, i8 77, i8 60, i8 101, i8 200, i8 101, i8 60, i8 77, i8 152, i8 29, i8 220, i8 213, i8 8, i8 117, i8 28, i8 253, i8 24, i8 109, i8 252, i8 197, i8 200, i8 5, i8 124, i8 45, i8 24, i8 61, i8 156, i8 53, i8 8, i8 21, i8 92, i8 221, i8 152, i8 141, i8 188, i8 37, i8 200, i8 165, i8 188, i8 13, i8 152, i8 93, i8 92, i8 149, i8 8, i8 181, i8 156, i8 189, i8 24, i8 173, i8 124, i8 133, i8 200, i8 69, i8 252, i8 237, i8 24, i8 125, i8 28, i8 245, i8 8, i8 85, i8 220, i8 157, i8 152, i8 205, i8 60, i8 229]
declare i32 @printf(ptr, ...)
declare <4 x i32> @llvm.abs.v4i32(<4 x i32>, i1)
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>)
declare i32 @llvm.vector.reduce.add.v8i32(<8 x i32>)
define i32 @sad(ptr %a, ptr %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi <4 x i32> [ zeroinitializer, %entry ], [ %s1, %loop ]
  %t = phi <4 x i32> [ zeroinitializer, %entry ], [ %t1, %loop ]
  %pa = getelementptr i8, ptr %a, i64 %i
  %pa4 = getelementptr i8, ptr %pa, i64 4
  %pb = getelementptr i8, ptr %b, i64 %i
  %pb4 = getelementptr i8, ptr %pb, i64 4
  %a0 = load <4 x i8>, ptr %pa, align 1
  %a4 = load <4 x i8>, ptr %pa4, align 1
  %b0 = load <4 x i8>, ptr %pb, align 1
  %b4 = load <4 x i8>, ptr %pb4, align 1
  %za0 = zext <4 x i8> %a0 to <4 x i32>
  %za4 = zext <4 x i8> %a4 to <4 x i32>
  %zb0 = zext <4 x i8> %b0 to <4 x i32>
  %zb4 = zext <4 x i8> %b4 to <4 x i32>
  %d0 = sub nsw <4 x i32> %za0, %zb0
  %d4 = sub nsw <4 x i32> %za4, %zb4
  %m0 = call <4 x i32> @llvm.abs.v4i32(<4 x i32> %d0, i1 true)
  %m4 = call <4 x i32> @llvm.abs.v4i32(<4 x i32> %d4, i1 true)
  %s1 = add <4 x i32> %m0, %s
  %t1 = add <4 x i32> %m4, %t
  %next = add nuw i64 %i, 8
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  %both = add <4 x i32> %t1, %s1
  %r = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %both)
  ret i32 %r
}
define i32 @words(ptr %a, ptr %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi <4 x i32> [ zeroinitializer, %entry ], [ %s1, %loop ]
  %t = phi <4 x i32> [ zeroinitializer, %entry ], [ %t1, %loop ]
  %pa = getelementptr i16, ptr %a, i64 %i
  %pa4 = getelementptr i8, ptr %pa, i64 8
  %pb = getelementptr i16, ptr %b, i64 %i
  %pb4 = getelementptr i8, ptr %pb, i64 8
  %a0 = load <4 x i16>, ptr %pa, align 2
  %a4 = load <4 x i16>, ptr %pa4, align 2
  %b0 = load <4 x i16>, ptr %pb, align 2
  %b4 = load <4 x i16>, ptr %pb4, align 2
  %za0 = sext <4 x i16> %a0 to <4 x i32>
  %za4 = sext <4 x i16> %a4 to <4 x i32>
  %zb0 = sext <4 x i16> %b0 to <4 x i32>
  %zb4 = sext <4 x i16> %b4 to <4 x i32>
  %m0 = mul nsw <4 x i32> %za0, %zb0
  %m4 = mul nsw <4 x i32> %za4, %zb4
  %s1 = add <4 x i32> %m0, %s
  %t1 = add <4 x i32> %m4, %t
  %next = add nuw i64 %i, 8
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  %both = add <4 x i32> %t1, %s1
  %r = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %both)
  ret i32 %r
}
define i32 @doubles(ptr %a, ptr %b, i32 %start, i64 %n) {
entry:
  %first = insertelement <4 x i32> zeroinitializer, i32 %start, i64 0
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi <4 x i32> [ %first, %entry ], [ %s1, %loop ]
  %pa = getelementptr i32, ptr %a, i64 %i
  %pb = getelementptr i32, ptr %b, i64 %i
  %a0 = load <4 x i32>, ptr %pa, align 4
  %b0 = load <4 x i32>, ptr %pb, align 4
  %m0 = mul <4 x i32> %a0, %b0
  %s1 = add <4 x i32> %m0, %s
  %next = add nuw i64 %i, 4
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  %r = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %s1)
  ret i32 %r
}
define i32 @weights(<8 x i8> %a) {
  %z = zext <8 x i8> %a to <8 x i32>
  %m = mul <8 x i32> %z, <i32 1, i32 -2, i32 300, i32 4, i32 5, i32 6, i32 7, i32 8>
  %r = call i32 @llvm.vector.reduce.add.v8i32(<8 x i32> %m)
  ret i32 %r
}
define i32 @kept(ptr %a, ptr %b, ptr %lanes) {
  %a0 = load <4 x i8>, ptr %a, align 1
  %b0 = load <4 x i8>, ptr %b, align 1
  %za0 = zext <4 x i8> %a0 to <4 x i32>
  %zb0 = zext <4 x i8> %b0 to <4 x i32>
  %d0 = sub nsw <4 x i32> %za0, %zb0
  %m0 = call <4 x i32> @llvm.abs.v4i32(<4 x i32> %d0, i1 true)
  store <4 x i32> %m0, ptr %lanes
  %r = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %m0)
  ret i32 %r
}
define i32 @main() {
  %lanes = alloca <4 x i32>
  %v0 = call i32 @sad(ptr @a, ptr @b, i64 64)
  %v1 = call i32 @words(ptr @a, ptr @b, i64 64)
  %v2 = call i32 @doubles(ptr @a, ptr @b, i32 7, i64 64)
  %first = load <8 x i8>, ptr @a
  %v3 = call i32 @weights(<8 x i8> %first)
  %v4 = call i32 @kept(ptr @a, ptr @b, ptr %lanes)
  %x = call i32 (ptr, ...) @printf(ptr @fmt, i32 %v0, i32 %v1, i32 %v2, i32 %v3, i32 %v4)
  ret i32 0
}
