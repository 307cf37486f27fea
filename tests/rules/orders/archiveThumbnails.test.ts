import { describe, expect, test } from 'vitest';
import { LOCAL_STORAGE_BUCKET } from '#src/config/local.ts';
import { freshId } from '../support/firestore.ts';
import {
  archive,
  bought,
  countedFiles,
  givenOriginal,
  imageItem,
  itemsOf,
  JPEG,
} from './archiveWorld.ts';
import { givenFile, photographerIsSignedIn, stored } from './world.ts';

photographerIsSignedIn();

const project = freshId('thumbs').toLowerCase();

function freshThumbnail(): { path: string; url: string } {
  const path = `watermarked/enkeltbilleder/${project}/watermarked_1700000000000_${freshId('t')}_480.webp`;
  const host = process.env['FIREBASE_STORAGE_EMULATOR_HOST'] ?? '';
  const url = `http://${host}/v0/b/${LOCAL_STORAGE_BUCKET}/o/${encodeURIComponent(path)}?alt=media`;
  return { path, url };
}

/** The first bytes of a WebP picture. */
const WEBP = new Uint8Array([
  ...new TextEncoder().encode('RIFF'),
  ...[16, 0, 0, 0],
  ...new TextEncoder().encode('WEBPVP8 '),
]);

const order = async (thumbnailUrl: string) =>
  bought([{ ...imageItem('one', await givenOriginal()), thumbnailUrl }]);

describe('the thumbnail of a bought picture', () => {
  test('is kept in the archive beside the original', async () => {
    const { path, url } = freshThumbnail();
    await givenFile(path, WEBP, { contentType: 'image/webp' });
    const orderId = await order(url);
    const { files, uploaded } = countedFiles();
    expect((await archive(orderId, { files })).ended).toBe('done');
    const folder = `customer-permanent-archive/${orderId}`;
    expect(uploaded).toEqual([`${folder}/0_one.jpg`, `${folder}/thumbnail_0.webp`]);
    const [item] = await itemsOf(orderId);
    expect(item).toMatchObject({
      backupStatus: 'completed',
      permanentBackupPath: `${folder}/0_one.jpg`,
      permanentThumbnailPath: `${folder}/thumbnail_0.webp`,
      thumbnailUrl: url,
    });
    const place = encodeURIComponent(`${folder}/thumbnail_0.webp`);
    expect(item?.['permanentThumbnailUrl']).toMatch(new RegExp(`/o/${place}\\?alt=media$`));
    expect(item?.['permanentDownloadUrl']).not.toContain('token');
    expect(await stored(`purchases/${orderId}`)).toMatchObject({ backupStatus: 'completed' });
    expect(await files.info(`${folder}/thumbnail_0.webp`)).toMatchObject({
      contentType: 'image/webp',
      metadata: { originalUrl: path, customerProtected: 'true' },
    });
  });

  test('that is gone holds nothing up, and is not shown any more', async () => {
    const orderId = await order(freshThumbnail().url);
    const { ended, reports } = await archive(orderId);
    expect(ended).toBe('done');
    expect(reports).toMatchObject([{ outcome: 'complete' }]);
    expect(await itemsOf(orderId)).toMatchObject([
      { backupStatus: 'completed', thumbnailUrl: '', permanentThumbnailPath: '' },
    ]);
    expect(await stored(`purchases/${orderId}`)).toMatchObject({ backupStatus: 'completed' });
  });

  test('that cannot be had now is fetched later', async () => {
    const { path, url } = freshThumbnail();
    await givenFile(path, WEBP, { contentType: 'image/webp' });
    const orderId = await order(url);
    const { files } = countedFiles();
    const busy: typeof files.fetch = (asked, signal) =>
      asked === path
        ? Promise.resolve(new Response('', { status: 503 }))
        : files.fetch(asked, signal);
    const first = await archive(orderId, { files: { ...files, fetch: busy } });
    expect(first.reports).toMatchObject([{ outcome: 'incomplete', nextRoundInMs: 30_000 }]);
    expect(await itemsOf(orderId)).toMatchObject([
      { backupStatus: 'completed', thumbnailUrl: url },
    ]);
    expect(await stored(`purchases/${orderId}`)).toMatchObject({ backupStatus: 'pending' });
    const second = countedFiles();
    await archive(orderId, { files: second.files });
    expect(second.uploaded).toEqual([`customer-permanent-archive/${orderId}/thumbnail_0.webp`]);
    expect(await stored(`purchases/${orderId}`)).toMatchObject({ backupStatus: 'completed' });
  });

  test.each(['https://evil.example/a.webp', 'javascript:alert(1)', ''])(
    'at "%s" is never asked for',
    async (url) => {
      const orderId = await order(url);
      const { files } = countedFiles();
      const asked: string[] = [];
      const fetch: typeof files.fetch = (path, signal) => {
        asked.push(path);
        return files.fetch(path, signal);
      };
      await archive(orderId, { files: { ...files, fetch } });
      expect(asked).toHaveLength(1);
      expect(await stored(`purchases/${orderId}`)).toMatchObject({ backupStatus: 'completed' });
    },
  );

  test('is no picture only because it is called one', async () => {
    const { path, url } = freshThumbnail();
    await givenFile(path, JPEG.slice(4), { contentType: 'image/webp' });
    const orderId = await order(url);
    const { uploaded, files } = countedFiles();
    await archive(orderId, { files });
    expect(uploaded).toEqual([`customer-permanent-archive/${orderId}/0_one.jpg`]);
    expect(await itemsOf(orderId)).toMatchObject([{ thumbnailUrl: '' }]);
  });
});

describe('the preview of a bought picture', () => {
  const previewOf = (original: string) =>
    original.replace('/original_', '/preview_').replace('.jpg', '.webp');
  const orderWithPreview = async (isThere: boolean) => {
    const original = await givenOriginal();
    const preview = previewOf(original);
    if (isThere) await givenFile(preview, WEBP, { contentType: 'image/webp' });
    const orderId = await bought([{ ...imageItem('one', original), hasPreview: true }]);
    return { orderId, preview, place: `customer-permanent-archive/${orderId}/preview_0_one.webp` };
  };
  const isDone = async (orderId: string) =>
    (await stored(`purchases/${orderId}`))?.['backupStatus'] === 'completed';

  test('is kept in the archive beside the original, and is copied once', async () => {
    const { orderId, preview, place } = await orderWithPreview(true);
    const { files, uploaded } = countedFiles();
    expect((await archive(orderId, { files })).ended).toBe('done');
    expect(uploaded).toEqual([`customer-permanent-archive/${orderId}/0_one.jpg`, place]);
    expect(await files.info(place)).toMatchObject({
      contentType: 'image/webp',
      metadata: { originalUrl: preview, customerProtected: 'true' },
    });
    expect(await itemsOf(orderId)).toMatchObject([{ archivedFiles: [{ hasPreview: true }] }]);
    expect(await isDone(orderId)).toBe(true);
    const again = countedFiles();
    await archive(orderId, { files: again.files });
    expect(again.uploaded).toEqual([]);
  });

  test('that is gone holds nothing up', async () => {
    const { orderId } = await orderWithPreview(false);
    expect((await archive(orderId)).reports).toMatchObject([{ outcome: 'complete' }]);
    expect(await itemsOf(orderId)).toMatchObject([
      { backupStatus: 'completed', hasPreview: false, archivedFiles: [{ hasPreview: false }] },
    ]);
    expect(await isDone(orderId)).toBe(true);
  });

  test('is copied when it was cut off on the way', async () => {
    const { orderId, preview, place } = await orderWithPreview(true);
    const { files } = countedFiles();
    const cut: typeof files.upload = (request) =>
      request.path === place ? Promise.reject(new Error('cut off')) : files.upload(request);
    await archive(orderId, { files: { ...files, upload: cut } });
    expect(await itemsOf(orderId)).toMatchObject([{ backupStatus: 'completed' }]);
    expect(await isDone(orderId)).toBe(false);
    const second = countedFiles();
    await archive(orderId, { files: second.files });
    expect(second.uploaded).toEqual([place]);
    expect(await second.files.info(place)).toMatchObject({ metadata: { originalUrl: preview } });
    expect(await isDone(orderId)).toBe(true);
  });
});
