import { formatKroner } from '../base/money.ts';
import type { DiscountKind, DiscountTerms } from './discountSchema.ts';

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
  approvedByItself: 'Ordren bliver godkendt af sig selv, og billederne kommer i din købshistorik.',
  byItself: {
    status: 'Godkendes af sig selv',
    steps: ['Modtaget', 'Godkendes af sig selv', 'Klar til download'],
    nextText: 'Du skal ikke gøre mere. Du får en mail, når billederne ligger i din købshistorik.',
  },
  removed: (code: string) => `Rabatkoden ${code} er fjernet`,
  belowMinimum: (code: string, minimum: string) => `Koden ${code} gælder fra ${minimum}.`,
  nothing: (code: string) => `Koden ${code} gælder ikke for det, der er i kurven.`,
} as const;
