import * as albums from '#src/data/repos/albums.ts';
import { withPresentCategory } from '#src/data/repos/categories.ts';
import { toAppError } from '#src/model/base/errors.ts';
import { withImagesPlaced } from '#src/model/catalogue/albumChanges.ts';
import type { AlbumImage } from '#src/model/catalogue/schema.ts';
import type { AlbumDetails } from './uploadJob.ts';

/** A picture to be added to an album. */
export interface Addition {
  albumId: string;
  /** The details to create the album with if it does not exist yet. */
  details: AlbumDetails | undefined;
  image: AlbumImage;
}

interface WaitingAddition extends Addition {
  resolve: () => void;
  reject: (thrown: unknown) => void;
}

type AlbumCheck = (albumId: string, imageIds: ReadonlySet<string>) => boolean;

/** Questions that the writer asks the queue. */
export interface AlbumQueue {
  /** Returns true if the album waits for no pictures besides these. */
  areLast: AlbumCheck;
  /** Returns true if other pictures of the album will arrive soon. */
  areOthersUploading: AlbumCheck;
}

/**
 * The time a picture waits for others of its album. The document of a large album weighs half a
 * megabyte, and every listener reads it again after each write.
 */
const GATHER_MS = 2000;

const noPictures = { images: [], coverImageUrl: '', watermarkedCoverUrl: '' };

async function write(additions: readonly Addition[], queue: AlbumQueue): Promise<void> {
  const [first] = additions;
  if (!first) return;
  const { albumId } = first;
  const images = additions.map(({ image }) => image);
  const details = additions.find((addition) => addition.details)?.details;
  // Visitors never see half an album: it is published with its last picture.
  const isPublished =
    details?.isPublished === true && queue.areLast(albumId, new Set(images.map(({ id }) => id)));
  const publication = isPublished ? { isPublished } : {};
  try {
    await albums.revise({ id: albumId }, (album) => ({
      ...withImagesPlaced(album, images),
      ...publication,
    }));
  } catch (thrown) {
    if (!details || toAppError(thrown).code !== 'not-found') throw thrown;
    await albums.create(albumId, {
      ...(await withPresentCategory(details)),
      ...withImagesPlaced(noPictures, images),
      isPublished,
      visible: true,
      securityLevel: 'enhanced',
      protectionEnabled: true,
    });
  }
}

interface AlbumBatch {
  waiting: WaitingAddition[];
  isWriting: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** Adds pictures to albums, several in one write. Each promise settles with its write. */
export function createAlbumWriter(queue: AlbumQueue): (addition: Addition) => Promise<void> {
  const batches = new Map<string, AlbumBatch>();

  function batchOf(albumId: string): AlbumBatch {
    const batch = batches.get(albumId) ?? { waiting: [], isWriting: false, timer: undefined };
    batches.set(albumId, batch);
    return batch;
  }

  async function flush(albumId: string): Promise<void> {
    const batch = batchOf(albumId);
    clearTimeout(batch.timer);
    batch.timer = undefined;
    const additions = batch.waiting;
    batch.waiting = [];
    batch.isWriting = true;
    try {
      await write(additions, queue);
      additions.forEach(({ resolve }) => resolve());
    } catch (thrown) {
      additions.forEach(({ reject }) => reject(thrown));
    }
    batch.isWriting = false;
    if (batch.waiting.length > 0) schedule(albumId);
  }

  function schedule(albumId: string): void {
    const batch = batchOf(albumId);
    if (batch.isWriting) return;
    // Without other pictures there is nothing to wait for.
    const ids = new Set(batch.waiting.map(({ image }) => image.id));
    if (!queue.areOthersUploading(albumId, ids)) void flush(albumId);
    else batch.timer ??= setTimeout(() => void flush(albumId), GATHER_MS);
  }

  return (addition) =>
    new Promise((resolve, reject) => {
      batchOf(addition.albumId).waiting.push({ ...addition, resolve, reject });
      schedule(addition.albumId);
    });
}
