import { randomBytes } from 'node:crypto';
import { FieldPath, FieldValue } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { collections } from '../../../src/model/base/paths.ts';
import { falseByDefault, requiredDate, zeroByDefault } from '../../../src/model/base/schema.ts';
import { LETTERS_AND_DIGITS, randomText } from '../../../src/model/base/text.ts';
import { nextOrder } from '../../../src/model/catalogue/gallery.ts';
import { takenTitles } from '../../../src/model/catalogue/titles.ts';
import { LINK_KEY_LENGTH } from '../../../src/model/clients/access.ts';
import { galleryOf } from '../../../src/model/clients/newGallery.ts';
import { albumDetails } from '../../../src/model/moving/records.ts';
import { readable } from '../decodeSnapshot.ts';
import { firestore } from '../firebaseAdmin.ts';
import type { ApiAnswer, ApiCall } from './call.ts';

/** Without the pictures, which may weigh half a megabyte. */
const albumHead = z.object({
  id: z.string(),
  title: z.string(),
  isPublished: falseByDefault,
  order: zeroByDefault,
});

const galleryHead = z.object({
  id: z.string(),
  title: z.string(),
  isOpen: falseByDefault,
  expiresAt: requiredDate,
});

const albumHeads = () =>
  firestore().collection(collections.albums).select('title', 'isPublished', 'order');

const galleryHeads = () =>
  firestore().collection(collections.clientGalleries).select('title', 'isOpen', 'expiresAt');

type AlbumHead = Omit<z.infer<typeof albumHead>, 'order'>;

const shownAlbum = ({ id, title, isPublished }: AlbumHead) => ({ id, title, isPublished });

const shownGallery = ({ id, title, isOpen, expiresAt }: z.infer<typeof galleryHead>) => ({
  id,
  title,
  isOpen,
  expiresAt: expiresAt.toISOString(),
});

const isNamed = (title: string) => (one: { title: string }) =>
  takenTitles([title], [one.title]).length > 0;

export async function listAlbums(): Promise<ApiAnswer<'listAlbums'>> {
  const albums = readable(albumHead, (await albumHeads().get()).docs);
  return { albums: albums.toSorted((one, other) => one.order - other.order).map(shownAlbum) };
}

/** The parts of an album that its details do not say, as the dashboard writes them. */
const EMPTY_ALBUM = {
  images: [],
  coverImageUrl: '',
  watermarkedCoverUrl: '',
  visible: true,
  securityLevel: 'enhanced',
  protectionEnabled: true,
};

const NO_RULES = { rules: [], categories: [], keywords: [] };

/** Search and new album are one transaction: two that ask at once get the same one. */
export function makeAlbum({ input }: ApiCall<'makeAlbum'>): Promise<ApiAnswer<'makeAlbum'>> {
  const { title, price = 0, category = '' } = input;
  return firestore().runTransaction(async (transaction) => {
    const albums = readable(albumHead, (await transaction.get(albumHeads())).docs);
    const known = albums.find(isNamed(title));
    if (known) return { album: shownAlbum(known) };
    const details = albumDetails({ title, price, category }, nextOrder(albums), NO_RULES);
    const ref = firestore().collection(collections.albums).doc();
    const at = FieldValue.serverTimestamp();
    transaction.create(ref, { ...details, ...EMPTY_ALBUM, createdAt: at, updatedAt: at });
    return { album: shownAlbum({ ...details, id: ref.id }) };
  });
}

/** With a token of one gallery that one alone. */
export async function listGalleries({
  token: { galleryId },
}: ApiCall<'listGalleries'>): Promise<ApiAnswer<'listGalleries'>> {
  const all = galleryHeads();
  const reached = galleryId === '' ? all : all.where(FieldPath.documentId(), '==', galleryId);
  return { galleries: readable(galleryHead, (await reached.get()).docs).map(shownGallery) };
}

/** Search and new gallery are one transaction, as with albums. */
export function makeGallery({
  input: { title },
}: ApiCall<'makeGallery'>): Promise<ApiAnswer<'makeGallery'>> {
  return firestore().runTransaction(async (transaction) => {
    const galleries = readable(galleryHead, (await transaction.get(galleryHeads())).docs);
    const known = galleries.find(isNamed(title));
    if (known) return { gallery: shownGallery(known) };
    const linkKey = randomText(LETTERS_AND_DIGITS, LINK_KEY_LENGTH, randomBytes);
    const gallery = galleryOf({ title, price: 0, linkKey }, new Date());
    const ref = firestore().collection(collections.clientGalleries).doc();
    const at = FieldValue.serverTimestamp();
    transaction.create(ref, { ...gallery, createdAt: at, updatedAt: at });
    return { gallery: shownGallery({ ...gallery, id: ref.id }) };
  });
}
