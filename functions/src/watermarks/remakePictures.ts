import { onDocumentWritten } from 'firebase-functions/firestore';
import * as logger from 'firebase-functions/logger';
import { collections, documents } from '../../../src/model/base/paths.ts';
import { MINUTE_MS } from '../../../src/model/base/units.ts';
import { albumSchema, singleImageSchema } from '../../../src/model/catalogue/schema.ts';
import { cachingOf } from '../../../src/model/files/caching.ts';
import { publicFileUrl } from '../../../src/model/files/urlPolicy.ts';
import { MAKING_MAX_MS } from '../../../src/model/intake/steps.ts';
import {
  imagesOfAlbum,
  isOutdated,
  type RemadeFiles,
  remadeFinish,
  remadeInAlbum,
  remadePaths,
  remadeSingleImage,
  remakeEach,
  type ShopPicture,
} from '../../../src/model/watermarks/remaking.ts';
import {
  type Remaking,
  remakingSchema,
  type Watermark,
  watermarkDocuments,
} from '../../../src/model/watermarks/schema.ts';
import { traceOf } from '../callable.ts';
import { decodeSnapshot } from '../decodeSnapshot.ts';
import { storageOrigin } from '../env.ts';
import { endEvent } from '../events.ts';
import { bucket, firestore } from '../firebaseAdmin.ts';
import { drawPicture } from '../intake/drawPicture.ts';
import { readOriginal } from '../intake/readOriginal.ts';
import { transactRecords } from '../records.ts';
import { currentWatermark } from './watermark.ts';

const remakingPath = watermarkDocuments.remaking.build();

/** Changes the record of the work as it is at this moment. Returns whether anything was changed. */
function changeRemaking(
  change: (current: Remaking) => Partial<Remaking> | undefined,
): Promise<boolean> {
  return transactRecords(async ({ read, update }) => {
    const current = await read(remakingSchema, remakingPath);
    const changes = current && change(current);
    if (changes) update(remakingPath, { ...changes, updatedAt: new Date() });
    return changes !== undefined;
  });
}

async function readRemaking(): Promise<Remaking | undefined> {
  return decodeSnapshot(remakingSchema, await firestore().doc(remakingPath).get());
}

/** The records of a collection; one that cannot be read does not stand in the way of the others. */
async function allOf<Item>(
  collection: string,
  decode: (snapshot: FirebaseFirestore.QueryDocumentSnapshot) => Item | undefined,
): Promise<Item[]> {
  const { docs } = await firestore().collection(collection).get();
  return docs.flatMap((snapshot) => {
    try {
      return decode(snapshot) ?? [];
    } catch (thrown) {
      logger.error('A record cannot be read', { id: snapshot.id, ...traceOf(thrown) });
      return [];
    }
  });
}

async function outdatedPictures(chosenAt: Date): Promise<ShopPicture[]> {
  const singles = async (collection: 'enkeltbilleder' | 'individuelle') =>
    (await allOf(collection, (each) => decodeSnapshot(singleImageSchema, each))).map(
      (image): ShopPicture => ({ collection, id: image.id, image }),
    );
  const albums = await allOf(collections.albums, (each) => decodeSnapshot(albumSchema, each));
  const pictures = [
    ...(await singles('enkeltbilleder')),
    ...(await singles('individuelle')),
    ...albums.flatMap(imagesOfAlbum),
  ];
  return pictures.filter(({ image }) => isOutdated(image, chosenAt));
}

async function writeRemade({ collection, id, image }: ShopPicture, remade: RemadeFiles) {
  await transactRecords(async ({ read, update }) => {
    const write = (path: string, changes: object) => {
      if (Object.keys(changes).length > 0) update(path, { ...changes, updatedAt: new Date() });
    };
    if (collection === 'albums') {
      const path = documents.album.build({ albumId: id });
      const album = await read(albumSchema, path);
      if (album) write(path, remadeInAlbum(album, image.id, remade));
      return;
    }
    const place =
      collection === 'enkeltbilleder' ? documents.singleImage : documents.legacySingleImage;
    const path = place.build({ imageId: id });
    const stored = await read(singleImageSchema, path);
    if (stored) write(path, remadeSingleImage(stored, remade));
  });
}

/** Draws the widths of a picture from its original, and lets its record point to them. */
async function remakePicture(
  picture: ShopPicture,
  watermark: Watermark,
  chosenAt: Date,
): Promise<void> {
  const { originalSrc } = picture.image;
  const [file] = await bucket().file(originalSrc).download();
  const { source, size } = await readOriginal(file);
  const { variants } = await drawPicture(source, size, remadeFinish(picture.image, watermark));
  const sources: RemadeFiles['sources'] = [];
  for (const { width, path } of remadePaths(originalSrc, chosenAt, size)) {
    const made = variants.find((each) => each.width === width);
    if (!made) continue;
    const options = { resumable: false, contentType: 'image/webp', metadata: cachingOf(path) };
    await bucket().file(path).save(made.file, options);
    sources.push({ width, url: publicFileUrl({ bucket: bucket().name, path }, storageOrigin) });
  }
  await writeRemade(picture, { originalSrc, chosenAt, size, sources });
}

/** Shorter than the function may run: what is left is taken on by another run. */
const WORK_MS = 4 * MINUTE_MS;

async function isChosenStill(chosenAt: Date): Promise<boolean> {
  const place = firestore().doc(watermarkDocuments.watermark.build());
  const [stored] = await firestore().getAll(place, { fieldMask: ['updatedAt'] });
  const at = stored?.get('updatedAt') as FirebaseFirestore.Timestamp | undefined;
  return at?.toMillis() === chosenAt.getTime();
}

/** Makes the pictures of the shop that have another watermark, as the run with this number. */
export async function remakeShop(run: number): Promise<void> {
  // An event may be told twice.
  const isFirst = await changeRemaking(({ state, run: current, begun }) =>
    state === 'running' && current === run && begun < run ? { begun: run } : undefined,
  );
  if (!isFirst) return;
  const watermark = await currentWatermark();
  const chosenAt = watermark.updatedAt ?? new Date(0);
  const pictures = await outdatedPictures(chosenAt);
  const report = (progress: Partial<Remaking>) =>
    changeRemaking(({ state, run: current }) =>
      state === 'running' && current === run ? progress : undefined,
    );
  const { done = 0 } = (await readRemaking()) ?? {};
  if (!(await report({ left: pictures.length, failed: 0 }))) return;
  const endsAt = Date.now() + WORK_MS;
  const outcome = await remakeEach(pictures, done, {
    remake: (picture) => remakePicture(picture, watermark, chosenAt),
    report,
    isToBeginAnew: async () => Date.now() > endsAt || !(await isChosenStill(chosenAt)),
  });
  if (outcome === 'begin-anew') await report({ run: run + 1 });
}

/**
 * Works when a run was begun. One picture at a time is made; the other events are of the progress, and end at
 * once beside it.
 */
export const remakePictures = onDocumentWritten(
  {
    // The emulator tells of no document that is named without a placeholder.
    document: `${collections.settings}/{settingId}`,
    memory: '1GiB',
    cpu: 1,
    concurrency: 20,
    maxInstances: 2,
    timeoutSeconds: 300,
  },
  ({ data, document }) =>
    document === remakingPath
      ? endEvent(remakeShop(Number(data?.after.get('run') ?? 0)))
      : undefined,
);

/** Lets work go on that was cut off. */
export function continueRemaking(now: Date): Promise<boolean> {
  return changeRemaking(({ state, run, updatedAt = now }) =>
    state === 'running' && now.getTime() - updatedAt.getTime() > MAKING_MAX_MS
      ? { run: run + 1 }
      : undefined,
  );
}
