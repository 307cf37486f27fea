import { formatKroner } from '#src/model/base/money.ts';
import { albumCover } from '#src/model/catalogue/album.ts';
import { albumTexts } from '#src/model/catalogue/editorTexts.ts';
import type { Album } from '#src/model/catalogue/schema.ts';
import type { ShownItem } from '../kit/collection/ItemCard.tsx';
import type { Category } from '../kit/fields/CategorySelect.tsx';
import { categoryName } from '../kit/fields/categoryName.ts';

/** What the dashboard's card shows of an album; `coming` is how many pictures are on their way. */
export function shownAlbum(
  album: Album,
  categories: readonly Category[],
  coming: number,
): ShownItem {
  const { id, title, price, category, images, isPublished } = album;
  const { url, picture } = albumCover(album);
  return {
    id,
    title,
    src: url,
    picture,
    facts: [
      coming > 0 ? albumTexts.unfinished(coming) : albumTexts.imageCount(images.length),
      formatKroner(price),
      categoryName(category, categories),
    ],
    isPublished,
  };
}
