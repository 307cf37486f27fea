import { cartItemFromAlbum, cartItemFromImage } from '../cart/cartItems.ts';
import type { CartItem } from '../cart/schema.ts';
import { albumImages } from '../catalogue/album.ts';
import type { Album, SingleImage } from '../catalogue/schema.ts';
import { imageExtension } from '../files/names.ts';
import { unknownPicture } from '../files/pictureAddress.ts';
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

/**
 * The fields of a purchased item that come from the shop: its public pictures and the paths of its
 * originals.
 */
export function catalogueFiles(
  line: Pick<OrderLine, 'id' | 'type'>,
  { albums, images }: Catalogue,
): Partial<PurchaseItem> {
  const album = albums.get(line.id);
  if (line.type === 'album') {
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
  const image = images.get(line.id);
  return {
    ...publicPictures(image && cartItemFromImage(image)),
    originalAdminPath: image?.originalSrc ?? '',
    imageMetadata: {
      filename: image?.filename ?? '',
      format: imageExtension(image?.originalSrc ?? ''),
    },
  };
}
