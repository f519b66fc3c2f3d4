#include <stdarg.h>
extern int failures;
void failed(const char *function, const char *what);
static unsigned long long mix(unsigned long long x) {
  x ^= x >> 31;
  x *= 0x9E3779B97F4A7C15ull;
  return x ^ x >> 29;
}
#include <stdio.h>
int failures;
void failed(const char *function, const char *what) {
  if (++failures <= 20) printf("%s: wrong %s\n", function, what);
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

struct s9 f0(struct s1 p0, struct s2 p1, _Bool p2, struct s4 p3, struct s5 p4, signed char p5, struct s8 p6, float p7);
static __typeof__(f0) *volatile pointer_f0 = f0;
static void call_f0(void) {
  struct s1 a0; a0.m0[0].m0[0] = (short)mix(0 + 11 + 11); a0.m0[0].m0[1] = (short)mix(0 + 11 + 22); a0.m0[0].m1[0] = (float)(int)mix(0 + 11 + 33) / 16; a0.m0[0].m2 = (char)mix(0 + 11 + 44); a0.m0[0].m3[0] = (long)mix(0 + 11 + 55); a0.m1 = (double)(int)mix(0 + 22) / 16; a0.m2 = (short)mix(0 + 33);
  struct s2 a1; a1.m0 = (int)mix(37 + 11); __real__ a1.m1 = (float)(int)mix(37 + 22) / 16; __imag__ a1.m1 = (float)(int)mix(37 + 22 + 7) / 16;
  _Bool a2; a2 = mix(74) & 1;
  struct s4 a3; a3.m0.m0 = (float)(int)mix(111 + 11 + 11) / 16; __real__ a3.m0.m1 = (double)(int)mix(111 + 11 + 22) / 16; __imag__ a3.m0.m1 = (double)(int)mix(111 + 11 + 22 + 7) / 16; a3.m0.m2 = (int)mix(111 + 11 + 33);
  struct s5 a4; a4.m0 = (float)(int)mix(148 + 11) / 16; a4.m1[0] = (short)mix(148 + 22); a4.m2 = (short)mix(148 + 33);
  signed char a5; a5 = (signed char)mix(185);
  struct s8 a6; a6.m0.m0.m0 = (__int128)mix(222 + 11 + 11 + 11) << 64 | mix(222 + 11 + 11 + 11 + 7); a6.m0.m0.m1[0] = (double)(int)mix(222 + 11 + 11 + 22) / 16; a6.m0.m0.m1[1] = (double)(int)mix(222 + 11 + 11 + 33) / 16; a6.m1 = (int)mix(222 + 22); a6.m2 = (long)mix(222 + 33);
  float a7; a7 = (float)(int)mix(259) / 16;
  { struct s9 result = f0(a0, a1, a2, a3, a4, a5, a6, a7);
  { static struct s9 wanted; __real__ wanted.m0 = (double)(int)mix(18500 + 11) / 16; __imag__ wanted.m0 = (double)(int)mix(18500 + 11 + 7) / 16; wanted.m1 = (char)mix(18500 + 22); wanted.m2[0] = (unsigned)mix(18500 + 33); if (!((result.m0 == wanted.m0 && result.m1 == wanted.m1 && result.m2[0] == wanted.m2[0]))) failed("f0", "result"); }
  }
  { struct s9 result = pointer_f0(a0, a1, a2, a3, a4, a5, a6, a7);
  { static struct s9 wanted; __real__ wanted.m0 = (double)(int)mix(18500 + 11) / 16; __imag__ wanted.m0 = (double)(int)mix(18500 + 11 + 7) / 16; wanted.m1 = (char)mix(18500 + 22); wanted.m2[0] = (unsigned)mix(18500 + 33); if (!((result.m0 == wanted.m0 && result.m1 == wanted.m1 && result.m2[0] == wanted.m2[0]))) failed("f0", "result"); }
  }
  { static struct s1 wanted; wanted.m0[0].m0[0] = (short)mix(0 + 11 + 11); wanted.m0[0].m0[1] = (short)mix(0 + 11 + 22); wanted.m0[0].m1[0] = (float)(int)mix(0 + 11 + 33) / 16; wanted.m0[0].m2 = (char)mix(0 + 11 + 44); wanted.m0[0].m3[0] = (long)mix(0 + 11 + 55); wanted.m1 = (double)(int)mix(0 + 22) / 16; wanted.m2 = (short)mix(0 + 33); if (!(((a0.m0[0].m0[0] == wanted.m0[0].m0[0] && a0.m0[0].m0[1] == wanted.m0[0].m0[1] && a0.m0[0].m1[0] == wanted.m0[0].m1[0] && a0.m0[0].m2 == wanted.m0[0].m2 && a0.m0[0].m3[0] == wanted.m0[0].m3[0]) && a0.m1 == wanted.m1 && a0.m2 == wanted.m2))) failed("f0", "argument 0 after the call"); }
  { static struct s2 wanted; wanted.m0 = (int)mix(37 + 11); __real__ wanted.m1 = (float)(int)mix(37 + 22) / 16; __imag__ wanted.m1 = (float)(int)mix(37 + 22 + 7) / 16; if (!((a1.m0 == wanted.m0 && a1.m1 == wanted.m1))) failed("f0", "argument 1 after the call"); }
  { static _Bool wanted; wanted = mix(74) & 1; if (!(a2 == wanted)) failed("f0", "argument 2 after the call"); }
  { static struct s4 wanted; wanted.m0.m0 = (float)(int)mix(111 + 11 + 11) / 16; __real__ wanted.m0.m1 = (double)(int)mix(111 + 11 + 22) / 16; __imag__ wanted.m0.m1 = (double)(int)mix(111 + 11 + 22 + 7) / 16; wanted.m0.m2 = (int)mix(111 + 11 + 33); if (!(((a3.m0.m0 == wanted.m0.m0 && a3.m0.m1 == wanted.m0.m1 && a3.m0.m2 == wanted.m0.m2)))) failed("f0", "argument 3 after the call"); }
  { static struct s5 wanted; wanted.m0 = (float)(int)mix(148 + 11) / 16; wanted.m1[0] = (short)mix(148 + 22); wanted.m2 = (short)mix(148 + 33); if (!((a4.m0 == wanted.m0 && a4.m1[0] == wanted.m1[0] && a4.m2 == wanted.m2))) failed("f0", "argument 4 after the call"); }
  { static signed char wanted; wanted = (signed char)mix(185); if (!(a5 == wanted)) failed("f0", "argument 5 after the call"); }
  { static struct s8 wanted; wanted.m0.m0.m0 = (__int128)mix(222 + 11 + 11 + 11) << 64 | mix(222 + 11 + 11 + 11 + 7); wanted.m0.m0.m1[0] = (double)(int)mix(222 + 11 + 11 + 22) / 16; wanted.m0.m0.m1[1] = (double)(int)mix(222 + 11 + 11 + 33) / 16; wanted.m1 = (int)mix(222 + 22); wanted.m2 = (long)mix(222 + 33); if (!((((a6.m0.m0.m0 == wanted.m0.m0.m0 && a6.m0.m0.m1[0] == wanted.m0.m0.m1[0] && a6.m0.m0.m1[1] == wanted.m0.m0.m1[1])) && a6.m1 == wanted.m1 && a6.m2 == wanted.m2))) failed("f0", "argument 6 after the call"); }
  { static float wanted; wanted = (float)(int)mix(259) / 16; if (!(a7 == wanted)) failed("f0", "argument 7 after the call"); }
}

struct s15 f1(struct s10 p0, double p1, char p2, float p3, struct s11 p4, int p5, char p6, struct s13 p7, struct s14 p8, double p9);
static __typeof__(f1) *volatile pointer_f1 = f1;
static void call_f1(void) {
  struct s10 a0; a0.m0 = (float)(int)mix(1000 + 11) / 16; a0.m1 = (char)mix(1000 + 22);
  double a1; a1 = (double)(int)mix(1037) / 16;
  char a2; a2 = (char)mix(1074);
  float a3; a3 = (float)(int)mix(1111) / 16;
  struct s11 a4; a4.m0 = (long double)(int)mix(1148 + 11) / 16;
  int a5; a5 = (int)mix(1185);
  char a6; a6 = (char)mix(1222);
  struct s13 a7; __real__ a7.m0 = (double)(int)mix(1259 + 11) / 16; __imag__ a7.m0 = (double)(int)mix(1259 + 11 + 7) / 16; a7.m1 = (__int128)mix(1259 + 22) << 64 | mix(1259 + 22 + 7); a7.m2.m0 = (float)(int)mix(1259 + 33 + 11) / 16; a7.m2.m1 = (long double)(int)mix(1259 + 33 + 22) / 16; a7.m3 = (float)(int)mix(1259 + 44) / 16;
  struct s14 a8; a8.m0 = (long long)mix(1296 + 11); a8.m1 = (long)mix(1296 + 22); a8.m2 = (char)mix(1296 + 33); a8.m3 = (long)mix(1296 + 44); a8.m4 = (int)mix(1296 + 55);
  double a9; a9 = (double)(int)mix(1333) / 16;
  { struct s15 result = f1(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
  { static struct s15 wanted; wanted.m0 = (float)(int)mix(19500 + 11) / 16; wanted.m1 = (unsigned short)mix(19500 + 22); wanted.m2 = (int)mix(19500 + 33); if (!((result.m0 == wanted.m0 && result.m1 == wanted.m1 && result.m2 == wanted.m2))) failed("f1", "result"); }
  }
  { struct s15 result = pointer_f1(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
  { static struct s15 wanted; wanted.m0 = (float)(int)mix(19500 + 11) / 16; wanted.m1 = (unsigned short)mix(19500 + 22); wanted.m2 = (int)mix(19500 + 33); if (!((result.m0 == wanted.m0 && result.m1 == wanted.m1 && result.m2 == wanted.m2))) failed("f1", "result"); }
  }
  { static struct s10 wanted; wanted.m0 = (float)(int)mix(1000 + 11) / 16; wanted.m1 = (char)mix(1000 + 22); if (!((a0.m0 == wanted.m0 && a0.m1 == wanted.m1))) failed("f1", "argument 0 after the call"); }
  { static double wanted; wanted = (double)(int)mix(1037) / 16; if (!(a1 == wanted)) failed("f1", "argument 1 after the call"); }
  { static char wanted; wanted = (char)mix(1074); if (!(a2 == wanted)) failed("f1", "argument 2 after the call"); }
  { static float wanted; wanted = (float)(int)mix(1111) / 16; if (!(a3 == wanted)) failed("f1", "argument 3 after the call"); }
  { static struct s11 wanted; wanted.m0 = (long double)(int)mix(1148 + 11) / 16; if (!((a4.m0 == wanted.m0))) failed("f1", "argument 4 after the call"); }
  { static int wanted; wanted = (int)mix(1185); if (!(a5 == wanted)) failed("f1", "argument 5 after the call"); }
  { static char wanted; wanted = (char)mix(1222); if (!(a6 == wanted)) failed("f1", "argument 6 after the call"); }
  { static struct s13 wanted; __real__ wanted.m0 = (double)(int)mix(1259 + 11) / 16; __imag__ wanted.m0 = (double)(int)mix(1259 + 11 + 7) / 16; wanted.m1 = (__int128)mix(1259 + 22) << 64 | mix(1259 + 22 + 7); wanted.m2.m0 = (float)(int)mix(1259 + 33 + 11) / 16; wanted.m2.m1 = (long double)(int)mix(1259 + 33 + 22) / 16; wanted.m3 = (float)(int)mix(1259 + 44) / 16; if (!((a7.m0 == wanted.m0 && a7.m1 == wanted.m1 && (a7.m2.m0 == wanted.m2.m0 && a7.m2.m1 == wanted.m2.m1) && a7.m3 == wanted.m3))) failed("f1", "argument 7 after the call"); }
  { static struct s14 wanted; wanted.m0 = (long long)mix(1296 + 11); wanted.m1 = (long)mix(1296 + 22); wanted.m2 = (char)mix(1296 + 33); wanted.m3 = (long)mix(1296 + 44); wanted.m4 = (int)mix(1296 + 55); if (!((a8.m0 == wanted.m0 && a8.m1 == wanted.m1 && a8.m2 == wanted.m2 && a8.m3 == wanted.m3 && a8.m4 == wanted.m4))) failed("f1", "argument 8 after the call"); }
  { static double wanted; wanted = (double)(int)mix(1333) / 16; if (!(a9 == wanted)) failed("f1", "argument 9 after the call"); }
}

union s19 f2(struct s17 p0, int p1, char * p2, struct s18 p3, unsigned p4);
static __typeof__(f2) *volatile pointer_f2 = f2;
static void call_f2(void) {
  struct s17 a0; a0.m0.m0 = (char)mix(2000 + 11 + 11); a0.m0.m1 = (int)mix(2000 + 11 + 22); a0.m0.m2 = (double)(int)mix(2000 + 11 + 33) / 16; __real__ a0.m0.m3[0] = (float)(int)mix(2000 + 11 + 44) / 16; __imag__ a0.m0.m3[0] = (float)(int)mix(2000 + 11 + 44 + 7) / 16; a0.m0.m4 = (short)mix(2000 + 11 + 55);
  int a1; a1 = (int)mix(2037);
  char * a2; a2 = (char *)mix(2074);
  struct s18 a3; a3.m0 = (double)(int)mix(2111 + 11) / 16; a3.m1 = (char)mix(2111 + 22); a3.m2 = (char)mix(2111 + 33);
  unsigned a4; a4 = (unsigned)mix(2148);
  { union s19 result = f2(a0, a1, a2, a3, a4);
  { static union s19 wanted; wanted.m0 = (float)(int)mix(20500 + 11) / 16; if (!((result.m0 == wanted.m0))) failed("f2", "result"); }
  }
  { union s19 result = pointer_f2(a0, a1, a2, a3, a4);
  { static union s19 wanted; wanted.m0 = (float)(int)mix(20500 + 11) / 16; if (!((result.m0 == wanted.m0))) failed("f2", "result"); }
  }
  { static struct s17 wanted; wanted.m0.m0 = (char)mix(2000 + 11 + 11); wanted.m0.m1 = (int)mix(2000 + 11 + 22); wanted.m0.m2 = (double)(int)mix(2000 + 11 + 33) / 16; __real__ wanted.m0.m3[0] = (float)(int)mix(2000 + 11 + 44) / 16; __imag__ wanted.m0.m3[0] = (float)(int)mix(2000 + 11 + 44 + 7) / 16; wanted.m0.m4 = (short)mix(2000 + 11 + 55); if (!(((a0.m0.m0 == wanted.m0.m0 && a0.m0.m1 == wanted.m0.m1 && a0.m0.m2 == wanted.m0.m2 && a0.m0.m3[0] == wanted.m0.m3[0] && a0.m0.m4 == wanted.m0.m4)))) failed("f2", "argument 0 after the call"); }
  { static int wanted; wanted = (int)mix(2037); if (!(a1 == wanted)) failed("f2", "argument 1 after the call"); }
  { static char * wanted; wanted = (char *)mix(2074); if (!(a2 == wanted)) failed("f2", "argument 2 after the call"); }
  { static struct s18 wanted; wanted.m0 = (double)(int)mix(2111 + 11) / 16; wanted.m1 = (char)mix(2111 + 22); wanted.m2 = (char)mix(2111 + 33); if (!((a3.m0 == wanted.m0 && a3.m1 == wanted.m1 && a3.m2 == wanted.m2))) failed("f2", "argument 3 after the call"); }
  { static unsigned wanted; wanted = (unsigned)mix(2148); if (!(a4 == wanted)) failed("f2", "argument 4 after the call"); }
}

struct s23 f3(char p0);
static __typeof__(f3) *volatile pointer_f3 = f3;
static void call_f3(void) {
  char a0; a0 = (char)mix(3000);
  { struct s23 result = f3(a0);
  { static struct s23 wanted; wanted.m0 = (float)(int)mix(21500 + 11) / 16; wanted.m1.m0 = (long)mix(21500 + 22 + 11); wanted.m1.m1[0].m0 = (float)(int)mix(21500 + 22 + 22 + 11) / 16; wanted.m1.m1[1].m0 = (float)(int)mix(21500 + 22 + 33 + 11) / 16; wanted.m2.m0 = (unsigned long)mix(21500 + 33 + 11); wanted.m2.m1[0] = (char *)mix(21500 + 33 + 22); if (!((result.m0 == wanted.m0 && (result.m1.m0 == wanted.m1.m0 && (result.m1.m1[0].m0 == wanted.m1.m1[0].m0) && (result.m1.m1[1].m0 == wanted.m1.m1[1].m0)) && (result.m2.m0 == wanted.m2.m0 && result.m2.m1[0] == wanted.m2.m1[0])))) failed("f3", "result"); }
  }
  { struct s23 result = pointer_f3(a0);
  { static struct s23 wanted; wanted.m0 = (float)(int)mix(21500 + 11) / 16; wanted.m1.m0 = (long)mix(21500 + 22 + 11); wanted.m1.m1[0].m0 = (float)(int)mix(21500 + 22 + 22 + 11) / 16; wanted.m1.m1[1].m0 = (float)(int)mix(21500 + 22 + 33 + 11) / 16; wanted.m2.m0 = (unsigned long)mix(21500 + 33 + 11); wanted.m2.m1[0] = (char *)mix(21500 + 33 + 22); if (!((result.m0 == wanted.m0 && (result.m1.m0 == wanted.m1.m0 && (result.m1.m1[0].m0 == wanted.m1.m1[0].m0) && (result.m1.m1[1].m0 == wanted.m1.m1[1].m0)) && (result.m2.m0 == wanted.m2.m0 && result.m2.m1[0] == wanted.m2.m1[0])))) failed("f3", "result"); }
  }
  { static char wanted; wanted = (char)mix(3000); if (!(a0 == wanted)) failed("f3", "argument 0 after the call"); }
}

unsigned short f4(struct s24 p0, unsigned long p1, struct s27 p2, long double p3, ...);
static __typeof__(f4) *volatile pointer_f4 = f4;
static void call_f4(void) {
  struct s24 a0; a0.m0[0] = (long)mix(4000 + 11);
  unsigned long a1; a1 = (unsigned long)mix(4037);
  struct s27 a2; a2.m0 = (char)mix(4074 + 11); a2.m1[0] = (double)(int)mix(4074 + 22) / 16; a2.m1[1] = (double)(int)mix(4074 + 33) / 16; a2.m1[2] = (double)(int)mix(4074 + 44) / 16; a2.m2.m0 = (float)(int)mix(4074 + 55 + 11) / 16; a2.m2.m1 = (float)(int)mix(4074 + 55 + 22) / 16; a2.m2.m2 = (float)(int)mix(4074 + 55 + 33) / 16; a2.m3[0].m0 = (char)mix(4074 + 66 + 11); a2.m3[0].m1 = (char)mix(4074 + 66 + 22); a2.m3[1].m0 = (char)mix(4074 + 77 + 11); a2.m3[1].m1 = (char)mix(4074 + 77 + 22); a2.m3[2].m0 = (char)mix(4074 + 88 + 11); a2.m3[2].m1 = (char)mix(4074 + 88 + 22); a2.m4 = (char)mix(4074 + 99);
  long double a3; a3 = (long double)(int)mix(4111) / 16;
  long a100; a100 = (long)mix(7700);
  long a101; a101 = (long)mix(7737);
  long double a102; a102 = (long double)(int)mix(7774) / 16;
  struct s29 a103; a103.m0[0].m0[0] = (double)(int)mix(7811 + 11 + 11) / 16; a103.m0[0].m1 = (char)mix(7811 + 11 + 22); a103.m0[0].m2 = (double)(int)mix(7811 + 11 + 33) / 16;
  unsigned long a104; a104 = (unsigned long)mix(7848);
  long a105; a105 = (long)mix(7885);
  struct s30 a106; a106.m0[0] = (float)(int)mix(7922 + 11) / 16; a106.m0[1] = (float)(int)mix(7922 + 22) / 16; a106.m0[2] = (float)(int)mix(7922 + 33) / 16;
  { unsigned short result = f4(a0, a1, a2, a3, a100, a101, a102, a103, a104, a105, a106);
  { static unsigned short wanted; wanted = (unsigned short)mix(22500); if (!(result == wanted)) failed("f4", "result"); }
  }
  { unsigned short result = pointer_f4(a0, a1, a2, a3, a100, a101, a102, a103, a104, a105, a106);
  { static unsigned short wanted; wanted = (unsigned short)mix(22500); if (!(result == wanted)) failed("f4", "result"); }
  }
  { static struct s24 wanted; wanted.m0[0] = (long)mix(4000 + 11); if (!((a0.m0[0] == wanted.m0[0]))) failed("f4", "argument 0 after the call"); }
  { static unsigned long wanted; wanted = (unsigned long)mix(4037); if (!(a1 == wanted)) failed("f4", "argument 1 after the call"); }
  { static struct s27 wanted; wanted.m0 = (char)mix(4074 + 11); wanted.m1[0] = (double)(int)mix(4074 + 22) / 16; wanted.m1[1] = (double)(int)mix(4074 + 33) / 16; wanted.m1[2] = (double)(int)mix(4074 + 44) / 16; wanted.m2.m0 = (float)(int)mix(4074 + 55 + 11) / 16; wanted.m2.m1 = (float)(int)mix(4074 + 55 + 22) / 16; wanted.m2.m2 = (float)(int)mix(4074 + 55 + 33) / 16; wanted.m3[0].m0 = (char)mix(4074 + 66 + 11); wanted.m3[0].m1 = (char)mix(4074 + 66 + 22); wanted.m3[1].m0 = (char)mix(4074 + 77 + 11); wanted.m3[1].m1 = (char)mix(4074 + 77 + 22); wanted.m3[2].m0 = (char)mix(4074 + 88 + 11); wanted.m3[2].m1 = (char)mix(4074 + 88 + 22); wanted.m4 = (char)mix(4074 + 99); if (!((a2.m0 == wanted.m0 && a2.m1[0] == wanted.m1[0] && a2.m1[1] == wanted.m1[1] && a2.m1[2] == wanted.m1[2] && (a2.m2.m0 == wanted.m2.m0 && a2.m2.m1 == wanted.m2.m1 && a2.m2.m2 == wanted.m2.m2) && (a2.m3[0].m0 == wanted.m3[0].m0 && a2.m3[0].m1 == wanted.m3[0].m1) && (a2.m3[1].m0 == wanted.m3[1].m0 && a2.m3[1].m1 == wanted.m3[1].m1) && (a2.m3[2].m0 == wanted.m3[2].m0 && a2.m3[2].m1 == wanted.m3[2].m1) && a2.m4 == wanted.m4))) failed("f4", "argument 2 after the call"); }
  { static long double wanted; wanted = (long double)(int)mix(4111) / 16; if (!(a3 == wanted)) failed("f4", "argument 3 after the call"); }
  { static long wanted; wanted = (long)mix(7700); if (!(a100 == wanted)) failed("f4", "argument 100 after the call"); }
  { static long wanted; wanted = (long)mix(7737); if (!(a101 == wanted)) failed("f4", "argument 101 after the call"); }
  { static long double wanted; wanted = (long double)(int)mix(7774) / 16; if (!(a102 == wanted)) failed("f4", "argument 102 after the call"); }
  { static struct s29 wanted; wanted.m0[0].m0[0] = (double)(int)mix(7811 + 11 + 11) / 16; wanted.m0[0].m1 = (char)mix(7811 + 11 + 22); wanted.m0[0].m2 = (double)(int)mix(7811 + 11 + 33) / 16; if (!(((a103.m0[0].m0[0] == wanted.m0[0].m0[0] && a103.m0[0].m1 == wanted.m0[0].m1 && a103.m0[0].m2 == wanted.m0[0].m2)))) failed("f4", "argument 103 after the call"); }
  { static unsigned long wanted; wanted = (unsigned long)mix(7848); if (!(a104 == wanted)) failed("f4", "argument 104 after the call"); }
  { static long wanted; wanted = (long)mix(7885); if (!(a105 == wanted)) failed("f4", "argument 105 after the call"); }
  { static struct s30 wanted; wanted.m0[0] = (float)(int)mix(7922 + 11) / 16; wanted.m0[1] = (float)(int)mix(7922 + 22) / 16; wanted.m0[2] = (float)(int)mix(7922 + 33) / 16; if (!((a106.m0[0] == wanted.m0[0] && a106.m0[1] == wanted.m0[1] && a106.m0[2] == wanted.m0[2]))) failed("f4", "argument 106 after the call"); }
}

void f5(struct s31 p0, char * p1, struct s32 p2, unsigned char p3, long p4);
static __typeof__(f5) *volatile pointer_f5 = f5;
static void call_f5(void) {
  struct s31 a0; a0.m0[0] = (char)mix(5000 + 11); a0.m0[1] = (char)mix(5000 + 22); a0.m1 = (float)(int)mix(5000 + 33) / 16;
  char * a1; a1 = (char *)mix(5037);
  struct s32 a2; a2.m0 = (double)(int)mix(5074 + 11) / 16; a2.m1 = (signed char)mix(5074 + 22); a2.m2 = (double)(int)mix(5074 + 33) / 16;
  unsigned char a3; a3 = (unsigned char)mix(5111);
  long a4; a4 = (long)mix(5148);
  f5(a0, a1, a2, a3, a4);
  pointer_f5(a0, a1, a2, a3, a4);
  { static struct s31 wanted; wanted.m0[0] = (char)mix(5000 + 11); wanted.m0[1] = (char)mix(5000 + 22); wanted.m1 = (float)(int)mix(5000 + 33) / 16; if (!((a0.m0[0] == wanted.m0[0] && a0.m0[1] == wanted.m0[1] && a0.m1 == wanted.m1))) failed("f5", "argument 0 after the call"); }
  { static char * wanted; wanted = (char *)mix(5037); if (!(a1 == wanted)) failed("f5", "argument 1 after the call"); }
  { static struct s32 wanted; wanted.m0 = (double)(int)mix(5074 + 11) / 16; wanted.m1 = (signed char)mix(5074 + 22); wanted.m2 = (double)(int)mix(5074 + 33) / 16; if (!((a2.m0 == wanted.m0 && a2.m1 == wanted.m1 && a2.m2 == wanted.m2))) failed("f5", "argument 2 after the call"); }
  { static unsigned char wanted; wanted = (unsigned char)mix(5111); if (!(a3 == wanted)) failed("f5", "argument 3 after the call"); }
  { static long wanted; wanted = (long)mix(5148); if (!(a4 == wanted)) failed("f5", "argument 4 after the call"); }
}

union s39 f6(unsigned long p0, union s34 p1, ...);
static __typeof__(f6) *volatile pointer_f6 = f6;
static void call_f6(void) {
  unsigned long a0; a0 = (unsigned long)mix(6000);
  union s34 a1; __real__ a1.m0.m0 = (float)(int)mix(6037 + 11 + 11) / 16; __imag__ a1.m0.m0 = (float)(int)mix(6037 + 11 + 11 + 7) / 16; a1.m0.m1 = (double)(int)mix(6037 + 11 + 22) / 16; a1.m0.m2 = (int)mix(6037 + 11 + 33);
  long a100; a100 = (long)mix(9700);
  double a101; a101 = (double)(int)mix(9737) / 16;
  struct s37 a102; a102.m0[0] = (double)(int)mix(9774 + 11) / 16; a102.m0[1] = (double)(int)mix(9774 + 22) / 16; a102.m0[2] = (double)(int)mix(9774 + 33) / 16; __real__ a102.m1[0] = (double)(int)mix(9774 + 44) / 16; __imag__ a102.m1[0] = (double)(int)mix(9774 + 44 + 7) / 16; __real__ a102.m1[1] = (double)(int)mix(9774 + 55) / 16; __imag__ a102.m1[1] = (double)(int)mix(9774 + 55 + 7) / 16; __real__ a102.m1[2] = (double)(int)mix(9774 + 66) / 16; __imag__ a102.m1[2] = (double)(int)mix(9774 + 66 + 7) / 16; a102.m2.m0 = (int)mix(9774 + 77 + 11); a102.m2.m1.m0 = (char)mix(9774 + 77 + 22 + 11); a102.m2.m2 = (float)(int)mix(9774 + 77 + 33) / 16; a102.m3 = (float)(int)mix(9774 + 88) / 16; a102.m4 = (short)mix(9774 + 99);
  struct s38 a103; a103.m0[0] = (float)(int)mix(9811 + 11) / 16; a103.m0[1] = (float)(int)mix(9811 + 22) / 16; a103.m0[2] = (float)(int)mix(9811 + 33) / 16; a103.m1 = (unsigned)mix(9811 + 44);
  int a104; a104 = (int)mix(9848);
  { union s39 result = f6(a0, a1, a100, a101, a102, a103, a104);
  { static union s39 wanted; wanted.m0[0] = (int)mix(24500 + 11); wanted.m0[1] = (int)mix(24500 + 22); if (!((result.m0[0] == wanted.m0[0] && result.m0[1] == wanted.m0[1]))) failed("f6", "result"); }
  }
  { union s39 result = pointer_f6(a0, a1, a100, a101, a102, a103, a104);
  { static union s39 wanted; wanted.m0[0] = (int)mix(24500 + 11); wanted.m0[1] = (int)mix(24500 + 22); if (!((result.m0[0] == wanted.m0[0] && result.m0[1] == wanted.m0[1]))) failed("f6", "result"); }
  }
  { static unsigned long wanted; wanted = (unsigned long)mix(6000); if (!(a0 == wanted)) failed("f6", "argument 0 after the call"); }
  { static union s34 wanted; __real__ wanted.m0.m0 = (float)(int)mix(6037 + 11 + 11) / 16; __imag__ wanted.m0.m0 = (float)(int)mix(6037 + 11 + 11 + 7) / 16; wanted.m0.m1 = (double)(int)mix(6037 + 11 + 22) / 16; wanted.m0.m2 = (int)mix(6037 + 11 + 33); if (!(((a1.m0.m0 == wanted.m0.m0 && a1.m0.m1 == wanted.m0.m1 && a1.m0.m2 == wanted.m0.m2)))) failed("f6", "argument 1 after the call"); }
  { static long wanted; wanted = (long)mix(9700); if (!(a100 == wanted)) failed("f6", "argument 100 after the call"); }
  { static double wanted; wanted = (double)(int)mix(9737) / 16; if (!(a101 == wanted)) failed("f6", "argument 101 after the call"); }
  { static struct s37 wanted; wanted.m0[0] = (double)(int)mix(9774 + 11) / 16; wanted.m0[1] = (double)(int)mix(9774 + 22) / 16; wanted.m0[2] = (double)(int)mix(9774 + 33) / 16; __real__ wanted.m1[0] = (double)(int)mix(9774 + 44) / 16; __imag__ wanted.m1[0] = (double)(int)mix(9774 + 44 + 7) / 16; __real__ wanted.m1[1] = (double)(int)mix(9774 + 55) / 16; __imag__ wanted.m1[1] = (double)(int)mix(9774 + 55 + 7) / 16; __real__ wanted.m1[2] = (double)(int)mix(9774 + 66) / 16; __imag__ wanted.m1[2] = (double)(int)mix(9774 + 66 + 7) / 16; wanted.m2.m0 = (int)mix(9774 + 77 + 11); wanted.m2.m1.m0 = (char)mix(9774 + 77 + 22 + 11); wanted.m2.m2 = (float)(int)mix(9774 + 77 + 33) / 16; wanted.m3 = (float)(int)mix(9774 + 88) / 16; wanted.m4 = (short)mix(9774 + 99); if (!((a102.m0[0] == wanted.m0[0] && a102.m0[1] == wanted.m0[1] && a102.m0[2] == wanted.m0[2] && a102.m1[0] == wanted.m1[0] && a102.m1[1] == wanted.m1[1] && a102.m1[2] == wanted.m1[2] && (a102.m2.m0 == wanted.m2.m0 && (a102.m2.m1.m0 == wanted.m2.m1.m0) && a102.m2.m2 == wanted.m2.m2) && a102.m3 == wanted.m3 && a102.m4 == wanted.m4))) failed("f6", "argument 102 after the call"); }
  { static struct s38 wanted; wanted.m0[0] = (float)(int)mix(9811 + 11) / 16; wanted.m0[1] = (float)(int)mix(9811 + 22) / 16; wanted.m0[2] = (float)(int)mix(9811 + 33) / 16; wanted.m1 = (unsigned)mix(9811 + 44); if (!((a103.m0[0] == wanted.m0[0] && a103.m0[1] == wanted.m0[1] && a103.m0[2] == wanted.m0[2] && a103.m1 == wanted.m1))) failed("f6", "argument 103 after the call"); }
  { static int wanted; wanted = (int)mix(9848); if (!(a104 == wanted)) failed("f6", "argument 104 after the call"); }
}

char * f7(float p0, double p1);
static __typeof__(f7) *volatile pointer_f7 = f7;
static void call_f7(void) {
  float a0; a0 = (float)(int)mix(7000) / 16;
  double a1; a1 = (double)(int)mix(7037) / 16;
  { char * result = f7(a0, a1);
  { static char * wanted; wanted = (char *)mix(25500); if (!(result == wanted)) failed("f7", "result"); }
  }
  { char * result = pointer_f7(a0, a1);
  { static char * wanted; wanted = (char *)mix(25500); if (!(result == wanted)) failed("f7", "result"); }
  }
  { static float wanted; wanted = (float)(int)mix(7000) / 16; if (!(a0 == wanted)) failed("f7", "argument 0 after the call"); }
  { static double wanted; wanted = (double)(int)mix(7037) / 16; if (!(a1 == wanted)) failed("f7", "argument 1 after the call"); }
}

unsigned char f8(union s42 p0, short p1, _Bool p2, struct s43 p3, short p4, struct s44 p5, long long p6, unsigned char p7, long p8, short p9);
static __typeof__(f8) *volatile pointer_f8 = f8;
static void call_f8(void) {
  union s42 a0; __real__ a0.m0.m0.m0 = (double)(int)mix(8000 + 11 + 11 + 11) / 16; __imag__ a0.m0.m0.m0 = (double)(int)mix(8000 + 11 + 11 + 11 + 7) / 16; a0.m0.m0.m1 = (float)(int)mix(8000 + 11 + 11 + 22) / 16; a0.m0.m0.m2 = (float)(int)mix(8000 + 11 + 11 + 33) / 16; __real__ a0.m0.m1 = (float)(int)mix(8000 + 11 + 22) / 16; __imag__ a0.m0.m1 = (float)(int)mix(8000 + 11 + 22 + 7) / 16; a0.m0.m2 = (long)mix(8000 + 11 + 33); a0.m0.m3 = (double)(int)mix(8000 + 11 + 44) / 16; a0.m0.m4 = (signed char)mix(8000 + 11 + 55);
  short a1; a1 = (short)mix(8037);
  _Bool a2; a2 = mix(8074) & 1;
  struct s43 a3; __real__ a3.m0 = (float)(int)mix(8111 + 11) / 16; __imag__ a3.m0 = (float)(int)mix(8111 + 11 + 7) / 16;
  short a4; a4 = (short)mix(8148);
  struct s44 a5; a5.m0[0] = (unsigned short)mix(8185 + 11); a5.m1 = (long)mix(8185 + 22);
  long long a6; a6 = (long long)mix(8222);
  unsigned char a7; a7 = (unsigned char)mix(8259);
  long a8; a8 = (long)mix(8296);
  short a9; a9 = (short)mix(8333);
  { unsigned char result = f8(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
  { static unsigned char wanted; wanted = (unsigned char)mix(26500); if (!(result == wanted)) failed("f8", "result"); }
  }
  { unsigned char result = pointer_f8(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
  { static unsigned char wanted; wanted = (unsigned char)mix(26500); if (!(result == wanted)) failed("f8", "result"); }
  }
  { static union s42 wanted; __real__ wanted.m0.m0.m0 = (double)(int)mix(8000 + 11 + 11 + 11) / 16; __imag__ wanted.m0.m0.m0 = (double)(int)mix(8000 + 11 + 11 + 11 + 7) / 16; wanted.m0.m0.m1 = (float)(int)mix(8000 + 11 + 11 + 22) / 16; wanted.m0.m0.m2 = (float)(int)mix(8000 + 11 + 11 + 33) / 16; __real__ wanted.m0.m1 = (float)(int)mix(8000 + 11 + 22) / 16; __imag__ wanted.m0.m1 = (float)(int)mix(8000 + 11 + 22 + 7) / 16; wanted.m0.m2 = (long)mix(8000 + 11 + 33); wanted.m0.m3 = (double)(int)mix(8000 + 11 + 44) / 16; wanted.m0.m4 = (signed char)mix(8000 + 11 + 55); if (!((((a0.m0.m0.m0 == wanted.m0.m0.m0 && a0.m0.m0.m1 == wanted.m0.m0.m1 && a0.m0.m0.m2 == wanted.m0.m0.m2) && a0.m0.m1 == wanted.m0.m1 && a0.m0.m2 == wanted.m0.m2 && a0.m0.m3 == wanted.m0.m3 && a0.m0.m4 == wanted.m0.m4)))) failed("f8", "argument 0 after the call"); }
  { static short wanted; wanted = (short)mix(8037); if (!(a1 == wanted)) failed("f8", "argument 1 after the call"); }
  { static _Bool wanted; wanted = mix(8074) & 1; if (!(a2 == wanted)) failed("f8", "argument 2 after the call"); }
  { static struct s43 wanted; __real__ wanted.m0 = (float)(int)mix(8111 + 11) / 16; __imag__ wanted.m0 = (float)(int)mix(8111 + 11 + 7) / 16; if (!((a3.m0 == wanted.m0))) failed("f8", "argument 3 after the call"); }
  { static short wanted; wanted = (short)mix(8148); if (!(a4 == wanted)) failed("f8", "argument 4 after the call"); }
  { static struct s44 wanted; wanted.m0[0] = (unsigned short)mix(8185 + 11); wanted.m1 = (long)mix(8185 + 22); if (!((a5.m0[0] == wanted.m0[0] && a5.m1 == wanted.m1))) failed("f8", "argument 5 after the call"); }
  { static long long wanted; wanted = (long long)mix(8222); if (!(a6 == wanted)) failed("f8", "argument 6 after the call"); }
  { static unsigned char wanted; wanted = (unsigned char)mix(8259); if (!(a7 == wanted)) failed("f8", "argument 7 after the call"); }
  { static long wanted; wanted = (long)mix(8296); if (!(a8 == wanted)) failed("f8", "argument 8 after the call"); }
  { static short wanted; wanted = (short)mix(8333); if (!(a9 == wanted)) failed("f8", "argument 9 after the call"); }
}

double f9(float p0, _Bool p1, struct s45 p2, __int128 p3, int p4, struct s46 p5, _Bool p6, struct s47 p7, unsigned short p8, unsigned p9, short p10, unsigned char p11, struct s51 p12, long long p13);
static __typeof__(f9) *volatile pointer_f9 = f9;
static void call_f9(void) {
  float a0; a0 = (float)(int)mix(9000) / 16;
  _Bool a1; a1 = mix(9037) & 1;
  struct s45 a2; a2.m0 = (double)(int)mix(9074 + 11) / 16; __real__ a2.m1 = (float)(int)mix(9074 + 22) / 16; __imag__ a2.m1 = (float)(int)mix(9074 + 22 + 7) / 16;
  __int128 a3; a3 = (__int128)mix(9111) << 64 | mix(9111 + 7);
  int a4; a4 = (int)mix(9148);
  struct s46 a5; a5.m0 = (int)mix(9185 + 11);
  _Bool a6; a6 = mix(9222) & 1;
  struct s47 a7; a7.m0 = (long)mix(9259 + 11); a7.m1[0] = (short)mix(9259 + 22); a7.m1[1] = (short)mix(9259 + 33); a7.m2 = (float)(int)mix(9259 + 44) / 16;
  unsigned short a8; a8 = (unsigned short)mix(9296);
  unsigned a9; a9 = (unsigned)mix(9333);
  short a10; a10 = (short)mix(9370);
  unsigned char a11; a11 = (unsigned char)mix(9407);
  struct s51 a12; a12.m0.m0[0] = (int)mix(9444 + 11 + 11); a12.m0.m0[1] = (int)mix(9444 + 11 + 22); a12.m0.m1.m0[0] = mix(9444 + 11 + 33 + 11) & 1; __real__ a12.m1.m0 = (float)(int)mix(9444 + 22 + 11) / 16; __imag__ a12.m1.m0 = (float)(int)mix(9444 + 22 + 11 + 7) / 16; a12.m1.m1 = (long)mix(9444 + 22 + 22);
  long long a13; a13 = (long long)mix(9481);
  { double result = f9(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13);
  { static double wanted; wanted = (double)(int)mix(27500) / 16; if (!(result == wanted)) failed("f9", "result"); }
  }
  { double result = pointer_f9(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13);
  { static double wanted; wanted = (double)(int)mix(27500) / 16; if (!(result == wanted)) failed("f9", "result"); }
  }
  { static float wanted; wanted = (float)(int)mix(9000) / 16; if (!(a0 == wanted)) failed("f9", "argument 0 after the call"); }
  { static _Bool wanted; wanted = mix(9037) & 1; if (!(a1 == wanted)) failed("f9", "argument 1 after the call"); }
  { static struct s45 wanted; wanted.m0 = (double)(int)mix(9074 + 11) / 16; __real__ wanted.m1 = (float)(int)mix(9074 + 22) / 16; __imag__ wanted.m1 = (float)(int)mix(9074 + 22 + 7) / 16; if (!((a2.m0 == wanted.m0 && a2.m1 == wanted.m1))) failed("f9", "argument 2 after the call"); }
  { static __int128 wanted; wanted = (__int128)mix(9111) << 64 | mix(9111 + 7); if (!(a3 == wanted)) failed("f9", "argument 3 after the call"); }
  { static int wanted; wanted = (int)mix(9148); if (!(a4 == wanted)) failed("f9", "argument 4 after the call"); }
  { static struct s46 wanted; wanted.m0 = (int)mix(9185 + 11); if (!((a5.m0 == wanted.m0))) failed("f9", "argument 5 after the call"); }
  { static _Bool wanted; wanted = mix(9222) & 1; if (!(a6 == wanted)) failed("f9", "argument 6 after the call"); }
  { static struct s47 wanted; wanted.m0 = (long)mix(9259 + 11); wanted.m1[0] = (short)mix(9259 + 22); wanted.m1[1] = (short)mix(9259 + 33); wanted.m2 = (float)(int)mix(9259 + 44) / 16; if (!((a7.m0 == wanted.m0 && a7.m1[0] == wanted.m1[0] && a7.m1[1] == wanted.m1[1] && a7.m2 == wanted.m2))) failed("f9", "argument 7 after the call"); }
  { static unsigned short wanted; wanted = (unsigned short)mix(9296); if (!(a8 == wanted)) failed("f9", "argument 8 after the call"); }
  { static unsigned wanted; wanted = (unsigned)mix(9333); if (!(a9 == wanted)) failed("f9", "argument 9 after the call"); }
  { static short wanted; wanted = (short)mix(9370); if (!(a10 == wanted)) failed("f9", "argument 10 after the call"); }
  { static unsigned char wanted; wanted = (unsigned char)mix(9407); if (!(a11 == wanted)) failed("f9", "argument 11 after the call"); }
  { static struct s51 wanted; wanted.m0.m0[0] = (int)mix(9444 + 11 + 11); wanted.m0.m0[1] = (int)mix(9444 + 11 + 22); wanted.m0.m1.m0[0] = mix(9444 + 11 + 33 + 11) & 1; __real__ wanted.m1.m0 = (float)(int)mix(9444 + 22 + 11) / 16; __imag__ wanted.m1.m0 = (float)(int)mix(9444 + 22 + 11 + 7) / 16; wanted.m1.m1 = (long)mix(9444 + 22 + 22); if (!(((a12.m0.m0[0] == wanted.m0.m0[0] && a12.m0.m0[1] == wanted.m0.m0[1] && (a12.m0.m1.m0[0] == wanted.m0.m1.m0[0])) && (a12.m1.m0 == wanted.m1.m0 && a12.m1.m1 == wanted.m1.m1)))) failed("f9", "argument 12 after the call"); }
  { static long long wanted; wanted = (long long)mix(9481); if (!(a13 == wanted)) failed("f9", "argument 13 after the call"); }
}

struct s54 f10(signed char p0);
static __typeof__(f10) *volatile pointer_f10 = f10;
static void call_f10(void) {
  signed char a0; a0 = (signed char)mix(10000);
  { struct s54 result = f10(a0);
  { static struct s54 wanted; wanted.m0.m0 = (short)mix(28500 + 11 + 11); wanted.m0.m1 = (float)(int)mix(28500 + 11 + 22) / 16; wanted.m1.m0 = (double)(int)mix(28500 + 22 + 11) / 16; wanted.m1.m1 = (long)mix(28500 + 22 + 22); wanted.m2 = (char)mix(28500 + 33); if (!(((result.m0.m0 == wanted.m0.m0 && result.m0.m1 == wanted.m0.m1) && (result.m1.m0 == wanted.m1.m0 && result.m1.m1 == wanted.m1.m1) && result.m2 == wanted.m2))) failed("f10", "result"); }
  }
  { struct s54 result = pointer_f10(a0);
  { static struct s54 wanted; wanted.m0.m0 = (short)mix(28500 + 11 + 11); wanted.m0.m1 = (float)(int)mix(28500 + 11 + 22) / 16; wanted.m1.m0 = (double)(int)mix(28500 + 22 + 11) / 16; wanted.m1.m1 = (long)mix(28500 + 22 + 22); wanted.m2 = (char)mix(28500 + 33); if (!(((result.m0.m0 == wanted.m0.m0 && result.m0.m1 == wanted.m0.m1) && (result.m1.m0 == wanted.m1.m0 && result.m1.m1 == wanted.m1.m1) && result.m2 == wanted.m2))) failed("f10", "result"); }
  }
  { static signed char wanted; wanted = (signed char)mix(10000); if (!(a0 == wanted)) failed("f10", "argument 0 after the call"); }
}

long f11(void);
static __typeof__(f11) *volatile pointer_f11 = f11;
static void call_f11(void) {
  { long result = f11();
  { static long wanted; wanted = (long)mix(29500); if (!(result == wanted)) failed("f11", "result"); }
  }
  { long result = pointer_f11();
  { static long wanted; wanted = (long)mix(29500); if (!(result == wanted)) failed("f11", "result"); }
  }
}

struct s58 f12(unsigned char p0, struct s55 p1);
static __typeof__(f12) *volatile pointer_f12 = f12;
static void call_f12(void) {
  unsigned char a0; a0 = (unsigned char)mix(12000);
  struct s55 a1; a1.m0 = (short)mix(12037 + 11); a1.m1 = (unsigned char)mix(12037 + 22);
  { struct s58 result = f12(a0, a1);
  { static struct s58 wanted; __real__ wanted.m0 = (float)(int)mix(30500 + 11) / 16; __imag__ wanted.m0 = (float)(int)mix(30500 + 11 + 7) / 16; wanted.m1[0] = (float)(int)mix(30500 + 22) / 16; wanted.m1[1] = (float)(int)mix(30500 + 33) / 16; wanted.m1[2] = (float)(int)mix(30500 + 44) / 16; wanted.m2.m0[0].m0 = (long)mix(30500 + 55 + 11 + 11); wanted.m2.m0[0].m1[0] = (int)mix(30500 + 55 + 11 + 22); __real__ wanted.m2.m0[0].m2 = (float)(int)mix(30500 + 55 + 11 + 33) / 16; __imag__ wanted.m2.m0[0].m2 = (float)(int)mix(30500 + 55 + 11 + 33 + 7) / 16; wanted.m2.m0[0].m3[0] = (float)(int)mix(30500 + 55 + 11 + 44) / 16; wanted.m2.m0[0].m4 = (double)(int)mix(30500 + 55 + 11 + 55) / 16; wanted.m2.m0[1].m0 = (long)mix(30500 + 55 + 22 + 11); wanted.m2.m0[1].m1[0] = (int)mix(30500 + 55 + 22 + 22); __real__ wanted.m2.m0[1].m2 = (float)(int)mix(30500 + 55 + 22 + 33) / 16; __imag__ wanted.m2.m0[1].m2 = (float)(int)mix(30500 + 55 + 22 + 33 + 7) / 16; wanted.m2.m0[1].m3[0] = (float)(int)mix(30500 + 55 + 22 + 44) / 16; wanted.m2.m0[1].m4 = (double)(int)mix(30500 + 55 + 22 + 55) / 16; wanted.m2.m1 = (char)mix(30500 + 55 + 33); if (!((result.m0 == wanted.m0 && result.m1[0] == wanted.m1[0] && result.m1[1] == wanted.m1[1] && result.m1[2] == wanted.m1[2] && ((result.m2.m0[0].m0 == wanted.m2.m0[0].m0 && result.m2.m0[0].m1[0] == wanted.m2.m0[0].m1[0] && result.m2.m0[0].m2 == wanted.m2.m0[0].m2 && result.m2.m0[0].m3[0] == wanted.m2.m0[0].m3[0] && result.m2.m0[0].m4 == wanted.m2.m0[0].m4) && (result.m2.m0[1].m0 == wanted.m2.m0[1].m0 && result.m2.m0[1].m1[0] == wanted.m2.m0[1].m1[0] && result.m2.m0[1].m2 == wanted.m2.m0[1].m2 && result.m2.m0[1].m3[0] == wanted.m2.m0[1].m3[0] && result.m2.m0[1].m4 == wanted.m2.m0[1].m4) && result.m2.m1 == wanted.m2.m1)))) failed("f12", "result"); }
  }
  { struct s58 result = pointer_f12(a0, a1);
  { static struct s58 wanted; __real__ wanted.m0 = (float)(int)mix(30500 + 11) / 16; __imag__ wanted.m0 = (float)(int)mix(30500 + 11 + 7) / 16; wanted.m1[0] = (float)(int)mix(30500 + 22) / 16; wanted.m1[1] = (float)(int)mix(30500 + 33) / 16; wanted.m1[2] = (float)(int)mix(30500 + 44) / 16; wanted.m2.m0[0].m0 = (long)mix(30500 + 55 + 11 + 11); wanted.m2.m0[0].m1[0] = (int)mix(30500 + 55 + 11 + 22); __real__ wanted.m2.m0[0].m2 = (float)(int)mix(30500 + 55 + 11 + 33) / 16; __imag__ wanted.m2.m0[0].m2 = (float)(int)mix(30500 + 55 + 11 + 33 + 7) / 16; wanted.m2.m0[0].m3[0] = (float)(int)mix(30500 + 55 + 11 + 44) / 16; wanted.m2.m0[0].m4 = (double)(int)mix(30500 + 55 + 11 + 55) / 16; wanted.m2.m0[1].m0 = (long)mix(30500 + 55 + 22 + 11); wanted.m2.m0[1].m1[0] = (int)mix(30500 + 55 + 22 + 22); __real__ wanted.m2.m0[1].m2 = (float)(int)mix(30500 + 55 + 22 + 33) / 16; __imag__ wanted.m2.m0[1].m2 = (float)(int)mix(30500 + 55 + 22 + 33 + 7) / 16; wanted.m2.m0[1].m3[0] = (float)(int)mix(30500 + 55 + 22 + 44) / 16; wanted.m2.m0[1].m4 = (double)(int)mix(30500 + 55 + 22 + 55) / 16; wanted.m2.m1 = (char)mix(30500 + 55 + 33); if (!((result.m0 == wanted.m0 && result.m1[0] == wanted.m1[0] && result.m1[1] == wanted.m1[1] && result.m1[2] == wanted.m1[2] && ((result.m2.m0[0].m0 == wanted.m2.m0[0].m0 && result.m2.m0[0].m1[0] == wanted.m2.m0[0].m1[0] && result.m2.m0[0].m2 == wanted.m2.m0[0].m2 && result.m2.m0[0].m3[0] == wanted.m2.m0[0].m3[0] && result.m2.m0[0].m4 == wanted.m2.m0[0].m4) && (result.m2.m0[1].m0 == wanted.m2.m0[1].m0 && result.m2.m0[1].m1[0] == wanted.m2.m0[1].m1[0] && result.m2.m0[1].m2 == wanted.m2.m0[1].m2 && result.m2.m0[1].m3[0] == wanted.m2.m0[1].m3[0] && result.m2.m0[1].m4 == wanted.m2.m0[1].m4) && result.m2.m1 == wanted.m2.m1)))) failed("f12", "result"); }
  }
  { static unsigned char wanted; wanted = (unsigned char)mix(12000); if (!(a0 == wanted)) failed("f12", "argument 0 after the call"); }
  { static struct s55 wanted; wanted.m0 = (short)mix(12037 + 11); wanted.m1 = (unsigned char)mix(12037 + 22); if (!((a1.m0 == wanted.m0 && a1.m1 == wanted.m1))) failed("f12", "argument 1 after the call"); }
}

double f13(struct s59 p0, double p1, _Complex double p2, char * p3, unsigned p4, long double p5, signed char p6, struct s60 p7, struct s61 p8, long double p9, _Complex float p10, struct s62 p11, unsigned short p12, unsigned p13);
static __typeof__(f13) *volatile pointer_f13 = f13;
static void call_f13(void) {
  struct s59 a0; a0.m0 = (short)mix(13000 + 11);
  double a1; a1 = (double)(int)mix(13037) / 16;
  _Complex double a2; __real__ a2 = (double)(int)mix(13074) / 16; __imag__ a2 = (double)(int)mix(13074 + 7) / 16;
  char * a3; a3 = (char *)mix(13111);
  unsigned a4; a4 = (unsigned)mix(13148);
  long double a5; a5 = (long double)(int)mix(13185) / 16;
  signed char a6; a6 = (signed char)mix(13222);
  struct s60 a7; a7.m0 = (long)mix(13259 + 11); a7.m1 = (short)mix(13259 + 22); a7.m2 = (double)(int)mix(13259 + 33) / 16; a7.m3 = mix(13259 + 44) & 1;
  struct s61 a8; a8.m0[0] = (unsigned long)mix(13296 + 11); a8.m0[1] = (unsigned long)mix(13296 + 22); a8.m1 = (unsigned short)mix(13296 + 33);
  long double a9; a9 = (long double)(int)mix(13333) / 16;
  _Complex float a10; __real__ a10 = (float)(int)mix(13370) / 16; __imag__ a10 = (float)(int)mix(13370 + 7) / 16;
  struct s62 a11; a11.m0 = (long)mix(13407 + 11);
  unsigned short a12; a12 = (unsigned short)mix(13444);
  unsigned a13; a13 = (unsigned)mix(13481);
  { double result = f13(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13);
  { static double wanted; wanted = (double)(int)mix(31500) / 16; if (!(result == wanted)) failed("f13", "result"); }
  }
  { double result = pointer_f13(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13);
  { static double wanted; wanted = (double)(int)mix(31500) / 16; if (!(result == wanted)) failed("f13", "result"); }
  }
  { static struct s59 wanted; wanted.m0 = (short)mix(13000 + 11); if (!((a0.m0 == wanted.m0))) failed("f13", "argument 0 after the call"); }
  { static double wanted; wanted = (double)(int)mix(13037) / 16; if (!(a1 == wanted)) failed("f13", "argument 1 after the call"); }
  { static _Complex double wanted; __real__ wanted = (double)(int)mix(13074) / 16; __imag__ wanted = (double)(int)mix(13074 + 7) / 16; if (!(a2 == wanted)) failed("f13", "argument 2 after the call"); }
  { static char * wanted; wanted = (char *)mix(13111); if (!(a3 == wanted)) failed("f13", "argument 3 after the call"); }
  { static unsigned wanted; wanted = (unsigned)mix(13148); if (!(a4 == wanted)) failed("f13", "argument 4 after the call"); }
  { static long double wanted; wanted = (long double)(int)mix(13185) / 16; if (!(a5 == wanted)) failed("f13", "argument 5 after the call"); }
  { static signed char wanted; wanted = (signed char)mix(13222); if (!(a6 == wanted)) failed("f13", "argument 6 after the call"); }
  { static struct s60 wanted; wanted.m0 = (long)mix(13259 + 11); wanted.m1 = (short)mix(13259 + 22); wanted.m2 = (double)(int)mix(13259 + 33) / 16; wanted.m3 = mix(13259 + 44) & 1; if (!((a7.m0 == wanted.m0 && a7.m1 == wanted.m1 && a7.m2 == wanted.m2 && a7.m3 == wanted.m3))) failed("f13", "argument 7 after the call"); }
  { static struct s61 wanted; wanted.m0[0] = (unsigned long)mix(13296 + 11); wanted.m0[1] = (unsigned long)mix(13296 + 22); wanted.m1 = (unsigned short)mix(13296 + 33); if (!((a8.m0[0] == wanted.m0[0] && a8.m0[1] == wanted.m0[1] && a8.m1 == wanted.m1))) failed("f13", "argument 8 after the call"); }
  { static long double wanted; wanted = (long double)(int)mix(13333) / 16; if (!(a9 == wanted)) failed("f13", "argument 9 after the call"); }
  { static _Complex float wanted; __real__ wanted = (float)(int)mix(13370) / 16; __imag__ wanted = (float)(int)mix(13370 + 7) / 16; if (!(a10 == wanted)) failed("f13", "argument 10 after the call"); }
  { static struct s62 wanted; wanted.m0 = (long)mix(13407 + 11); if (!((a11.m0 == wanted.m0))) failed("f13", "argument 11 after the call"); }
  { static unsigned short wanted; wanted = (unsigned short)mix(13444); if (!(a12 == wanted)) failed("f13", "argument 12 after the call"); }
  { static unsigned wanted; wanted = (unsigned)mix(13481); if (!(a13 == wanted)) failed("f13", "argument 13 after the call"); }
}

unsigned short f14(unsigned __int128 p0, struct s63 p1);
static __typeof__(f14) *volatile pointer_f14 = f14;
static void call_f14(void) {
  unsigned __int128 a0; a0 = (unsigned __int128)mix(14000) << 64 | mix(14000 + 7);
  struct s63 a1; a1.m0 = (float)(int)mix(14037 + 11) / 16;
  { unsigned short result = f14(a0, a1);
  { static unsigned short wanted; wanted = (unsigned short)mix(32500); if (!(result == wanted)) failed("f14", "result"); }
  }
  { unsigned short result = pointer_f14(a0, a1);
  { static unsigned short wanted; wanted = (unsigned short)mix(32500); if (!(result == wanted)) failed("f14", "result"); }
  }
  { static unsigned __int128 wanted; wanted = (unsigned __int128)mix(14000) << 64 | mix(14000 + 7); if (!(a0 == wanted)) failed("f14", "argument 0 after the call"); }
  { static struct s63 wanted; wanted.m0 = (float)(int)mix(14037 + 11) / 16; if (!((a1.m0 == wanted.m0))) failed("f14", "argument 1 after the call"); }
}

struct s64 f15(long long p0);
static __typeof__(f15) *volatile pointer_f15 = f15;
static void call_f15(void) {
  long long a0; a0 = (long long)mix(15000);
  { struct s64 result = f15(a0);
  { static struct s64 wanted; wanted.m0[0] = (float)(int)mix(33500 + 11) / 16; wanted.m1 = (float)(int)mix(33500 + 22) / 16; wanted.m2 = (char)mix(33500 + 33); if (!((result.m0[0] == wanted.m0[0] && result.m1 == wanted.m1 && result.m2 == wanted.m2))) failed("f15", "result"); }
  }
  { struct s64 result = pointer_f15(a0);
  { static struct s64 wanted; wanted.m0[0] = (float)(int)mix(33500 + 11) / 16; wanted.m1 = (float)(int)mix(33500 + 22) / 16; wanted.m2 = (char)mix(33500 + 33); if (!((result.m0[0] == wanted.m0[0] && result.m1 == wanted.m1 && result.m2 == wanted.m2))) failed("f15", "result"); }
  }
  { static long long wanted; wanted = (long long)mix(15000); if (!(a0 == wanted)) failed("f15", "argument 0 after the call"); }
}

struct s70 f16(struct s67 p0, _Complex float p1, struct s68 p2, float p3, float p4, _Complex double p5, long long p6, double p7, _Complex double p8, _Bool p9, ...);
static __typeof__(f16) *volatile pointer_f16 = f16;
static void call_f16(void) {
  struct s67 a0; a0.m0 = (unsigned long)mix(16000 + 11); a0.m1.m0 = (short)mix(16000 + 22 + 11); a0.m1.m1 = (char)mix(16000 + 22 + 22); a0.m1.m2[0] = (signed char)mix(16000 + 22 + 33); a0.m1.m2[1] = (signed char)mix(16000 + 22 + 44); a0.m1.m2[2] = (signed char)mix(16000 + 22 + 55); a0.m1.m3 = (double)(int)mix(16000 + 22 + 66) / 16; a0.m1.m4.m0 = (long)mix(16000 + 22 + 77 + 11); a0.m1.m4.m1 = (short)mix(16000 + 22 + 77 + 22); a0.m1.m4.m2 = (short)mix(16000 + 22 + 77 + 33); a0.m1.m4.m3 = (long)mix(16000 + 22 + 77 + 44); a0.m2 = (short)mix(16000 + 33); a0.m3 = (unsigned short)mix(16000 + 44); a0.m4 = (float)(int)mix(16000 + 55) / 16;
  _Complex float a1; __real__ a1 = (float)(int)mix(16037) / 16; __imag__ a1 = (float)(int)mix(16037 + 7) / 16;
  struct s68 a2; a2.m0 = (long)mix(16074 + 11); a2.m1 = (double)(int)mix(16074 + 22) / 16;
  float a3; a3 = (float)(int)mix(16111) / 16;
  float a4; a4 = (float)(int)mix(16148) / 16;
  _Complex double a5; __real__ a5 = (double)(int)mix(16185) / 16; __imag__ a5 = (double)(int)mix(16185 + 7) / 16;
  long long a6; a6 = (long long)mix(16222);
  double a7; a7 = (double)(int)mix(16259) / 16;
  _Complex double a8; __real__ a8 = (double)(int)mix(16296) / 16; __imag__ a8 = (double)(int)mix(16296 + 7) / 16;
  _Bool a9; a9 = mix(16333) & 1;
  double a100; a100 = (double)(int)mix(19700) / 16;
  unsigned long a101; a101 = (unsigned long)mix(19737);
  int a102; a102 = (int)mix(19774);
  __int128 a103; a103 = (__int128)mix(19811) << 64 | mix(19811 + 7);
  struct s69 a104; a104.m0 = (double)(int)mix(19848 + 11) / 16;
  unsigned a105; a105 = (unsigned)mix(19885);
  int a106; a106 = (int)mix(19922);
  { struct s70 result = f16(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a100, a101, a102, a103, a104, a105, a106);
  { static struct s70 wanted; wanted.m0 = (long)mix(34500 + 11); if (!((result.m0 == wanted.m0))) failed("f16", "result"); }
  }
  { struct s70 result = pointer_f16(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a100, a101, a102, a103, a104, a105, a106);
  { static struct s70 wanted; wanted.m0 = (long)mix(34500 + 11); if (!((result.m0 == wanted.m0))) failed("f16", "result"); }
  }
  { static struct s67 wanted; wanted.m0 = (unsigned long)mix(16000 + 11); wanted.m1.m0 = (short)mix(16000 + 22 + 11); wanted.m1.m1 = (char)mix(16000 + 22 + 22); wanted.m1.m2[0] = (signed char)mix(16000 + 22 + 33); wanted.m1.m2[1] = (signed char)mix(16000 + 22 + 44); wanted.m1.m2[2] = (signed char)mix(16000 + 22 + 55); wanted.m1.m3 = (double)(int)mix(16000 + 22 + 66) / 16; wanted.m1.m4.m0 = (long)mix(16000 + 22 + 77 + 11); wanted.m1.m4.m1 = (short)mix(16000 + 22 + 77 + 22); wanted.m1.m4.m2 = (short)mix(16000 + 22 + 77 + 33); wanted.m1.m4.m3 = (long)mix(16000 + 22 + 77 + 44); wanted.m2 = (short)mix(16000 + 33); wanted.m3 = (unsigned short)mix(16000 + 44); wanted.m4 = (float)(int)mix(16000 + 55) / 16; if (!((a0.m0 == wanted.m0 && (a0.m1.m0 == wanted.m1.m0 && a0.m1.m1 == wanted.m1.m1 && a0.m1.m2[0] == wanted.m1.m2[0] && a0.m1.m2[1] == wanted.m1.m2[1] && a0.m1.m2[2] == wanted.m1.m2[2] && a0.m1.m3 == wanted.m1.m3 && (a0.m1.m4.m0 == wanted.m1.m4.m0 && a0.m1.m4.m1 == wanted.m1.m4.m1 && a0.m1.m4.m2 == wanted.m1.m4.m2 && a0.m1.m4.m3 == wanted.m1.m4.m3)) && a0.m2 == wanted.m2 && a0.m3 == wanted.m3 && a0.m4 == wanted.m4))) failed("f16", "argument 0 after the call"); }
  { static _Complex float wanted; __real__ wanted = (float)(int)mix(16037) / 16; __imag__ wanted = (float)(int)mix(16037 + 7) / 16; if (!(a1 == wanted)) failed("f16", "argument 1 after the call"); }
  { static struct s68 wanted; wanted.m0 = (long)mix(16074 + 11); wanted.m1 = (double)(int)mix(16074 + 22) / 16; if (!((a2.m0 == wanted.m0 && a2.m1 == wanted.m1))) failed("f16", "argument 2 after the call"); }
  { static float wanted; wanted = (float)(int)mix(16111) / 16; if (!(a3 == wanted)) failed("f16", "argument 3 after the call"); }
  { static float wanted; wanted = (float)(int)mix(16148) / 16; if (!(a4 == wanted)) failed("f16", "argument 4 after the call"); }
  { static _Complex double wanted; __real__ wanted = (double)(int)mix(16185) / 16; __imag__ wanted = (double)(int)mix(16185 + 7) / 16; if (!(a5 == wanted)) failed("f16", "argument 5 after the call"); }
  { static long long wanted; wanted = (long long)mix(16222); if (!(a6 == wanted)) failed("f16", "argument 6 after the call"); }
  { static double wanted; wanted = (double)(int)mix(16259) / 16; if (!(a7 == wanted)) failed("f16", "argument 7 after the call"); }
  { static _Complex double wanted; __real__ wanted = (double)(int)mix(16296) / 16; __imag__ wanted = (double)(int)mix(16296 + 7) / 16; if (!(a8 == wanted)) failed("f16", "argument 8 after the call"); }
  { static _Bool wanted; wanted = mix(16333) & 1; if (!(a9 == wanted)) failed("f16", "argument 9 after the call"); }
  { static double wanted; wanted = (double)(int)mix(19700) / 16; if (!(a100 == wanted)) failed("f16", "argument 100 after the call"); }
  { static unsigned long wanted; wanted = (unsigned long)mix(19737); if (!(a101 == wanted)) failed("f16", "argument 101 after the call"); }
  { static int wanted; wanted = (int)mix(19774); if (!(a102 == wanted)) failed("f16", "argument 102 after the call"); }
  { static __int128 wanted; wanted = (__int128)mix(19811) << 64 | mix(19811 + 7); if (!(a103 == wanted)) failed("f16", "argument 103 after the call"); }
  { static struct s69 wanted; wanted.m0 = (double)(int)mix(19848 + 11) / 16; if (!((a104.m0 == wanted.m0))) failed("f16", "argument 104 after the call"); }
  { static unsigned wanted; wanted = (unsigned)mix(19885); if (!(a105 == wanted)) failed("f16", "argument 105 after the call"); }
  { static int wanted; wanted = (int)mix(19922); if (!(a106 == wanted)) failed("f16", "argument 106 after the call"); }
}

struct s76 f17(unsigned char p0, double p1, unsigned long p2, double p3, struct s72 p4, ...);
static __typeof__(f17) *volatile pointer_f17 = f17;
static void call_f17(void) {
  unsigned char a0; a0 = (unsigned char)mix(17000);
  double a1; a1 = (double)(int)mix(17037) / 16;
  unsigned long a2; a2 = (unsigned long)mix(17074);
  double a3; a3 = (double)(int)mix(17111) / 16;
  struct s72 a4; a4.m0 = (char)mix(17148 + 11); __real__ a4.m1.m0 = (double)(int)mix(17148 + 22 + 11) / 16; __imag__ a4.m1.m0 = (double)(int)mix(17148 + 22 + 11 + 7) / 16; a4.m1.m1 = (short)mix(17148 + 22 + 22); a4.m1.m2 = (char)mix(17148 + 22 + 33); a4.m1.m3 = (float)(int)mix(17148 + 22 + 44) / 16;
  unsigned a100; a100 = (unsigned)mix(20700);
  struct s73 a101; a101.m0 = (float)(int)mix(20737 + 11) / 16; a101.m1 = (char)mix(20737 + 22); a101.m2 = (unsigned short)mix(20737 + 33); a101.m3 = (float)(int)mix(20737 + 44) / 16;
  char * a102; a102 = (char *)mix(20774);
  int a103; a103 = (int)mix(20811);
  union s75 a104; a104.m0 = (float)(int)mix(20848 + 11) / 16;
  int a105; a105 = (int)mix(20885);
  { struct s76 result = f17(a0, a1, a2, a3, a4, a100, a101, a102, a103, a104, a105);
  { static struct s76 wanted; wanted.m0 = (short)mix(35500 + 11); wanted.m1 = (unsigned short)mix(35500 + 22); wanted.m2 = (short)mix(35500 + 33); wanted.m3 = (unsigned short)mix(35500 + 44); wanted.m4 = (long)mix(35500 + 55); if (!((result.m0 == wanted.m0 && result.m1 == wanted.m1 && result.m2 == wanted.m2 && result.m3 == wanted.m3 && result.m4 == wanted.m4))) failed("f17", "result"); }
  }
  { struct s76 result = pointer_f17(a0, a1, a2, a3, a4, a100, a101, a102, a103, a104, a105);
  { static struct s76 wanted; wanted.m0 = (short)mix(35500 + 11); wanted.m1 = (unsigned short)mix(35500 + 22); wanted.m2 = (short)mix(35500 + 33); wanted.m3 = (unsigned short)mix(35500 + 44); wanted.m4 = (long)mix(35500 + 55); if (!((result.m0 == wanted.m0 && result.m1 == wanted.m1 && result.m2 == wanted.m2 && result.m3 == wanted.m3 && result.m4 == wanted.m4))) failed("f17", "result"); }
  }
  { static unsigned char wanted; wanted = (unsigned char)mix(17000); if (!(a0 == wanted)) failed("f17", "argument 0 after the call"); }
  { static double wanted; wanted = (double)(int)mix(17037) / 16; if (!(a1 == wanted)) failed("f17", "argument 1 after the call"); }
  { static unsigned long wanted; wanted = (unsigned long)mix(17074); if (!(a2 == wanted)) failed("f17", "argument 2 after the call"); }
  { static double wanted; wanted = (double)(int)mix(17111) / 16; if (!(a3 == wanted)) failed("f17", "argument 3 after the call"); }
  { static struct s72 wanted; wanted.m0 = (char)mix(17148 + 11); __real__ wanted.m1.m0 = (double)(int)mix(17148 + 22 + 11) / 16; __imag__ wanted.m1.m0 = (double)(int)mix(17148 + 22 + 11 + 7) / 16; wanted.m1.m1 = (short)mix(17148 + 22 + 22); wanted.m1.m2 = (char)mix(17148 + 22 + 33); wanted.m1.m3 = (float)(int)mix(17148 + 22 + 44) / 16; if (!((a4.m0 == wanted.m0 && (a4.m1.m0 == wanted.m1.m0 && a4.m1.m1 == wanted.m1.m1 && a4.m1.m2 == wanted.m1.m2 && a4.m1.m3 == wanted.m1.m3)))) failed("f17", "argument 4 after the call"); }
  { static unsigned wanted; wanted = (unsigned)mix(20700); if (!(a100 == wanted)) failed("f17", "argument 100 after the call"); }
  { static struct s73 wanted; wanted.m0 = (float)(int)mix(20737 + 11) / 16; wanted.m1 = (char)mix(20737 + 22); wanted.m2 = (unsigned short)mix(20737 + 33); wanted.m3 = (float)(int)mix(20737 + 44) / 16; if (!((a101.m0 == wanted.m0 && a101.m1 == wanted.m1 && a101.m2 == wanted.m2 && a101.m3 == wanted.m3))) failed("f17", "argument 101 after the call"); }
  { static char * wanted; wanted = (char *)mix(20774); if (!(a102 == wanted)) failed("f17", "argument 102 after the call"); }
  { static int wanted; wanted = (int)mix(20811); if (!(a103 == wanted)) failed("f17", "argument 103 after the call"); }
  { static union s75 wanted; wanted.m0 = (float)(int)mix(20848 + 11) / 16; if (!((a104.m0 == wanted.m0))) failed("f17", "argument 104 after the call"); }
  { static int wanted; wanted = (int)mix(20885); if (!(a105 == wanted)) failed("f17", "argument 105 after the call"); }
}

int main(void) {
  call_f0();
  call_f1();
  call_f2();
  call_f3();
  call_f4();
  call_f5();
  call_f6();
  call_f7();
  call_f8();
  call_f9();
  call_f10();
  call_f11();
  call_f12();
  call_f13();
  call_f14();
  call_f15();
  call_f16();
  call_f17();
  printf("%d failures\n", failures);
  return failures != 0;
}
