import { webcrypto } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CAPITALS, randomText } from '#src/model/base/text.ts';
import { createOrderId, isOrderId, orderNumber, shortOrderId } from '#src/model/orders/orderId.ts';

const bytes = (count: number) => webcrypto.getRandomValues(new Uint8Array(count));
const anyDay = fc.date({
  min: new Date('2020-01-01'),
  max: new Date('2090-01-01'),
  noInvalidDate: true,
});

test('an order id tells the day in Copenhagen and the last digits of the time', () => {
  const zeros = (count: number) => new Uint8Array(count);
  const now = new Date('2025-06-24T22:30:00.042Z');
  expect(createOrderId({ prefix: 'JF', now, bytes: zeros })).toBe('JF20250625AAAAAA042');
});

test('every order id has the shape of one', () => {
  fc.assert(
    fc.property(anyDay, (now) => {
      const id = createOrderId({ prefix: 'JF', now, bytes });
      expect(id).toMatch(/^JF\d{8}[A-Z]{6}\d{3}$/);
      expect(isOrderId(id)).toBe(true);
      expect(id.endsWith(String(now.getTime()).slice(-3))).toBe(true);
      expect(shortOrderId(id)).toBe(id.slice(11));
    }),
  );
});

test.each([
  '',
  'JF',
  'jf20250624ABCDEF123',
  'JF20250624abcdef123',
  'JF20250624ABCDEF12',
  'xJF20250624ABCDEF123',
])('%j is no order id', (text) => {
  expect(isOrderId(text)).toBe(false);
});

test.each([
  ['JF20250624ABCDEF123', 'JF20250624ABCDEF123'],
  ['QQQQQQQQQQQQABCDEFGH', 'ABCDEFGH'],
])('the order %s is known by the number %s', (id, number) => {
  expect(orderNumber(id)).toBe(number);
});

describe('random text', () => {
  test('leaves out bytes that would favour some letters', () => {
    const given = [255, 234, 233, 26, 0];
    const next = (count: number) => Uint8Array.from(given.splice(0, count));
    expect(randomText(CAPITALS, 3, next)).toBe('ZAA');
  });

  test('uses every letter about equally often', () => {
    const counts = new Map<string, number>();
    for (const letter of randomText(CAPITALS, 26_000, bytes)) {
      counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
    expect(counts.size).toBe(26);
    expect(Math.min(...counts.values())).toBeGreaterThan(800);
    expect(Math.max(...counts.values())).toBeLessThan(1200);
  });
});
