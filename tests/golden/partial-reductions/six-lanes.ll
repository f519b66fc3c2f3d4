; A vector whose lanes cannot be halved until they fit a register: zeros fill it up first, so that no lane is lost.
; lilt: -O2 --run-pass=partial-reductions
; sum: has: shufflevector <6 x i64> %v, <6 x i64> zeroinitializer, <8 x i32>
; sum: has: reduce.add.v2i64
declare i64 @llvm.vector.reduce.add.v6i64(<6 x i64>)
define i64 @sum(ptr %p) {
  %v = load <6 x i64>, ptr %p, align 1
  %s = call i64 @llvm.vector.reduce.add.v6i64(<6 x i64> %v)
  ret i64 %s
}
