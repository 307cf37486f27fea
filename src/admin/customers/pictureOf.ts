import type { OrderItemView } from '#src/shared/domain/orderViews.ts';
import { largeUrl } from '#src/shared/domain/pictureAddress.ts';
import type { ShownPicture } from './PictureViewer.tsx';

/** The public picture of an ordered thing. */
export function pictureOf(item: OrderItemView): ShownPicture {
  return { id: item.id, title: item.name, src: largeUrl(item) };
}
