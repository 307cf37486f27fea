/** The countries of the phone field, by their codes. */
export const countryNames: Readonly<Record<string, string>> = {
  '+45': 'Danmark',
  '+46': 'Sverige',
  '+47': 'Norge',
  '+49': 'Tyskland',
  '+31': 'Holland',
  '+33': 'Frankrig',
  '+44': 'Storbritannien',
  '+1': 'USA',
  '+39': 'Italien',
  '+34': 'Spanien',
};

/** How a number of each country is called: 'et gyldigt dansk mobilnummer'. */
const adjectives: Readonly<Record<string, string>> = {
  '+45': 'dansk',
  '+46': 'svensk',
  '+47': 'norsk',
  '+49': 'tysk',
  '+31': 'hollandsk',
  '+33': 'fransk',
  '+44': 'britisk',
  '+1': 'amerikansk',
  '+39': 'italiensk',
  '+34': 'spansk',
};

export const phoneTexts = {
  label: 'Mobilnummer',
  countryLabel: 'Landekode',
  missing: 'Mobilnummer er påkrævet',
  incomplete: (code: string, digits: number) =>
    `Indtast venligst et gyldigt ${adjectives[code] ?? 'dansk'} mobilnummer (${digits} cifre)`,
} as const;
