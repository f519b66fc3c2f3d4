/* Parses formulas into an arena, differentiates and simplifies them, and evaluates the derivatives.
   Checked: each derivative is near the quotient of differences.
   Source: precedence climbing; the usual rules of calculus. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef enum { NUMBER, VARIABLE, ADD, SUB, MUL, DIV, POWER, NEGATE, SIN, COS, EXP, LOG } Kind;

typedef struct Node {
    Kind kind;
    union {
        double number;
        int variable;
        struct {
            struct Node *left, *right;
        };
    };
} Node;

typedef struct Block {
    struct Block *next;
    size_t used;
    Node nodes[1000];
} Block;

typedef struct {
    Block *first, *current;
    long made;
} Arena;

typedef struct {
    const char *at;
    Arena *arena;
} Parser;

static Node *allocate(Arena *arena, Kind kind) {
    if (!arena->current || arena->current->used == 1000) {
        Block *next = arena->current ? arena->current->next : arena->first;
        if (!next) {
            if (!(next = malloc(sizeof *next)))
                exit(2);
            next->next = NULL;
            if (arena->current)
                arena->current->next = next;
            else
                arena->first = next;
        }
        next->used = 0;
        arena->current = next;
    }
    Node *node = &arena->current->nodes[arena->current->used++];
    node->kind = kind;
    arena->made++;
    return node;
}

static Node *new_number(Arena *arena, double value) {
    Node *node = allocate(arena, NUMBER);
    node->number = value;
    return node;
}

static int is_value(const Node *node, double value) { return node->kind == NUMBER && node->number == value; }

static int same(const Node *a, const Node *b) {
    if (a == b)
        return 1;
    if (a->kind != b->kind)
        return 0;
    switch (a->kind) {
    case NUMBER: return a->number == b->number;
    case VARIABLE: return a->variable == b->variable;
    case NEGATE: case SIN: case COS: case EXP: case LOG: return same(a->left, b->left);
    default: return same(a->left, b->left) && same(a->right, b->right);
    }
}

static double apply(Kind kind, double a, double b) {
    switch (kind) {
    case ADD: return a + b;
    case SUB: return a - b;
    case MUL: return a * b;
    case DIV: return a / b;
    case POWER: {
        double result = 1; /* exponents are small integers */
        int n = (int)fabs(b);
        for (int i = 0; i < n; i++)
            result *= a;
        return b < 0 ? 1 / result : result;
    }
    case NEGATE: return -a;
    case SIN: return sin(a);
    case COS: return cos(a);
    case EXP: return exp(a);
    case LOG: return log(a);
    default: abort();
    }
}

/* The operation in its simplest form. */
static Node *combine(Arena *arena, Kind kind, Node *a, Node *b) {
    if (a->kind == NUMBER && b->kind == NUMBER)
        return new_number(arena, apply(kind, a->number, b->number));
    switch (kind) {
    case ADD:
        if (is_value(a, 0))
            return b;
        if (is_value(b, 0))
            return a;
        if (same(a, b))
            return combine(arena, MUL, new_number(arena, 2), a);
        break;
    case SUB:
        if (is_value(b, 0))
            return a;
        if (same(a, b))
            return new_number(arena, 0);
        break;
    case MUL:
        if (is_value(a, 0) || is_value(b, 0))
            return new_number(arena, 0);
        if (is_value(a, 1))
            return b;
        if (is_value(b, 1))
            return a;
        if (b->kind == NUMBER)
            return combine(arena, MUL, b, a);
        if (a->kind == NUMBER && b->kind == MUL && b->left->kind == NUMBER)
            return combine(arena, MUL, new_number(arena, a->number * b->left->number), b->right);
        break;
    case DIV:
        if (is_value(a, 0) || is_value(b, 1))
            return a;
        break;
    case POWER:
        if (is_value(b, 0))
            return new_number(arena, 1);
        if (is_value(b, 1))
            return a;
        break;
    default:
        break;
    }
    Node *node = allocate(arena, kind);
    node->left = a;
    node->right = b;
    return node;
}

static Node *call(Arena *arena, Kind kind, Node *a) {
    if (a->kind == NUMBER)
        return new_number(arena, apply(kind, a->number, 0));
    if (kind == NEGATE && a->kind == NEGATE)
        return a->left;
    Node *node = allocate(arena, kind);
    node->left = a;
    node->right = NULL;
    return node;
}

static Node *parse(Parser *parser, int least);

static void skip_space(Parser *parser) {
    while (*parser->at == ' ')
        parser->at++;
}

static Node *parse_operand(Parser *parser) {
    skip_space(parser);
    char c = *parser->at;
    if (c == '(') {
        parser->at++;
        Node *inner = parse(parser, 1);
        skip_space(parser);
        parser->at++;
        return inner;
    }
    if (c == '-') {
        parser->at++;
        return call(parser->arena, NEGATE, parse(parser, 2));
    }
    if (c >= '0' && c <= '9') {
        double value = 0, unit = 1;
        for (; *parser->at >= '0' && *parser->at <= '9'; parser->at++)
            value = value * 10 + (*parser->at - '0');
        if (*parser->at == '.')
            for (parser->at++; *parser->at >= '0' && *parser->at <= '9'; parser->at++)
                value += (*parser->at - '0') * (unit /= 10);
        return new_number(parser->arena, value);
    }
    static const struct {
        const char *name;
        Kind kind;
    } functions[] = {{"sin", SIN}, {"cos", COS}, {"exp", EXP}, {"log", LOG}};
    for (int i = 0; i < 4; i++)
        if (strncmp(parser->at, functions[i].name, 3) == 0) {
            parser->at += 3;
            return call(parser->arena, functions[i].kind, parse_operand(parser));
        }
    Node *node = allocate(parser->arena, VARIABLE);
    node->variable = c - 'x';
    parser->at++;
    return node;
}

static int precedence(char operator, Kind *kind) {
    switch (operator) {
    case '+': *kind = ADD; return 1;
    case '-': *kind = SUB; return 1;
    case '*': *kind = MUL; return 2;
    case '/': *kind = DIV; return 2;
    case '^': *kind = POWER; return 3;
    default: return 0;
    }
}

static Node *parse(Parser *parser, int least) {
    Node *left = parse_operand(parser);
    for (;;) {
        Kind kind;
        skip_space(parser);
        int level = precedence(*parser->at, &kind);
        if (level == 0 || level < least)
            return left;
        parser->at++;
        Node *right = parse(parser, level + 1);
        left = combine(parser->arena, kind, left, right);
    }
}

static Node *derive(Arena *arena, Node *node, int variable) {
    switch (node->kind) {
    case NUMBER: return new_number(arena, 0);
    case VARIABLE: return new_number(arena, node->variable == variable);
    case ADD: case SUB:
        return combine(arena, node->kind, derive(arena, node->left, variable), derive(arena, node->right, variable));
    case MUL:
        return combine(arena, ADD, combine(arena, MUL, derive(arena, node->left, variable), node->right),
                       combine(arena, MUL, node->left, derive(arena, node->right, variable)));
    case DIV: {
        Node *top = combine(arena, SUB, combine(arena, MUL, derive(arena, node->left, variable), node->right),
                            combine(arena, MUL, node->left, derive(arena, node->right, variable)));
        return combine(arena, DIV, top, combine(arena, POWER, node->right, new_number(arena, 2)));
    }
    case POWER: {
        double exponent = node->right->number;
        Node *lower = combine(arena, POWER, node->left, new_number(arena, exponent - 1));
        return combine(arena, MUL, combine(arena, MUL, new_number(arena, exponent), lower), derive(arena, node->left, variable));
    }
    case NEGATE: return call(arena, NEGATE, derive(arena, node->left, variable));
    case SIN: return combine(arena, MUL, call(arena, COS, node->left), derive(arena, node->left, variable));
    case COS:
        return call(arena, NEGATE, combine(arena, MUL, call(arena, SIN, node->left), derive(arena, node->left, variable)));
    case EXP: return combine(arena, MUL, node, derive(arena, node->left, variable));
    case LOG: return combine(arena, DIV, derive(arena, node->left, variable), node->left);
    }
    abort();
}

static double evaluate(const Node *node, const double *values) {
    if (node->kind == NUMBER)
        return node->number;
    if (node->kind == VARIABLE)
        return values[node->variable];
    double left = evaluate(node->left, values);
    return apply(node->kind, left, node->right ? evaluate(node->right, values) : 0);
}

static uint64_t shape_of(const Node *node) {
    if (node->kind == NUMBER)
        return 3;
    if (node->kind == VARIABLE)
        return 5 + (uint64_t)node->variable;
    uint64_t sum = shape_of(node->left) * 31 + node->kind;
    return node->right ? sum * 37 + shape_of(node->right) : sum;
}

static const char *const formulas[] = {
    "x^3 - 2*x^2 + 5*x - 7",
    "(x + y)*(x - y) / (1 + x^2 + y^2)",
    "sin(x*y) * exp(-x/4) + cos(y)^2",
    "log(2 + x^2) * (3*x + y) ^ 3 / (z + 4)",
    "((x*2.5 + 1) * (y*1.5 - 2) - z^2) * ((x + z)*(y - z) + x*y*z)",
    "exp(sin(x) * cos(y) - z/8) / (1 + exp(-(x + y + z)/3))",
    "-(x - 0.5)^4 + 3*(y - 0.25)^2*(z + 1.75) - 12.5*x*y*z/(7 + x^2)",
};
enum { FORMULAS = sizeof formulas / sizeof formulas[0] };

int main(int argc, char **argv) {
    long scale = argc > 1 ? strtol(argv[1], NULL, 10) : 1;
    Arena arena = {0};
    long wrong = 0, made = 0;
    uint64_t shapes = 0;
    for (long turn = 0; turn < (scale ? scale * 12000 : 3); turn++) {
        arena.current = NULL;
        arena.made = 0;
        for (int f = 0; f < FORMULAS; f++) {
            Parser parser = {formulas[f], &arena};
            Node *formula = parse(&parser, 1);
            double values[3] = {0.3 + (double)(turn % 11) / 10, 0.9 - (double)(turn % 7) / 10, 0.2 + (double)(turn % 5) / 10};
            for (int variable = 0; variable < 3; variable++) {
                Node *derivative = derive(&arena, formula, variable);
                Node *second = derive(&arena, derivative, (variable + 1) % 3);
                shapes = shapes * 1000003 + shape_of(second);
                double slope = evaluate(derivative, values), step = 1e-5, kept = values[variable];
                values[variable] = kept + step;
                double above = evaluate(formula, values);
                values[variable] = kept - step;
                double below = evaluate(formula, values);
                values[variable] = kept;
                wrong += fabs((above - below) / (2 * step) - slope) > 1e-4 * (1 + fabs(slope));
            }
        }
        made += arena.made;
    }
    for (Block *block = arena.first, *next; block; block = next) {
        next = block->next;
        free(block);
    }
    printf("symbolic: %ld nodes, %016llx\n", made, (unsigned long long)shapes);
    return wrong != 0;
}
