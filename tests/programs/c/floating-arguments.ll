; Floating arguments and results: in registers, on the stack, between integers, through a pointer, with and without a
; declared number of arguments, and in objects passed by value.
; exit: 0
; output: 13012
; output: 2893
; output: 2446440
; output: 22.5 1.5
; output: 1.5 2 3.5 4 end
source_filename = "floating-arguments.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.mixed = type { double, i32, i8, float, double }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@pointer = dso_local global ptr @many, align 8
@__const.main.m = private unnamed_addr constant %struct.mixed { double 1.500000e+00, i32 -2, i8 3, float 4.250000e+00, double 5.125000e+00 }, align 8
@__const.main.n = private unnamed_addr constant %struct.mixed { double -6.000000e+00, i32 7, i8 -8, float 9.500000e+00, double 1.000000e+01 }, align 8
@.str = private unnamed_addr constant [7 x i8] c"%.17g\0A\00", align 1
@.str.1 = private unnamed_addr constant [21 x i8] c"didididididididididi\00", align 1
@.str.2 = private unnamed_addr constant [13 x i8] c"%.17g %.17g\0A\00", align 1
@.str.3 = private unnamed_addr constant [16 x i8] c"%g %d %g %d %s\0A\00", align 1
@.str.4 = private unnamed_addr constant [4 x i8] c"end\00", align 1

define dso_local double @many(double noundef %a, i32 noundef %b, float noundef %c, i64 noundef %d, double noundef %e, float noundef %f, double noundef %g, float noundef %h, double noundef %i, float noundef %j, double noundef %k, i8 noundef signext %l, float noundef %m, i16 noundef signext %n, double noundef %o, i8 noundef zeroext %p) #0 {
entry:
  %mul = shl nsw i32 %b, 1
  %conv = sitofp i32 %mul to double
  %add = fadd double %conv, %a
  %mul1 = fmul float %c, 3.000000e+00
  %conv2 = fpext float %mul1 to double
  %add3 = fadd double %add, %conv2
  %mul4 = mul nsw i64 %d, 5
  %conv5 = sitofp i64 %mul4 to double
  %add6 = fadd double %add3, %conv5
  %0 = tail call double @llvm.fmuladd.f64(double %e, double 7.000000e+00, double %add6)
  %mul8 = fmul float %f, 1.100000e+01
  %conv9 = fpext float %mul8 to double
  %add10 = fadd double %0, %conv9
  %1 = tail call double @llvm.fmuladd.f64(double %g, double 1.300000e+01, double %add10)
  %mul12 = fmul float %h, 1.700000e+01
  %conv13 = fpext float %mul12 to double
  %add14 = fadd double %1, %conv13
  %2 = tail call double @llvm.fmuladd.f64(double %i, double 1.900000e+01, double %add14)
  %mul16 = fmul float %j, 2.300000e+01
  %conv17 = fpext float %mul16 to double
  %add18 = fadd double %2, %conv17
  %3 = tail call double @llvm.fmuladd.f64(double %k, double 2.900000e+01, double %add18)
  %conv20 = sext i8 %l to i32
  %mul21 = mul nsw i32 %conv20, 31
  %conv22 = sitofp i32 %mul21 to double
  %add23 = fadd double %3, %conv22
  %mul24 = fmul float %m, 3.700000e+01
  %conv25 = fpext float %mul24 to double
  %add26 = fadd double %add23, %conv25
  %conv27 = sext i16 %n to i32
  %mul28 = mul nsw i32 %conv27, 41
  %conv29 = sitofp i32 %mul28 to double
  %add30 = fadd double %add26, %conv29
  %4 = tail call double @llvm.fmuladd.f64(double %o, double 4.300000e+01, double %add30)
  %conv32 = zext i8 %p to i32
  %mul33 = mul nuw nsw i32 %conv32, 47
  %conv34 = uitofp nneg i32 %mul33 to double
  %add35 = fadd double %4, %conv34
  ret double %add35
}

declare double @llvm.fmuladd.f64(double, double, double) #1

define dso_local double @sum(ptr nocapture noundef readonly %kinds, ...) local_unnamed_addr #2 {
entry:
  %list = alloca [1 x %struct.__va_list_tag], align 16
  %again = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %list) #8
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %again) #8
  call void @llvm.va_start.p0(ptr nonnull %list)
  call void @llvm.va_copy.p0(ptr nonnull %again, ptr nonnull %list)
  %list.promoted = load i32, ptr %list, align 16
  %fp_offset_p = getelementptr inbounds i8, ptr %list, i64 4
  %overflow_arg_area_p = getelementptr inbounds i8, ptr %list, i64 8
  %0 = getelementptr inbounds i8, ptr %list, i64 16
  %reg_save_area = load ptr, ptr %0, align 16
  %overflow_arg_area_p9 = getelementptr inbounds i8, ptr %list, i64 8
  %fp_offset_p.promoted = load i32, ptr %fp_offset_p, align 4
  %overflow_arg_area_p.promoted = load ptr, ptr %overflow_arg_area_p, align 8
  br label %for.cond

for.cond:                                         ; preds = %cond.end, %entry
  %overflow_arg_area74 = phi ptr [ %overflow_arg_area_p.promoted, %entry ], [ %overflow_arg_area71, %cond.end ]
  %fp_offset70 = phi i32 [ %fp_offset_p.promoted, %entry ], [ %fp_offset68, %cond.end ]
  %gp_offset67 = phi i32 [ %list.promoted, %entry ], [ %gp_offset65, %cond.end ]
  %total.0 = phi double [ 0.000000e+00, %entry ], [ %11, %cond.end ]
  %k.0 = phi ptr [ %kinds, %entry ], [ %incdec.ptr, %cond.end ]
  %1 = load i8, ptr %k.0, align 1
  switch i8 %1, label %cond.false [
    i8 0, label %for.cond16.preheader
    i8 100, label %cond.true
  ]

for.cond16.preheader:                             ; preds = %for.cond
  %again.promoted = load i32, ptr %again, align 16
  %fp_offset_p25 = getelementptr inbounds i8, ptr %again, i64 4
  %overflow_arg_area_p31 = getelementptr inbounds i8, ptr %again, i64 8
  %2 = getelementptr inbounds i8, ptr %again, i64 16
  %reg_save_area29 = load ptr, ptr %2, align 16
  %overflow_arg_area_p44 = getelementptr inbounds i8, ptr %again, i64 8
  %fp_offset_p25.promoted = load i32, ptr %fp_offset_p25, align 4
  %overflow_arg_area_p31.promoted = load ptr, ptr %overflow_arg_area_p31, align 8
  br label %for.cond16

cond.true:                                        ; preds = %for.cond
  %fits_in_fp = icmp ult i32 %fp_offset70, 161
  br i1 %fits_in_fp, label %vaarg.in_reg, label %vaarg.in_mem

vaarg.in_reg:                                     ; preds = %cond.true
  %3 = zext nneg i32 %fp_offset70 to i64
  %4 = getelementptr i8, ptr %reg_save_area, i64 %3
  %5 = add nuw nsw i32 %fp_offset70, 16
  store i32 %5, ptr %fp_offset_p, align 4
  br label %vaarg.end

vaarg.in_mem:                                     ; preds = %cond.true
  %overflow_arg_area.next = getelementptr i8, ptr %overflow_arg_area74, i64 8
  store ptr %overflow_arg_area.next, ptr %overflow_arg_area_p, align 8
  br label %vaarg.end

vaarg.end:                                        ; preds = %vaarg.in_mem, %vaarg.in_reg
  %overflow_arg_area72 = phi ptr [ %overflow_arg_area74, %vaarg.in_reg ], [ %overflow_arg_area.next, %vaarg.in_mem ]
  %fp_offset69 = phi i32 [ %5, %vaarg.in_reg ], [ %fp_offset70, %vaarg.in_mem ]
  %vaarg.addr = phi ptr [ %4, %vaarg.in_reg ], [ %overflow_arg_area74, %vaarg.in_mem ]
  %6 = load double, ptr %vaarg.addr, align 8
  br label %cond.end

cond.false:                                       ; preds = %for.cond
  %fits_in_gp = icmp ult i32 %gp_offset67, 41
  br i1 %fits_in_gp, label %vaarg.in_reg6, label %vaarg.in_mem8

vaarg.in_reg6:                                    ; preds = %cond.false
  %7 = zext nneg i32 %gp_offset67 to i64
  %8 = getelementptr i8, ptr %reg_save_area, i64 %7
  %9 = add nuw nsw i32 %gp_offset67, 8
  store i32 %9, ptr %list, align 16
  br label %vaarg.end12

vaarg.in_mem8:                                    ; preds = %cond.false
  %overflow_arg_area.next11 = getelementptr i8, ptr %overflow_arg_area74, i64 8
  store ptr %overflow_arg_area.next11, ptr %overflow_arg_area_p9, align 8
  br label %vaarg.end12

vaarg.end12:                                      ; preds = %vaarg.in_mem8, %vaarg.in_reg6
  %overflow_arg_area73 = phi ptr [ %overflow_arg_area74, %vaarg.in_reg6 ], [ %overflow_arg_area.next11, %vaarg.in_mem8 ]
  %gp_offset66 = phi i32 [ %9, %vaarg.in_reg6 ], [ %gp_offset67, %vaarg.in_mem8 ]
  %vaarg.addr13 = phi ptr [ %8, %vaarg.in_reg6 ], [ %overflow_arg_area74, %vaarg.in_mem8 ]
  %10 = load i32, ptr %vaarg.addr13, align 4
  %conv14 = sitofp i32 %10 to double
  br label %cond.end

cond.end:                                         ; preds = %vaarg.end12, %vaarg.end
  %overflow_arg_area71 = phi ptr [ %overflow_arg_area72, %vaarg.end ], [ %overflow_arg_area73, %vaarg.end12 ]
  %fp_offset68 = phi i32 [ %fp_offset69, %vaarg.end ], [ %fp_offset70, %vaarg.end12 ]
  %gp_offset65 = phi i32 [ %gp_offset67, %vaarg.end ], [ %gp_offset66, %vaarg.end12 ]
  %cond = phi double [ %6, %vaarg.end ], [ %conv14, %vaarg.end12 ]
  %11 = call double @llvm.fmuladd.f64(double %total.0, double 2.000000e+00, double %cond)
  %incdec.ptr = getelementptr inbounds i8, ptr %k.0, i64 1
  br label %for.cond

for.cond16:                                       ; preds = %for.cond16.preheader, %cond.end50
  %overflow_arg_area3284 = phi ptr [ %overflow_arg_area3281, %cond.end50 ], [ %overflow_arg_area_p31.promoted, %for.cond16.preheader ]
  %fp_offset2680 = phi i32 [ %fp_offset2678, %cond.end50 ], [ %fp_offset_p25.promoted, %for.cond16.preheader ]
  %gp_offset3977 = phi i32 [ %gp_offset3975, %cond.end50 ], [ %again.promoted, %for.cond16.preheader ]
  %total.1 = phi double [ %sub, %cond.end50 ], [ %total.0, %for.cond16.preheader ]
  %k15.0 = phi ptr [ %incdec.ptr53, %cond.end50 ], [ %kinds, %for.cond16.preheader ]
  %12 = load i8, ptr %k15.0, align 1
  switch i8 %12, label %cond.false36 [
    i8 0, label %for.cond.cleanup18
    i8 100, label %cond.true23
  ]

for.cond.cleanup18:                               ; preds = %for.cond16
  call void @llvm.va_end.p0(ptr %list)
  call void @llvm.va_end.p0(ptr %again)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %again) #8
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %list) #8
  ret double %total.1

cond.true23:                                      ; preds = %for.cond16
  %fits_in_fp27 = icmp ult i32 %fp_offset2680, 161
  br i1 %fits_in_fp27, label %vaarg.in_reg28, label %vaarg.in_mem30

vaarg.in_reg28:                                   ; preds = %cond.true23
  %13 = zext nneg i32 %fp_offset2680 to i64
  %14 = getelementptr i8, ptr %reg_save_area29, i64 %13
  %15 = add nuw nsw i32 %fp_offset2680, 16
  store i32 %15, ptr %fp_offset_p25, align 4
  br label %vaarg.end34

vaarg.in_mem30:                                   ; preds = %cond.true23
  %overflow_arg_area.next33 = getelementptr i8, ptr %overflow_arg_area3284, i64 8
  store ptr %overflow_arg_area.next33, ptr %overflow_arg_area_p31, align 8
  br label %vaarg.end34

vaarg.end34:                                      ; preds = %vaarg.in_mem30, %vaarg.in_reg28
  %overflow_arg_area3282 = phi ptr [ %overflow_arg_area3284, %vaarg.in_reg28 ], [ %overflow_arg_area.next33, %vaarg.in_mem30 ]
  %fp_offset2679 = phi i32 [ %15, %vaarg.in_reg28 ], [ %fp_offset2680, %vaarg.in_mem30 ]
  %vaarg.addr35 = phi ptr [ %14, %vaarg.in_reg28 ], [ %overflow_arg_area3284, %vaarg.in_mem30 ]
  %16 = load double, ptr %vaarg.addr35, align 8
  br label %cond.end50

cond.false36:                                     ; preds = %for.cond16
  %fits_in_gp40 = icmp ult i32 %gp_offset3977, 41
  br i1 %fits_in_gp40, label %vaarg.in_reg41, label %vaarg.in_mem43

vaarg.in_reg41:                                   ; preds = %cond.false36
  %17 = zext nneg i32 %gp_offset3977 to i64
  %18 = getelementptr i8, ptr %reg_save_area29, i64 %17
  %19 = add nuw nsw i32 %gp_offset3977, 8
  store i32 %19, ptr %again, align 16
  br label %vaarg.end47

vaarg.in_mem43:                                   ; preds = %cond.false36
  %overflow_arg_area.next46 = getelementptr i8, ptr %overflow_arg_area3284, i64 8
  store ptr %overflow_arg_area.next46, ptr %overflow_arg_area_p44, align 8
  br label %vaarg.end47

vaarg.end47:                                      ; preds = %vaarg.in_mem43, %vaarg.in_reg41
  %overflow_arg_area3283 = phi ptr [ %overflow_arg_area3284, %vaarg.in_reg41 ], [ %overflow_arg_area.next46, %vaarg.in_mem43 ]
  %gp_offset3976 = phi i32 [ %19, %vaarg.in_reg41 ], [ %gp_offset3977, %vaarg.in_mem43 ]
  %vaarg.addr48 = phi ptr [ %18, %vaarg.in_reg41 ], [ %overflow_arg_area3284, %vaarg.in_mem43 ]
  %20 = load i32, ptr %vaarg.addr48, align 4
  %conv49 = sitofp i32 %20 to double
  br label %cond.end50

cond.end50:                                       ; preds = %vaarg.end47, %vaarg.end34
  %overflow_arg_area3281 = phi ptr [ %overflow_arg_area3282, %vaarg.end34 ], [ %overflow_arg_area3283, %vaarg.end47 ]
  %fp_offset2678 = phi i32 [ %fp_offset2679, %vaarg.end34 ], [ %fp_offset2680, %vaarg.end47 ]
  %gp_offset3975 = phi i32 [ %gp_offset3977, %vaarg.end34 ], [ %gp_offset3976, %vaarg.end47 ]
  %cond51 = phi double [ %16, %vaarg.end34 ], [ %conv49, %vaarg.end47 ]
  %sub = fsub double %total.1, %cond51
  %incdec.ptr53 = getelementptr inbounds i8, ptr %k15.0, i64 1
  br label %for.cond16
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #3

declare void @llvm.va_start.p0(ptr) #4

declare void @llvm.va_copy.p0(ptr, ptr) #4

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #3

declare void @llvm.va_end.p0(ptr) #4

define dso_local double @object(ptr nocapture noundef byval(%struct.mixed) align 8 %m, double noundef %x, ptr nocapture noundef readonly byval(%struct.mixed) align 8 %n) local_unnamed_addr #5 {
entry:
  %0 = load double, ptr %m, align 8
  %add = fadd double %0, 1.000000e+00
  store double %add, ptr %m, align 8
  %e = getelementptr inbounds i8, ptr %n, i64 24
  %1 = load double, ptr %e, align 8
  %b = getelementptr inbounds i8, ptr %m, i64 8
  %2 = load i32, ptr %b, align 8
  %conv = sitofp i32 %2 to float
  %d = getelementptr inbounds i8, ptr %n, i64 16
  %3 = load float, ptr %d, align 8
  %mul2 = fmul float %3, %conv
  %conv3 = fpext float %mul2 to double
  %4 = tail call double @llvm.fmuladd.f64(double %add, double %1, double %conv3)
  %c = getelementptr inbounds i8, ptr %m, i64 12
  %5 = load i8, ptr %c, align 4
  %conv5 = sitofp i8 %5 to double
  %add6 = fadd double %4, %conv5
  %c7 = getelementptr inbounds i8, ptr %n, i64 12
  %6 = load i8, ptr %c7, align 4
  %conv9 = sitofp i8 %6 to double
  %sub = fsub double %add6, %conv9
  %d10 = getelementptr inbounds i8, ptr %m, i64 16
  %7 = load float, ptr %d10, align 8
  %conv11 = fpext float %7 to double
  %8 = tail call double @llvm.fmuladd.f64(double %x, double %conv11, double %sub)
  %e12 = getelementptr inbounds i8, ptr %m, i64 24
  %9 = load double, ptr %e12, align 8
  %sub13 = fsub double %8, %9
  ret double %sub13
}

define dso_local noundef i32 @main() local_unnamed_addr #6 {
entry:
  %call = tail call double @many(double noundef 1.000000e+00, i32 noundef 2, float noundef 3.000000e+00, i64 noundef 4, double noundef 5.000000e+00, float noundef 6.000000e+00, double noundef 7.000000e+00, float noundef 8.000000e+00, double noundef 9.000000e+00, float noundef 1.000000e+01, double noundef 1.100000e+01, i8 noundef signext -12, float noundef 1.300000e+01, i16 noundef signext -14, double noundef 1.500000e+01, i8 noundef zeroext -6)
  %call1 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %call)
  %0 = load volatile ptr, ptr @pointer, align 8
  %call2 = tail call double %0(double noundef 1.500000e+00, i32 noundef -2, float noundef 3.250000e+00, i64 noundef -4, double noundef 5.000000e+00, float noundef 6.000000e+00, double noundef 7.000000e+00, float noundef 8.000000e+00, double noundef 9.750000e+00, float noundef 1.000000e+01, double noundef 1.100000e+01, i8 noundef signext 12, float noundef -1.350000e+01, i16 noundef signext 14, double noundef 1.500000e+01, i8 noundef zeroext 16) #8
  %call3 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %call2)
  %call4 = tail call double (ptr, ...) @sum(ptr noundef nonnull @.str.1, double noundef 1.500000e+00, i32 noundef 2, double noundef 3.500000e+00, i32 noundef 4, double noundef 5.500000e+00, i32 noundef 6, double noundef 7.500000e+00, i32 noundef 8, double noundef 9.500000e+00, i32 noundef 10, double noundef 1.150000e+01, i32 noundef 12, double noundef 1.350000e+01, i32 noundef 14, double noundef 1.550000e+01, i32 noundef 16, double noundef 1.750000e+01, i32 noundef 18, double noundef 1.950000e+01, i32 noundef 20)
  %call5 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %call4)
  %call6 = tail call double @object(ptr noundef nonnull byval(%struct.mixed) align 8 @__const.main.m, double noundef 2.500000e+00, ptr noundef nonnull byval(%struct.mixed) align 8 @__const.main.n)
  %call7 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %call6, double noundef 1.500000e+00)
  %call8 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, double noundef 1.500000e+00, i32 noundef 2, double noundef 3.500000e+00, i32 noundef 4, ptr noundef nonnull @.str.4)
  ret i32 0
}

declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #7

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nofree noinline norecurse nosync nounwind uwtable "min-legal-vector-width"="0" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #5 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" }
attributes #6 = { nounwind uwtable "min-legal-vector-width"="0" }
attributes #7 = { nofree nounwind }
attributes #8 = { nounwind }


