import type { OperationErrors } from '#src/model/base/errorTexts.ts';
import type { PaymentStatus } from '#src/model/payments/schema.ts';

const status: Record<PaymentStatus, string> = {
  waiting: 'Kunden er i gang med at betale',
  paid: 'Betalt. Pengene hentes, når billederne er i arkivet',
  captured: 'Betalt',
  reducing: 'Betalt. En del af pengene sendes tilbage af sig selv',
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
  sentBack: (amount: string) => `, heraf ${amount} sendt tilbage`,
} as const;

/** A refund without a withdrawal. */
export const refundTexts = {
  refund: 'Betal tilbage',
  title: 'Betal tilbage til kunden',
  description:
    'Pengene sendes gennem MobilePay. Kunden får besked i en mail med en kreditnota, og det kan kun gøres én gang.',
  extent: 'Hvor meget?',
  whole: 'Hele beløbet',
  part: 'En del af beløbet',
  amount: 'Beløb i hele kroner',
  amountProblem: (total: string) => `Skriv et beløb, der er mindre end ${total}.`,
  effect: {
    whole: 'Købet bliver annulleret, og kunden kan ikke længere hente billederne.',
    part: 'Kunden beholder billederne. Det kan først gøres, når de er hentet, for indtil da kan hele købet fortrydes.',
  },
  confirm: 'Send pengene tilbage',
  sending: 'Sender...',
  done: 'Pengene er sendt tilbage.',
  onItsWay: 'MobilePay svarer ikke lige nu. Pengene sendes tilbage af sig selv om lidt.',
} as const;

export const refundErrors = {
  refund: {
    fallback: 'Pengene kunne ikke sendes tilbage. Prøv igen.',
    prefersServerWords: true,
  },
} satisfies Record<string, OperationErrors>;
