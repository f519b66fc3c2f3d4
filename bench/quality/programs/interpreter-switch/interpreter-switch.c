/* A virtual machine with a stack runs bytecode: Collatz sequences, Fibonacci numbers by recursion, a sieve.
   Stresses: a jump table in a loop, the range check before it, one indirect jump that all operations share,
   values kept in registers across a large switch, block placement.
   Checked: the same three results by plain C.
   Source: own design. interpreter-goto runs the same bytecode and dispatches by computed goto. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What an operation takes from the stack and puts there is in the comment; n is its operand. */
enum {
    HALT,
    CONSTANT,    /* -> n */
    LOAD,        /* -> variable n */
    STORE,       /* value -> ; into variable n */
    FETCH,       /* address -> memory[address] */
    PUT,         /* value, address -> ; into memory[address] */
    ADD,         /* a, b -> a + b; the next three likewise */
    SUBTRACT,
    MULTIPLY,
    LESS,
    ODD,         /* a -> lowest bit of a */
    HALVE,       /* a -> a / 2 for a >= 0 */
    JUMP,        /* to instruction n */
    JUMP_IF,     /* a -> ; to instruction n unless a is 0 */
    JUMP_IF_NOT, /* a -> ; to instruction n if a is 0 */
    CALL,        /* argument -> result; the function at n has it as variable 0 and three more, which are 0 */
    RETURN       /* result -> ; from the function */
};

typedef struct {
    int32_t operation, operand;
} Instruction;

typedef struct {
    const Instruction *next;
    int64_t *frame;
} Caller;

enum { STACK = 1000, DEPTH = 100, VARIABLES = 4, MEMORY = 200000 };
enum { STEPS = 1, LONGEST = 24, FIBONACCI = 48, PRIMES = 64 }; /* functions */

static const Instruction kProgram[] = {
    /*  0 */ {HALT, 0},
    /* steps(n): v1 counts the steps from n to 1 in the sequence of Collatz */
    /*  1 */ {JUMP, 18},
    /*  2 */ {LOAD, 0}, {ODD, 0}, {JUMP_IF_NOT, 11},
    /*  5 */ {LOAD, 0}, {CONSTANT, 3}, {MULTIPLY, 0}, {CONSTANT, 1}, {ADD, 0}, {JUMP, 13},
    /* 11 */ {LOAD, 0}, {HALVE, 0},
    /* 13 */ {STORE, 0}, {LOAD, 1}, {CONSTANT, 1}, {ADD, 0}, {STORE, 1},
    /* 18 */ {CONSTANT, 1}, {LOAD, 0}, {LESS, 0}, {JUMP_IF, 2}, {LOAD, 1}, {RETURN, 0},
    /* longest(limit): the largest steps(v2) * 2^20 + v2 for v2 below the limit */
    /* 24 */ {JUMP, 38},
    /* 25 */ {LOAD, 2}, {CALL, STEPS}, {CONSTANT, 1 << 20}, {MULTIPLY, 0}, {LOAD, 2}, {ADD, 0}, {STORE, 3},
    /* 32 */ {LOAD, 1}, {LOAD, 3}, {LESS, 0}, {JUMP_IF_NOT, 38}, {LOAD, 3}, {STORE, 1},
    /* 38 */ {LOAD, 2}, {CONSTANT, 1}, {ADD, 0}, {STORE, 2},
    /* 42 */ {LOAD, 2}, {LOAD, 0}, {LESS, 0}, {JUMP_IF, 25}, {LOAD, 1}, {RETURN, 0},
    /* fibonacci(n) */
    /* 48 */ {LOAD, 0}, {CONSTANT, 2}, {LESS, 0}, {JUMP_IF_NOT, 54}, {LOAD, 0}, {RETURN, 0},
    /* 54 */ {LOAD, 0}, {CONSTANT, 1}, {SUBTRACT, 0}, {CALL, FIBONACCI},
    /* 58 */ {LOAD, 0}, {CONSTANT, 2}, {SUBTRACT, 0}, {CALL, FIBONACCI}, {ADD, 0}, {RETURN, 0},
    /* primes(limit): v1 counts the v2 whose memory is 0; v3 goes through the multiples of v2 */
    /* 64 */ {CONSTANT, 1}, {STORE, 2}, {JUMP, 90},
    /* 67 */ {LOAD, 2}, {FETCH, 0}, {JUMP_IF, 90},
    /* 70 */ {LOAD, 1}, {CONSTANT, 1}, {ADD, 0}, {STORE, 1},
    /* 74 */ {LOAD, 2}, {LOAD, 2}, {ADD, 0}, {STORE, 3}, {JUMP, 86},
    /* 79 */ {CONSTANT, 1}, {LOAD, 3}, {PUT, 0},
    /* 82 */ {LOAD, 3}, {LOAD, 2}, {ADD, 0}, {STORE, 3},
    /* 86 */ {LOAD, 3}, {LOAD, 0}, {LESS, 0}, {JUMP_IF, 79},
    /* 90 */ {LOAD, 2}, {CONSTANT, 1}, {ADD, 0}, {STORE, 2},
    /* 94 */ {LOAD, 2}, {LOAD, 0}, {LESS, 0}, {JUMP_IF, 67}, {LOAD, 1}, {RETURN, 0},
};

static int64_t memory[MEMORY];

/* Calls the function at `entry` with an argument. */
static int64_t run(int entry, int64_t argument) {
    int64_t stack[STACK] = {argument};
    Caller callers[DEPTH];
    int64_t *frame = stack, *top = stack + VARIABLES; /* top: the first free place */
    Caller *caller = callers;
    const Instruction *next = &kProgram[entry], *now;
    *caller++ = (Caller){&kProgram[0], stack};
    for (;;) {
        now = next++;
        switch (now->operation) {
        case HALT:
            return stack[0];
        case CONSTANT:
            *top++ = now->operand;
            break;
        case LOAD:
            *top++ = frame[now->operand];
            break;
        case STORE:
            frame[now->operand] = *--top;
            break;
        case FETCH:
            top[-1] = memory[top[-1]];
            break;
        case PUT:
            top -= 2;
            memory[top[1]] = top[0];
            break;
        case ADD:
            top--;
            top[-1] += top[0];
            break;
        case SUBTRACT:
            top--;
            top[-1] -= top[0];
            break;
        case MULTIPLY:
            top--;
            top[-1] *= top[0];
            break;
        case LESS:
            top--;
            top[-1] = top[-1] < top[0];
            break;
        case ODD:
            top[-1] &= 1;
            break;
        case HALVE:
            top[-1] >>= 1;
            break;
        case JUMP:
            next = &kProgram[now->operand];
            break;
        case JUMP_IF:
            if (*--top != 0)
                next = &kProgram[now->operand];
            break;
        case JUMP_IF_NOT:
            if (*--top == 0)
                next = &kProgram[now->operand];
            break;
        case CALL:
            *caller++ = (Caller){next, frame};
            frame = top - 1;
            top[0] = top[1] = top[2] = 0;
            top += VARIABLES - 1;
            next = &kProgram[now->operand];
            break;
        case RETURN:
            frame[0] = top[-1];
            top = frame + 1;
            caller--;
            frame = caller->frame;
            next = caller->next;
            break;
        default:
            return -1;
        }
    }
}

static int64_t fibonacci(int n) {
    int64_t a = 0, b = 1;
    for (; n > 0; n--) {
        int64_t next = a + b;
        a = b;
        b = next;
    }
    return a;
}

static int64_t longest(int64_t limit) {
    int64_t best = 0;
    for (int64_t start = 1; start < limit; start++) {
        int64_t steps = 0;
        for (int64_t n = start; n > 1; n = n % 2 ? 3 * n + 1 : n / 2)
            steps++;
        if (best < steps * (1 << 20) + start)
            best = steps * (1 << 20) + start;
    }
    return best;
}

static int64_t primes(int64_t limit) {
    int64_t count = 0;
    for (int64_t n = 2; n < limit; n++) {
        int64_t divisor = 2;
        while (divisor * divisor <= n && n % divisor != 0)
            divisor++;
        count += divisor * divisor > n;
    }
    return count;
}

int main(int argc, char **argv) {
    long scale = argc > 1 ? strtol(argv[1], NULL, 10) : 1;
    int limit = scale ? 30000 : 300, number = scale ? 26 : 10, bound = scale ? MEMORY : 1000;
    long rounds = scale ? 3 * scale : 1;
    int64_t best = longest(limit), expected_primes = primes(bound);
    long wrong = 0;
    for (long round = 0; round < rounds; round++) {
        memset(memory, 0, sizeof memory);
        wrong += run(LONGEST, limit) != best;
        wrong += run(FIBONACCI, number) != fibonacci(number);
        wrong += run(PRIMES, bound) != expected_primes;
    }
    printf("interpreter-switch: %d takes %d steps, F(%d) = %d, %d primes\n", (int)(best % (1 << 20)),
           (int)(best >> 20), number, (int)fibonacci(number), (int)expected_primes);
    return wrong != 0;
}
