/* Scans a made-up JSON document: checks its grammar, counts what is in it, and adds up its numbers.
   Stresses: byte loads, switches over characters (jump tables), recursion, conversion of decimal digits to integers
   and doubles, one pointer that all functions advance in memory.
   Checked: the counts and sums are those that the writer of the document has kept.
   Source: recursive descent over the grammar of RFC 8259. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CAPACITY = 400000, RECORDS = 3000, ROUNDS = 800 };

typedef struct {
    long objects, arrays, strings, letters, numbers, literals;
    double sum;
} Totals;

typedef struct {
    const char *at;
    int failed;
    Totals totals;
} Scanner;

static char document[CAPACITY];

static void scan_value(Scanner *scanner);

static void skip_space(Scanner *scanner) {
    while (*scanner->at == ' ' || *scanner->at == '\n' || *scanner->at == '\t' || *scanner->at == '\r')
        scanner->at++;
}

/* Skips space and takes one character if it is the next. */
static int take(Scanner *scanner, char expected) {
    skip_space(scanner);
    if (*scanner->at != expected)
        return 0;
    scanner->at++;
    return 1;
}

static void require(Scanner *scanner, int condition) {
    if (!condition)
        scanner->failed = 1;
}

static void scan_literal(Scanner *scanner, const char *word) {
    for (; *word; word++)
        require(scanner, *scanner->at++ == *word);
    scanner->totals.literals++;
}

static void scan_escape(Scanner *scanner) {
    switch (*scanner->at++) {
    case '"': case '\\': case '/': case 'b': case 'f': case 'n': case 'r': case 't':
        return;
    case 'u':
        for (int i = 0; i < 4; i++) {
            char c = *scanner->at++;
            require(scanner, (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'));
        }
        return;
    default:
        scanner->failed = 1;
    }
}

static void scan_string(Scanner *scanner) {
    require(scanner, take(scanner, '"'));
    while (!scanner->failed && *scanner->at != '"') {
        require(scanner, (unsigned char)*scanner->at >= ' ');
        if (*scanner->at++ == '\\')
            scan_escape(scanner);
        scanner->totals.letters++;
    }
    scanner->at++;
    scanner->totals.strings++;
}

static double scan_digits(Scanner *scanner, int *digits) {
    int64_t value = 0;
    const char *start = scanner->at;
    while (*scanner->at >= '0' && *scanner->at <= '9')
        value = value * 10 + (*scanner->at++ - '0');
    *digits = (int)(scanner->at - start);
    require(scanner, *digits > 0);
    return (double)value;
}

static void scan_number(Scanner *scanner) {
    static const double powers[] = {1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9};
    int digits;
    double sign = 1;
    if (*scanner->at == '-') {
        sign = -1;
        scanner->at++;
    }
    double value = scan_digits(scanner, &digits);
    if (*scanner->at == '.') {
        scanner->at++;
        double fraction = scan_digits(scanner, &digits);
        value += fraction / powers[digits % 10];
    }
    scanner->totals.numbers++;
    scanner->totals.sum += sign * value;
}

static void scan_object(Scanner *scanner) {
    scanner->totals.objects++;
    scanner->at++;
    if (take(scanner, '}'))
        return;
    do {
        scan_string(scanner);
        require(scanner, take(scanner, ':'));
        scan_value(scanner);
    } while (!scanner->failed && take(scanner, ','));
    require(scanner, take(scanner, '}'));
}

static void scan_array(Scanner *scanner) {
    scanner->totals.arrays++;
    scanner->at++;
    if (take(scanner, ']'))
        return;
    do {
        scan_value(scanner);
    } while (!scanner->failed && take(scanner, ','));
    require(scanner, take(scanner, ']'));
}

static void scan_value(Scanner *scanner) {
    skip_space(scanner);
    switch (*scanner->at) {
    case '{': scan_object(scanner); return;
    case '[': scan_array(scanner); return;
    case '"': scan_string(scanner); return;
    case 't': scan_literal(scanner, "true"); return;
    case 'f': scan_literal(scanner, "false"); return;
    case 'n': scan_literal(scanner, "null"); return;
    case '-': case '0': case '1': case '2': case '3': case '4': case '5': case '6': case '7': case '8': case '9':
        scan_number(scanner);
        return;
    default: scanner->failed = 1;
    }
}

/* An array of records; keeps count of what it writes. */
static Totals write_document(int records) {
    Totals kept = {.arrays = 1};
    char *out = document;
    out += sprintf(out, "[");
    for (int i = 0; i < records; i++) {
        int cents = i * 37 % 1000;
        out += sprintf(out, "%s\n  {\"id\": %d, \"price\": -%d.%02d, \"tags\": [\"new\", \"a\\n\\u00e9\", []], ", i ? "," : "", i,
                       cents / 100, cents % 100);
        out += sprintf(out, "\"stock\": {\"open\": %s, \"next\": null}}", i % 3 ? "true" : "false");
        kept.objects += 2;
        kept.arrays += 2;
        kept.strings += 8;
        kept.letters += 2 + 5 + 4 + 3 + 3 + 5 + 4 + 4; /* an escape is one letter */
        kept.numbers += 2;
        kept.literals += 2;
        kept.sum += i - cents / 100.0;
    }
    sprintf(out, "\n]\n");
    return kept;
}

int main(int argc, char **argv) {
    long scale = argc > 1 ? strtol(argv[1], NULL, 10) : 1;
    long rounds = scale ? scale * ROUNDS : 1;
    long wrong = 0;
    Totals kept = write_document(scale ? RECORDS : 20);
    for (long round = 0; round < rounds; round++) {
        Scanner scanner = {.at = document};
        scan_value(&scanner);
        skip_space(&scanner);
        const Totals *found = &scanner.totals;
        wrong += scanner.failed || *scanner.at || found->objects != kept.objects || found->arrays != kept.arrays ||
                 found->strings != kept.strings || found->letters != kept.letters ||
                 found->numbers != kept.numbers || found->literals != kept.literals ||
                 !(fabs(found->sum - kept.sum) < 1e-3);
    }
    printf("json: %ld objects, numbers add up to %.2f\n", kept.objects, kept.sum);
    return wrong != 0;
}
