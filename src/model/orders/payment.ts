import { fromMinorUnits, toOre } from '../base/money.ts';

/** The ways to pay an order. What is said of each lies in `paymentTexts.ts`. */
export const paymentMethods = ['mobilepay', 'cash', 'bank_transfer', 'card'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

/** Whether the cart offers it; the others exist in stored orders only. */
const offered = {
  mobilepay: true,
  cash: true,
  bank_transfer: false,
  card: false,
} as const satisfies Record<PaymentMethod, boolean>;

type Offered = typeof offered;

export type CartPaymentMethod = {
  [Method in keyof Offered]: Offered[Method] extends true ? Method : never;
}[keyof Offered];

export function isOffered(method: PaymentMethod): method is CartPaymentMethod {
  return offered[method];
}

/** In the order in which the cart shows them. */
export const cartPaymentMethods = paymentMethods.filter(isOffered);

/** Where the shop receives money. */
export type ShopAccount = 'mobilePay' | 'bank';

const accounts: Record<PaymentMethod, ShopAccount> = {
  mobilepay: 'mobilePay',
  cash: 'bank',
  bank_transfer: 'bank',
  card: 'bank',
};

/** Returns where a customer sends the money for an order that is not paid yet. */
export function accountFor(method: PaymentMethod): ShopAccount {
  return accounts[method];
}

const ADDRESS = 'https://mobilepay.dk/erhverv/betalingslink/betalingslink-svar';

export interface MobilePayPayment {
  /** The number of the shop; digits, however they are grouped. */
  number: string;
  amount: number;
  message: string;
}

/** The address that opens MobilePay with everything filled in; undefined while the shop has no number. */
export function mobilePayLink({ number, amount, message }: MobilePayPayment): string | undefined {
  const phone = number.replace(/\D/g, '');
  if (phone === '') return undefined;
  const query = new URLSearchParams({
    phone,
    // A dot before the øre, nothing between the thousands.
    amount: fromMinorUnits(toOre(amount)).toFixed(2),
    comment: message,
    // What is filled in is not changed by mistake.
    lock: '1',
  });
  return `${ADDRESS}?${query.toString().replaceAll('+', '%20')}`;
}
