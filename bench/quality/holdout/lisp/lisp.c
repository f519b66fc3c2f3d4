/* A small Lisp: reads a program, evaluates it with closures, lists and tail calls on a heap with a copying collector.
   Checked: each expression of the program gives the value that stands next to it.
   Source: C. J. Cheney, "A nonrecursive list compacting algorithm", 1970; the evaluator is our own. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct Object Object;
typedef Object *Value; /* odd: a number; else an object, NULL: the empty list */

enum Kind { PAIR, SYMBOL, CLOSURE, PRIMITIVE, FORWARD };

struct Object {
    enum Kind kind;
    int code;     /* of a primitive or special form, -1 */
    Value a, b, c; /* pair: first, rest; symbol: global value, name; closure: parameters, body, environment */
};

enum { CELLS = 200000, ROOTS = 100000, SYMBOLS = 128 };
enum { IF, LAMBDA, QUOTE, DEFINE, LET, BEGIN, COND, FORMS,
       ADD = FORMS, SUB, MUL, DIV, MOD, LESS, EQUAL, CONS, CAR, CDR, IS_NULL, NOT, PRIMITIVES };

static const char *const names[PRIMITIVES] = {"if", "lambda", "quote", "define", "let", "begin", "cond", "+", "-", "*",
                                              "/", "mod", "<", "=", "cons", "car", "cdr", "null?", "not"};

static Object spaces[2][CELLS];
static Object *space = spaces[0], *next_cell = spaces[0];
static Object symbols[SYMBOLS];
static char symbol_names[SYMBOLS][16];
static int symbol_count;
static Value *roots[ROOTS];
static int root_count;
static long collections;

static int is_number(Value value) { return (intptr_t)value & 1; }
static Value number(int64_t n) { return (Value)(intptr_t)(n << 1 | 1); }
static int64_t integer(Value value) { return (int64_t)(intptr_t)value >> 1; }
static int is_symbol(Value value) { return value && !is_number(value) && value->kind == SYMBOL; }
static int is_pair(Value value) { return value && !is_number(value) && value->kind == PAIR; }

static void die(const char *why) {
    fprintf(stderr, "lisp: %s\n", why);
    exit(2);
}

static Value forward(Value value) {
    if (!value || is_number(value) || value->kind == SYMBOL || value->kind == PRIMITIVE)
        return value;
    if (value->kind == FORWARD)
        return value->a;
    *next_cell = *value;
    value->kind = FORWARD;
    value->a = next_cell;
    return next_cell++;
}

static void collect(void) {
    space = space == spaces[0] ? spaces[1] : spaces[0];
    Object *scan = next_cell = space;
    for (int i = 0; i < root_count; i++)
        *roots[i] = forward(*roots[i]);
    for (int i = 0; i < symbol_count; i++)
        symbols[i].a = forward(symbols[i].a);
    for (; scan < next_cell; scan++) {
        scan->a = forward(scan->a);
        scan->b = forward(scan->b);
        scan->c = forward(scan->c);
    }
    collections++;
    if (next_cell - space > CELLS - 1000)
        die("no memory");
}

static void protect(Value *root) {
    if (root_count == ROOTS)
        die("too deep");
    roots[root_count++] = root;
}

static Value new_object(enum Kind kind, Value a, Value b, Value c) {
    if (next_cell == space + CELLS) {
        protect(&a);
        protect(&b);
        protect(&c);
        collect();
        root_count -= 3;
    }
    *next_cell = (Object){kind, -1, a, b, c};
    return next_cell++;
}

static Value cons(Value first, Value rest) { return new_object(PAIR, first, rest, NULL); }

static Value intern(const char *name, size_t length) {
    for (int i = 0; i < symbol_count; i++)
        if (strlen(symbol_names[i]) == length && memcmp(symbol_names[i], name, length) == 0)
            return &symbols[i];
    if (symbol_count == SYMBOLS || length > 15)
        die("symbols");
    memcpy(symbol_names[symbol_count], name, length);
    symbols[symbol_count].kind = SYMBOL;
    symbols[symbol_count].code = -1;
    return &symbols[symbol_count++];
}

static const char *input;

static void skip_space(void) {
    while (*input == ' ' || *input == '\n')
        input++;
}

static Value read_value(void) {
    skip_space();
    if (*input == '(') {
        input++;
        Value list = NULL, last = NULL;
        int depth = root_count;
        protect(&list);
        protect(&last);
        for (skip_space(); *input != ')'; skip_space()) {
            Value item = read_value();
            Value pair = cons(item, NULL);
            if (last)
                last->b = pair;
            else
                list = pair;
            last = pair;
        }
        input++;
        root_count = depth;
        return list;
    }
    const char *start = input;
    if ((*input >= '0' && *input <= '9') || (*input == '-' && input[1] >= '0' && input[1] <= '9')) {
        char *end;
        int64_t n = strtoll(input, &end, 10);
        input = end;
        return number(n);
    }
    while (*input && !strchr(" \n()", *input))
        input++;
    return intern(start, (size_t)(input - start));
}

/* Environments are lists of pairs (symbol . value). */
static Value look_up(Value symbol, Value environment) {
    for (; environment; environment = environment->b)
        if (environment->a->a == symbol)
            return environment->a->b;
    return symbol->a;
}

static Value truth(int condition) { return condition ? number(1) : NULL; }

static Value apply_primitive(int code, Value arguments) {
    Value first = arguments->a, second = arguments->b ? arguments->b->a : NULL;
    switch (code) {
    case ADD: return number(integer(first) + integer(second));
    case SUB: return number(integer(first) - integer(second));
    case MUL: return number(integer(first) * integer(second));
    case DIV: return number(integer(first) / integer(second));
    case MOD: return number(integer(first) % integer(second));
    case LESS: return truth(integer(first) < integer(second));
    case EQUAL: return truth(first == second);
    case CONS: return cons(first, second);
    case CAR: return first->a;
    case CDR: return first->b;
    case IS_NULL: return truth(first == NULL);
    case NOT: return truth(first == NULL);
    }
    die("not a function");
    return NULL;
}

static Value evaluate(Value expression, Value environment);

static Value evaluate_all(Value list, Value environment) {
    if (!list)
        return NULL;
    int depth = root_count;
    Value first = NULL, rest = NULL;
    protect(&list);
    protect(&environment);
    protect(&first);
    first = evaluate(list->a, environment);
    rest = evaluate_all(list->b, environment);
    root_count = depth;
    return cons(first, rest);
}

static Value bind(Value parameters, Value arguments, Value environment) {
    int depth = root_count;
    protect(&parameters);
    protect(&arguments);
    protect(&environment);
    for (; parameters; parameters = parameters->b, arguments = arguments->b) {
        Value pair = cons(parameters->a, arguments->a);
        environment = cons(pair, environment);
    }
    root_count = depth;
    return environment;
}

static Value evaluate(Value expression, Value environment) {
    int depth = root_count;
    Value function = NULL;
    protect(&expression);
    protect(&environment);
    protect(&function);
    for (;;) {
        if (is_symbol(expression)) {
            expression = look_up(expression, environment);
            break;
        }
        if (!is_pair(expression))
            break;
        Value head = expression->a;
        int form = is_symbol(head) ? head->code : -1;
        switch (form) {
        case IF: {
            Value chosen = evaluate(expression->b->a, environment);
            expression = chosen ? expression->b->b->a : expression->b->b->b->a;
            continue;
        }
        case COND: {
            Value clause = expression->b;
            protect(&clause);
            while (!evaluate(clause->a->a, environment))
                clause = clause->b;
            root_count--;
            expression = clause->a->b->a;
            continue;
        }
        case LAMBDA:
            expression = new_object(CLOSURE, expression->b->a, expression->b->b->a, environment);
            root_count = depth;
            return expression;
        case QUOTE:
            root_count = depth;
            return expression->b->a;
        case DEFINE: {
            Value value = evaluate(expression->b->b->a, environment);
            expression->b->a->a = value;
            root_count = depth;
            return value;
        }
        case LET: { /* (let name value body) */
            Value value = evaluate(expression->b->b->a, environment);
            Value pair = cons(expression->b->a, value);
            environment = cons(pair, environment);
            expression = expression->b->b->b->a;
            continue;
        }
        case BEGIN: {
            Value rest = expression->b;
            protect(&rest);
            for (; rest->b; rest = rest->b)
                evaluate(rest->a, environment);
            root_count--;
            expression = rest->a;
            continue;
        }
        }
        function = evaluate(head, environment);
        Value arguments = evaluate_all(expression->b, environment);
        if (!function || is_number(function))
            die("not a function");
        if (function->kind == PRIMITIVE) {
            Value result = apply_primitive(function->code, arguments);
            root_count = depth;
            return result;
        }
        environment = bind(function->a, arguments, function->c);
        expression = function->b;
    }
    root_count = depth;
    return expression;
}

static const char *const program =
    "(define compose (lambda (f g) (lambda (x) (f (g x)))))"
    "(define map (lambda (f l) (if (null? l) l (cons (f (car l)) (map f (cdr l))))))"
    "(define fold (lambda (f z l) (if (null? l) z (fold f (f z (car l)) (cdr l)))))"
    "(define range (lambda (a b) (if (< a b) (cons a (range (+ a 1) b)) (quote ()))))"
    "(define filter (lambda (p l) (cond ((null? l) l) ((p (car l)) (cons (car l) (filter p (cdr l)))) (1 (filter p (cdr l))))))"
    "(define append (lambda (a b) (if (null? a) b (cons (car a) (append (cdr a) b)))))"
    "(define sort (lambda (l) (if (null? l) l (let p (car l)"
    " (append (sort (filter (lambda (x) (< x p)) (cdr l)))"
    "  (cons p (sort (filter (lambda (x) (not (< x p))) (cdr l)))))))))"
    "(define primes (lambda (l) (if (null? l) l (let p (car l)"
    " (cons p (primes (filter (lambda (x) (nonzero (mod x p))) (cdr l))))))))"
    "(define add (lambda (a b) (+ a b)))"
    "(define fib (lambda (n) (if (< n 2) n (+ (fib (- n 1)) (fib (- n 2))))))"
    "(define count (lambda (n acc) (if (= n 0) acc (count (- n 1) (+ acc 2)))))"
    "(define church (lambda (n) (lambda (f) (lambda (x) (if (= n 0) x (f (((church (- n 1)) f) x)))))))"
    "(define nonzero (lambda (x) (not (= x 0))))"
    "(define member (lambda (x l) (cond ((null? l) l) ((= x (car l)) 1) (1 (member x (cdr l))))))";

static const struct {
    const char *text;
    int64_t value;
} tests[] = {
    {"(fold add 0 (map (compose (lambda (x) (* x x)) (lambda (x) (+ x 1))) (range 0 200)))", 2686700},
    {"(fold add 0 (primes (range 2 600)))", 29296},
    {"(fib 17)", 1597},
    {"(count 8000 5)", 16005},
    {"(((church 120) (lambda (x) (+ x 3))) 4)", 364},
    {"(fold (lambda (z x) (+ (* z 3) x)) 1 (sort (map (lambda (x) (mod (* x 37) 101)) (range 0 14))))", 10307047},
    {"(fold add 0 (filter (lambda (x) (member x (quote (3 5 7 11 13)))) (range 0 50)))", 39},
};

static void run(const char *text) {
    input = text;
    for (skip_space(); *input; skip_space())
        evaluate(read_value(), NULL);
}

int main(int argc, char **argv) {
    long scale = argc > 1 ? strtol(argv[1], NULL, 10) : 1;
    for (int code = 0; code < PRIMITIVES; code++) {
        Value symbol = intern(names[code], strlen(names[code]));
        if (code < FORMS) {
            symbol->code = code;
        } else {
            static Object primitives[PRIMITIVES];
            primitives[code] = (Object){PRIMITIVE, code, NULL, NULL, NULL};
            symbol->a = &primitives[code];
        }
    }
    run(program);
    long wrong = 0;
    uint64_t sum = 0;
    for (long turn = 0; turn < (scale ? scale * 40 : 1); turn++)
        for (size_t i = 0; i < sizeof tests / sizeof tests[0]; i++) {
            input = tests[i].text;
            Value result = evaluate(read_value(), NULL);
            wrong += !is_number(result) || integer(result) != tests[i].value;
            if (is_number(result))
                sum = sum * 31 + (uint64_t)integer(result);
        }
    printf("lisp: %016llx, %s\n", (unsigned long long)sum, scale == 0 || collections > 0 ? "collected" : "never collected");
    return wrong != 0;
}
