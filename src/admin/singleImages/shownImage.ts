import { categoryName } from '#src/admin/kit/fields/categoryName.ts';
import type { Category } from '#src/admin/kit/fields/CategorySelect.tsx';
import type { ShownItem } from '#src/admin/kit/collection/ItemCard.tsx';
import { formatKroner } from '#src/shared/domain/money.ts';
import { smallUrl } from '#src/shared/domain/pictureAddress.ts';
import type { SingleImage } from '#src/shared/schemas/singleImage.ts';

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
