; A checksum of an array: the loop keeps five values alive around a call.
declare i64 @mix(i64, i64)

define i64 @checksum(ptr %data, i64 %count, i64 %seed) {
entry:
  %sum = alloca i64
  %index = alloca i64
  %salt = xor i64 %seed, 90
  store i64 %seed, ptr %sum
  store i64 0, ptr %index
  br label %loop
loop:
  %i = load i64, ptr %index
  %more = icmp slt i64 %i, %count
  br i1 %more, label %body, label %done
body:
  %place = getelementptr i64, ptr %data, i64 %i
  %number = load i64, ptr %place
  %mixed = call i64 @mix(i64 %number, i64 %salt)
  %scaled = mul i64 %mixed, %salt
  %before = load i64, ptr %sum
  %after = add i64 %before, %scaled
  %odd = and i64 %number, 1
  %adjusted = sub i64 %after, %odd
  store i64 %adjusted, ptr %sum
  %next = add i64 %i, 1
  store i64 %next, ptr %index
  br label %loop
done:
  %total = load i64, ptr %sum
  %result = xor i64 %total, %seed
  ret i64 %result
}
