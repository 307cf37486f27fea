import type { CodeProblem } from './codes.ts';

/** The code of a discount in the cart. */
export const discountCodeTexts = {
  field: {
    label: 'Rabatkode',
    missing: 'Skriv en rabatkode',
    unused: 'Brug rabatkoden, eller slet den, før du bestiller',
  },
  used: (code: string) => `Rabatkoden ${code} er tilføjet`,
} as const;

const problems: Record<CodeProblem, string> = {
  'not-today': 'Koden gælder ikke i dag.',
  'used-up': 'Koden er brugt op.',
  'used-before': 'Du har allerede brugt koden.',
};

/** The answers of the server about codes. */
export const discountAnswers = {
  problems,
  unknown: 'Koden findes ikke.',
  unverified: 'Bekræft din e-mail, før du bruger en rabatkode.',
} as const;
