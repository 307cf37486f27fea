import { isWaitedFor } from '#src/data/orders/readOrder.ts';
import * as albums from '#src/data/repos/catalogue/albums.ts';
import * as adminSingleImages from '#src/data/repos/catalogue/adminSingleImages.ts';
import type { PlacedImage } from '#src/data/repos/catalogue/adminSingleImages.ts';
import * as portfolio from '#src/data/repos/catalogue/portfolio.ts';
import { publicUrl } from '#src/data/files/storage.ts';
import { unreachable } from '#src/model/base/closedSets.ts';
import { AppError } from '#src/model/base/errors.ts';
import { itemTexts } from '#src/model/catalogue/editing/editorTexts.ts';
import {
  isOriginalOf,
  placeOfOriginal,
  type PicturePlace,
} from '#src/model/catalogue/pictureFiles.ts';
import { type MarkStrength, strengthOf } from '#src/model/watermarks/strengths.ts';
import type { AlbumImage, PortfolioItem } from '#src/model/catalogue/schema.ts';
import { pictureKinds } from '#src/model/files/paths.ts';
import { smallUrl } from '#src/model/files/picture.ts';
import { uploadErrorCodes, uploadTexts } from '#src/model/files/texts.ts';
import { placeNamed } from '#src/model/intake/goal.ts';
import { replacedFiles } from '#src/model/intake/newRecords.ts';
import type { SoldItem } from '#src/model/orders/offSale.ts';
import { removeFiles } from '../../bin/removeFiles.ts';
import type { PlacedPicture } from './placePicture.ts';
import type { ReplacedRecord, ReplacementTarget, UploadHandler, UploadJob } from './uploadJob.ts';

/*
 * A replaced picture keeps its record: the id, texts, price and place, and with them all links. Its new
 * files have names of their own and are all there before one write lets the record point to them. The
 * old files go after that write, except those that purchases name. What an interruption leaves of them
 * is found by the cleanup.
 */

/** The item as orders hold it; undefined for what is not sold. */
export function soldRecord(record: ReplacedRecord): Pick<SoldItem, 'id' | 'type'> | undefined {
  switch (record.collection) {
    case 'enkeltbilleder':
    case 'individuelle':
      return { id: record.id, type: 'image' };
    case 'albums':
      return { id: record.albumId, type: 'album' };
    case 'portfolio':
      return undefined;
    default:
      return unreachable(record);
  }
}

/** A picture with another file to come. */
export interface ReplacedPicture {
  record: ReplacedRecord;
  title: string;
  originalSrc: string;
  /** The address of a small public version. */
  src: string;
  /** The strength of its watermark so far. */
  strength: MarkStrength;
}

export function replacedImage(image: PlacedImage): ReplacedPicture {
  const { id, title, originalSrc, isLegacy: isOlder } = image;
  const collection = isOlder ? 'individuelle' : 'enkeltbilleder';
  const strength = strengthOf(image.picture);
  return { record: { collection, id }, title, originalSrc, src: smallUrl(image), strength };
}

export function replacedAlbumImage(albumId: string, image: AlbumImage): ReplacedPicture {
  const { id, title, originalSrc, watermarkedSrc, picture } = image;
  const src = picture.sources[0]?.url ?? watermarkedSrc;
  const record = { collection: 'albums' as const, albumId, id };
  return { record, title, originalSrc, src, strength: strengthOf(picture) };
}

export function replacedPortfolioItem(item: PortfolioItem): ReplacedPicture {
  const { id, title, originalSrc, picture } = item;
  const record = { collection: 'portfolio' as const, id };
  return { record, title, originalSrc, src: smallUrl(item), strength: strengthOf(picture) };
}

/** Older originals lie elsewhere, and have no folder for the new file. */
function newPlace({ record, title }: ReplacedPicture): PicturePlace {
  switch (record.collection) {
    case 'enkeltbilleder':
    case 'individuelle':
      return placeNamed(pictureKinds.singleImages, title);
    case 'albums':
      return placeNamed(pictureKinds.albums, title);
    case 'portfolio':
      return { kind: 'portfolio' };
    default:
      return unreachable(record);
  }
}

export function replacementOf(picture: ReplacedPicture, strength: MarkStrength): ReplacementTarget {
  const { record, title, originalSrc } = picture;
  const place = placeOfOriginal(originalSrc) ?? newPlace(picture);
  return { kind: 'replacement', record, title, before: originalSrc, place, strength };
}

const isLegacy = ({ collection }: ReplacedRecord) => collection === 'individuelle';

async function storedOriginal(record: ReplacedRecord): Promise<string | undefined> {
  switch (record.collection) {
    case 'enkeltbilleder':
    case 'individuelle':
      return (await adminSingleImages.find({ id: record.id, isLegacy: isLegacy(record) }))
        ?.originalSrc;
    case 'portfolio':
      return (await portfolio.get(record.id))?.originalSrc;
    case 'albums': {
      const album = await albums.get(record.albumId);
      return album?.images.find(({ id }) => id === record.id)?.originalSrc;
    }
    default:
      return unreachable(record);
  }
}

interface WithOriginal {
  originalSrc: string;
  hasSharedFiles?: boolean | undefined;
}

/** Lets the record point to its new files; `change` says whether it still needs to be done. */
async function pointTo(
  job: UploadJob<ReplacementTarget>,
  placed: PlacedPicture,
  isDue: (stored: WithOriginal) => boolean,
): Promise<void> {
  const { record } = job.goal;
  const files = replacedFiles(job, placed, publicUrl);
  switch (record.collection) {
    case 'enkeltbilleder':
    case 'individuelle':
      return adminSingleImages.revise({ id: record.id, isLegacy: isLegacy(record) }, (stored) =>
        isDue(stored) ? files.singleImage : {},
      );
    case 'portfolio':
      return portfolio.revise(record, (stored) => (isDue(stored) ? files.portfolio : {}));
    case 'albums':
      return albums.revise({ id: record.albumId }, (album) => {
        const stored = album.images.find(({ id }) => id === record.id);
        if (!stored) throw new AppError('not-found');
        if (!isDue(stored)) return {};
        return files.inAlbum(album, record.id);
      });
    default:
      return unreachable(record);
  }
}

async function replace(job: UploadJob<ReplacementTarget>, placed: PlacedPicture): Promise<void> {
  const { before, record } = job.goal;
  const sold = soldRecord(record);
  // An approval takes the original that the record names: it has to be the one that was ordered.
  if (sold && (await isWaitedFor(sold))) throw new AppError('upload/ordered');
  let former: WithOriginal | undefined;
  await pointTo(job, placed, (stored) => {
    // An earlier attempt was written although its answer was lost.
    if (isOriginalOf(stored.originalSrc, job.id)) return false;
    if (stored.originalSrc !== before) throw new AppError('upload/overtaken');
    former = stored;
    return true;
  });
  if (former) await removeFiles([former]);
}

/** Uploads another file for a picture that is in the shop or the portfolio already. */
export const replacementHandler: UploadHandler<ReplacementTarget> = {
  titleOf: ({ title }) => title,
  listItem: () => undefined,
  writtenIds: async (jobs) => {
    const written: string[] = [];
    for (const { id, goal } of jobs) {
      if (isOriginalOf((await storedOriginal(goal.record)) ?? '', id)) written.push(id);
    }
    return written;
  },
  write: replace,
  errors: () => ({
    fallback: uploadTexts.notReplaced,
    codes: { ...uploadErrorCodes, 'not-found': itemTexts.gone },
  }),
  successes: ({ length }) => [{ text: uploadTexts.replaced(length) }],
};
