/* Sorts doubles by heapsort and looks keys up in the result by halves; the array exceeds most caches.
   Stresses: choices between two addresses of which the next is computed. A conditional move waits for the elements that
   it compares, which come from memory; a predicted branch has the next elements loaded meanwhile.
   Checked: the result is ascending and has the sum of the input; each key is found where its neighbours enclose it.
   Source: J. W. J. Williams, "Algorithm 232: Heapsort"; Knuth, The Art of Computer Programming, volume 3, 6.2.1. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { SIZE = 1500000, LOOKUPS = 250000 };

static uint64_t next_random(uint64_t *state) {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    return *state;
}

static void sift_down(double *heap, size_t hole, size_t count) {
    double moving = heap[hole];
    for (;;) {
        size_t child = 2 * hole + 1;
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

static void heapsort(double *heap, size_t count) {
    for (size_t i = count / 2; i-- > 0;)
        sift_down(heap, i, count);
    while (count > 1) {
        double largest = heap[0];
        heap[0] = heap[--count];
        heap[count] = largest;
        sift_down(heap, 0, count);
    }
}

static size_t lower_bound(const double *sorted, size_t count, double key) {
    size_t low = 0, high = count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (sorted[middle] < key)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

int main(int argc, char **argv) {
    long scale = argc > 1 ? strtol(argv[1], NULL, 10) : 1;
    size_t size = scale ? SIZE : 2000;
    long lookups = scale ? scale * LOOKUPS : 1000;
    double *data = malloc(size * sizeof *data);
    uint64_t state = 20261128;
    double sum = 0;
    long wrong = data == NULL;
    for (size_t i = 0; i < size && data; i++) {
        data[i] = (double)(next_random(&state) >> 40);
        sum += data[i];
    }
    if (data) {
        heapsort(data, size);
        for (size_t i = 0; i < size; i++) {
            wrong += i > 0 && data[i - 1] > data[i];
            sum -= data[i];
        }
        wrong += sum != 0;
    }
    size_t places = 0;
    for (long i = 0; i < lookups && data; i++) {
        double key = (double)(next_random(&state) >> 40);
        size_t place = lower_bound(data, size, key);
        wrong += place > 0 && data[place - 1] >= key;
        wrong += place < size && data[place] < key;
        places += place;
    }
    printf("large-heap: mean place %lu of %lu\n", (unsigned long)(places / (size_t)lookups), (unsigned long)size);
    free(data);
    return wrong != 0;
}
