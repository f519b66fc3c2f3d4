; More floating values alive at once than there are registers, across calls (which keep none), around loops whose
; variables change places, and beside as many integers.
; exit: 0
; output: 1365.5797435897434
; output: 2330.4711222536862
; output: -117.125
source_filename = "floating-pressure.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@table = dso_local global [24 x double] [double 1.000000e+00, double -2.000000e+00, double 3.000000e+00, double -4.000000e+00, double 5.500000e+00, double 6.250000e+00, double -7.000000e+00, double 8.000000e+00, double 9.000000e+00, double 1.000000e+01, double -1.100000e+01, double 1.200000e+01, double 1.300000e+01, double 5.000000e-01, double 1.500000e+01, double -1.600000e+01, double 1.700000e+01, double 1.875000e+01, double 1.900000e+01, double 2.000000e+01, double -2.100000e+01, double 2.200000e+01, double 2.300000e+01, double 2.400000e+01], align 16
@narrow = dso_local global [8 x float] [float 1.500000e+00, float 2.500000e+00, float -3.500000e+00, float 4.500000e+00, float 5.500000e+00, float -6.500000e+00, float 7.500000e+00, float 8.500000e+00], align 16
@integers = dso_local global [8 x i32] [i32 3, i32 1, i32 4, i32 1, i32 5, i32 9, i32 2, i32 6], align 16
@.str = private unnamed_addr constant [19 x i8] c"%.17g\0A%.17g\0A%.17g\0A\00", align 1

define dso_local noundef double @step(double noundef %a, float noundef %b, i64 noundef %c) local_unnamed_addr #0 {
entry:
  %conv = fpext float %b to double
  %0 = tail call double @llvm.fmuladd.f64(double %a, double 5.000000e-01, double %conv)
  %conv1 = sitofp i64 %c to double
  %sub = fsub double %0, %conv1
  ret double %sub
}

declare double @llvm.fmuladd.f64(double, double, double) #1

define dso_local double @wide(ptr nocapture noundef readonly %t) local_unnamed_addr #2 {
entry:
  %0 = load double, ptr %t, align 8
  %arrayidx1 = getelementptr inbounds i8, ptr %t, i64 8
  %1 = load double, ptr %arrayidx1, align 8
  %arrayidx2 = getelementptr inbounds i8, ptr %t, i64 16
  %2 = load double, ptr %arrayidx2, align 8
  %arrayidx3 = getelementptr inbounds i8, ptr %t, i64 24
  %3 = load double, ptr %arrayidx3, align 8
  %arrayidx4 = getelementptr inbounds i8, ptr %t, i64 32
  %4 = load double, ptr %arrayidx4, align 8
  %arrayidx5 = getelementptr inbounds i8, ptr %t, i64 40
  %5 = load double, ptr %arrayidx5, align 8
  %arrayidx6 = getelementptr inbounds i8, ptr %t, i64 48
  %6 = load double, ptr %arrayidx6, align 8
  %arrayidx7 = getelementptr inbounds i8, ptr %t, i64 56
  %7 = load double, ptr %arrayidx7, align 8
  %arrayidx8 = getelementptr inbounds i8, ptr %t, i64 64
  %8 = load double, ptr %arrayidx8, align 8
  %arrayidx9 = getelementptr inbounds i8, ptr %t, i64 72
  %9 = load double, ptr %arrayidx9, align 8
  %arrayidx10 = getelementptr inbounds i8, ptr %t, i64 80
  %10 = load double, ptr %arrayidx10, align 8
  %arrayidx11 = getelementptr inbounds i8, ptr %t, i64 88
  %11 = load double, ptr %arrayidx11, align 8
  %arrayidx12 = getelementptr inbounds i8, ptr %t, i64 96
  %12 = load double, ptr %arrayidx12, align 8
  %arrayidx13 = getelementptr inbounds i8, ptr %t, i64 104
  %13 = load double, ptr %arrayidx13, align 8
  %arrayidx14 = getelementptr inbounds i8, ptr %t, i64 112
  %14 = load double, ptr %arrayidx14, align 8
  %arrayidx15 = getelementptr inbounds i8, ptr %t, i64 120
  %15 = load double, ptr %arrayidx15, align 8
  %arrayidx16 = getelementptr inbounds i8, ptr %t, i64 128
  %16 = load double, ptr %arrayidx16, align 8
  %arrayidx17 = getelementptr inbounds i8, ptr %t, i64 136
  %17 = load double, ptr %arrayidx17, align 8
  %arrayidx18 = getelementptr inbounds i8, ptr %t, i64 144
  %18 = load double, ptr %arrayidx18, align 8
  %arrayidx19 = getelementptr inbounds i8, ptr %t, i64 152
  %19 = load double, ptr %arrayidx19, align 8
  %arrayidx20 = getelementptr inbounds i8, ptr %t, i64 160
  %20 = load double, ptr %arrayidx20, align 8
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body
  %sub = fsub double %add22, %b.0101
  %div = fdiv double %c.0102, %d.0103
  %add23 = fadd double %div, %sub
  %add24 = fadd double %e.0104, %add23
  %neg = fneg double %f.0105
  %21 = tail call double @llvm.fmuladd.f64(double %neg, double %g.0106, double %add24)
  %div25 = fdiv double %h.0107, %i.0108
  %add26 = fadd double %div25, %21
  %add27 = fadd double %j.0109, %add26
  %neg28 = fneg double %k.0110
  %22 = tail call double @llvm.fmuladd.f64(double %neg28, double %l.0111, double %add27)
  %div29 = fdiv double %m.0112, %n.0113
  %add30 = fadd double %div29, %22
  %add31 = fadd double %o.0114, %add30
  %neg32 = fneg double %p.0115
  %23 = tail call double @llvm.fmuladd.f64(double %neg32, double %q.0116, double %add31)
  %div33 = fdiv double %r.0117, %s.0118
  %add34 = fadd double %div33, %23
  %add35 = fadd double %u.0119, %add34
  %neg36 = fneg double %v.0120
  %24 = tail call double @llvm.fmuladd.f64(double %neg36, double %a.0123, double %add35)
  ret double %24

for.body:                                         ; preds = %entry, %for.body
  %a.0123 = phi double [ %0, %entry ], [ %b.0101, %for.body ]
  %round.0122 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  %sum.0121 = phi double [ 0.000000e+00, %entry ], [ %add22, %for.body ]
  %v.0120 = phi double [ %20, %entry ], [ %a.0123, %for.body ]
  %u.0119 = phi double [ %19, %entry ], [ %v.0120, %for.body ]
  %s.0118 = phi double [ %18, %entry ], [ %u.0119, %for.body ]
  %r.0117 = phi double [ %17, %entry ], [ %s.0118, %for.body ]
  %q.0116 = phi double [ %16, %entry ], [ %r.0117, %for.body ]
  %p.0115 = phi double [ %15, %entry ], [ %q.0116, %for.body ]
  %o.0114 = phi double [ %14, %entry ], [ %p.0115, %for.body ]
  %n.0113 = phi double [ %13, %entry ], [ %o.0114, %for.body ]
  %m.0112 = phi double [ %12, %entry ], [ %n.0113, %for.body ]
  %l.0111 = phi double [ %11, %entry ], [ %m.0112, %for.body ]
  %k.0110 = phi double [ %10, %entry ], [ %l.0111, %for.body ]
  %j.0109 = phi double [ %9, %entry ], [ %k.0110, %for.body ]
  %i.0108 = phi double [ %8, %entry ], [ %j.0109, %for.body ]
  %h.0107 = phi double [ %7, %entry ], [ %i.0108, %for.body ]
  %g.0106 = phi double [ %6, %entry ], [ %h.0107, %for.body ]
  %f.0105 = phi double [ %5, %entry ], [ %g.0106, %for.body ]
  %e.0104 = phi double [ %4, %entry ], [ %f.0105, %for.body ]
  %d.0103 = phi double [ %3, %entry ], [ %e.0104, %for.body ]
  %c.0102 = phi double [ %2, %entry ], [ %d.0103, %for.body ]
  %b.0101 = phi double [ %1, %entry ], [ %c.0102, %for.body ]
  %mul21 = fmul double %c.0102, %d.0103
  %25 = tail call double @llvm.fmuladd.f64(double %a.0123, double %b.0101, double %mul21)
  %26 = tail call double @llvm.fmuladd.f64(double %e.0104, double %f.0105, double %25)
  %27 = tail call double @llvm.fmuladd.f64(double %g.0106, double %h.0107, double %26)
  %28 = tail call double @llvm.fmuladd.f64(double %i.0108, double %j.0109, double %27)
  %29 = tail call double @llvm.fmuladd.f64(double %k.0110, double %l.0111, double %28)
  %30 = tail call double @llvm.fmuladd.f64(double %m.0112, double %n.0113, double %29)
  %31 = tail call double @llvm.fmuladd.f64(double %o.0114, double %p.0115, double %30)
  %32 = tail call double @llvm.fmuladd.f64(double %q.0116, double %r.0117, double %31)
  %33 = tail call double @llvm.fmuladd.f64(double %s.0118, double %u.0119, double %32)
  %add = fadd double %v.0120, %33
  %add22 = fadd double %sum.0121, %add
  %inc = add nuw nsw i32 %round.0122, 1
  %exitcond.not = icmp eq i32 %inc, 5
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

define dso_local double @calls(ptr nocapture noundef readonly %t, ptr nocapture noundef readonly %s, i64 noundef %x, i64 noundef %y, i64 noundef %z) local_unnamed_addr #2 {
entry:
  %arrayidx1 = getelementptr inbounds i8, ptr %t, i64 8
  %0 = load double, ptr %arrayidx1, align 8
  %arrayidx2 = getelementptr inbounds i8, ptr %t, i64 16
  %1 = load double, ptr %arrayidx2, align 8
  %arrayidx3 = getelementptr inbounds i8, ptr %t, i64 24
  %2 = load double, ptr %arrayidx3, align 8
  %3 = load float, ptr %s, align 4
  %arrayidx5 = getelementptr inbounds i8, ptr %s, i64 4
  %4 = load float, ptr %arrayidx5, align 4
  %arrayidx6 = getelementptr inbounds i8, ptr %s, i64 8
  %5 = load float, ptr %arrayidx6, align 4
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body
  %a.1.le = select i1 %cmp13, double %call11, double %call
  %6 = tail call double @llvm.fmuladd.f64(double %call7, double %call8, double %a.1.le)
  %sub16 = fsub double %6, %d.1
  %add17 = fadd float %7, %g.066
  %add18 = fadd float %add17, %e.064
  %conv19 = fpext float %add18 to double
  %add20 = fadd double %sub16, %conv19
  %add21 = add nsw i64 %add15, %z.addr.060
  %add22 = add nsw i64 %add21, 5
  %conv23 = sitofp i64 %add22 to double
  %add24 = fadd double %add20, %conv23
  ret double %add24

for.body:                                         ; preds = %entry, %for.body
  %x.addr.069 = phi i64 [ %x, %entry ], [ %add15, %for.body ]
  %y.addr.068 = phi i64 [ %y, %entry ], [ %z.addr.060, %for.body ]
  %i.067 = phi i64 [ 0, %entry ], [ %inc, %for.body ]
  %g.066 = phi float [ %5, %entry ], [ %e.064, %for.body ]
  %f.065 = phi float [ %4, %entry ], [ %g.066, %for.body ]
  %e.064 = phi float [ %3, %entry ], [ %7, %for.body ]
  %d.063 = phi double [ %2, %entry ], [ %d.1, %for.body ]
  %c.062 = phi double [ %1, %entry ], [ %call8, %for.body ]
  %b.061 = phi double [ %0, %entry ], [ %call7, %for.body ]
  %z.addr.060 = phi i64 [ %z, %entry ], [ %i.067, %for.body ]
  %call = tail call double @step(double noundef %b.061, float noundef %e.064, i64 noundef %x.addr.069)
  %add = add nsw i64 %y.addr.068, %i.067
  %call7 = tail call double @step(double noundef %c.062, float noundef %f.065, i64 noundef %add)
  %sub = sub nsw i64 %z.addr.060, %i.067
  %call8 = tail call double @step(double noundef %d.063, float noundef %g.066, i64 noundef %sub)
  %add9 = fadd double %call, %call7
  %sub10 = fsub float %e.064, %f.065
  %xor = xor i64 %x.addr.069, %y.addr.068
  %call11 = tail call double @step(double noundef %add9, float noundef %sub10, i64 noundef %xor)
  %conv = fptrunc double %call to float
  %mul12 = fmul float %conv, 1.250000e-01
  %7 = tail call float @llvm.fmuladd.f32(float %f.065, float 2.500000e-01, float %mul12)
  %cmp13 = fcmp ogt double %call7, %call8
  %d.1 = select i1 %cmp13, double %call, double %call11
  %add15 = add nsw i64 %x.addr.069, %y.addr.068
  %inc = add nuw nsw i64 %i.067, 1
  %exitcond.not = icmp eq i64 %inc, 6
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

declare float @llvm.fmuladd.f32(float, float, float) #1

define dso_local double @mixed(ptr nocapture noundef readonly %t, ptr nocapture noundef readonly %s, ptr nocapture noundef readonly %n) local_unnamed_addr #2 {
entry:
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body
  ret double %add35

for.body:                                         ; preds = %entry, %for.body
  %indvars.iv = phi i64 [ 0, %entry ], [ %indvars.iv.next, %for.body ]
  %sum.060 = phi double [ 0.000000e+00, %entry ], [ %add35, %for.body ]
  %arrayidx = getelementptr inbounds double, ptr %t, i64 %indvars.iv
  %0 = load double, ptr %arrayidx, align 8
  %1 = or disjoint i64 %indvars.iv, 8
  %arrayidx2 = getelementptr inbounds double, ptr %t, i64 %1
  %2 = load double, ptr %arrayidx2, align 8
  %arrayidx4 = getelementptr inbounds float, ptr %s, i64 %indvars.iv
  %3 = load float, ptr %arrayidx4, align 4
  %arrayidx6 = getelementptr inbounds i32, ptr %n, i64 %indvars.iv
  %4 = load i32, ptr %arrayidx6, align 4
  %5 = sub nuw nsw i64 7, %indvars.iv
  %arrayidx8 = getelementptr inbounds i32, ptr %n, i64 %5
  %6 = load i32, ptr %arrayidx8, align 4
  %cmp9 = icmp sgt i32 %4, %6
  %cond = select i1 %cmp9, double %0, double %2
  %cmp10 = fcmp ogt float %3, 0.000000e+00
  %fneg = fneg float %3
  %cond14 = select i1 %cmp10, float %3, float %fneg
  %conv = fpext float %cond14 to double
  %cmp15 = fcmp olt double %0, %2
  %cond20 = select i1 %cmp15, double %0, double %2
  %7 = tail call double @llvm.fmuladd.f64(double %cond, double %conv, double %cond20)
  %cmp21 = fcmp ogt double %0, %2
  %cond26 = select i1 %cmp21, i32 %4, i32 %6
  %conv27 = sitofp i32 %cond26 to double
  %add28 = fadd double %7, %conv27
  %and = and i32 %4, 1
  %tobool.not = icmp eq i32 %and, 0
  %conv30 = fpext float %3 to double
  %mul = fmul double %0, %2
  %cond33 = select i1 %tobool.not, double %mul, double %conv30
  %add34 = fadd double %cond33, %add28
  %add35 = fadd double %sum.060, %add34
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 8
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

define dso_local noundef i32 @main() local_unnamed_addr #3 {
entry:
  %call = tail call double @wide(ptr noundef nonnull @table)
  %call1 = tail call double @calls(ptr noundef nonnull getelementptr inbounds (i8, ptr @table, i64 24), ptr noundef nonnull @narrow, i64 noundef 11, i64 noundef 22, i64 noundef 33)
  %call2 = tail call double @mixed(ptr noundef nonnull @table, ptr noundef nonnull @narrow, ptr noundef nonnull @integers)
  %call3 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %call, double noundef %call1, double noundef %call2)
  ret i32 0
}

declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" }
attributes #3 = { nofree nounwind uwtable "min-legal-vector-width"="0" }
attributes #4 = { nofree nounwind }


