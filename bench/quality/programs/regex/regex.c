/* Matches regular expressions with | * + ? . \ and groups against made-up lines, by a nondeterministic automaton whose
   possible states advance together.
   Stresses: linked structures, work lists, generation marks in place of clearing, recursion over pointers, a switch
   over kinds of nodes, byte loads.
   Checked: lines are made so that which of them match is known without the automaton.
   Source: K. Thompson, "Regular expression search algorithm" (1968). */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { STATES = 256, LINES = 100000, LONGEST = 64 };

typedef enum { LETTER, ANY, SPLIT, MATCH } Kind;

typedef struct State {
    Kind kind;
    char letter;
    struct State *next, *other; /* other: of SPLIT only */
    unsigned mark;              /* the step in which it was last listed */
} State;

typedef struct {
    State states[STATES];
    int used;
    const char *pattern, *at; /* the pattern before at is yet to be compiled */
    unsigned step;
} Machine;

typedef struct {
    State *states[STATES];
    int count;
} List;

static State *make(Machine *machine, Kind kind, char letter, State *next, State *other) {
    State *state = &machine->states[machine->used++];
    *state = (State){kind, letter, next, other, 0};
    return state;
}

/* Whether the last character of what is yet to be compiled is this operator. */
static bool ends_in(const Machine *machine, char mark) {
    long length = machine->at - machine->pattern;
    return length > 0 && machine->at[-1] == mark && !(length > 1 && machine->at[-2] == '\\');
}

/* The functions that compile are given the state that follows and return the first one of their part: they go through
   the pattern from its end, so that no state has to be completed later but the split of a loop. */
static State *compile_alternatives(Machine *machine, State *next);

static State *compile_atom(Machine *machine, State *next) {
    if (ends_in(machine, ')')) {
        machine->at--;
        State *first = compile_alternatives(machine, next);
        machine->at--; /* the opening parenthesis */
        return first;
    }
    Kind kind = ends_in(machine, '.') ? ANY : LETTER;
    char letter = *--machine->at;
    if (machine->at > machine->pattern && machine->at[-1] == '\\')
        machine->at--;
    return make(machine, kind, letter, next, NULL);
}

static State *compile_repeated(Machine *machine, State *next) {
    bool optional = ends_in(machine, '?'), at_least_once = ends_in(machine, '+');
    if (!optional && !at_least_once && !ends_in(machine, '*'))
        return compile_atom(machine, next);
    machine->at--;
    State *split = make(machine, SPLIT, 0, NULL, next);
    split->next = compile_repeated(machine, optional ? next : split);
    return at_least_once ? split->next : split;
}

static State *compile_sequence(Machine *machine, State *next) {
    while (machine->at > machine->pattern && !ends_in(machine, '(') && !ends_in(machine, '|'))
        next = compile_repeated(machine, next);
    return next;
}

static State *compile_alternatives(Machine *machine, State *next) {
    State *first = compile_sequence(machine, next);
    while (ends_in(machine, '|')) {
        machine->at--;
        first = make(machine, SPLIT, 0, compile_sequence(machine, next), first);
    }
    return first;
}

static State *compile(Machine *machine, const char *pattern) {
    machine->used = 0;
    machine->step = 0;
    machine->pattern = pattern;
    machine->at = pattern + strlen(pattern);
    return compile_alternatives(machine, make(machine, MATCH, 0, NULL, NULL));
}

static void add(List *list, State *state, unsigned step) {
    if (state->mark == step)
        return;
    state->mark = step;
    if (state->kind == SPLIT) {
        add(list, state->next, step);
        add(list, state->other, step);
        return;
    }
    list->states[list->count++] = state;
}

static void advance(const List *from, List *to, char c, unsigned step) {
    to->count = 0;
    for (int i = 0; i < from->count; i++) {
        State *state = from->states[i];
        switch (state->kind) {
        case LETTER:
            if (state->letter == c)
                add(to, state->next, step);
            break;
        case ANY:
            add(to, state->next, step);
            break;
        case SPLIT:
        case MATCH:
            break;
        }
    }
}

/* Whether the whole line matches. */
static bool matches(Machine *machine, State *start, const char *line) {
    static List lists[2];
    List *now = &lists[0], *then = &lists[1];
    now->count = 0;
    add(now, start, ++machine->step);
    for (; *line && now->count; line++) {
        advance(now, then, *line, ++machine->step);
        List *kept = now;
        now = then;
        then = kept;
    }
    for (int i = 0; i < now->count; i++)
        if (now->states[i]->kind == MATCH)
            return *line == 0;
    return false;
}

static unsigned next_random(unsigned *state) {
    *state = *state * 1664525 + 1013904223;
    return *state >> 16;
}

/* A line of a and b; the result says whether the tenth letter from the end is a. */
static bool make_line(char *line, unsigned *state) {
    int length = 20 + (int)(next_random(state) % (LONGEST - 20));
    for (int i = 0; i < length; i++)
        line[i] = next_random(state) % 2 ? 'a' : 'b';
    line[length] = 0;
    return line[length - 10] == 'a';
}

/* A number with a fraction, perhaps with a sign and an exponent; every third has two points. */
static bool make_number(char *line, unsigned *state) {
    unsigned random = next_random(state);
    bool spoiled = random % 3 == 0;
    sprintf(line, "%s%u%s%s%s", random & 4 ? "-" : "", random, spoiled ? ".." : ".", random & 8 ? "01102" : "5",
            random & 16 ? "e+10" : "");
    return !spoiled;
}

int main(int argc, char **argv) {
    static Machine letters, numbers;
    long scale = argc > 1 ? strtol(argv[1], NULL, 10) : 1;
    long lines = scale ? scale * LINES : 100;
    unsigned random = 20261121;
    long found = 0, wrong = 0;
    State *tenth = compile(&letters, "(a|b)*a.........");
    State *number = compile(&numbers, "-?(0|1|2|3|4|5|6|7|8|9)+\\.(0|1|2|3|4|5|6|7|8|9)+((e|E)(-|\\+)?10*)?");
    for (long i = 0; i < lines; i++) {
        char line[LONGEST + 1];
        bool expected = make_line(line, &random);
        wrong += matches(&letters, tenth, line) != expected;
        found += expected;
        expected = make_number(line, &random);
        wrong += matches(&numbers, number, line) != expected;
        found += expected;
    }
    printf("regex: %ld of %ld lines match\n", found, 2 * lines);
    return wrong != 0;
}
