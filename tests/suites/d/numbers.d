// Numbers of all types: overflow checks, real (x87), shifts, conversions, big integers, bit operations.
import std.stdio, std.bigint, std.math, core.bitop, core.checkedint, std.numeric, std.random, std.conv;

T power(T)(T base, int n) { T r = 1; foreach (_; 0 .. n) r *= base; return r; }

void main() {
    foreach (T; AliasSeq!(byte, ubyte, short, ushort, int, uint, long, ulong)) {
        T x = T.max;
        x++;
        writeln(T.stringof, " ", x == T.min, " ", cast(T)(T.max / 3), " ", T.max >> 2, " ", cast(T) 300);
    }
    real r = 1.0L / 3;
    writefln("%.18f %.15f %.8f", r, cast(double) r, cast(float) r);
    writeln(sqrt(2.0L) == cast(double) sqrt(2.0L), " ", real.dig, " ", fmod(7.5L, 2), " ", ldexp(1.0L, 100));
    bool overflow;
    writeln(muls(int.max, 2, overflow), overflow, addu(1u, 2u, overflow));
    writeln(bsr(1000u), bsf(1000u), popcnt(0xf0f0), bswap(0x01020304), rol(0x80000001u, 4), ror(1u, 1));
    writeln(power(BigInt(7), 100), " ", power(3UL, 40), " ", gcd(48, 36), " ", power(1.5, 20));
    writeln(int.min / 2, " ", -7 / 2, " ", -7 % 3, " ", -7 >> 1, " ", -7 >>> 28, " ", cast(uint) -1.5e0, " ", cast(long) 1e18);
    auto random = Mt19937(42);
    uint sum;
    foreach (_; 0 .. 1000) { sum += random.front; random.popFront; }
    writeln(sum, " ", double.nan == double.nan, " ", isNaN(0.0 / 0.0), " ", 1 / -0.0, " ", "0x1p-3".to!double, " ", 0.1f + 0.2f);
    cdouble_like();
}
void cdouble_like() {
    import std.complex;
    auto z = complex(1.0, 2.0);
    writeln(z * z, " ", abs(z), " ", z / complex(0.0, 1.0));
}
alias AliasSeq(T...) = T;
