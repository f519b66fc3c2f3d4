/* Matches names with wildcards, in two ways: with one mark to go back to, and by recursion.
   Stresses: predicates that end in calls of themselves; bytes behind pointers; short loops that end
   on data.
   Checked: both ways agree. */
#include <stdio.h>
#include <stdlib.h>

enum { PATTERNS = 8, NAMES = 10, ROUNDS = 100000 };

static const char *const patterns[PATTERNS] = {
    "*.c", "foo*bar", "a?c*", "*abc*def*", "*a*b*c*d*", "???", "*x", "main_*_test.?"};
static const char *const names[NAMES] = {
    "hello_world.c", "foobazbar",       "abcde",    "xxabcxxdefxx", "aXbXcXd", "abc",
    "aaaaaaaaaaax",  "main_foo_test.h", "zzzzzzzz", "the quick brown fox"};

static int matches(const char *pattern, const char *name) {
    const char *star = NULL, *mark = NULL;
    while (*name) {
        if (*pattern == '?' || *pattern == *name) {
            pattern++;
            name++;
        } else if (*pattern == '*') {
            star = pattern++;
            mark = name;
        } else if (star) {
            pattern = star + 1;
            name = ++mark;
        } else {
            return 0;
        }
    }
    while (*pattern == '*')
        pattern++;
    return !*pattern;
}

static int matches_by_recursion(const char *pattern, const char *name) {
    if (!*pattern)
        return !*name;
    if (*pattern == '*')
        return matches_by_recursion(pattern + 1, name) ||
               (*name && matches_by_recursion(pattern, name + 1));
    return *name && (*pattern == '?' || *pattern == *name) &&
           matches_by_recursion(pattern + 1, name + 1);
}

int main(int argc, char **argv) {
    long scale = argc > 1 ? strtol(argv[1], NULL, 10) : 1;
    long rounds = scale ? scale * ROUNDS : 100;
    long found = 0, wrong = 0;
    for (long round = 0; round < rounds; round++)
        for (int p = 0; p < PATTERNS; p++)
            for (int n = 0; n < NAMES; n++) {
                int one = matches(patterns[p], names[n]);
                wrong += one != matches_by_recursion(patterns[p], names[n]);
                found += one;
            }
    printf("wildcard: %ld of %ld\n", found, rounds * PATTERNS * NAMES);
    return wrong != 0;
}
