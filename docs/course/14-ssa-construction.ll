; The steepest step up between neighbours, as a front end writes it: each variable is in memory.
define i64 @steepest(ptr %heights, i64 %count) {
entry:
  %best = alloca i64
  %index = alloca i64
  %step = alloca i64
  store i64 0, ptr %best
  store i64 1, ptr %index
  br label %loop

loop:
  %i = load i64, ptr %index
  %more = icmp slt i64 %i, %count
  br i1 %more, label %body, label %done

body:
  %place = getelementptr i64, ptr %heights, i64 %i
  %here = load i64, ptr %place
  %place.before = getelementptr i64, ptr %place, i64 -1
  %before = load i64, ptr %place.before
  %difference = sub i64 %here, %before
  store i64 %difference, ptr %step
  %s = load i64, ptr %step
  %b = load i64, ptr %best
  %is.steeper = icmp sgt i64 %s, %b
  br i1 %is.steeper, label %steeper, label %end

steeper:
  %s.again = load i64, ptr %step
  store i64 %s.again, ptr %best
  br label %end

end:
  %i.again = load i64, ptr %index
  %next = add i64 %i.again, 1
  store i64 %next, ptr %index
  br label %loop

done:
  %result = load i64, ptr %best
  ret i64 %result
}

declare void @read(ptr)

; The address of %word leaves the function, that of %twice does not.
define i64 @ask() {
entry:
  %word = alloca i64
  %twice = alloca i64
  call void @read(ptr %word)
  %w = load i64, ptr %word
  %sum = add i64 %w, %w
  store i64 %sum, ptr %twice
  %t = load i64, ptr %twice
  ret i64 %t
}
