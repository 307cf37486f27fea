import { expect, test } from 'vitest';
import { parseArguments, USAGE } from '../../../tools/admin/parseArguments.ts';
import { Problem } from 'local-firebase/problem';

const local = { local: true };
const shop = { local: false, project: 'shop' };
const inShop = { GCLOUD_PROJECT: 'shop' };
const inOther = { GCLOUD_PROJECT: 'other' };

test.each([
  ['grant a@b.dk --local', {}, { name: 'grant', email: 'a@b.dk', target: local }],
  ['--project=shop grant A@B.dk', {}, { name: 'grant', email: 'a@b.dk', target: shop }],
  ['revoke a@b.dk', inShop, { name: 'revoke', email: 'a@b.dk', target: shop }],
  ['list --project shop', inOther, { name: 'list', email: undefined, target: shop }],
  ['list a@b.dk --local', inShop, { name: 'list', email: 'a@b.dk', target: local }],
  ['claim-owners', inShop, { name: 'claim-owners', email: undefined, target: shop }],
])('%s is asked', (words, env, command) => {
  expect(parseArguments(words.split(' '), env)).toEqual(command);
});

test.each([
  ['', 'What shall be done?'],
  ['toString a@b.dk', '"toString" is no command.'],
  ['claim-owners a@b.dk --local', 'claim-owners takes no e-mail: the owners stand in'],
  ['revoke --local', 'revoke needs an e-mail.'],
  ['grant asta', '"asta" is no e-mail address.'],
  ['grant a@b.dk c@d.dk', '"c@d.dk" is one word too many.'],
  ['list --project=', 'Which Firebase project is meant?'],
  ['list --local --project shop', 'Either --local or --project can be meant, not both.'],
  ['list --everywhere', "Unknown option '--everywhere'"],
])('"%s" cannot be meant', (words, message) => {
  const parse = () => parseArguments(words.split(' ').filter(Boolean), {});
  expect(parse).toThrow(Problem);
  expect(parse).toThrow(message);
  expect(parse).toThrow(expect.objectContaining({ advice: USAGE }));
});
