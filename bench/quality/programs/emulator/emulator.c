/* Runs a program of a processor of 1975: bytes are mixed, sorted by neighbours, and multiplied.
   Stresses: a large switch in a loop; fields of an object in front of its memory, which is written
   by variable index; flags made of comparisons; small functions called in many places.
   Checked: the machine ends in the same state if it runs in other slices of time. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { C = 1, Z = 2, V = 64, N = 128, SLICE = 3000000 };

struct cpu {
    uint8_t a, x, y, sp, p;
    uint16_t pc;
    uint64_t cycles;
    uint8_t ram[65536];
};

/* Fills a page with a mixed sequence, bubbles it, multiplies by shifting. */
static const uint8_t program[] = {
    0xa2, 0x00,             /* 0400 ldx #0            */
    0x8a, 0x45, 0x10,       /* 0402 txa eor $10       */
    0x0a,                   /* 0405 asl               */
    0x65, 0x11,             /* 0406 adc $11           */
    0x85, 0x11,             /* 0408 sta $11           */
    0x9d, 0x00, 0x03,       /* 040a sta $0300,x       */
    0xe8, 0xd0, 0xf2,       /* 040d inx bne 0402      */
    0xa0, 0x10, 0xa2, 0x00, /* 0410 ldy #16, ldx #0   */
    0xbd, 0x00, 0x03,       /* 0414 lda $0300,x       */
    0xdd, 0x01, 0x03,       /* 0417 cmp $0301,x       */
    0x90, 0x0d,             /* 041a bcc 0429          */
    0x48,                   /* 041c pha               */
    0xbd, 0x01, 0x03,       /* 041d lda $0301,x       */
    0x9d, 0x00, 0x03,       /* 0420 sta $0300,x       */
    0x68,                   /* 0423 pla               */
    0x9d, 0x01, 0x03,       /* 0424 sta $0301,x       */
    0xea, 0xea, 0xe8,       /* 0427 nop nop inx       */
    0xe0, 0xff,             /* 042a cpx #ff           */
    0xd0, 0xe6,             /* 042c bne 0414          */
    0x88, 0xd0, 0xe1,       /* 042e dey bne 0412      */
    0x20, 0x40, 0x04,       /* 0431 jsr 0440          */
    0xe6, 0x10,             /* 0434 inc $10           */
    0x4c, 0x00, 0x04, 0, 0, 0, 0, 0, 0, 0,  /* 0436 jmp 0400 */
    0xa9, 0x00, 0xa2, 0x08, /* 0440 lda #0, ldx #8    */
    0x46, 0x11,             /* 0444 lsr $11           */
    0x90, 0x03,             /* 0446 bcc 044b          */
    0x18, 0x65, 0x10,       /* 0448 clc adc $10       */
    0x6a, 0x66, 0x12,       /* 044b ror, ror $12      */
    0xca, 0xd0, 0xf3,       /* 044e dex bne 0444      */
    0x85, 0x13, 0x60,       /* 0451 sta $13 rts       */
};

static uint8_t fetch(struct cpu *m) { return m->ram[m->pc++]; }

static uint16_t fetch16(struct cpu *m) {
    uint8_t lo = fetch(m);
    return (uint16_t)(lo | fetch(m) << 8);
}

static uint8_t flags(struct cpu *m, uint8_t v) {
    m->p = (uint8_t)((m->p & ~(N | Z)) | (v & N) | (v == 0 ? Z : 0));
    return v;
}

static void set_carry(struct cpu *m, int on) { m->p = (uint8_t)((m->p & ~C) | (on ? C : 0)); }

static void adc(struct cpu *m, uint8_t b) {
    unsigned t = m->a + b + (m->p & C);
    m->p = (uint8_t)((m->p & ~V) | ((~(m->a ^ b) & (m->a ^ t) & 0x80) ? V : 0));
    set_carry(m, t > 255);
    m->a = flags(m, (uint8_t)t);
}

static void compare(struct cpu *m, uint8_t reg, uint8_t b) {
    set_carry(m, reg >= b);
    flags(m, (uint8_t)(reg - b));
}

static uint8_t shift(struct cpu *m, uint8_t v, int left, int carry_in) {
    uint8_t r = left ? (uint8_t)(v << 1 | carry_in) : (uint8_t)(v >> 1 | carry_in << 7);
    set_carry(m, left ? v >> 7 : v & 1);
    return flags(m, r);
}

static void branch(struct cpu *m, int taken) {
    int8_t off = (int8_t)fetch(m);
    if (taken) { m->pc = (uint16_t)(m->pc + off); m->cycles++; }
}

static void push(struct cpu *m, uint8_t v) { m->ram[0x100 | m->sp--] = v; }
static uint8_t pop(struct cpu *m) { return m->ram[0x100 | ++m->sp]; }

static void run(struct cpu *m, uint64_t until) {
    uint16_t t;
    while (m->cycles < until) {
        m->cycles += 2;
        switch (fetch(m)) {
        case 0x0a: m->a = shift(m, m->a, 1, 0); break;
        case 0x18: set_carry(m, 0); break;
        case 0x20:
            t = fetch16(m); m->pc--;
            push(m, m->pc >> 8); push(m, m->pc & 255);
            m->pc = t; m->cycles += 4; break;
        case 0x45: m->a = flags(m, m->a ^ m->ram[fetch(m)]); m->cycles++; break;
        case 0x46: t = fetch(m); m->ram[t] = shift(m, m->ram[t], 0, 0); m->cycles += 3; break;
        case 0x48: push(m, m->a); m->cycles++; break;
        case 0x4c: m->pc = fetch16(m); m->cycles++; break;
        case 0x60: t = pop(m); m->pc = (uint16_t)((t | pop(m) << 8) + 1); m->cycles += 4; break;
        case 0x65: adc(m, m->ram[fetch(m)]); m->cycles++; break;
        case 0x66:
            t = fetch(m);
            m->ram[t] = shift(m, m->ram[t], 0, m->p & C);
            m->cycles += 3;
            break;
        case 0x68: m->a = flags(m, pop(m)); m->cycles += 2; break;
        case 0x6a: m->a = shift(m, m->a, 0, m->p & C); break;
        case 0x85: m->ram[fetch(m)] = m->a; m->cycles++; break;
        case 0x88: m->y = flags(m, m->y - 1); break;
        case 0x8a: m->a = flags(m, m->x); break;
        case 0x90: branch(m, !(m->p & C)); break;
        case 0x9d: m->ram[(uint16_t)(fetch16(m) + m->x)] = m->a; m->cycles += 3; break;
        case 0xa0: m->y = flags(m, fetch(m)); break;
        case 0xa2: m->x = flags(m, fetch(m)); break;
        case 0xa9: m->a = flags(m, fetch(m)); break;
        case 0xbd: m->a = flags(m, m->ram[(uint16_t)(fetch16(m) + m->x)]); m->cycles += 2; break;
        case 0xca: m->x = flags(m, m->x - 1); break;
        case 0xd0: branch(m, !(m->p & Z)); break;
        case 0xdd: compare(m, m->a, m->ram[(uint16_t)(fetch16(m) + m->x)]); m->cycles += 2; break;
        case 0xe0: compare(m, m->x, fetch(m)); break;
        case 0xe6: t = fetch(m); m->ram[t] = flags(m, m->ram[t] + 1); m->cycles += 3; break;
        case 0xe8: m->x = flags(m, m->x + 1); break;
        }
    }
}

int main(int argc, char **argv) {
    long scale = argc > 1 ? strtol(argv[1], NULL, 10) : 1;
    uint64_t end = scale ? (uint64_t)scale * 120 * SLICE : SLICE;
    static struct cpu m;
    uint32_t sums[2] = {0, 0};
    for (int way = 0; way < 2; way++) {
        memset(&m, 0, sizeof m);
        memcpy(m.ram + 0x400, program, sizeof program);
        m.pc = 0x400;
        m.sp = 0xff;
        for (uint64_t slice = SLICE / (way + 1), at = slice; at <= end; at += slice)
            run(&m, at);
        sums[way] = m.a + 31u * (m.x + 31u * (m.y + 31u * m.p));
        for (int i = 0; i < 0x800; i++)
            sums[way] = sums[way] * 31 + m.ram[i];
    }
    printf("emulator: checksum %08x\n", sums[0]);
    return sums[0] != sums[1];
}
