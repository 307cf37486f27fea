import { describe, expect, test } from 'vitest';
import {
  filesToProve,
  hasNewLoss,
  isProofSilent,
  notedAfter,
  type LostFile,
} from '#src/model/purchases/fileProof.ts';
import { purchaseSchema } from '#src/model/purchases/schema.ts';

const ID = 'JF20260102ABCDEF123';
const original = (id: string) =>
  `high-quality/enkeltbilleder/skov/original_1750000000000_${id}.jpg`;
const copy = (file: string, order = ID) => `customer-permanent-archive/${order}/${file}`;

function purchase(item: object, changes: object = {}) {
  const items = [{ id: 'a', name: 'Skov', type: 'image', price: 199, ...item }];
  return purchaseSchema.parse({
    id: ID,
    userId: 'somebody',
    paymentStatus: 'completed',
    items,
    ...changes,
  });
}

const whole = {
  originalAdminPath: original('a'),
  permanentBackupPath: copy('0_a.jpg'),
  permanentThumbnailPath: copy('thumbnail_0.webp'),
  archivedFiles: [
    {
      imageId: 'a',
      originalPath: original('a'),
      permanentBackupPath: copy('0_a.jpg'),
      hasPreview: true,
      backupStatus: 'completed',
    },
  ],
};

describe('the files of a purchase', () => {
  test('are its original, the copy, and what shows it, each once', () => {
    expect(filesToProve(purchase(whole))).toEqual([
      original('a'),
      copy('0_a.jpg'),
      copy('preview_0_a.webp'),
      copy('thumbnail_0.webp'),
    ]);
  });

  test('are every picture of an album', () => {
    const albumImages = ['b', 'c'].map((id) => ({ id, originalSrc: original(id) }));
    const album = { type: 'album', originalAdminPath: original('cover'), albumImages };
    expect(filesToProve(purchase(album))).toEqual([original('b'), original('c')]);
  });

  test('are the originals alone before the archive has them', () => {
    expect(filesToProve(purchase({ originalAdminPath: original('a') }))).toEqual([original('a')]);
  });

  test.each([
    ['is not paid', { paymentStatus: 'pending' }],
    ['was withdrawn', { withdrawnAt: new Date() }],
  ])('are none where it %s', (_, changes) => {
    expect(filesToProve(purchase(whole, changes))).toEqual([]);
  });

  test('are none of another order, and nothing that is no file of a sale', () => {
    const odd = {
      originalAdminPath: 'site-branding/site-logo.jpg',
      permanentBackupPath: copy('0_a.jpg', 'JF20260102OTHERS999'),
      permanentThumbnailPath: '',
    };
    expect(filesToProve(purchase(odd))).toEqual([]);
  });
});

describe('a look', () => {
  const NIGHT = new Date('2026-11-01T01:15:00Z');
  const LATER = new Date('2026-11-02T01:15:00Z');
  const loss: LostFile = { path: 'a', problem: 'missing', foundAt: NIGHT };

  test('notes the first fingerprint, and finds nothing lost', () => {
    const seen = [{ path: 'a', fingerprint: '3 x' }];
    expect(notedAfter(seen, { fingerprints: {}, lost: [] }, NIGHT)).toEqual({
      fingerprints: { a: '3 x' },
      lost: [],
    });
  });

  test('finds what has changed, and keeps what it was', () => {
    const seen = [{ path: 'a', fingerprint: '4 y' }];
    expect(notedAfter(seen, { fingerprints: { a: '3 x' }, lost: [] }, NIGHT)).toEqual({
      fingerprints: { a: '3 x' },
      lost: [{ path: 'a', problem: 'changed', foundAt: NIGHT }],
    });
  });

  test('finds what is missing, also when it was never seen', () => {
    const seen = ['a', 'b'].map((path) => ({ path, fingerprint: undefined }));
    expect(notedAfter(seen, { fingerprints: { a: '3 x' }, lost: [] }, NIGHT)).toEqual({
      fingerprints: { a: '3 x' },
      lost: [loss, { path: 'b', problem: 'missing', foundAt: NIGHT }],
    });
  });

  test('keeps the night in which a loss was found', () => {
    const noted = { fingerprints: { a: '3 x' }, lost: [loss] };
    const changed = notedAfter([{ path: 'a', fingerprint: '4 y' }], noted, LATER);
    expect(changed.lost).toEqual([{ path: 'a', problem: 'changed', foundAt: NIGHT }]);
    expect(notedAfter([{ path: 'a', fingerprint: '3 x' }], noted, LATER).lost).toEqual([]);
  });

  test('forgets files that the purchase does not need any more', () => {
    const noted = { fingerprints: { a: '3 x' }, lost: [loss] };
    expect(notedAfter([], noted, LATER)).toEqual({ fingerprints: {}, lost: [] });
  });

  test('is news for a file that was not lost before', () => {
    const other = { ...loss, path: 'b' };
    expect(hasNewLoss([], [loss])).toBe(true);
    expect(hasNewLoss([loss], [loss, other])).toBe(true);
    expect(hasNewLoss([loss, other], [{ ...loss, problem: 'changed' }])).toBe(false);
    expect(hasNewLoss([loss], [])).toBe(false);
  });

  test('is missed after two days', () => {
    const after = (hours: number) => new Date(NIGHT.getTime() + hours * 3_600_000);
    expect(isProofSilent({ ranAt: undefined }, NIGHT)).toBe(false);
    expect(isProofSilent({ ranAt: NIGHT }, after(48))).toBe(false);
    expect(isProofSilent({ ranAt: NIGHT }, after(48.1))).toBe(true);
  });
});
