/* Fast Fourier transform of 4096 complex numbers and back, again and again.
   Stresses: double arithmetic on interleaved real and imaginary parts, butterflies with two addresses that
   advance together, integer bit reversal, tables of factors.
   Checked: the inverse gives back the signal, and one sine wave in it makes one peak.
   Source: J. W. Cooley and J. W. Tukey, "An algorithm for the machine calculation of complex Fourier series". */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { SIZE = 4096, WAVE = 5, ROUNDS = 2600 };

typedef struct {
    double re, im;
} Complex;

static Complex factors[SIZE / 2]; /* exp(-2 pi i k / size) */
static Complex signal[SIZE], work[SIZE];

static void make_factors(unsigned size) {
    for (unsigned k = 0; k < size / 2; k++) {
        double angle = -2 * 3.14159265358979323846 * k / size;
        factors[k] = (Complex){cos(angle), sin(angle)};
    }
}

static void reverse_bits(Complex *data, unsigned size) {
    unsigned reversed = 0;
    for (unsigned i = 1; i < size; i++) {
        unsigned bit = size >> 1;
        for (; reversed & bit; bit >>= 1)
            reversed ^= bit;
        reversed ^= bit;
        if (i < reversed) {
            Complex kept = data[i];
            data[i] = data[reversed];
            data[reversed] = kept;
        }
    }
}

static void transform(Complex *data, unsigned size, double sign) {
    reverse_bits(data, size);
    for (unsigned half = 1; half < size; half *= 2) {
        unsigned stride = size / (2 * half);
        for (unsigned start = 0; start < size; start += 2 * half)
            for (unsigned k = 0; k < half; k++) {
                Complex *low = &data[start + k], *high = low + half;
                Complex factor = factors[k * stride];
                double im = sign * factor.im;
                Complex turned = {high->re * factor.re - high->im * im, high->re * im + high->im * factor.re};
                *high = (Complex){low->re - turned.re, low->im - turned.im};
                *low = (Complex){low->re + turned.re, low->im + turned.im};
            }
    }
}

int main(int argc, char **argv) {
    long scale = argc > 1 ? strtol(argv[1], NULL, 10) : 1;
    unsigned size = scale ? SIZE : 256;
    long rounds = scale ? scale * ROUNDS : 2;
    double peak = 0;
    int wrong = 0;
    make_factors(size);
    for (unsigned i = 0; i < size; i++) {
        signal[i].re = sin(2 * 3.14159265358979323846 * WAVE * i / size);
        work[i] = signal[i];
    }
    for (long round = 0; round < rounds; round++) {
        transform(work, size, 1);
        peak = -2 * work[WAVE].im / size; /* a sine of amplitude 1 */
        transform(work, size, -1);
        for (unsigned i = 0; i < size; i++) {
            work[i].re /= size;
            work[i].im /= size;
        }
    }
    for (unsigned i = 0; i < size; i++)
        wrong += !(fabs(work[i].re - signal[i].re) + fabs(work[i].im) < 1e-9);
    printf("fft: %u points, peak %.6f, error %s 1e-9\n", size, peak, wrong ? "above" : "below");
    return wrong != 0 || !(fabs(peak - 1) < 1e-9);
}
