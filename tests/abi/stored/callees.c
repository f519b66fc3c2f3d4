#include <stdarg.h>
extern int failures;
void failed(const char *function, const char *what);
static unsigned long long mix(unsigned long long x) {
  x ^= x >> 31;
  x *= 0x9E3779B97F4A7C15ull;
  return x ^ x >> 29;
}

double f0(long double p0, char * p1, ...) {
  { static long double wanted; wanted = (long double)(int)mix(0) / 16; if (!(p0 == wanted)) failed("f0", "parameter 0"); }
  p0 = (long double)(int)mix(99) / 16;
  { static char * wanted; wanted = (char *)mix(37); if (!(p1 == wanted)) failed("f0", "parameter 1"); }
  p1 = (char *)mix(99);
  va_list list, copy;
  va_start(list, p1);
  va_copy(copy, list);
  { double v = va_arg(list, double);
  { static double wanted; wanted = (double)(int)mix(3700) / 16; if (!(v == wanted)) failed("f0", "variable argument 0"); }
  }
  { long double v = va_arg(list, long double);
  { static long double wanted; wanted = (long double)(int)mix(3737) / 16; if (!(v == wanted)) failed("f0", "variable argument 1"); }
  }
  { long double v = va_arg(list, long double);
  { static long double wanted; wanted = (long double)(int)mix(3774) / 16; if (!(v == wanted)) failed("f0", "variable argument 2"); }
  }
  { long v = va_arg(list, long);
  { static long wanted; wanted = (long)mix(3811); if (!(v == wanted)) failed("f0", "variable argument 3"); }
  }
  { unsigned v = va_arg(list, unsigned);
  { static unsigned wanted; wanted = (unsigned)mix(3848); if (!(v == wanted)) failed("f0", "variable argument 4"); }
  }
  { unsigned long v = va_arg(list, unsigned long);
  { static unsigned long wanted; wanted = (unsigned long)mix(3885); if (!(v == wanted)) failed("f0", "variable argument 5"); }
  }
  { double v = va_arg(list, double);
  { static double wanted; wanted = (double)(int)mix(3922) / 16; if (!(v == wanted)) failed("f0", "variable argument 6"); }
  }
  { char * v = va_arg(list, char *);
  { static char * wanted; wanted = (char *)mix(3959); if (!(v == wanted)) failed("f0", "variable argument 7"); }
  }
  { unsigned v = va_arg(list, unsigned);
  { static unsigned wanted; wanted = (unsigned)mix(3996); if (!(v == wanted)) failed("f0", "variable argument 8"); }
  }
  { double v = va_arg(copy, double);
  { static double wanted; wanted = (double)(int)mix(3700) / 16; if (!(v == wanted)) failed("f0", "variable argument 0"); }
  }
  { long double v = va_arg(copy, long double);
  { static long double wanted; wanted = (long double)(int)mix(3737) / 16; if (!(v == wanted)) failed("f0", "variable argument 1"); }
  }
  { long double v = va_arg(copy, long double);
  { static long double wanted; wanted = (long double)(int)mix(3774) / 16; if (!(v == wanted)) failed("f0", "variable argument 2"); }
  }
  { long v = va_arg(copy, long);
  { static long wanted; wanted = (long)mix(3811); if (!(v == wanted)) failed("f0", "variable argument 3"); }
  }
  { unsigned v = va_arg(copy, unsigned);
  { static unsigned wanted; wanted = (unsigned)mix(3848); if (!(v == wanted)) failed("f0", "variable argument 4"); }
  }
  { unsigned long v = va_arg(copy, unsigned long);
  { static unsigned long wanted; wanted = (unsigned long)mix(3885); if (!(v == wanted)) failed("f0", "variable argument 5"); }
  }
  { double v = va_arg(copy, double);
  { static double wanted; wanted = (double)(int)mix(3922) / 16; if (!(v == wanted)) failed("f0", "variable argument 6"); }
  }
  { char * v = va_arg(copy, char *);
  { static char * wanted; wanted = (char *)mix(3959); if (!(v == wanted)) failed("f0", "variable argument 7"); }
  }
  { unsigned v = va_arg(copy, unsigned);
  { static unsigned wanted; wanted = (unsigned)mix(3996); if (!(v == wanted)) failed("f0", "variable argument 8"); }
  }
  va_end(list);
  va_end(copy);
  double result;
  result = (double)(int)mix(18500) / 16;
  return result;
}

float f1(_Bool p0, short p1, long long p2, long double p3, ...) {
  { static _Bool wanted; wanted = mix(1000) & 1; if (!(p0 == wanted)) failed("f1", "parameter 0"); }
  p0 = mix(99) & 1;
  { static short wanted; wanted = (short)mix(1037); if (!(p1 == wanted)) failed("f1", "parameter 1"); }
  p1 = (short)mix(99);
  { static long long wanted; wanted = (long long)mix(1074); if (!(p2 == wanted)) failed("f1", "parameter 2"); }
  p2 = (long long)mix(99);
  { static long double wanted; wanted = (long double)(int)mix(1111) / 16; if (!(p3 == wanted)) failed("f1", "parameter 3"); }
  p3 = (long double)(int)mix(99) / 16;
  va_list list, copy;
  va_start(list, p3);
  va_copy(copy, list);
  { long double v = va_arg(list, long double);
  { static long double wanted; wanted = (long double)(int)mix(4700) / 16; if (!(v == wanted)) failed("f1", "variable argument 0"); }
  }
  { unsigned long v = va_arg(list, unsigned long);
  { static unsigned long wanted; wanted = (unsigned long)mix(4737); if (!(v == wanted)) failed("f1", "variable argument 1"); }
  }
  { unsigned long v = va_arg(list, unsigned long);
  { static unsigned long wanted; wanted = (unsigned long)mix(4774); if (!(v == wanted)) failed("f1", "variable argument 2"); }
  }
  { unsigned long v = va_arg(list, unsigned long);
  { static unsigned long wanted; wanted = (unsigned long)mix(4811); if (!(v == wanted)) failed("f1", "variable argument 3"); }
  }
  { long double v = va_arg(list, long double);
  { static long double wanted; wanted = (long double)(int)mix(4848) / 16; if (!(v == wanted)) failed("f1", "variable argument 4"); }
  }
  { unsigned long v = va_arg(list, unsigned long);
  { static unsigned long wanted; wanted = (unsigned long)mix(4885); if (!(v == wanted)) failed("f1", "variable argument 5"); }
  }
  { unsigned v = va_arg(list, unsigned);
  { static unsigned wanted; wanted = (unsigned)mix(4922); if (!(v == wanted)) failed("f1", "variable argument 6"); }
  }
  { int v = va_arg(list, int);
  { static int wanted; wanted = (int)mix(4959); if (!(v == wanted)) failed("f1", "variable argument 7"); }
  }
  { long double v = va_arg(list, long double);
  { static long double wanted; wanted = (long double)(int)mix(4996) / 16; if (!(v == wanted)) failed("f1", "variable argument 8"); }
  }
  { long v = va_arg(list, long);
  { static long wanted; wanted = (long)mix(5033); if (!(v == wanted)) failed("f1", "variable argument 9"); }
  }
  { unsigned long v = va_arg(list, unsigned long);
  { static unsigned long wanted; wanted = (unsigned long)mix(5070); if (!(v == wanted)) failed("f1", "variable argument 10"); }
  }
  { long v = va_arg(list, long);
  { static long wanted; wanted = (long)mix(5107); if (!(v == wanted)) failed("f1", "variable argument 11"); }
  }
  { long double v = va_arg(copy, long double);
  { static long double wanted; wanted = (long double)(int)mix(4700) / 16; if (!(v == wanted)) failed("f1", "variable argument 0"); }
  }
  { unsigned long v = va_arg(copy, unsigned long);
  { static unsigned long wanted; wanted = (unsigned long)mix(4737); if (!(v == wanted)) failed("f1", "variable argument 1"); }
  }
  { unsigned long v = va_arg(copy, unsigned long);
  { static unsigned long wanted; wanted = (unsigned long)mix(4774); if (!(v == wanted)) failed("f1", "variable argument 2"); }
  }
  { unsigned long v = va_arg(copy, unsigned long);
  { static unsigned long wanted; wanted = (unsigned long)mix(4811); if (!(v == wanted)) failed("f1", "variable argument 3"); }
  }
  { long double v = va_arg(copy, long double);
  { static long double wanted; wanted = (long double)(int)mix(4848) / 16; if (!(v == wanted)) failed("f1", "variable argument 4"); }
  }
  { unsigned long v = va_arg(copy, unsigned long);
  { static unsigned long wanted; wanted = (unsigned long)mix(4885); if (!(v == wanted)) failed("f1", "variable argument 5"); }
  }
  { unsigned v = va_arg(copy, unsigned);
  { static unsigned wanted; wanted = (unsigned)mix(4922); if (!(v == wanted)) failed("f1", "variable argument 6"); }
  }
  { int v = va_arg(copy, int);
  { static int wanted; wanted = (int)mix(4959); if (!(v == wanted)) failed("f1", "variable argument 7"); }
  }
  { long double v = va_arg(copy, long double);
  { static long double wanted; wanted = (long double)(int)mix(4996) / 16; if (!(v == wanted)) failed("f1", "variable argument 8"); }
  }
  { long v = va_arg(copy, long);
  { static long wanted; wanted = (long)mix(5033); if (!(v == wanted)) failed("f1", "variable argument 9"); }
  }
  { unsigned long v = va_arg(copy, unsigned long);
  { static unsigned long wanted; wanted = (unsigned long)mix(5070); if (!(v == wanted)) failed("f1", "variable argument 10"); }
  }
  { long v = va_arg(copy, long);
  { static long wanted; wanted = (long)mix(5107); if (!(v == wanted)) failed("f1", "variable argument 11"); }
  }
  va_end(list);
  va_end(copy);
  float result;
  result = (float)(int)mix(19500) / 16;
  return result;
}

long long f2(float p0, char * p1, long double p2, float p3, long double p4, unsigned char p5, long long p6, char p7) {
  { static float wanted; wanted = (float)(int)mix(2000) / 16; if (!(p0 == wanted)) failed("f2", "parameter 0"); }
  p0 = (float)(int)mix(99) / 16;
  { static char * wanted; wanted = (char *)mix(2037); if (!(p1 == wanted)) failed("f2", "parameter 1"); }
  p1 = (char *)mix(99);
  { static long double wanted; wanted = (long double)(int)mix(2074) / 16; if (!(p2 == wanted)) failed("f2", "parameter 2"); }
  p2 = (long double)(int)mix(99) / 16;
  { static float wanted; wanted = (float)(int)mix(2111) / 16; if (!(p3 == wanted)) failed("f2", "parameter 3"); }
  p3 = (float)(int)mix(99) / 16;
  { static long double wanted; wanted = (long double)(int)mix(2148) / 16; if (!(p4 == wanted)) failed("f2", "parameter 4"); }
  p4 = (long double)(int)mix(99) / 16;
  { static unsigned char wanted; wanted = (unsigned char)mix(2185); if (!(p5 == wanted)) failed("f2", "parameter 5"); }
  p5 = (unsigned char)mix(99);
  { static long long wanted; wanted = (long long)mix(2222); if (!(p6 == wanted)) failed("f2", "parameter 6"); }
  p6 = (long long)mix(99);
  { static char wanted; wanted = (char)mix(2259); if (!(p7 == wanted)) failed("f2", "parameter 7"); }
  p7 = (char)mix(99);
  long long result;
  result = (long long)mix(20500);
  return result;
}

void f3(unsigned long p0, char * p1, long double p2, long double p3, int p4, signed char p5, long double p6, int p7, unsigned p8, unsigned p9, short p10, float p11, float p12, unsigned short p13) {
  { static unsigned long wanted; wanted = (unsigned long)mix(3000); if (!(p0 == wanted)) failed("f3", "parameter 0"); }
  p0 = (unsigned long)mix(99);
  { static char * wanted; wanted = (char *)mix(3037); if (!(p1 == wanted)) failed("f3", "parameter 1"); }
  p1 = (char *)mix(99);
  { static long double wanted; wanted = (long double)(int)mix(3074) / 16; if (!(p2 == wanted)) failed("f3", "parameter 2"); }
  p2 = (long double)(int)mix(99) / 16;
  { static long double wanted; wanted = (long double)(int)mix(3111) / 16; if (!(p3 == wanted)) failed("f3", "parameter 3"); }
  p3 = (long double)(int)mix(99) / 16;
  { static int wanted; wanted = (int)mix(3148); if (!(p4 == wanted)) failed("f3", "parameter 4"); }
  p4 = (int)mix(99);
  { static signed char wanted; wanted = (signed char)mix(3185); if (!(p5 == wanted)) failed("f3", "parameter 5"); }
  p5 = (signed char)mix(99);
  { static long double wanted; wanted = (long double)(int)mix(3222) / 16; if (!(p6 == wanted)) failed("f3", "parameter 6"); }
  p6 = (long double)(int)mix(99) / 16;
  { static int wanted; wanted = (int)mix(3259); if (!(p7 == wanted)) failed("f3", "parameter 7"); }
  p7 = (int)mix(99);
  { static unsigned wanted; wanted = (unsigned)mix(3296); if (!(p8 == wanted)) failed("f3", "parameter 8"); }
  p8 = (unsigned)mix(99);
  { static unsigned wanted; wanted = (unsigned)mix(3333); if (!(p9 == wanted)) failed("f3", "parameter 9"); }
  p9 = (unsigned)mix(99);
  { static short wanted; wanted = (short)mix(3370); if (!(p10 == wanted)) failed("f3", "parameter 10"); }
  p10 = (short)mix(99);
  { static float wanted; wanted = (float)(int)mix(3407) / 16; if (!(p11 == wanted)) failed("f3", "parameter 11"); }
  p11 = (float)(int)mix(99) / 16;
  { static float wanted; wanted = (float)(int)mix(3444) / 16; if (!(p12 == wanted)) failed("f3", "parameter 12"); }
  p12 = (float)(int)mix(99) / 16;
  { static unsigned short wanted; wanted = (unsigned short)mix(3481); if (!(p13 == wanted)) failed("f3", "parameter 13"); }
  p13 = (unsigned short)mix(99);
}

signed char f4(char p0, ...) {
  { static char wanted; wanted = (char)mix(4000); if (!(p0 == wanted)) failed("f4", "parameter 0"); }
  p0 = (char)mix(99);
  va_list list, copy;
  va_start(list, p0);
  va_copy(copy, list);
  { int v = va_arg(list, int);
  { static int wanted; wanted = (int)mix(7700); if (!(v == wanted)) failed("f4", "variable argument 0"); }
  }
  { long double v = va_arg(list, long double);
  { static long double wanted; wanted = (long double)(int)mix(7737) / 16; if (!(v == wanted)) failed("f4", "variable argument 1"); }
  }
  { int v = va_arg(list, int);
  { static int wanted; wanted = (int)mix(7774); if (!(v == wanted)) failed("f4", "variable argument 2"); }
  }
  { long double v = va_arg(list, long double);
  { static long double wanted; wanted = (long double)(int)mix(7811) / 16; if (!(v == wanted)) failed("f4", "variable argument 3"); }
  }
  { double v = va_arg(list, double);
  { static double wanted; wanted = (double)(int)mix(7848) / 16; if (!(v == wanted)) failed("f4", "variable argument 4"); }
  }
  { long v = va_arg(list, long);
  { static long wanted; wanted = (long)mix(7885); if (!(v == wanted)) failed("f4", "variable argument 5"); }
  }
  { int v = va_arg(list, int);
  { static int wanted; wanted = (int)mix(7922); if (!(v == wanted)) failed("f4", "variable argument 6"); }
  }
  { long double v = va_arg(list, long double);
  { static long double wanted; wanted = (long double)(int)mix(7959) / 16; if (!(v == wanted)) failed("f4", "variable argument 7"); }
  }
  { long double v = va_arg(list, long double);
  { static long double wanted; wanted = (long double)(int)mix(7996) / 16; if (!(v == wanted)) failed("f4", "variable argument 8"); }
  }
  { int v = va_arg(list, int);
  { static int wanted; wanted = (int)mix(8033); if (!(v == wanted)) failed("f4", "variable argument 9"); }
  }
  { unsigned long v = va_arg(list, unsigned long);
  { static unsigned long wanted; wanted = (unsigned long)mix(8070); if (!(v == wanted)) failed("f4", "variable argument 10"); }
  }
  { long double v = va_arg(list, long double);
  { static long double wanted; wanted = (long double)(int)mix(8107) / 16; if (!(v == wanted)) failed("f4", "variable argument 11"); }
  }
  { int v = va_arg(copy, int);
  { static int wanted; wanted = (int)mix(7700); if (!(v == wanted)) failed("f4", "variable argument 0"); }
  }
  { long double v = va_arg(copy, long double);
  { static long double wanted; wanted = (long double)(int)mix(7737) / 16; if (!(v == wanted)) failed("f4", "variable argument 1"); }
  }
  { int v = va_arg(copy, int);
  { static int wanted; wanted = (int)mix(7774); if (!(v == wanted)) failed("f4", "variable argument 2"); }
  }
  { long double v = va_arg(copy, long double);
  { static long double wanted; wanted = (long double)(int)mix(7811) / 16; if (!(v == wanted)) failed("f4", "variable argument 3"); }
  }
  { double v = va_arg(copy, double);
  { static double wanted; wanted = (double)(int)mix(7848) / 16; if (!(v == wanted)) failed("f4", "variable argument 4"); }
  }
  { long v = va_arg(copy, long);
  { static long wanted; wanted = (long)mix(7885); if (!(v == wanted)) failed("f4", "variable argument 5"); }
  }
  { int v = va_arg(copy, int);
  { static int wanted; wanted = (int)mix(7922); if (!(v == wanted)) failed("f4", "variable argument 6"); }
  }
  { long double v = va_arg(copy, long double);
  { static long double wanted; wanted = (long double)(int)mix(7959) / 16; if (!(v == wanted)) failed("f4", "variable argument 7"); }
  }
  { long double v = va_arg(copy, long double);
  { static long double wanted; wanted = (long double)(int)mix(7996) / 16; if (!(v == wanted)) failed("f4", "variable argument 8"); }
  }
  { int v = va_arg(copy, int);
  { static int wanted; wanted = (int)mix(8033); if (!(v == wanted)) failed("f4", "variable argument 9"); }
  }
  { unsigned long v = va_arg(copy, unsigned long);
  { static unsigned long wanted; wanted = (unsigned long)mix(8070); if (!(v == wanted)) failed("f4", "variable argument 10"); }
  }
  { long double v = va_arg(copy, long double);
  { static long double wanted; wanted = (long double)(int)mix(8107) / 16; if (!(v == wanted)) failed("f4", "variable argument 11"); }
  }
  va_end(list);
  va_end(copy);
  signed char result;
  result = (signed char)mix(22500);
  return result;
}

double f5(unsigned long p0, double p1, long p2) {
  { static unsigned long wanted; wanted = (unsigned long)mix(5000); if (!(p0 == wanted)) failed("f5", "parameter 0"); }
  p0 = (unsigned long)mix(99);
  { static double wanted; wanted = (double)(int)mix(5037) / 16; if (!(p1 == wanted)) failed("f5", "parameter 1"); }
  p1 = (double)(int)mix(99) / 16;
  { static long wanted; wanted = (long)mix(5074); if (!(p2 == wanted)) failed("f5", "parameter 2"); }
  p2 = (long)mix(99);
  double result;
  result = (double)(int)mix(23500) / 16;
  return result;
}

long f6(float p0, char * p1, int p2, float p3, int p4, double p5) {
  { static float wanted; wanted = (float)(int)mix(6000) / 16; if (!(p0 == wanted)) failed("f6", "parameter 0"); }
  p0 = (float)(int)mix(99) / 16;
  { static char * wanted; wanted = (char *)mix(6037); if (!(p1 == wanted)) failed("f6", "parameter 1"); }
  p1 = (char *)mix(99);
  { static int wanted; wanted = (int)mix(6074); if (!(p2 == wanted)) failed("f6", "parameter 2"); }
  p2 = (int)mix(99);
  { static float wanted; wanted = (float)(int)mix(6111) / 16; if (!(p3 == wanted)) failed("f6", "parameter 3"); }
  p3 = (float)(int)mix(99) / 16;
  { static int wanted; wanted = (int)mix(6148); if (!(p4 == wanted)) failed("f6", "parameter 4"); }
  p4 = (int)mix(99);
  { static double wanted; wanted = (double)(int)mix(6185) / 16; if (!(p5 == wanted)) failed("f6", "parameter 5"); }
  p5 = (double)(int)mix(99) / 16;
  long result;
  result = (long)mix(24500);
  return result;
}

long double f7(unsigned short p0, double p1, long p2, char * p3) {
  { static unsigned short wanted; wanted = (unsigned short)mix(7000); if (!(p0 == wanted)) failed("f7", "parameter 0"); }
  p0 = (unsigned short)mix(99);
  { static double wanted; wanted = (double)(int)mix(7037) / 16; if (!(p1 == wanted)) failed("f7", "parameter 1"); }
  p1 = (double)(int)mix(99) / 16;
  { static long wanted; wanted = (long)mix(7074); if (!(p2 == wanted)) failed("f7", "parameter 2"); }
  p2 = (long)mix(99);
  { static char * wanted; wanted = (char *)mix(7111); if (!(p3 == wanted)) failed("f7", "parameter 3"); }
  p3 = (char *)mix(99);
  long double result;
  result = (long double)(int)mix(25500) / 16;
  return result;
}

void f8(char p0, float p1, long double p2) {
  { static char wanted; wanted = (char)mix(8000); if (!(p0 == wanted)) failed("f8", "parameter 0"); }
  p0 = (char)mix(99);
  { static float wanted; wanted = (float)(int)mix(8037) / 16; if (!(p1 == wanted)) failed("f8", "parameter 1"); }
  p1 = (float)(int)mix(99) / 16;
  { static long double wanted; wanted = (long double)(int)mix(8074) / 16; if (!(p2 == wanted)) failed("f8", "parameter 2"); }
  p2 = (long double)(int)mix(99) / 16;
}

double f9(long long p0, double p1, float p2, float p3, int p4, double p5, char p6, long double p7, unsigned char p8, char p9) {
  { static long long wanted; wanted = (long long)mix(9000); if (!(p0 == wanted)) failed("f9", "parameter 0"); }
  p0 = (long long)mix(99);
  { static double wanted; wanted = (double)(int)mix(9037) / 16; if (!(p1 == wanted)) failed("f9", "parameter 1"); }
  p1 = (double)(int)mix(99) / 16;
  { static float wanted; wanted = (float)(int)mix(9074) / 16; if (!(p2 == wanted)) failed("f9", "parameter 2"); }
  p2 = (float)(int)mix(99) / 16;
  { static float wanted; wanted = (float)(int)mix(9111) / 16; if (!(p3 == wanted)) failed("f9", "parameter 3"); }
  p3 = (float)(int)mix(99) / 16;
  { static int wanted; wanted = (int)mix(9148); if (!(p4 == wanted)) failed("f9", "parameter 4"); }
  p4 = (int)mix(99);
  { static double wanted; wanted = (double)(int)mix(9185) / 16; if (!(p5 == wanted)) failed("f9", "parameter 5"); }
  p5 = (double)(int)mix(99) / 16;
  { static char wanted; wanted = (char)mix(9222); if (!(p6 == wanted)) failed("f9", "parameter 6"); }
  p6 = (char)mix(99);
  { static long double wanted; wanted = (long double)(int)mix(9259) / 16; if (!(p7 == wanted)) failed("f9", "parameter 7"); }
  p7 = (long double)(int)mix(99) / 16;
  { static unsigned char wanted; wanted = (unsigned char)mix(9296); if (!(p8 == wanted)) failed("f9", "parameter 8"); }
  p8 = (unsigned char)mix(99);
  { static char wanted; wanted = (char)mix(9333); if (!(p9 == wanted)) failed("f9", "parameter 9"); }
  p9 = (char)mix(99);
  double result;
  result = (double)(int)mix(27500) / 16;
  return result;
}
