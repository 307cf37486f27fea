import { nextOrder } from './gallery.ts';
import { albumImages, coverImage, type AlbumPictures } from './album.ts';
import { withImageChanged, withImageRemoved, withImagesPlaced } from './albumChanges.ts';
import { withImageRestored } from './bin.ts';
import type { AlbumImage } from './schema.ts';

/*
 * A picture keeps its id in every album, so that a repeated step adds nothing twice. Its files stay
 * where they are, and its records say that they share them.
 */

export const transferKinds = ['move', 'copy'] as const;
export type TransferKind = (typeof transferKinds)[number];

export interface ImagePlace {
  /** Counted from 0. */
  index: number;
  wasCover: boolean;
}

export interface TransferredImage {
  id: string;
  title: string;
  /** The place to take; without one it comes after the others. */
  place?: ImagePlace | undefined;
}

interface Refusal {
  item: TransferredImage;
  code: 'not-found' | 'already-exists';
}

export interface AlbumPair<Pictures = AlbumPictures> {
  from: Pictures;
  to: Pictures;
}

interface Transfer extends AlbumPair {
  /** The records as they were in the first album; one that is there by now is not among them. */
  taken: AlbumImage[];
  refused: Refusal[];
}

/** The pictures with the places that they have in an album, in its sequence. */
export function placesOf(album: AlbumPictures, ids: ReadonlySet<string>): TransferredImage[] {
  const cover = coverImage(album)?.id;
  return albumImages(album)
    .map(({ id, title }, index) => ({ id, title, place: { index, wasCover: id === cover } }))
    .filter(({ id }) => ids.has(id));
}

function withImageTaken(to: AlbumPictures, image: AlbumImage, place?: ImagePlace): AlbumPictures {
  const shared = { ...image, hasSharedFiles: true };
  return place
    ? withImageRestored(to, shared, place)
    : withImagesPlaced(to, [{ ...shared, order: nextOrder(to.images) }]);
}

function withImageGiven(kind: TransferKind, from: AlbumPictures, id: string): AlbumPictures {
  return kind === 'move'
    ? withImageRemoved(from, id)
    : { ...from, ...withImageChanged(from, id, { hasSharedFiles: true }) };
}

/** Two albums after pictures of the first went to the second. */
export function withImagesTransferred(
  kind: TransferKind,
  albums: AlbumPair,
  items: readonly TransferredImage[],
): Transfer {
  let { from, to } = albums;
  const taken: AlbumImage[] = [];
  const refused: Refusal[] = [];
  for (const item of items) {
    const image = from.images.find(({ id }) => id === item.id);
    const isThere = to.images.some(({ id }) => id === item.id);
    if (!image) {
      // What is there and not here any more was moved by an attempt whose answer was lost.
      if (!isThere) refused.push({ item, code: 'not-found' });
    } else if (!isThere) {
      taken.push(image);
      to = withImageTaken(to, image, item.place);
      from = withImageGiven(kind, from, image.id);
    } else if (kind === 'move') refused.push({ item, code: 'already-exists' });
  }
  return { from, to, taken, refused };
}
