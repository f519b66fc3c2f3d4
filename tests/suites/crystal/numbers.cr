# Integers of all widths with overflow checks, floats, rationals of big numbers, bit operations.
{% for type in [Int8, UInt8, Int16, UInt16, Int32, UInt32, Int64, UInt64, Int128, UInt128] %}
  x = {{type}}::MAX
  puts "{{type}} #{x} #{x &+ 1} #{x.popcount} #{(x // 3) % 100} #{x >> 3}"
  begin
    puts x + 1
  rescue OverflowError
    puts "overflow"
  end
  begin
    puts {{type}}.new(300)
  rescue OverflowError
    puts "300 is too large"
  end
{% end %}
p 7 // -2, 7 % -2, -7.remainder(2), 2 ** 10, 2.0 ** 0.5, 10.gcd(4), 1e300 * 1e10, 0.1 + 0.2
p 3.7.to_i, -3.7.floor, 2.5.round, 1_000_000.to_s(16), "ff".to_i(16), 255.to_s(2), 12345.digits
p Math.sqrt(2), Math.sin(1.0), Math.hypot(3, 4), Float64::INFINITY, (0.0 / 0.0).nan?
p 1.0f32 / 3, 5.fdiv(2), 5.tdiv(-2), 5.bit(0), ~5, 5 ^ 3, -1_i8.to_u8!, 300.to_u8!
r = 12345_u64
sum = 0_u64
1000.times do
  r ^= r << 13
  r ^= r >> 7
  r ^= r << 17
  sum &+= r
end
p sum
begin
  p 1 // 0
rescue e : DivisionByZeroError
  puts e.message
end
