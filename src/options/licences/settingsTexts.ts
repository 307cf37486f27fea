import type { WiderLicenceId } from '#src/model/licences/licence.ts';

const licenceOf: Record<WiderLicenceId, string> = {
  social: 'Sociale medier',
  commercial: 'Erhverv',
};

const amountOf: Record<WiderLicenceId, string> = {
  social: 'Tal for sociale medier',
  commercial: 'Tal for erhverv',
};

/** The part of "Indstillinger" about licences. */
export const licenceSettingsTexts = {
  title: 'Licenser',
  intro: 'Prisen på billedet er for privat brug. Videre brug koster mere.',
  isOn: 'Sælg licenser',
  licenceOf,
  prices: {
    none: 'Sælges ikke',
    factor: 'Gange prisen',
    addition: 'Kroner oveni',
  },
  amountOf,
} as const;

export const licenceSettingsProblems = {
  factor: (most: number) => `Skriv et tal fra 1 til ${most}.`,
  addition: (most: string) => `Skriv et beløb fra 0 til ${most} i hele kroner.`,
  noLicence: 'Vælg en pris til mindst én licens.',
  cheaper:
    'En videre licens må ikke koste mindre end en snævrere, hvad billedet end koster. Vælg samme slags pris for begge.',
} as const;
