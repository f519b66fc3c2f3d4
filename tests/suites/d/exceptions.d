// Exceptions: finally and scope guards in order, chained ones, errors, destructors, nested functions, threads.
import std.stdio, std.conv, std.exception, core.thread, std.string;

class Trouble : Exception {
    int code;
    this(int code) { super("trouble " ~ code.to!string); this.code = code; }
}
struct Guard {
    string name;
    ~this() { if (name.length) writeln("~", name); }
    @disable this(this);
}
int step(int n) {
    scope (exit) writeln("exit ", n);
    scope (failure) writeln("failure ", n);
    scope (success) writeln("success ", n);
    auto g = Guard("g" ~ n.to!string);
    if (n % 3 == 0) throw new Trouble(n);
    if (n % 4 == 0) throw new Exception("plain");
    return n * 2;
}
void deep(int n) {
    auto g = Guard("d" ~ n.to!string);
    if (n == 0) throw new Trouble(100);
    try deep(n - 1);
    finally writeln("finally ", n);
}
void chained() {
    try throw new Trouble(1);
    finally throw new Exception("second");
}
int keep(int a, int b, int c, int d, int e, int f) {
    int r = a;
    try { r += step(b); r += step(c); r += step(d); }
    catch (Trouble t) r += t.code * 1000;
    return r + a + b + c + d + e + f;
}
void main() {
    foreach (n; 1 .. 5)
        try writeln(step(n));
        catch (Trouble t) writeln("caught ", t.msg);
        catch (Exception e) writeln("other ", e.msg);
    try deep(3); catch (Trouble t) writeln(t.code);
    try chained(); catch (Exception e) writeln(e.msg, " <- ", e.next is null ? "none" : e.next.msg);
    writeln(keep(1, 2, 5, 6, 7, 8), " ", keep(1, 2, 5, 7, 10, 11));
    writeln(collectException!ConvException("12x".to!int) !is null);
    int[] a = [1, 2, 3];
    size_t i = 3;
    try writeln(a[i]); catch (Error e) writeln(typeid(e).name);
    try { int[string] m; writeln(m["x"]); } catch (Error e) writeln(typeid(e).name);
    try { Object o; o = null; enforce(o !is null, "null"); } catch (Exception e) writeln(e.msg);
    auto t = new Thread({ step(9); });
    t.start();
    try t.join(); catch (Trouble e) writeln("of the thread: ", e.msg);
    int delegate(int) f = (int x) { if (x > 1) throw new Trouble(x); return x; };
    foreach (x; 0 .. 4) writeln(ifThrown!Trouble(f(x), -1));
}
