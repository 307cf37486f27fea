import { fromMinorUnits, toOre } from '../base/money.ts';

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
