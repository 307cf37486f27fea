import type { OperationErrors } from '../base/errorTexts.ts';
import { formatKroner } from '../base/money.ts';
import type { CodeProblem, DiscountKind, DiscountTerms } from './schema.ts';

/** A discount in a few words. */
const words: Record<DiscountKind, (discountTerms: DiscountTerms) => string> = {
  percent: ({ value }) => `${value} % af prisen`,
  amount: ({ value }) => `${formatKroner(value)} af prisen`,
  'free-picture': () => 'Det billigste billede er gratis',
  number: ({ value, paidFor }) => `${value} billeder for ${paidFor}s pris`,
};

/** Discounts in the cart, in orders, on vouchers and in mails. */
export const discountTexts = {
  line: (code: string) => `Rabat (${code})`,
  words: (discountTerms: DiscountTerms) => words[discountTerms.kind](discountTerms),
  nothingLead: 'Jeg har modtaget din bestilling.',
  nothingTitle: 'Der er ikke noget at betale',
  nothingToPay: 'Din rabat dækker det hele. Jeg godkender ordren, så snart jeg ser den.',
  use: 'Brug koden',
  asking: 'Tjekker...',
  used: (code: string) => `Rabatkoden ${code} er tilføjet`,
  removed: (code: string) => `Rabatkoden ${code} er fjernet`,
  remove: (code: string) => `Fjern rabatkoden ${code}`,
  belowMinimum: (code: string, minimum: string) => `Koden ${code} gælder fra ${minimum}.`,
  nothing: (code: string) => `Koden ${code} gælder ikke for det, der er i kurven.`,
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

export const discountErrors = {
  find: { fallback: 'Koden kunne ikke tjekkes lige nu. Prøv igen.', prefersServerWords: true },
} satisfies Record<string, OperationErrors>;
