import { fromMinorUnits, toOre } from '../base/money.ts';

const ADDRESS = 'https://mobilepay.dk/erhverv/betalingslink/betalingslink-svar';

export interface MobilePayPayment {
  /** The shop's number; digits in any grouping. */
  number: string;
  amount: number;
  message: string;
}

/**
 * The link that opens MobilePay with everything filled in; undefined while the shop has no number.
 */
export function mobilePayLink({ number, amount, message }: MobilePayPayment): string | undefined {
  const phone = number.replace(/\D/g, '');
  if (phone === '') return undefined;
  const query = new URLSearchParams({
    phone,
    // MobilePay expects a decimal point and no thousand separators.
    amount: fromMinorUnits(toOre(amount)).toFixed(2),
    comment: message,
    // Locks the fields, so that the customer cannot change them by mistake.
    lock: '1',
  });
  return `${ADDRESS}?${query.toString().replaceAll('+', '%20')}`;
}
