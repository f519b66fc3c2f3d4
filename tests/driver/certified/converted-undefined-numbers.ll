; Where %square is not a number, its bits are undefined, but the lesser is %limit, and its conversion any number.
declare <2 x double> @llvm.x86.sse2.min.pd(<2 x double>, <2 x double>)
declare <4 x i32> @llvm.x86.sse2.cvttpd2dq(<2 x double>)

define void @f(<2 x double> %numbers, i32 %n, ptr %p) {
  %square = fmul <2 x double> %numbers, %numbers
  %limit = sitofp i32 %n to double
  %first = insertelement <2 x double> poison, double %limit, i64 0
  %limits = shufflevector <2 x double> %first, <2 x double> poison, <2 x i32> zeroinitializer
  %lesser = call <2 x double> @llvm.x86.sse2.min.pd(<2 x double> %square, <2 x double> %limits)
  %converted = call <4 x i32> @llvm.x86.sse2.cvttpd2dq(<2 x double> %lesser)
  store <4 x i32> %converted, ptr %p
  ret void
}
