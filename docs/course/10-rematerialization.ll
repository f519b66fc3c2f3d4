@upper = dso_local global [256 x i8] zeroinitializer
@weight = dso_local global [256 x i64] zeroinitializer

; Adds up the weights of a text's letters; one table makes them capitals, one has the weights.
define i64 @weigh.text(ptr %text, i64 %length, i64 %start) {
entry:
  br label %loop

loop:
  %index = phi i64 [ 0, %entry ], [ %next, %loop ]
  %total = phi i64 [ %start, %entry ], [ %sum, %loop ]
  %place = getelementptr i8, ptr %text, i64 %index
  %letter = load i8, ptr %place
  %code = zext i8 %letter to i64
  %upper.place = getelementptr i8, ptr @upper, i64 %code
  %capital = load i8, ptr %upper.place
  %capital.code = zext i8 %capital to i64
  %weight.place = getelementptr i64, ptr @weight, i64 %capital.code
  %weight = load i64, ptr %weight.place
  %sum = add i64 %total, %weight
  %next = add i64 %index, 1
  %more = icmp slt i64 %next, %length
  br i1 %more, label %loop, label %done

done:
  ret i64 %sum
}
