import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatPhone,
  isCompletePhone,
  joinPhone,
  phoneCountries,
  phoneCountry,
  splitPhone,
  type PhoneParts,
} from '#src/model/account/phone.ts';
import { phoneInput, readPhone } from '#src/model/account/typedPhone.ts';
import { contactPhoneProblem, formatContactPhone } from '#src/model/contact/mail.ts';

test('ten countries, each with a flag and a number of digits', () => {
  const digits = Object.fromEntries(phoneCountries.map((each) => [each.code, each.digits]));
  expect(digits).toEqual({
    ...{ '+45': 8, '+46': 9, '+47': 8, '+49': 11, '+31': 9 },
    ...{ '+33': 10, '+44': 10, '+1': 10, '+39': 10, '+34': 9 },
  });
  expect(new Set(phoneCountries.map(({ iso }) => iso)).size).toBe(10);
  for (const { code, groups } of phoneCountries) {
    // In France the zero that is asked for is not shown behind the country code.
    const shown = code === '+33' ? 9 : digits[code];
    expect(groups.reduce((sum, length) => sum + length, 0)).toBe(shown);
  }
});

test('an unknown code falls back to Denmark', () => {
  const codes = ['+99', '', '45', '+4'].map((code) => phoneCountry(code).code);
  expect(new Set(codes)).toEqual(new Set(['+45']));
});

test('a field keeps digits, as many as the country has', () => {
  expect([phoneInput('20 30-40x50', '+45'), phoneInput('abc', '+45')]).toEqual(['20304050', '']);
  expect(phoneInput('203040506070', '+45')).toBe('20304050');
  expect(phoneInput('203040506070', '+46')).toBe('203040506');
});

test.each([
  ['0045 20304050', '+45 20 30 40 50'],
  ['+46701234567', '+46 70 123 45 67'],
  ['+4740123456', '+47 401 23 456'],
  ['+4915123456789', '+49 151 2345 6789'],
  ['+31612345678', '+31 6 12 34 56 78'],
  ['+33612345678', '+33 6 12 34 56 78'],
  ['+330612345678', '+33 6 12 34 56 78'],
  ['+496912345', '+49 691 2345'],
  ['+491512345678901', '+49 151 2345 6789 01'],
  ['+447123456789', '+44 7123 456 789'],
  ['+12125550123', '+1 212 555 0123'],
  ['+393123456789', '+39 312 345 6789'],
  ['+34612345678', '+34 612 345 678'],
])('%j is shown as %j', (stored, expected) => {
  expect(formatPhone(stored)).toBe(expected);
});

test('a Danish number is shown alike however it is stored, and what is no number as it is', () => {
  const stored = ['+4520304050', '20304050', '4520304050', '+45 20 30 40 50'];
  expect(new Set(stored.map(formatPhone))).toEqual(new Set(['+45 20 30 40 50']));
  expect(['12345', '+45 123', ''].map(formatPhone)).toEqual(['12345', '+45 123', '']);
});

describe('taking apart', () => {
  test('a stored number gives its country, and Denmark when it names none', () => {
    expect(splitPhone('+46 70 123 45 67')).toEqual({ countryCode: '+46', digits: '701234567' });
    expect(splitPhone('20304050')).toEqual({ countryCode: '+45', digits: '20304050' });
    expect(splitPhone('4520304050')).toEqual({ countryCode: '+45', digits: '20304050' });
    expect(splitPhone('')).toEqual({ countryCode: '+45', digits: '' });
  });

  test('gives back what was put together or shown', () => {
    const anyPhone = fc.constantFrom(...phoneCountries).chain(({ code, digits }) =>
      fc
        // A zero in front may be one that is dialled inside the country only.
        .array(fc.integer({ min: 1, max: 9 }), { minLength: digits, maxLength: digits })
        .map((numbers) => ({ countryCode: code, digits: numbers.join('') })),
    );
    fc.assert(
      fc.property(anyPhone, (parts) => {
        expect(isCompletePhone(parts)).toBe(true);
        expect(splitPhone(joinPhone(parts))).toEqual(parts);
        expect(splitPhone(formatPhone(joinPhone(parts)))).toEqual(parts);
      }),
    );
  });
});

test.each([
  [undefined, ['', '   ', '20304050', '20 30 40 50', '+45 20 30 40 50', '+46 (70) 123-4567']],
  [undefined, ['123456', '12345678901234', '+1 12345678901234']],
  ['too-short', ['12345', '+']],
  ['too-long', ['1234567890123456']],
  ['format', ['123456789012345', '20+304050', '++4520304050']],
  ['characters', ['20 30 40 5x', 'ring til mig', '20.30.40.50']],
])('the problem of a contact number is %s: %j', (problem, numbers) => {
  expect(numbers.map(contactPhoneProblem)).toEqual(numbers.map(() => problem));
});

test('a contact number is shown in groups, however it was typed', () => {
  const typed = ['20304050', '+45 20-30-40-50', '4520304050', '0045 20304050'];
  expect(new Set(typed.map(formatContactPhone))).toEqual(new Set(['+45 20 30 40 50']));
  expect(formatContactPhone('45203040')).toBe('+45 45 20 30 40');
  expect(formatContactPhone(' +46 70 123 45 67 ')).toBe('+46 70 123 45 67');
});

test.each([
  ['+45 20304050', '+45', ['20304050', '+45 20 30 40 50', '4520304050', '004520304050']],
  ['+45 20304050', '+46', ['+45 20 30 40 50', '0045 20304050']],
  ['+45 20304050', '+45', ['2030405060']],
  ['+45 45203040', '+45', ['45203040']],
  ['+45 452030405', '+45', ['452030405']],
  ['+45 2', '+45', ['a2b']],
  ['+45 +999123', '+45', ['+999 123']],
  ['+45 +358401234567', '+45', ['+358401234567', '00358 40 123 4567']],
  ['+44 4520304050', '+44', ['4520304050']],
  ['+44 07123456789', '+45', ['+44 (0)7123 456789']],
  ['+46 701234567', '+45', ['+46 701 23 45 67']],
  ['+46 70', '+45', ['+46 70']],
  ['+46 0701234567', '+46', ['0701234567']],
  ['+33 612345678', '+45', ['+33612345678']],
  ['+33 0612345678', '+33', ['0612345678', '06123456789']],
  ['+49 01512345678901', '+49', ['01512345678901']],
  ['+49 1512345678901', '+49', ['151234567890123']],
  ['+1 2125550123', '+45', ['+12125550123']],
])('the number %s is filled in under %s by %j, at once or key by key', (number, chosen, texts) => {
  const shown = ({ countryCode, digits }: PhoneParts) => `${countryCode} ${digits}`;
  const begun: PhoneParts = { countryCode: chosen, digits: '' };
  for (const text of texts) {
    expect(shown(readPhone(text, chosen))).toBe(number);
    const typed = Array.from(text).reduce(
      (phone, key) => readPhone(`${phone.digits}${key}`, phone.countryCode),
      begun,
    );
    expect(shown(typed)).toBe(number);
  }
});

test.each([
  ['+45', [], ['2030405', '452030405', '+3584012']],
  ['+46', ['070123456', '0701234567'], ['70123456']],
  ['+33', ['612345678', '0612345678'], ['61234567']],
  ['+49', ['6912345', '1512345678901', '01512345678901'], ['691234', '15123456789012']],
  ['+34', [], ['0612345678']],
])('of %s these numbers are complete: %j, and these are not: %j', (countryCode, whole, others) => {
  const isComplete = (digits: string) => isCompletePhone({ countryCode, digits });
  expect([...whole, ...others].filter(isComplete)).toEqual(whole);
});

test.each([
  ['+33', '0612345678', '+33612345678'],
  ['+33', '612345678', '+33612345678'],
  ['+46', '0701234567', '+46701234567'],
  ['+49', '01512345678', '+491512345678'],
  ['+44', '07123456789', '+447123456789'],
  ['+39', '0612345678', '+390612345678'],
])('%s %s is stored as %s', (countryCode, digits, expected) => {
  expect(joinPhone({ countryCode, digits })).toBe(expected);
});
