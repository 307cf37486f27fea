import * as albums from '#src/data/repos/catalogue/albums.ts';
import { withPresentCategory } from '#src/data/repos/catalogue/categories.ts';
import { toAppError } from '#src/model/base/errors.ts';
import { withImagesPlaced } from '#src/model/catalogue/albumChanges.ts';
import type { AlbumImage } from '#src/model/catalogue/schema.ts';
import { gatherWrites } from './gatherWrites.ts';
import type { AlbumDetails } from './uploadJob.ts';

/** A picture to be added to an album. */
export interface Addition {
  albumId: string;
  /** The details to create the album with if it does not exist yet. */
  details: AlbumDetails | undefined;
  image: AlbumImage;
}

type AlbumCheck = (albumId: string, imageIds: ReadonlySet<string>) => boolean;

/** Questions that the writer asks the queue. */
export interface AlbumQueue {
  /** Returns true if the album waits for no pictures besides these. */
  areLast: AlbumCheck;
  /** Returns true if other pictures of the album will arrive soon. */
  areOthersUploading: AlbumCheck;
}

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

/** Adds pictures to albums, several in one write. Each promise settles with its write. */
export function createAlbumWriter(queue: AlbumQueue): (addition: Addition) => Promise<void> {
  return gatherWrites<Addition>({
    documentOf: ({ albumId }) => albumId,
    pictureOf: ({ image }) => image.id,
    areOthersComing: queue.areOthersUploading,
    write: (additions) => write(additions, queue),
  });
}
