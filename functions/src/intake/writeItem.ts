import { publishedWidths } from '../../../src/model/files/widths.ts';
import type { Transaction } from 'firebase-admin/firestore';
import { unreachable } from '../../../src/model/base/closedSets.ts';
import { AppError } from '../../../src/model/base/errors.ts';
import { collections, documents } from '../../../src/model/base/paths.ts';
import type { Records } from '../../../src/model/base/records.ts';
import {
  ALBUM_IMAGE_MAX_COUNT,
  withImagesPlaced,
} from '../../../src/model/catalogue/editing/albumChanges.ts';
import { presentSlug } from '../../../src/model/catalogue/filterButtons/filterButtons.ts';
import { isOriginalOf } from '../../../src/model/catalogue/pictureFiles.ts';
import {
  type AlbumImage,
  albumSchema,
  filterButtonsSchema,
  type PortfolioItem,
  portfolioItemSchema,
  type SingleImage,
  singleImageSchema,
} from '../../../src/model/catalogue/schema.ts';
import { clientFilesOf } from '../../../src/model/clients/files.ts';
import { withFilesOf, withPicturesAdded } from '../../../src/model/clients/pictures.ts';
import {
  CLIENT_PICTURE_MAX_COUNT,
  clientDocuments,
  type ClientGallery,
  clientGallerySchema,
  type ClientPicture,
} from '../../../src/model/clients/schema.ts';
import { publicFileUrl } from '../../../src/model/files/urlPolicy.ts';
import {
  type GoalOf,
  newAlbum,
  newAlbumImage,
  newClientGallery,
  newClientPicture,
  newPortfolioItem,
  type NewPicture,
  newSingleImage,
  type PlacedFiles,
  replacedFiles,
} from '../../../src/model/intake/newRecords.ts';
import type { FormerFiles, IntakeGoal } from '../../../src/model/intake/schema.ts';
import { unfinishedStates } from '../../../src/model/intake/steps.ts';
import { waitingOrderFrom, waitsFor } from '../../../src/model/orders/offSale.ts';
import type { ItemType } from '../../../src/model/sale/schema.ts';
import { decodeValue } from '../decodeSnapshot.ts';
import { storageOrigin } from '../env.ts';
import { bucket, firestore } from '../firebaseAdmin.ts';
import { serverRecords } from '../records.ts';
import { formerFilesOf } from './formerFiles.ts';

/** A transaction in which the record of a picture is written. */
interface Writing {
  transaction: Transaction;
  records: Records;
  placed: PlacedFiles;
  now: Date;
}

/** The outcome for a picture: written, or not needed because it is there already. */
export type Written =
  | { kind: 'written'; write: () => void; former?: FormerFiles | undefined }
  | { kind: 'there'; former?: undefined };

const urlOf = (path: string): string =>
  publicFileUrl({ bucket: bucket().name, path }, storageOrigin);

/** A record with the present slug of its category, whose button may have been renamed since. */
async function withPresentCategory<Item extends { category: string }>(
  { read }: Records,
  item: Item,
): Promise<Item> {
  const { buttons = [] } = (await read(filterButtonsSchema, documents.filterButtons.build())) ?? {};
  return { ...item, category: presentSlug(item.category, buttons) };
}

const dated = (now: Date) => ({ createdAt: now, updatedAt: now });

async function writeSingleImage(
  picture: NewPicture<GoalOf<'singleImage'>>,
  { records, placed, now }: Writing,
): Promise<Written> {
  const path = documents.singleImage.build({ imageId: picture.id });
  if (await records.read(singleImageSchema, path)) return { kind: 'there' };
  const goal = { ...picture.goal, words: await withPresentCategory(records, picture.goal.words) };
  const record = newSingleImage({ ...picture, goal }, placed, urlOf);
  return { kind: 'written', write: () => records.set(path, { ...record, ...dated(now) }) };
}

async function writePortfolioItem(
  picture: NewPicture<GoalOf<'portfolio'>>,
  { records, placed, now }: Writing,
): Promise<Written> {
  const path = documents.portfolioItem.build({ itemId: picture.id });
  if (await records.read(portfolioItemSchema, path)) return { kind: 'there' };
  const goal = { ...picture.goal, words: await withPresentCategory(records, picture.goal.words) };
  const record = newPortfolioItem({ ...picture, goal }, placed, urlOf);
  return { kind: 'written', write: () => records.set(path, { ...record, ...dated(now) }) };
}

/** True when this is the only picture that the album waits for. Visitors never see half an album. */
async function isLastOf(albumId: string, { transaction }: Writing): Promise<boolean> {
  let unfinished = 0;
  for (const state of unfinishedStates) {
    const found = await transaction.get(
      firestore()
        .collection(collections.intake)
        .where('goal.albumId', '==', albumId)
        .where('state', '==', state)
        .limit(2),
    );
    unfinished += found.size;
    // This one is among them.
    if (unfinished > 1) return false;
  }
  return true;
}

async function writeAlbumImage(
  picture: NewPicture<GoalOf<'album'>>,
  writing: Writing,
): Promise<Written> {
  const { records, placed, now } = writing;
  const { albumId, details } = picture.goal;
  const path = documents.album.build({ albumId });
  const album = await records.read(albumSchema, path);
  if (album?.images.some(({ id }) => id === picture.id)) return { kind: 'there' };
  if (!album && !details) throw new AppError('not-found');
  if ((album?.images.length ?? 0) >= ALBUM_IMAGE_MAX_COUNT) throw new AppError('upload/full');
  const image = newAlbumImage(picture, placed, urlOf);
  const isPublished = details?.isPublished === true && (await isLastOf(albumId, writing));
  if (!album && details) {
    const created = newAlbum(await withPresentCategory(records, details), [image], isPublished);
    return { kind: 'written', write: () => records.set(path, { ...created, ...dated(now) }) };
  }
  const changes = album && withImagesPlaced(album, [image]);
  const publication = isPublished ? { isPublished } : {};
  const write = () => records.update(path, { ...changes, ...publication, updatedAt: now });
  return { kind: 'written', write };
}

/** Everything that names the picture stays: choices its id, and what was sold a copy of the former original. */
function replacedInGallery(
  gallery: ClientGallery,
  made: ClientPicture,
  before: string,
): { former: FormerFiles; changes: object } | undefined {
  const known = gallery.images.find(({ id }) => id === made.id);
  if (!known) throw new AppError('not-found');
  const { originalPath: originalSrc, width, hasWebFile } = known;
  if (originalSrc === made.originalPath) return undefined;
  if (originalSrc !== before) throw new AppError('upload/overtaken');
  const widths = publishedWidths(width);
  const files = clientFilesOf(originalSrc, widths, hasWebFile);
  return { former: { originalSrc, files }, changes: withFilesOf(gallery, made) };
}

async function writeClientPicture(
  picture: NewPicture<GoalOf<'client'>>,
  { records, placed, now }: Writing,
): Promise<Written> {
  const { galleryId, details, before } = picture.goal;
  const path = clientDocuments.gallery.build({ galleryId });
  const gallery = await records.read(clientGallerySchema, path);
  const made = newClientPicture(picture, placed);
  if (!gallery && details) {
    const created = newClientGallery(details, [made], now);
    return { kind: 'written', write: () => records.set(path, { ...created, ...dated(now) }) };
  }
  if (!gallery) throw new AppError('not-found');
  if (before !== undefined) {
    const replaced = replacedInGallery(gallery, made, before);
    if (!replaced) return { kind: 'there' };
    const write = () => records.update(path, { ...replaced.changes, updatedAt: now });
    return { kind: 'written', write, former: replaced.former };
  }
  if (gallery.images.some(({ id }) => id === picture.id)) return { kind: 'there' };
  if (gallery.images.length >= CLIENT_PICTURE_MAX_COUNT) throw new AppError('upload/full');
  const changes = withPicturesAdded(gallery, [made]);
  return { kind: 'written', write: () => records.update(path, { ...changes, updatedAt: now }) };
}

/** An approval takes the original that the record names: it has to be the one that was ordered. */
async function refuseIfOrdered(
  id: string,
  type: ItemType,
  { transaction }: Writing,
): Promise<void> {
  const orders = await transaction.get(
    // Those that are decided stay in the collection.
    firestore().collection(collections.pendingOrders).where('paymentStatus', '==', 'pending'),
  );
  const isWaitedFor = orders.docs.some((order) =>
    waitsFor(waitingOrderFrom(decodeValue(order.data())), { id, type }),
  );
  if (isWaitedFor) throw new AppError('upload/ordered');
}

interface Replaced {
  path: string;
  stored: SingleImage | PortfolioItem | AlbumImage;
  changes: object;
}

async function replacedIn(
  picture: NewPicture<GoalOf<'replacement'>>,
  writing: Writing,
): Promise<Replaced | undefined> {
  const { records, placed } = writing;
  const { record } = picture.goal;
  const files = replacedFiles(picture, placed, urlOf);
  switch (record.collection) {
    case 'enkeltbilleder':
    case 'individuelle': {
      await refuseIfOrdered(record.id, 'image', writing);
      const path =
        record.collection === 'enkeltbilleder'
          ? documents.singleImage.build({ imageId: record.id })
          : documents.legacySingleImage.build({ imageId: record.id });
      const stored = await records.read(singleImageSchema, path);
      return stored && { path, stored, changes: files.singleImage };
    }
    case 'portfolio': {
      const path = documents.portfolioItem.build({ itemId: record.id });
      const stored = await records.read(portfolioItemSchema, path);
      return stored && { path, stored, changes: files.portfolio };
    }
    case 'albums': {
      await refuseIfOrdered(record.albumId, 'album', writing);
      const path = documents.album.build({ albumId: record.albumId });
      const album = await records.read(albumSchema, path);
      const stored = album?.images.find((image) => image.id === record.id);
      return album && stored && { path, stored, changes: files.inAlbum(album, record.id) };
    }
    default:
      return unreachable(record);
  }
}

async function writeReplacement(
  picture: NewPicture<GoalOf<'replacement'>>,
  writing: Writing,
): Promise<Written> {
  const replaced = await replacedIn(picture, writing);
  if (!replaced) throw new AppError('not-found');
  const { path, stored, changes } = replaced;
  if (isOriginalOf(stored.originalSrc, picture.id)) return { kind: 'there' };
  if (stored.originalSrc !== picture.goal.before) throw new AppError('upload/overtaken');
  const write = () => writing.records.update(path, { ...changes, updatedAt: writing.now });
  return { kind: 'written', write, former: formerFilesOf(stored) };
}

const ofGoal = <Goal extends IntakeGoal>(picture: NewPicture, goal: Goal): NewPicture<Goal> => ({
  ...picture,
  goal,
});

/** Reads what the record of a picture needs, and returns how to write it: every read comes before the first write. */
export function prepareItem(
  picture: NewPicture,
  placed: PlacedFiles,
  { transaction, now }: { transaction: Transaction; now: Date },
): Promise<Written> {
  const writing = { transaction, records: serverRecords(transaction), placed, now };
  const { goal } = picture;
  switch (goal.kind) {
    case 'singleImage':
      return writeSingleImage(ofGoal(picture, goal), writing);
    case 'portfolio':
      return writePortfolioItem(ofGoal(picture, goal), writing);
    case 'album':
      return writeAlbumImage(ofGoal(picture, goal), writing);
    case 'client':
      return writeClientPicture(ofGoal(picture, goal), writing);
    case 'replacement':
      return writeReplacement(ofGoal(picture, goal), writing);
    default:
      return unreachable(goal);
  }
}
