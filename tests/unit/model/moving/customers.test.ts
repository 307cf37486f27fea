import { expect, test } from 'vitest';
import { readCustomers } from '#src/model/moving/customers.ts';
import { invitedEmail, registrationPath } from '#src/model/account/invited.ts';
import { invitationId } from '#src/model/moving/invitation.ts';
import { csvRowsOf, decodeCsv } from '#src/model/reconciliation/csv.ts';

const read = (text: string) => readCustomers(csvRowsOf(decodeCsv(new TextEncoder().encode(text))));

test.each([
  ['a heading and semicolons', '\uFEFFNavn;E-mail\nÅse Ørum;Aase@kunde.example\n'],
  ['two parts of a name and commas', 'First Name,Last Name,Email\nÅse,Ørum,aase@kunde.example\n'],
  ['no heading', 'aase@kunde.example;Åse Ørum'],
])('a list with %s gives names and addresses', (_, text) => {
  expect(read(text)).toEqual({
    people: [{ name: 'Åse Ørum', email: 'aase@kunde.example' }],
    problems: [],
  });
});

test('rows without an address and repeated ones are named by their number in the file', () => {
  const list = read('\nKunde;Mail\nA;a@kunde.example\n;\n\nB;b@\nAa;A@KUNDE.example\n');
  expect(list.people.map(({ email }) => email)).toEqual(['a@kunde.example']);
  expect(list.problems).toEqual([
    { row: 6, text: 'B b@', problem: 'no-address' },
    { row: 7, text: 'Aa A@KUNDE.example', problem: 'twice' },
  ]);
});

test('a link fills in the address of whom it was sent to, and nothing else', async () => {
  const email = 'å+b@kunde.example';
  expect(invitedEmail(registrationPath(email).replace(/^[^#]*/, ''))).toBe(email);
  for (const hash of ['', '#', '#x', '#%']) expect(invitedEmail(hash)).toBe('');
  expect(await invitationId(email)).not.toContain('kunde');
});
