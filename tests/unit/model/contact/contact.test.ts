import { describe, expect, test } from 'vitest';
import { fieldProblems } from '#src/model/base/formRules.ts';
import { isBotCheckToken } from '#src/model/contact/botCheck.ts';
import { contactRules } from '#src/model/contact/form.ts';
import { contactMailParams, mailFailureCode } from '#src/model/contact/mail.ts';
import { testFormRules } from '../support/formRules.ts';

describe('the contact form', () => {
  const right = {
    name: 'Ida',
    email: 'ida@x.dk',
    phone: '',
    subject: 'Hej',
    message: 'Ti tegn her',
  };
  testFormRules(() => contactRules, right, {
    'Navn er påkrævet': [{ name: ' ' }],
    'Navn skal være mindst 2 tegn': [{ name: ' I ' }],
    'Email er påkrævet': [{ email: '' }],
    'Indtast en gyldig email adresse': [{ email: 'ida@x' }],
    'Emne er påkrævet': [{ subject: '' }],
    'Emne skal være mindst 3 tegn': [{ subject: 'He' }],
    'Besked er påkrævet': [{ message: '' }],
    'Besked skal være mindst 10 tegn': [{ message: 'Ni tegn  ' }],
    'Telefonnummer må kun indeholde tal': [{ phone: 'abc' }],
    'Telefonnummer er for kort (minimum 6 cifre)': [{ phone: '12345' }],
    'Telefonnummer er for langt (maksimum 15 cifre)': [{ phone: '1234567890123456' }],
    'Ugyldigt telefonnummer format': [{ phone: '20+304050' }],
  });

  test('is checked from top to bottom', () => {
    const empty = { name: '', email: '', phone: 'x', subject: '', message: '' };
    const fields = Object.keys(fieldProblems(contactRules, empty));
    expect(fields).toEqual(['name', 'email', 'subject', 'message', 'phone']);
  });
});

test('a message fills the template', () => {
  const named = { name: ' Ida ', email: 'ida@x.dk', subject: 'Hej', message: 'Tekst ' };
  const now = new Date('2025-06-24T10:05:00Z');
  const context = { to: 'kontakt@x.dk', now, phoneMissing: 'Ikke angivet' };
  const expected = {
    ...{ from_name: 'Ida', from_email: 'ida@x.dk', phone: 'Ikke angivet', subject: 'Hej' },
    ...{ message: 'Tekst', to_email: 'kontakt@x.dk', reply_to: 'ida@x.dk' },
    timestamp: '24.6.2025, 12.05',
  };
  expect(contactMailParams({ ...named, phone: '' }, context)).toEqual(expected);
  const phone = '+45 20 30 40 50';
  expect(contactMailParams({ ...named, phone: '20304050' }, context)).toEqual({
    ...expected,
    phone,
  });
});

test.each([
  [undefined, '', 'network'],
  [401, '', 'email/unauthorized'],
  [403, 'blocked', 'email/unauthorized'],
  [451, 'Headless browser is detected', 'email/provider'],
  [400, 'Unauthorized', 'email/unauthorized'],
  [429, '', 'email/quota'],
  [400, 'The quota is used', 'email/quota'],
  [400, 'Rate limit', 'email/quota'],
  [400, 'The template ID not found', 'email/template'],
  [400, 'The service ID not found', 'email/template'],
  [400, 'Something else', 'email/provider'],
  [500, '', 'unknown'],
])('%s with %j means %s', (status, text, expected) => {
  expect(mailFailureCode({ status, text })).toBe(expected);
});

test('a token of the bot check has more than twenty characters', () => {
  const tokens = [null, '', 'a'.repeat(20), 'a'.repeat(21)];
  expect(tokens.filter(isBotCheckToken)).toEqual(['a'.repeat(21)]);
});
