import { writtenAlt } from '../altText.ts';
import { ALBUM_IMAGE_DESCRIPTION_MAX_LENGTH, withImageChanged } from './albumChanges.ts';
import {
  sortedOut,
  withImagesTaken,
  type RefusedTransfer,
  type TransferKind,
  type TransferredImage,
} from './albumTransfers.ts';
import type { AlbumPictures } from '../album.ts';
import type { Album, AlbumImage, SingleImage } from '../schema.ts';
import { freeTitle } from './freeTitle.ts';

/*
 * A picture of an album becomes one that is sold by itself, and the other way round. It keeps its id and
 * its files. What is moved leaves its record in the bin: the two kinds hold different words and prices.
 */

/** The price and category with which pictures of an album are sold one by one. */
export interface PriceAndCategory {
  price: number;
  /** The slug of a filter button. */
  category: string;
}

type SingleImageDraft = Omit<SingleImage, 'id' | 'createdAt' | 'updatedAt'>;

interface Place extends PriceAndCategory {
  order: number;
  /** The titles of the single images that are there already. */
  takenTitles: readonly string[];
}

/** The single image that a picture of an album becomes; it is as public as its album. */
export function asSingleImage(
  image: AlbumImage,
  { title, isPublished }: Pick<Album, 'title' | 'isPublished'>,
  { takenTitles, ...sale }: Place,
): SingleImageDraft {
  const { description, place, keywords, filename, takenAt, originalSrc, hasPreview, picture } =
    image;
  const url = image.watermarkedSrc;
  return {
    title: freeTitle(image.title.trim() === '' ? title : image.title, takenTitles),
    description,
    alt: writtenAlt(image),
    place,
    keywords,
    ...sale,
    filename,
    takenAt,
    originalSrc,
    hasPreview,
    hasSharedFiles: true,
    watermarkedSrc: url,
    thumbnailUrl: picture.sources[0]?.url ?? url,
    imageUrl: url,
    picture,
    visible: true,
    isPublished,
  };
}

/** The picture of an album that a single image becomes, at the end of it. */
function asAlbumImage(image: SingleImage): AlbumImage {
  const { id, title, description, alt, place, keywords, filename } = image;
  const { takenAt, originalSrc, hasPreview, picture } = image;
  return {
    id,
    title,
    description,
    alt,
    place,
    keywords,
    filename,
    order: 0,
    takenAt,
    originalSrc,
    hasPreview,
    hasSharedFiles: true,
    watermarkedSrc: [image.watermarkedSrc, image.imageUrl].find(Boolean) ?? '',
    picture,
  };
}

interface ToSingles {
  taken: AlbumImage[];
  /** The pictures of the album after copying; moved ones are withdrawn from it. */
  copied: Pick<Album, 'images'>;
  refused: RefusedTransfer[];
}

/** The pictures of an album that become single images; `singles` are there as such already. */
export function transferredToSingles(
  kind: TransferKind,
  { album, singles }: { album: Pick<Album, 'images'>; singles: ReadonlySet<string> },
  items: readonly TransferredImage[],
): ToSingles {
  const { going, refused } = sortedOut(kind, items, {
    find: (id) => album.images.find((image) => image.id === id),
    isThere: (id) => singles.has(id),
  });
  const taken = going.map(({ image }) => image);
  const copied = taken.reduce<Pick<Album, 'images'>>(
    (each, { id }) => withImageChanged(each, id, { hasSharedFiles: true }),
    album,
  );
  return { taken, copied, refused };
}

interface ToAlbum<Image> {
  taken: Image[];
  to: AlbumPictures;
  refused: RefusedTransfer[];
}

/** An album after single images came into it. The text of one may be too long for a picture in an album. */
export function transferredToAlbum<Image extends SingleImage>(
  kind: TransferKind,
  { images, album }: { images: ReadonlyMap<string, Image>; album: AlbumPictures },
  items: readonly TransferredImage[],
): ToAlbum<Image> {
  const { going, refused } = sortedOut(kind, items, {
    find: (id) => images.get(id),
    isThere: (id) => album.images.some((image) => image.id === id),
  });
  const fits = ({ image }: { image: Image }) =>
    image.description.length <= ALBUM_IMAGE_DESCRIPTION_MAX_LENGTH;
  const taken = going.filter(fits);
  const tooLong = going.filter((each) => !fits(each));
  return {
    taken: taken.map(({ image }) => image),
    to: withImagesTaken(
      album,
      taken.map(({ item, image }) => ({ item, image: asAlbumImage(image) })),
    ),
    refused: [
      ...refused,
      ...tooLong.map(({ item }): RefusedTransfer => ({ item, code: 'invalid-argument' })),
    ],
  };
}
