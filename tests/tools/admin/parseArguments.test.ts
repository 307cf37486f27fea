import { describe, expect, test } from 'vitest';
import { parseArguments, USAGE } from '../../../tools/admin/parseArguments.ts';
import { Problem } from 'local-firebase/problem';

const local = { local: true };
const shop = { local: false, project: 'shop' };
const inShop = { GCLOUD_PROJECT: 'shop' };

describe('what is asked', () => {
  test.each([
    ['grant a@b.dk --local', {}, { name: 'grant', email: 'a@b.dk', target: local }],
    ['revoke a@b.dk --project shop', {}, { name: 'revoke', email: 'a@b.dk', target: shop }],
    ['--project=shop grant a@b.dk', {}, { name: 'grant', email: 'a@b.dk', target: shop }],
    ['grant A@B.dk', inShop, { name: 'grant', email: 'a@b.dk', target: shop }],
    [
      'grant a@b.dk --project shop',
      { GCLOUD_PROJECT: 'other' },
      expect.objectContaining({ target: shop }),
    ],
    ['list --local', inShop, { name: 'list', email: undefined, target: local }],
    ['claim-owners --local', {}, { name: 'claim-owners', email: undefined, target: local }],
    ['claim-owners', inShop, { name: 'claim-owners', email: undefined, target: shop }],
    ['allow-factor', inShop, { name: 'allow-factor', email: undefined, target: shop }],
    ['recovery-codes a@b.dk', inShop, { name: 'recovery-codes', email: 'a@b.dk', target: shop }],
    ['remove-factor a@b.dk --local', {}, { name: 'remove-factor', email: 'a@b.dk', target: local }],
    ['list a@b.dk', inShop, { name: 'list', email: 'a@b.dk', target: shop }],
  ])('%s', (words, env, command) => {
    expect(parseArguments(words.split(' '), env)).toEqual(command);
  });
});

describe('what cannot be meant', () => {
  test.each([
    ['', 'What shall be done?'],
    ['--local', 'What shall be done?'],
    ['promote a@b.dk', '"promote" is no command.'],
    ['toString a@b.dk', '"toString" is no command.'],
    ['claim-owners a@b.dk --local', 'claim-owners takes no e-mail: the owners stand in'],
    ['allow-factor a@b.dk', 'allow-factor takes no e-mail'],
    ['claim-owners', 'Which Firebase project is meant?'],
    ['grant', 'grant needs an e-mail.'],
    ['revoke --local', 'revoke needs an e-mail.'],
    ['recovery-codes --local', 'recovery-codes needs an e-mail.'],
    ['remove-factor --local', 'remove-factor needs an e-mail.'],
    ['grant asta', '"asta" is no e-mail address.'],
    ['list asta', '"asta" is no e-mail address.'],
    ['grant a@b.dk c@d.dk', '"c@d.dk" is one word too many.'],
    ['grant a@b.dk', 'Which Firebase project is meant?'],
    ['list', 'Which Firebase project is meant?'],
    ['list --project=', 'Which Firebase project is meant?'],
    ['list --local --project shop', 'Either --local or --project can be meant, not both.'],
    ['list --everywhere', "Unknown option '--everywhere'"],
    ['list --project', "Option '--project <value>' argument missing"],
  ])('"%s"', (words, message) => {
    const parse = () => parseArguments(words.split(' ').filter(Boolean), {});
    expect(parse).toThrow(Problem);
    expect(parse).toThrow(message);
    expect(parse).toThrow(expect.objectContaining({ advice: USAGE }));
  });
});
