import type { CancelReason, RejectionProblem } from './cancellation.ts';

const forCustomer: Record<CancelReason, string> = {
  unpaid: 'Betalingen er ikke modtaget.',
  amount: 'Det betalte beløb passer ikke til ordren.',
  withdrawn: 'Du har fortrudt bestillingen.',
  unavailable: 'Det bestilte sælges ikke længere.',
  other: '',
  expired: 'Ordren er udløbet, fordi betalingen ikke er modtaget.',
  'account-deleted': 'Kontoen er slettet.',
};

const forShop: Record<CancelReason, string> = {
  unpaid: 'Betalingen er ikke kommet',
  amount: 'Beløbet passer ikke',
  withdrawn: 'Kunden har fortrudt',
  unavailable: 'Billederne sælges ikke længere',
  other: 'Andet',
  expired: 'Udløbet uden betaling',
  'account-deleted': 'Kunden har slettet sin konto',
};

const problems: Record<RejectionProblem, string> = {
  'no-reason': 'Vælg en årsag',
  'no-words': 'Skriv årsagen med dine egne ord',
  'too-long': 'Skriv højst 500 tegn',
};

/** The reasons of cancelled orders. */
export const cancellationTexts = { reason: 'Årsag', forCustomer, forShop, problems } as const;
