import { type Picture, unknownPicture } from '../files/picture.ts';
import { writtenAlt } from './altText.ts';
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

function coverUrl({ watermarkedCoverUrl, coverImageUrl }: AlbumCover): string {
  return watermarkedCoverUrl === '' ? coverImageUrl : watermarkedCoverUrl;
}

/** The image that is the cover; undefined when the cover is none of them. */
export function coverImage(album: AlbumPictures): AlbumImage | undefined {
  const url = coverUrl(album);
  return album.images.find(({ watermarkedSrc }) => watermarkedSrc === url);
}

/** The cover's address, and its picture when the cover is one of the images. */
export function albumCover(album: AlbumPictures): { url: string; picture: Picture } {
  return { url: coverUrl(album), picture: coverImage(album)?.picture ?? unknownPicture };
}

/** What stands for the cover where it is not seen: the words about that picture, or else the album's title. */
export function coverAlt(album: AlbumPictures & Pick<Album, 'title'>): string {
  const image = coverImage(album);
  const written = image ? writtenAlt(image) : '';
  return written === '' ? album.title : written;
}
