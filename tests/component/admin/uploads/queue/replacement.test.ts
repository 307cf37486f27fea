import { beforeEach, describe, expect, test, vi } from 'vitest';
import { runUpload, type UploadTools } from '#src/admin/uploads/queue/runUpload.ts';
import { replacementHandler } from '#src/admin/uploads/queue/replacement.ts';
import { isRecordWritten } from '#src/admin/uploads/queue/uploadHandlers.ts';
import type { ReplacementTarget, UploadJob } from '#src/admin/uploads/queue/uploadJob.ts';
import { approveOrder } from '#src/data/orders/approveOrder.ts';
import { AppError } from '#src/model/base/errors.ts';
import {
  albumSchema,
  portfolioItemSchema,
  singleImageSchema,
} from '#src/model/catalogue/schema.ts';
import { backend } from '../../../../support/backend/backend.ts';
import { album, portfolioItem, singleImage } from '../../../../support/records.ts';
import { orderLine, pendingOrder } from '../../../../support/waitingOrders.ts';
import { jpeg, madePicture } from '../../../support/pictureFiles.ts';
import { removedPaths, sentPaths } from '../../../support/uploadFakes.ts';

const before = 'high-quality/enkeltbilleder/fyr/original_1700000000000_old.jpg';
const formerFiles = [before, before.replace('original', 'preview').replace('jpg', 'webp')];
const takenAt = new Date(2020, 0, 1);

const job: UploadJob<ReplacementTarget> = {
  id: 'newUpload',
  fileName: 'fyr-2.jpg',
  goal: {
    kind: 'replacement',
    record: { collection: 'enkeltbilleder', id: 'Fyr' },
    title: 'Fyr',
    before,
    place: { kind: 'enkeltbilleder', project: 'fyr' },
  },
};

const tools: UploadTools = {
  make: vi.fn<UploadTools['make']>(() => Promise.resolve(madePicture())),
  isWritten: isRecordWritten,
  write: (each, placed) => replacementHandler.write(each as typeof job, placed),
};

function run(change: Partial<typeof job> = {}, used: Partial<UploadTools> = {}) {
  const { signal } = new AbortController();
  const attempt = { file: jpeg('fyr-2.jpg'), placed: undefined, signal, onProgress: vi.fn() };
  return runUpload({ ...attempt, job: { ...job, ...change } }, { ...tools, ...used });
}

const withRecord = (
  record: ReplacementTarget['record'],
  change: Partial<ReplacementTarget> = {},
): Partial<typeof job> => ({ goal: { ...job.goal, record, ...change } });

const fyr = () => backend.documents.read('enkeltbilleder/Fyr', singleImageSchema);

beforeEach(() => {
  const image = singleImage('Fyr', {
    originalSrc: before,
    price: 899,
    order: 7,
    takenAt,
    isPublished: false,
  });
  backend.documents.fill('enkeltbilleder', [image]);
});

describe('a replaced picture', () => {
  test('keeps its place, texts and price, and has new files under new names', async () => {
    const { originalSrc, ...kept } = fyr();
    await expect(run()).resolves.toEqual({ done: true });
    const now = fyr();
    expect(now).toMatchObject({
      id: kept.id,
      title: kept.title,
      price: 899,
      order: 7,
      takenAt,
      isPublished: false,
      filename: 'fyr-2.jpg',
      hasPreview: true,
      picture: { width: 480, height: 320 },
    });
    expect(originalSrc).toBe(before);
    expect(now.originalSrc).toMatch(
      /^high-quality\/enkeltbilleder\/fyr\/original_\d+_newUpload\.jpg$/,
    );
    for (const url of [now.watermarkedSrc, now.imageUrl, now.thumbnailUrl]) {
      expect(decodeURIComponent(url)).toMatch(/watermarked_\d+_newUpload_480\.webp/);
    }
    expect(removedPaths()).toEqual(formerFiles);
  });

  test('of the older collection is changed there, with the time in its new file', async () => {
    const later = new Date(2024, 4, 12);
    backend.documents.fill('individuelle', [singleImage('Gammel', { originalSrc: before })]);
    await run({ ...withRecord({ collection: 'individuelle', id: 'Gammel' }), takenAt: later });
    const now = backend.documents.read('individuelle/Gammel', singleImageSchema);
    expect(now.originalSrc).toMatch(/_newUpload\.jpg$/);
    expect(now.takenAt).toEqual(later);
    expect(fyr().originalSrc).toBe(before);
  });

  test('of the portfolio is featured as before', async () => {
    const original = 'portfolio-protected/original_1700000000000_old.jpg';
    const item = portfolioItem('Klit', { originalSrc: original, featured: true });
    backend.documents.fill('portfolio', [item]);
    const place = { kind: 'portfolio' } as const;
    await run(withRecord({ collection: 'portfolio', id: 'Klit' }, { before: original, place }));
    const now = backend.documents.read('portfolio/Klit', portfolioItemSchema);
    expect(now.featured).toBe(true);
    expect(now.originalSrc).toMatch(/^portfolio-protected\/original_\d+_newUpload\.jpg$/);
    expect(decodeURIComponent(now.imageUrl)).toMatch(/portfolio-display\/watermarked_/);
    expect(removedPaths()).toContain(original);
  });

  /** Replaces the first picture of an album of two, and returns the album. */
  async function replaceInAlbum(change: object = {}) {
    const skagen = album('Skagen', ['Gren', 'Klit']);
    const images = skagen.images.map((image) => ({ ...image, originalSrc: before, ...change }));
    backend.documents.put('albums/Skagen', { ...skagen, images });
    const record = { collection: 'albums', albumId: 'Skagen', id: 'Gren' } as const;
    await run(withRecord(record, { place: { kind: 'albums', project: 'skagen' } }));
    return backend.documents.read('albums/Skagen', albumSchema);
  }

  test('of an album stays the cover and in its place', async () => {
    const now = await replaceInAlbum();
    const [gren, klit] = now.images;
    expect(gren).toMatchObject({ id: 'Gren', title: 'Gren', order: 0, filename: 'fyr-2.jpg' });
    expect(gren?.watermarkedSrc).toContain('newUpload');
    expect(now.watermarkedCoverUrl).toBe(gren?.watermarkedSrc);
    expect(now.coverImageUrl).toBe(gren?.watermarkedSrc);
    expect(klit).toMatchObject({ title: 'Klit', originalSrc: before });
  });

  test('of an album leaves the files that another album may show to the cleanup', async () => {
    const now = await replaceInAlbum({ hasSharedFiles: true });
    expect(removedPaths()).toEqual([]);
    expect(now.images[0]?.originalSrc).toContain('newUpload');
    expect(now.images[0]?.hasSharedFiles).toBeUndefined();
  });
});

describe('orders', () => {
  const order = pendingOrder({ items: [{ ...orderLine('Fyr', 899), id: 'Fyr' }], amount: 899 });

  test('that wait keep the picture that was ordered', async () => {
    backend.documents.fill('pending-orders', [order]);
    await expect(run()).resolves.toMatchObject({ error: { code: 'upload/ordered' } });
    expect(fyr().originalSrc).toBe(before);
    expect(removedPaths()).toEqual(sentPaths());
  });

  test('that are approved keep the original that was bought', async () => {
    backend.documents.change('enkeltbilleder/Fyr', { isPublished: true });
    backend.documents.fill('pending-orders', [order]);
    const approval = await approveOrder(order.id);
    await expect(run()).resolves.toEqual({ done: true });
    expect(fyr().originalSrc).toMatch(/_newUpload\.jpg$/);
    expect(removedPaths()).toEqual([]);
    expect(approval).toMatchObject({ purchase: { items: [{ originalAdminPath: before }] } });
  });
});

describe('two administrators', () => {
  test('do not replace each other’s picture unseen', async () => {
    await run({ id: 'theirUpload' });
    const theirs = fyr();
    const sent = sentPaths().length;
    await expect(run()).resolves.toMatchObject({
      done: false,
      error: { code: 'upload/overtaken' },
      placed: undefined,
    });
    expect(fyr()).toEqual(theirs);
    expect(removedPaths().slice(formerFiles.length)).toEqual(sentPaths().slice(sent));
  });

  test('hear of a picture that was deleted meanwhile', async () => {
    const deleting: UploadTools['make'] = () => {
      backend.documents.remove('enkeltbilleder/Fyr');
      return Promise.resolve(madePicture());
    };
    await expect(run({}, { make: deleting })).resolves.toMatchObject({
      error: { code: 'not-found' },
    });
    expect(removedPaths()).toEqual(sentPaths());
  });
});

describe('a replacement whose end is not heard', () => {
  test('loses nothing, and the same job is done', async () => {
    const lost: UploadTools['write'] = async (each, placed) => {
      await tools.write(each, placed);
      throw new AppError('not-confirmed');
    };
    const first = await run({}, { write: lost });
    expect(first).toMatchObject({ done: false, error: { code: 'not-confirmed' } });
    const now = fyr();
    await expect(run()).resolves.toEqual({ done: true });
    expect(fyr()).toEqual(now);
    expect(removedPaths()).toEqual(formerFiles);
  });

  test('is no conflict when the first answer arrives late', async () => {
    await run();
    const now = fyr();
    const isNeverWritten = () => Promise.resolve(false);
    await expect(run({}, { isWritten: isNeverWritten })).resolves.toEqual({ done: true });
    expect(fyr().originalSrc).toBe(now.originalSrc);
    expect(removedPaths()).not.toContain(now.originalSrc);
  });
});
