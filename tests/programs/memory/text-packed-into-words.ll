; LLVMlite has no bytes: text is made of shifted and or-ed words, stored eight letters at a time.
; exit: 0
; output: abcdefghZYXWVUTS...
; output: WVUTS...
declare void @ll_puts(i8*)
declare i8* @ll_malloc(i64, i64)
define i64 @letters(i64 %first, i64 %step) {
  %word = alloca i64
  %place = alloca i64
  store i64 0, i64* %word
  store i64 0, i64* %place
  br label %loop
loop:
  %at = load i64, i64* %place
  %offset = mul i64 %at, %step
  %letter = add i64 %first, %offset
  %shift = shl i64 %at, 3
  %moved = shl i64 %letter, %shift
  %before = load i64, i64* %word
  %after = or i64 %before, %moved
  store i64 %after, i64* %word
  %next = add i64 %at, 1
  store i64 %next, i64* %place
  %more = icmp slt i64 %next, 8
  br i1 %more, label %loop, label %done
done:
  %result = load i64, i64* %word
  ret i64 %result
}
define i64 @main() {
  %text = call i8* @ll_malloc(i64 4, i64 8)
  %words = bitcast i8* %text to i64*
  %up = call i64 @letters(i64 97, i64 1)
  %down = call i64 @letters(i64 90, i64 -1)
  %same = call i64 @letters(i64 46, i64 0)
  %cut = lshr i64 %same, 40
  %second = getelementptr i64, i64* %words, i64 1
  %third = getelementptr i64, i64* %words, i64 2
  store i64 %up, i64* %words
  store i64 %down, i64* %second
  store i64 %cut, i64* %third
  call void @ll_puts(i8* %text)
  %inside = bitcast i8* %text to [32 x i8]*
  %tail = getelementptr [32 x i8], [32 x i8]* %inside, i32 0, i32 11
  call void @ll_puts(i8* %tail)
  ret i64 0
}
