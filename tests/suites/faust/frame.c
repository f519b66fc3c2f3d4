// Runs a Faust program, of one class, without files and sound cards: impulses and a ramp as inputs, and the energy and
// some samples of each output.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifndef SAMPLE
#define SAMPLE float
#endif

void allocatemydsp(void *dsp);
void classInitmydsp(int rate);
void instanceConstantsmydsp(void *dsp, int rate);
void instanceClearmydsp(void *dsp);
void computemydsp(void *dsp, int count, SAMPLE **inputs, SAMPLE **outputs);
const char *getJSONmydsp(void);

static int number_of(const char *key) { return atoi(strchr(strstr(getJSONmydsp(), key), ':') + 1); }

enum { kFrames = 512, kBlocks = 8, kMost = 16 };

int main(void) {
  void *dsp = calloc(1, 1 << 22);
  allocatemydsp(dsp);
  classInitmydsp(48000);
  instanceConstantsmydsp(dsp, 48000);
  instanceClearmydsp(dsp);
  const int inputs = number_of("\"inputs\""), outputs = number_of("\"outputs\"");
  SAMPLE *in[kMost], *out[kMost];
  for (int i = 0; i < kMost; i++) in[i] = calloc(kFrames, sizeof(SAMPLE)), out[i] = calloc(kFrames, sizeof(SAMPLE));
  if (inputs > kMost || outputs > kMost) return 1;
  for (int block = 0; block < kBlocks; block++) {
    for (int i = 0; i < inputs; i++)
      for (int k = 0; k < kFrames; k++) in[i][k] = (SAMPLE)(k % (50 + 10 * i) == 0) + (SAMPLE)k / kFrames / 4;
    computemydsp(dsp, kFrames, in, out);
    for (int i = 0; i < outputs; i++) {
      double energy = 0;
      for (int k = 0; k < kFrames; k++) energy += (double)out[i][k] * out[i][k];
      printf("%d %d %.4g %.4g %.4g\n", block, i, energy, (double)out[i][0], (double)out[i][kFrames - 1]);
    }
  }
}
