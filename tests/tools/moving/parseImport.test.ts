import { expect, test } from 'vitest';
import { parseImport, parseRules } from '../../../tools/moving/parseImport.ts';

const parse = (typed: string) => parseImport(typed.split(' '), { GCLOUD_PROJECT: 'butik' });

test('what is not said has its usual value', () => {
  expect(parse('a.zip --price 349 --stars 3')).toMatchObject({
    ...{ places: ['a.zip'], as: 'gallery', price: 349, minStars: 3, dry: false },
    target: { local: false, project: 'butik' },
  });
});

test.each([
  ['--as albums', 'Which folder or ZIP'],
  ['a --as fisk', '--as fisk: it is one of gallery, galleries, albums, nothing.'],
  ['a --price=abc', '--price abc: it is 0, or whole kroner from 3 to 1000000.'],
  ['a --price=-1', '--price -1: it is 0, or whole kroner from 3 to 1000000.'],
  ['a --price=', '--price : it is 0, or whole kroner from 3 to 1000000.'],
  ['a --price=2', '--price 2: it is 0, or whole kroner from 3 to 1000000.'],
  ['a --price=199.999', '--price 199.999: it is 0, or whole kroner from 3 to 1000000.'],
  ['a --stars 6', '--stars 6: it is a number from 0 to 5.'],
])('%s is refused by name', (typed, words) => {
  expect(() => parse(typed)).toThrow(words);
});

test('a file of rules is read, and its prices are those that --price takes', () => {
  const rules = (price: number) => JSON.stringify([{ match: 'skagen', as: 'albums', price }]);
  expect(parseRules('r.json', rules(349))).toEqual([{ match: 'skagen', as: 'albums', price: 349 }]);
  expect(() => parseRules('r.json', '{')).toThrow('r.json holds no list of rules.');
  expect(() => parseRules('r.json', rules(2.5))).toThrow('A price in r.json: it is 0, or whole');
});
