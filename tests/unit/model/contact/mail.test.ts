import { expect, test } from 'vitest';
import { contactMailParams, mailFailureCode } from '#src/model/contact/mail.ts';

test('a message fills the template', () => {
  const message = {
    name: ' Ida ',
    email: 'ida@x.dk',
    phone: '',
    subject: 'Hej',
    message: 'Tekst ',
  };
  const context = {
    to: 'kontakt@x.dk',
    now: new Date('2025-06-24T10:05:00Z'),
    phoneMissing: 'Ikke angivet',
  };
  const expected = {
    from_name: 'Ida',
    from_email: 'ida@x.dk',
    phone: 'Ikke angivet',
    subject: 'Hej',
    message: 'Tekst',
    to_email: 'kontakt@x.dk',
    reply_to: 'ida@x.dk',
    timestamp: '24.6.2025, 12.05',
  };
  expect(contactMailParams(message, context)).toEqual(expected);
  expect(contactMailParams({ ...message, phone: '20304050' }, context)).toEqual({
    ...expected,
    phone: '+45 20 30 40 50',
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
