// Classes, interfaces, overrides, abstract methods, casts, final switches, mixins, operators.
import std.stdio, std.conv, std.algorithm, std.array;

interface Shape { double area() const; string name() const; }
abstract class Base : Shape {
    protected static int made;
    this() { ++made; }
    abstract double area() const;
    string name() const { return typeid(this).name; }
    int opCmp(const Base other) const { return area < other.area ? -1 : area > other.area; }
    override int opCmp(Object o) { return opCmp(cast(const Base) o); }
}
class Circle : Base {
    double r;
    this(double r) { this.r = r; }
    override double area() const { return 3.14159 * r * r; }
}
class Square : Base {
    double a;
    this(double a) { this.a = a; }
    override double area() const { return a * a; }
    override string name() const { return "square of " ~ a.to!string; }
    invariant { assert(a >= 0); }
}
mixin template Counting() { int count; void tick() { ++count; } }
struct Vector(T, size_t n) {
    T[n] data;
    mixin Counting;
    Vector opBinary(string op)(Vector o) const if (op == "+" || op == "-" || op == "*") {
        Vector r;
        static foreach (i; 0 .. n) mixin("r.data[i] = data[i] " ~ op ~ " o.data[i];");
        return r;
    }
    ref T opIndex(size_t i) { return data[i]; }
    int opApply(scope int delegate(size_t, ref T) body_) {
        foreach (i, ref x; data) if (auto r = body_(i, x)) return r;
        return 0;
    }
}
enum Color : ubyte { red, green = 7, blue }
string tell(Color c) { final switch (c) { case Color.red: return "r"; case Color.green: return "g"; case Color.blue: return "b"; } }

void main() {
    Base[] shapes = [new Circle(1), new Square(1.5), new Circle(0.2), new Square(3)];
    sort!((a, b) => a.opCmp(b) < 0)(shapes);
    foreach (s; shapes) writefln("%s %.3f %s", s.name, s.area, cast(Circle) s !is null);
    writeln(Base.made, " ", (cast(Object) shapes[0]).classinfo.base.name);
    auto a = Vector!(int, 3)([1, 2, 3]), b = Vector!(int, 3)([10, 20, 30]);
    auto c = a + b * a;
    c[1] += 5;
    c.tick();
    foreach (i, ref x; c) { if (i == 2) break; x *= 2; }
    writeln(c.data, c.count, tell(Color.blue), Color.green, cast(int) Color.blue);
    Object o = shapes[1];
    writeln(is(typeof(o) == Object), " ", cast(Shape) o !is null, " ", (cast(Square) o is null));
}
