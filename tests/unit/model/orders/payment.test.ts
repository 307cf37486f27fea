import { expect, test } from 'vitest';
import { mobilePayLink } from '#src/model/orders/payment.ts';

const payment = { number: '12345', amountOre: 123_450, message: 'MNOPQRST' };
const linkOf = (change: Partial<typeof payment>) => mobilePayLink({ ...payment, ...change }) ?? '';
const named = (field: string, change: Partial<typeof payment>) =>
  new URL(linkOf(change)).searchParams.get(field);

test('the address that opens MobilePay names the shop, the amount with a dot, and the message', () => {
  expect(linkOf({})).toBe(
    'https://mobilepay.dk/erhverv/betalingslink/betalingslink-svar?phone=12345&amount=1234.50&comment=MNOPQRST&lock=1',
  );
  expect(named('phone', { number: '123 456' })).toBe('123456');
  const amounts = [30, 101, 19_900].map((amountOre) => named('amount', { amountOre }));
  expect(amounts).toEqual(['0.30', '1.01', '199.00']);
});

test('the address keeps every character of the message', () => {
  const message = 'Ærø & Gl. Skagen + 2';
  expect(named('comment', { message })).toBe(message);
  expect(linkOf({ message })).not.toContain('+');
});

test('the address does not exist for what is no number of a business', () => {
  const numbers = ['', '1234', '1234567', '20 30 40 50', '+45 20 30 40 50'];
  expect(numbers.filter((number) => linkOf({ number }) !== '')).toEqual([]);
});
