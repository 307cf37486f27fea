import { Problem } from 'local-firebase/problem';
import { expect, test } from 'vitest';
import { readPlace } from '../../../tools/moving/readPlace.ts';

test.each([
  ['ud --local', { folder: 'ud', place: { local: true } }],
  ['--project shop ud', { folder: 'ud', place: { local: false, project: 'shop' } }],
  ['ud --project=shop --bucket=b', { folder: 'ud', place: { project: 'shop', bucket: 'b' } }],
])('%s is asked', (words, asked) => {
  expect(readPlace(words.split(' '), 'export', {})).toMatchObject(asked);
});

test.each([
  ['--local', 'Which folder?'],
  ['ud ind --local', 'Which folder?'],
  ['ud', 'Which Firebase project is meant?'],
  ['ud --local --project shop', 'Either --local or --project can be meant, not both.'],
])('"%s" cannot be meant', (words, message) => {
  const read = () => readPlace(words.split(' '), 'restore', {});
  expect(read).toThrow(Problem);
  expect(read).toThrow(message);
});
