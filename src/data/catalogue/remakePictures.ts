import { documents } from '#src/model/base/paths.ts';
import { type RemakingTools, remakeAll } from '#src/model/watermarks/remakeAll.ts';
import {
  markedForClient,
  markedInAlbum,
  type MarkedPicture,
  markedSingleImage,
} from '#src/model/watermarks/remaking.ts';
import { download, publicUrl, remove, upload } from '../files/storage.ts';
import { recordsOf } from '../firestore/records.ts';
import { transactWithRetry } from '../firestore/transactWithRetry.ts';
import * as adminSingleImages from '../repos/catalogue/adminSingleImages.ts';
import * as albums from '../repos/catalogue/albums.ts';
import * as clientGalleries from '../repos/clients/clientGalleries.ts';
import * as watermark from '../repos/settings/watermark.ts';

async function pictures(): Promise<MarkedPicture[]> {
  const singles = (await adminSingleImages.listAll()).map((image) =>
    markedSingleImage(image, image.isLegacy ? documents.legacySingleImage : documents.singleImage),
  );
  const inAlbums = (await albums.listAll()).flatMap(markedInAlbum);
  return [...singles, ...inAlbums, ...(await clientGalleries.listAll()).flatMap(markedForClient)];
}

/** Draws a picture in this browser. */
type Draw = (
  file: Blob,
  finish: Parameters<RemakingTools<Blob>['draw']>[1],
) => ReturnType<RemakingTools<Blob>['draw']>;

/** Makes the pictures that have another watermark, in this tab. */
export async function remakePictures(run: number, draw: Draw): Promise<void> {
  const outcome = await remakeAll<Blob>(run, {
    transact: (work) => transactWithRetry((transaction) => work(recordsOf(transaction))),
    watermark: watermark.get,
    chosenAt: async () => (await watermark.get()).updatedAt,
    pictures,
    draw: async (originalPath, finish) => draw(await download(originalPath), finish),
    save: (path, file) => upload({ path, file }),
    remove,
    urlOf: publicUrl,
  });
  if (outcome === 'begin-anew') await remakePictures(run, draw);
}
