import * as albums from '#src/data/repos/albums.ts';
import { albumErrors, albumTexts } from '#src/model/catalogue/editorTexts.ts';
import { titlesBesides } from '#src/model/catalogue/titles.ts';
import { CollectionPage } from '../kit/collection/CollectionPage.tsx';
import { useCollectionEditor } from '../kit/collection/useCollectionEditor.ts';
import { NoCategoriesNotice } from '../kit/fields/CategoryFirst.tsx';
import { useCategories } from '../kit/fields/CategorySelect.tsx';
import { AlbumDialog } from './AlbumDialog.tsx';
import { NewAlbum } from './NewAlbum.tsx';
import { removeAlbum } from './removeAlbum.ts';
import { shownAlbum } from './shownAlbum.ts';
import { useUploadingCounts } from './useComingImages.ts';

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
          otherTitles={titlesBesides(known, album.opened.id)}
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
