import type { OperationErrors } from './errors.ts';

/** The tab of the orders that wait for their payment. */
export const pendingOrderTexts = {
  title: 'Afventende betalinger',
  none: 'Ingen afventende betalinger.',
  customer: 'Kunde',
  email: 'Email',
  created: 'Oprettet',
  total: 'I alt',
  paymentMethod: 'Betalingsmetode',
  payment: {
    mobilepay: 'MobilePay',
    cash: 'Kontant eller bankoverførsel',
    bank_transfer: 'Bankoverførsel',
    card: 'Kort',
  },
  items: 'Bestilte varer',
  approve: 'Godkend',
  approving: 'Godkender...',
  reject: 'Afvis',
  rejecting: 'Afviser...',
  approveTitle: (customer: string) => `Godkend betalingen fra ${customer}?`,
  approveText: 'Kunden får med det samme permanent adgang til billederne.',
  rejectTitle: (customer: string) => `Afvis bestillingen fra ${customer}?`,
  rejectText: 'Bestillingen annulleres, og kunden kan se det i sin købshistorik.',
  priceChangedTitle: 'Prisen har ændret sig',
  priceChanged: (name: string, ordered: string, today: string) =>
    `${name}: bestilt til ${ordered}, koster nu ${today}`,
  priceGone: (name: string, ordered: string) =>
    `${name}: bestilt til ${ordered}, er ikke længere til salg`,
  priceConfirm: 'Jeg har set forskellen og godkender beløbet',
  approved: (id: string) =>
    `Kontantbetaling godkendt! Ordre ${id} oprettet med permanent adgang til billeder.`,
  rejected: 'Anmodning afvist',
  refreshed: (time: string) => `Opdateret ${time}`,
  archiveTitle: 'Permanent arkiv',
  archiveProgress: (done: number, count: number) => `${done} af ${count} filer er arkiveret`,
  archiveDone: 'Alle filer er arkiveret',
  archiveFailed: 'Nogle filer er ikke arkiveret endnu. Der prøves igen.',
  archiveRetryIn: (seconds: number) => `Næste forsøg om ${seconds} s`,
  archiveRetry: 'Prøv igen nu',
  mailFailed: 'Mailen til kunden kunne ikke sendes.',
  mailAgain: 'Send mailen igen',
} as const;

export const pendingOrderErrors = {
  load: { fallback: 'Kunne ikke hente ordrer. Prøv igen senere.' },
  approve: { fallback: 'Fejl ved godkendelse af betaling. Prøv igen.' },
  reject: { fallback: 'Fejl ved annullering af betaling' },
} satisfies Record<string, OperationErrors>;
