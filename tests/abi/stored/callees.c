#include <stdarg.h>
extern int failures;
void failed(const char *function, const char *what);
static unsigned long long mix(unsigned long long x) {
  x ^= x >> 31;
  x *= 0x9E3779B97F4A7C15ull;
  return x ^ x >> 29;
}

unsigned short f0(long p0, int p1) {
  { static long wanted; wanted = (long)mix(0); if (!(p0 == wanted)) failed("f0", "parameter 0"); }
  p0 = (long)mix(99);
  { static int wanted; wanted = (int)mix(37); if (!(p1 == wanted)) failed("f0", "parameter 1"); }
  p1 = (int)mix(99);
  unsigned short result;
  result = (unsigned short)mix(18500);
  return result;
}

unsigned char f1(char p0) {
  { static char wanted; wanted = (char)mix(1000); if (!(p0 == wanted)) failed("f1", "parameter 0"); }
  p0 = (char)mix(99);
  unsigned char result;
  result = (unsigned char)mix(19500);
  return result;
}

int f2(double p0, char * p1) {
  { static double wanted; wanted = (double)(int)mix(2000) / 16; if (!(p0 == wanted)) failed("f2", "parameter 0"); }
  p0 = (double)(int)mix(99) / 16;
  { static char * wanted; wanted = (char *)mix(2037); if (!(p1 == wanted)) failed("f2", "parameter 1"); }
  p1 = (char *)mix(99);
  int result;
  result = (int)mix(20500);
  return result;
}

int f3(signed char p0, char p1) {
  { static signed char wanted; wanted = (signed char)mix(3000); if (!(p0 == wanted)) failed("f3", "parameter 0"); }
  p0 = (signed char)mix(99);
  { static char wanted; wanted = (char)mix(3037); if (!(p1 == wanted)) failed("f3", "parameter 1"); }
  p1 = (char)mix(99);
  int result;
  result = (int)mix(21500);
  return result;
}

double f4(long long p0, long p1, ...) {
  { static long long wanted; wanted = (long long)mix(4000); if (!(p0 == wanted)) failed("f4", "parameter 0"); }
  p0 = (long long)mix(99);
  { static long wanted; wanted = (long)mix(4037); if (!(p1 == wanted)) failed("f4", "parameter 1"); }
  p1 = (long)mix(99);
  va_list list, copy;
  va_start(list, p1);
  va_copy(copy, list);
  { long v = va_arg(list, long);
  { static long wanted; wanted = (long)mix(7700); if (!(v == wanted)) failed("f4", "variable argument 0"); }
  }
  { double v = va_arg(list, double);
  { static double wanted; wanted = (double)(int)mix(7737) / 16; if (!(v == wanted)) failed("f4", "variable argument 1"); }
  }
  { unsigned long v = va_arg(list, unsigned long);
  { static unsigned long wanted; wanted = (unsigned long)mix(7774); if (!(v == wanted)) failed("f4", "variable argument 2"); }
  }
  { unsigned v = va_arg(list, unsigned);
  { static unsigned wanted; wanted = (unsigned)mix(7811); if (!(v == wanted)) failed("f4", "variable argument 3"); }
  }
  { long v = va_arg(list, long);
  { static long wanted; wanted = (long)mix(7848); if (!(v == wanted)) failed("f4", "variable argument 4"); }
  }
  { double v = va_arg(list, double);
  { static double wanted; wanted = (double)(int)mix(7885) / 16; if (!(v == wanted)) failed("f4", "variable argument 5"); }
  }
  { int v = va_arg(list, int);
  { static int wanted; wanted = (int)mix(7922); if (!(v == wanted)) failed("f4", "variable argument 6"); }
  }
  { double v = va_arg(list, double);
  { static double wanted; wanted = (double)(int)mix(7959) / 16; if (!(v == wanted)) failed("f4", "variable argument 7"); }
  }
  { long v = va_arg(list, long);
  { static long wanted; wanted = (long)mix(7996); if (!(v == wanted)) failed("f4", "variable argument 8"); }
  }
  { double v = va_arg(list, double);
  { static double wanted; wanted = (double)(int)mix(8033) / 16; if (!(v == wanted)) failed("f4", "variable argument 9"); }
  }
  { unsigned long v = va_arg(list, unsigned long);
  { static unsigned long wanted; wanted = (unsigned long)mix(8070); if (!(v == wanted)) failed("f4", "variable argument 10"); }
  }
  { long v = va_arg(copy, long);
  { static long wanted; wanted = (long)mix(7700); if (!(v == wanted)) failed("f4", "variable argument 0"); }
  }
  { double v = va_arg(copy, double);
  { static double wanted; wanted = (double)(int)mix(7737) / 16; if (!(v == wanted)) failed("f4", "variable argument 1"); }
  }
  { unsigned long v = va_arg(copy, unsigned long);
  { static unsigned long wanted; wanted = (unsigned long)mix(7774); if (!(v == wanted)) failed("f4", "variable argument 2"); }
  }
  { unsigned v = va_arg(copy, unsigned);
  { static unsigned wanted; wanted = (unsigned)mix(7811); if (!(v == wanted)) failed("f4", "variable argument 3"); }
  }
  { long v = va_arg(copy, long);
  { static long wanted; wanted = (long)mix(7848); if (!(v == wanted)) failed("f4", "variable argument 4"); }
  }
  { double v = va_arg(copy, double);
  { static double wanted; wanted = (double)(int)mix(7885) / 16; if (!(v == wanted)) failed("f4", "variable argument 5"); }
  }
  { int v = va_arg(copy, int);
  { static int wanted; wanted = (int)mix(7922); if (!(v == wanted)) failed("f4", "variable argument 6"); }
  }
  { double v = va_arg(copy, double);
  { static double wanted; wanted = (double)(int)mix(7959) / 16; if (!(v == wanted)) failed("f4", "variable argument 7"); }
  }
  { long v = va_arg(copy, long);
  { static long wanted; wanted = (long)mix(7996); if (!(v == wanted)) failed("f4", "variable argument 8"); }
  }
  { double v = va_arg(copy, double);
  { static double wanted; wanted = (double)(int)mix(8033) / 16; if (!(v == wanted)) failed("f4", "variable argument 9"); }
  }
  { unsigned long v = va_arg(copy, unsigned long);
  { static unsigned long wanted; wanted = (unsigned long)mix(8070); if (!(v == wanted)) failed("f4", "variable argument 10"); }
  }
  va_end(list);
  va_end(copy);
  double result;
  result = (double)(int)mix(22500) / 16;
  return result;
}

double f5(long long p0, unsigned char p1, long p2, unsigned short p3, signed char p4, ...) {
  { static long long wanted; wanted = (long long)mix(5000); if (!(p0 == wanted)) failed("f5", "parameter 0"); }
  p0 = (long long)mix(99);
  { static unsigned char wanted; wanted = (unsigned char)mix(5037); if (!(p1 == wanted)) failed("f5", "parameter 1"); }
  p1 = (unsigned char)mix(99);
  { static long wanted; wanted = (long)mix(5074); if (!(p2 == wanted)) failed("f5", "parameter 2"); }
  p2 = (long)mix(99);
  { static unsigned short wanted; wanted = (unsigned short)mix(5111); if (!(p3 == wanted)) failed("f5", "parameter 3"); }
  p3 = (unsigned short)mix(99);
  { static signed char wanted; wanted = (signed char)mix(5148); if (!(p4 == wanted)) failed("f5", "parameter 4"); }
  p4 = (signed char)mix(99);
  va_list list, copy;
  va_start(list, p4);
  va_copy(copy, list);
  { long v = va_arg(list, long);
  { static long wanted; wanted = (long)mix(8700); if (!(v == wanted)) failed("f5", "variable argument 0"); }
  }
  { char * v = va_arg(list, char *);
  { static char * wanted; wanted = (char *)mix(8737); if (!(v == wanted)) failed("f5", "variable argument 1"); }
  }
  { long v = va_arg(list, long);
  { static long wanted; wanted = (long)mix(8774); if (!(v == wanted)) failed("f5", "variable argument 2"); }
  }
  { char * v = va_arg(list, char *);
  { static char * wanted; wanted = (char *)mix(8811); if (!(v == wanted)) failed("f5", "variable argument 3"); }
  }
  { unsigned long v = va_arg(list, unsigned long);
  { static unsigned long wanted; wanted = (unsigned long)mix(8848); if (!(v == wanted)) failed("f5", "variable argument 4"); }
  }
  { char * v = va_arg(list, char *);
  { static char * wanted; wanted = (char *)mix(8885); if (!(v == wanted)) failed("f5", "variable argument 5"); }
  }
  { long v = va_arg(list, long);
  { static long wanted; wanted = (long)mix(8922); if (!(v == wanted)) failed("f5", "variable argument 6"); }
  }
  { long v = va_arg(copy, long);
  { static long wanted; wanted = (long)mix(8700); if (!(v == wanted)) failed("f5", "variable argument 0"); }
  }
  { char * v = va_arg(copy, char *);
  { static char * wanted; wanted = (char *)mix(8737); if (!(v == wanted)) failed("f5", "variable argument 1"); }
  }
  { long v = va_arg(copy, long);
  { static long wanted; wanted = (long)mix(8774); if (!(v == wanted)) failed("f5", "variable argument 2"); }
  }
  { char * v = va_arg(copy, char *);
  { static char * wanted; wanted = (char *)mix(8811); if (!(v == wanted)) failed("f5", "variable argument 3"); }
  }
  { unsigned long v = va_arg(copy, unsigned long);
  { static unsigned long wanted; wanted = (unsigned long)mix(8848); if (!(v == wanted)) failed("f5", "variable argument 4"); }
  }
  { char * v = va_arg(copy, char *);
  { static char * wanted; wanted = (char *)mix(8885); if (!(v == wanted)) failed("f5", "variable argument 5"); }
  }
  { long v = va_arg(copy, long);
  { static long wanted; wanted = (long)mix(8922); if (!(v == wanted)) failed("f5", "variable argument 6"); }
  }
  va_end(list);
  va_end(copy);
  double result;
  result = (double)(int)mix(23500) / 16;
  return result;
}
