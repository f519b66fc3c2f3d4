// Exceptions of another language: cleanups run, only `catch (...)` takes them.
#include <unwind.h>
#include <cstdio>
#include <cstring>

static _Unwind_Exception foreign;
static int deleted = 0;
__attribute__((noinline)) static void raise_foreign() {
  std::memset(&foreign, 0, sizeof foreign);
  foreign.exception_class = 0x4f5448455246524eULL;
  foreign.exception_cleanup = [](_Unwind_Reason_Code, _Unwind_Exception*) { ++deleted; };
  _Unwind_RaiseException(&foreign);
  std::puts("nobody");
}
struct Local {
  ~Local() { std::puts("~Local"); }
};
__attribute__((noinline)) static void between() {
  Local local;
  try {
    raise_foreign();
  } catch (int) {
    std::puts("never");
  }
}

int main() {
  try {
    between();
  } catch (const char*) {
    std::puts("never");
  } catch (...) {
    std::puts("foreign");
  }
  std::printf("deleted %d\n", deleted);
  try {
    try {
      between();
    } catch (...) {
      throw;
    }
  } catch (...) {
    std::puts("again");
  }
}
