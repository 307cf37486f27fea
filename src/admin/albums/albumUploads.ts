import { useShallow } from 'zustand/react/shallow';
import { takeAlbumOffSale } from '#src/data/catalogue/takeOffSale.ts';
import { ALBUM_IMAGE_DESCRIPTION_MAX_LENGTH } from '#src/model/catalogue/editing/albumChanges.ts';
import { cameraFacts } from '#src/model/catalogue/pictureFiles.ts';
import { wordDetails } from '#src/model/catalogue/pictureWords.ts';
import type { Album, AlbumImage } from '#src/model/catalogue/schema.ts';
import { projectFolder } from '#src/model/files/names.ts';
import type { SoldItem } from '#src/model/orders/offSale.ts';
import type { MarkStrength } from '#src/model/watermarks/strengths.ts';
import type { ChosenPicture } from '../uploads/chosenPicture.ts';
import { itemsOfAlbum } from '../uploads/queue/albumHandler.ts';
import type { AlbumDetails } from '../uploads/queue/uploadJob.ts';
import { addUploads, cancelUploads } from '../uploads/queue/uploadQueue.ts';
import { useUploads, isUnfinished } from '../uploads/queue/uploadState.ts';

const FALLBACK_FOLDER = 'album';

interface AlbumDestination {
  albumId: string;
  title: string;
  /** The details of a new album; left out when the album exists already. */
  details?: AlbumDetails;
  /** The order number of the first picture. */
  firstOrder: number;
  strength: MarkStrength;
}

/** Queues chosen pictures for upload into an album. */
export function uploadToAlbum(
  pictures: readonly ChosenPicture[],
  destination: AlbumDestination,
): void {
  const { albumId, title, details, firstOrder, strength } = destination;
  const project = projectFolder(title, FALLBACK_FOLDER);
  addUploads(
    pictures.map(({ id, file, thumbnail, values, ...found }, index) => ({
      job: {
        id,
        fileName: file.name,
        ...cameraFacts(found),
        goal: {
          kind: 'album',
          albumId,
          ...(details && { details }),
          project,
          title: values.title.trim() === '' ? file.name : values.title.trim(),
          description: values.description.trim().slice(0, ALBUM_IMAGE_DESCRIPTION_MAX_LENGTH),
          ...wordDetails(values),
          order: firstOrder + index,
          strength,
        },
      },
      file,
      thumbnail,
    })),
  );
}

/** The order numbers given to pictures that are still being uploaded into an album. */
export function uploadingImages({ id, images }: Album): { order: number }[] {
  const known = new Set(images.map((image) => image.id));
  return useUploads
    .getState()
    .items.flatMap(({ job }) =>
      job.goal.kind === 'album' && job.goal.albumId === id && !known.has(job.id) ? [job.goal] : [],
    );
}

/**
 * Counts the unfinished uploads of each album. It does not change with the progress of one picture.
 */
export function useUploadingCounts(): Readonly<Record<string, number>> {
  return useUploads(
    useShallow(({ items }) => {
      const counts: Record<string, number> = {};
      for (const item of items) {
        const { goal } = item.job;
        if (goal.kind !== 'album' || !isUnfinished(item)) continue;
        counts[goal.albumId] = (counts[goal.albumId] ?? 0) + 1;
      }
      return counts;
    }),
  );
}

/** The album, or some of its pictures, as orders and purchases hold it. */
export function soldAlbum({ id }: Album, images: readonly AlbumImage[]): SoldItem {
  return { id, type: 'album', originals: images.map(({ originalSrc }) => originalSrc) };
}

/** Deletes an album. Returns its id in the bin. */
export function removeAlbum(album: Album): Promise<string> {
  const uploads = itemsOfAlbum(useUploads.getState().items, album.id);
  // A picture whose upload finishes later would create the album again.
  cancelUploads(uploads.map(({ job }) => job.id));
  return takeAlbumOffSale(album.id);
}
