import { categoryName } from '#src/admin/kit/fields/categoryName.ts';
import type { Category } from '#src/admin/kit/fields/CategorySelect.tsx';
import type { ShownItem } from '#src/admin/kit/collection/ItemCard.tsx';
import { albumCover } from '#src/shared/domain/album.ts';
import { formatKroner } from '#src/shared/domain/money.ts';
import type { Album } from '#src/shared/schemas/album.ts';
import { albumTexts } from '#src/shared/texts/albums.ts';

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
