import { expect, test } from 'vitest';
import { withFileWords } from '#src/model/intake/fileWords.ts';
import type { IntakeGoal } from '#src/model/intake/schema.ts';

const facts = { title: '', caption: '', alt: 'Et fyr', place: 'Skagen', keywords: ['fyr', 'hav'] };

const inAlbum = { kind: 'album' as const, albumId: 'a', project: 'fyr' };
const words = { title: 'Fyret', description: '', order: 0 };
const shown = { ...words, category: '' };
const forSale = { ...shown, price: 199, isPublished: false };

const long = Array.from({ length: 200 }, (_, index) => `${index}`.padStart(150, 'x'));

test.each<[string, (given: object) => IntakeGoal]>([
  ['an album', (given) => ({ ...inAlbum, ...words, ...given })],
  ['a picture for sale', (given) => ({ kind: 'singleImage', words: { ...forSale, ...given } })],
  ['the portfolio', (given) => ({ kind: 'portfolio', words: { ...shown, ...given } })],
])('what was given for %s counts before the file, as far as there is room', (_name, goalOf) => {
  const said = (given: object) => {
    const goal = withFileWords(goalOf(given), facts, 'IMG_1.jpg');
    return 'words' in goal ? goal.words : goal;
  };
  expect(said({})).toMatchObject({ alt: 'Et fyr', place: 'Skagen', keywords: ['fyr', 'hav'] });
  expect(said({ place: '', keywords: ['sø'] })).toMatchObject({ place: '', keywords: ['sø'] });
  expect(said({ keywords: long })).toMatchObject({ keywords: [long[0]] });
});
