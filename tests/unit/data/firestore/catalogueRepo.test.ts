import { FirebaseError } from 'firebase/app';
import { beforeEach, expect, test, vi } from 'vitest';
import type { DocumentReader, DocumentWriter } from '#src/data/firestore/port.ts';
import { takeAlbumImageOffSale } from '#src/data/catalogue/takeOffSale.ts';
import { revise } from '#src/data/repos/catalogue/adminSingleImages.ts';
import { singleImage } from '../../../support/records.ts';

type Work = (transaction: DocumentReader & DocumentWriter) => Promise<unknown>;

const lite = vi.hoisted(() => ({ transact: vi.fn() }));
vi.mock('#src/data/sdk/firestoreLite.ts', () => lite);

const image = { ...singleImage('Klit'), isLegacy: false };
const nothing = {
  read: () => Promise.resolve(undefined),
  set: vi.fn(),
  merge: vi.fn(),
  update: vi.fn(),
  remove: vi.fn(),
};

/** The document was there when it was read, and gone when it was written: the rules refuse that. */
beforeEach(() => {
  lite.transact
    .mockReset()
    .mockRejectedValueOnce(new FirebaseError('permission-denied', 'refused'))
    .mockImplementation((work: Work) => work(nothing));
});

test('an edit of what was deleted meanwhile says so', async () => {
  await expect(revise(image, () => ({ title: 'Hede' }))).rejects.toMatchObject({
    code: 'not-found',
  });
});

test('a picture of an album that was deleted meanwhile is gone', async () => {
  await expect(takeAlbumImageOffSale('skov', 'eg')).rejects.toMatchObject({ code: 'not-found' });
});
