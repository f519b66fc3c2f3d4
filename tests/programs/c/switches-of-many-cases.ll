; Switches of 300 cases, of every width, at the ends of their types, with several tables.
; exit: 0
; output: dense300 733946451
; output: signed_around_zero 2944786784
; output: bytes 1835006815
; output: words 1894201294
; output: longs 2890980935
; output: longs 2086662484
; output: longs 12341706
; output: longs 19553050
; output: 135 5320 9 85 151 9 9 9
; output: two_tables 2800582716
; output: two_tables 2171105671
; output: two_tables 1959293480
; output: ranges 849432574
; output: bits64 3517044231
source_filename = "sw300.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [7 x i8] c"%s %u\0A\00", align 1
@.str.1 = private unnamed_addr constant [9 x i8] c"dense300\00", align 1
@.str.2 = private unnamed_addr constant [19 x i8] c"signed_around_zero\00", align 1
@.str.3 = private unnamed_addr constant [6 x i8] c"bytes\00", align 1
@.str.4 = private unnamed_addr constant [6 x i8] c"words\00", align 1
@.str.5 = private unnamed_addr constant [6 x i8] c"longs\00", align 1
@.str.6 = private unnamed_addr constant [25 x i8] c"%d %d %d %d %d %d %d %d\0A\00", align 1
@.str.7 = private unnamed_addr constant [11 x i8] c"two_tables\00", align 1
@.str.8 = private unnamed_addr constant [7 x i8] c"ranges\00", align 1
@.str.9 = private unnamed_addr constant [7 x i8] c"bits64\00", align 1
@switch.table.ranges = private unnamed_addr constant [60 x i32] [i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7], align 4
@switch.table.bits64 = private unnamed_addr constant [58 x i32] [i32 5, i32 13, i32 3, i32 13, i32 5, i32 3, i32 5, i32 5, i32 13, i32 13, i32 5, i32 13, i32 13, i32 13, i32 13, i32 13, i32 5, i32 13, i32 5, i32 5, i32 3, i32 5, i32 13, i32 3, i32 13, i32 13, i32 13, i32 5, i32 5, i32 3, i32 13, i32 5, i32 13, i32 13, i32 13, i32 3, i32 5, i32 13, i32 13, i32 13, i32 13, i32 13, i32 5, i32 13, i32 3, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 5, i32 5, i32 13, i32 13, i32 5, i32 13, i32 5], align 4

; Function Attrs: nofree nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 {
  br label %3

1:                                                ; preds = %3
  %2 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.1, i32 noundef %9)
  br label %14

3:                                                ; preds = %0, %3
  %4 = phi i64 [ -10, %0 ], [ %10, %3 ]
  %5 = phi i32 [ 0, %0 ], [ %9, %3 ]
  %6 = mul i32 %5, 31
  %7 = trunc i64 %4 to i32
  %8 = tail call fastcc i32 @dense300(i32 noundef %7)
  %9 = add i32 %8, %6
  %10 = add nsw i64 %4, 1
  %11 = icmp eq i64 %10, 311
  br i1 %11, label %1, label %3, !llvm.loop !5

12:                                               ; preds = %14
  %13 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.2, i32 noundef %20)
  br label %25

14:                                               ; preds = %1, %14
  %15 = phi i64 [ -30, %1 ], [ %21, %14 ]
  %16 = phi i32 [ 0, %1 ], [ %20, %14 ]
  %17 = mul i32 %16, 31
  %18 = trunc i64 %15 to i32
  %19 = tail call fastcc i32 @signed_around_zero(i32 noundef %18)
  %20 = add i32 %19, %17
  %21 = add nsw i64 %15, 1
  %22 = icmp eq i64 %21, 41
  br i1 %22, label %12, label %14, !llvm.loop !8

23:                                               ; preds = %25
  %24 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.3, i32 noundef %31)
  br label %36

25:                                               ; preds = %12, %25
  %26 = phi i64 [ -128, %12 ], [ %32, %25 ]
  %27 = phi i32 [ 0, %12 ], [ %31, %25 ]
  %28 = mul i32 %27, 31
  %29 = trunc i64 %26 to i8
  %30 = tail call fastcc i32 @bytes(i8 noundef signext %29)
  %31 = add i32 %30, %28
  %32 = add nsw i64 %26, 1
  %33 = icmp eq i64 %32, 128
  br i1 %33, label %23, label %25, !llvm.loop !9

34:                                               ; preds = %36
  %35 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.4, i32 noundef %42)
  br label %47

36:                                               ; preds = %23, %36
  %37 = phi i64 [ 0, %23 ], [ %43, %36 ]
  %38 = phi i32 [ 0, %23 ], [ %42, %36 ]
  %39 = mul i32 %38, 31
  %40 = trunc nuw i64 %37 to i16
  %41 = tail call fastcc i32 @words(i16 noundef zeroext %40)
  %42 = add i32 %41, %39
  %43 = add nuw nsw i64 %37, 1
  %44 = icmp eq i64 %43, 65536
  br i1 %44, label %34, label %36, !llvm.loop !10

45:                                               ; preds = %47
  %46 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.5, i32 noundef %52)
  br label %57

47:                                               ; preds = %34, %47
  %48 = phi i64 [ -5, %34 ], [ %53, %47 ]
  %49 = phi i32 [ 0, %34 ], [ %52, %47 ]
  %50 = mul i32 %49, 31
  %51 = tail call fastcc i32 @longs(i64 noundef %48)
  %52 = add i32 %51, %50
  %53 = add nsw i64 %48, 1
  %54 = icmp eq i64 %53, 11
  br i1 %54, label %45, label %47, !llvm.loop !11

55:                                               ; preds = %57
  %56 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.5, i32 noundef %62)
  br label %67

57:                                               ; preds = %45, %57
  %58 = phi i64 [ 1099511627773, %45 ], [ %63, %57 ]
  %59 = phi i32 [ 0, %45 ], [ %62, %57 ]
  %60 = mul i32 %59, 31
  %61 = tail call fastcc i32 @longs(i64 noundef %58)
  %62 = add i32 %61, %60
  %63 = add nuw nsw i64 %58, 1
  %64 = icmp eq i64 %63, 1099511627797
  br i1 %64, label %55, label %57, !llvm.loop !12

65:                                               ; preds = %67
  %66 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.5, i32 noundef %72)
  br label %86

67:                                               ; preds = %55, %67
  %68 = phi i64 [ -4611686018427387906, %55 ], [ %73, %67 ]
  %69 = phi i32 [ 0, %55 ], [ %72, %67 ]
  %70 = mul i32 %69, 31
  %71 = tail call fastcc i32 @longs(i64 noundef %68)
  %72 = add i32 %71, %70
  %73 = add nuw nsw i64 %68, 1
  %74 = icmp eq i64 %73, -4611686018427387901
  br i1 %74, label %65, label %67, !llvm.loop !13

75:                                               ; preds = %86
  %76 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.5, i32 noundef %91)
  %77 = tail call fastcc i32 @edges(i64 noundef -9223372036854775808)
  %78 = tail call fastcc i32 @edges(i64 noundef -9223372036854775807)
  %79 = tail call fastcc i32 @edges(i64 noundef -9223372036854775806)
  %80 = tail call fastcc i32 @edges(i64 noundef 9223372036854775807)
  %81 = tail call fastcc i32 @edges(i64 noundef 9223372036854775806)
  %82 = tail call fastcc i32 @edges(i64 noundef 9223372036854775803)
  %83 = tail call fastcc i32 @edges(i64 noundef 0)
  %84 = tail call fastcc i32 @edges(i64 noundef -1)
  %85 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef %77, i32 noundef %78, i32 noundef %79, i32 noundef %80, i32 noundef %81, i32 noundef %82, i32 noundef %83, i32 noundef %84)
  br label %96

86:                                               ; preds = %65, %86
  %87 = phi i64 [ 4611686018427387902, %65 ], [ %92, %86 ]
  %88 = phi i32 [ 0, %65 ], [ %91, %86 ]
  %89 = mul i32 %88, 31
  %90 = tail call fastcc i32 @longs(i64 noundef %87)
  %91 = add i32 %90, %89
  %92 = add nuw nsw i64 %87, 1
  %93 = icmp eq i64 %92, 4611686018427387907
  br i1 %93, label %75, label %86, !llvm.loop !14

94:                                               ; preds = %96
  %95 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.7, i32 noundef %102)
  br label %107

96:                                               ; preds = %75, %96
  %97 = phi i64 [ 90, %75 ], [ %103, %96 ]
  %98 = phi i32 [ 0, %75 ], [ %102, %96 ]
  %99 = mul i32 %98, 31
  %100 = trunc nuw i64 %97 to i32
  %101 = tail call fastcc i32 @two_tables(i32 noundef %100)
  %102 = add i32 %101, %99
  %103 = add nuw nsw i64 %97, 1
  %104 = icmp eq i64 %103, 131
  br i1 %104, label %94, label %96, !llvm.loop !15

105:                                              ; preds = %107
  %106 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.7, i32 noundef %113)
  br label %118

107:                                              ; preds = %94, %107
  %108 = phi i64 [ 999990, %94 ], [ %114, %107 ]
  %109 = phi i32 [ 0, %94 ], [ %113, %107 ]
  %110 = mul i32 %109, 31
  %111 = trunc nuw i64 %108 to i32
  %112 = tail call fastcc i32 @two_tables(i32 noundef %111)
  %113 = add i32 %112, %110
  %114 = add nuw nsw i64 %108, 1
  %115 = icmp eq i64 %114, 1000041
  br i1 %115, label %105, label %107, !llvm.loop !16

116:                                              ; preds = %118
  %117 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.7, i32 noundef %124)
  br label %129

118:                                              ; preds = %105, %118
  %119 = phi i64 [ 4294967280, %105 ], [ %125, %118 ]
  %120 = phi i32 [ 0, %105 ], [ %124, %118 ]
  %121 = mul i32 %120, 31
  %122 = trunc nuw i64 %119 to i32
  %123 = tail call fastcc i32 @two_tables(i32 noundef %122)
  %124 = add i32 %123, %121
  %125 = add nuw nsw i64 %119, 1
  %126 = icmp eq i64 %125, 4294967296
  br i1 %126, label %116, label %118, !llvm.loop !17

127:                                              ; preds = %129
  %128 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.8, i32 noundef %135)
  br label %140

129:                                              ; preds = %116, %129
  %130 = phi i64 [ -5, %116 ], [ %136, %129 ]
  %131 = phi i32 [ 0, %116 ], [ %135, %129 ]
  %132 = mul i32 %131, 31
  %133 = trunc i64 %130 to i32
  %134 = tail call fastcc i32 @ranges(i32 noundef %133)
  %135 = add i32 %134, %132
  %136 = add nsw i64 %130, 1
  %137 = icmp eq i64 %136, 71
  br i1 %137, label %127, label %129, !llvm.loop !18

138:                                              ; preds = %140
  %139 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.9, i32 noundef %145)
  ret i32 0

140:                                              ; preds = %127, %140
  %141 = phi i64 [ 0, %127 ], [ %146, %140 ]
  %142 = phi i32 [ 0, %127 ], [ %145, %140 ]
  %143 = mul i32 %142, 31
  %144 = tail call fastcc i32 @bits64(i64 noundef %141)
  %145 = add i32 %144, %143
  %146 = add nuw nsw i64 %141, 1
  %147 = icmp eq i64 %146, 201
  br i1 %147, label %138, label %140, !llvm.loop !19
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc range(i32 -2147483647, -2147483648) i32 @dense300(i32 noundef %0) unnamed_addr #1 {
  switch i32 %0, label %242 [
    i32 0, label %247
    i32 1, label %2
    i32 2, label %243
    i32 3, label %3
    i32 4, label %4
    i32 5, label %5
    i32 6, label %6
    i32 7, label %7
    i32 8, label %7
    i32 9, label %8
    i32 10, label %9
    i32 11, label %10
    i32 12, label %10
    i32 13, label %10
    i32 14, label %12
    i32 15, label %13
    i32 16, label %14
    i32 17, label %14
    i32 18, label %16
    i32 19, label %16
    i32 20, label %16
    i32 21, label %18
    i32 22, label %19
    i32 23, label %19
    i32 24, label %21
    i32 25, label %22
    i32 26, label %22
    i32 27, label %23
    i32 28, label %24
    i32 29, label %24
    i32 30, label %24
    i32 31, label %25
    i32 32, label %26
    i32 33, label %27
    i32 34, label %28
    i32 35, label %29
    i32 36, label %30
    i32 37, label %31
    i32 38, label %31
    i32 39, label %33
    i32 40, label %34
    i32 41, label %34
    i32 42, label %35
    i32 43, label %36
    i32 44, label %36
    i32 45, label %37
    i32 46, label %38
    i32 47, label %39
    i32 48, label %40
    i32 49, label %41
    i32 50, label %41
    i32 51, label %42
    i32 52, label %43
    i32 53, label %43
    i32 54, label %44
    i32 55, label %44
    i32 56, label %46
    i32 57, label %47
    i32 58, label %48
    i32 59, label %49
    i32 60, label %50
    i32 61, label %50
    i32 62, label %50
    i32 63, label %51
    i32 64, label %52
    i32 65, label %53
    i32 66, label %54
    i32 67, label %55
    i32 68, label %56
    i32 69, label %57
    i32 70, label %58
    i32 71, label %58
    i32 72, label %58
    i32 73, label %59
    i32 74, label %60
    i32 75, label %61
    i32 76, label %62
    i32 77, label %63
    i32 78, label %64
    i32 79, label %65
    i32 80, label %66
    i32 81, label %67
    i32 82, label %67
    i32 83, label %69
    i32 84, label %69
    i32 85, label %70
    i32 86, label %71
    i32 87, label %71
    i32 88, label %73
    i32 89, label %74
    i32 90, label %75
    i32 91, label %75
    i32 92, label %77
    i32 93, label %78
    i32 94, label %79
    i32 95, label %80
    i32 96, label %81
    i32 97, label %82
    i32 98, label %83
    i32 99, label %84
    i32 100, label %85
    i32 101, label %85
    i32 102, label %85
    i32 103, label %85
    i32 104, label %87
    i32 105, label %88
    i32 106, label %89
    i32 107, label %89
    i32 108, label %90
    i32 109, label %91
    i32 110, label %91
    i32 111, label %92
    i32 112, label %93
    i32 113, label %93
    i32 114, label %94
    i32 115, label %95
    i32 116, label %96
    i32 117, label %97
    i32 118, label %98
    i32 119, label %99
    i32 120, label %100
    i32 121, label %100
    i32 122, label %101
    i32 123, label %102
    i32 124, label %103
    i32 125, label %103
    i32 126, label %104
    i32 127, label %105
    i32 128, label %105
    i32 129, label %107
    i32 130, label %108
    i32 131, label %109
    i32 132, label %109
    i32 133, label %109
    i32 134, label %110
    i32 135, label %110
    i32 136, label %111
    i32 137, label %112
    i32 138, label %113
    i32 139, label %113
    i32 140, label %114
    i32 141, label %115
    i32 142, label %115
    i32 143, label %117
    i32 144, label %117
    i32 145, label %117
    i32 146, label %117
    i32 147, label %118
    i32 148, label %119
    i32 149, label %120
    i32 150, label %121
    i32 151, label %121
    i32 152, label %122
    i32 153, label %123
    i32 154, label %124
    i32 155, label %125
    i32 156, label %126
    i32 157, label %127
    i32 158, label %128
    i32 159, label %129
    i32 160, label %130
    i32 161, label %130
    i32 162, label %131
    i32 163, label %132
    i32 164, label %133
    i32 165, label %134
    i32 166, label %135
    i32 167, label %136
    i32 168, label %137
    i32 169, label %138
    i32 170, label %138
    i32 171, label %140
    i32 172, label %141
    i32 173, label %142
    i32 174, label %142
    i32 175, label %143
    i32 176, label %143
    i32 177, label %145
    i32 178, label %146
    i32 179, label %146
    i32 180, label %147
    i32 181, label %148
    i32 182, label %149
    i32 183, label %149
    i32 184, label %150
    i32 185, label %151
    i32 186, label %152
    i32 187, label %153
    i32 188, label %153
    i32 189, label %154
    i32 190, label %155
    i32 191, label %155
    i32 192, label %156
    i32 193, label %157
    i32 194, label %157
    i32 195, label %159
    i32 196, label %160
    i32 197, label %161
    i32 198, label %162
    i32 199, label %162
    i32 200, label %162
    i32 201, label %163
    i32 202, label %163
    i32 203, label %164
    i32 204, label %164
    i32 205, label %165
    i32 206, label %166
    i32 207, label %167
    i32 208, label %168
    i32 209, label %169
    i32 210, label %169
    i32 211, label %169
    i32 212, label %171
    i32 213, label %172
    i32 214, label %173
    i32 215, label %173
    i32 216, label %175
    i32 217, label %176
    i32 218, label %177
    i32 219, label %178
    i32 220, label %179
    i32 221, label %179
    i32 222, label %180
    i32 223, label %180
    i32 224, label %180
    i32 225, label %181
    i32 226, label %182
    i32 227, label %182
    i32 228, label %182
    i32 229, label %184
    i32 230, label %185
    i32 231, label %185
    i32 232, label %186
    i32 233, label %187
    i32 234, label %188
    i32 235, label %189
    i32 236, label %190
    i32 237, label %191
    i32 238, label %192
    i32 239, label %193
    i32 240, label %243
    i32 241, label %194
    i32 242, label %194
    i32 243, label %195
    i32 244, label %196
    i32 245, label %197
    i32 246, label %198
    i32 247, label %199
    i32 248, label %200
    i32 249, label %201
    i32 250, label %202
    i32 251, label %203
    i32 252, label %204
    i32 253, label %205
    i32 254, label %205
    i32 255, label %206
    i32 256, label %206
    i32 257, label %208
    i32 258, label %209
    i32 259, label %210
    i32 260, label %210
    i32 261, label %211
    i32 262, label %211
    i32 263, label %212
    i32 264, label %212
    i32 265, label %213
    i32 266, label %214
    i32 267, label %214
    i32 268, label %215
    i32 269, label %216
    i32 270, label %216
    i32 271, label %217
    i32 272, label %218
    i32 273, label %219
    i32 274, label %220
    i32 275, label %221
    i32 276, label %222
    i32 277, label %222
    i32 278, label %223
    i32 279, label %224
    i32 280, label %225
    i32 281, label %226
    i32 282, label %227
    i32 283, label %228
    i32 284, label %229
    i32 285, label %230
    i32 286, label %230
    i32 287, label %231
    i32 288, label %232
    i32 289, label %233
    i32 290, label %233
    i32 291, label %235
    i32 292, label %236
    i32 293, label %236
    i32 294, label %236
    i32 295, label %237
    i32 296, label %238
    i32 297, label %239
    i32 298, label %240
    i32 299, label %241
  ]

2:                                                ; preds = %1
  br label %247

3:                                                ; preds = %1
  br label %243

4:                                                ; preds = %1
  br label %247

5:                                                ; preds = %1
  br label %243

6:                                                ; preds = %1
  br label %243

7:                                                ; preds = %1, %1
  br label %243

8:                                                ; preds = %1
  br label %247

9:                                                ; preds = %1
  br label %243

10:                                               ; preds = %1, %1, %1
  %11 = xor i32 %0, 94
  br label %243

12:                                               ; preds = %1
  br label %243

13:                                               ; preds = %1
  br label %243

14:                                               ; preds = %1, %1
  %15 = xor i32 %0, 77
  br label %243

16:                                               ; preds = %1, %1, %1
  %17 = xor i32 %0, 37
  br label %243

18:                                               ; preds = %1
  br label %243

19:                                               ; preds = %1, %1
  %20 = xor i32 %0, 51
  br label %243

21:                                               ; preds = %1
  br label %243

22:                                               ; preds = %1, %1
  br label %243

23:                                               ; preds = %1
  br label %243

24:                                               ; preds = %1, %1, %1
  br label %247

25:                                               ; preds = %1
  br label %243

26:                                               ; preds = %1
  br label %243

27:                                               ; preds = %1
  br label %243

28:                                               ; preds = %1
  br label %247

29:                                               ; preds = %1
  br label %247

30:                                               ; preds = %1
  br label %243

31:                                               ; preds = %1, %1
  %32 = xor i32 %0, 63
  br label %243

33:                                               ; preds = %1
  br label %243

34:                                               ; preds = %1, %1
  br label %247

35:                                               ; preds = %1
  br label %247

36:                                               ; preds = %1, %1
  br label %243

37:                                               ; preds = %1
  br label %243

38:                                               ; preds = %1
  br label %243

39:                                               ; preds = %1
  br label %247

40:                                               ; preds = %1
  br label %243

41:                                               ; preds = %1, %1
  br label %243

42:                                               ; preds = %1
  br label %243

43:                                               ; preds = %1, %1
  br label %243

44:                                               ; preds = %1, %1
  %45 = xor i32 %0, 60
  br label %243

46:                                               ; preds = %1
  br label %243

47:                                               ; preds = %1
  br label %243

48:                                               ; preds = %1
  br label %243

49:                                               ; preds = %1
  br label %243

50:                                               ; preds = %1, %1, %1
  br label %247

51:                                               ; preds = %1
  br label %243

52:                                               ; preds = %1
  br label %247

53:                                               ; preds = %1
  br label %243

54:                                               ; preds = %1
  br label %247

55:                                               ; preds = %1
  br label %243

56:                                               ; preds = %1
  br label %243

57:                                               ; preds = %1
  br label %243

58:                                               ; preds = %1, %1, %1
  br label %243

59:                                               ; preds = %1
  br label %243

60:                                               ; preds = %1
  br label %243

61:                                               ; preds = %1
  br label %247

62:                                               ; preds = %1
  br label %243

63:                                               ; preds = %1
  br label %243

64:                                               ; preds = %1
  br label %243

65:                                               ; preds = %1
  br label %243

66:                                               ; preds = %1
  br label %243

67:                                               ; preds = %1, %1
  %68 = xor i32 %0, 59
  br label %243

69:                                               ; preds = %1, %1
  br label %247

70:                                               ; preds = %1
  br label %243

71:                                               ; preds = %1, %1
  %72 = xor i32 %0, 66
  br label %243

73:                                               ; preds = %1
  br label %243

74:                                               ; preds = %1
  br label %247

75:                                               ; preds = %1, %1
  %76 = xor i32 %0, 44
  br label %243

77:                                               ; preds = %1
  br label %243

78:                                               ; preds = %1
  br label %243

79:                                               ; preds = %1
  br label %243

80:                                               ; preds = %1
  br label %243

81:                                               ; preds = %1
  br label %247

82:                                               ; preds = %1
  br label %243

83:                                               ; preds = %1
  br label %247

84:                                               ; preds = %1
  br label %243

85:                                               ; preds = %1, %1, %1, %1
  %86 = xor i32 %0, 11
  br label %243

87:                                               ; preds = %1
  br label %243

88:                                               ; preds = %1
  br label %243

89:                                               ; preds = %1, %1
  br label %247

90:                                               ; preds = %1
  br label %247

91:                                               ; preds = %1, %1
  br label %247

92:                                               ; preds = %1
  br label %243

93:                                               ; preds = %1, %1
  br label %243

94:                                               ; preds = %1
  br label %243

95:                                               ; preds = %1
  br label %243

96:                                               ; preds = %1
  br label %247

97:                                               ; preds = %1
  br label %247

98:                                               ; preds = %1
  br label %243

99:                                               ; preds = %1
  br label %247

100:                                              ; preds = %1, %1
  br label %247

101:                                              ; preds = %1
  br label %247

102:                                              ; preds = %1
  br label %243

103:                                              ; preds = %1, %1
  br label %243

104:                                              ; preds = %1
  br label %243

105:                                              ; preds = %1, %1
  %106 = xor i32 %0, 87
  br label %243

107:                                              ; preds = %1
  br label %243

108:                                              ; preds = %1
  br label %243

109:                                              ; preds = %1, %1, %1
  br label %247

110:                                              ; preds = %1, %1
  br label %247

111:                                              ; preds = %1
  br label %243

112:                                              ; preds = %1
  br label %243

113:                                              ; preds = %1, %1
  br label %247

114:                                              ; preds = %1
  br label %247

115:                                              ; preds = %1, %1
  %116 = xor i32 %0, 51
  br label %243

117:                                              ; preds = %1, %1, %1, %1
  br label %247

118:                                              ; preds = %1
  br label %247

119:                                              ; preds = %1
  br label %243

120:                                              ; preds = %1
  br label %243

121:                                              ; preds = %1, %1
  br label %243

122:                                              ; preds = %1
  br label %243

123:                                              ; preds = %1
  br label %243

124:                                              ; preds = %1
  br label %243

125:                                              ; preds = %1
  br label %243

126:                                              ; preds = %1
  br label %243

127:                                              ; preds = %1
  br label %243

128:                                              ; preds = %1
  br label %243

129:                                              ; preds = %1
  br label %243

130:                                              ; preds = %1, %1
  br label %243

131:                                              ; preds = %1
  br label %243

132:                                              ; preds = %1
  br label %243

133:                                              ; preds = %1
  br label %243

134:                                              ; preds = %1
  br label %243

135:                                              ; preds = %1
  br label %243

136:                                              ; preds = %1
  br label %243

137:                                              ; preds = %1
  br label %243

138:                                              ; preds = %1, %1
  %139 = xor i32 %0, 68
  br label %243

140:                                              ; preds = %1
  br label %243

141:                                              ; preds = %1
  br label %247

142:                                              ; preds = %1, %1
  br label %243

143:                                              ; preds = %1, %1
  %144 = xor i32 %0, 64
  br label %243

145:                                              ; preds = %1
  br label %243

146:                                              ; preds = %1, %1
  br label %247

147:                                              ; preds = %1
  br label %243

148:                                              ; preds = %1
  br label %243

149:                                              ; preds = %1, %1
  br label %243

150:                                              ; preds = %1
  br label %247

151:                                              ; preds = %1
  br label %243

152:                                              ; preds = %1
  br label %247

153:                                              ; preds = %1, %1
  br label %243

154:                                              ; preds = %1
  br label %243

155:                                              ; preds = %1, %1
  br label %247

156:                                              ; preds = %1
  br label %247

157:                                              ; preds = %1, %1
  %158 = xor i32 %0, 7
  br label %243

159:                                              ; preds = %1
  br label %243

160:                                              ; preds = %1
  br label %243

161:                                              ; preds = %1
  br label %243

162:                                              ; preds = %1, %1, %1
  br label %247

163:                                              ; preds = %1, %1
  br label %243

164:                                              ; preds = %1, %1
  br label %243

165:                                              ; preds = %1
  br label %243

166:                                              ; preds = %1
  br label %243

167:                                              ; preds = %1
  br label %243

168:                                              ; preds = %1
  br label %243

169:                                              ; preds = %1, %1, %1
  %170 = xor i32 %0, 54
  br label %243

171:                                              ; preds = %1
  br label %243

172:                                              ; preds = %1
  br label %247

173:                                              ; preds = %1, %1
  %174 = xor i32 %0, 26
  br label %243

175:                                              ; preds = %1
  br label %243

176:                                              ; preds = %1
  br label %247

177:                                              ; preds = %1
  br label %243

178:                                              ; preds = %1
  br label %247

179:                                              ; preds = %1, %1
  br label %247

180:                                              ; preds = %1, %1, %1
  br label %247

181:                                              ; preds = %1
  br label %243

182:                                              ; preds = %1, %1, %1
  %183 = xor i32 %0, 64
  br label %243

184:                                              ; preds = %1
  br label %243

185:                                              ; preds = %1, %1
  br label %247

186:                                              ; preds = %1
  br label %243

187:                                              ; preds = %1
  br label %243

188:                                              ; preds = %1
  br label %247

189:                                              ; preds = %1
  br label %247

190:                                              ; preds = %1
  br label %243

191:                                              ; preds = %1
  br label %243

192:                                              ; preds = %1
  br label %243

193:                                              ; preds = %1
  br label %243

194:                                              ; preds = %1, %1
  br label %243

195:                                              ; preds = %1
  br label %243

196:                                              ; preds = %1
  br label %243

197:                                              ; preds = %1
  br label %247

198:                                              ; preds = %1
  br label %247

199:                                              ; preds = %1
  br label %243

200:                                              ; preds = %1
  br label %243

201:                                              ; preds = %1
  br label %243

202:                                              ; preds = %1
  br label %243

203:                                              ; preds = %1
  br label %243

204:                                              ; preds = %1
  br label %243

205:                                              ; preds = %1, %1
  br label %247

206:                                              ; preds = %1, %1
  %207 = xor i32 %0, 97
  br label %243

208:                                              ; preds = %1
  br label %247

209:                                              ; preds = %1
  br label %243

210:                                              ; preds = %1, %1
  br label %243

211:                                              ; preds = %1, %1
  br label %247

212:                                              ; preds = %1, %1
  br label %247

213:                                              ; preds = %1
  br label %247

214:                                              ; preds = %1, %1
  br label %243

215:                                              ; preds = %1
  br label %243

216:                                              ; preds = %1, %1
  br label %247

217:                                              ; preds = %1
  br label %243

218:                                              ; preds = %1
  br label %243

219:                                              ; preds = %1
  br label %247

220:                                              ; preds = %1
  br label %247

221:                                              ; preds = %1
  br label %243

222:                                              ; preds = %1, %1
  br label %243

223:                                              ; preds = %1
  br label %243

224:                                              ; preds = %1
  br label %247

225:                                              ; preds = %1
  br label %243

226:                                              ; preds = %1
  br label %247

227:                                              ; preds = %1
  br label %243

228:                                              ; preds = %1
  br label %243

229:                                              ; preds = %1
  br label %243

230:                                              ; preds = %1, %1
  br label %247

231:                                              ; preds = %1
  br label %243

232:                                              ; preds = %1
  br label %243

233:                                              ; preds = %1, %1
  %234 = xor i32 %0, 87
  br label %243

235:                                              ; preds = %1
  br label %243

236:                                              ; preds = %1, %1, %1
  br label %243

237:                                              ; preds = %1
  br label %243

238:                                              ; preds = %1
  br label %243

239:                                              ; preds = %1
  br label %243

240:                                              ; preds = %1
  br label %247

241:                                              ; preds = %1
  br label %243

242:                                              ; preds = %1
  br label %247

243:                                              ; preds = %1, %1, %241, %239, %238, %237, %236, %235, %233, %232, %231, %229, %228, %227, %225, %223, %222, %221, %218, %217, %215, %214, %210, %209, %206, %204, %203, %202, %201, %200, %199, %196, %195, %194, %193, %192, %191, %190, %187, %186, %184, %182, %181, %177, %175, %173, %171, %169, %168, %167, %166, %165, %164, %163, %161, %160, %159, %157, %154, %153, %151, %149, %148, %147, %145, %143, %142, %140, %138, %137, %136, %135, %134, %133, %132, %131, %130, %129, %128, %127, %126, %125, %124, %123, %122, %121, %120, %119, %115, %112, %111, %108, %107, %105, %104, %103, %102, %98, %95, %94, %93, %92, %88, %87, %85, %84, %82, %80, %79, %78, %77, %75, %73, %71, %70, %67, %66, %65, %64, %63, %62, %60, %59, %58, %57, %56, %55, %53, %51, %49, %48, %47, %46, %44, %43, %42, %41, %40, %38, %37, %36, %33, %31, %30, %27, %26, %25, %23, %22, %21, %19, %18, %16, %14, %13, %12, %10, %9, %7, %6, %5, %3
  %244 = phi i32 [ 15, %241 ], [ 309, %239 ], [ 300, %238 ], [ 282, %237 ], [ 50, %236 ], [ 34, %235 ], [ %234, %233 ], [ 29, %232 ], [ 276, %231 ], [ 351, %229 ], [ 8, %228 ], [ 4, %227 ], [ 342, %225 ], [ 58, %223 ], [ 21, %222 ], [ 270, %221 ], [ 66, %218 ], [ 297, %217 ], [ 43, %215 ], [ 49, %214 ], [ 42, %210 ], [ 17, %209 ], [ %207, %206 ], [ 235, %204 ], [ 1, %203 ], [ 58, %202 ], [ 206, %201 ], [ 172, %200 ], [ 186, %199 ], [ 242, %196 ], [ 80, %195 ], [ 78, %194 ], [ 45, %193 ], [ 12, %192 ], [ 2, %191 ], [ 74, %190 ], [ 99, %187 ], [ 222, %186 ], [ 53, %184 ], [ %183, %182 ], [ 44, %181 ], [ 33, %177 ], [ 24, %175 ], [ %174, %173 ], [ 198, %171 ], [ %170, %169 ], [ 240, %168 ], [ 77, %167 ], [ 231, %166 ], [ 95, %165 ], [ 64, %164 ], [ 93, %163 ], [ 195, %161 ], [ 192, %160 ], [ 48, %159 ], [ %158, %157 ], [ 221, %154 ], [ 11, %153 ], [ 19, %151 ], [ 80, %149 ], [ 26, %148 ], [ 95, %147 ], [ 231, %145 ], [ %144, %143 ], [ 83, %142 ], [ 13, %140 ], [ %139, %138 ], [ 71, %137 ], [ 250, %136 ], [ 32, %135 ], [ 225, %134 ], [ 232, %133 ], [ 56, %132 ], [ 144, %131 ], [ 47, %130 ], [ 132, %129 ], [ 157, %128 ], [ 72, %127 ], [ 25, %126 ], [ 98, %125 ], [ 135, %124 ], [ 22, %123 ], [ 206, %122 ], [ 33, %121 ], [ 63, %120 ], [ 94, %119 ], [ %116, %115 ], [ 182, %112 ], [ 183, %111 ], [ 60, %108 ], [ 164, %107 ], [ %106, %105 ], [ 33, %104 ], [ 79, %103 ], [ 101, %102 ], [ 120, %98 ], [ 117, %95 ], [ 47, %94 ], [ 81, %93 ], [ 124, %92 ], [ 6, %88 ], [ 86, %87 ], [ %86, %85 ], [ 37, %84 ], [ 3, %82 ], [ 58, %80 ], [ 40, %79 ], [ 21, %78 ], [ 80, %77 ], [ %76, %75 ], [ 12, %73 ], [ %72, %71 ], [ 34, %70 ], [ %68, %67 ], [ 52, %66 ], [ 90, %65 ], [ 125, %64 ], [ 95, %63 ], [ 86, %62 ], [ 121, %60 ], [ 83, %59 ], [ 66, %58 ], [ 4, %57 ], [ 72, %56 ], [ 7, %55 ], [ 24, %53 ], [ 59, %51 ], [ 2, %49 ], [ 61, %48 ], [ 20, %47 ], [ 93, %46 ], [ %45, %44 ], [ 85, %43 ], [ 40, %42 ], [ 11, %41 ], [ 36, %40 ], [ 31, %38 ], [ 70, %37 ], [ 47, %36 ], [ 62, %33 ], [ %32, %31 ], [ 79, %30 ], [ 58, %27 ], [ 30, %26 ], [ 44, %25 ], [ 23, %23 ], [ 46, %22 ], [ 34, %21 ], [ %20, %19 ], [ 3, %18 ], [ %17, %16 ], [ %15, %14 ], [ 27, %13 ], [ 30, %12 ], [ %11, %10 ], [ 74, %9 ], [ 88, %7 ], [ 32, %6 ], [ 75, %5 ], [ 15, %3 ], [ 14, %1 ], [ 14, %1 ]
  %245 = shl nsw i32 %244, 1
  %246 = or disjoint i32 %245, 1
  br label %247

247:                                              ; preds = %1, %243, %242, %240, %230, %226, %224, %220, %219, %216, %213, %212, %211, %208, %205, %198, %197, %189, %188, %185, %180, %179, %178, %176, %172, %162, %156, %155, %152, %150, %146, %141, %118, %117, %114, %113, %110, %109, %101, %100, %99, %97, %96, %91, %90, %89, %83, %81, %74, %69, %61, %54, %52, %50, %39, %35, %34, %29, %28, %24, %8, %4, %2
  %248 = phi i32 [ -1, %242 ], [ %246, %243 ], [ 9181, %240 ], [ -8411, %230 ], [ -1857, %226 ], [ -1160, %224 ], [ -9914, %220 ], [ 6004, %219 ], [ 161, %216 ], [ 7391, %213 ], [ 743, %212 ], [ 6581, %211 ], [ -5537, %208 ], [ 4110, %205 ], [ -5102, %198 ], [ 6971, %197 ], [ 4227, %189 ], [ 2804, %188 ], [ 3428, %185 ], [ -9792, %180 ], [ -8677, %179 ], [ -6705, %178 ], [ -780, %176 ], [ 5104, %172 ], [ 1894, %162 ], [ -831, %156 ], [ 4498, %155 ], [ -9225, %152 ], [ -2682, %150 ], [ 3781, %146 ], [ 2717, %141 ], [ 3109, %118 ], [ -3779, %117 ], [ 635, %114 ], [ 2325, %113 ], [ -5654, %110 ], [ 2677, %109 ], [ 7236, %101 ], [ -9891, %100 ], [ 4792, %99 ], [ 9139, %97 ], [ 6566, %96 ], [ 6475, %91 ], [ 144, %90 ], [ 779, %89 ], [ 6851, %83 ], [ -1135, %81 ], [ 3937, %74 ], [ 6786, %69 ], [ 355, %61 ], [ -5361, %54 ], [ 7427, %52 ], [ -1501, %50 ], [ -3449, %39 ], [ -3275, %35 ], [ 5684, %34 ], [ -6645, %29 ], [ -4681, %28 ], [ 9983, %24 ], [ 2203, %8 ], [ -8063, %4 ], [ -7626, %2 ], [ 612, %1 ]
  ret i32 %248
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #2

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc range(i32 -2147483647, -2147483648) i32 @signed_around_zero(i32 noundef %0) unnamed_addr #1 {
  switch i32 %0, label %37 [
    i32 -20, label %42
    i32 -19, label %2
    i32 -18, label %3
    i32 -17, label %38
    i32 -16, label %4
    i32 -15, label %5
    i32 -14, label %6
    i32 -13, label %7
    i32 -12, label %7
    i32 -11, label %9
    i32 -10, label %10
    i32 -9, label %11
    i32 -8, label %12
    i32 -7, label %13
    i32 -6, label %14
    i32 -5, label %15
    i32 -4, label %15
    i32 -3, label %16
    i32 -2, label %17
    i32 -1, label %17
    i32 0, label %18
    i32 1, label %19
    i32 2, label %20
    i32 3, label %21
    i32 4, label %21
    i32 5, label %21
    i32 6, label %21
    i32 7, label %23
    i32 8, label %23
    i32 9, label %23
    i32 10, label %24
    i32 11, label %25
    i32 12, label %26
    i32 13, label %26
    i32 14, label %27
    i32 15, label %28
    i32 16, label %29
    i32 17, label %30
    i32 18, label %31
    i32 19, label %32
    i32 20, label %33
    i32 21, label %34
    i32 22, label %35
    i32 23, label %36
    i32 24, label %36
  ]

2:                                                ; preds = %1
  br label %42

3:                                                ; preds = %1
  br label %42

4:                                                ; preds = %1
  br label %42

5:                                                ; preds = %1
  br label %42

6:                                                ; preds = %1
  br label %38

7:                                                ; preds = %1, %1
  %8 = xor i32 %0, 42
  br label %38

9:                                                ; preds = %1
  br label %42

10:                                               ; preds = %1
  br label %38

11:                                               ; preds = %1
  br label %42

12:                                               ; preds = %1
  br label %42

13:                                               ; preds = %1
  br label %42

14:                                               ; preds = %1
  br label %38

15:                                               ; preds = %1, %1
  br label %38

16:                                               ; preds = %1
  br label %42

17:                                               ; preds = %1, %1
  br label %42

18:                                               ; preds = %1
  br label %38

19:                                               ; preds = %1
  br label %38

20:                                               ; preds = %1
  br label %38

21:                                               ; preds = %1, %1, %1, %1
  %22 = xor i32 %0, 43
  br label %38

23:                                               ; preds = %1, %1, %1
  br label %38

24:                                               ; preds = %1
  br label %42

25:                                               ; preds = %1
  br label %38

26:                                               ; preds = %1, %1
  br label %42

27:                                               ; preds = %1
  br label %42

28:                                               ; preds = %1
  br label %38

29:                                               ; preds = %1
  br label %42

30:                                               ; preds = %1
  br label %38

31:                                               ; preds = %1
  br label %38

32:                                               ; preds = %1
  br label %38

33:                                               ; preds = %1
  br label %38

34:                                               ; preds = %1
  br label %38

35:                                               ; preds = %1
  br label %38

36:                                               ; preds = %1, %1
  br label %42

37:                                               ; preds = %1
  br label %42

38:                                               ; preds = %1, %35, %34, %33, %32, %31, %30, %28, %25, %23, %21, %20, %19, %18, %15, %14, %10, %7, %6
  %39 = phi i32 [ 70, %35 ], [ 52, %34 ], [ 34, %33 ], [ 40, %32 ], [ 90, %31 ], [ 33, %30 ], [ 52, %28 ], [ 17, %25 ], [ 67, %23 ], [ %22, %21 ], [ 81, %20 ], [ 34, %19 ], [ 83, %18 ], [ 21, %15 ], [ -9, %14 ], [ -37, %10 ], [ %8, %7 ], [ -34, %6 ], [ 14, %1 ]
  %40 = shl nsw i32 %39, 1
  %41 = or disjoint i32 %40, 1
  br label %42

42:                                               ; preds = %1, %38, %37, %36, %29, %27, %26, %24, %17, %16, %13, %12, %11, %9, %5, %4, %3, %2
  %43 = phi i32 [ -7, %37 ], [ -9651, %36 ], [ %41, %38 ], [ 6400, %29 ], [ -798, %27 ], [ 4252, %26 ], [ 751, %24 ], [ 1653, %17 ], [ 6329, %16 ], [ 7156, %13 ], [ 8827, %12 ], [ -8423, %11 ], [ -574, %9 ], [ -583, %5 ], [ -6330, %4 ], [ -8470, %3 ], [ -5464, %2 ], [ 1301, %1 ]
  ret i32 %43
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc range(i32 -2147483647, -2147483648) i32 @bytes(i8 noundef signext %0) unnamed_addr #1 {
  %2 = sext i8 %0 to i32
  switch i8 %0, label %103 [
    i8 -128, label %104
    i8 -126, label %3
    i8 -125, label %108
    i8 -124, label %4
    i8 -114, label %5
    i8 -113, label %6
    i8 -111, label %7
    i8 -110, label %8
    i8 -109, label %9
    i8 -107, label %10
    i8 -103, label %11
    i8 -101, label %12
    i8 -97, label %13
    i8 -96, label %13
    i8 -95, label %14
    i8 -93, label %15
    i8 -91, label %16
    i8 -89, label %17
    i8 -87, label %18
    i8 -86, label %19
    i8 -81, label %19
    i8 -79, label %19
    i8 -77, label %20
    i8 -76, label %21
    i8 -75, label %22
    i8 -74, label %23
    i8 -73, label %24
    i8 -72, label %25
    i8 -71, label %26
    i8 -70, label %26
    i8 -66, label %26
    i8 -64, label %27
    i8 -61, label %28
    i8 -60, label %29
    i8 -58, label %30
    i8 -57, label %31
    i8 -53, label %32
    i8 -51, label %33
    i8 -46, label %34
    i8 -45, label %35
    i8 -41, label %36
    i8 -40, label %37
    i8 -39, label %38
    i8 -38, label %39
    i8 -37, label %39
    i8 -36, label %40
    i8 -34, label %41
    i8 -32, label %41
    i8 -31, label %42
    i8 -30, label %42
    i8 -28, label %44
    i8 -26, label %44
    i8 -23, label %46
    i8 -21, label %47
    i8 -19, label %48
    i8 -12, label %49
    i8 -10, label %50
    i8 -9, label %51
    i8 -8, label %51
    i8 -7, label %51
    i8 -6, label %52
    i8 -5, label %53
    i8 -4, label %54
    i8 0, label %55
    i8 3, label %56
    i8 4, label %56
    i8 5, label %57
    i8 6, label %58
    i8 7, label %59
    i8 10, label %60
    i8 11, label %61
    i8 12, label %61
    i8 15, label %63
    i8 16, label %63
    i8 19, label %65
    i8 20, label %66
    i8 23, label %66
    i8 28, label %66
    i8 29, label %67
    i8 32, label %67
    i8 34, label %68
    i8 35, label %69
    i8 36, label %70
    i8 38, label %71
    i8 42, label %72
    i8 44, label %73
    i8 47, label %74
    i8 48, label %75
    i8 50, label %75
    i8 55, label %77
    i8 58, label %77
    i8 61, label %78
    i8 67, label %79
    i8 68, label %80
    i8 69, label %81
    i8 72, label %82
    i8 73, label %83
    i8 74, label %84
    i8 75, label %84
    i8 78, label %84
    i8 80, label %84
    i8 82, label %86
    i8 84, label %87
    i8 85, label %88
    i8 86, label %89
    i8 87, label %90
    i8 88, label %91
    i8 94, label %91
    i8 95, label %92
    i8 97, label %92
    i8 99, label %93
    i8 100, label %94
    i8 106, label %95
    i8 108, label %96
    i8 110, label %97
    i8 112, label %98
    i8 113, label %99
    i8 115, label %100
    i8 121, label %101
    i8 123, label %102
  ]

3:                                                ; preds = %1
  br label %104

4:                                                ; preds = %1
  br label %104

5:                                                ; preds = %1
  br label %104

6:                                                ; preds = %1
  br label %104

7:                                                ; preds = %1
  br label %108

8:                                                ; preds = %1
  br label %104

9:                                                ; preds = %1
  br label %108

10:                                               ; preds = %1
  br label %104

11:                                               ; preds = %1
  br label %104

12:                                               ; preds = %1
  br label %108

13:                                               ; preds = %1, %1
  br label %104

14:                                               ; preds = %1
  br label %104

15:                                               ; preds = %1
  br label %104

16:                                               ; preds = %1
  br label %104

17:                                               ; preds = %1
  br label %108

18:                                               ; preds = %1
  br label %104

19:                                               ; preds = %1, %1, %1
  br label %108

20:                                               ; preds = %1
  br label %108

21:                                               ; preds = %1
  br label %108

22:                                               ; preds = %1
  br label %104

23:                                               ; preds = %1
  br label %108

24:                                               ; preds = %1
  br label %104

25:                                               ; preds = %1
  br label %108

26:                                               ; preds = %1, %1, %1
  br label %108

27:                                               ; preds = %1
  br label %108

28:                                               ; preds = %1
  br label %104

29:                                               ; preds = %1
  br label %108

30:                                               ; preds = %1
  br label %104

31:                                               ; preds = %1
  br label %108

32:                                               ; preds = %1
  br label %104

33:                                               ; preds = %1
  br label %104

34:                                               ; preds = %1
  br label %108

35:                                               ; preds = %1
  br label %104

36:                                               ; preds = %1
  br label %108

37:                                               ; preds = %1
  br label %108

38:                                               ; preds = %1
  br label %104

39:                                               ; preds = %1, %1
  br label %104

40:                                               ; preds = %1
  br label %104

41:                                               ; preds = %1, %1
  br label %108

42:                                               ; preds = %1, %1
  %43 = xor i32 %2, 49
  br label %104

44:                                               ; preds = %1, %1
  %45 = xor i32 %2, 35
  br label %104

46:                                               ; preds = %1
  br label %104

47:                                               ; preds = %1
  br label %104

48:                                               ; preds = %1
  br label %104

49:                                               ; preds = %1
  br label %108

50:                                               ; preds = %1
  br label %108

51:                                               ; preds = %1, %1, %1
  br label %104

52:                                               ; preds = %1
  br label %104

53:                                               ; preds = %1
  br label %104

54:                                               ; preds = %1
  br label %108

55:                                               ; preds = %1
  br label %104

56:                                               ; preds = %1, %1
  br label %108

57:                                               ; preds = %1
  br label %104

58:                                               ; preds = %1
  br label %104

59:                                               ; preds = %1
  br label %108

60:                                               ; preds = %1
  br label %108

61:                                               ; preds = %1, %1
  %62 = xor i32 %2, 77
  br label %104

63:                                               ; preds = %1, %1
  %64 = xor i32 %2, 86
  br label %104

65:                                               ; preds = %1
  br label %104

66:                                               ; preds = %1, %1, %1
  br label %108

67:                                               ; preds = %1, %1
  br label %108

68:                                               ; preds = %1
  br label %104

69:                                               ; preds = %1
  br label %104

70:                                               ; preds = %1
  br label %108

71:                                               ; preds = %1
  br label %104

72:                                               ; preds = %1
  br label %104

73:                                               ; preds = %1
  br label %108

74:                                               ; preds = %1
  br label %104

75:                                               ; preds = %1, %1
  %76 = xor i32 %2, 24
  br label %104

77:                                               ; preds = %1, %1
  br label %108

78:                                               ; preds = %1
  br label %104

79:                                               ; preds = %1
  br label %104

80:                                               ; preds = %1
  br label %108

81:                                               ; preds = %1
  br label %108

82:                                               ; preds = %1
  br label %104

83:                                               ; preds = %1
  br label %104

84:                                               ; preds = %1, %1, %1, %1
  %85 = xor i32 %2, 6
  br label %104

86:                                               ; preds = %1
  br label %104

87:                                               ; preds = %1
  br label %104

88:                                               ; preds = %1
  br label %104

89:                                               ; preds = %1
  br label %104

90:                                               ; preds = %1
  br label %108

91:                                               ; preds = %1, %1
  br label %108

92:                                               ; preds = %1, %1
  br label %104

93:                                               ; preds = %1
  br label %104

94:                                               ; preds = %1
  br label %104

95:                                               ; preds = %1
  br label %108

96:                                               ; preds = %1
  br label %108

97:                                               ; preds = %1
  br label %104

98:                                               ; preds = %1
  br label %108

99:                                               ; preds = %1
  br label %108

100:                                              ; preds = %1
  br label %108

101:                                              ; preds = %1
  br label %104

102:                                              ; preds = %1
  br label %104

103:                                              ; preds = %1
  br label %108

104:                                              ; preds = %1, %102, %101, %97, %94, %93, %92, %89, %88, %87, %86, %84, %83, %82, %79, %78, %75, %74, %72, %71, %69, %68, %65, %63, %61, %58, %57, %55, %53, %52, %51, %48, %47, %46, %44, %42, %40, %39, %38, %35, %33, %32, %30, %28, %24, %22, %18, %16, %15, %14, %13, %11, %10, %8, %6, %5, %4, %3
  %105 = phi i32 [ 14, %102 ], [ 82, %101 ], [ 69, %97 ], [ 10, %94 ], [ 77, %93 ], [ 24, %92 ], [ 23, %89 ], [ 89, %88 ], [ 99, %87 ], [ 36, %86 ], [ %85, %84 ], [ 68, %83 ], [ 103, %82 ], [ 106, %79 ], [ 74, %78 ], [ %76, %75 ], [ 49, %74 ], [ 10, %72 ], [ 92, %71 ], [ 48, %69 ], [ 3, %68 ], [ 58, %65 ], [ %64, %63 ], [ %62, %61 ], [ 11, %58 ], [ 73, %57 ], [ 81, %55 ], [ 47, %53 ], [ 28, %52 ], [ 42, %51 ], [ -85, %48 ], [ -84, %47 ], [ 76, %46 ], [ %45, %44 ], [ %43, %42 ], [ 15, %40 ], [ 94, %39 ], [ 40, %38 ], [ -120, %35 ], [ 36, %33 ], [ -38, %32 ], [ 83, %30 ], [ 88, %28 ], [ 81, %24 ], [ -12, %22 ], [ -23, %18 ], [ -128, %16 ], [ -113, %15 ], [ 28, %14 ], [ 66, %13 ], [ -82, %11 ], [ -49, %10 ], [ -56, %8 ], [ -83, %6 ], [ -47, %5 ], [ -98, %4 ], [ 24, %3 ], [ 33, %1 ]
  %106 = shl nsw i32 %105, 1
  %107 = or disjoint i32 %106, 1
  br label %108

108:                                              ; preds = %1, %104, %103, %100, %99, %98, %96, %95, %91, %90, %81, %80, %77, %73, %70, %67, %66, %60, %59, %56, %54, %50, %49, %41, %37, %36, %34, %31, %29, %27, %26, %25, %23, %21, %20, %19, %17, %12, %9, %7
  %109 = phi i32 [ 5, %103 ], [ %107, %104 ], [ -6838, %100 ], [ 221, %99 ], [ -7097, %98 ], [ -446, %96 ], [ 518, %95 ], [ 985, %91 ], [ 9102, %90 ], [ -3080, %81 ], [ 5809, %80 ], [ 3706, %77 ], [ 4656, %73 ], [ 4464, %70 ], [ 9327, %67 ], [ 6821, %66 ], [ 1104, %60 ], [ 9436, %59 ], [ 7022, %56 ], [ -1929, %54 ], [ 2960, %50 ], [ 2509, %49 ], [ 8574, %41 ], [ -9626, %37 ], [ 5093, %36 ], [ -8357, %34 ], [ -9491, %31 ], [ 5580, %29 ], [ -6105, %27 ], [ -9331, %26 ], [ -8788, %25 ], [ -5181, %23 ], [ 3058, %21 ], [ -8687, %20 ], [ -3698, %19 ], [ 1206, %17 ], [ -7529, %12 ], [ -1920, %9 ], [ -2326, %7 ], [ -3166, %1 ]
  ret i32 %109
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc i32 @words(i16 noundef zeroext %0) unnamed_addr #1 {
  %2 = zext i16 %0 to i32
  switch i16 %0, label %39 [
    i16 -36, label %40
    i16 -35, label %44
    i16 -34, label %3
    i16 -33, label %4
    i16 -32, label %5
    i16 -31, label %6
    i16 -30, label %7
    i16 -29, label %8
    i16 -28, label %8
    i16 -27, label %9
    i16 -26, label %10
    i16 -25, label %11
    i16 -24, label %12
    i16 -23, label %13
    i16 -22, label %13
    i16 -21, label %14
    i16 -20, label %15
    i16 -19, label %15
    i16 -18, label %16
    i16 -17, label %17
    i16 -16, label %18
    i16 -15, label %18
    i16 -14, label %18
    i16 -13, label %20
    i16 -12, label %20
    i16 -11, label %21
    i16 -10, label %22
    i16 -9, label %23
    i16 -8, label %24
    i16 -7, label %25
    i16 -6, label %25
    i16 -5, label %27
    i16 -4, label %28
    i16 -3, label %28
    i16 -2, label %28
    i16 -1, label %29
    i16 0, label %30
    i16 1, label %30
    i16 2, label %32
    i16 3, label %32
    i16 4, label %34
    i16 5, label %35
    i16 6, label %36
    i16 7, label %37
    i16 8, label %38
  ]

3:                                                ; preds = %1
  br label %40

4:                                                ; preds = %1
  br label %40

5:                                                ; preds = %1
  br label %40

6:                                                ; preds = %1
  br label %40

7:                                                ; preds = %1
  br label %40

8:                                                ; preds = %1, %1
  br label %40

9:                                                ; preds = %1
  br label %44

10:                                               ; preds = %1
  br label %44

11:                                               ; preds = %1
  br label %44

12:                                               ; preds = %1
  br label %40

13:                                               ; preds = %1, %1
  br label %44

14:                                               ; preds = %1
  br label %40

15:                                               ; preds = %1, %1
  br label %44

16:                                               ; preds = %1
  br label %40

17:                                               ; preds = %1
  br label %44

18:                                               ; preds = %1, %1, %1
  %19 = xor i32 %2, 84
  br label %40

20:                                               ; preds = %1, %1
  br label %40

21:                                               ; preds = %1
  br label %40

22:                                               ; preds = %1
  br label %40

23:                                               ; preds = %1
  br label %40

24:                                               ; preds = %1
  br label %44

25:                                               ; preds = %1, %1
  %26 = xor i32 %2, 67
  br label %40

27:                                               ; preds = %1
  br label %40

28:                                               ; preds = %1, %1, %1
  br label %40

29:                                               ; preds = %1
  br label %44

30:                                               ; preds = %1, %1
  %31 = xor i32 %2, 58
  br label %40

32:                                               ; preds = %1, %1
  %33 = xor i32 %2, 77
  br label %40

34:                                               ; preds = %1
  br label %40

35:                                               ; preds = %1
  br label %40

36:                                               ; preds = %1
  br label %40

37:                                               ; preds = %1
  br label %40

38:                                               ; preds = %1
  br label %44

39:                                               ; preds = %1
  br label %40

40:                                               ; preds = %1, %39, %37, %36, %35, %34, %32, %30, %28, %27, %25, %23, %22, %21, %20, %18, %16, %14, %12, %8, %7, %6, %5, %4, %3
  %41 = phi i32 [ 3, %39 ], [ 43, %37 ], [ 74, %36 ], [ 24, %35 ], [ 53, %34 ], [ %33, %32 ], [ %31, %30 ], [ 13, %28 ], [ 46, %27 ], [ %26, %25 ], [ 65501, %23 ], [ 51, %22 ], [ 65463, %21 ], [ 61, %20 ], [ %19, %18 ], [ 65509, %16 ], [ 65513, %14 ], [ 65499, %12 ], [ 72, %8 ], [ 47, %7 ], [ 65508, %6 ], [ 65465, %5 ], [ 65471, %4 ], [ 52, %3 ], [ 65504, %1 ]
  %42 = shl nuw nsw i32 %41, 1
  %43 = or disjoint i32 %42, 1
  br label %44

44:                                               ; preds = %1, %40, %38, %29, %24, %17, %15, %13, %11, %10, %9
  %45 = phi i32 [ %43, %40 ], [ 677, %38 ], [ 3535, %29 ], [ -1155, %24 ], [ 9342, %17 ], [ 1389, %15 ], [ -1040, %13 ], [ 629, %11 ], [ 1942, %10 ], [ 1581, %9 ], [ 9199, %1 ]
  ret i32 %45
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc range(i32 -2147483647, -2147483648) i32 @longs(i64 noundef %0) unnamed_addr #1 {
  switch i64 %0, label %16 [
    i64 1099511627776, label %2
    i64 1099511627777, label %2
    i64 1099511627778, label %17
    i64 1099511627779, label %17
    i64 1099511627780, label %5
    i64 1099511627781, label %6
    i64 1099511627782, label %7
    i64 1099511627783, label %7
    i64 1099511627784, label %7
    i64 1099511627785, label %8
    i64 1099511627786, label %8
    i64 1099511627787, label %8
    i64 -4611686018427387904, label %21
    i64 4611686018427387904, label %11
    i64 0, label %12
    i64 1, label %13
    i64 2, label %13
    i64 3, label %14
    i64 4, label %15
  ]

2:                                                ; preds = %1, %1
  %3 = trunc i64 %0 to i32
  %4 = xor i32 %3, 67
  br label %17

5:                                                ; preds = %1
  br label %17

6:                                                ; preds = %1
  br label %17

7:                                                ; preds = %1, %1, %1
  br label %17

8:                                                ; preds = %1, %1, %1
  %9 = trunc i64 %0 to i32
  %10 = xor i32 %9, 25
  br label %17

11:                                               ; preds = %1
  br label %21

12:                                               ; preds = %1
  br label %21

13:                                               ; preds = %1, %1
  br label %17

14:                                               ; preds = %1
  br label %17

15:                                               ; preds = %1
  br label %21

16:                                               ; preds = %1
  br label %17

17:                                               ; preds = %1, %1, %16, %14, %13, %8, %7, %6, %5, %2
  %18 = phi i32 [ 8, %16 ], [ 78, %14 ], [ 66, %13 ], [ %10, %8 ], [ 47, %7 ], [ 28, %6 ], [ 69, %5 ], [ %4, %2 ], [ 2, %1 ], [ 2, %1 ]
  %19 = shl nsw i32 %18, 1
  %20 = or disjoint i32 %19, 1
  br label %21

21:                                               ; preds = %1, %17, %15, %12, %11
  %22 = phi i32 [ %20, %17 ], [ 6988, %15 ], [ -23, %12 ], [ 3482, %11 ], [ -4022, %1 ]
  ret i32 %22
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc range(i32 9, 5321) i32 @edges(i64 noundef %0) unnamed_addr #1 {
  switch i64 %0, label %5 [
    i64 -9223372036854775808, label %6
    i64 -9223372036854775807, label %7
    i64 9223372036854775807, label %2
    i64 9223372036854775806, label %3
    i64 9223372036854775805, label %3
    i64 9223372036854775804, label %4
  ]

2:                                                ; preds = %1
  br label %7

3:                                                ; preds = %1, %1
  br label %7

4:                                                ; preds = %1
  br label %7

5:                                                ; preds = %1
  br label %7

6:                                                ; preds = %1
  br label %7

7:                                                ; preds = %2, %3, %5, %1, %6, %4
  %8 = phi i32 [ 4741, %4 ], [ 5320, %1 ], [ 9, %5 ], [ 151, %3 ], [ 85, %2 ], [ 135, %6 ]
  ret i32 %8
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc range(i32 -9594, 2000116) i32 @two_tables(i32 noundef %0) unnamed_addr #1 {
  switch i32 %0, label %44 [
    i32 100, label %46
    i32 101, label %45
    i32 102, label %2
    i32 103, label %3
    i32 104, label %4
    i32 105, label %5
    i32 106, label %45
    i32 107, label %6
    i32 108, label %6
    i32 109, label %6
    i32 110, label %7
    i32 111, label %8
    i32 112, label %8
    i32 113, label %9
    i32 114, label %10
    i32 115, label %11
    i32 116, label %12
    i32 117, label %13
    i32 118, label %14
    i32 119, label %45
    i32 1000000, label %45
    i32 1000001, label %15
    i32 1000002, label %16
    i32 1000003, label %17
    i32 1000004, label %18
    i32 1000005, label %19
    i32 1000006, label %19
    i32 1000007, label %20
    i32 1000008, label %20
    i32 1000009, label %21
    i32 1000010, label %22
    i32 1000011, label %23
    i32 1000012, label %24
    i32 1000013, label %25
    i32 1000014, label %26
    i32 1000015, label %27
    i32 1000016, label %27
    i32 1000017, label %28
    i32 1000018, label %29
    i32 1000019, label %30
    i32 1000020, label %31
    i32 1000021, label %32
    i32 1000022, label %33
    i32 1000023, label %34
    i32 1000024, label %34
    i32 1000025, label %35
    i32 1000026, label %36
    i32 1000027, label %37
    i32 1000028, label %38
    i32 1000029, label %39
    i32 -6, label %39
    i32 -5, label %40
    i32 -4, label %41
    i32 -3, label %42
    i32 -2, label %42
    i32 -1, label %43
  ]

2:                                                ; preds = %1
  br label %46

3:                                                ; preds = %1
  br label %46

4:                                                ; preds = %1
  br label %46

5:                                                ; preds = %1
  br label %46

6:                                                ; preds = %1, %1, %1
  br label %46

7:                                                ; preds = %1
  br label %46

8:                                                ; preds = %1, %1
  br label %46

9:                                                ; preds = %1
  br label %46

10:                                               ; preds = %1
  br label %46

11:                                               ; preds = %1
  br label %46

12:                                               ; preds = %1
  br label %46

13:                                               ; preds = %1
  br label %46

14:                                               ; preds = %1
  br label %46

15:                                               ; preds = %1
  br label %46

16:                                               ; preds = %1
  br label %46

17:                                               ; preds = %1
  br label %46

18:                                               ; preds = %1
  br label %46

19:                                               ; preds = %1, %1
  br label %46

20:                                               ; preds = %1, %1
  br label %46

21:                                               ; preds = %1
  br label %46

22:                                               ; preds = %1
  br label %46

23:                                               ; preds = %1
  br label %46

24:                                               ; preds = %1
  br label %46

25:                                               ; preds = %1
  br label %46

26:                                               ; preds = %1
  br label %46

27:                                               ; preds = %1, %1
  br label %46

28:                                               ; preds = %1
  br label %46

29:                                               ; preds = %1
  br label %46

30:                                               ; preds = %1
  br label %46

31:                                               ; preds = %1
  br label %46

32:                                               ; preds = %1
  br label %46

33:                                               ; preds = %1
  br label %46

34:                                               ; preds = %1, %1
  br label %46

35:                                               ; preds = %1
  br label %46

36:                                               ; preds = %1
  br label %46

37:                                               ; preds = %1
  br label %46

38:                                               ; preds = %1
  br label %46

39:                                               ; preds = %1, %1
  br label %46

40:                                               ; preds = %1
  br label %46

41:                                               ; preds = %1
  br label %46

42:                                               ; preds = %1, %1
  br label %46

43:                                               ; preds = %1
  br label %46

44:                                               ; preds = %1
  br label %46

45:                                               ; preds = %1, %1, %1, %1
  br label %46

46:                                               ; preds = %2, %4, %5, %7, %9, %10, %11, %12, %13, %14, %16, %19, %20, %23, %24, %25, %26, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %44, %1, %45, %43, %42, %29, %28, %27, %22, %21, %18, %17, %15, %8, %6, %3
  %47 = phi i32 [ -8023, %43 ], [ -9594, %42 ], [ -8783, %29 ], [ -617, %28 ], [ 4252, %27 ], [ 5158, %22 ], [ -9030, %21 ], [ -4198, %18 ], [ 184, %17 ], [ -5887, %15 ], [ -2228, %8 ], [ 7490, %6 ], [ -49, %3 ], [ -2789, %1 ], [ 19, %44 ], [ -157, %41 ], [ -135, %40 ], [ 183, %39 ], [ 2000059, %38 ], [ 1999879, %37 ], [ 91, %36 ], [ 69, %35 ], [ 141, %34 ], [ 15, %33 ], [ 1999893, %32 ], [ 2000115, %31 ], [ 179, %30 ], [ 143, %26 ], [ 2000051, %25 ], [ 105, %24 ], [ 77, %23 ], [ 121, %20 ], [ 19, %19 ], [ 71, %16 ], [ 55, %14 ], [ 165, %13 ], [ 83, %12 ], [ 115, %11 ], [ 53, %10 ], [ 41, %9 ], [ 111, %7 ], [ 107, %5 ], [ 175, %4 ], [ 207, %2 ], [ 65, %45 ]
  ret i32 %47
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc range(i32 3, 156) i32 @ranges(i32 noundef %0) unnamed_addr #1 {
  %2 = icmp ult i32 %0, 60
  br i1 %2, label %3, label %7

3:                                                ; preds = %1
  %4 = zext nneg i32 %0 to i64
  %5 = getelementptr inbounds [60 x i32], ptr @switch.table.ranges, i64 0, i64 %4
  %6 = load i32, ptr %5, align 4
  br label %7

7:                                                ; preds = %1, %3
  %8 = phi i32 [ %6, %3 ], [ 155, %1 ]
  ret i32 %8
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc range(i32 3, 14) i32 @bits64(i64 noundef %0) unnamed_addr #1 {
  %2 = add i64 %0, -40
  %3 = icmp ult i64 %2, 58
  br i1 %3, label %4, label %7

4:                                                ; preds = %1
  %5 = getelementptr inbounds [58 x i32], ptr @switch.table.bits64, i64 0, i64 %2
  %6 = load i32, ptr %5, align 4
  br label %7

7:                                                ; preds = %1, %4
  %8 = phi i32 [ %6, %4 ], [ 13, %1 ]
  ret i32 %8
}

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!5 = distinct !{!5, !6, !7}
!6 = !{!"llvm.loop.mustprogress"}
!7 = !{!"llvm.loop.unroll.disable"}
!8 = distinct !{!8, !6, !7}
!9 = distinct !{!9, !6, !7}
!10 = distinct !{!10, !6, !7}
!11 = distinct !{!11, !6, !7}
!12 = distinct !{!12, !6, !7}
!13 = distinct !{!13, !6, !7}
!14 = distinct !{!14, !6, !7}
!15 = distinct !{!15, !6, !7}
!16 = distinct !{!16, !6, !7}
!17 = distinct !{!17, !6, !7}
!18 = distinct !{!18, !6, !7}
!19 = distinct !{!19, !6, !7}
