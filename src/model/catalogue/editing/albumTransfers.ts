import { nextOrder } from '../gallery.ts';
import { albumImages, coverImage, type AlbumPictures } from '../album.ts';
import { withImageChanged, withImageRemoved, withImagesPlaced } from './albumChanges.ts';
import { withImageRestored } from '../../bin/bin.ts';
import type { AlbumImage } from '../schema.ts';

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

export interface RefusedTransfer {
  item: TransferredImage;
  code: 'not-found' | 'already-exists' | 'invalid-argument';
}

export interface AlbumPair<Pictures = AlbumPictures> {
  from: Pictures;
  to: Pictures;
}

interface Transfer extends AlbumPair {
  /** The records as they were in the first album; one that is there by now is not among them. */
  taken: AlbumImage[];
  refused: RefusedTransfer[];
}

/** The pictures with the places that they have in an album, in its sequence. */
export function placesOf(album: AlbumPictures, ids: ReadonlySet<string>): TransferredImage[] {
  const cover = coverImage(album)?.id;
  return albumImages(album)
    .map(({ id, title }, index) => ({ id, title, place: { index, wasCover: id === cover } }))
    .filter(({ id }) => ids.has(id));
}

interface Going<Image> {
  item: TransferredImage;
  image: Image;
}

/** Tells the pictures that go from those that cannot. */
export function sortedOut<Image>(
  kind: TransferKind,
  items: readonly TransferredImage[],
  { find, isThere }: { find: (id: string) => Image | undefined; isThere: (id: string) => boolean },
): { going: Going<Image>[]; refused: RefusedTransfer[] } {
  const going: Going<Image>[] = [];
  const refused: RefusedTransfer[] = [];
  for (const item of items) {
    const image = find(item.id);
    if (!image) {
      // A picture that is there and no longer here was moved by an attempt whose answer was lost.
      if (!isThere(item.id)) refused.push({ item, code: 'not-found' });
    } else if (!isThere(item.id)) going.push({ item, image });
    else if (kind === 'move') refused.push({ item, code: 'already-exists' });
  }
  return { going, refused };
}

function withImageTaken(to: AlbumPictures, { item: { place }, image }: Going<AlbumImage>) {
  const shared = { ...image, hasSharedFiles: true };
  return place
    ? withImageRestored(to, shared, place)
    : withImagesPlaced(to, [{ ...shared, order: nextOrder(to.images) }]);
}

/** An album with further pictures, which share their files with other records. */
export function withImagesTaken(
  to: AlbumPictures,
  going: readonly Going<AlbumImage>[],
): AlbumPictures {
  return going.reduce(withImageTaken, to);
}

function withImageGiven(kind: TransferKind, from: AlbumPictures, id: string): AlbumPictures {
  return kind === 'move'
    ? withImageRemoved(from, id)
    : { ...from, ...withImageChanged(from, id, { hasSharedFiles: true }) };
}

/** Two albums after pictures of the first went to the second. */
export function withImagesTransferred(
  kind: TransferKind,
  { from, to }: AlbumPair,
  items: readonly TransferredImage[],
): Transfer {
  const { going, refused } = sortedOut(kind, items, {
    find: (id) => from.images.find((image) => image.id === id),
    isThere: (id) => to.images.some((image) => image.id === id),
  });
  const taken = going.map(({ image }) => image);
  return {
    from: taken.reduce((left, { id }) => withImageGiven(kind, left, id), from),
    to: withImagesTaken(to, going),
    taken,
    refused,
  };
}
