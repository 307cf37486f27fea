import { openShareSheet, saveFile } from '#src/lib/saveFile.ts';
import { canZip, createZip } from '#src/lib/zip/createZip.ts';
import type { FileAccess } from '#src/lib/zip/messages.ts';
import { planArchive } from '#src/lib/zip/planArchive.ts';
import { readFile } from '#src/lib/zip/readFile.ts';
import { AppError } from '#src/model/base/errors.ts';
import { archivePaths, savedName } from '#src/model/clients/savedNames.ts';
import type { SavedSize } from '#src/model/clients/schema.ts';
import { downloadTexts } from '#src/model/purchases/texts.ts';
import { bytesOf, zipFileName } from '#src/model/purchases/zipPlan.ts';
import { currentShop } from '#src/stores/shop.ts';
import type { ShownPicture } from './clientGallery.ts';

// The viewer fetches these when somebody saves for the first time, with everything else here.
export { openShareSheet, saveFile };

/** About the size of a picture of 1,600 pixels, which is known only once it is made. */
const WEB_BYTES = 400_000;

const addressOf = ({ webUrl, originalUrl }: ShownPicture, size: SavedSize): string =>
  size === 'web' ? webUrl : originalUrl;

function accessTo(picture: ShownPicture, size: SavedSize): FileAccess {
  const asked = { url: addressOf(picture, size), headers: {} };
  return size === 'web' ? asked : { ...asked, pieceBytes: picture.pieceBytes };
}

const bytesFor = ({ bytes }: ShownPicture, size: SavedSize) => (size === 'web' ? WEB_BYTES : bytes);

/** Fetches one picture to be saved. */
export async function fetchPicture(picture: ShownPicture, size: SavedSize): Promise<File> {
  if (!navigator.onLine) throw new AppError('offline');
  const content = await readFile({
    access: () => Promise.resolve(accessTo(picture, size)),
    bytes: bytesFor(picture, size),
    onBytes: () => undefined,
  });
  if (!content) throw new AppError('not-found');
  const type = size === 'web' ? 'image/jpeg' : picture.originalType;
  return new File([content], savedName(picture, size), { type });
}

interface SavedGallery {
  title: string;
  pictures: readonly ShownPicture[];
  size: SavedSize;
  signal: AbortSignal;
  onPercent: (percent: number) => void;
}

/** Saves all pictures, and returns the number of those that could not be fetched. */
export async function saveAll(saved: SavedGallery): Promise<number> {
  const { title, pictures, size, signal, onPercent } = saved;
  if (!canZip()) throw new AppError('zip/unsupported');
  if (!navigator.onLine) throw new AppError('offline');
  const names = archivePaths(pictures, size);
  const entries = pictures.map((picture, index) => ({
    id: picture.id,
    name: names[index] ?? '',
    bytes: bytesFor(picture, size),
  }));
  const byId = new Map(pictures.map((picture) => [picture.id, picture]));
  const { parts, target } = await planArchive(entries);
  const total = bytesOf(entries);
  const archiveTitle = size === 'web' ? `${title} web` : title;
  let before = 0;
  let missing = 0;
  for (const [index, part] of parts.entries()) {
    const { file, failedIds } = await createZip({
      entries: part,
      missing: [],
      head: [currentShop().businessName, title],
      unit: downloadTexts.pictureUnit,
      licence: undefined,
      target,
      signal,
      access: (id) => {
        const picture = byId.get(id);
        if (!picture) throw new AppError('not-found');
        return Promise.resolve(accessTo(picture, size));
      },
      onProgress: (bytes) => onPercent(Math.min(99, Math.round((100 * (before + bytes)) / total))),
      onPacking: () => undefined,
    });
    before += bytesOf(part);
    missing += failedIds.length;
    if (file) saveFile(file, zipFileName(archiveTitle, { index: index + 1, count: parts.length }));
  }
  return missing;
}
