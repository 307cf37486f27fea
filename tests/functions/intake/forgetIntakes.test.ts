import { expect, test } from 'vitest';
import { chunks } from '#src/model/base/lists.ts';
import { DAY_MS } from '#src/model/base/units.ts';
import { firestore } from '../../../functions/src/firebaseAdmin.ts';
import { intakeRef } from '../../../functions/src/intake/records.ts';
import { forgetIntakes } from '../../../functions/src/intake/triggers.ts';

const now = new Date();

const made = (daysAgo: number) => {
  const at = new Date(now.getTime() - daysAgo * DAY_MS);
  const words = { title: 'Badebro', description: '', category: 'natur', price: 199, order: 3 };
  const goal = { kind: 'singleImage', words: { ...words, isPublished: true } };
  const file = {
    fileName: 'badebro.jpg',
    bytes: 1,
    itemId: 'badebro',
    by: 'admin',
    generation: '1',
  };
  return { ...file, goal, state: 'done', attempts: 1, createdAt: at, changedAt: at };
};

test('what was made long ago is forgotten, however many are younger', async () => {
  const young = Array.from({ length: 500 }, (_, at) => `a${at}`);
  for (const ids of chunks(young, 250)) {
    const batch = firestore().batch();
    for (const id of ids) batch.set(intakeRef(id), made(1));
    await batch.commit();
  }
  await intakeRef('z').set(made(8));
  await forgetIntakes(now);
  expect((await intakeRef('z').get()).exists).toBe(false);
  expect((await intakeRef('a0').get()).exists).toBe(true);
});
