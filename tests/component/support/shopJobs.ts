import { vi } from 'vitest';
import { removeForGood } from '#src/admin/bin/removeFiles.ts';
import { replacementHandler } from '#src/admin/uploads/queue/replacement.ts';
import type { ReplacedRecord } from '#src/admin/uploads/queue/uploadJob.ts';
import { runUpload } from '#src/admin/uploads/queue/runUpload.ts';
import { isRecordWritten } from '#src/admin/uploads/queue/uploadHandlers.ts';
import * as bin from '#src/data/catalogue/bin.ts';
import {
  transferImages,
  takeBackFromAlbum,
  takeBackFromSingles,
  transferToAlbum,
  transferToSingles,
} from '#src/data/catalogue/transferImages.ts';
import {
  takeAlbumOffSale,
  takeAlbumImagesOffSale,
  takeImageOffSale,
  movePortfolioItemToBin,
} from '#src/data/catalogue/takeOffSale.ts';
import * as adminSingleImages from '#src/data/repos/catalogue/adminSingleImages.ts';
import { eachOf } from '#src/model/base/bulk.ts';
import type { PicturePlace } from '#src/model/catalogue/pictureFiles.ts';
import { backend } from '../../support/backend/backend.ts';
import { singleImage } from '../../support/records.ts';
import {
  ALBUM,
  bulk,
  bulkAtOnce,
  NAMES,
  originalOf,
  portfolioOriginalOf,
  single,
  SINGLES,
  type Job,
  type Titled,
} from './cutJobs.ts';
import { jpeg, madePicture } from './pictureFiles.ts';

/* What the photographer does with pictures of a shop, as jobs that may be cut anywhere. */

const imagesIn = (albumId: string) =>
  (backend.documents.get(`albums/${albumId}`)?.['images'] ?? []) as { id: string }[];
const idsIn = (albumId: string) => imagesIn(albumId).map(({ id }) => id);
const isSingle = (id: string) => backend.documents.get(`enkeltbilleder/${id}`) !== undefined;
const placed = (items: readonly Titled[]) =>
  items.map(({ id }) => ({ ...singleImage(id), isLegacy: false }));
const priceAndCategory = { price: 249, category: 'natur' };

const moveToSingles = (items: readonly Titled[]) =>
  transferToSingles({ kind: 'move', albumId: 'Skagen', priceAndCategory }, items);
const copyToSingles = (items: readonly Titled[]) =>
  transferToSingles({ kind: 'copy', albumId: 'Skagen', priceAndCategory }, items);
const moveToAlbum = (items: readonly Titled[]) =>
  transferToAlbum({ kind: 'move', albumId: 'Møn' }, placed(items));
const copyToAlbum = (items: readonly Titled[]) =>
  transferToAlbum({ kind: 'copy', albumId: 'Møn' }, placed(items));

const inAlbums: PicturePlace = { kind: 'albums', project: 'skagen' };
const isReplaced = (record: object | undefined) => JSON.stringify(record).includes('newUpload');

function replace(title: string, record: ReplacedRecord, place: PicturePlace): Promise<unknown> {
  const goal = {
    kind: 'replacement' as const,
    record,
    title,
    before: place.kind === 'portfolio' ? portfolioOriginalOf(title) : originalOf(title),
    place,
  };
  const job = { id: 'newUpload', fileName: 'ny.jpg', goal };
  const { signal } = new AbortController();
  return runUpload(
    { file: jpeg('ny.jpg'), placed: undefined, signal, onProgress: vi.fn(), job },
    {
      make: () => Promise.resolve(madePicture()),
      isWritten: isRecordWritten,
      write: (each, files) => replacementHandler.write(each as typeof job, files),
    },
  ).then((outcome) => {
    if (!('done' in outcome) || !outcome.done) throw new Error('not replaced');
  });
}

const NEW_PRICE = 325;
const setPrices = (batch: readonly Titled[]) =>
  adminSingleImages.reviseTogether(placed(batch), () => ({ price: NEW_PRICE }));
const hasNewPrice = (id: string) =>
  backend.documents.get(`enkeltbilleder/${id}`)?.['price'] === NEW_PRICE;

export const jobs: Record<string, { before?: () => Promise<unknown>; job: Job }> = {
  'a bulk change': { job: bulk(SINGLES, setPrices, hasNewPrice) },
  'a bulk change in several batches at once': { job: bulkAtOnce(SINGLES, setPrices, hasNewPrice) },
  'a deletion of several': {
    job: bulk(
      SINGLES,
      (batch) =>
        eachOf(batch, async ({ id }) => void (await takeImageOffSale({ id, isLegacy: false }))),
      (id) => !isSingle(id),
    ),
  },
  'a deletion of pictures in an album': {
    job: single(
      'Skagen',
      () => takeAlbumImagesOffSale('Skagen', ['Gren', 'Klit']),
      () => !idsIn('Skagen').includes('Gren'),
    ),
  },
  'a deletion of an album': {
    job: single(
      'Skagen',
      () => takeAlbumOffSale('Skagen'),
      () => backend.documents.get('albums/Skagen') === undefined,
    ),
  },
  'a move to another album': {
    job: bulk(
      ALBUM,
      (batch) => transferImages({ kind: 'move', fromId: 'Skagen', toId: 'Møn' }, batch),
      (id) => idsIn('Møn').includes(id) && !idsIn('Skagen').includes(id),
    ),
  },
  'copies in another album': {
    job: bulk(
      ALBUM,
      (batch) => transferImages({ kind: 'copy', fromId: 'Skagen', toId: 'Møn' }, batch),
      (id) => idsIn('Møn').includes(id),
    ),
  },
  'a move from an album to single images': {
    job: bulk(
      ALBUM,
      async (batch) => (await moveToSingles(batch)).failures,
      (id) => isSingle(id) && !idsIn('Skagen').includes(id),
    ),
  },
  'a move of single images into an album': {
    job: bulk(
      SINGLES,
      async (batch) => (await moveToAlbum(batch)).failures,
      (id) => idsIn('Møn').includes(id) && !isSingle(id),
    ),
  },
  'copies as single images': {
    job: bulk(
      ALBUM,
      async (batch) => (await copyToSingles(batch)).failures,
      (id) => isSingle(id) && idsIn('Skagen').includes(id),
    ),
  },
  'copies of single images in an album': {
    job: bulk(
      SINGLES,
      async (batch) => (await copyToAlbum(batch)).failures,
      (id) => idsIn('Møn').includes(id) && isSingle(id),
    ),
  },
  'a deletion from the portfolio': {
    job: single(
      'Bakke',
      () => movePortfolioItemToBin('Bakke'),
      () => backend.documents.get('portfolio/Bakke') === undefined,
    ),
  },
  'a replaced file': {
    job: single(
      'Hede',
      () => replace('Hede', { collection: 'enkeltbilleder', id: 'Hede' }, inAlbums),
      () => isReplaced(backend.documents.get('enkeltbilleder/Hede')),
    ),
  },
  'a replaced file in an album': {
    job: single(
      'Gren',
      () => replace('Gren', { collection: 'albums', albumId: 'Skagen', id: 'Gren' }, inAlbums),
      () => isReplaced(imagesIn('Skagen').find(({ id }) => id === 'Gren')),
    ),
  },
  'a replaced file in the portfolio': {
    job: single(
      'Bakke',
      () => replace('Bakke', { collection: 'portfolio', id: 'Bakke' }, { kind: 'portfolio' }),
      () => isReplaced(backend.documents.get('portfolio/Bakke')),
    ),
  },
};

const hedeInBin = () => takeImageOffSale({ id: 'Hede', isLegacy: false });
const bakkeInBin = () => movePortfolioItemToBin('Bakke');

/** Steps that end in a place where they cannot be repeated: what they have done is found again. */
export const onceOnly: typeof jobs = {
  'the way back from the bin': {
    before: () => takeAlbumOffSale('Skagen'),
    job: single(
      'Skagen',
      () => bin.restore('album-Skagen'),
      () => backend.documents.get('albums/Skagen') !== undefined,
    ),
  },
  'the way back of a picture into its album': {
    before: () => moveToSingles([{ id: 'Gren', title: 'Gren' }]),
    job: single(
      'Gren',
      () => takeBackFromSingles('Skagen', 'Gren'),
      () => idsIn('Skagen').includes('Gren') && !isSingle('Gren'),
    ),
  },
  'the way back of a single image': {
    before: () => moveToAlbum([{ id: 'Hede', title: 'Hede' }]),
    job: single(
      'Hede',
      () => takeBackFromAlbum('Møn', { id: 'Hede', isLegacy: false }),
      () => isSingle('Hede') && !idsIn('Møn').includes('Hede'),
    ),
  },
  'the way back of a deleted picture': {
    before: hedeInBin,
    job: single(
      'Hede',
      () => bin.restore('image-Hede'),
      () => isSingle('Hede'),
    ),
  },
  'a deletion for good': {
    before: hedeInBin,
    job: {
      ...single(
        'Hede',
        () => removeForGood('image-Hede'),
        () => backend.documents.get('bin/image-Hede') === undefined,
      ),
      kept: NAMES.filter((name) => name !== 'Hede'),
    },
  },
  'the way back into the portfolio': {
    before: bakkeInBin,
    job: single(
      'Bakke',
      () => bin.restore('portfolio-Bakke'),
      () => backend.documents.get('portfolio/Bakke') !== undefined,
    ),
  },
  'a deletion for good from the portfolio': {
    before: bakkeInBin,
    job: {
      ...single(
        'Bakke',
        () => removeForGood('portfolio-Bakke'),
        () => backend.documents.get('bin/portfolio-Bakke') === undefined,
      ),
      kept: NAMES.filter((name) => name !== 'Bakke'),
    },
  },
};
