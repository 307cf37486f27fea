import type { OperationErrors } from '../base/errorTexts.ts';
import type { ItemType } from '../cart/schema.ts';
import type { CartPaymentMethod, PaymentMethod } from './payment.ts';

const item: Record<ItemType, string> = { album: 'Fotoalbum', image: 'Enkeltbillede' };

const payment: Record<PaymentMethod, string> = {
  mobilepay: 'MobilePay',
  cash: 'Kontant eller bankoverførsel',
  bank_transfer: 'Bankoverførsel',
  card: 'Kort',
};

/** Words about orders that the cart, the history and the dashboard say alike. */
export const orderWords = { item, payment } as const;

/** Said to a guest who wants to pay this way. */
export const loginRequiredTexts: Record<CartPaymentMethod, string> = {
  mobilepay: 'Du skal være logget ind for at oprette en MobilePay betaling',
  cash: 'Du skal være logget ind for at oprette en kontantbetaling',
};

export const paymentErrors: Record<CartPaymentMethod, OperationErrors> = {
  mobilepay: { fallback: 'Der opstod en fejl ved oprettelse af MobilePay betaling. Prøv igen.' },
  cash: { fallback: 'Der opstod en fejl ved oprettelse af kontantbetaling. Prøv igen.' },
};
