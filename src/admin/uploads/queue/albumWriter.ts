import * as albums from '#src/data/repos/albums.ts';
import { toAppError } from '#src/model/base/errors.ts';
import { withImagesPlaced } from '#src/model/catalogue/album.ts';
import type { AlbumImage } from '#src/model/catalogue/schema.ts';
import type { AlbumDetails } from './uploadJob.ts';

/** A picture on its way into an album. */
export interface Addition {
  albumId: string;
  /** The album that is made when it does not exist yet. */
  details: AlbumDetails | undefined;
  image: AlbumImage;
}

interface WaitingAddition extends Addition {
  resolve: () => void;
  reject: (thrown: unknown) => void;
}

type AboutAlbum = (albumId: string, imageIds: ReadonlySet<string>) => boolean;

/** What the writer needs to know of the queue. */
export interface AlbumQueue {
  /** Whether these pictures are the last that an album needs. */
  areLast: AboutAlbum;
  /** Whether others of the album are on their way and will come soon. */
  areOthersComing: AboutAlbum;
}

/**
 * How long a picture waits for others of its album: the document of a large album weighs half a
 * megabyte, and everybody who follows it reads it again after each write.
 */
const GATHER_MS = 2000;

const noPictures = { images: [], coverImageUrl: '', watermarkedCoverUrl: '' };

async function write(additions: readonly Addition[], queue: AlbumQueue): Promise<void> {
  const [first] = additions;
  if (!first) return;
  const { albumId } = first;
  const images = additions.map(({ image }) => image);
  const details = additions.find((addition) => addition.details)?.details;
  // Visitors never see half an album: it is published together with its last picture.
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
      ...details,
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

/** Puts pictures into albums, several with one write; each promise settles with its write. */
export function createAlbumWriter(queue: AlbumQueue): (addition: Addition) => Promise<void> {
  const desks = new Map<string, AlbumBatch>();

  function deskOf(albumId: string): AlbumBatch {
    const desk = desks.get(albumId) ?? { waiting: [], isWriting: false, timer: undefined };
    desks.set(albumId, desk);
    return desk;
  }

  async function flush(albumId: string): Promise<void> {
    const desk = deskOf(albumId);
    clearTimeout(desk.timer);
    desk.timer = undefined;
    const additions = desk.waiting;
    desk.waiting = [];
    desk.isWriting = true;
    try {
      await write(additions, queue);
      additions.forEach(({ resolve }) => resolve());
    } catch (thrown) {
      additions.forEach(({ reject }) => reject(thrown));
    }
    desk.isWriting = false;
    if (desk.waiting.length > 0) schedule(albumId);
  }

  function schedule(albumId: string): void {
    const desk = deskOf(albumId);
    if (desk.isWriting) return;
    // When no other picture is on its way there is nothing to wait for.
    const ids = new Set(desk.waiting.map(({ image }) => image.id));
    if (!queue.areOthersComing(albumId, ids)) void flush(albumId);
    else desk.timer ??= setTimeout(() => void flush(albumId), GATHER_MS);
  }

  return (addition) =>
    new Promise((resolve, reject) => {
      deskOf(addition.albumId).waiting.push({ ...addition, resolve, reject });
      schedule(addition.albumId);
    });
}
