# Generic classes, unions, modules, virtual calls, macros, operators.
abstract class Shape
  abstract def area : Float64
  def <=>(other : Shape)
    area <=> other.area
  end
  include Comparable(Shape)
end

class Circle < Shape
  def initialize(@r : Float64); end
  def area : Float64; 3.14159 * @r * @r; end
end

class Rectangle < Shape
  def initialize(@w : Float64, @h : Float64); end
  def area : Float64; @w * @h; end
end

class Heap(T)
  include Enumerable(T)
  @items = [] of T
  def <<(x : T)
    @items << x
    i = @items.size - 1
    while i > 0 && @items[i] < @items[(i - 1) // 2]
      @items.swap(i, (i - 1) // 2)
      i = (i - 1) // 2
    end
    self
  end
  def each
    @items.each { |x| yield x }
  end
  def pop : T?
    return nil if @items.empty?
    @items.swap(0, @items.size - 1)
    least = @items.pop
    i = 0
    loop do
      child = 2 * i + 1
      break if child >= @items.size
      child += 1 if child + 1 < @items.size && @items[child + 1] < @items[child]
      break unless @items[child] < @items[i]
      @items.swap(i, child)
      i = child
    end
    least
  end
end

macro define_accessors(*names)
  {% for name in names %}
    property {{name.id}} = 0
  {% end %}
end

struct Point
  define_accessors x, y
  def initialize(@x, @y); end
  def +(other : Point)
    Point.new(x + other.x, y + other.y)
  end
end

heap = Heap(Shape).new
heap << Circle.new(2) << Rectangle.new(1, 1) << Circle.new(0.5) << Rectangle.new(3, 4)
puts heap.size, heap.map(&.area).sum.round(3)
while s = heap.pop
  puts "#{s.class} #{s.area.round(4)}"
end
p (Point.new(1, 2) + Point.new(30, 40))
value = [1, "two", 3.5, nil, 'c', {1, "x"}, :symbol, [1_u8, 2_u8]]
value.each do |v|
  case v
  when Int32  then puts "int #{v + 1}"
  when String then puts "string #{v.upcase}"
  when Nil    then puts "nil"
  when Tuple  then puts v[0]
  else             puts "other #{v}"
  end
end
enum Color
  Red; Green = 5; Blue
end
puts Color::Blue.value, Color.parse("green"), Color.values.join(",")
