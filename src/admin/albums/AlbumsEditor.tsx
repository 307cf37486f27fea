import * as albums from '#src/data/repos/albums.ts';
import { formatKroner } from '#src/model/base/money.ts';
import { albumCover } from '#src/model/catalogue/album.ts';
import { albumTexts, albumErrors } from '#src/model/catalogue/editorTexts.ts';
import type { Album } from '#src/model/catalogue/schema.ts';
import { titlesOfOthers } from '#src/model/catalogue/titles.ts';
import { CollectionPage } from '../collection/CollectionPage.tsx';
import type { ShownItem } from '../collection/ItemCard.tsx';
import { useCollectionEditor } from '../collection/useCollectionEditor.ts';
import {
  categoryName,
  type Category,
  NoCategoriesNotice,
  useCategories,
} from '../fields/CategorySelect.tsx';
import { AlbumDialog } from './AlbumDialog.tsx';
import { NewAlbum } from './NewAlbum.tsx';
import { useUploadingCounts } from './albumUploads.ts';
import { removeAlbum } from './removeAlbum.ts';

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

/** The collections that are sold as a whole. */
export function AlbumsEditor() {
  const editor = useCollectionEditor(albums);
  const { categories, isWithout } = useCategories();
  const coming = useUploadingCounts();
  const known = editor.list.value ?? [];
  return (
    <CollectionPage
      editor={editor}
      words={albumTexts}
      errors={albumErrors}
      categories={categories}
      show={(album) => shownAlbum(album, categories, coming[album.id] ?? 0)}
      remove={removeAlbum}
      renderDialog={(album, onClose) => (
        <AlbumDialog
          album={album}
          otherTitles={titlesOfOthers(known, album.opened.id)}
          categories={categories}
          save={editor.save}
          onClose={onClose}
        />
      )}
    >
      {isWithout && <NoCategoriesNotice />}
      <NewAlbum albums={known} categories={categories} />
    </CollectionPage>
  );
}
