import type { Picture } from '../files/picture.ts';
import { unknownPicture } from '../files/pictureAddress.ts';
import type { Album, AlbumImage } from './schema.ts';

export type AlbumCover = Pick<Album, 'coverImageUrl' | 'watermarkedCoverUrl'>;
export type AlbumPictures = AlbumCover & Pick<Album, 'images'>;

/** The images in the photographer's order. */
export function albumImages(album: Pick<Album, 'images'>): AlbumImage[] {
  return [...album.images].sort((a, b) => a.order - b.order);
}

/** The images that the public may see, in the photographer's order. */
export function visibleAlbumImages(album: Pick<Album, 'images'>): AlbumImage[] {
  return albumImages(album).filter(({ watermarkedSrc }) => watermarkedSrc !== '');
}

/** The cover's address, and its picture when the cover is one of the images. */
export function albumCover(album: AlbumPictures): { url: string; picture: Picture } {
  const url = album.watermarkedCoverUrl === '' ? album.coverImageUrl : album.watermarkedCoverUrl;
  const image = album.images.find(({ watermarkedSrc }) => watermarkedSrc === url);
  return { url, picture: image?.picture ?? unknownPicture };
}
