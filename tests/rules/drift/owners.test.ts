import { describe, expect, test } from 'vitest';
import { site } from '#src/config/site.ts';
import { rulesFile } from '../support/environment.ts';

const ADDRESS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** The lists of addresses in a rules file, one for each place that has one. */
function addressLists(text: string): string[][] {
  const lists = text.match(/\[\s*'[^'\]]*@[^\]]*\]/g) ?? [];
  return lists.map((list) => list.match(ADDRESS) ?? []);
}

describe('the addresses in the rules are those of the site', () => {
  test('in the database rules: the owners, then the administrators who show their presence', () => {
    expect(addressLists(rulesFile('firestore'))).toEqual([site.ownerEmails, site.presenceEmails]);
  });

  test('in the storage rules: the owners', () => {
    expect(addressLists(rulesFile('storage'))).toEqual([site.ownerEmails]);
  });

  test('in the presence rules: the owners, wherever they are named', () => {
    const groups = rulesFile('database').split('email_verified === true && (').slice(1);
    const lists = groups.map((group) => group.slice(0, group.indexOf(')')).match(ADDRESS) ?? []);
    expect(lists).toEqual([site.ownerEmails, site.ownerEmails, site.ownerEmails]);
  });

  test.each(['firestore', 'storage', 'database'] as const)(
    'no other address is in the %s rules',
    (service) => {
      const known: readonly string[] = site.ownerEmails;
      const found = rulesFile(service).match(ADDRESS) ?? [];
      expect(found.filter((address) => !known.includes(address))).toEqual([]);
      expect(found.length).toBeGreaterThan(0);
    },
  );
});
