import { cartItemFromAlbum, cartItemFromImage } from '../cart/cart.ts';
import type { CartItem, ItemType } from '../cart/schema.ts';
import { albumImages } from '../catalogue/album.ts';
import type { Album, SingleImage } from '../catalogue/schema.ts';
import { imageExtension } from '../files/names.ts';
import { unknownPicture } from '../files/picture.ts';
import type { OrderLine } from '../orders/schema.ts';
import type { PurchaseItem } from './schema.ts';

/** The ordered albums and images as they are in the shop today, by id. */
export interface Catalogue {
  albums: ReadonlyMap<string, Album>;
  images: ReadonlyMap<string, SingleImage>;
}

/**
 * The addresses of an item's public pictures, taken from the shop and never from the order, which
 * the buyer sent.
 */
function publicPictures(item: CartItem | undefined) {
  const { thumbnailPath = '', watermarkedPath = '' } = item ?? {};
  return {
    thumbnailUrl: thumbnailPath,
    imageUrl: watermarkedPath,
    watermarkedImageUrl: watermarkedPath,
  };
}

function albumFiles(album: Album | undefined): Partial<PurchaseItem> {
  // A purchase of several large albums must fit into one document of a megabyte, so the data that
  // only the gallery needs to show a picture is left out.
  const pictures = (album ? albumImages(album) : []).map((image) => ({
    ...image,
    picture: unknownPicture,
  }));
  return {
    ...publicPictures(album && cartItemFromAlbum(album)),
    albumTitle: album?.title,
    albumImages: pictures,
  };
}

function imageFiles(image: SingleImage | undefined): Partial<PurchaseItem> {
  return {
    ...publicPictures(image && cartItemFromImage(image)),
    originalAdminPath: image?.originalSrc ?? '',
    hasPreview: image?.hasPreview ?? false,
    imageMetadata: {
      filename: image?.filename ?? '',
      format: imageExtension(image?.originalSrc ?? ''),
    },
  };
}

const filesByType: Record<ItemType, (catalogue: Catalogue, id: string) => Partial<PurchaseItem>> = {
  album: ({ albums }, id) => albumFiles(albums.get(id)),
  image: ({ images }, id) => imageFiles(images.get(id)),
  'gift-card': () => ({}),
};

/**
 * The fields of a purchased item that come from the shop: its public pictures and the paths of its
 * originals.
 */
export function catalogueFiles(
  { id, type }: Pick<OrderLine, 'id' | 'type'>,
  catalogue: Catalogue,
): Partial<PurchaseItem> {
  return filesByType[type](catalogue, id);
}
