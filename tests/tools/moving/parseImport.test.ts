import { expect, test } from 'vitest';
import { parseImport } from '../../../tools/moving/parseImport.ts';

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
  ['a --price abc', '--price abc: it is a number, 0 or more.'],
  ['a --price=-1', '--price -1: it is a number, 0 or more.'],
  ['a --price=', '--price : it is a number, 0 or more.'],
  ['a --stars 6', '--stars 6: it is a number from 0 to 5.'],
])('%s is refused by name', (typed, words) => {
  expect(() => parse(typed)).toThrow(words);
});
