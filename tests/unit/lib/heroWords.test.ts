import { expect, test } from 'vitest';
import { heroWords } from '#src/lib/hero.ts';

test.each([
  [
    { heroTitle: ' Skov ', heroSubtitle: 'Hav' },
    { title: 'Skov', subtitle: 'Hav' },
  ],
  [
    { heroTitle: ' ', heroSubtitle: '' },
    { title: 'Jerslev Foto', subtitle: 'Fanger øjeblikke der varer evigt' },
  ],
  [undefined, { title: 'Jerslev Foto', subtitle: 'Fanger øjeblikke der varer evigt' }],
])('of %j the hero says %j', (page, words) => {
  expect(heroWords(page)).toEqual(words);
});
