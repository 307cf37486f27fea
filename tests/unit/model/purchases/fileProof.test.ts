import { describe, expect, test } from 'vitest';
import {
  filesToProve,
  hasNewLoss,
  isProofSilent,
  type LostFile,
  notedAfter,
} from '#src/model/purchases/fileProof.ts';
import { purchaseSchema } from '#src/model/purchases/schema.ts';

const ID = 'JF20260102ABCDEF123';
const original = (id: string) =>
  `high-quality/enkeltbilleder/skov/original_1750000000000_${id}.jpg`;
const copy = (file: string, order = ID) => `customer-permanent-archive/${order}/${file}`;

describe('the files of a purchase', () => {
  const filesOf = (item: object, changes: object = {}) => {
    const items = [{ id: 'a', name: 'Skov', type: 'image', price: 199, ...item }];
    const paid = { id: ID, userId: 'somebody', paymentStatus: 'completed', items };
    return filesToProve(purchaseSchema.parse({ ...paid, ...changes }));
  };
  const copies = { permanentBackupPath: copy('0_a.jpg'), backupStatus: 'completed' };
  const whole = {
    ...{ originalAdminPath: original('a'), permanentBackupPath: copy('0_a.jpg') },
    permanentThumbnailPath: copy('thumbnail_0.webp'),
    archivedFiles: [{ imageId: 'a', originalPath: original('a'), hasPreview: true, ...copies }],
  };

  test('are its original, the copy, and what shows it, each once', () => {
    const shown = [copy('preview_0_a.webp'), copy('thumbnail_0.webp')];
    expect(filesOf(whole)).toEqual([original('a'), copy('0_a.jpg'), ...shown]);
  });

  test('are the originals alone before the archive has them, also every picture of an album', () => {
    expect(filesOf({ originalAdminPath: original('a') })).toEqual([original('a')]);
    const albumImages = ['b', 'c'].map((id) => ({ id, originalSrc: original(id) }));
    const album = { type: 'album', originalAdminPath: original('cover'), albumImages };
    expect(filesOf(album)).toEqual([original('b'), original('c')]);
  });

  test('are none where it is not paid or was withdrawn, nor what is no file of this sale', () => {
    expect(filesOf(whole, { paymentStatus: 'pending' })).toEqual([]);
    expect(filesOf(whole, { withdrawnAt: new Date() })).toEqual([]);
    const permanentBackupPath = copy('0_a.jpg', 'JF20260102OTHERS999');
    const originalAdminPath = 'site-branding/site-logo.jpg';
    expect(filesOf({ originalAdminPath, permanentBackupPath })).toEqual([]);
  });
});

describe('a look', () => {
  const NIGHT = new Date('2026-11-01T01:15:00Z');
  const LATER = new Date('2026-11-02T01:15:00Z');
  const loss: LostFile = { path: 'a', problem: 'missing', foundAt: NIGHT };
  const fingerprints = { a: '3 x' };
  const look = (
    seen: Record<string, string | undefined>,
    noted: Parameters<typeof notedAfter>[1] = { fingerprints, lost: [] },
    at = NIGHT,
  ) => {
    const files = Object.entries(seen).map(([path, fingerprint]) => ({ path, fingerprint }));
    return notedAfter(files, noted, at);
  };

  test('notes the first fingerprint, and finds nothing lost', () => {
    expect(look({ a: '3 x' }, { fingerprints: {}, lost: [] })).toEqual({ fingerprints, lost: [] });
  });

  test('finds what has changed, and keeps what it was', () => {
    const lost = [{ ...loss, problem: 'changed' }];
    expect(look({ a: '4 y' })).toEqual({ fingerprints, lost });
  });

  test('finds what is missing, also when it was never seen', () => {
    const lost = [loss, { ...loss, path: 'b' }];
    expect(look({ a: undefined, b: undefined })).toEqual({ fingerprints, lost });
  });

  test('keeps the night in which a loss was found, and forgets what is there again or not needed', () => {
    const noted = { fingerprints, lost: [loss] };
    const changed = [{ ...loss, problem: 'changed' }];
    expect(look({ a: '4 y' }, noted, LATER).lost).toEqual(changed);
    expect(look({ a: '3 x' }, noted, LATER).lost).toEqual([]);
    expect(look({}, noted, LATER)).toEqual({ fingerprints: {}, lost: [] });
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
