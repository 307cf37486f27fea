import * as albums from '#src/firebase/repos/albums.ts';
import * as portfolio from '#src/firebase/repos/portfolio.ts';
import * as singleImages from '#src/firebase/repos/singleImages.ts';
import { publicUrl } from '#src/firebase/storage.ts';
import type { Album } from '#src/shared/schemas/album.ts';
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

/** Which jobs of an earlier page are done after all; those that cannot be asked for count as not done. */
export async function writtenJobs(jobs: readonly UploadJob[]): Promise<ReadonlySet<string>> {
  const written = new Set<string>();
  const known = new Map<string, Promise<Album | undefined>>();
  for (const job of jobs) {
    const { id, goal } = job;
    try {
      if (goal.kind === 'album') {
        // An album is read once, however many of its pictures are asked for.
        const reading = known.get(goal.albumId) ?? albums.get(goal.albumId);
        known.set(goal.albumId, reading);
        if ((await reading)?.images.some((image) => image.id === id)) written.add(id);
      } else if (await isRecordWritten(job)) written.add(id);
    } catch (thrown) {
      console.warn('Whether a picture was uploaded is not known yet', thrown);
      break;
    }
  }
  return written;
}

/** Makes the record of a picture whose files are all in their places. */
export function writeRecord(
  { id, fileName, takenAt, goal }: UploadJob,
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
        takenAt,
        visible: true,
      });
    case 'portfolio':
      return portfolio.create(id, {
        ...goal.words,
        originalSrc,
        imageUrl: largeUrl,
        thumbnailUrl: smallUrl,
        picture,
        takenAt,
        featured: false,
        isPublished: true,
      });
    case 'album': {
      const { albumId, details, title, description, order } = goal;
      const words = { id, title, description, alt: title, filename: fileName, order };
      const image = { ...words, takenAt, originalSrc, watermarkedSrc: largeUrl, picture };
      return addToAlbum({ albumId, details, image });
    }
  }
}
