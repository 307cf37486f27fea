import sharp from 'sharp';
import { expect, test } from 'vitest';
import { documents } from '#src/model/base/paths.ts';
import { albumSchema } from '#src/model/catalogue/schema.ts';
import { parseStorageUrl } from '#src/model/files/urlPolicy.ts';
import { isOutdated, markedInAlbum } from '#src/model/watermarks/remaking.ts';
import { watermarkDocuments } from '#src/model/watermarks/schema.ts';
import { decodeSnapshot } from '../../../functions/src/decodeSnapshot.ts';
import { bucket, firestore } from '../../../functions/src/firebaseAdmin.ts';
import { openSink } from '../../../tools/moving/sink.ts';
import { unique } from '../support/people.ts';

const ORIGIN = 'https://firebasestorage.googleapis.com';

const shop = () => ({
  firestore: firestore(),
  bucket: bucket(),
  files: { addressOf: (path: string) => `${ORIGIN}/v0/b/x/o/${encodeURIComponent(path)}` },
});

/** Chooses a mark that covers the middle of a picture. */
async function choose(background: string): Promise<Date> {
  const mark = sharp({ create: { width: 40, height: 40, channels: 4, background } });
  const png = (await mark.png().toBuffer()).toString('base64');
  const place = { place: 'centre', share: 50, opacity: 100 };
  const chosen = { png, width: 40, height: 40, ...place };
  const ref = firestore().doc(watermarkDocuments.watermark.build());
  const { writeTime } = await ref.set({ chosen, former: null, updatedAt: new Date() });
  return writeTime.toDate();
}

const picture = async (id: string) => {
  const grey = sharp({ create: { width: 600, height: 400, channels: 3, background: '#777' } });
  const file = new Blob([new Uint8Array(await grey.jpeg().toBuffer())]);
  const words = { title: id, description: '', alt: '', place: '', keywords: [] };
  return { id, file, fileName: 'a.jpg', section: '', order: 0, takenAt: undefined, ...words };
};

async function middleOf(url: string): Promise<number[]> {
  const { path = '' } = parseStorageUrl(url, [ORIGIN]) ?? {};
  const [file] = await bucket().file(path).download();
  const { width, height } = await sharp(file).metadata();
  const spot = { left: Math.floor(width / 2), top: Math.floor(height / 2), width: 1, height: 1 };
  return [...(await sharp(file).extract(spot).raw().toBuffer())];
}

test('pictures are moved with the mark that is chosen, and made again after another choice', async () => {
  const chosenAt = await choose('#f00');
  const sink = await openSink(shop(), []);
  const later = await choose('#00f');
  const id = unique();
  const destination = {
    ...{ id, kind: 'album' as const, title: id, number: 1, price: 0, category: '', room: 1 },
  };
  const sent = await picture(unique());
  await sink.send(destination, sent);
  await sink.write(destination, [sent.id]);

  const ref = firestore().doc(documents.album.build({ albumId: id }));
  const album = decodeSnapshot(albumSchema, await ref.get());
  const [red = 0, ...others] = await middleOf(album?.coverImageUrl ?? '');
  expect(red).toBeGreaterThan(240);
  expect(Math.max(...others)).toBeLessThan(20);
  const [image] = album ? markedInAlbum(album) : [];
  if (!image) throw new Error('The picture is missing');
  expect([chosenAt, later].map((choice) => isOutdated(image, choice))).toEqual([false, true]);
});
