; Conversions between floating and integer types of every width, at and next to the powers of two where they
; round or change sign; printed bit by bit.
; exit: 0
; output: 0: 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
; output: 1: 3ff0000000000000 3ff0000000000000 3ff0000000000000 3ff0000000000000 3ff0000000000000 3ff0000000000000 3ff0000000000000 3ff0000000000000 3f800000 3f800000 3f800000 3f800000 3f800000 3f800000 3f800000 3f800000
; output: 7f: 405fc00000000000 405fc00000000000 405fc00000000000 405fc00000000000 405fc00000000000 405fc00000000000 405fc00000000000 405fc00000000000 42fe0000 42fe0000 42fe0000 42fe0000 42fe0000 42fe0000 42fe0000 42fe0000
; output: 80: 4060000000000000 4060000000000000 4060000000000000 4060000000000000 4060000000000000 4060000000000000 4060000000000000 c060000000000000 43000000 43000000 43000000 43000000 43000000 43000000 43000000 c3000000
; output: ff: 406fe00000000000 406fe00000000000 406fe00000000000 406fe00000000000 406fe00000000000 406fe00000000000 406fe00000000000 bff0000000000000 437f0000 437f0000 437f0000 437f0000 437f0000 437f0000 437f0000 bf800000
; output: 100: 4070000000000000 4070000000000000 4070000000000000 4070000000000000 4070000000000000 4070000000000000 0 0 43800000 43800000 43800000 43800000 43800000 43800000 0 0
; output: 7fff: 40dfffc000000000 40dfffc000000000 40dfffc000000000 40dfffc000000000 40dfffc000000000 40dfffc000000000 406fe00000000000 bff0000000000000 46fffe00 46fffe00 46fffe00 46fffe00 46fffe00 46fffe00 437f0000 bf800000
; output: 8000: 40e0000000000000 40e0000000000000 40e0000000000000 40e0000000000000 40e0000000000000 c0e0000000000000 0 0 47000000 47000000 47000000 47000000 47000000 c7000000 0 0
; output: ffff: 40efffe000000000 40efffe000000000 40efffe000000000 40efffe000000000 40efffe000000000 bff0000000000000 406fe00000000000 bff0000000000000 477fff00 477fff00 477fff00 477fff00 477fff00 bf800000 437f0000 bf800000
; output: 10000: 40f0000000000000 40f0000000000000 40f0000000000000 40f0000000000000 0 0 0 0 47800000 47800000 47800000 47800000 0 0 0 0
; output: ffffff: 416fffffe0000000 416fffffe0000000 416fffffe0000000 416fffffe0000000 40efffe000000000 bff0000000000000 406fe00000000000 bff0000000000000 4b7fffff 4b7fffff 4b7fffff 4b7fffff 477fff00 bf800000 437f0000 bf800000
; output: 1000000: 4170000000000000 4170000000000000 4170000000000000 4170000000000000 0 0 0 0 4b800000 4b800000 4b800000 4b800000 0 0 0 0
; output: 1000001: 4170000010000000 4170000010000000 4170000010000000 4170000010000000 3ff0000000000000 3ff0000000000000 3ff0000000000000 3ff0000000000000 4b800000 4b800000 4b800000 4b800000 3f800000 3f800000 3f800000 3f800000
; output: 1000003: 4170000030000000 4170000030000000 4170000030000000 4170000030000000 4008000000000000 4008000000000000 4008000000000000 4008000000000000 4b800002 4b800002 4b800002 4b800002 40400000 40400000 40400000 40400000
; output: 7fffffff: 41dfffffffc00000 41dfffffffc00000 41dfffffffc00000 41dfffffffc00000 40efffe000000000 bff0000000000000 406fe00000000000 bff0000000000000 4f000000 4f000000 4f000000 4f000000 477fff00 bf800000 437f0000 bf800000
; output: 80000000: 41e0000000000000 41e0000000000000 41e0000000000000 c1e0000000000000 0 0 0 0 4f000000 4f000000 4f000000 cf000000 0 0 0 0
; output: 80000001: 41e0000000200000 41e0000000200000 41e0000000200000 c1dfffffffc00000 3ff0000000000000 3ff0000000000000 3ff0000000000000 3ff0000000000000 4f000000 4f000000 4f000000 cf000000 3f800000 3f800000 3f800000 3f800000
; output: ffffffff: 41efffffffe00000 41efffffffe00000 41efffffffe00000 bff0000000000000 40efffe000000000 bff0000000000000 406fe00000000000 bff0000000000000 4f800000 4f800000 4f800000 bf800000 477fff00 bf800000 437f0000 bf800000
; output: 100000000: 41f0000000000000 41f0000000000000 0 0 0 0 0 0 4f800000 4f800000 0 0 0 0 0 0
; output: 1fffffffffffff: 433fffffffffffff 433fffffffffffff 41efffffffe00000 bff0000000000000 40efffe000000000 bff0000000000000 406fe00000000000 bff0000000000000 5a000000 5a000000 4f800000 bf800000 477fff00 bf800000 437f0000 bf800000
; output: 20000000000001: 4340000000000000 4340000000000000 3ff0000000000000 3ff0000000000000 3ff0000000000000 3ff0000000000000 3ff0000000000000 3ff0000000000000 5a000000 5a000000 3f800000 3f800000 3f800000 3f800000 3f800000 3f800000
; output: 20000000000003: 4340000000000002 4340000000000002 4008000000000000 4008000000000000 4008000000000000 4008000000000000 4008000000000000 4008000000000000 5a000000 5a000000 40400000 40400000 40400000 40400000 40400000 40400000
; output: 7ffffffffffffbff: 43dfffffffffffff 43dfffffffffffff 41efffff7fe00000 c090040000000000 40ef7fe000000000 c090040000000000 406fe00000000000 bff0000000000000 5f000000 5f000000 4f7ffffc c4802000 477bff00 c4802000 437f0000 bf800000
; output: 7ffffffffffffc00: 43dfffffffffffff 43dfffffffffffff 41efffff80000000 c090000000000000 40ef800000000000 c090000000000000 0 0 5f000000 5f000000 4f7ffffc c4800000 477c0000 c4800000 0 0
; output: 7fffffffffffffff: 43e0000000000000 43e0000000000000 41efffffffe00000 bff0000000000000 40efffe000000000 bff0000000000000 406fe00000000000 bff0000000000000 5f000000 5f000000 4f800000 bf800000 477fff00 bf800000 437f0000 bf800000
; output: 8000000000000000: 43e0000000000000 c3e0000000000000 0 0 0 0 0 0 5f000000 df000000 0 0 0 0 0 0
; output: 8000000000000001: 43e0000000000000 c3e0000000000000 3ff0000000000000 3ff0000000000000 3ff0000000000000 3ff0000000000000 3ff0000000000000 3ff0000000000000 5f000000 df000000 3f800000 3f800000 3f800000 3f800000 3f800000 3f800000
; output: 8000000000000400: 43e0000000000000 c3dfffffffffffff 4090000000000000 4090000000000000 4090000000000000 4090000000000000 0 0 5f000000 df000000 44800000 44800000 44800000 44800000 0 0
; output: 8000000000000401: 43e0000000000001 c3dfffffffffffff 4090040000000000 4090040000000000 4090040000000000 4090040000000000 3ff0000000000000 3ff0000000000000 5f000000 df000000 44802000 44802000 44802000 44802000 3f800000 3f800000
; output: 8000008000000000: 43e0000010000000 c3dfffffe0000000 0 0 0 0 0 0 5f000000 deffffff 0 0 0 0 0 0
; output: 8000008000000001: 43e0000010000000 c3dfffffe0000000 3ff0000000000000 3ff0000000000000 3ff0000000000000 3ff0000000000000 3ff0000000000000 3ff0000000000000 5f000001 deffffff 3f800000 3f800000 3f800000 3f800000 3f800000 3f800000
; output: 800000c000000000: 43e0000018000000 c3dfffffd0000000 0 0 0 0 0 0 5f000001 defffffe 0 0 0 0 0 0
; output: fffffffffffffbff: 43efffffffffffff c090040000000000 41efffff7fe00000 c090040000000000 40ef7fe000000000 c090040000000000 406fe00000000000 bff0000000000000 5f800000 c4802000 4f7ffffc c4802000 477bff00 c4802000 437f0000 bf800000
; output: fffffffffffffc00: 43f0000000000000 c090000000000000 41efffff80000000 c090000000000000 40ef800000000000 c090000000000000 0 0 5f800000 c4800000 4f7ffffc c4800000 477c0000 c4800000 0 0
; output: ffffff7fffffffff: 43effffff0000000 c260000000002000 41efffffffe00000 bff0000000000000 40efffe000000000 bff0000000000000 406fe00000000000 bff0000000000000 5f7fffff d3000000 4f800000 bf800000 477fff00 bf800000 437f0000 bf800000
; output: ffffff8000000000: 43effffff0000000 c260000000000000 0 0 0 0 0 0 5f800000 d3000000 0 0 0 0 0 0
; output: ffffffffffffffff: 43f0000000000000 bff0000000000000 41efffffffe00000 bff0000000000000 40efffe000000000 bff0000000000000 406fe00000000000 bff0000000000000 5f800000 bf800000 4f800000 bf800000 477fff00 bf800000 437f0000 bf800000
; output: 0: 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
; output: 8000000000000000: 80000000 8000000000000000 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
; output: 3fe8000000000000: 3f400000 3fe8000000000000 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
; output: bfe8000000000000: bf400000 bfe8000000000000 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
; output: 3ff8000000000000: 3fc00000 3ff8000000000000 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
; output: 405ff9999999999a: 42ffcccd 405ff999a0000000 127 127 127 127 127 127 127 127 127 127 127 127 127 127 127 127
; output: c0601ccccccccccd: c300e666 c0601cccc0000000 -128 -128 -128 -128 -128 -128 -128 -128
; output: 406ffccccccccccd: 437fe666 406ffcccc0000000 255 255 255 255 255 255 255 255 255 255 255 255 255 255
; output: 40dffff99999999a: 46ffffcd 40dffff9a0000000 32767 32767 32767 32767 32767 32767 32767 32767 32767 32767 32767 32767
; output: c0e0001ccccccccd: c70000e6 c0e0001cc0000000 -32768 -32768 -32768 -32768 -32768 -32768
; output: 40effffccccccccd: 477fffe6 40effffcc0000000 65535 65535 65535 65535 65535 65535 65535 65535 65535 65535
; output: 41dfffffffc00000: 4f000000 41e0000000000000 2147483647 2147483647 2147483648 2147483647 2147483648 2147483647 2147483648
; output: 41dffffffff9999a: 4f000000 41e0000000000000 2147483647 2147483647 2147483648 2147483647 2147483648 2147483647 2147483648
; output: 41e0000000000000: 4f000000 41e0000000000000 2147483648 2147483648 2147483648 2147483648 2147483648 2147483648
; output: c1e0000000000000: cf000000 c1e0000000000000 -2147483648 -2147483648 -2147483648 -2147483648
; output: c1e00000001ccccd: cf000000 c1e0000000000000 -2147483648 -2147483648 -2147483648 -2147483648
; output: 41efffffffe00000: 4f800000 41f0000000000000 4294967295 4294967295 4294967296 4294967295 4294967296
; output: 41effffffffccccd: 4f800000 41f0000000000000 4294967295 4294967295 4294967296 4294967295 4294967296
; output: 41f0000000000000: 4f800000 41f0000000000000 4294967296 4294967296 4294967296 4294967296
; output: 43dfffffffffffff: 5f000000 43e0000000000000 9223372036854774784 9223372036854774784 9223372036854775808
; output: 43e0000000000000: 5f000000 43e0000000000000 9223372036854775808 9223372036854775808
; output: 43e0000000000001: 5f000000 43e0000000000000 9223372036854777856 9223372036854775808
; output: c3e0000000000000: df000000 c3e0000000000000 -9223372036854775808 -9223372036854775808
; output: 43efffffffffffff: 5f800000 43f0000000000000 18446744073709549568
; output: 4330000000000002: 59800000 4330000000000000 4503599627370498 4503599627370496 4503599627370498 4503599627370496
; output: 4340000000000000: 5a000000 4340000000000000 9007199254740992 9007199254740992 9007199254740992 9007199254740992
source_filename = "floating-conversions.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@doubles = dso_local local_unnamed_addr global [26 x double] [double 0.000000e+00, double -0.000000e+00, double 7.500000e-01, double -7.500000e-01, double 1.500000e+00, double 1.279000e+02, double -1.289000e+02, double 2.559000e+02, double 3.276790e+04, double -3.276890e+04, double 6.553590e+04, double 0x41DFFFFFFFC00000, double 0x41DFFFFFFFF9999A, double 0x41E0000000000000, double 0xC1E0000000000000, double 0xC1E00000001CCCCD, double 0x41EFFFFFFFE00000, double 0x41EFFFFFFFFCCCCD, double 0x41F0000000000000, double 0x43DFFFFFFFFFFFFF, double 0x43E0000000000000, double 0x43E0000000000001, double 0xC3E0000000000000, double 0x43EFFFFFFFFFFFFF, double 0x4330000000000002, double 0x4340000000000000], align 16
@integers = dso_local local_unnamed_addr global [37 x i64] [i64 0, i64 1, i64 127, i64 128, i64 255, i64 256, i64 32767, i64 32768, i64 65535, i64 65536, i64 16777215, i64 16777216, i64 16777217, i64 16777219, i64 2147483647, i64 2147483648, i64 2147483649, i64 4294967295, i64 4294967296, i64 9007199254740991, i64 9007199254740993, i64 9007199254740995, i64 9223372036854774783, i64 9223372036854774784, i64 9223372036854775807, i64 -9223372036854775808, i64 -9223372036854775807, i64 -9223372036854774784, i64 -9223372036854774783, i64 -9223371487098961920, i64 -9223371487098961919, i64 -9223371212221054976, i64 -1025, i64 -1024, i64 -549755813889, i64 -549755813888, i64 -1], align 16
@.str = private unnamed_addr constant [26 x i8] c"%llx: %llx %llx %llx %llx\00", align 1
@.str.1 = private unnamed_addr constant [21 x i8] c" %llx %llx %llx %llx\00", align 1
@.str.2 = private unnamed_addr constant [13 x i8] c" %x %x %x %x\00", align 1
@.str.3 = private unnamed_addr constant [14 x i8] c" %x %x %x %x\0A\00", align 1
@.str.4 = private unnamed_addr constant [14 x i8] c"%llx: %x %llx\00", align 1
@.str.5 = private unnamed_addr constant [7 x i8] c" %d %d\00", align 1
@.str.6 = private unnamed_addr constant [4 x i8] c" %d\00", align 1
@.str.7 = private unnamed_addr constant [4 x i8] c" %u\00", align 1
@.str.8 = private unnamed_addr constant [6 x i8] c" %lld\00", align 1
@.str.9 = private unnamed_addr constant [6 x i8] c" %llu\00", align 1

define dso_local void @from_integer(i64 noundef %n) local_unnamed_addr #0 {
entry:
  %conv = uitofp i64 %n to double
  %0 = bitcast double %conv to i64
  %conv1 = sitofp i64 %n to double
  %1 = bitcast double %conv1 to i64
  %conv3 = trunc i64 %n to i32
  %conv4 = uitofp i32 %conv3 to double
  %2 = bitcast double %conv4 to i64
  %conv7 = sitofp i32 %conv3 to double
  %3 = bitcast double %conv7 to i64
  %call9 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i64 noundef %n, i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3)
  %conv10 = trunc i64 %n to i16
  %conv11 = uitofp i16 %conv10 to double
  %4 = bitcast double %conv11 to i64
  %conv14 = sitofp i16 %conv10 to double
  %5 = bitcast double %conv14 to i64
  %conv16 = trunc i64 %n to i8
  %conv17 = uitofp i8 %conv16 to double
  %6 = bitcast double %conv17 to i64
  %conv20 = sitofp i8 %conv16 to double
  %7 = bitcast double %conv20 to i64
  %call22 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i64 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %7)
  %conv23 = uitofp i64 %n to float
  %8 = bitcast float %conv23 to i32
  %conv25 = sitofp i64 %n to float
  %9 = bitcast float %conv25 to i32
  %conv28 = uitofp i32 %conv3 to float
  %10 = bitcast float %conv28 to i32
  %conv31 = sitofp i32 %conv3 to float
  %11 = bitcast float %conv31 to i32
  %call33 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %8, i32 noundef %9, i32 noundef %10, i32 noundef %11)
  %conv35 = uitofp i16 %conv10 to float
  %12 = bitcast float %conv35 to i32
  %conv38 = sitofp i16 %conv10 to float
  %13 = bitcast float %conv38 to i32
  %conv41 = uitofp i8 %conv16 to float
  %14 = bitcast float %conv41 to i32
  %conv44 = sitofp i8 %conv16 to float
  %15 = bitcast float %conv44 to i32
  %call46 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %12, i32 noundef %13, i32 noundef %14, i32 noundef %15)
  ret void
}

declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #1

define dso_local void @from_double(double noundef %x) local_unnamed_addr #0 {
entry:
  %conv = fptrunc double %x to float
  %0 = bitcast double %x to i64
  %1 = bitcast float %conv to i32
  %conv2 = fpext float %conv to double
  %2 = bitcast double %conv2 to i64
  %call4 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i64 noundef %0, i32 noundef %1, i64 noundef %2)
  %cmp = fcmp ogt double %x, -1.290000e+02
  %cmp6 = fcmp olt double %x, 1.280000e+02
  %or.cond = and i1 %cmp, %cmp6
  br i1 %or.cond, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %conv8 = fptosi double %x to i8
  %conv9 = sext i8 %conv8 to i32
  %conv10 = fptosi float %conv to i8
  %conv11 = sext i8 %conv10 to i32
  %call12 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i32 noundef %conv9, i32 noundef %conv11)
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %cmp13 = fcmp ogt double %x, -1.000000e+00
  %cmp16 = fcmp olt double %x, 2.560000e+02
  %or.cond122 = and i1 %cmp13, %cmp16
  br i1 %or.cond122, label %if.then18, label %if.end24

if.then18:                                        ; preds = %if.end
  %conv19 = fptoui double %x to i8
  %conv20 = zext i8 %conv19 to i32
  %conv21 = fptoui float %conv to i8
  %conv22 = zext i8 %conv21 to i32
  %call23 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i32 noundef %conv20, i32 noundef %conv22)
  br label %if.end24

if.end24:                                         ; preds = %if.then18, %if.end
  %cmp25 = fcmp ogt double %x, -3.276900e+04
  %cmp28 = fcmp olt double %x, 3.276800e+04
  %or.cond123 = and i1 %cmp25, %cmp28
  br i1 %or.cond123, label %if.then30, label %if.end36

if.then30:                                        ; preds = %if.end24
  %conv31 = fptosi double %x to i16
  %conv32 = sext i16 %conv31 to i32
  %conv33 = fptosi float %conv to i16
  %conv34 = sext i16 %conv33 to i32
  %call35 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i32 noundef %conv32, i32 noundef %conv34)
  br label %if.end36

if.end36:                                         ; preds = %if.then30, %if.end24
  %cmp40 = fcmp olt double %x, 6.553600e+04
  %or.cond124 = and i1 %cmp13, %cmp40
  br i1 %or.cond124, label %if.then42, label %if.end48

if.then42:                                        ; preds = %if.end36
  %conv43 = fptoui double %x to i16
  %conv44 = zext i16 %conv43 to i32
  %conv45 = fptoui float %conv to i16
  %conv46 = zext i16 %conv45 to i32
  %call47 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i32 noundef %conv44, i32 noundef %conv46)
  br label %if.end48

if.end48:                                         ; preds = %if.then42, %if.end36
  %cmp49 = fcmp ogt double %x, 0xC1E0000000200000
  %cmp52 = fcmp olt double %x, 0x41E0000000000000
  %or.cond125 = and i1 %cmp49, %cmp52
  br i1 %or.cond125, label %if.then54, label %if.end57

if.then54:                                        ; preds = %if.end48
  %conv55 = fptosi double %x to i32
  %call56 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef %conv55)
  br label %if.end57

if.end57:                                         ; preds = %if.then54, %if.end48
  %cmp58 = fcmp oge float %conv, 0xC1E0000000000000
  %cmp61 = fcmp olt float %conv, 0x41E0000000000000
  %or.cond126 = and i1 %cmp58, %cmp61
  br i1 %or.cond126, label %if.then63, label %if.end66

if.then63:                                        ; preds = %if.end57
  %conv64 = fptosi float %conv to i32
  %call65 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef %conv64)
  br label %if.end66

if.end66:                                         ; preds = %if.then63, %if.end57
  %cmp70 = fcmp olt double %x, 0x41F0000000000000
  %or.cond127 = and i1 %cmp13, %cmp70
  br i1 %or.cond127, label %if.then72, label %if.end75

if.then72:                                        ; preds = %if.end66
  %conv73 = fptoui double %x to i32
  %call74 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %conv73)
  br label %if.end75

if.end75:                                         ; preds = %if.then72, %if.end66
  %cmp76 = fcmp ogt float %conv, -1.000000e+00
  %cmp79 = fcmp olt float %conv, 0x41F0000000000000
  %or.cond128 = and i1 %cmp76, %cmp79
  br i1 %or.cond128, label %if.then81, label %if.end84

if.then81:                                        ; preds = %if.end75
  %conv82 = fptoui float %conv to i32
  %call83 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %conv82)
  br label %if.end84

if.end84:                                         ; preds = %if.then81, %if.end75
  %cmp85 = fcmp oge double %x, 0xC3E0000000000000
  %cmp88 = fcmp olt double %x, 0x43E0000000000000
  %or.cond129 = and i1 %cmp85, %cmp88
  br i1 %or.cond129, label %if.then90, label %if.end93

if.then90:                                        ; preds = %if.end84
  %conv91 = fptosi double %x to i64
  %call92 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, i64 noundef %conv91)
  br label %if.end93

if.end93:                                         ; preds = %if.then90, %if.end84
  %cmp94 = fcmp oge float %conv, 0xC3E0000000000000
  %cmp97 = fcmp olt float %conv, 0x43E0000000000000
  %or.cond130 = and i1 %cmp94, %cmp97
  br i1 %or.cond130, label %if.then99, label %if.end102

if.then99:                                        ; preds = %if.end93
  %conv100 = fptosi float %conv to i64
  %call101 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, i64 noundef %conv100)
  br label %if.end102

if.end102:                                        ; preds = %if.then99, %if.end93
  %cmp106 = fcmp olt double %x, 0x43F0000000000000
  %or.cond131 = and i1 %cmp13, %cmp106
  br i1 %or.cond131, label %if.then108, label %if.end111

if.then108:                                       ; preds = %if.end102
  %conv109 = fptoui double %x to i64
  %call110 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i64 noundef %conv109)
  br label %if.end111

if.end111:                                        ; preds = %if.then108, %if.end102
  %cmp115 = fcmp olt float %conv, 0x43F0000000000000
  %or.cond132 = and i1 %cmp76, %cmp115
  br i1 %or.cond132, label %if.then117, label %if.end120

if.then117:                                       ; preds = %if.end111
  %conv118 = fptoui float %conv to i64
  %call119 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i64 noundef %conv118)
  br label %if.end120

if.end120:                                        ; preds = %if.then117, %if.end111
  %putchar = tail call i32 @putchar(i32 10)
  ret void
}

define dso_local noundef i32 @main() local_unnamed_addr #2 {
entry:
  br label %for.body

for.body:                                         ; preds = %entry, %for.body
  %indvars.iv = phi i64 [ 0, %entry ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds [37 x i64], ptr @integers, i64 0, i64 %indvars.iv
  %0 = load i64, ptr %arrayidx, align 8
  tail call void @from_integer(i64 noundef %0)
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 37
  br i1 %exitcond.not, label %for.body8, label %for.body

for.cond.cleanup7:                                ; preds = %for.body8
  ret i32 0

for.body8:                                        ; preds = %for.body, %for.body8
  %indvars.iv21 = phi i64 [ %indvars.iv.next22, %for.body8 ], [ 0, %for.body ]
  %arrayidx10 = getelementptr inbounds [26 x double], ptr @doubles, i64 0, i64 %indvars.iv21
  %1 = load double, ptr %arrayidx10, align 8
  tail call void @from_double(double noundef %1)
  %indvars.iv.next22 = add nuw nsw i64 %indvars.iv21, 1
  %exitcond24.not = icmp eq i64 %indvars.iv.next22, 26
  br i1 %exitcond24.not, label %for.cond.cleanup7, label %for.body8
}

declare noundef i32 @putchar(i32 noundef) local_unnamed_addr #3

attributes #0 = { nofree noinline nounwind uwtable "min-legal-vector-width"="0" }
attributes #1 = { nofree nounwind }
attributes #2 = { nofree nounwind uwtable "min-legal-vector-width"="0" }
attributes #3 = { nofree nounwind }


