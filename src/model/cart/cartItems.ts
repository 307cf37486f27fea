import { albumCover } from '../catalogue/album.ts';
import type { Album, SingleImage } from '../catalogue/schema.ts';
import { smallUrl } from '../files/pictureAddress.ts';
import type { CartItem } from './schema.ts';

export function cartItemFromImage(image: SingleImage): CartItem {
  return {
    id: image.id,
    title: image.title,
    price: image.price,
    type: 'image',
    category: image.category,
    thumbnailPath: smallUrl(image),
    watermarkedPath: image.watermarkedSrc,
  };
}

export function cartItemFromAlbum(album: Album): CartItem {
  const { url, picture } = albumCover(album);
  return {
    id: album.id,
    title: album.title,
    price: album.price,
    type: 'album',
    category: album.category,
    thumbnailPath: picture.sources[0]?.url ?? url,
    watermarkedPath: url,
  };
}
