/* Sorts pseudo-random 32-bit integers by heapsort.
   Stresses: index arithmetic (2 i + 1), choice of the larger child (a conditional move or a hard branch), loads
   of 4 bytes with scaled addresses.
   Checked: the result is ascending and has the sum and the exclusive or of the input.
   Source: J. W. J. Williams, "Algorithm 232: Heapsort"; building the heap bottom-up by R. W. Floyd. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { SIZE = 100000, ROUNDS = 40 };

static int32_t data[SIZE];

static uint64_t next_random(uint64_t *state) {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    return *state;
}

static void sift_down(int32_t *heap, uint32_t hole, uint32_t count) {
    int32_t moving = heap[hole];
    for (;;) {
        uint32_t child = 2 * hole + 1;
        if (child >= count)
            break;
        if (child + 1 < count && heap[child + 1] > heap[child])
            child++;
        if (heap[child] <= moving)
            break;
        heap[hole] = heap[child];
        hole = child;
    }
    heap[hole] = moving;
}

static void heapsort(int32_t *heap, uint32_t count) {
    for (uint32_t i = count / 2; i-- > 0;)
        sift_down(heap, i, count);
    while (count > 1) {
        int32_t largest = heap[0];
        heap[0] = heap[--count];
        heap[count] = largest;
        sift_down(heap, 0, count);
    }
}

int main(int argc, char **argv) {
    long scale = argc > 1 ? strtol(argv[1], NULL, 10) : 1;
    uint32_t size = scale ? SIZE : 2000;
    long rounds = scale ? scale * ROUNDS : 1;
    uint64_t state = 20261121;
    long wrong = 0;
    for (long round = 0; round < rounds; round++) {
        uint32_t sum = 0, parity = 0;
        for (uint32_t i = 0; i < size; i++) {
            data[i] = (int32_t)(next_random(&state) >> 33) - (1 << 30);
            sum += (uint32_t)data[i];
            parity ^= (uint32_t)data[i];
        }
        heapsort(data, size);
        for (uint32_t i = 0; i < size; i++) {
            wrong += i > 0 && data[i - 1] > data[i];
            sum -= (uint32_t)data[i];
            parity ^= (uint32_t)data[i];
        }
        wrong += sum != 0 || parity != 0;
    }
    printf("heapsort: median %d\n", data[size / 2]);
    return wrong != 0;
}
