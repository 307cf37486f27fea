import { formatKroner } from '#src/model/base/money.ts';
import type { SingleImage } from '#src/model/catalogue/schema.ts';
import { smallUrl } from '#src/model/files/pictureAddress.ts';
import type { ShownItem } from '../kit/collection/ItemCard.tsx';
import type { Category } from '../kit/fields/CategorySelect.tsx';
import { categoryName } from '../kit/fields/categoryName.ts';

/** What the dashboard's card shows of a picture. */
export function shownImage(image: SingleImage, categories: readonly Category[]): ShownItem {
  const { id, title, price, category, isPublished, picture } = image;
  return {
    id,
    title,
    src: smallUrl(image),
    picture,
    facts: [formatKroner(price), categoryName(category, categories)],
    isPublished,
  };
}
