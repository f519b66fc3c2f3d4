// What asmjit and lilt need of it.
#pragma once

typedef int pthread_mutex_t;
static inline int pthread_mutex_init(pthread_mutex_t* mutex, const void* attributes) {
  return (void)mutex, (void)attributes, 0;
}
static inline int pthread_mutex_destroy(pthread_mutex_t* mutex) { return (void)mutex, 0; }
static inline int pthread_mutex_lock(pthread_mutex_t* mutex) { return (void)mutex, 0; }
static inline int pthread_mutex_unlock(pthread_mutex_t* mutex) { return (void)mutex, 0; }

typedef int pthread_t;
static inline pthread_t pthread_self(void) { return 1; }

typedef int pthread_key_t;
