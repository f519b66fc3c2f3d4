/* Factorials as big integers: a product tree by schoolbook multiplication, then division to decimal digits.
   Stresses: 32 x 32 -> 64 bit multiplication with carries passed from turn to turn, shifts, 64-bit division by a
   constant and by a variable, arrays of words.
   Checked: the sum of the digits of 1000! is known, and n! divided by every factor is 1.
   Source: D. Knuth, "The Art of Computer Programming" 2, 4.3.1, algorithm M and exercise 16. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WORDS = 320, NUMBER = 1000, DIGIT_SUM = 10539, ROUNDS = 220 };

typedef struct {
    int length; /* words in use; the highest is not 0 */
    uint32_t words[WORDS];
} Big;

static void multiply(const Big *a, const Big *b, Big *product) {
    memset(product->words, 0, sizeof(uint32_t) * (size_t)(a->length + b->length));
    for (int i = 0; i < a->length; i++) {
        uint64_t carry = 0;
        for (int k = 0; k < b->length; k++) {
            carry += (uint64_t)a->words[i] * b->words[k] + product->words[i + k];
            product->words[i + k] = (uint32_t)carry;
            carry >>= 32;
        }
        product->words[i + b->length] = (uint32_t)carry;
    }
    product->length = a->length + b->length;
    while (product->length > 1 && product->words[product->length - 1] == 0)
        product->length--;
}

/* Divides in place; returns the remainder. */
static uint32_t divide(Big *number, uint32_t divisor) {
    uint64_t rest = 0;
    for (int i = number->length - 1; i >= 0; i--) {
        rest = rest << 32 | number->words[i];
        number->words[i] = (uint32_t)(rest / divisor);
        rest %= divisor;
    }
    while (number->length > 1 && number->words[number->length - 1] == 0)
        number->length--;
    return (uint32_t)rest;
}

static int is_value(const Big *number, uint32_t value) { return number->length == 1 && number->words[0] == value; }

/* first * (first + 1) * … * last */
static void product_of(uint32_t first, uint32_t last, Big *product) {
    if (first == last) {
        product->length = 1;
        product->words[0] = first;
        return;
    }
    Big low, high;
    uint32_t middle = first + (last - first) / 2;
    product_of(first, middle, &low);
    product_of(middle + 1, last, &high);
    multiply(&low, &high, product);
}

static uint32_t digit_sum(Big number) {
    uint32_t sum = 0;
    while (!is_value(&number, 0))
        for (uint32_t digits = divide(&number, 1000000000); digits; digits /= 10)
            sum += digits % 10;
    return sum;
}

static int divides_to_one(Big number, uint32_t last) {
    for (uint32_t factor = 2; factor <= last; factor++)
        if (divide(&number, factor) != 0)
            return 0;
    return is_value(&number, 1);
}

int main(int argc, char **argv) {
    long scale = argc > 1 ? strtol(argv[1], NULL, 10) : 1;
    long rounds = scale ? scale * ROUNDS : 1;
    uint32_t sum = 0;
    long wrong = 0;
    for (long round = 0; round < rounds; round++) {
        Big factorial;
        uint32_t number = NUMBER - (uint32_t)round % 2;
        product_of(1, number, &factorial);
        wrong += !divides_to_one(factorial, number);
        sum = digit_sum(factorial);
        wrong += sum != DIGIT_SUM; /* 1000! has the digits of 999! and three zeros */
    }
    printf("bigint: the digits of %d! add up to %u\n", NUMBER, sum);
    return wrong != 0;
}
