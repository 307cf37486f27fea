import type { OperationErrors } from '#src/model/base/errorTexts.ts';
import { orderWords } from './orderWords.ts';

/** The cart panel and the checkout in it. */
export const cartTexts = {
  title: 'Din kurv',
  close: 'Luk kurven',
  empty: 'Din kurv er tom.',
  browse: 'Se billederne',
  item: orderWords.item,
  removeLabel: (title: string) => `Fjern ${title}`,
  total: 'I alt',
  vatIncluded: 'Priserne er inkl. moms',
  added: (title: string) => `${title} blev tilføjet til kurven`,
  removed: (title: string) => `${title} blev fjernet fra kurven`,
  full: 'Kurven er fuld. Bestil det, du har valgt, og begynd på en ny.',
  paymentLabel: 'Betaling',
  payment: orderWords.payment,
  priceChanged: (title: string, before: string, after: string) =>
    `${title} koster nu ${after} (før ${before}).`,
  withdrawn: (title: string) => `${title} er ikke længere til salg.`,
  changesTitle: 'Noget har ændret sig',
  updatePrice: 'Opdater pris',
  removeWithdrawn: 'Fjern',
  consent:
    'Jeg er indforstået med, at levering begynder, når ordren er godkendt, og at fortrydelsesretten derefter bortfalder.',
  consentMissing: 'Sæt kryds for at bekræfte, at leveringen må begynde',
  checkoutLabel: 'Bestilling',
  checkout: 'Bestil',
  submitting: 'Opretter ordre...',
  unconfirmedTitle: 'Ikke bekræftet endnu',
  unconfirmedText:
    'Vi ved ikke, om din ordre nåede frem. Prøv igen: den bliver kun oprettet én gang.',
  termsLink: 'Læs købsbetingelserne',
  offline: 'Du er offline. Din kurv er gemt, og du kan bestille, når du har forbindelse igen.',
  pricesUnknown: 'Priserne kunne ikke kontrolleres lige nu.',
  loginRequired: {
    mobilepay: 'Du skal være logget ind for at oprette en MobilePay betaling',
    cash: 'Du skal være logget ind for at oprette en kontantbetaling',
  },
  captchaMissing: 'Udfyld venligst reCAPTCHA verificering',
} as const;

export const checkoutErrors = {
  cash: { fallback: 'Der opstod en fejl ved oprettelse af kontantbetaling. Prøv igen.' },
  mobilepay: { fallback: 'Der opstod en fejl ved oprettelse af MobilePay betaling. Prøv igen.' },
  general: { fallback: 'Der opstod en fejl under checkout. Prøv venligst igen.' },
} satisfies Record<string, OperationErrors>;
