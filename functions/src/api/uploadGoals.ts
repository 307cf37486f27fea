import { apiAnswers } from '../../../src/model/api/texts.ts';
import type { UploadTarget } from '../../../src/model/api/contracts.ts';
import { collections, documents } from '../../../src/model/base/paths.ts';
import { ALBUM_IMAGE_MAX_COUNT } from '../../../src/model/catalogue/editing/albumChanges.ts';
import { nextOrder } from '../../../src/model/catalogue/gallery.ts';
import { fileIdsOf, placeOfOriginal } from '../../../src/model/catalogue/pictureFiles.ts';
import {
  albumSchema,
  portfolioItemSchema,
  SINGLE_IMAGE_DEFAULT_PRICE_DKK,
  singleImageSchema,
} from '../../../src/model/catalogue/schema.ts';
import {
  CLIENT_PICTURE_MAX_COUNT,
  clientDocuments,
  clientGallerySchema,
} from '../../../src/model/clients/schema.ts';
import { projectFolder } from '../../../src/model/files/names.ts';
import type { Picture } from '../../../src/model/files/picture.ts';
import type { IntakeGoal } from '../../../src/model/intake/schema.ts';
import { strengthOf } from '../../../src/model/watermarks/strengths.ts';
import { decodeSnapshot } from '../decodeSnapshot.ts';
import { firestore } from '../firebaseAdmin.ts';
import { Refusal } from '../refusal.ts';
import type { ApiCall } from './call.ts';
import { showAgain } from './removals.ts';

type Input = ApiCall<'beginUpload'>['input'];
type Of<Kind extends UploadTarget['kind']> = Extract<UploadTarget, { kind: Kind }>;

/** The goal of a file, and the place by which its upload is known. */
interface Aim {
  goal: IntakeGoal;
  place: readonly string[];
  /** The id of the picture of this file that is there already. */
  knownId?: string | undefined;
}

const FALLBACK_FOLDER = 'album';

const notFound = (text: string): Refusal => new Refusal(404, 'not-found', { text });

/** Refuses one picture more than there is room for. */
export function requireRoom(count: number, most: number): void {
  if (count < most) return;
  throw new Refusal(409, 'quota-exceeded', { text: apiAnswers.albumFull(most), limit: most });
}

type ReplacedRecord = Extract<IntakeGoal, { kind: 'replacement' }>['record'];

/** The goal of a file that takes the place of another; its upload is another one for each that it replaces. */
function replacement(
  record: ReplacedRecord,
  picture: { title: string; originalSrc: string; picture: Picture } | undefined,
): Aim {
  const place = placeOfOriginal(picture?.originalSrc ?? '');
  if (!picture || !place) throw notFound(apiAnswers.noSuchPicture);
  const { title, originalSrc: before } = picture;
  const strength = strengthOf(picture.picture);
  const goal = { kind: 'replacement' as const, record, title, before, place, strength };
  return { goal, place: ['replacement', record.id, before] };
}

/** The words about a picture that the sender gave; the others may follow from its file. */
function wordsOf({ alt, place, keywords }: Input) {
  return {
    ...(alt !== undefined && { alt }),
    ...(place !== undefined && { place }),
    ...(keywords !== undefined && { keywords }),
  };
}

async function aimAtAlbum({ albumId }: Of<'album'>, input: Input, fileId: string): Promise<Aim> {
  const album = decodeSnapshot(
    albumSchema,
    await firestore().doc(documents.album.build({ albumId })).get(),
  );
  if (!album) throw notFound(apiAnswers.noSuchAlbum);
  const { replaces } = input;
  if (replaces !== undefined) {
    const replaced = album.images.find(({ id }) => id === replaces);
    return replacement({ collection: 'albums', albumId, id: replaces }, replaced);
  }
  const known = album.images.find((image) => fileIdsOf(image).includes(fileId));
  if (!known) requireRoom(album.images.length, ALBUM_IMAGE_MAX_COUNT);
  const { title = '', description = '', order = nextOrder(album.images) } = input;
  const project = projectFolder(album.title, FALLBACK_FOLDER);
  return {
    goal: { kind: 'album', albumId, project, title, description, ...wordsOf(input), order },
    place: ['album', albumId],
    knownId: known?.id,
  };
}

async function aimAtGallery(
  { galleryId, section = '' }: Of<'gallery'>,
  input: Input,
  fileId: string,
): Promise<Aim> {
  const gallery = decodeSnapshot(
    clientGallerySchema,
    await firestore().doc(clientDocuments.gallery.build({ galleryId })).get(),
  );
  if (!gallery) throw notFound(apiAnswers.noSuchGallery);
  const { images, isMarked, isWebMarked } = gallery;
  const goal = { kind: 'client' as const, galleryId, isMarked, isWebMarked };
  const { replaces } = input;
  if (replaces !== undefined) {
    const replaced = images.find(({ id }) => id === replaces);
    if (!replaced) throw notFound(apiAnswers.noSuchPicture);
    const { originalPath: before, title, section, order } = replaced;
    return {
      goal: { ...goal, title, section, order, before, fileId },
      place: ['client', galleryId, replaces, before],
    };
  }
  const known = images.find((image) => fileIdsOf(image).includes(fileId));
  if (!known) requireRoom(images.length, CLIENT_PICTURE_MAX_COUNT);
  if (known?.wasTakenOut === true) await showAgain(galleryId, known.id);
  const { title = '', order = nextOrder(images) } = input;
  return {
    goal: { ...goal, title, section, order },
    place: ['client', galleryId],
    knownId: known?.id,
  };
}

const NEW_PLACE = 0;

async function aimAtSingle(target: Of<'single'>, input: Input, fileId: string): Promise<Aim> {
  const itemId = input.replaces ?? fileId;
  const stored = await firestore()
    .doc(documents.singleImage.build({ imageId: itemId }))
    .get();
  const known = decodeSnapshot(singleImageSchema, stored);
  if (input.replaces !== undefined) {
    return replacement({ collection: collections.singleImages, id: itemId }, known);
  }
  const { title = '', description = '', order = NEW_PLACE } = input;
  const { price = SINGLE_IMAGE_DEFAULT_PRICE_DKK, category = '' } = target;
  const details = { category, price, order, isPublished: false };
  const words = { title, description, ...wordsOf(input), ...details };
  return {
    goal: { kind: 'singleImage', words },
    place: ['single'],
    knownId: known?.id,
  };
}

async function aimAtPortfolio(target: Of<'portfolio'>, input: Input, fileId: string): Promise<Aim> {
  const itemId = input.replaces ?? fileId;
  const stored = await firestore().doc(documents.portfolioItem.build({ itemId })).get();
  const known = decodeSnapshot(portfolioItemSchema, stored);
  if (input.replaces !== undefined) {
    return replacement({ collection: collections.portfolio, id: itemId }, known);
  }
  const { title = '', description = '', order = NEW_PLACE } = input;
  const { category = '' } = target;
  return {
    goal: { kind: 'portfolio', words: { title, description, ...wordsOf(input), category, order } },
    place: ['portfolio'],
    knownId: known?.id,
  };
}

/** Returns the goal of the file in a request. */
export function aimOf(input: Input, fileId: string): Promise<Aim> {
  const { target } = input;
  switch (target.kind) {
    case 'album':
      return aimAtAlbum(target, input, fileId);
    case 'gallery':
      return aimAtGallery(target, input, fileId);
    case 'single':
      return aimAtSingle(target, input, fileId);
    case 'portfolio':
      return aimAtPortfolio(target, input, fileId);
  }
}
