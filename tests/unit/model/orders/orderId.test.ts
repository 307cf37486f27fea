import { webcrypto } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CAPITALS, randomText } from '#src/model/base/text.ts';
import { createOrderId, isOrderId, orderNumber, shortOrderId } from '#src/model/orders/orderId.ts';

const bytes = (count: number) => webcrypto.getRandomValues(new Uint8Array(count));

test('an order id tells the day in Copenhagen and the last digits of the time', () => {
  const zeros = (count: number) => new Uint8Array(count);
  const now = new Date('2025-06-24T22:30:00.042Z');
  expect(createOrderId({ prefix: 'JF', now, bytes: zeros })).toBe('JF20250625AAAAAA042');
});

test('every order id has the shape of one', () => {
  const [min, max] = [new Date('2020-01-01'), new Date('2090-01-01')];
  fc.assert(
    fc.property(fc.date({ min, max, noInvalidDate: true }), (now) => {
      const id = createOrderId({ prefix: 'JF', now, bytes });
      expect(id).toMatch(/^JF\d{8}[A-Z]{6}\d{3}$/);
      expect(isOrderId(id)).toBe(true);
      expect(id.endsWith(String(now.getTime()).slice(-3))).toBe(true);
      expect(shortOrderId(id)).toBe(id.slice(11));
    }),
  );
  const others = ['', 'JF', 'jf20250624ABCDEF123', 'JF20250624abcdef123', 'JF20250624ABCDEF12'];
  expect([...others, 'xJF20250624ABCDEF123'].filter(isOrderId)).toEqual([]);
});

test('an order is known by its id, and a record made elsewhere by the end of its own', () => {
  expect(orderNumber('JF20250624ABCDEF123')).toBe('JF20250624ABCDEF123');
  expect(orderNumber('QQQQQQQQQQQQABCDEFGH')).toBe('ABCDEFGH');
});

test('random text favours no letter', () => {
  const given = [255, 234, 233, 26, 0];
  const next = (count: number) => Uint8Array.from(given.splice(0, count));
  expect(randomText(CAPITALS, 3, next)).toBe('ZAA');
  const letters = Array.from(randomText(CAPITALS, 26_000, bytes));
  const counts = [...Map.groupBy(letters, (letter) => letter).values()].map((all) => all.length);
  expect(counts).toHaveLength(26);
  expect(Math.min(...counts)).toBeGreaterThan(800);
  expect(Math.max(...counts)).toBeLessThan(1200);
});
