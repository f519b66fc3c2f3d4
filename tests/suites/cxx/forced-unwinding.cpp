// pthread_exit and pthread_cancel unwind the frames: destructors run, `catch (...)` must rethrow.
#include <pthread.h>
#include <unistd.h>
#include <cstdio>

struct Local {
  const char* name;
  ~Local() { std::printf("~%s ", name); }
};
__attribute__((noinline)) static void leave(int depth) {
  Local local{"leave"};
  if (depth == 0) pthread_exit(const_cast<char*>("exit"));
  leave(depth - 1);
}
static void* exits(void*) {
  Local local{"exits"};
  try {
    leave(3);
  } catch (int) {
    std::puts("never");
  } catch (...) {
    std::printf("forced ");
    throw;
  }
  return nullptr;
}
static pthread_barrier_t barrier;
static void* is_cancelled(void*) {
  Local local{"cancelled"};
  try {
    Local inner{"inner"};
    pthread_barrier_wait(&barrier);
    for (;;) ::pause();
  } catch (...) {
    std::printf("forced ");
    throw;
  }
}

int main() {
  pthread_t thread;
  void* result = nullptr;
  pthread_create(&thread, nullptr, exits, nullptr);
  pthread_join(thread, &result);
  std::puts(static_cast<const char*>(result));
  pthread_barrier_init(&barrier, nullptr, 2);
  pthread_create(&thread, nullptr, is_cancelled, nullptr);
  pthread_barrier_wait(&barrier);
  pthread_cancel(thread);
  pthread_join(thread, &result);
  std::puts(result == PTHREAD_CANCELED ? "cancelled" : "not cancelled");
}
