import type { OperationErrors } from '../base/errorTexts.ts';
import type { ItemType } from '../cart/schema.ts';
import type { CartPaymentMethod, PaymentMethod } from './payment.ts';

/** Words about orders that the cart, the history and the dashboard say alike. */
export const orderWords = {
  item: { album: 'Fotoalbum', image: 'Enkeltbillede' } satisfies Record<ItemType, string>,
  payment: {
    mobilepay: 'MobilePay',
    cash: 'Kontant eller bankoverførsel',
    bank_transfer: 'Bankoverførsel',
    card: 'Kort',
  } satisfies Record<PaymentMethod, string>,
} as const;

/** Said to a guest who wants to pay this way. */
export const loginRequiredTexts: Record<CartPaymentMethod, string> = {
  mobilepay: 'Du skal være logget ind for at oprette en MobilePay betaling',
  cash: 'Du skal være logget ind for at oprette en kontantbetaling',
};

export const paymentErrors: Record<CartPaymentMethod, OperationErrors> = {
  mobilepay: { fallback: 'Der opstod en fejl ved oprettelse af MobilePay betaling. Prøv igen.' },
  cash: { fallback: 'Der opstod en fejl ved oprettelse af kontantbetaling. Prøv igen.' },
};
