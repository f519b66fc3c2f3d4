# Exceptions: classes, ensure in order, retries, values of begin, raises inside of blocks.
class Trouble < Exception
  getter code : Int32
  def initialize(@code, message = "trouble #{code}")
    super(message)
  end
end

def step(n)
  puts "enter #{n}"
  raise Trouble.new(n) if n % 3 == 0
  raise IndexError.new if n % 4 == 0
  [1, 2][n] if n == 5
  n * 2
rescue e : Trouble
  puts "rescued #{e.code}: #{e.message}"
  -1
else
  puts "no trouble"
  100
ensure
  puts "leave #{n}"
end

(0..6).each do |n|
  begin
    puts step(n)
  rescue e
    puts "outer #{e.class}"
  end
end

tries = 0
until tries > 9
  begin
    tries += 1
    raise "again" if tries < 4
    puts "after #{tries}"
    break
  rescue
    next
  end
end

def deep(n, &block : Int32 -> Int32) : Int32
  return block.call(n) if n == 0
  begin
    deep(n - 1, &block) + 1
  ensure
    print n, ' '
  end
end

begin
  deep(5) { |x| raise ArgumentError.new("at #{x}") }
rescue e : ArgumentError | KeyError
  puts e.message
end
puts deep(3) { |x| x + 7 }
puts (Int32.new("12x") rescue "not a number")
begin
  {"a" => 1}["b"]
rescue e : KeyError
  puts e.message
end
begin
  raise Trouble.new(1, "cause")
rescue e
  begin
    raise Exception.new("effect", cause: e)
  rescue f
    puts f.message, f.cause.try &.message
  end
end
puts (2_000_000_000 + tries * 1_000_000_000 rescue "overflow")
