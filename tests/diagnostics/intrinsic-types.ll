; error: 11:13: operand 2 has type 'i32', expected 'i8'
; error: 12:13: operand 2 has type 'i8', expected 'i32'
; error: 13:13: its result has type 'i32', expected 'i64'
; error: 14:13: an even number of bytes
; error: 15:14: it has 6 operands, expected 4
; error: 16:35: a struct whose member 2 is '<2 x i1>'
; error: 17:21: expected '<4 x i1>'
; error: 23:17: operand 2 must be a constant
; error: 24:23: it has 1 operands, expected 2
; errors: 9
declare i32 @llvm.scmp.i32.i8(i8, i32)
declare i32 @llvm.sadd.sat.i32(i32, i8)
declare i32 @llvm.vector.reduce.add.v5i64(<5 x i64>)
declare i24 @llvm.bswap.i24(i24)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i32, i1, i1)
declare <{ <2 x i32>, <2 x i8> }> @llvm.sadd.with.overflow.v2i32(<2 x i32>, <2 x i32>)
declare <4 x float> @llvm.masked.load.v4f32.p0(ptr, i32, <3 x i1>, <4 x float>)
declare i16 @llvm.abs.i16(i16, i1)
declare i32 @llvm.x86.sse2.pmovmskb.128(<16 x i8>)

define i32 @f(i1 %c) {
  %m = call i32 @llvm.x86.sse2.pmovmskb.128(<16 x i8> zeroinitializer)
  %2 = call i16 @llvm.abs.i16(i16 3, i1 %c)
  %3 = call i16 (i16) @llvm.abs.i16(i16 3)
  ret i32 %m
}
