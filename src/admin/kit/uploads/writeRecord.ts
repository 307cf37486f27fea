import * as albums from '#src/firebase/repos/albums.ts';
import * as portfolio from '#src/firebase/repos/portfolio.ts';
import * as singleImages from '#src/firebase/repos/singleImages.ts';
import { publicUrl } from '#src/firebase/storage.ts';
import type { Addition } from './albumWriter.ts';
import type { UploadJob } from './job.ts';
import { shownPicture } from './placePicture.ts';
import type { PlacedPicture } from './placePicture.ts';

/** Whether what a job is to make is there already. */
export async function isRecordWritten({ id, goal }: UploadJob): Promise<boolean> {
  switch (goal.kind) {
    case 'singleImage':
      return (await singleImages.get(id)) !== undefined;
    case 'portfolio':
      return (await portfolio.get(id)) !== undefined;
    case 'album': {
      const album = await albums.get(goal.albumId);
      return album?.images.some((image) => image.id === id) ?? false;
    }
  }
}

/** Makes the record of a picture whose files are all in their places. */
export function writeRecord(
  { id, fileName, goal }: UploadJob,
  placed: PlacedPicture,
  addToAlbum: (addition: Addition) => Promise<void>,
): Promise<void> {
  const { picture, smallUrl, largeUrl } = shownPicture(placed, publicUrl);
  const originalSrc = placed.originalPath;
  switch (goal.kind) {
    case 'singleImage':
      return singleImages.create(id, {
        ...goal.words,
        filename: fileName,
        originalSrc,
        watermarkedSrc: largeUrl,
        thumbnailUrl: smallUrl,
        imageUrl: largeUrl,
        picture,
        visible: true,
      });
    case 'portfolio':
      return portfolio.create(id, {
        ...goal.words,
        originalSrc,
        imageUrl: largeUrl,
        thumbnailUrl: smallUrl,
        picture,
        featured: false,
        isPublished: true,
      });
    case 'album': {
      const { albumId, details, title, order } = goal;
      const words = { id, title, alt: title, filename: fileName, order };
      const image = { ...words, originalSrc, watermarkedSrc: largeUrl, picture };
      return addToAlbum({ albumId, details, image });
    }
  }
}
