import type { OperationErrors } from '../base/errorTexts.ts';
import type { ItemType } from '../sale/schema.ts';
import type { CartPaymentMethod, PaymentMethod } from './payment.ts';

const item: Record<ItemType, string> = {
  album: 'Fotoalbum',
  image: 'Enkeltbillede',
  'gift-card': 'Gavekort',
};

/** Names how many things of a kind are ordered. */
const counted: Record<ItemType, (count: number) => string> = {
  album: (count) => `${count} fotoalbum`,
  image: (count) => (count === 1 ? '1 enkeltbillede' : `${count} enkeltbilleder`),
  'gift-card': (count) => `${count} gavekort`,
};

const payment: Record<PaymentMethod, string> = {
  mobilepay: 'MobilePay',
  cash: 'Kontant eller bankoverførsel',
  bank_transfer: 'Bankoverførsel',
  card: 'Kort',
};

/** Texts about orders shared by the cart, the history and the dashboard. */
export const orderWords = { item, counted, payment } as const;

/** The methods of orders that are not paid yet, where the provider takes cards as well. */
export const methodsWithBankCards: Record<PaymentMethod, string> = {
  ...payment,
  mobilepay: 'MobilePay eller kort',
};

/** The text that a guest sees who wants to pay by this method. */
export const loginRequiredTexts: Record<CartPaymentMethod, string> = {
  mobilepay: 'Du skal være logget ind for at oprette en MobilePay betaling',
  cash: 'Du skal være logget ind for at oprette en kontantbetaling',
};

export const paymentErrors: Record<CartPaymentMethod, OperationErrors> = {
  mobilepay: { fallback: 'Der opstod en fejl ved oprettelse af MobilePay betaling. Prøv igen.' },
  cash: { fallback: 'Der opstod en fejl ved oprettelse af kontantbetaling. Prøv igen.' },
};
