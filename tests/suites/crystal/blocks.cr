# Blocks, procs and closures that capture variables; yield with break and next.
def each_pair(list)
  i = 0
  while i + 1 < list.size
    yield list[i], list[i + 1]
    i += 2
  end
  i
end

def counter
  n = 0
  ->(step : Int32) { n += step }
end

def compose(f : Int32 -> Int32, g : Int32 -> Int32)
  ->(x : Int32) { g.call(f.call(x)) }
end

puts each_pair([1, 2, 3, 4, 5]) { |a, b| puts "#{a} #{b}" }
c = counter
c.call(2)
puts c.call(5)
puts compose(->(x : Int32) { x + 1 }, ->(x : Int32) { x * 10 }).call(4)
found = [3, 8, 12, 5].each do |x|
  next if x.odd?
  break x if x > 10
end
p found
p (1..10).select(&.even?).map { |x| x * x }.reduce { |a, b| a + b }
p [5, 3, 9].sort_by { |x| -x }, %w(pear fig apple).max_by(&.size)
p (1..3).each_with_index.to_a, (1..20).each_slice(6).map(&.sum).to_a
