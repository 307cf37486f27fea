import * as albums from '#src/firebase/repos/albums.ts';
import { withImagesPlaced } from '#src/shared/domain/album.ts';
import { toAppError } from '#src/shared/errors.ts';
import type { AlbumImage } from '#src/shared/schemas/album.ts';
import type { AlbumDetails } from './job.ts';

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

/** Whether these pictures are the last that an album waits for. */
export type AreLast = (albumId: string, imageIds: ReadonlySet<string>) => boolean;

/** How long a picture waits for others of its album, so that the document is not written for each. */
const GATHER_MS = 300;

const noPictures = { images: [], coverImageUrl: '', watermarkedCoverUrl: '' };

async function write(additions: readonly Addition[], areLast: AreLast): Promise<void> {
  const [first] = additions;
  if (!first) return;
  const { albumId } = first;
  const images = additions.map(({ image }) => image);
  const details = additions.find((addition) => addition.details)?.details;
  // Visitors never see half an album: it is published together with its last picture.
  const isPublished =
    details?.isPublished === true && areLast(albumId, new Set(images.map(({ id }) => id)));
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

/** Puts pictures into albums, several with one write; each promise settles with its write. */
export function createAlbumWriter(areLast: AreLast): (addition: Addition) => Promise<void> {
  const waiting = new Map<string, WaitingAddition[]>();
  const busy = new Set<string>();

  async function flush(albumId: string): Promise<void> {
    const additions = waiting.get(albumId) ?? [];
    waiting.delete(albumId);
    try {
      await write(additions, areLast);
      additions.forEach(({ resolve }) => resolve());
    } catch (thrown) {
      additions.forEach(({ reject }) => reject(thrown));
    }
    busy.delete(albumId);
    if (waiting.has(albumId)) schedule(albumId);
  }

  function schedule(albumId: string): void {
    if (busy.has(albumId)) return;
    busy.add(albumId);
    setTimeout(() => void flush(albumId), GATHER_MS);
  }

  return (addition) =>
    new Promise((resolve, reject) => {
      const { albumId } = addition;
      waiting.set(albumId, [...(waiting.get(albumId) ?? []), { ...addition, resolve, reject }]);
      schedule(albumId);
    });
}
