import { expect, test } from 'vitest';
import { heroWords } from '#src/lib/hero.ts';

const standard = { title: 'Jerslev Foto', subtitle: 'Fanger øjeblikke der varer evigt' };

test.each([
  [
    { heroTitle: ' Skov ', heroSubtitle: 'Hav' },
    { title: 'Skov', subtitle: 'Hav' },
  ],
  [{ heroTitle: ' ', heroSubtitle: '' }, standard],
  [undefined, standard],
])('of %j the hero says %j', (page, words) => expect(heroWords(page)).toEqual(words));
