/* Runs code for a machine of sixteen registers, which are in memory.
   Stresses: a switch in a loop without calls, whose cases are a few instructions; fields of bytes;
   registers by variable index.
   Checked: the result is that of the same computation in C. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { MOVI, ADD, SUB, MUL, CMPLT, JNZ, JMP, LD, ST, AND, SHR, HALT, ROUNDS = 24000000 };

typedef struct {
    uint8_t op, a, b, c;
    int32_t value;
} Instruction;

static int64_t memory[256];

static int64_t run(const Instruction *code) {
    int64_t r[16] = {0};
    for (;;) {
        Instruction i = *code++;
        switch (i.op) {
        case MOVI: r[i.a] = i.value; break;
        case ADD: r[i.a] = r[i.b] + r[i.c]; break;
        case SUB: r[i.a] = r[i.b] - r[i.c]; break;
        case MUL: r[i.a] = r[i.b] * r[i.c]; break;
        case CMPLT: r[i.a] = r[i.b] < r[i.c]; break;
        case JNZ:
            if (r[i.a])
                code += i.value;
            break;
        case JMP: code += i.value; break;
        case LD: r[i.a] = memory[r[i.b] & 255]; break;
        case ST: memory[r[i.b] & 255] = r[i.a]; break;
        case AND: r[i.a] = r[i.b] & r[i.c]; break;
        case SHR: r[i.a] = (int64_t)((uint64_t)r[i.b] >> (r[i.c] & 63)); break;
        case HALT: return r[0];
        }
    }
}

int main(int argc, char **argv) {
    long scale = argc > 1 ? strtol(argv[1], NULL, 10) : 1;
    int32_t rounds = scale ? (int32_t)(scale * ROUNDS) : 1000;
    Instruction code[] = {
        {MOVI, 2, 0, 0, rounds}, {MOVI, 3, 0, 0, 1},   {MOVI, 4, 0, 0, 7}, {MOVI, 8, 0, 0, 0xffff},
        {LD, 5, 1, 0, 0},        {ADD, 5, 5, 1, 0},    {MUL, 6, 5, 4, 0},  {AND, 6, 6, 8, 0},
        {ADD, 0, 0, 6, 0},       {ST, 6, 1, 0, 0},     {ADD, 1, 1, 3, 0},  {CMPLT, 7, 1, 2, 0},
        {JNZ, 7, 0, 0, -9},      {HALT, 0, 0, 0, 0},
    };
    int64_t result = run(code), sum = 0;
    static int64_t other[256];
    for (int32_t i = 0; i < rounds; i++) {
        other[i & 255] = (other[i & 255] + i) * 7 & 0xffff;
        sum += other[i & 255];
    }
    printf("interpreter-registers: %lld\n", (long long)result);
    return result != sum;
}
