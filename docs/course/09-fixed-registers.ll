; A digit of a number in a base, with the bits of a mask moved to a place.
define i64 @digit(i64 %number, i64 %base, i64 %place, i64 %mask) {
  %quotient = udiv i64 %number, %base
  %digit = urem i64 %number, %base
  %bits = shl i64 %mask, %place
  %both = xor i64 %bits, %digit
  %result = sub i64 %both, %quotient
  ret i64 %result
}

; %kept is needed until the end, the other operands only once.
define i64 @mix(i64 %kept, i64 %factor) {
  %product = mul i64 %kept, %factor
  %mixed = xor i64 %kept, %product
  %result = mul i64 %kept, %mixed
  ret i64 %result
}
