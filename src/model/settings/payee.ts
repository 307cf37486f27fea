import { isDeepEqual } from '../base/edits.ts';
import type { PayeeChange } from './closed.ts';
import { payeeFields, type Payee } from './schema.ts';
import { payeeTexts as texts } from './texts.ts';

/** The fields of the settings that say where money goes. */
export function payeeOf({ mobilePayNumber, bankAccount, payments }: Payee): Payee {
  return { mobilePayNumber, bankAccount, payments };
}

/** The last digits are enough to recognize a number by, in a mail that passes through many hands. */
const SHOWN_DIGITS = 4;

export function masked(number: string): string {
  const hidden = Math.max(0, number.length - SHOWN_DIGITS);
  return '•'.repeat(hidden) + number.slice(hidden);
}

type Shown = (number: string) => string;

const shownValues: { [Field in keyof Payee]: (payee: Payee, shown: Shown) => string } = {
  mobilePayNumber: ({ mobilePayNumber }, shown) => shown(mobilePayNumber),
  bankAccount: ({ bankAccount: { bank, registrationNumber, accountNumber } }, shown) =>
    texts.account(bank, `${registrationNumber} ${shown(accountNumber)}`),
  payments: ({ payments }) => texts.way(payments),
};

/** A line for each field that was changed. */
export function payeeChangeLines(
  { before, after }: Pick<PayeeChange, 'before' | 'after'>,
  shown: Shown = (number) => number,
): string[] {
  return payeeFields
    .filter((field) => !isDeepEqual(before[field], after[field]))
    .map((field) =>
      texts.change(
        texts.names[field],
        shownValues[field](before, shown),
        shownValues[field](after, shown),
      ),
    );
}
