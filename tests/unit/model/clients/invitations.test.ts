import { expect, test } from 'vitest';
import { addressesIn, invitationDueAt } from '#src/model/clients/invitations.ts';

const NOW = new Date('2026-06-01T12:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;

test('addresses stand apart by commas or lines, each once, and others are named', () => {
  const typed = 'Anna@kunde.example, bo@kunde.example;\nanna@kunde.example\n\nBo <x>';
  expect(addressesIn(typed)).toEqual({
    addresses: ['anna@kunde.example', 'bo@kunde.example'],
    wrong: ['bo', '<x>'],
  });
});

test('five hundred at once leave half of each day of the mailbox to orders, and end', () => {
  const days = Array.from({ length: 500 }, (_, place) =>
    Math.floor((invitationDueAt(place, 100, NOW).getTime() - NOW.getTime()) / DAY_MS),
  );
  const perDay = Map.groupBy(days, (day) => day);
  expect([...perDay.keys()]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect([...perDay.values()].every(({ length }) => length === 50)).toBe(true);
  // Without a limit the first go at once, and the others within minutes.
  const due = [0, 19, 20, 499].map((place) => invitationDueAt(place, Infinity, NOW));
  const minute = new Date(NOW.getTime() + 60_000);
  expect(due).toEqual([NOW, NOW, minute, minute]);
});
