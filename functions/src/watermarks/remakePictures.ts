import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/firestore';
import * as logger from 'firebase-functions/logger';
import type * as z from 'zod/mini';
import { collections, documents } from '../../../src/model/base/paths.ts';
import { MINUTE_MS } from '../../../src/model/base/units.ts';
import { albumSchema, singleImageSchema } from '../../../src/model/catalogue/schema.ts';
import { clientGallerySchema } from '../../../src/model/clients/schema.ts';
import { cachingOf } from '../../../src/model/files/caching.ts';
import { publicFileUrl } from '../../../src/model/files/urlPolicy.ts';
import { MAKING_MAX_MS } from '../../../src/model/intake/steps.ts';
import type { WatermarkOptions } from '../../../src/model/watermarks/finish.ts';
import {
  changeRemaking,
  remakeAll,
  type RemakingTools,
} from '../../../src/model/watermarks/remakeAll.ts';
import {
  markedForClient,
  markedInAlbum,
  type MarkedPicture,
  markedSingleImage,
} from '../../../src/model/watermarks/remaking.ts';
import { watermarkDocuments } from '../../../src/model/watermarks/schema.ts';
import { traceOf } from '../callable.ts';
import { decodeSnapshot } from '../decodeSnapshot.ts';
import { storageOrigin } from '../env.ts';
import { endEvent } from '../events.ts';
import { bucket, firestore } from '../firebaseAdmin.ts';
import { drawPicture } from '../intake/drawPicture.ts';
import { readOriginal } from '../intake/readOriginal.ts';
import { transactRecords } from '../records.ts';
import { currentWatermark } from './watermark.ts';

/**
 * The pictures of a collection, read as a stream: its records need not fit into memory. One that cannot be read does
 * not stand in the way of the others.
 */
async function picturesIn<Item>(
  collection: string,
  schema: z.ZodMiniType<Item>,
  marked: (item: Item) => MarkedPicture[],
): Promise<MarkedPicture[]> {
  const pictures: MarkedPicture[] = [];
  for await (const each of firestore().collection(collection).stream()) {
    const snapshot = each as unknown as QueryDocumentSnapshot;
    try {
      const item = decodeSnapshot(schema, snapshot);
      if (item) pictures.push(...marked(item));
    } catch (thrown) {
      logger.error('A record cannot be read', { id: snapshot.id, ...traceOf(thrown) });
    }
  }
  return pictures;
}

async function pictures(): Promise<MarkedPicture[]> {
  const singles = (collection: string, place: Parameters<typeof markedSingleImage>[1]) =>
    picturesIn(collection, singleImageSchema, (image) => [markedSingleImage(image, place)]);
  return [
    ...(await singles(collections.singleImages, documents.singleImage)),
    ...(await singles(collections.legacySingleImages, documents.legacySingleImage)),
    ...(await picturesIn(collections.albums, albumSchema, markedInAlbum)),
    ...(await picturesIn(collections.clientGalleries, clientGallerySchema, markedForClient)),
  ];
}

async function draw(originalPath: string, finish: WatermarkOptions) {
  const [file] = await bucket().file(originalPath).download();
  const { source, size } = await readOriginal(file);
  return { ...size, ...(await drawPicture(source, size, finish)) };
}

async function chosenAt(): Promise<Date | undefined> {
  const place = firestore().doc(watermarkDocuments.watermark.build());
  const [stored] = await firestore().getAll(place, { fieldMask: ['updatedAt'] });
  const at = stored?.get('updatedAt') as FirebaseFirestore.Timestamp | undefined;
  return at?.toDate();
}

const tools: RemakingTools<Buffer> = {
  transact: transactRecords,
  watermark: currentWatermark,
  chosenAt,
  pictures,
  draw,
  save: (path, file) =>
    bucket()
      .file(path)
      .save(file, { resumable: false, contentType: 'image/webp', metadata: cachingOf(path) }),
  remove: async (path) => {
    await bucket().file(path).delete({ ignoreNotFound: true });
  },
  urlOf: (path) => publicFileUrl({ bucket: bucket().name, path }, storageOrigin),
};

/** Shorter than the function may run: what is left is taken on by another run. */
const WORK_MS = 4 * MINUTE_MS;

/** Makes the pictures that have another watermark, as the run with this number. */
export async function remakePicturesOf(run: number): Promise<void> {
  // An event may be told twice.
  const isFirst = await changeRemaking(transactRecords, ({ state, run: current, begun }) =>
    state === 'running' && current === run && begun < run ? { begun: run } : undefined,
  );
  if (!isFirst) return;
  const endsAt = Date.now() + WORK_MS;
  const outcome = await remakeAll(run, { ...tools, isOver: () => Date.now() > endsAt });
  if (outcome !== 'begin-anew') return;
  await changeRemaking(transactRecords, ({ state, run: current }) =>
    state === 'running' && current === run ? { run: run + 1 } : undefined,
  );
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
    document === watermarkDocuments.remaking.build()
      ? endEvent(remakePicturesOf(Number(data?.after.get('run') ?? 0)))
      : undefined,
);

/** Lets work go on that was cut off. */
export async function continueRemaking(now: Date): Promise<void> {
  await changeRemaking(transactRecords, ({ state, run, updatedAt = now }) =>
    state === 'running' && now.getTime() - updatedAt.getTime() > MAKING_MAX_MS
      ? { run: run + 1 }
      : undefined,
  );
}
