import { beforeEach, expect, test, vi } from 'vitest';
import { emailForPhone, rememberPhone } from '#src/lib/phoneBook.ts';

beforeEach(() => localStorage.clear());

test.each(['+4520304050', '+45 20 30 40 50', '20304050', '20 30 40 50', '4520304050'])(
  'the number %s is found again',
  (written) => {
    rememberPhone(' Ida@Kunde.example ', written);
    expect(emailForPhone('+4520304050')).toBe('ida@kunde.example');
  },
);

test('a number belongs to the address that used it last, and to nobody before', () => {
  expect(emailForPhone('+4520304050')).toBeUndefined();
  rememberPhone('ida@kunde.example', '+4520304050');
  rememberPhone('ane@kunde.example', '+4520304050');
  expect(emailForPhone('+4520304050')).toBe('ane@kunde.example');
});

test('an address has one number, or none any more', () => {
  rememberPhone('ida@kunde.example', '+4520304050');
  rememberPhone('ida@kunde.example', '+46701234567');
  expect(emailForPhone('+4520304050')).toBeUndefined();
  expect(emailForPhone('+46701234567')).toBe('ida@kunde.example');
  rememberPhone('ida@kunde.example', ' ');
  expect(emailForPhone('+46701234567')).toBeUndefined();
});

test.each([
  '{"version":4,"numbers":{"ida@kunde.example":"+4520304050"}}',
  '{"numbers":{"ida@kunde.example":"+4520304050"}}',
  'nonsense',
])('a book of another version is not read: %s', (stored) => {
  localStorage.setItem('phoneBook', stored);
  expect(emailForPhone('+4520304050')).toBeUndefined();
});

test('a browser that keeps nothing knows nobody', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  rememberPhone('ida@kunde.example', '+4520304050');
  expect(emailForPhone('+4520304050')).toBeUndefined();
});
