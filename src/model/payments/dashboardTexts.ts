import type { PaymentStatus } from './schema.ts';

const status: Record<PaymentStatus, string> = {
  waiting: 'Kunden er i gang med at betale',
  paid: 'Betalt. Pengene hentes, når billederne er i arkivet',
  captured: 'Betalt',
  returning: 'Pengene sendes tilbage af sig selv',
  returned: 'Pengene er sendt tilbage',
  aborted: 'Afbrudt af kunden',
  expired: 'Udløbet, før kunden godkendte',
  terminated: 'Afsluttet af MobilePay',
};

/** The payments of an order, as the photographer sees them in a shop that takes them by itself. */
export const orderPaymentTexts = {
  title: 'Betalinger i MobilePay',
  line: (time: string, amount: string, state: PaymentStatus) =>
    `${time}, ${amount}: ${status[state]}`,
  /** Of a withdrawn purchase, in place of the button. */
  goesBack:
    'Betalt i MobilePay på siden. Pengene sendes tilbage af sig selv, og kreditnotaen følger med. Du skal ikke gøre noget.',
} as const;
