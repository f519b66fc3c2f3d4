#include <stdarg.h>
extern int failures;
void failed(const char *function, const char *what);
static unsigned long long mix(unsigned long long x) {
  x ^= x >> 31;
  x *= 0x9E3779B97F4A7C15ull;
  return x ^ x >> 29;
}
struct s0 {
  short m0[2];
  float m1[1];
  char m2;
  long m3[1];
} ;
struct s1 {
  struct s0 m0[1];
  double m1;
  short m2;
} ;
struct s2 {
  int m0;
  _Complex float m1;
} ;
struct s3 {
  float m0;
  _Complex double m1;
  int m2;
} __attribute__((packed));
struct s4 {
  struct s3 m0;
} __attribute__((aligned(16)));
struct s5 {
  float m0;
  short m1[1];
  short m2;
} ;
struct s6 {
  __int128 m0;
  double m1[2];
} ;
struct s7 {
  struct s6 m0;
} ;
struct s8 {
  struct s7 m0;
  int m1;
  long m2;
} __attribute__((packed));
struct s9 {
  _Complex double m0;
  char m1;
  unsigned m2[1];
} __attribute__((packed));
struct s10 {
  float m0;
  char m1;
} __attribute__((packed));
struct s11 {
  long double m0;
} ;
struct s12 {
  float m0;
  long double m1;
} __attribute__((aligned(16)));
struct s13 {
  _Complex double m0;
  __int128 m1;
  struct s12 m2;
  float m3;
} ;
struct s14 {
  long long m0;
  long m1;
  char m2;
  long m3;
  int m4;
} ;
struct s15 {
  float m0;
  unsigned short m1;
  int m2;
} __attribute__((aligned(16)));
struct s16 {
  char m0;
  int m1;
  double m2;
  _Complex float m3[1];
  short m4;
} ;
struct s17 {
  struct s16 m0;
} __attribute__((aligned(16)));
struct s18 {
  double m0;
  char m1;
  char m2;
} ;
union s19 {
  float m0;
  long m1[3];
} ;
struct s20 {
  float m0;
} ;
struct s21 {
  long m0;
  struct s20 m1[2];
} ;
struct s22 {
  unsigned long m0;
  char * m1[1];
} ;
struct s23 {
  float m0;
  struct s21 m1;
  struct s22 m2;
} ;
struct s24 {
  long m0[1];
} __attribute__((packed));
struct s25 {
  float m0;
  float m1;
  float m2;
} ;
struct s26 {
  char m0;
  char m1;
} ;
struct s27 {
  char m0;
  double m1[3];
  struct s25 m2;
  struct s26 m3[3];
  char m4;
} ;
struct s28 {
  double m0[1];
  char m1;
  double m2;
} ;
struct s29 {
  struct s28 m0[1];
} ;
struct s30 {
  float m0[3];
} ;
struct s31 {
  char m0[2];
  float m1;
} ;
struct s32 {
  double m0;
  signed char m1;
  double m2;
} ;
struct s33 {
  _Complex float m0;
  double m1;
  int m2;
} ;
union s34 {
  struct s33 m0;
  double m1;
  char m2;
  float m3;
  short m4[3];
} __attribute__((aligned(16)));
union s35 {
  char m0;
  char m1;
} ;
struct s36 {
  int m0;
  union s35 m1;
  float m2;
} ;
struct s37 {
  double m0[3];
  _Complex double m1[3];
  struct s36 m2;
  float m3;
  short m4;
} ;
struct s38 {
  float m0[3];
  unsigned m1;
} ;
union s39 {
  int m0[2];
} ;
struct s40 {
  _Complex double m0;
  float m1;
  float m2;
} ;
struct s41 {
  struct s40 m0;
  _Complex float m1;
  long m2;
  double m3;
  signed char m4;
} ;
union s42 {
  struct s41 m0;
  float m1;
} ;
struct s43 {
  _Complex float m0;
} ;
struct s44 {
  unsigned short m0[1];
  long m1;
} ;
struct s45 {
  double m0;
  _Complex float m1;
} ;
struct s46 {
  int m0;
} ;
struct s47 {
  long m0;
  short m1[2];
  float m2;
} ;
struct s48 {
  _Bool m0[1];
} ;
struct s49 {
  int m0[2];
  struct s48 m1;
} __attribute__((aligned(16)));
struct s50 {
  _Complex float m0;
  long m1;
} ;
struct s51 {
  struct s49 m0;
  struct s50 m1;
} ;
struct s52 {
  short m0;
  float m1;
} ;
struct s53 {
  double m0;
  long m1;
} ;
struct s54 {
  struct s52 m0;
  struct s53 m1;
  char m2;
} ;
struct s55 {
  short m0;
  unsigned char m1;
} ;
struct s56 {
  long m0;
  int m1[1];
  _Complex float m2;
  float m3[1];
  double m4;
} ;
struct s57 {
  struct s56 m0[2];
  char m1;
} ;
struct s58 {
  _Complex float m0;
  float m1[3];
  struct s57 m2;
} ;
struct s59 {
  short m0;
} __attribute__((aligned(16)));
struct s60 {
  long m0;
  short m1;
  double m2;
  _Bool m3;
} __attribute__((packed));
struct s61 {
  unsigned long m0[2];
  unsigned short m1;
} ;
struct s62 {
  long m0;
} ;
struct s63 {
  float m0;
} __attribute__((aligned(16)));
struct s64 {
  float m0[1];
  float m1;
  char m2;
} ;
struct s65 {
  long m0;
  short m1;
  short m2;
  long m3;
} ;
struct s66 {
  short m0;
  char m1;
  signed char m2[3];
  double m3;
  struct s65 m4;
} ;
struct s67 {
  unsigned long m0;
  struct s66 m1;
  short m2;
  unsigned short m3;
  float m4;
} __attribute__((packed));
struct s68 {
  long m0;
  double m1;
} ;
struct s69 {
  double m0;
} ;
struct s70 {
  long m0;
} ;
struct s71 {
  _Complex double m0;
  short m1;
  char m2;
  float m3;
} ;
struct s72 {
  char m0;
  struct s71 m1;
} ;
struct s73 {
  float m0;
  char m1;
  unsigned short m2;
  float m3;
} __attribute__((packed));
struct s74 {
  char m0;
} ;
union s75 {
  float m0;
  unsigned long m1;
  double m2;
  double m3;
  struct s74 m4[2];
} __attribute__((packed));
struct s76 {
  short m0;
  unsigned short m1;
  short m2;
  unsigned short m3;
  long m4;
} ;

struct s9 f0(struct s1 p0, struct s2 p1, _Bool p2, struct s4 p3, struct s5 p4, signed char p5, struct s8 p6, float p7) {
  { static struct s1 wanted; wanted.m0[0].m0[0] = (short)mix(0 + 11 + 11); wanted.m0[0].m0[1] = (short)mix(0 + 11 + 22); wanted.m0[0].m1[0] = (float)(int)mix(0 + 11 + 33) / 16; wanted.m0[0].m2 = (char)mix(0 + 11 + 44); wanted.m0[0].m3[0] = (long)mix(0 + 11 + 55); wanted.m1 = (double)(int)mix(0 + 22) / 16; wanted.m2 = (short)mix(0 + 33); if (!(((p0.m0[0].m0[0] == wanted.m0[0].m0[0] && p0.m0[0].m0[1] == wanted.m0[0].m0[1] && p0.m0[0].m1[0] == wanted.m0[0].m1[0] && p0.m0[0].m2 == wanted.m0[0].m2 && p0.m0[0].m3[0] == wanted.m0[0].m3[0]) && p0.m1 == wanted.m1 && p0.m2 == wanted.m2))) failed("f0", "parameter 0"); }
  p0.m0[0].m0[0] = (short)mix(99 + 11 + 11); p0.m0[0].m0[1] = (short)mix(99 + 11 + 22); p0.m0[0].m1[0] = (float)(int)mix(99 + 11 + 33) / 16; p0.m0[0].m2 = (char)mix(99 + 11 + 44); p0.m0[0].m3[0] = (long)mix(99 + 11 + 55); p0.m1 = (double)(int)mix(99 + 22) / 16; p0.m2 = (short)mix(99 + 33);
  { static struct s2 wanted; wanted.m0 = (int)mix(37 + 11); __real__ wanted.m1 = (float)(int)mix(37 + 22) / 16; __imag__ wanted.m1 = (float)(int)mix(37 + 22 + 7) / 16; if (!((p1.m0 == wanted.m0 && p1.m1 == wanted.m1))) failed("f0", "parameter 1"); }
  p1.m0 = (int)mix(99 + 11); __real__ p1.m1 = (float)(int)mix(99 + 22) / 16; __imag__ p1.m1 = (float)(int)mix(99 + 22 + 7) / 16;
  { static _Bool wanted; wanted = mix(74) & 1; if (!(p2 == wanted)) failed("f0", "parameter 2"); }
  p2 = mix(99) & 1;
  { static struct s4 wanted; wanted.m0.m0 = (float)(int)mix(111 + 11 + 11) / 16; __real__ wanted.m0.m1 = (double)(int)mix(111 + 11 + 22) / 16; __imag__ wanted.m0.m1 = (double)(int)mix(111 + 11 + 22 + 7) / 16; wanted.m0.m2 = (int)mix(111 + 11 + 33); if (!(((p3.m0.m0 == wanted.m0.m0 && p3.m0.m1 == wanted.m0.m1 && p3.m0.m2 == wanted.m0.m2)))) failed("f0", "parameter 3"); }
  p3.m0.m0 = (float)(int)mix(99 + 11 + 11) / 16; __real__ p3.m0.m1 = (double)(int)mix(99 + 11 + 22) / 16; __imag__ p3.m0.m1 = (double)(int)mix(99 + 11 + 22 + 7) / 16; p3.m0.m2 = (int)mix(99 + 11 + 33);
  { static struct s5 wanted; wanted.m0 = (float)(int)mix(148 + 11) / 16; wanted.m1[0] = (short)mix(148 + 22); wanted.m2 = (short)mix(148 + 33); if (!((p4.m0 == wanted.m0 && p4.m1[0] == wanted.m1[0] && p4.m2 == wanted.m2))) failed("f0", "parameter 4"); }
  p4.m0 = (float)(int)mix(99 + 11) / 16; p4.m1[0] = (short)mix(99 + 22); p4.m2 = (short)mix(99 + 33);
  { static signed char wanted; wanted = (signed char)mix(185); if (!(p5 == wanted)) failed("f0", "parameter 5"); }
  p5 = (signed char)mix(99);
  { static struct s8 wanted; wanted.m0.m0.m0 = (__int128)mix(222 + 11 + 11 + 11) << 64 | mix(222 + 11 + 11 + 11 + 7); wanted.m0.m0.m1[0] = (double)(int)mix(222 + 11 + 11 + 22) / 16; wanted.m0.m0.m1[1] = (double)(int)mix(222 + 11 + 11 + 33) / 16; wanted.m1 = (int)mix(222 + 22); wanted.m2 = (long)mix(222 + 33); if (!((((p6.m0.m0.m0 == wanted.m0.m0.m0 && p6.m0.m0.m1[0] == wanted.m0.m0.m1[0] && p6.m0.m0.m1[1] == wanted.m0.m0.m1[1])) && p6.m1 == wanted.m1 && p6.m2 == wanted.m2))) failed("f0", "parameter 6"); }
  p6.m0.m0.m0 = (__int128)mix(99 + 11 + 11 + 11) << 64 | mix(99 + 11 + 11 + 11 + 7); p6.m0.m0.m1[0] = (double)(int)mix(99 + 11 + 11 + 22) / 16; p6.m0.m0.m1[1] = (double)(int)mix(99 + 11 + 11 + 33) / 16; p6.m1 = (int)mix(99 + 22); p6.m2 = (long)mix(99 + 33);
  { static float wanted; wanted = (float)(int)mix(259) / 16; if (!(p7 == wanted)) failed("f0", "parameter 7"); }
  p7 = (float)(int)mix(99) / 16;
  struct s9 result;
  __real__ result.m0 = (double)(int)mix(18500 + 11) / 16; __imag__ result.m0 = (double)(int)mix(18500 + 11 + 7) / 16; result.m1 = (char)mix(18500 + 22); result.m2[0] = (unsigned)mix(18500 + 33);
  return result;
}

struct s15 f1(struct s10 p0, double p1, char p2, float p3, struct s11 p4, int p5, char p6, struct s13 p7, struct s14 p8, double p9) {
  { static struct s10 wanted; wanted.m0 = (float)(int)mix(1000 + 11) / 16; wanted.m1 = (char)mix(1000 + 22); if (!((p0.m0 == wanted.m0 && p0.m1 == wanted.m1))) failed("f1", "parameter 0"); }
  p0.m0 = (float)(int)mix(99 + 11) / 16; p0.m1 = (char)mix(99 + 22);
  { static double wanted; wanted = (double)(int)mix(1037) / 16; if (!(p1 == wanted)) failed("f1", "parameter 1"); }
  p1 = (double)(int)mix(99) / 16;
  { static char wanted; wanted = (char)mix(1074); if (!(p2 == wanted)) failed("f1", "parameter 2"); }
  p2 = (char)mix(99);
  { static float wanted; wanted = (float)(int)mix(1111) / 16; if (!(p3 == wanted)) failed("f1", "parameter 3"); }
  p3 = (float)(int)mix(99) / 16;
  { static struct s11 wanted; wanted.m0 = (long double)(int)mix(1148 + 11) / 16; if (!((p4.m0 == wanted.m0))) failed("f1", "parameter 4"); }
  p4.m0 = (long double)(int)mix(99 + 11) / 16;
  { static int wanted; wanted = (int)mix(1185); if (!(p5 == wanted)) failed("f1", "parameter 5"); }
  p5 = (int)mix(99);
  { static char wanted; wanted = (char)mix(1222); if (!(p6 == wanted)) failed("f1", "parameter 6"); }
  p6 = (char)mix(99);
  { static struct s13 wanted; __real__ wanted.m0 = (double)(int)mix(1259 + 11) / 16; __imag__ wanted.m0 = (double)(int)mix(1259 + 11 + 7) / 16; wanted.m1 = (__int128)mix(1259 + 22) << 64 | mix(1259 + 22 + 7); wanted.m2.m0 = (float)(int)mix(1259 + 33 + 11) / 16; wanted.m2.m1 = (long double)(int)mix(1259 + 33 + 22) / 16; wanted.m3 = (float)(int)mix(1259 + 44) / 16; if (!((p7.m0 == wanted.m0 && p7.m1 == wanted.m1 && (p7.m2.m0 == wanted.m2.m0 && p7.m2.m1 == wanted.m2.m1) && p7.m3 == wanted.m3))) failed("f1", "parameter 7"); }
  __real__ p7.m0 = (double)(int)mix(99 + 11) / 16; __imag__ p7.m0 = (double)(int)mix(99 + 11 + 7) / 16; p7.m1 = (__int128)mix(99 + 22) << 64 | mix(99 + 22 + 7); p7.m2.m0 = (float)(int)mix(99 + 33 + 11) / 16; p7.m2.m1 = (long double)(int)mix(99 + 33 + 22) / 16; p7.m3 = (float)(int)mix(99 + 44) / 16;
  { static struct s14 wanted; wanted.m0 = (long long)mix(1296 + 11); wanted.m1 = (long)mix(1296 + 22); wanted.m2 = (char)mix(1296 + 33); wanted.m3 = (long)mix(1296 + 44); wanted.m4 = (int)mix(1296 + 55); if (!((p8.m0 == wanted.m0 && p8.m1 == wanted.m1 && p8.m2 == wanted.m2 && p8.m3 == wanted.m3 && p8.m4 == wanted.m4))) failed("f1", "parameter 8"); }
  p8.m0 = (long long)mix(99 + 11); p8.m1 = (long)mix(99 + 22); p8.m2 = (char)mix(99 + 33); p8.m3 = (long)mix(99 + 44); p8.m4 = (int)mix(99 + 55);
  { static double wanted; wanted = (double)(int)mix(1333) / 16; if (!(p9 == wanted)) failed("f1", "parameter 9"); }
  p9 = (double)(int)mix(99) / 16;
  struct s15 result;
  result.m0 = (float)(int)mix(19500 + 11) / 16; result.m1 = (unsigned short)mix(19500 + 22); result.m2 = (int)mix(19500 + 33);
  return result;
}

union s19 f2(struct s17 p0, int p1, char * p2, struct s18 p3, unsigned p4) {
  { static struct s17 wanted; wanted.m0.m0 = (char)mix(2000 + 11 + 11); wanted.m0.m1 = (int)mix(2000 + 11 + 22); wanted.m0.m2 = (double)(int)mix(2000 + 11 + 33) / 16; __real__ wanted.m0.m3[0] = (float)(int)mix(2000 + 11 + 44) / 16; __imag__ wanted.m0.m3[0] = (float)(int)mix(2000 + 11 + 44 + 7) / 16; wanted.m0.m4 = (short)mix(2000 + 11 + 55); if (!(((p0.m0.m0 == wanted.m0.m0 && p0.m0.m1 == wanted.m0.m1 && p0.m0.m2 == wanted.m0.m2 && p0.m0.m3[0] == wanted.m0.m3[0] && p0.m0.m4 == wanted.m0.m4)))) failed("f2", "parameter 0"); }
  p0.m0.m0 = (char)mix(99 + 11 + 11); p0.m0.m1 = (int)mix(99 + 11 + 22); p0.m0.m2 = (double)(int)mix(99 + 11 + 33) / 16; __real__ p0.m0.m3[0] = (float)(int)mix(99 + 11 + 44) / 16; __imag__ p0.m0.m3[0] = (float)(int)mix(99 + 11 + 44 + 7) / 16; p0.m0.m4 = (short)mix(99 + 11 + 55);
  { static int wanted; wanted = (int)mix(2037); if (!(p1 == wanted)) failed("f2", "parameter 1"); }
  p1 = (int)mix(99);
  { static char * wanted; wanted = (char *)mix(2074); if (!(p2 == wanted)) failed("f2", "parameter 2"); }
  p2 = (char *)mix(99);
  { static struct s18 wanted; wanted.m0 = (double)(int)mix(2111 + 11) / 16; wanted.m1 = (char)mix(2111 + 22); wanted.m2 = (char)mix(2111 + 33); if (!((p3.m0 == wanted.m0 && p3.m1 == wanted.m1 && p3.m2 == wanted.m2))) failed("f2", "parameter 3"); }
  p3.m0 = (double)(int)mix(99 + 11) / 16; p3.m1 = (char)mix(99 + 22); p3.m2 = (char)mix(99 + 33);
  { static unsigned wanted; wanted = (unsigned)mix(2148); if (!(p4 == wanted)) failed("f2", "parameter 4"); }
  p4 = (unsigned)mix(99);
  union s19 result;
  result.m0 = (float)(int)mix(20500 + 11) / 16;
  return result;
}

struct s23 f3(char p0) {
  { static char wanted; wanted = (char)mix(3000); if (!(p0 == wanted)) failed("f3", "parameter 0"); }
  p0 = (char)mix(99);
  struct s23 result;
  result.m0 = (float)(int)mix(21500 + 11) / 16; result.m1.m0 = (long)mix(21500 + 22 + 11); result.m1.m1[0].m0 = (float)(int)mix(21500 + 22 + 22 + 11) / 16; result.m1.m1[1].m0 = (float)(int)mix(21500 + 22 + 33 + 11) / 16; result.m2.m0 = (unsigned long)mix(21500 + 33 + 11); result.m2.m1[0] = (char *)mix(21500 + 33 + 22);
  return result;
}

unsigned short f4(struct s24 p0, unsigned long p1, struct s27 p2, long double p3, ...) {
  { static struct s24 wanted; wanted.m0[0] = (long)mix(4000 + 11); if (!((p0.m0[0] == wanted.m0[0]))) failed("f4", "parameter 0"); }
  p0.m0[0] = (long)mix(99 + 11);
  { static unsigned long wanted; wanted = (unsigned long)mix(4037); if (!(p1 == wanted)) failed("f4", "parameter 1"); }
  p1 = (unsigned long)mix(99);
  { static struct s27 wanted; wanted.m0 = (char)mix(4074 + 11); wanted.m1[0] = (double)(int)mix(4074 + 22) / 16; wanted.m1[1] = (double)(int)mix(4074 + 33) / 16; wanted.m1[2] = (double)(int)mix(4074 + 44) / 16; wanted.m2.m0 = (float)(int)mix(4074 + 55 + 11) / 16; wanted.m2.m1 = (float)(int)mix(4074 + 55 + 22) / 16; wanted.m2.m2 = (float)(int)mix(4074 + 55 + 33) / 16; wanted.m3[0].m0 = (char)mix(4074 + 66 + 11); wanted.m3[0].m1 = (char)mix(4074 + 66 + 22); wanted.m3[1].m0 = (char)mix(4074 + 77 + 11); wanted.m3[1].m1 = (char)mix(4074 + 77 + 22); wanted.m3[2].m0 = (char)mix(4074 + 88 + 11); wanted.m3[2].m1 = (char)mix(4074 + 88 + 22); wanted.m4 = (char)mix(4074 + 99); if (!((p2.m0 == wanted.m0 && p2.m1[0] == wanted.m1[0] && p2.m1[1] == wanted.m1[1] && p2.m1[2] == wanted.m1[2] && (p2.m2.m0 == wanted.m2.m0 && p2.m2.m1 == wanted.m2.m1 && p2.m2.m2 == wanted.m2.m2) && (p2.m3[0].m0 == wanted.m3[0].m0 && p2.m3[0].m1 == wanted.m3[0].m1) && (p2.m3[1].m0 == wanted.m3[1].m0 && p2.m3[1].m1 == wanted.m3[1].m1) && (p2.m3[2].m0 == wanted.m3[2].m0 && p2.m3[2].m1 == wanted.m3[2].m1) && p2.m4 == wanted.m4))) failed("f4", "parameter 2"); }
  p2.m0 = (char)mix(99 + 11); p2.m1[0] = (double)(int)mix(99 + 22) / 16; p2.m1[1] = (double)(int)mix(99 + 33) / 16; p2.m1[2] = (double)(int)mix(99 + 44) / 16; p2.m2.m0 = (float)(int)mix(99 + 55 + 11) / 16; p2.m2.m1 = (float)(int)mix(99 + 55 + 22) / 16; p2.m2.m2 = (float)(int)mix(99 + 55 + 33) / 16; p2.m3[0].m0 = (char)mix(99 + 66 + 11); p2.m3[0].m1 = (char)mix(99 + 66 + 22); p2.m3[1].m0 = (char)mix(99 + 77 + 11); p2.m3[1].m1 = (char)mix(99 + 77 + 22); p2.m3[2].m0 = (char)mix(99 + 88 + 11); p2.m3[2].m1 = (char)mix(99 + 88 + 22); p2.m4 = (char)mix(99 + 99);
  { static long double wanted; wanted = (long double)(int)mix(4111) / 16; if (!(p3 == wanted)) failed("f4", "parameter 3"); }
  p3 = (long double)(int)mix(99) / 16;
  va_list list, copy;
  va_start(list, p3);
  va_copy(copy, list);
  { long v = va_arg(list, long);
  { static long wanted; wanted = (long)mix(7700); if (!(v == wanted)) failed("f4", "variable argument 0"); }
  }
  { long v = va_arg(list, long);
  { static long wanted; wanted = (long)mix(7737); if (!(v == wanted)) failed("f4", "variable argument 1"); }
  }
  { long double v = va_arg(list, long double);
  { static long double wanted; wanted = (long double)(int)mix(7774) / 16; if (!(v == wanted)) failed("f4", "variable argument 2"); }
  }
  { struct s29 v = va_arg(list, struct s29);
  { static struct s29 wanted; wanted.m0[0].m0[0] = (double)(int)mix(7811 + 11 + 11) / 16; wanted.m0[0].m1 = (char)mix(7811 + 11 + 22); wanted.m0[0].m2 = (double)(int)mix(7811 + 11 + 33) / 16; if (!(((v.m0[0].m0[0] == wanted.m0[0].m0[0] && v.m0[0].m1 == wanted.m0[0].m1 && v.m0[0].m2 == wanted.m0[0].m2)))) failed("f4", "variable argument 3"); }
  }
  { unsigned long v = va_arg(list, unsigned long);
  { static unsigned long wanted; wanted = (unsigned long)mix(7848); if (!(v == wanted)) failed("f4", "variable argument 4"); }
  }
  { long v = va_arg(list, long);
  { static long wanted; wanted = (long)mix(7885); if (!(v == wanted)) failed("f4", "variable argument 5"); }
  }
  { struct s30 v = va_arg(list, struct s30);
  { static struct s30 wanted; wanted.m0[0] = (float)(int)mix(7922 + 11) / 16; wanted.m0[1] = (float)(int)mix(7922 + 22) / 16; wanted.m0[2] = (float)(int)mix(7922 + 33) / 16; if (!((v.m0[0] == wanted.m0[0] && v.m0[1] == wanted.m0[1] && v.m0[2] == wanted.m0[2]))) failed("f4", "variable argument 6"); }
  }
  { long v = va_arg(copy, long);
  { static long wanted; wanted = (long)mix(7700); if (!(v == wanted)) failed("f4", "variable argument 0"); }
  }
  { long v = va_arg(copy, long);
  { static long wanted; wanted = (long)mix(7737); if (!(v == wanted)) failed("f4", "variable argument 1"); }
  }
  { long double v = va_arg(copy, long double);
  { static long double wanted; wanted = (long double)(int)mix(7774) / 16; if (!(v == wanted)) failed("f4", "variable argument 2"); }
  }
  { struct s29 v = va_arg(copy, struct s29);
  { static struct s29 wanted; wanted.m0[0].m0[0] = (double)(int)mix(7811 + 11 + 11) / 16; wanted.m0[0].m1 = (char)mix(7811 + 11 + 22); wanted.m0[0].m2 = (double)(int)mix(7811 + 11 + 33) / 16; if (!(((v.m0[0].m0[0] == wanted.m0[0].m0[0] && v.m0[0].m1 == wanted.m0[0].m1 && v.m0[0].m2 == wanted.m0[0].m2)))) failed("f4", "variable argument 3"); }
  }
  { unsigned long v = va_arg(copy, unsigned long);
  { static unsigned long wanted; wanted = (unsigned long)mix(7848); if (!(v == wanted)) failed("f4", "variable argument 4"); }
  }
  { long v = va_arg(copy, long);
  { static long wanted; wanted = (long)mix(7885); if (!(v == wanted)) failed("f4", "variable argument 5"); }
  }
  { struct s30 v = va_arg(copy, struct s30);
  { static struct s30 wanted; wanted.m0[0] = (float)(int)mix(7922 + 11) / 16; wanted.m0[1] = (float)(int)mix(7922 + 22) / 16; wanted.m0[2] = (float)(int)mix(7922 + 33) / 16; if (!((v.m0[0] == wanted.m0[0] && v.m0[1] == wanted.m0[1] && v.m0[2] == wanted.m0[2]))) failed("f4", "variable argument 6"); }
  }
  va_end(list);
  va_end(copy);
  unsigned short result;
  result = (unsigned short)mix(22500);
  return result;
}

void f5(struct s31 p0, char * p1, struct s32 p2, unsigned char p3, long p4) {
  { static struct s31 wanted; wanted.m0[0] = (char)mix(5000 + 11); wanted.m0[1] = (char)mix(5000 + 22); wanted.m1 = (float)(int)mix(5000 + 33) / 16; if (!((p0.m0[0] == wanted.m0[0] && p0.m0[1] == wanted.m0[1] && p0.m1 == wanted.m1))) failed("f5", "parameter 0"); }
  p0.m0[0] = (char)mix(99 + 11); p0.m0[1] = (char)mix(99 + 22); p0.m1 = (float)(int)mix(99 + 33) / 16;
  { static char * wanted; wanted = (char *)mix(5037); if (!(p1 == wanted)) failed("f5", "parameter 1"); }
  p1 = (char *)mix(99);
  { static struct s32 wanted; wanted.m0 = (double)(int)mix(5074 + 11) / 16; wanted.m1 = (signed char)mix(5074 + 22); wanted.m2 = (double)(int)mix(5074 + 33) / 16; if (!((p2.m0 == wanted.m0 && p2.m1 == wanted.m1 && p2.m2 == wanted.m2))) failed("f5", "parameter 2"); }
  p2.m0 = (double)(int)mix(99 + 11) / 16; p2.m1 = (signed char)mix(99 + 22); p2.m2 = (double)(int)mix(99 + 33) / 16;
  { static unsigned char wanted; wanted = (unsigned char)mix(5111); if (!(p3 == wanted)) failed("f5", "parameter 3"); }
  p3 = (unsigned char)mix(99);
  { static long wanted; wanted = (long)mix(5148); if (!(p4 == wanted)) failed("f5", "parameter 4"); }
  p4 = (long)mix(99);
}

union s39 f6(unsigned long p0, union s34 p1, ...) {
  { static unsigned long wanted; wanted = (unsigned long)mix(6000); if (!(p0 == wanted)) failed("f6", "parameter 0"); }
  p0 = (unsigned long)mix(99);
  { static union s34 wanted; __real__ wanted.m0.m0 = (float)(int)mix(6037 + 11 + 11) / 16; __imag__ wanted.m0.m0 = (float)(int)mix(6037 + 11 + 11 + 7) / 16; wanted.m0.m1 = (double)(int)mix(6037 + 11 + 22) / 16; wanted.m0.m2 = (int)mix(6037 + 11 + 33); if (!(((p1.m0.m0 == wanted.m0.m0 && p1.m0.m1 == wanted.m0.m1 && p1.m0.m2 == wanted.m0.m2)))) failed("f6", "parameter 1"); }
  __real__ p1.m0.m0 = (float)(int)mix(99 + 11 + 11) / 16; __imag__ p1.m0.m0 = (float)(int)mix(99 + 11 + 11 + 7) / 16; p1.m0.m1 = (double)(int)mix(99 + 11 + 22) / 16; p1.m0.m2 = (int)mix(99 + 11 + 33);
  va_list list, copy;
  va_start(list, p1);
  va_copy(copy, list);
  { long v = va_arg(list, long);
  { static long wanted; wanted = (long)mix(9700); if (!(v == wanted)) failed("f6", "variable argument 0"); }
  }
  { double v = va_arg(list, double);
  { static double wanted; wanted = (double)(int)mix(9737) / 16; if (!(v == wanted)) failed("f6", "variable argument 1"); }
  }
  { struct s37 v = va_arg(list, struct s37);
  { static struct s37 wanted; wanted.m0[0] = (double)(int)mix(9774 + 11) / 16; wanted.m0[1] = (double)(int)mix(9774 + 22) / 16; wanted.m0[2] = (double)(int)mix(9774 + 33) / 16; __real__ wanted.m1[0] = (double)(int)mix(9774 + 44) / 16; __imag__ wanted.m1[0] = (double)(int)mix(9774 + 44 + 7) / 16; __real__ wanted.m1[1] = (double)(int)mix(9774 + 55) / 16; __imag__ wanted.m1[1] = (double)(int)mix(9774 + 55 + 7) / 16; __real__ wanted.m1[2] = (double)(int)mix(9774 + 66) / 16; __imag__ wanted.m1[2] = (double)(int)mix(9774 + 66 + 7) / 16; wanted.m2.m0 = (int)mix(9774 + 77 + 11); wanted.m2.m1.m0 = (char)mix(9774 + 77 + 22 + 11); wanted.m2.m2 = (float)(int)mix(9774 + 77 + 33) / 16; wanted.m3 = (float)(int)mix(9774 + 88) / 16; wanted.m4 = (short)mix(9774 + 99); if (!((v.m0[0] == wanted.m0[0] && v.m0[1] == wanted.m0[1] && v.m0[2] == wanted.m0[2] && v.m1[0] == wanted.m1[0] && v.m1[1] == wanted.m1[1] && v.m1[2] == wanted.m1[2] && (v.m2.m0 == wanted.m2.m0 && (v.m2.m1.m0 == wanted.m2.m1.m0) && v.m2.m2 == wanted.m2.m2) && v.m3 == wanted.m3 && v.m4 == wanted.m4))) failed("f6", "variable argument 2"); }
  }
  { struct s38 v = va_arg(list, struct s38);
  { static struct s38 wanted; wanted.m0[0] = (float)(int)mix(9811 + 11) / 16; wanted.m0[1] = (float)(int)mix(9811 + 22) / 16; wanted.m0[2] = (float)(int)mix(9811 + 33) / 16; wanted.m1 = (unsigned)mix(9811 + 44); if (!((v.m0[0] == wanted.m0[0] && v.m0[1] == wanted.m0[1] && v.m0[2] == wanted.m0[2] && v.m1 == wanted.m1))) failed("f6", "variable argument 3"); }
  }
  { int v = va_arg(list, int);
  { static int wanted; wanted = (int)mix(9848); if (!(v == wanted)) failed("f6", "variable argument 4"); }
  }
  { long v = va_arg(copy, long);
  { static long wanted; wanted = (long)mix(9700); if (!(v == wanted)) failed("f6", "variable argument 0"); }
  }
  { double v = va_arg(copy, double);
  { static double wanted; wanted = (double)(int)mix(9737) / 16; if (!(v == wanted)) failed("f6", "variable argument 1"); }
  }
  { struct s37 v = va_arg(copy, struct s37);
  { static struct s37 wanted; wanted.m0[0] = (double)(int)mix(9774 + 11) / 16; wanted.m0[1] = (double)(int)mix(9774 + 22) / 16; wanted.m0[2] = (double)(int)mix(9774 + 33) / 16; __real__ wanted.m1[0] = (double)(int)mix(9774 + 44) / 16; __imag__ wanted.m1[0] = (double)(int)mix(9774 + 44 + 7) / 16; __real__ wanted.m1[1] = (double)(int)mix(9774 + 55) / 16; __imag__ wanted.m1[1] = (double)(int)mix(9774 + 55 + 7) / 16; __real__ wanted.m1[2] = (double)(int)mix(9774 + 66) / 16; __imag__ wanted.m1[2] = (double)(int)mix(9774 + 66 + 7) / 16; wanted.m2.m0 = (int)mix(9774 + 77 + 11); wanted.m2.m1.m0 = (char)mix(9774 + 77 + 22 + 11); wanted.m2.m2 = (float)(int)mix(9774 + 77 + 33) / 16; wanted.m3 = (float)(int)mix(9774 + 88) / 16; wanted.m4 = (short)mix(9774 + 99); if (!((v.m0[0] == wanted.m0[0] && v.m0[1] == wanted.m0[1] && v.m0[2] == wanted.m0[2] && v.m1[0] == wanted.m1[0] && v.m1[1] == wanted.m1[1] && v.m1[2] == wanted.m1[2] && (v.m2.m0 == wanted.m2.m0 && (v.m2.m1.m0 == wanted.m2.m1.m0) && v.m2.m2 == wanted.m2.m2) && v.m3 == wanted.m3 && v.m4 == wanted.m4))) failed("f6", "variable argument 2"); }
  }
  { struct s38 v = va_arg(copy, struct s38);
  { static struct s38 wanted; wanted.m0[0] = (float)(int)mix(9811 + 11) / 16; wanted.m0[1] = (float)(int)mix(9811 + 22) / 16; wanted.m0[2] = (float)(int)mix(9811 + 33) / 16; wanted.m1 = (unsigned)mix(9811 + 44); if (!((v.m0[0] == wanted.m0[0] && v.m0[1] == wanted.m0[1] && v.m0[2] == wanted.m0[2] && v.m1 == wanted.m1))) failed("f6", "variable argument 3"); }
  }
  { int v = va_arg(copy, int);
  { static int wanted; wanted = (int)mix(9848); if (!(v == wanted)) failed("f6", "variable argument 4"); }
  }
  va_end(list);
  va_end(copy);
  union s39 result;
  result.m0[0] = (int)mix(24500 + 11); result.m0[1] = (int)mix(24500 + 22);
  return result;
}

char * f7(float p0, double p1) {
  { static float wanted; wanted = (float)(int)mix(7000) / 16; if (!(p0 == wanted)) failed("f7", "parameter 0"); }
  p0 = (float)(int)mix(99) / 16;
  { static double wanted; wanted = (double)(int)mix(7037) / 16; if (!(p1 == wanted)) failed("f7", "parameter 1"); }
  p1 = (double)(int)mix(99) / 16;
  char * result;
  result = (char *)mix(25500);
  return result;
}

unsigned char f8(union s42 p0, short p1, _Bool p2, struct s43 p3, short p4, struct s44 p5, long long p6, unsigned char p7, long p8, short p9) {
  { static union s42 wanted; __real__ wanted.m0.m0.m0 = (double)(int)mix(8000 + 11 + 11 + 11) / 16; __imag__ wanted.m0.m0.m0 = (double)(int)mix(8000 + 11 + 11 + 11 + 7) / 16; wanted.m0.m0.m1 = (float)(int)mix(8000 + 11 + 11 + 22) / 16; wanted.m0.m0.m2 = (float)(int)mix(8000 + 11 + 11 + 33) / 16; __real__ wanted.m0.m1 = (float)(int)mix(8000 + 11 + 22) / 16; __imag__ wanted.m0.m1 = (float)(int)mix(8000 + 11 + 22 + 7) / 16; wanted.m0.m2 = (long)mix(8000 + 11 + 33); wanted.m0.m3 = (double)(int)mix(8000 + 11 + 44) / 16; wanted.m0.m4 = (signed char)mix(8000 + 11 + 55); if (!((((p0.m0.m0.m0 == wanted.m0.m0.m0 && p0.m0.m0.m1 == wanted.m0.m0.m1 && p0.m0.m0.m2 == wanted.m0.m0.m2) && p0.m0.m1 == wanted.m0.m1 && p0.m0.m2 == wanted.m0.m2 && p0.m0.m3 == wanted.m0.m3 && p0.m0.m4 == wanted.m0.m4)))) failed("f8", "parameter 0"); }
  __real__ p0.m0.m0.m0 = (double)(int)mix(99 + 11 + 11 + 11) / 16; __imag__ p0.m0.m0.m0 = (double)(int)mix(99 + 11 + 11 + 11 + 7) / 16; p0.m0.m0.m1 = (float)(int)mix(99 + 11 + 11 + 22) / 16; p0.m0.m0.m2 = (float)(int)mix(99 + 11 + 11 + 33) / 16; __real__ p0.m0.m1 = (float)(int)mix(99 + 11 + 22) / 16; __imag__ p0.m0.m1 = (float)(int)mix(99 + 11 + 22 + 7) / 16; p0.m0.m2 = (long)mix(99 + 11 + 33); p0.m0.m3 = (double)(int)mix(99 + 11 + 44) / 16; p0.m0.m4 = (signed char)mix(99 + 11 + 55);
  { static short wanted; wanted = (short)mix(8037); if (!(p1 == wanted)) failed("f8", "parameter 1"); }
  p1 = (short)mix(99);
  { static _Bool wanted; wanted = mix(8074) & 1; if (!(p2 == wanted)) failed("f8", "parameter 2"); }
  p2 = mix(99) & 1;
  { static struct s43 wanted; __real__ wanted.m0 = (float)(int)mix(8111 + 11) / 16; __imag__ wanted.m0 = (float)(int)mix(8111 + 11 + 7) / 16; if (!((p3.m0 == wanted.m0))) failed("f8", "parameter 3"); }
  __real__ p3.m0 = (float)(int)mix(99 + 11) / 16; __imag__ p3.m0 = (float)(int)mix(99 + 11 + 7) / 16;
  { static short wanted; wanted = (short)mix(8148); if (!(p4 == wanted)) failed("f8", "parameter 4"); }
  p4 = (short)mix(99);
  { static struct s44 wanted; wanted.m0[0] = (unsigned short)mix(8185 + 11); wanted.m1 = (long)mix(8185 + 22); if (!((p5.m0[0] == wanted.m0[0] && p5.m1 == wanted.m1))) failed("f8", "parameter 5"); }
  p5.m0[0] = (unsigned short)mix(99 + 11); p5.m1 = (long)mix(99 + 22);
  { static long long wanted; wanted = (long long)mix(8222); if (!(p6 == wanted)) failed("f8", "parameter 6"); }
  p6 = (long long)mix(99);
  { static unsigned char wanted; wanted = (unsigned char)mix(8259); if (!(p7 == wanted)) failed("f8", "parameter 7"); }
  p7 = (unsigned char)mix(99);
  { static long wanted; wanted = (long)mix(8296); if (!(p8 == wanted)) failed("f8", "parameter 8"); }
  p8 = (long)mix(99);
  { static short wanted; wanted = (short)mix(8333); if (!(p9 == wanted)) failed("f8", "parameter 9"); }
  p9 = (short)mix(99);
  unsigned char result;
  result = (unsigned char)mix(26500);
  return result;
}

double f9(float p0, _Bool p1, struct s45 p2, __int128 p3, int p4, struct s46 p5, _Bool p6, struct s47 p7, unsigned short p8, unsigned p9, short p10, unsigned char p11, struct s51 p12, long long p13) {
  { static float wanted; wanted = (float)(int)mix(9000) / 16; if (!(p0 == wanted)) failed("f9", "parameter 0"); }
  p0 = (float)(int)mix(99) / 16;
  { static _Bool wanted; wanted = mix(9037) & 1; if (!(p1 == wanted)) failed("f9", "parameter 1"); }
  p1 = mix(99) & 1;
  { static struct s45 wanted; wanted.m0 = (double)(int)mix(9074 + 11) / 16; __real__ wanted.m1 = (float)(int)mix(9074 + 22) / 16; __imag__ wanted.m1 = (float)(int)mix(9074 + 22 + 7) / 16; if (!((p2.m0 == wanted.m0 && p2.m1 == wanted.m1))) failed("f9", "parameter 2"); }
  p2.m0 = (double)(int)mix(99 + 11) / 16; __real__ p2.m1 = (float)(int)mix(99 + 22) / 16; __imag__ p2.m1 = (float)(int)mix(99 + 22 + 7) / 16;
  { static __int128 wanted; wanted = (__int128)mix(9111) << 64 | mix(9111 + 7); if (!(p3 == wanted)) failed("f9", "parameter 3"); }
  p3 = (__int128)mix(99) << 64 | mix(99 + 7);
  { static int wanted; wanted = (int)mix(9148); if (!(p4 == wanted)) failed("f9", "parameter 4"); }
  p4 = (int)mix(99);
  { static struct s46 wanted; wanted.m0 = (int)mix(9185 + 11); if (!((p5.m0 == wanted.m0))) failed("f9", "parameter 5"); }
  p5.m0 = (int)mix(99 + 11);
  { static _Bool wanted; wanted = mix(9222) & 1; if (!(p6 == wanted)) failed("f9", "parameter 6"); }
  p6 = mix(99) & 1;
  { static struct s47 wanted; wanted.m0 = (long)mix(9259 + 11); wanted.m1[0] = (short)mix(9259 + 22); wanted.m1[1] = (short)mix(9259 + 33); wanted.m2 = (float)(int)mix(9259 + 44) / 16; if (!((p7.m0 == wanted.m0 && p7.m1[0] == wanted.m1[0] && p7.m1[1] == wanted.m1[1] && p7.m2 == wanted.m2))) failed("f9", "parameter 7"); }
  p7.m0 = (long)mix(99 + 11); p7.m1[0] = (short)mix(99 + 22); p7.m1[1] = (short)mix(99 + 33); p7.m2 = (float)(int)mix(99 + 44) / 16;
  { static unsigned short wanted; wanted = (unsigned short)mix(9296); if (!(p8 == wanted)) failed("f9", "parameter 8"); }
  p8 = (unsigned short)mix(99);
  { static unsigned wanted; wanted = (unsigned)mix(9333); if (!(p9 == wanted)) failed("f9", "parameter 9"); }
  p9 = (unsigned)mix(99);
  { static short wanted; wanted = (short)mix(9370); if (!(p10 == wanted)) failed("f9", "parameter 10"); }
  p10 = (short)mix(99);
  { static unsigned char wanted; wanted = (unsigned char)mix(9407); if (!(p11 == wanted)) failed("f9", "parameter 11"); }
  p11 = (unsigned char)mix(99);
  { static struct s51 wanted; wanted.m0.m0[0] = (int)mix(9444 + 11 + 11); wanted.m0.m0[1] = (int)mix(9444 + 11 + 22); wanted.m0.m1.m0[0] = mix(9444 + 11 + 33 + 11) & 1; __real__ wanted.m1.m0 = (float)(int)mix(9444 + 22 + 11) / 16; __imag__ wanted.m1.m0 = (float)(int)mix(9444 + 22 + 11 + 7) / 16; wanted.m1.m1 = (long)mix(9444 + 22 + 22); if (!(((p12.m0.m0[0] == wanted.m0.m0[0] && p12.m0.m0[1] == wanted.m0.m0[1] && (p12.m0.m1.m0[0] == wanted.m0.m1.m0[0])) && (p12.m1.m0 == wanted.m1.m0 && p12.m1.m1 == wanted.m1.m1)))) failed("f9", "parameter 12"); }
  p12.m0.m0[0] = (int)mix(99 + 11 + 11); p12.m0.m0[1] = (int)mix(99 + 11 + 22); p12.m0.m1.m0[0] = mix(99 + 11 + 33 + 11) & 1; __real__ p12.m1.m0 = (float)(int)mix(99 + 22 + 11) / 16; __imag__ p12.m1.m0 = (float)(int)mix(99 + 22 + 11 + 7) / 16; p12.m1.m1 = (long)mix(99 + 22 + 22);
  { static long long wanted; wanted = (long long)mix(9481); if (!(p13 == wanted)) failed("f9", "parameter 13"); }
  p13 = (long long)mix(99);
  double result;
  result = (double)(int)mix(27500) / 16;
  return result;
}

struct s54 f10(signed char p0) {
  { static signed char wanted; wanted = (signed char)mix(10000); if (!(p0 == wanted)) failed("f10", "parameter 0"); }
  p0 = (signed char)mix(99);
  struct s54 result;
  result.m0.m0 = (short)mix(28500 + 11 + 11); result.m0.m1 = (float)(int)mix(28500 + 11 + 22) / 16; result.m1.m0 = (double)(int)mix(28500 + 22 + 11) / 16; result.m1.m1 = (long)mix(28500 + 22 + 22); result.m2 = (char)mix(28500 + 33);
  return result;
}

long f11(void) {
  long result;
  result = (long)mix(29500);
  return result;
}

struct s58 f12(unsigned char p0, struct s55 p1) {
  { static unsigned char wanted; wanted = (unsigned char)mix(12000); if (!(p0 == wanted)) failed("f12", "parameter 0"); }
  p0 = (unsigned char)mix(99);
  { static struct s55 wanted; wanted.m0 = (short)mix(12037 + 11); wanted.m1 = (unsigned char)mix(12037 + 22); if (!((p1.m0 == wanted.m0 && p1.m1 == wanted.m1))) failed("f12", "parameter 1"); }
  p1.m0 = (short)mix(99 + 11); p1.m1 = (unsigned char)mix(99 + 22);
  struct s58 result;
  __real__ result.m0 = (float)(int)mix(30500 + 11) / 16; __imag__ result.m0 = (float)(int)mix(30500 + 11 + 7) / 16; result.m1[0] = (float)(int)mix(30500 + 22) / 16; result.m1[1] = (float)(int)mix(30500 + 33) / 16; result.m1[2] = (float)(int)mix(30500 + 44) / 16; result.m2.m0[0].m0 = (long)mix(30500 + 55 + 11 + 11); result.m2.m0[0].m1[0] = (int)mix(30500 + 55 + 11 + 22); __real__ result.m2.m0[0].m2 = (float)(int)mix(30500 + 55 + 11 + 33) / 16; __imag__ result.m2.m0[0].m2 = (float)(int)mix(30500 + 55 + 11 + 33 + 7) / 16; result.m2.m0[0].m3[0] = (float)(int)mix(30500 + 55 + 11 + 44) / 16; result.m2.m0[0].m4 = (double)(int)mix(30500 + 55 + 11 + 55) / 16; result.m2.m0[1].m0 = (long)mix(30500 + 55 + 22 + 11); result.m2.m0[1].m1[0] = (int)mix(30500 + 55 + 22 + 22); __real__ result.m2.m0[1].m2 = (float)(int)mix(30500 + 55 + 22 + 33) / 16; __imag__ result.m2.m0[1].m2 = (float)(int)mix(30500 + 55 + 22 + 33 + 7) / 16; result.m2.m0[1].m3[0] = (float)(int)mix(30500 + 55 + 22 + 44) / 16; result.m2.m0[1].m4 = (double)(int)mix(30500 + 55 + 22 + 55) / 16; result.m2.m1 = (char)mix(30500 + 55 + 33);
  return result;
}

double f13(struct s59 p0, double p1, _Complex double p2, char * p3, unsigned p4, long double p5, signed char p6, struct s60 p7, struct s61 p8, long double p9, _Complex float p10, struct s62 p11, unsigned short p12, unsigned p13) {
  { static struct s59 wanted; wanted.m0 = (short)mix(13000 + 11); if (!((p0.m0 == wanted.m0))) failed("f13", "parameter 0"); }
  p0.m0 = (short)mix(99 + 11);
  { static double wanted; wanted = (double)(int)mix(13037) / 16; if (!(p1 == wanted)) failed("f13", "parameter 1"); }
  p1 = (double)(int)mix(99) / 16;
  { static _Complex double wanted; __real__ wanted = (double)(int)mix(13074) / 16; __imag__ wanted = (double)(int)mix(13074 + 7) / 16; if (!(p2 == wanted)) failed("f13", "parameter 2"); }
  __real__ p2 = (double)(int)mix(99) / 16; __imag__ p2 = (double)(int)mix(99 + 7) / 16;
  { static char * wanted; wanted = (char *)mix(13111); if (!(p3 == wanted)) failed("f13", "parameter 3"); }
  p3 = (char *)mix(99);
  { static unsigned wanted; wanted = (unsigned)mix(13148); if (!(p4 == wanted)) failed("f13", "parameter 4"); }
  p4 = (unsigned)mix(99);
  { static long double wanted; wanted = (long double)(int)mix(13185) / 16; if (!(p5 == wanted)) failed("f13", "parameter 5"); }
  p5 = (long double)(int)mix(99) / 16;
  { static signed char wanted; wanted = (signed char)mix(13222); if (!(p6 == wanted)) failed("f13", "parameter 6"); }
  p6 = (signed char)mix(99);
  { static struct s60 wanted; wanted.m0 = (long)mix(13259 + 11); wanted.m1 = (short)mix(13259 + 22); wanted.m2 = (double)(int)mix(13259 + 33) / 16; wanted.m3 = mix(13259 + 44) & 1; if (!((p7.m0 == wanted.m0 && p7.m1 == wanted.m1 && p7.m2 == wanted.m2 && p7.m3 == wanted.m3))) failed("f13", "parameter 7"); }
  p7.m0 = (long)mix(99 + 11); p7.m1 = (short)mix(99 + 22); p7.m2 = (double)(int)mix(99 + 33) / 16; p7.m3 = mix(99 + 44) & 1;
  { static struct s61 wanted; wanted.m0[0] = (unsigned long)mix(13296 + 11); wanted.m0[1] = (unsigned long)mix(13296 + 22); wanted.m1 = (unsigned short)mix(13296 + 33); if (!((p8.m0[0] == wanted.m0[0] && p8.m0[1] == wanted.m0[1] && p8.m1 == wanted.m1))) failed("f13", "parameter 8"); }
  p8.m0[0] = (unsigned long)mix(99 + 11); p8.m0[1] = (unsigned long)mix(99 + 22); p8.m1 = (unsigned short)mix(99 + 33);
  { static long double wanted; wanted = (long double)(int)mix(13333) / 16; if (!(p9 == wanted)) failed("f13", "parameter 9"); }
  p9 = (long double)(int)mix(99) / 16;
  { static _Complex float wanted; __real__ wanted = (float)(int)mix(13370) / 16; __imag__ wanted = (float)(int)mix(13370 + 7) / 16; if (!(p10 == wanted)) failed("f13", "parameter 10"); }
  __real__ p10 = (float)(int)mix(99) / 16; __imag__ p10 = (float)(int)mix(99 + 7) / 16;
  { static struct s62 wanted; wanted.m0 = (long)mix(13407 + 11); if (!((p11.m0 == wanted.m0))) failed("f13", "parameter 11"); }
  p11.m0 = (long)mix(99 + 11);
  { static unsigned short wanted; wanted = (unsigned short)mix(13444); if (!(p12 == wanted)) failed("f13", "parameter 12"); }
  p12 = (unsigned short)mix(99);
  { static unsigned wanted; wanted = (unsigned)mix(13481); if (!(p13 == wanted)) failed("f13", "parameter 13"); }
  p13 = (unsigned)mix(99);
  double result;
  result = (double)(int)mix(31500) / 16;
  return result;
}

unsigned short f14(unsigned __int128 p0, struct s63 p1) {
  { static unsigned __int128 wanted; wanted = (unsigned __int128)mix(14000) << 64 | mix(14000 + 7); if (!(p0 == wanted)) failed("f14", "parameter 0"); }
  p0 = (unsigned __int128)mix(99) << 64 | mix(99 + 7);
  { static struct s63 wanted; wanted.m0 = (float)(int)mix(14037 + 11) / 16; if (!((p1.m0 == wanted.m0))) failed("f14", "parameter 1"); }
  p1.m0 = (float)(int)mix(99 + 11) / 16;
  unsigned short result;
  result = (unsigned short)mix(32500);
  return result;
}

struct s64 f15(long long p0) {
  { static long long wanted; wanted = (long long)mix(15000); if (!(p0 == wanted)) failed("f15", "parameter 0"); }
  p0 = (long long)mix(99);
  struct s64 result;
  result.m0[0] = (float)(int)mix(33500 + 11) / 16; result.m1 = (float)(int)mix(33500 + 22) / 16; result.m2 = (char)mix(33500 + 33);
  return result;
}

struct s70 f16(struct s67 p0, _Complex float p1, struct s68 p2, float p3, float p4, _Complex double p5, long long p6, double p7, _Complex double p8, _Bool p9, ...) {
  { static struct s67 wanted; wanted.m0 = (unsigned long)mix(16000 + 11); wanted.m1.m0 = (short)mix(16000 + 22 + 11); wanted.m1.m1 = (char)mix(16000 + 22 + 22); wanted.m1.m2[0] = (signed char)mix(16000 + 22 + 33); wanted.m1.m2[1] = (signed char)mix(16000 + 22 + 44); wanted.m1.m2[2] = (signed char)mix(16000 + 22 + 55); wanted.m1.m3 = (double)(int)mix(16000 + 22 + 66) / 16; wanted.m1.m4.m0 = (long)mix(16000 + 22 + 77 + 11); wanted.m1.m4.m1 = (short)mix(16000 + 22 + 77 + 22); wanted.m1.m4.m2 = (short)mix(16000 + 22 + 77 + 33); wanted.m1.m4.m3 = (long)mix(16000 + 22 + 77 + 44); wanted.m2 = (short)mix(16000 + 33); wanted.m3 = (unsigned short)mix(16000 + 44); wanted.m4 = (float)(int)mix(16000 + 55) / 16; if (!((p0.m0 == wanted.m0 && (p0.m1.m0 == wanted.m1.m0 && p0.m1.m1 == wanted.m1.m1 && p0.m1.m2[0] == wanted.m1.m2[0] && p0.m1.m2[1] == wanted.m1.m2[1] && p0.m1.m2[2] == wanted.m1.m2[2] && p0.m1.m3 == wanted.m1.m3 && (p0.m1.m4.m0 == wanted.m1.m4.m0 && p0.m1.m4.m1 == wanted.m1.m4.m1 && p0.m1.m4.m2 == wanted.m1.m4.m2 && p0.m1.m4.m3 == wanted.m1.m4.m3)) && p0.m2 == wanted.m2 && p0.m3 == wanted.m3 && p0.m4 == wanted.m4))) failed("f16", "parameter 0"); }
  p0.m0 = (unsigned long)mix(99 + 11); p0.m1.m0 = (short)mix(99 + 22 + 11); p0.m1.m1 = (char)mix(99 + 22 + 22); p0.m1.m2[0] = (signed char)mix(99 + 22 + 33); p0.m1.m2[1] = (signed char)mix(99 + 22 + 44); p0.m1.m2[2] = (signed char)mix(99 + 22 + 55); p0.m1.m3 = (double)(int)mix(99 + 22 + 66) / 16; p0.m1.m4.m0 = (long)mix(99 + 22 + 77 + 11); p0.m1.m4.m1 = (short)mix(99 + 22 + 77 + 22); p0.m1.m4.m2 = (short)mix(99 + 22 + 77 + 33); p0.m1.m4.m3 = (long)mix(99 + 22 + 77 + 44); p0.m2 = (short)mix(99 + 33); p0.m3 = (unsigned short)mix(99 + 44); p0.m4 = (float)(int)mix(99 + 55) / 16;
  { static _Complex float wanted; __real__ wanted = (float)(int)mix(16037) / 16; __imag__ wanted = (float)(int)mix(16037 + 7) / 16; if (!(p1 == wanted)) failed("f16", "parameter 1"); }
  __real__ p1 = (float)(int)mix(99) / 16; __imag__ p1 = (float)(int)mix(99 + 7) / 16;
  { static struct s68 wanted; wanted.m0 = (long)mix(16074 + 11); wanted.m1 = (double)(int)mix(16074 + 22) / 16; if (!((p2.m0 == wanted.m0 && p2.m1 == wanted.m1))) failed("f16", "parameter 2"); }
  p2.m0 = (long)mix(99 + 11); p2.m1 = (double)(int)mix(99 + 22) / 16;
  { static float wanted; wanted = (float)(int)mix(16111) / 16; if (!(p3 == wanted)) failed("f16", "parameter 3"); }
  p3 = (float)(int)mix(99) / 16;
  { static float wanted; wanted = (float)(int)mix(16148) / 16; if (!(p4 == wanted)) failed("f16", "parameter 4"); }
  p4 = (float)(int)mix(99) / 16;
  { static _Complex double wanted; __real__ wanted = (double)(int)mix(16185) / 16; __imag__ wanted = (double)(int)mix(16185 + 7) / 16; if (!(p5 == wanted)) failed("f16", "parameter 5"); }
  __real__ p5 = (double)(int)mix(99) / 16; __imag__ p5 = (double)(int)mix(99 + 7) / 16;
  { static long long wanted; wanted = (long long)mix(16222); if (!(p6 == wanted)) failed("f16", "parameter 6"); }
  p6 = (long long)mix(99);
  { static double wanted; wanted = (double)(int)mix(16259) / 16; if (!(p7 == wanted)) failed("f16", "parameter 7"); }
  p7 = (double)(int)mix(99) / 16;
  { static _Complex double wanted; __real__ wanted = (double)(int)mix(16296) / 16; __imag__ wanted = (double)(int)mix(16296 + 7) / 16; if (!(p8 == wanted)) failed("f16", "parameter 8"); }
  __real__ p8 = (double)(int)mix(99) / 16; __imag__ p8 = (double)(int)mix(99 + 7) / 16;
  { static _Bool wanted; wanted = mix(16333) & 1; if (!(p9 == wanted)) failed("f16", "parameter 9"); }
  p9 = mix(99) & 1;
  va_list list, copy;
  va_start(list, p9);
  va_copy(copy, list);
  { double v = va_arg(list, double);
  { static double wanted; wanted = (double)(int)mix(19700) / 16; if (!(v == wanted)) failed("f16", "variable argument 0"); }
  }
  { unsigned long v = va_arg(list, unsigned long);
  { static unsigned long wanted; wanted = (unsigned long)mix(19737); if (!(v == wanted)) failed("f16", "variable argument 1"); }
  }
  { int v = va_arg(list, int);
  { static int wanted; wanted = (int)mix(19774); if (!(v == wanted)) failed("f16", "variable argument 2"); }
  }
  { __int128 v = va_arg(list, __int128);
  { static __int128 wanted; wanted = (__int128)mix(19811) << 64 | mix(19811 + 7); if (!(v == wanted)) failed("f16", "variable argument 3"); }
  }
  { struct s69 v = va_arg(list, struct s69);
  { static struct s69 wanted; wanted.m0 = (double)(int)mix(19848 + 11) / 16; if (!((v.m0 == wanted.m0))) failed("f16", "variable argument 4"); }
  }
  { unsigned v = va_arg(list, unsigned);
  { static unsigned wanted; wanted = (unsigned)mix(19885); if (!(v == wanted)) failed("f16", "variable argument 5"); }
  }
  { int v = va_arg(list, int);
  { static int wanted; wanted = (int)mix(19922); if (!(v == wanted)) failed("f16", "variable argument 6"); }
  }
  { double v = va_arg(copy, double);
  { static double wanted; wanted = (double)(int)mix(19700) / 16; if (!(v == wanted)) failed("f16", "variable argument 0"); }
  }
  { unsigned long v = va_arg(copy, unsigned long);
  { static unsigned long wanted; wanted = (unsigned long)mix(19737); if (!(v == wanted)) failed("f16", "variable argument 1"); }
  }
  { int v = va_arg(copy, int);
  { static int wanted; wanted = (int)mix(19774); if (!(v == wanted)) failed("f16", "variable argument 2"); }
  }
  { __int128 v = va_arg(copy, __int128);
  { static __int128 wanted; wanted = (__int128)mix(19811) << 64 | mix(19811 + 7); if (!(v == wanted)) failed("f16", "variable argument 3"); }
  }
  { struct s69 v = va_arg(copy, struct s69);
  { static struct s69 wanted; wanted.m0 = (double)(int)mix(19848 + 11) / 16; if (!((v.m0 == wanted.m0))) failed("f16", "variable argument 4"); }
  }
  { unsigned v = va_arg(copy, unsigned);
  { static unsigned wanted; wanted = (unsigned)mix(19885); if (!(v == wanted)) failed("f16", "variable argument 5"); }
  }
  { int v = va_arg(copy, int);
  { static int wanted; wanted = (int)mix(19922); if (!(v == wanted)) failed("f16", "variable argument 6"); }
  }
  va_end(list);
  va_end(copy);
  struct s70 result;
  result.m0 = (long)mix(34500 + 11);
  return result;
}

struct s76 f17(unsigned char p0, double p1, unsigned long p2, double p3, struct s72 p4, ...) {
  { static unsigned char wanted; wanted = (unsigned char)mix(17000); if (!(p0 == wanted)) failed("f17", "parameter 0"); }
  p0 = (unsigned char)mix(99);
  { static double wanted; wanted = (double)(int)mix(17037) / 16; if (!(p1 == wanted)) failed("f17", "parameter 1"); }
  p1 = (double)(int)mix(99) / 16;
  { static unsigned long wanted; wanted = (unsigned long)mix(17074); if (!(p2 == wanted)) failed("f17", "parameter 2"); }
  p2 = (unsigned long)mix(99);
  { static double wanted; wanted = (double)(int)mix(17111) / 16; if (!(p3 == wanted)) failed("f17", "parameter 3"); }
  p3 = (double)(int)mix(99) / 16;
  { static struct s72 wanted; wanted.m0 = (char)mix(17148 + 11); __real__ wanted.m1.m0 = (double)(int)mix(17148 + 22 + 11) / 16; __imag__ wanted.m1.m0 = (double)(int)mix(17148 + 22 + 11 + 7) / 16; wanted.m1.m1 = (short)mix(17148 + 22 + 22); wanted.m1.m2 = (char)mix(17148 + 22 + 33); wanted.m1.m3 = (float)(int)mix(17148 + 22 + 44) / 16; if (!((p4.m0 == wanted.m0 && (p4.m1.m0 == wanted.m1.m0 && p4.m1.m1 == wanted.m1.m1 && p4.m1.m2 == wanted.m1.m2 && p4.m1.m3 == wanted.m1.m3)))) failed("f17", "parameter 4"); }
  p4.m0 = (char)mix(99 + 11); __real__ p4.m1.m0 = (double)(int)mix(99 + 22 + 11) / 16; __imag__ p4.m1.m0 = (double)(int)mix(99 + 22 + 11 + 7) / 16; p4.m1.m1 = (short)mix(99 + 22 + 22); p4.m1.m2 = (char)mix(99 + 22 + 33); p4.m1.m3 = (float)(int)mix(99 + 22 + 44) / 16;
  va_list list, copy;
  va_start(list, p4);
  va_copy(copy, list);
  { unsigned v = va_arg(list, unsigned);
  { static unsigned wanted; wanted = (unsigned)mix(20700); if (!(v == wanted)) failed("f17", "variable argument 0"); }
  }
  { struct s73 v = va_arg(list, struct s73);
  { static struct s73 wanted; wanted.m0 = (float)(int)mix(20737 + 11) / 16; wanted.m1 = (char)mix(20737 + 22); wanted.m2 = (unsigned short)mix(20737 + 33); wanted.m3 = (float)(int)mix(20737 + 44) / 16; if (!((v.m0 == wanted.m0 && v.m1 == wanted.m1 && v.m2 == wanted.m2 && v.m3 == wanted.m3))) failed("f17", "variable argument 1"); }
  }
  { char * v = va_arg(list, char *);
  { static char * wanted; wanted = (char *)mix(20774); if (!(v == wanted)) failed("f17", "variable argument 2"); }
  }
  { int v = va_arg(list, int);
  { static int wanted; wanted = (int)mix(20811); if (!(v == wanted)) failed("f17", "variable argument 3"); }
  }
  { union s75 v = va_arg(list, union s75);
  { static union s75 wanted; wanted.m0 = (float)(int)mix(20848 + 11) / 16; if (!((v.m0 == wanted.m0))) failed("f17", "variable argument 4"); }
  }
  { int v = va_arg(list, int);
  { static int wanted; wanted = (int)mix(20885); if (!(v == wanted)) failed("f17", "variable argument 5"); }
  }
  { unsigned v = va_arg(copy, unsigned);
  { static unsigned wanted; wanted = (unsigned)mix(20700); if (!(v == wanted)) failed("f17", "variable argument 0"); }
  }
  { struct s73 v = va_arg(copy, struct s73);
  { static struct s73 wanted; wanted.m0 = (float)(int)mix(20737 + 11) / 16; wanted.m1 = (char)mix(20737 + 22); wanted.m2 = (unsigned short)mix(20737 + 33); wanted.m3 = (float)(int)mix(20737 + 44) / 16; if (!((v.m0 == wanted.m0 && v.m1 == wanted.m1 && v.m2 == wanted.m2 && v.m3 == wanted.m3))) failed("f17", "variable argument 1"); }
  }
  { char * v = va_arg(copy, char *);
  { static char * wanted; wanted = (char *)mix(20774); if (!(v == wanted)) failed("f17", "variable argument 2"); }
  }
  { int v = va_arg(copy, int);
  { static int wanted; wanted = (int)mix(20811); if (!(v == wanted)) failed("f17", "variable argument 3"); }
  }
  { union s75 v = va_arg(copy, union s75);
  { static union s75 wanted; wanted.m0 = (float)(int)mix(20848 + 11) / 16; if (!((v.m0 == wanted.m0))) failed("f17", "variable argument 4"); }
  }
  { int v = va_arg(copy, int);
  { static int wanted; wanted = (int)mix(20885); if (!(v == wanted)) failed("f17", "variable argument 5"); }
  }
  va_end(list);
  va_end(copy);
  struct s76 result;
  result.m0 = (short)mix(35500 + 11); result.m1 = (unsigned short)mix(35500 + 22); result.m2 = (short)mix(35500 + 33); result.m3 = (unsigned short)mix(35500 + 44); result.m4 = (long)mix(35500 + 55);
  return result;
}
