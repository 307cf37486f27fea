import { movedTo } from '../base/lists.ts';
import type { Picture } from '../files/picture.ts';
import { unknownPicture } from '../files/pictureAddress.ts';
import type { Album, AlbumImage } from './schema.ts';

export const ALBUM_IMAGE_MAX_COUNT = 500;

/** So short that an album with as many pictures as it may have still fits into its document. */
export const ALBUM_IMAGE_DESCRIPTION_MAX_LENGTH = 300;

type Cover = Pick<Album, 'coverImageUrl' | 'watermarkedCoverUrl'>;
type AlbumPictures = Cover & Pick<Album, 'images'>;

/** The images in the order the photographer gave them. */
export function albumImages(album: Pick<Album, 'images'>): AlbumImage[] {
  return [...album.images].sort((a, b) => a.order - b.order);
}

function coverFrom(image: AlbumImage | undefined): Cover {
  const url = image?.watermarkedSrc ?? '';
  return { coverImageUrl: url, watermarkedCoverUrl: url };
}

/** The cover's address and its picture, when the cover is one of the images. */
export function albumCover(album: AlbumPictures): { url: string; picture: Picture } {
  const url = album.watermarkedCoverUrl === '' ? album.coverImageUrl : album.watermarkedCoverUrl;
  const image = album.images.find(({ watermarkedSrc }) => watermarkedSrc === url);
  return { url, picture: image?.picture ?? unknownPicture };
}

/**
 * With images that know their places; those that are in it already are not added again. A cover that is
 * the first image stays the first image, so that pictures may arrive in any order.
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

/** With one image at another place; a place outside means the nearest end. */
export function withImageMoved(
  album: AlbumPictures,
  imageId: string,
  toIndex: number,
): AlbumPictures {
  const images = movedTo(albumImages(album), imageId, toIndex);
  return { images: images.map((image, order) => ({ ...image, order })), ...coverOf(album) };
}

/** Without one image; when it was the cover, the first remaining one takes its place. */
export function withImageRemoved(album: AlbumPictures, imageId: string): AlbumPictures {
  const images = albumImages(album).filter(({ id }) => id !== imageId);
  const isCoverLeft = images.some(({ watermarkedSrc }) => watermarkedSrc === albumCover(album).url);
  return { images, ...(isCoverLeft ? coverOf(album) : coverFrom(images[0])) };
}

/** With something else written about one image. */
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

/** With one of its images as the cover. */
export function withCover(album: AlbumPictures, imageId: string): AlbumPictures {
  const image = album.images.find(({ id }) => id === imageId);
  return { images: album.images, ...(image ? coverFrom(image) : coverOf(album)) };
}

function coverOf({ coverImageUrl, watermarkedCoverUrl }: AlbumPictures): Cover {
  return { coverImageUrl, watermarkedCoverUrl };
}
