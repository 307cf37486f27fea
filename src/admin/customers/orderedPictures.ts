import { largeUrl, smallUrl } from '#src/model/files/pictureAddress.ts';
import type { OrderItemView } from '#src/model/orders/orderViews.ts';
import type { ViewerPicture } from './PictureViewer.tsx';

/** A picture among others: small at first. */
export interface OrderedPicture extends ViewerPicture {
  thumbnail: string;
  /** What it costs by itself; the pictures of an album have one price together. */
  price?: number;
}

/** The public picture of an ordered thing. */
export function pictureOf(item: OrderItemView): OrderedPicture {
  return { id: item.id, title: item.name, src: largeUrl(item), thumbnail: smallUrl(item) };
}

/** The single images of an order. */
export function imagePictures(items: readonly OrderItemView[]): OrderedPicture[] {
  return items.map((item) => ({ ...pictureOf(item), price: item.price }));
}

/** The pictures of an album; of one that says none there is its cover. */
export function albumPictures(item: OrderItemView): OrderedPicture[] {
  if (item.albumImages.length === 0) return [pictureOf(item)];
  return item.albumImages.map(({ id, title, filename, watermarkedSrc: src }) => ({
    id,
    title: title || filename,
    src,
    thumbnail: src,
  }));
}
