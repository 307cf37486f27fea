import { describe, expect, test } from 'vitest';
import { mobilePayLink } from '#src/model/orders/payment.ts';

const payment = { number: '12345', amountOre: 123_450, message: 'MNOPQRST' };
const queryOf = (link: string | undefined) => new URL(link ?? '').searchParams;

describe('the address that opens MobilePay', () => {
  test('names the shop, the amount with a dot, and the message', () => {
    expect(mobilePayLink(payment)).toBe(
      'https://mobilepay.dk/erhverv/betalingslink/betalingslink-svar?phone=12345&amount=1234.50&comment=MNOPQRST&lock=1',
    );
  });

  test('takes a number however it is grouped', () => {
    expect(queryOf(mobilePayLink({ ...payment, number: '123 456' })).get('phone')).toBe('123456');
  });

  test('keeps every character of the message', () => {
    const link = mobilePayLink({ ...payment, message: 'Ærø & Gl. Skagen + 2' });
    expect(queryOf(link).get('comment')).toBe('Ærø & Gl. Skagen + 2');
    expect(link).not.toContain('+');
  });

  test.each([
    [30, '0.30'],
    [101, '1.01'],
    [19_900, '199.00'],
  ])('names %d øre in kroner', (amountOre, shown) => {
    expect(queryOf(mobilePayLink({ ...payment, amountOre })).get('amount')).toBe(shown);
  });

  test.each(['', '1234', '1234567', '20 30 40 50', '+45 20 30 40 50'])(
    'does not exist for "%s", which is no number of a business',
    (number) => {
      expect(mobilePayLink({ ...payment, number })).toBeUndefined();
    },
  );
});
