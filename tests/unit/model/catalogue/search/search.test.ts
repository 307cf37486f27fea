import { expect, test } from 'vitest';
import { albumHits, imageHits, portfolioHits } from '#src/model/catalogue/search/searchIndex.ts';
import {
  answerFrom,
  hitPath,
  parseSearchAnswerPath,
  queryWords,
  SEARCH_MAX_HITS,
  searchAnswerPath,
  searchIn,
} from '#src/model/catalogue/search/search.ts';
import { album, albumImage, portfolioItem, singleImage } from '../../../../support/records.ts';

const SHOP = 'https://firebasestorage.googleapis.com';

const kysten = album('Kysten', [], {
  description: 'En rejse langs havet',
  images: [
    albumImage('Fyret', 0),
    { ...albumImage('', 1), takenAt: new Date('2026-06-14T10:00:00Z') },
    { ...albumImage('', 2), description: '' },
  ],
});
const hits = [
  ...albumHits(kysten, [SHOP]),
  ...imageHits(
    singleImage('Strandbryllup', { category: 'wedding', place: 'Skagen', keywords: ['blæst'] }),
    [SHOP],
  ),
  ...imageHits(singleImage('Ærø i rødt', { description: 'Solnedgang ved kysten' }), [SHOP]),
  ...portfolioHits(portfolioItem('Rød café', { createdAt: new Date('2026-01-01') }), [SHOP]),
];

const found = (typed: string) =>
  searchIn(hits, queryWords(typed)).hits.map(({ title, pictureId }) => pictureId ?? title);

test.each([
  ['kyst', ['Kysten', 'Ærø i rødt']],
  ['fyret', ['Fyret']],
  ['fyret kysten', ['Fyret']],
  ['bryllup', ['Strandbryllup']],
  ['bryllup strand', ['Strandbryllup']],
  ['skagen blæst', ['Strandbryllup']],
  ['aeroe', ['Ærø i rødt']],
  ['CAFE', ['Rød café']],
  ['rød', ['Rød café', 'Ærø i rødt']],
  ['rød fyret', []],
  ['juni 2026', ['']],
  ['2026-06-14', ['']],
  ['k', []],
  ['  ', []],
])('%s finds %j', (typed, titles) => {
  expect(found(typed)).toEqual(titles);
});

test('a picture of an album is found by its own words, and leads into the album', () => {
  const [hit] = searchIn(hits, queryWords('fyret')).hits;
  expect(hit).toMatchObject({ kind: 'album', album: 'Kysten', pictureId: 'Fyret' });
  expect(hit && hitPath(hit)).toMatch(/\?.*billede=Fyret/);
});

test('an index has addresses of public pictures alone', () => {
  const sources = ['public', 'original'].map((place, index) => ({
    width: 480 + index,
    url: `${SHOP}/v0/b/shop/o/${place === 'public' ? 'portfolio%2Fdisplay%2Fa_480.webp' : 'originals%2Fa.jpg'}?alt=media`,
  }));
  const picture = { width: 3, height: 2, placeholder: '', sources };
  const [hit] = imageHits(singleImage('Klit', { picture }), [SHOP]);
  expect(JSON.stringify(hit)).not.toContain('originals');
});

test('an answer tells how many there are, and holds no more than anybody looks through', () => {
  const many = Array.from({ length: SEARCH_MAX_HITS + 1 }, (_, index) =>
    imageHits(singleImage(`Klit ${index}`), [SHOP]),
  ).flat();
  const answer = searchIn(many, ['klit']);
  expect([answer.total, answer.hits.length]).toEqual([SEARCH_MAX_HITS + 1, SEARCH_MAX_HITS]);
  expect(answerFrom({ words: ['klit'], answer }, ['klitt'])).toBeUndefined();
});

test('a whole answer answers words that go on from its own', () => {
  const known = { words: ['ky'], answer: searchIn(hits, ['ky']) };
  expect(answerFrom(known, ['kysten'])).toEqual(searchIn(hits, ['kysten']));
  // What is found by the new word may be a picture of an album that only the old one names.
  expect(answerFrom(known, ['kysten', 'fyret'])).toBeUndefined();
  expect(answerFrom(known, ['by'])).toBeUndefined();
});

test('the address of an answer holds the words, whatever they are made of', () => {
  const words = queryWords('Ærø i 2026-06-14 東京');
  expect(parseSearchAnswerPath(searchAnswerPath(words))).toEqual(words);
  expect(parseSearchAnswerPath('/api/search/%E0%A4%A')).toEqual([]);
  expect(parseSearchAnswerPath('/api/other/klit')).toEqual([]);
});
