import { expect, test } from 'vitest';
import { site } from '#src/config/site.ts';
import { rulesFile } from '../support/environment.ts';

const ADDRESS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** The addresses in a rules file, in the order in which they stand there. */
function addressesIn(service: 'firestore' | 'storage' | 'database'): string[] {
  return rulesFile(service).match(ADDRESS) ?? [];
}

// An address outside of the generated parts would stay an owner of every business.
test('the database rules name the owners, then those who show their presence, and nobody else', () => {
  expect(addressesIn('firestore')).toEqual([...site.ownerEmails, ...site.presenceEmails]);
});

test('the storage rules name the owners, and nobody else', () => {
  expect(addressesIn('storage')).toEqual(site.ownerEmails);
});

test('the presence rules name the owners in five places, and nobody else', () => {
  const places = Array.from({ length: 5 }, () => site.ownerEmails);
  expect(addressesIn('database')).toEqual(places.flat());
});
