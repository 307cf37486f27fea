import { expect, test } from 'vitest';
import { addressesIn } from '#src/model/clients/invitations.ts';

test('addresses stand apart by commas or lines, each once, and others are named', () => {
  const typed = 'Anna@kunde.example, bo@kunde.example;\nanna@kunde.example\n\nBo <x>';
  expect(addressesIn(typed)).toEqual({
    addresses: ['anna@kunde.example', 'bo@kunde.example'],
    wrong: ['bo', '<x>'],
  });
});
