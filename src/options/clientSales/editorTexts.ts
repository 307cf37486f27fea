/** The price of more pictures in the settings of a client's gallery. */
export const picturePriceTexts = {
  label: 'Pris for et billede mere i kr. (valgfrit)',
  hint: 'Kunden kan lægge billeder i kurven og købe originalerne ud over det, I har aftalt.',
} as const;
