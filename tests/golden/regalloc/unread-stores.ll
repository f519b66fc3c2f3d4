; The low half of a product is wanted in a register that becomes free one instruction later: it goes there from rax. No
; store to a spill slot is left that nothing reads.
; lilt: -O2 -S
; mul: max-spills: 9
define void @mul(ptr %0, ptr %1, ptr %2) {
  %4 = getelementptr i8, ptr %2, i64 8
  %5 = load i64, ptr %4
  %6 = mul i64 %5, 19
  %7 = getelementptr i8, ptr %2, i64 16
  %8 = load i64, ptr %7
  %9 = mul i64 %8, 19
  %10 = getelementptr i8, ptr %2, i64 24
  %11 = load i64, ptr %10
  %12 = mul i64 %11, 19
  %13 = getelementptr i8, ptr %2, i64 32
  %14 = load i64, ptr %13
  %15 = mul i64 %14, 19
  %16 = load i64, ptr %1
  %17 = zext i64 %16 to i128
  %18 = load i64, ptr %2
  %19 = zext i64 %18 to i128
  %20 = mul i128 %19, %17
  %21 = getelementptr i8, ptr %1, i64 8
  %22 = load i64, ptr %21
  %23 = zext i64 %22 to i128
  %24 = zext i64 %15 to i128
  %25 = mul i128 %23, %24
  %26 = add i128 %25, %20
  %27 = getelementptr i8, ptr %1, i64 16
  %28 = load i64, ptr %27
  %29 = zext i64 %28 to i128
  %30 = zext i64 %12 to i128
  %31 = mul i128 %29, %30
  %32 = add i128 %26, %31
  %33 = getelementptr i8, ptr %1, i64 24
  %34 = load i64, ptr %33
  %35 = zext i64 %34 to i128
  %36 = zext i64 %9 to i128
  %37 = mul i128 %35, %36
  %38 = add i128 %32, %37
  %39 = getelementptr i8, ptr %1, i64 32
  %40 = load i64, ptr %39
  %41 = zext i64 %40 to i128
  %42 = zext i64 %6 to i128
  %43 = mul i128 %41, %42
  %44 = add i128 %38, %43
  %45 = zext i64 %5 to i128
  %46 = mul i128 %17, %45
  %47 = mul i128 %23, %19
  %48 = add i128 %47, %46
  %49 = mul i128 %29, %24
  %50 = add i128 %48, %49
  %51 = mul i128 %35, %30
  %52 = add i128 %50, %51
  %53 = mul i128 %41, %36
  %54 = add i128 %52, %53
  %55 = zext i64 %8 to i128
  %56 = mul i128 %17, %55
  %57 = mul i128 %23, %45
  %58 = add i128 %57, %56
  %59 = mul i128 %29, %19
  %60 = add i128 %58, %59
  %61 = mul i128 %35, %24
  %62 = add i128 %60, %61
  %63 = mul i128 %41, %30
  %64 = add i128 %62, %63
  %65 = zext i64 %11 to i128
  %66 = mul i128 %17, %65
  %67 = mul i128 %23, %55
  %68 = add i128 %67, %66
  %69 = mul i128 %29, %45
  %70 = add i128 %68, %69
  %71 = mul i128 %35, %19
  %72 = add i128 %70, %71
  %73 = mul i128 %41, %24
  %74 = add i128 %72, %73
  %75 = zext i64 %14 to i128
  %76 = mul i128 %17, %75
  %77 = mul i128 %23, %65
  %78 = add i128 %77, %76
  %79 = mul i128 %29, %55
  %80 = add i128 %78, %79
  %81 = mul i128 %35, %45
  %82 = add i128 %80, %81
  %83 = mul i128 %41, %19
  %84 = add i128 %82, %83
  %85 = trunc i128 %44 to i64
  %86 = and i64 %85, 2251799813685247
  %87 = lshr i128 %44, 51
  %88 = and i128 %87, 18446744073709551615
  %89 = add i128 %54, %88
  %90 = trunc i128 %89 to i64
  %91 = and i64 %90, 2251799813685247
  %92 = getelementptr i8, ptr %0, i64 8
  %93 = lshr i128 %89, 51
  %94 = and i128 %93, 18446744073709551615
  %95 = add i128 %64, %94
  %96 = trunc i128 %95 to i64
  %97 = and i64 %96, 2251799813685247
  %98 = getelementptr i8, ptr %0, i64 16
  store i64 %97, ptr %98
  %99 = lshr i128 %95, 51
  %100 = and i128 %99, 18446744073709551615
  %101 = add i128 %74, %100
  %102 = trunc i128 %101 to i64
  %103 = and i64 %102, 2251799813685247
  %104 = getelementptr i8, ptr %0, i64 24
  store i64 %103, ptr %104
  %105 = lshr i128 %101, 51
  %106 = and i128 %105, 18446744073709551615
  %107 = add i128 %84, %106
  %108 = trunc i128 %107 to i64
  %109 = and i64 %108, 2251799813685247
  %110 = getelementptr i8, ptr %0, i64 32
  store i64 %109, ptr %110
  %111 = lshr i128 %107, 51
  %112 = trunc i128 %111 to i64
  %113 = mul i64 %112, 19
  %114 = add i64 %113, %86
  %115 = lshr i64 %114, 51
  %116 = add i64 %115, %91
  store i64 %116, ptr %92
  %117 = and i64 %114, 2251799813685247
  store i64 %117, ptr %0
  ret void
}
