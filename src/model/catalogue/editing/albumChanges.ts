import { moveItem } from '../../base/lists.ts';
import {
  albumCover,
  albumImages,
  coverImage,
  type AlbumCover,
  type AlbumPictures,
} from '../album.ts';
import type { Album, AlbumImage } from '../schema.ts';

export const ALBUM_IMAGE_MAX_COUNT = 500;

/** Low enough that an album with the maximum number of pictures still fits into one document. */
export const ALBUM_IMAGE_DESCRIPTION_MAX_LENGTH = 300;

function coverFrom(image: AlbumImage | undefined): AlbumCover {
  const url = image?.watermarkedSrc ?? '';
  return { coverImageUrl: url, watermarkedCoverUrl: url };
}

/**
 * Adds images at their `order`; those already in the album are not added again. Images may arrive
 * in any order: as long as the cover is the first image, it follows the first image.
 */
export function withImagesPlaced(
  album: AlbumPictures,
  placed: readonly AlbumImage[],
): AlbumPictures {
  const before = albumImages(album);
  const added = placed.filter(({ id }) => before.every((image) => image.id !== id));
  const images = albumImages({ images: [...before, ...added] });
  const { url } = albumCover(album);
  const isCoverFirst = url === '' || url === before[0]?.watermarkedSrc;
  return { images, ...(isCoverFirst ? coverFrom(images[0]) : coverOf(album)) };
}

/** Moves one image; an index outside the list means its nearest end. */
export function withImageMoved(
  album: AlbumPictures,
  imageId: string,
  toIndex: number,
): AlbumPictures {
  const images = moveItem(albumImages(album), imageId, toIndex);
  return { images: images.map((image, order) => ({ ...image, order })), ...coverOf(album) };
}

/** Removes one image; when it was the cover, the first remaining image becomes the cover. */
export function withImageRemoved(album: AlbumPictures, imageId: string): AlbumPictures {
  const images = albumImages(album).filter(({ id }) => id !== imageId);
  const isCoverLeft = images.some(({ watermarkedSrc }) => watermarkedSrc === albumCover(album).url);
  return { images, ...(isCoverLeft ? coverOf(album) : coverFrom(images[0])) };
}

export function withImageChanged(
  album: Pick<Album, 'images'>,
  imageId: string,
  changes: Partial<AlbumImage>,
): Pick<Album, 'images'> {
  const images = album.images.map((image) =>
    image.id === imageId ? { ...image, ...changes } : image,
  );
  return { images };
}

/** Changes the files of one image; when it is the cover, the cover follows. */
export function withImageReplaced(
  album: AlbumPictures,
  imageId: string,
  files: Partial<AlbumImage>,
): AlbumPictures {
  const isCover = coverImage(album)?.id === imageId;
  const changed = { ...coverOf(album), ...withImageChanged(album, imageId, files) };
  return isCover ? withCover(changed, imageId) : changed;
}

export function withCover(album: AlbumPictures, imageId: string): AlbumPictures {
  const image = album.images.find(({ id }) => id === imageId);
  return { images: album.images, ...(image ? coverFrom(image) : coverOf(album)) };
}

function coverOf({ coverImageUrl, watermarkedCoverUrl }: AlbumPictures): AlbumCover {
  return { coverImageUrl, watermarkedCoverUrl };
}
