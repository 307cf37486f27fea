import { expect, test } from 'vitest';
import { site } from '#src/config/site.ts';

test('three owners, two of whom show their presence', () => {
  expect(site.ownerEmails).toHaveLength(3);
  expect(new Set(site.ownerEmails).size).toBe(3);
  expect(site.presenceEmails).toEqual(['ejer@jerslevfoto.example', 'partner@jerslevfoto.example']);
});

test.each([site.email, ...site.ownerEmails])('%s can reach nobody by accident', (email) => {
  expect(email).toMatch(/^[a-z]+@jerslevfoto\.example$/);
});

test('addresses compare without regard to case: the list is written in lower case', () => {
  expect(site.ownerEmails.map((email) => email.toLowerCase())).toEqual([...site.ownerEmails]);
});
