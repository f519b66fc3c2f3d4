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

unsigned short f0(long p0, int p1);
static __typeof__(f0) *volatile pointer_f0 = f0;
static void call_f0(void) {
  long a0; a0 = (long)mix(0);
  int a1; a1 = (int)mix(37);
  { unsigned short result = f0(a0, a1);
  { static unsigned short wanted; wanted = (unsigned short)mix(18500); if (!(result == wanted)) failed("f0", "result"); }
  }
  { unsigned short result = pointer_f0(a0, a1);
  { static unsigned short wanted; wanted = (unsigned short)mix(18500); if (!(result == wanted)) failed("f0", "result"); }
  }
  { static long wanted; wanted = (long)mix(0); if (!(a0 == wanted)) failed("f0", "argument 0 after the call"); }
  { static int wanted; wanted = (int)mix(37); if (!(a1 == wanted)) failed("f0", "argument 1 after the call"); }
}

unsigned char f1(char p0);
static __typeof__(f1) *volatile pointer_f1 = f1;
static void call_f1(void) {
  char a0; a0 = (char)mix(1000);
  { unsigned char result = f1(a0);
  { static unsigned char wanted; wanted = (unsigned char)mix(19500); if (!(result == wanted)) failed("f1", "result"); }
  }
  { unsigned char result = pointer_f1(a0);
  { static unsigned char wanted; wanted = (unsigned char)mix(19500); if (!(result == wanted)) failed("f1", "result"); }
  }
  { static char wanted; wanted = (char)mix(1000); if (!(a0 == wanted)) failed("f1", "argument 0 after the call"); }
}

int f2(double p0, char * p1);
static __typeof__(f2) *volatile pointer_f2 = f2;
static void call_f2(void) {
  double a0; a0 = (double)(int)mix(2000) / 16;
  char * a1; a1 = (char *)mix(2037);
  { int result = f2(a0, a1);
  { static int wanted; wanted = (int)mix(20500); if (!(result == wanted)) failed("f2", "result"); }
  }
  { int result = pointer_f2(a0, a1);
  { static int wanted; wanted = (int)mix(20500); if (!(result == wanted)) failed("f2", "result"); }
  }
  { static double wanted; wanted = (double)(int)mix(2000) / 16; if (!(a0 == wanted)) failed("f2", "argument 0 after the call"); }
  { static char * wanted; wanted = (char *)mix(2037); if (!(a1 == wanted)) failed("f2", "argument 1 after the call"); }
}

int f3(signed char p0, char p1);
static __typeof__(f3) *volatile pointer_f3 = f3;
static void call_f3(void) {
  signed char a0; a0 = (signed char)mix(3000);
  char a1; a1 = (char)mix(3037);
  { int result = f3(a0, a1);
  { static int wanted; wanted = (int)mix(21500); if (!(result == wanted)) failed("f3", "result"); }
  }
  { int result = pointer_f3(a0, a1);
  { static int wanted; wanted = (int)mix(21500); if (!(result == wanted)) failed("f3", "result"); }
  }
  { static signed char wanted; wanted = (signed char)mix(3000); if (!(a0 == wanted)) failed("f3", "argument 0 after the call"); }
  { static char wanted; wanted = (char)mix(3037); if (!(a1 == wanted)) failed("f3", "argument 1 after the call"); }
}

double f4(long long p0, long p1, ...);
static __typeof__(f4) *volatile pointer_f4 = f4;
static void call_f4(void) {
  long long a0; a0 = (long long)mix(4000);
  long a1; a1 = (long)mix(4037);
  long a100; a100 = (long)mix(7700);
  double a101; a101 = (double)(int)mix(7737) / 16;
  unsigned long a102; a102 = (unsigned long)mix(7774);
  unsigned a103; a103 = (unsigned)mix(7811);
  long a104; a104 = (long)mix(7848);
  double a105; a105 = (double)(int)mix(7885) / 16;
  int a106; a106 = (int)mix(7922);
  double a107; a107 = (double)(int)mix(7959) / 16;
  long a108; a108 = (long)mix(7996);
  double a109; a109 = (double)(int)mix(8033) / 16;
  unsigned long a110; a110 = (unsigned long)mix(8070);
  { double result = f4(a0, a1, a100, a101, a102, a103, a104, a105, a106, a107, a108, a109, a110);
  { static double wanted; wanted = (double)(int)mix(22500) / 16; if (!(result == wanted)) failed("f4", "result"); }
  }
  { double result = pointer_f4(a0, a1, a100, a101, a102, a103, a104, a105, a106, a107, a108, a109, a110);
  { static double wanted; wanted = (double)(int)mix(22500) / 16; if (!(result == wanted)) failed("f4", "result"); }
  }
  { static long long wanted; wanted = (long long)mix(4000); if (!(a0 == wanted)) failed("f4", "argument 0 after the call"); }
  { static long wanted; wanted = (long)mix(4037); if (!(a1 == wanted)) failed("f4", "argument 1 after the call"); }
  { static long wanted; wanted = (long)mix(7700); if (!(a100 == wanted)) failed("f4", "argument 100 after the call"); }
  { static double wanted; wanted = (double)(int)mix(7737) / 16; if (!(a101 == wanted)) failed("f4", "argument 101 after the call"); }
  { static unsigned long wanted; wanted = (unsigned long)mix(7774); if (!(a102 == wanted)) failed("f4", "argument 102 after the call"); }
  { static unsigned wanted; wanted = (unsigned)mix(7811); if (!(a103 == wanted)) failed("f4", "argument 103 after the call"); }
  { static long wanted; wanted = (long)mix(7848); if (!(a104 == wanted)) failed("f4", "argument 104 after the call"); }
  { static double wanted; wanted = (double)(int)mix(7885) / 16; if (!(a105 == wanted)) failed("f4", "argument 105 after the call"); }
  { static int wanted; wanted = (int)mix(7922); if (!(a106 == wanted)) failed("f4", "argument 106 after the call"); }
  { static double wanted; wanted = (double)(int)mix(7959) / 16; if (!(a107 == wanted)) failed("f4", "argument 107 after the call"); }
  { static long wanted; wanted = (long)mix(7996); if (!(a108 == wanted)) failed("f4", "argument 108 after the call"); }
  { static double wanted; wanted = (double)(int)mix(8033) / 16; if (!(a109 == wanted)) failed("f4", "argument 109 after the call"); }
  { static unsigned long wanted; wanted = (unsigned long)mix(8070); if (!(a110 == wanted)) failed("f4", "argument 110 after the call"); }
}

double f5(long long p0, unsigned char p1, long p2, unsigned short p3, signed char p4, ...);
static __typeof__(f5) *volatile pointer_f5 = f5;
static void call_f5(void) {
  long long a0; a0 = (long long)mix(5000);
  unsigned char a1; a1 = (unsigned char)mix(5037);
  long a2; a2 = (long)mix(5074);
  unsigned short a3; a3 = (unsigned short)mix(5111);
  signed char a4; a4 = (signed char)mix(5148);
  long a100; a100 = (long)mix(8700);
  char * a101; a101 = (char *)mix(8737);
  long a102; a102 = (long)mix(8774);
  char * a103; a103 = (char *)mix(8811);
  unsigned long a104; a104 = (unsigned long)mix(8848);
  char * a105; a105 = (char *)mix(8885);
  long a106; a106 = (long)mix(8922);
  { double result = f5(a0, a1, a2, a3, a4, a100, a101, a102, a103, a104, a105, a106);
  { static double wanted; wanted = (double)(int)mix(23500) / 16; if (!(result == wanted)) failed("f5", "result"); }
  }
  { double result = pointer_f5(a0, a1, a2, a3, a4, a100, a101, a102, a103, a104, a105, a106);
  { static double wanted; wanted = (double)(int)mix(23500) / 16; if (!(result == wanted)) failed("f5", "result"); }
  }
  { static long long wanted; wanted = (long long)mix(5000); if (!(a0 == wanted)) failed("f5", "argument 0 after the call"); }
  { static unsigned char wanted; wanted = (unsigned char)mix(5037); if (!(a1 == wanted)) failed("f5", "argument 1 after the call"); }
  { static long wanted; wanted = (long)mix(5074); if (!(a2 == wanted)) failed("f5", "argument 2 after the call"); }
  { static unsigned short wanted; wanted = (unsigned short)mix(5111); if (!(a3 == wanted)) failed("f5", "argument 3 after the call"); }
  { static signed char wanted; wanted = (signed char)mix(5148); if (!(a4 == wanted)) failed("f5", "argument 4 after the call"); }
  { static long wanted; wanted = (long)mix(8700); if (!(a100 == wanted)) failed("f5", "argument 100 after the call"); }
  { static char * wanted; wanted = (char *)mix(8737); if (!(a101 == wanted)) failed("f5", "argument 101 after the call"); }
  { static long wanted; wanted = (long)mix(8774); if (!(a102 == wanted)) failed("f5", "argument 102 after the call"); }
  { static char * wanted; wanted = (char *)mix(8811); if (!(a103 == wanted)) failed("f5", "argument 103 after the call"); }
  { static unsigned long wanted; wanted = (unsigned long)mix(8848); if (!(a104 == wanted)) failed("f5", "argument 104 after the call"); }
  { static char * wanted; wanted = (char *)mix(8885); if (!(a105 == wanted)) failed("f5", "argument 105 after the call"); }
  { static long wanted; wanted = (long)mix(8922); if (!(a106 == wanted)) failed("f5", "argument 106 after the call"); }
}

int main(void) {
  call_f0();
  call_f1();
  call_f2();
  call_f3();
  call_f4();
  call_f5();
  printf("%d failures\n", failures);
  return failures != 0;
}
