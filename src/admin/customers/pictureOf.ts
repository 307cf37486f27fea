import type { OrderItemView } from '#src/shared/domain/orderViews.ts';
import type { ShownPicture } from './PictureViewer.tsx';

/** The public picture of an ordered thing. */
export function pictureOf({ id, name, imageUrl, thumbnailUrl }: OrderItemView): ShownPicture {
  return { id, title: name, src: imageUrl || thumbnailUrl };
}
