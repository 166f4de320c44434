// SPDX-License-Identifier: GPL-3.0-or-later
//
// The floor that speech through the worker is measured against: libespeak-ng in a loop, in one process, without
// pipes, checks or events. It speaks the lines of its standard input, and throws the sound away.
//
//   bare-espeak once < texts    sets the voice once
//   bare-espeak each < texts    sets the voice and its parameters before each text, as the worker must

#include <espeak-ng/espeak_ng.h>
#include <stdio.h>
#include <string.h>

static const char voice[] = "gmw/en";
static unsigned long samples;

static int take(short *wave, int count, espeak_EVENT *events) {
  (void)wave;
  (void)events;
  samples += count;
  return 0;
}

static int prepare(void) {
  if (espeak_ng_SetVoiceByName(voice) != ENS_OK) return 1;
  espeak_ng_SetParameter(espeakRATE, 175, 0);
  espeak_ng_SetParameter(espeakVOLUME, 100, 0);
  espeak_ng_SetParameter(espeakPITCH, 50, 0);
  espeak_ng_SetParameter(espeakRANGE, 50, 0);
  espeak_ng_SetParameter(espeakPUNCTUATION, espeakPUNCT_NONE, 0);
  espeak_ng_SetParameter(espeakCAPITALS, 0, 0);
  espeak_ng_SetParameter(espeakWORDGAP, 0, 0);
  return 0;
}

int main(int count, char **words) {
  int each = count > 1 && strcmp(words[1], "each") == 0;
  espeak_ng_ERROR_CONTEXT context = NULL;
  espeak_ng_InitializePath(NULL);
  if (espeak_ng_Initialize(&context) != ENS_OK) return 1;
  if (espeak_ng_InitializeOutput(ENOUTPUT_MODE_SYNCHRONOUS, 0, NULL) != ENS_OK) return 1;
  espeak_SetSynthCallback(take);
  if (prepare()) return 1;
  char line[4096];
  while (fgets(line, sizeof line, stdin)) {
    line[strcspn(line, "\n")] = 0;
    if (each && prepare()) return 1;
    if (espeak_ng_Synthesize(line, strlen(line) + 1, 0, POS_CHARACTER, 0, espeakCHARS_UTF8, NULL, NULL) != ENS_OK)
      return 1;
  }
  printf("%lu\n", samples);
  return 0;
}
