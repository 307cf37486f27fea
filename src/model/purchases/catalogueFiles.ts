import { cartItemFromAlbum, cartItemFromImage } from '../cart/cartItems.ts';
import type { CartItem, ItemType } from '../cart/schema.ts';
import { albumImages } from '../catalogue/album.ts';
import type { Album, SingleImage } from '../catalogue/schema.ts';
import { imageExtension } from '../files/names.ts';
import { unknownPicture } from '../files/pictureAddress.ts';
import type { OrderLine } from '../orders/schema.ts';
import type { PurchaseItem } from './schema.ts';

/** What the shop says today about the things that were ordered, by their ids. */
export interface Catalogue {
  albums: ReadonlyMap<string, Album>;
  images: ReadonlyMap<string, SingleImage>;
}

/** Where a bought thing's public pictures are: the shop says so, never the buyer. */
function shownAs(item: CartItem | undefined) {
  const { thumbnailPath = '', watermarkedPath = '' } = item ?? {};
  return {
    thumbnailUrl: thumbnailPath,
    imageUrl: watermarkedPath,
    watermarkedImageUrl: watermarkedPath,
  };
}

function albumFiles(album: Album | undefined): Partial<PurchaseItem> {
  // A purchase of several large albums is one document, which holds no more than a megabyte:
  // what only the gallery needs to show a picture stays in the gallery.
  const pictures = (album ? albumImages(album) : []).map((image) => ({
    ...image,
    picture: unknownPicture,
  }));
  return {
    ...shownAs(album && cartItemFromAlbum(album)),
    albumTitle: album?.title,
    albumImages: pictures,
  };
}

function imageFiles(image: SingleImage | undefined): Partial<PurchaseItem> {
  return {
    ...shownAs(image && cartItemFromImage(image)),
    originalAdminPath: image?.originalSrc ?? '',
    imageMetadata: {
      filename: image?.filename ?? '',
      format: imageExtension(image?.originalSrc ?? ''),
    },
  };
}

const filesByType: Record<ItemType, (catalogue: Catalogue, id: string) => Partial<PurchaseItem>> = {
  album: ({ albums }, id) => albumFiles(albums.get(id)),
  image: ({ images }, id) => imageFiles(images.get(id)),
};

/** What the shop knows of an ordered thing: its pictures, and where its originals are. */
export function catalogueFiles(
  { id, type }: Pick<OrderLine, 'id' | 'type'>,
  catalogue: Catalogue,
): Partial<PurchaseItem> {
  return filesByType[type](catalogue, id);
}
