import { download, publicUrl, upload } from '#src/data/files/storage.ts';
import * as adminSingleImages from '#src/data/repos/catalogue/adminSingleImages.ts';
import * as albums from '#src/data/repos/catalogue/albums.ts';
import * as watermark from '#src/data/repos/settings/watermark.ts';
import {
  imagesOfAlbum,
  isOutdated,
  type RemadeFiles,
  remadeFinish,
  remadeInAlbum,
  remadePaths,
  remadeSingleImage,
  remakeEach,
  type ShopPicture,
} from '#src/model/watermarks/remaking.ts';
import type { Remaking, Watermark } from '#src/model/watermarks/schema.ts';
import { pictureQueue } from '../../uploads/queue/uploadRunner.ts';

async function outdatedPictures(chosenAt: Date): Promise<ShopPicture[]> {
  const singles = (await adminSingleImages.listAll()).map((image): ShopPicture => ({
    collection: image.isLegacy ? 'individuelle' : 'enkeltbilleder',
    id: image.id,
    image,
  }));
  const inAlbums = (await albums.listAll()).flatMap(imagesOfAlbum);
  return [...singles, ...inAlbums].filter(({ image }) => isOutdated(image, chosenAt));
}

/** Draws the widths of a picture from its original, and lets its record point to them. */
async function remakePicture(
  { collection, id, image }: ShopPicture,
  stored: Watermark,
  chosenAt: Date,
): Promise<void> {
  const { originalSrc } = image;
  const finish = remadeFinish(image, stored);
  const made = await pictureQueue.make(await download(originalSrc), finish);
  const sources: RemadeFiles['sources'] = [];
  for (const { width, path } of remadePaths(originalSrc, chosenAt, made)) {
    const variant = made.variants.find((each) => each.width === width);
    if (!variant) continue;
    await upload({ path, file: variant.file });
    sources.push({ width, url: publicUrl(path) });
  }
  const remade = { originalSrc, chosenAt, size: made, sources };
  await (collection === 'albums'
    ? albums.revise({ id }, (album) => remadeInAlbum(album, image.id, remade))
    : adminSingleImages.revise({ id, isLegacy: collection === 'individuelle' }, (current) =>
        remadeSingleImage(current, remade),
      ));
}

/** Notes how far this run is; false when it was paused, or another one has taken over. */
async function report(run: number, progress: Partial<Remaking>): Promise<boolean> {
  let isOurs = false;
  await watermark.remaking.update((current) => {
    isOurs = current.state === 'running' && current.run === run;
    return isOurs ? progress : {};
  });
  return isOurs;
}

/** Makes the pictures of the shop that have another watermark, in this tab. */
export async function remakeHere(run: number): Promise<void> {
  const stored = await watermark.get();
  const chosenAt = stored.updatedAt ?? new Date(0);
  const isOther = async () =>
    (await watermark.get()).updatedAt?.getTime() !== stored.updatedAt?.getTime();
  const pictures = await outdatedPictures(chosenAt);
  const { done } = await watermark.remaking.get();
  if (!(await report(run, { left: pictures.length, failed: 0 }))) return;
  const outcome = await remakeEach(pictures, done, {
    remake: (picture) => remakePicture(picture, stored, chosenAt),
    report: (progress) => report(run, progress),
    isToBeginAnew: isOther,
  });
  if (outcome === 'begin-anew') await remakeHere(run);
}
