/* Builds strings: appends words and numbers, replaces, reverses words, splits and joins.
   Stresses: byte stores with a growing buffer in memory, calls of libc (memcpy, strlen, strstr, realloc), conversion of
   integers to decimal (division by a constant), short loops.
   Checked: what is replaced and replaced back, reversed twice, or split and joined is what it was; the length of the
   list of numbers is known in closed form.
   Source: none; everyday code. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NUMBERS = 10000, ROUNDS = 340 };

typedef struct {
    char *text; /* ends in a zero byte */
    size_t length, capacity;
} String;

static void reserve(String *string, size_t more) {
    if (string->length + more < string->capacity)
        return;
    string->capacity = 2 * (string->length + more) + 16;
    string->text = realloc(string->text, string->capacity);
    if (!string->text)
        exit(1);
}

static void append_bytes(String *string, const char *bytes, size_t count) {
    reserve(string, count);
    memcpy(string->text + string->length, bytes, count);
    string->length += count;
    string->text[string->length] = 0;
}

static void append(String *string, const char *text) { append_bytes(string, text, strlen(text)); }

static void append_character(String *string, char character) {
    reserve(string, 1);
    string->text[string->length++] = character;
    string->text[string->length] = 0;
}

static void append_number(String *string, unsigned number) {
    char digits[12];
    size_t first = sizeof digits;
    do {
        digits[--first] = (char)('0' + number % 10);
        number /= 10;
    } while (number);
    append_bytes(string, digits + first, sizeof digits - first);
}

static void clear(String *string) {
    string->length = 0;
    append(string, "");
}

/* "1, 2, 3, …" */
static void list_numbers(String *list, unsigned last) {
    clear(list);
    for (unsigned number = 1; number <= last; number++) {
        if (number > 1)
            append(list, ", ");
        append_number(list, number);
    }
}

static size_t length_of_list(unsigned last) {
    size_t length = 2 * (size_t)(last - 1);
    for (unsigned power = 1; power <= last; power *= 10)
        length += last - power + 1; /* the numbers that have a digit of this weight */
    return length;
}

static void replace(const String *string, const char *old, const char *new, String *result) {
    const char *rest = string->text;
    clear(result);
    for (const char *found; (found = strstr(rest, old)) != NULL; rest = found + strlen(old)) {
        append_bytes(result, rest, (size_t)(found - rest));
        append(result, new);
    }
    append(result, rest);
}

static void reverse_words(const String *string, String *result) {
    const char *word = string->text;
    clear(result);
    while (*word) {
        const char *end = word;
        while (*end && *end != ' ')
            end++;
        for (const char *letter = end; letter > word;)
            append_character(result, *--letter);
        if (*end)
            append_character(result, *end++);
        word = end;
    }
}

/* Splits at every separator, in place, and joins with a word between. */
static void split_and_join(String *string, char separator, const char *between, String *result) {
    char *part = string->text;
    clear(result);
    for (;;) {
        char *end = strchr(part, separator);
        if (end)
            *end = 0;
        append(result, part);
        if (!end)
            return;
        append(result, between);
        part = end + 1;
    }
}

static int equal(const String *a, const String *b) { return a->length == b->length && strcmp(a->text, b->text) == 0; }

int main(int argc, char **argv) {
    long scale = argc > 1 ? strtol(argv[1], NULL, 10) : 1;
    long rounds = scale ? scale * ROUNDS : 1;
    unsigned last = scale ? NUMBERS : 200;
    long wrong = 0;
    String list = {0}, a = {0}, b = {0};
    for (long round = 0; round < rounds; round++) {
        list_numbers(&list, last);
        wrong += list.length != length_of_list(last);
        replace(&list, "1", "one", &a);
        reverse_words(&a, &b);
        wrong += a.length != b.length || strstr(b.text, "eno") == NULL;
        reverse_words(&b, &a);
        replace(&a, "one", "1", &b);
        wrong += !equal(&b, &list);
        split_and_join(&b, ',', " and", &a);
        replace(&a, " and", ",", &b);
        wrong += !equal(&b, &list);
    }
    printf("strings: %zu characters, with words between %zu\n", list.length, a.length);
    free(list.text);
    free(a.text);
    free(b.text);
    return wrong != 0;
}
