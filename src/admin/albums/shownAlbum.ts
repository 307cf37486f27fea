import { categoryName } from '#src/admin/kit/categoryName.ts';
import type { Category } from '#src/admin/kit/CategorySelect.tsx';
import type { ShownItem } from '#src/admin/kit/collection/ItemCard.tsx';
import type { UploadItem } from '#src/admin/kit/uploads/uploadState.ts';
import { albumCover } from '#src/shared/domain/album.ts';
import { formatKroner } from '#src/shared/domain/money.ts';
import type { Album } from '#src/shared/schemas/album.ts';
import { albumTexts } from '#src/shared/texts/albums.ts';

/** What the dashboard's card shows of an album; `uploads` are the pictures on their way. */
export function shownAlbum(
  album: Album,
  categories: readonly Category[],
  uploads: readonly UploadItem[],
): ShownItem {
  const { id, title, price, category, images, isPublished } = album;
  const { url, picture } = albumCover(album);
  const coming = uploads.filter(
    ({ job: { goal } }) => goal.kind === 'album' && goal.albumId === id,
  ).length;
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
