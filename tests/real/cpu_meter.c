// Runs a compiler and appends the processor time that it and its children took to a log.
//
// It is installed under the compiler's name; $CPU_METER_PROGRAMS is a folder in which a symbolic link of the same name
// says what to run, $CPU_METER_LOG the log: a line for each run of user and system time in microseconds, the name, and
// the words of the command line.
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

static void fail(const char *what) {
  fprintf(stderr, "cpu_meter: %s: %s\n", what, strerror(errno));
  exit(127);
}

static long microseconds(struct timeval time) { return time.tv_sec * 1000000L + time.tv_usec; }

// One write, so that the lines of several processes do not mix.
static void append(const char *log, const char *name, char **words, const struct rusage *usage) {
  size_t size = strlen(name) + 64;
  for (char **word = words; *word; ++word) size += strlen(*word) + 1;
  char *line = malloc(size);
  if (!line) fail("memory");
  int length = sprintf(line, "%ld %s", microseconds(usage->ru_utime) + microseconds(usage->ru_stime), name);
  for (char **word = words; *word; ++word) length += sprintf(line + length, " %s", *word);
  for (int i = 0; i < length; ++i)
    if (line[i] == '\n') line[i] = ' ';
  line[length++] = '\n';
  const int file = open(log, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0666);
  if (file < 0 || write(file, line, length) != length) fail(log);
}

int main(int count, char **words) {
  (void)count;
  const char *slash = strrchr(words[0], '/'), *name = slash ? slash + 1 : words[0];
  const char *log = getenv("CPU_METER_LOG"), *programs = getenv("CPU_METER_PROGRAMS");
  char link[PATH_MAX], program[PATH_MAX];
  if (!programs || snprintf(link, sizeof link, "%s/%s", programs, name) >= (int)sizeof link) fail("$CPU_METER_PROGRAMS");
  const ssize_t length = readlink(link, program, sizeof program - 1);
  if (length < 0) fail(link);
  program[length] = 0;
  words[0] = program;
  if (!log) {
    execv(program, words);
    fail(program);
  }
  const pid_t child = fork();
  if (child < 0) fail("fork");
  if (child == 0) {
    execv(program, words);
    fail(program);
  }
  int status;
  struct rusage usage;
  while (wait4(child, &status, 0, &usage) < 0)
    if (errno != EINTR) fail("wait4");
  append(log, name, words + 1, &usage);
  if (WIFSIGNALED(status)) {
    signal(WTERMSIG(status), SIG_DFL);
    raise(WTERMSIG(status));
  }
  return WEXITSTATUS(status);
}
