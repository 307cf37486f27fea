import * as z from 'zod/mini';
import { fromOre } from '../base/money.ts';
import { withDefault } from '../base/schema.ts';

/** The payment methods of orders. Their texts lie in `paymentTexts.ts`. */
export const paymentMethods = ['mobilepay', 'cash', 'bank_transfer', 'card'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

/** The method that is chosen in a new cart, and that of a record that names none. */
export const DEFAULT_PAYMENT_METHOD = 'mobilepay';

/** The method of an order or a purchase, as it is stored. */
export const storedPaymentMethod = withDefault(z.enum(paymentMethods), DEFAULT_PAYMENT_METHOD);

/** The accounts through which the shop receives money. */
export type ShopAccount = 'mobilePay' | 'bank';

interface PaymentFacts {
  /** True for the methods that can be chosen in the cart; the others exist in stored orders only. */
  isOffered: boolean;
  account: ShopAccount;
  /** True where a shop that takes payments by itself takes this one. */
  isAtProvider: boolean;
}

const facts = {
  mobilepay: { isOffered: true, account: 'mobilePay', isAtProvider: true },
  cash: { isOffered: true, account: 'bank', isAtProvider: false },
  bank_transfer: { isOffered: false, account: 'bank', isAtProvider: false },
  // The provider pays cards out with MobilePay.
  card: { isOffered: false, account: 'mobilePay', isAtProvider: false },
} as const satisfies Record<PaymentMethod, PaymentFacts>;

type Facts = typeof facts;

export type CartPaymentMethod = {
  [Method in keyof Facts]: Facts[Method]['isOffered'] extends true ? Method : never;
}[keyof Facts];

export function isOffered(method: PaymentMethod): method is CartPaymentMethod {
  return facts[method].isOffered;
}

/** The methods that can be chosen in the cart, in the order in which it shows them. */
export const cartPaymentMethods = paymentMethods.filter(isOffered);

/** The account that receives what is paid by a method. */
export function accountFor(method: PaymentMethod): ShopAccount {
  return facts[method].account;
}

export function isAtProvider(method: PaymentMethod): boolean {
  return facts[method].isAtProvider;
}

const ADDRESS = 'https://mobilepay.dk/erhverv/betalingslink/betalingslink-svar';

export interface MobilePayPayment {
  /** The shop's number; digits in any grouping. */
  number: string;
  amountOre: number;
  message: string;
}

/** MobilePay's links reach the numbers of businesses. One of eight digits is a person's telephone. */
const BUSINESS_NUMBER = /^\d{5,6}$/;

/**
 * The link that opens MobilePay with everything filled in; undefined unless the number is that of a
 * business.
 */
export function mobilePayLink({
  number,
  amountOre,
  message,
}: MobilePayPayment): string | undefined {
  const phone = number.replace(/\D/g, '');
  if (!BUSINESS_NUMBER.test(phone)) return undefined;
  const query = new URLSearchParams({
    phone,
    // MobilePay expects a decimal point and no thousand separators.
    amount: fromOre(amountOre).toFixed(2),
    comment: message,
    // Locks the fields, so that the customer cannot change them by mistake.
    lock: '1',
  });
  return `${ADDRESS}?${query.toString().replaceAll('+', '%20')}`;
}
