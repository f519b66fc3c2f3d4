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

double f0(long double p0, char * p1, ...);
static __typeof__(f0) *volatile pointer_f0 = f0;
static void call_f0(void) {
  long double a0; a0 = (long double)(int)mix(0) / 16;
  char * a1; a1 = (char *)mix(37);
  double a100; a100 = (double)(int)mix(3700) / 16;
  long double a101; a101 = (long double)(int)mix(3737) / 16;
  long double a102; a102 = (long double)(int)mix(3774) / 16;
  long a103; a103 = (long)mix(3811);
  unsigned a104; a104 = (unsigned)mix(3848);
  unsigned long a105; a105 = (unsigned long)mix(3885);
  double a106; a106 = (double)(int)mix(3922) / 16;
  char * a107; a107 = (char *)mix(3959);
  unsigned a108; a108 = (unsigned)mix(3996);
  { double result = f0(a0, a1, a100, a101, a102, a103, a104, a105, a106, a107, a108);
  { static double wanted; wanted = (double)(int)mix(18500) / 16; if (!(result == wanted)) failed("f0", "result"); }
  }
  { double result = pointer_f0(a0, a1, a100, a101, a102, a103, a104, a105, a106, a107, a108);
  { static double wanted; wanted = (double)(int)mix(18500) / 16; if (!(result == wanted)) failed("f0", "result"); }
  }
  { static long double wanted; wanted = (long double)(int)mix(0) / 16; if (!(a0 == wanted)) failed("f0", "argument 0 after the call"); }
  { static char * wanted; wanted = (char *)mix(37); if (!(a1 == wanted)) failed("f0", "argument 1 after the call"); }
  { static double wanted; wanted = (double)(int)mix(3700) / 16; if (!(a100 == wanted)) failed("f0", "argument 100 after the call"); }
  { static long double wanted; wanted = (long double)(int)mix(3737) / 16; if (!(a101 == wanted)) failed("f0", "argument 101 after the call"); }
  { static long double wanted; wanted = (long double)(int)mix(3774) / 16; if (!(a102 == wanted)) failed("f0", "argument 102 after the call"); }
  { static long wanted; wanted = (long)mix(3811); if (!(a103 == wanted)) failed("f0", "argument 103 after the call"); }
  { static unsigned wanted; wanted = (unsigned)mix(3848); if (!(a104 == wanted)) failed("f0", "argument 104 after the call"); }
  { static unsigned long wanted; wanted = (unsigned long)mix(3885); if (!(a105 == wanted)) failed("f0", "argument 105 after the call"); }
  { static double wanted; wanted = (double)(int)mix(3922) / 16; if (!(a106 == wanted)) failed("f0", "argument 106 after the call"); }
  { static char * wanted; wanted = (char *)mix(3959); if (!(a107 == wanted)) failed("f0", "argument 107 after the call"); }
  { static unsigned wanted; wanted = (unsigned)mix(3996); if (!(a108 == wanted)) failed("f0", "argument 108 after the call"); }
}

float f1(_Bool p0, short p1, long long p2, long double p3, ...);
static __typeof__(f1) *volatile pointer_f1 = f1;
static void call_f1(void) {
  _Bool a0; a0 = mix(1000) & 1;
  short a1; a1 = (short)mix(1037);
  long long a2; a2 = (long long)mix(1074);
  long double a3; a3 = (long double)(int)mix(1111) / 16;
  long double a100; a100 = (long double)(int)mix(4700) / 16;
  unsigned long a101; a101 = (unsigned long)mix(4737);
  unsigned long a102; a102 = (unsigned long)mix(4774);
  unsigned long a103; a103 = (unsigned long)mix(4811);
  long double a104; a104 = (long double)(int)mix(4848) / 16;
  unsigned long a105; a105 = (unsigned long)mix(4885);
  unsigned a106; a106 = (unsigned)mix(4922);
  int a107; a107 = (int)mix(4959);
  long double a108; a108 = (long double)(int)mix(4996) / 16;
  long a109; a109 = (long)mix(5033);
  unsigned long a110; a110 = (unsigned long)mix(5070);
  long a111; a111 = (long)mix(5107);
  { float result = f1(a0, a1, a2, a3, a100, a101, a102, a103, a104, a105, a106, a107, a108, a109, a110, a111);
  { static float wanted; wanted = (float)(int)mix(19500) / 16; if (!(result == wanted)) failed("f1", "result"); }
  }
  { float result = pointer_f1(a0, a1, a2, a3, a100, a101, a102, a103, a104, a105, a106, a107, a108, a109, a110, a111);
  { static float wanted; wanted = (float)(int)mix(19500) / 16; if (!(result == wanted)) failed("f1", "result"); }
  }
  { static _Bool wanted; wanted = mix(1000) & 1; if (!(a0 == wanted)) failed("f1", "argument 0 after the call"); }
  { static short wanted; wanted = (short)mix(1037); if (!(a1 == wanted)) failed("f1", "argument 1 after the call"); }
  { static long long wanted; wanted = (long long)mix(1074); if (!(a2 == wanted)) failed("f1", "argument 2 after the call"); }
  { static long double wanted; wanted = (long double)(int)mix(1111) / 16; if (!(a3 == wanted)) failed("f1", "argument 3 after the call"); }
  { static long double wanted; wanted = (long double)(int)mix(4700) / 16; if (!(a100 == wanted)) failed("f1", "argument 100 after the call"); }
  { static unsigned long wanted; wanted = (unsigned long)mix(4737); if (!(a101 == wanted)) failed("f1", "argument 101 after the call"); }
  { static unsigned long wanted; wanted = (unsigned long)mix(4774); if (!(a102 == wanted)) failed("f1", "argument 102 after the call"); }
  { static unsigned long wanted; wanted = (unsigned long)mix(4811); if (!(a103 == wanted)) failed("f1", "argument 103 after the call"); }
  { static long double wanted; wanted = (long double)(int)mix(4848) / 16; if (!(a104 == wanted)) failed("f1", "argument 104 after the call"); }
  { static unsigned long wanted; wanted = (unsigned long)mix(4885); if (!(a105 == wanted)) failed("f1", "argument 105 after the call"); }
  { static unsigned wanted; wanted = (unsigned)mix(4922); if (!(a106 == wanted)) failed("f1", "argument 106 after the call"); }
  { static int wanted; wanted = (int)mix(4959); if (!(a107 == wanted)) failed("f1", "argument 107 after the call"); }
  { static long double wanted; wanted = (long double)(int)mix(4996) / 16; if (!(a108 == wanted)) failed("f1", "argument 108 after the call"); }
  { static long wanted; wanted = (long)mix(5033); if (!(a109 == wanted)) failed("f1", "argument 109 after the call"); }
  { static unsigned long wanted; wanted = (unsigned long)mix(5070); if (!(a110 == wanted)) failed("f1", "argument 110 after the call"); }
  { static long wanted; wanted = (long)mix(5107); if (!(a111 == wanted)) failed("f1", "argument 111 after the call"); }
}

long long f2(float p0, char * p1, long double p2, float p3, long double p4, unsigned char p5, long long p6, char p7);
static __typeof__(f2) *volatile pointer_f2 = f2;
static void call_f2(void) {
  float a0; a0 = (float)(int)mix(2000) / 16;
  char * a1; a1 = (char *)mix(2037);
  long double a2; a2 = (long double)(int)mix(2074) / 16;
  float a3; a3 = (float)(int)mix(2111) / 16;
  long double a4; a4 = (long double)(int)mix(2148) / 16;
  unsigned char a5; a5 = (unsigned char)mix(2185);
  long long a6; a6 = (long long)mix(2222);
  char a7; a7 = (char)mix(2259);
  { long long result = f2(a0, a1, a2, a3, a4, a5, a6, a7);
  { static long long wanted; wanted = (long long)mix(20500); if (!(result == wanted)) failed("f2", "result"); }
  }
  { long long result = pointer_f2(a0, a1, a2, a3, a4, a5, a6, a7);
  { static long long wanted; wanted = (long long)mix(20500); if (!(result == wanted)) failed("f2", "result"); }
  }
  { static float wanted; wanted = (float)(int)mix(2000) / 16; if (!(a0 == wanted)) failed("f2", "argument 0 after the call"); }
  { static char * wanted; wanted = (char *)mix(2037); if (!(a1 == wanted)) failed("f2", "argument 1 after the call"); }
  { static long double wanted; wanted = (long double)(int)mix(2074) / 16; if (!(a2 == wanted)) failed("f2", "argument 2 after the call"); }
  { static float wanted; wanted = (float)(int)mix(2111) / 16; if (!(a3 == wanted)) failed("f2", "argument 3 after the call"); }
  { static long double wanted; wanted = (long double)(int)mix(2148) / 16; if (!(a4 == wanted)) failed("f2", "argument 4 after the call"); }
  { static unsigned char wanted; wanted = (unsigned char)mix(2185); if (!(a5 == wanted)) failed("f2", "argument 5 after the call"); }
  { static long long wanted; wanted = (long long)mix(2222); if (!(a6 == wanted)) failed("f2", "argument 6 after the call"); }
  { static char wanted; wanted = (char)mix(2259); if (!(a7 == wanted)) failed("f2", "argument 7 after the call"); }
}

void f3(unsigned long p0, char * p1, long double p2, long double p3, int p4, signed char p5, long double p6, int p7, unsigned p8, unsigned p9, short p10, float p11, float p12, unsigned short p13);
static __typeof__(f3) *volatile pointer_f3 = f3;
static void call_f3(void) {
  unsigned long a0; a0 = (unsigned long)mix(3000);
  char * a1; a1 = (char *)mix(3037);
  long double a2; a2 = (long double)(int)mix(3074) / 16;
  long double a3; a3 = (long double)(int)mix(3111) / 16;
  int a4; a4 = (int)mix(3148);
  signed char a5; a5 = (signed char)mix(3185);
  long double a6; a6 = (long double)(int)mix(3222) / 16;
  int a7; a7 = (int)mix(3259);
  unsigned a8; a8 = (unsigned)mix(3296);
  unsigned a9; a9 = (unsigned)mix(3333);
  short a10; a10 = (short)mix(3370);
  float a11; a11 = (float)(int)mix(3407) / 16;
  float a12; a12 = (float)(int)mix(3444) / 16;
  unsigned short a13; a13 = (unsigned short)mix(3481);
  f3(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13);
  pointer_f3(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13);
  { static unsigned long wanted; wanted = (unsigned long)mix(3000); if (!(a0 == wanted)) failed("f3", "argument 0 after the call"); }
  { static char * wanted; wanted = (char *)mix(3037); if (!(a1 == wanted)) failed("f3", "argument 1 after the call"); }
  { static long double wanted; wanted = (long double)(int)mix(3074) / 16; if (!(a2 == wanted)) failed("f3", "argument 2 after the call"); }
  { static long double wanted; wanted = (long double)(int)mix(3111) / 16; if (!(a3 == wanted)) failed("f3", "argument 3 after the call"); }
  { static int wanted; wanted = (int)mix(3148); if (!(a4 == wanted)) failed("f3", "argument 4 after the call"); }
  { static signed char wanted; wanted = (signed char)mix(3185); if (!(a5 == wanted)) failed("f3", "argument 5 after the call"); }
  { static long double wanted; wanted = (long double)(int)mix(3222) / 16; if (!(a6 == wanted)) failed("f3", "argument 6 after the call"); }
  { static int wanted; wanted = (int)mix(3259); if (!(a7 == wanted)) failed("f3", "argument 7 after the call"); }
  { static unsigned wanted; wanted = (unsigned)mix(3296); if (!(a8 == wanted)) failed("f3", "argument 8 after the call"); }
  { static unsigned wanted; wanted = (unsigned)mix(3333); if (!(a9 == wanted)) failed("f3", "argument 9 after the call"); }
  { static short wanted; wanted = (short)mix(3370); if (!(a10 == wanted)) failed("f3", "argument 10 after the call"); }
  { static float wanted; wanted = (float)(int)mix(3407) / 16; if (!(a11 == wanted)) failed("f3", "argument 11 after the call"); }
  { static float wanted; wanted = (float)(int)mix(3444) / 16; if (!(a12 == wanted)) failed("f3", "argument 12 after the call"); }
  { static unsigned short wanted; wanted = (unsigned short)mix(3481); if (!(a13 == wanted)) failed("f3", "argument 13 after the call"); }
}

signed char f4(char p0, ...);
static __typeof__(f4) *volatile pointer_f4 = f4;
static void call_f4(void) {
  char a0; a0 = (char)mix(4000);
  int a100; a100 = (int)mix(7700);
  long double a101; a101 = (long double)(int)mix(7737) / 16;
  int a102; a102 = (int)mix(7774);
  long double a103; a103 = (long double)(int)mix(7811) / 16;
  double a104; a104 = (double)(int)mix(7848) / 16;
  long a105; a105 = (long)mix(7885);
  int a106; a106 = (int)mix(7922);
  long double a107; a107 = (long double)(int)mix(7959) / 16;
  long double a108; a108 = (long double)(int)mix(7996) / 16;
  int a109; a109 = (int)mix(8033);
  unsigned long a110; a110 = (unsigned long)mix(8070);
  long double a111; a111 = (long double)(int)mix(8107) / 16;
  { signed char result = f4(a0, a100, a101, a102, a103, a104, a105, a106, a107, a108, a109, a110, a111);
  { static signed char wanted; wanted = (signed char)mix(22500); if (!(result == wanted)) failed("f4", "result"); }
  }
  { signed char result = pointer_f4(a0, a100, a101, a102, a103, a104, a105, a106, a107, a108, a109, a110, a111);
  { static signed char wanted; wanted = (signed char)mix(22500); if (!(result == wanted)) failed("f4", "result"); }
  }
  { static char wanted; wanted = (char)mix(4000); if (!(a0 == wanted)) failed("f4", "argument 0 after the call"); }
  { static int wanted; wanted = (int)mix(7700); if (!(a100 == wanted)) failed("f4", "argument 100 after the call"); }
  { static long double wanted; wanted = (long double)(int)mix(7737) / 16; if (!(a101 == wanted)) failed("f4", "argument 101 after the call"); }
  { static int wanted; wanted = (int)mix(7774); if (!(a102 == wanted)) failed("f4", "argument 102 after the call"); }
  { static long double wanted; wanted = (long double)(int)mix(7811) / 16; if (!(a103 == wanted)) failed("f4", "argument 103 after the call"); }
  { static double wanted; wanted = (double)(int)mix(7848) / 16; if (!(a104 == wanted)) failed("f4", "argument 104 after the call"); }
  { static long wanted; wanted = (long)mix(7885); if (!(a105 == wanted)) failed("f4", "argument 105 after the call"); }
  { static int wanted; wanted = (int)mix(7922); if (!(a106 == wanted)) failed("f4", "argument 106 after the call"); }
  { static long double wanted; wanted = (long double)(int)mix(7959) / 16; if (!(a107 == wanted)) failed("f4", "argument 107 after the call"); }
  { static long double wanted; wanted = (long double)(int)mix(7996) / 16; if (!(a108 == wanted)) failed("f4", "argument 108 after the call"); }
  { static int wanted; wanted = (int)mix(8033); if (!(a109 == wanted)) failed("f4", "argument 109 after the call"); }
  { static unsigned long wanted; wanted = (unsigned long)mix(8070); if (!(a110 == wanted)) failed("f4", "argument 110 after the call"); }
  { static long double wanted; wanted = (long double)(int)mix(8107) / 16; if (!(a111 == wanted)) failed("f4", "argument 111 after the call"); }
}

double f5(unsigned long p0, double p1, long p2);
static __typeof__(f5) *volatile pointer_f5 = f5;
static void call_f5(void) {
  unsigned long a0; a0 = (unsigned long)mix(5000);
  double a1; a1 = (double)(int)mix(5037) / 16;
  long a2; a2 = (long)mix(5074);
  { double result = f5(a0, a1, a2);
  { static double wanted; wanted = (double)(int)mix(23500) / 16; if (!(result == wanted)) failed("f5", "result"); }
  }
  { double result = pointer_f5(a0, a1, a2);
  { static double wanted; wanted = (double)(int)mix(23500) / 16; if (!(result == wanted)) failed("f5", "result"); }
  }
  { static unsigned long wanted; wanted = (unsigned long)mix(5000); if (!(a0 == wanted)) failed("f5", "argument 0 after the call"); }
  { static double wanted; wanted = (double)(int)mix(5037) / 16; if (!(a1 == wanted)) failed("f5", "argument 1 after the call"); }
  { static long wanted; wanted = (long)mix(5074); if (!(a2 == wanted)) failed("f5", "argument 2 after the call"); }
}

long f6(float p0, char * p1, int p2, float p3, int p4, double p5);
static __typeof__(f6) *volatile pointer_f6 = f6;
static void call_f6(void) {
  float a0; a0 = (float)(int)mix(6000) / 16;
  char * a1; a1 = (char *)mix(6037);
  int a2; a2 = (int)mix(6074);
  float a3; a3 = (float)(int)mix(6111) / 16;
  int a4; a4 = (int)mix(6148);
  double a5; a5 = (double)(int)mix(6185) / 16;
  { long result = f6(a0, a1, a2, a3, a4, a5);
  { static long wanted; wanted = (long)mix(24500); if (!(result == wanted)) failed("f6", "result"); }
  }
  { long result = pointer_f6(a0, a1, a2, a3, a4, a5);
  { static long wanted; wanted = (long)mix(24500); if (!(result == wanted)) failed("f6", "result"); }
  }
  { static float wanted; wanted = (float)(int)mix(6000) / 16; if (!(a0 == wanted)) failed("f6", "argument 0 after the call"); }
  { static char * wanted; wanted = (char *)mix(6037); if (!(a1 == wanted)) failed("f6", "argument 1 after the call"); }
  { static int wanted; wanted = (int)mix(6074); if (!(a2 == wanted)) failed("f6", "argument 2 after the call"); }
  { static float wanted; wanted = (float)(int)mix(6111) / 16; if (!(a3 == wanted)) failed("f6", "argument 3 after the call"); }
  { static int wanted; wanted = (int)mix(6148); if (!(a4 == wanted)) failed("f6", "argument 4 after the call"); }
  { static double wanted; wanted = (double)(int)mix(6185) / 16; if (!(a5 == wanted)) failed("f6", "argument 5 after the call"); }
}

long double f7(unsigned short p0, double p1, long p2, char * p3);
static __typeof__(f7) *volatile pointer_f7 = f7;
static void call_f7(void) {
  unsigned short a0; a0 = (unsigned short)mix(7000);
  double a1; a1 = (double)(int)mix(7037) / 16;
  long a2; a2 = (long)mix(7074);
  char * a3; a3 = (char *)mix(7111);
  { long double result = f7(a0, a1, a2, a3);
  { static long double wanted; wanted = (long double)(int)mix(25500) / 16; if (!(result == wanted)) failed("f7", "result"); }
  }
  { long double result = pointer_f7(a0, a1, a2, a3);
  { static long double wanted; wanted = (long double)(int)mix(25500) / 16; if (!(result == wanted)) failed("f7", "result"); }
  }
  { static unsigned short wanted; wanted = (unsigned short)mix(7000); if (!(a0 == wanted)) failed("f7", "argument 0 after the call"); }
  { static double wanted; wanted = (double)(int)mix(7037) / 16; if (!(a1 == wanted)) failed("f7", "argument 1 after the call"); }
  { static long wanted; wanted = (long)mix(7074); if (!(a2 == wanted)) failed("f7", "argument 2 after the call"); }
  { static char * wanted; wanted = (char *)mix(7111); if (!(a3 == wanted)) failed("f7", "argument 3 after the call"); }
}

void f8(char p0, float p1, long double p2);
static __typeof__(f8) *volatile pointer_f8 = f8;
static void call_f8(void) {
  char a0; a0 = (char)mix(8000);
  float a1; a1 = (float)(int)mix(8037) / 16;
  long double a2; a2 = (long double)(int)mix(8074) / 16;
  f8(a0, a1, a2);
  pointer_f8(a0, a1, a2);
  { static char wanted; wanted = (char)mix(8000); if (!(a0 == wanted)) failed("f8", "argument 0 after the call"); }
  { static float wanted; wanted = (float)(int)mix(8037) / 16; if (!(a1 == wanted)) failed("f8", "argument 1 after the call"); }
  { static long double wanted; wanted = (long double)(int)mix(8074) / 16; if (!(a2 == wanted)) failed("f8", "argument 2 after the call"); }
}

double f9(long long p0, double p1, float p2, float p3, int p4, double p5, char p6, long double p7, unsigned char p8, char p9);
static __typeof__(f9) *volatile pointer_f9 = f9;
static void call_f9(void) {
  long long a0; a0 = (long long)mix(9000);
  double a1; a1 = (double)(int)mix(9037) / 16;
  float a2; a2 = (float)(int)mix(9074) / 16;
  float a3; a3 = (float)(int)mix(9111) / 16;
  int a4; a4 = (int)mix(9148);
  double a5; a5 = (double)(int)mix(9185) / 16;
  char a6; a6 = (char)mix(9222);
  long double a7; a7 = (long double)(int)mix(9259) / 16;
  unsigned char a8; a8 = (unsigned char)mix(9296);
  char a9; a9 = (char)mix(9333);
  { double result = f9(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
  { static double wanted; wanted = (double)(int)mix(27500) / 16; if (!(result == wanted)) failed("f9", "result"); }
  }
  { double result = pointer_f9(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
  { static double wanted; wanted = (double)(int)mix(27500) / 16; if (!(result == wanted)) failed("f9", "result"); }
  }
  { static long long wanted; wanted = (long long)mix(9000); if (!(a0 == wanted)) failed("f9", "argument 0 after the call"); }
  { static double wanted; wanted = (double)(int)mix(9037) / 16; if (!(a1 == wanted)) failed("f9", "argument 1 after the call"); }
  { static float wanted; wanted = (float)(int)mix(9074) / 16; if (!(a2 == wanted)) failed("f9", "argument 2 after the call"); }
  { static float wanted; wanted = (float)(int)mix(9111) / 16; if (!(a3 == wanted)) failed("f9", "argument 3 after the call"); }
  { static int wanted; wanted = (int)mix(9148); if (!(a4 == wanted)) failed("f9", "argument 4 after the call"); }
  { static double wanted; wanted = (double)(int)mix(9185) / 16; if (!(a5 == wanted)) failed("f9", "argument 5 after the call"); }
  { static char wanted; wanted = (char)mix(9222); if (!(a6 == wanted)) failed("f9", "argument 6 after the call"); }
  { static long double wanted; wanted = (long double)(int)mix(9259) / 16; if (!(a7 == wanted)) failed("f9", "argument 7 after the call"); }
  { static unsigned char wanted; wanted = (unsigned char)mix(9296); if (!(a8 == wanted)) failed("f9", "argument 8 after the call"); }
  { static char wanted; wanted = (char)mix(9333); if (!(a9 == wanted)) failed("f9", "argument 9 after the call"); }
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
  printf("%d failures\n", failures);
  return failures != 0;
}
