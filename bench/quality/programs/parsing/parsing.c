/* Parses expressions by a table of all parts of the text, with sets of symbols as bits.
   Stresses: two look-ups of which the first seldom needs the second; rows of tables that a loop does
   not change; bits of sets.
   Checked: texts made by the grammar are accepted.
   Source: J. Cocke, D. Younger 1967, T. Kasami 1965. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { S, E, T, F, PLUS_T, MUL_F, E_RP, LP, RP, PLUS, MUL, NUM_SYMS };
#define MAXLEN 160

typedef struct { uint8_t lhs, left, right; } Rule;

/* Chomsky normal form of E -> E+T | T, T -> T*F | F, F -> (E) | n */
static const Rule rules[] = {
    { E, E, PLUS_T }, { E, T, MUL_F }, { E, LP, E_RP },
    { T, T, MUL_F }, { T, LP, E_RP },
    { F, LP, E_RP },
    { PLUS_T, PLUS, T }, { MUL_F, MUL, F }, { E_RP, E, RP },
    { S, E, PLUS_T }, { S, T, MUL_F }, { S, LP, E_RP },
};
#define NUM_RULES ((int)(sizeof rules / sizeof rules[0]))

static uint16_t table[MAXLEN][MAXLEN + 1];
static uint32_t ways[MAXLEN][MAXLEN + 1];
static char input[MAXLEN + 1];
static int input_len;
static uint32_t rng = 2024;

static int rnd(int n) {
    rng = rng * 1103515245u + 12345u;
    return (int)((rng >> 16) % (uint32_t)n);
}

static void emit(char c) {
    if (input_len < MAXLEN) input[input_len++] = c;
}

static void gen_expr(int depth);

static void gen_factor(int depth) {
    if (depth > 0 && rnd(3) != 0) {
        emit('(');
        gen_expr(depth - 1);
        emit(')');
    } else {
        emit('n');
    }
}

static void gen_expr(int depth) {
    int terms = 1 + rnd(3);
    for (int i = 0; i < terms; i++) {
        if (i) emit(rnd(2) ? '+' : '*');
        gen_factor(depth);
    }
}

static uint16_t terminal(char c) {
    switch (c) {
    case 'n': return 1 << S | 1 << E | 1 << T | 1 << F;
    case '(': return 1 << LP;
    case ')': return 1 << RP;
    case '+': return 1 << PLUS;
    case '*': return 1 << MUL;
    default:  return 0;
    }
}

static int parse(int n) {
    memset(table, 0, sizeof table);
    memset(ways, 0, sizeof ways);
    for (int i = 0; i < n; i++) {
        table[i][1] = terminal(input[i]);
        ways[i][1] = 1;
    }
    for (int len = 2; len <= n; len++)
        for (int i = 0; i + len <= n; i++) {
            unsigned set = 0, count = 0;
            for (int k = 1; k < len; k++) {
                unsigned a = table[i][k], b = table[i + k][len - k];
                if (a == 0 || b == 0) continue;
                for (int r = 0; r < NUM_RULES; r++)
                    if ((a >> rules[r].left & 1) && (b >> rules[r].right & 1)) {
                        set |= 1u << rules[r].lhs;
                        count += ways[i][k] ^ ways[i + k][len - k];
                    }
            }
            table[i][len] = (uint16_t)set;
            ways[i][len] = count * 2654435761u >> 3;
        }
    return table[0][n] & 1;
}

int main(int argc, char **argv) {
    long scale = argc > 1 ? strtol(argv[1], NULL, 10) : 1;
    long texts = scale ? scale * 4000 : 40, total = 0, accepted = 0, wrong = 0;
    uint32_t sum = 0;
    while (total < texts) {
        input_len = 0;
        gen_expr(4);
        if (input_len < 40 || input_len == MAXLEN)
            continue;
        int is_changed = total % 4 == 3;
        if (is_changed)
            input[rnd(input_len)] = "()+*n"[rnd(5)];
        int is_accepted = parse(input_len);
        wrong += !is_changed && !is_accepted;
        accepted += is_accepted;
        total++;
        sum = sum * 37 + ways[0][input_len];
    }
    printf("parsing: %ld of %ld, checksum %08x\n", accepted, total, sum);
    return wrong != 0;
}
