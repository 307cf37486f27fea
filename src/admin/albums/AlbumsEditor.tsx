import { CategoryFirst } from '#src/admin/kit/fields/CategoryFirst.tsx';
import { useCategories } from '#src/admin/kit/fields/CategorySelect.tsx';
import { CollectionItems } from '#src/admin/kit/collection/CollectionItems.tsx';
import { ItemGridSkeleton } from '#src/admin/kit/collection/ItemGridSkeleton.tsx';
import { useCollectionEditor } from '#src/admin/kit/collection/useCollectionEditor.ts';
import { EditorShell } from '#src/admin/kit/layout/EditorShell.tsx';
import { useComingImages } from '#src/admin/kit/uploads/useComingImages.ts';
import * as albums from '#src/firebase/repos/albums.ts';
import { albumErrors, albumTexts } from '#src/shared/texts/albums.ts';
import { AsyncView } from '#src/ui/AsyncView.tsx';
import { AlbumDialog } from './AlbumDialog.tsx';
import { NewAlbum } from './NewAlbum.tsx';
import { removeAlbum } from './removeAlbum.ts';
import { shownAlbum } from './shownAlbum.ts';

/** The collections that are sold as a whole. */
export function AlbumsEditor() {
  const editor = useCollectionEditor(albums);
  const { categories, isWithout } = useCategories();
  const coming = useComingImages();
  const { list } = editor;
  const known = list.value ?? [];
  return (
    <EditorShell title={albumTexts.title} intro={albumTexts.intro} isWide>
      {isWithout && <CategoryFirst />}
      <NewAlbum albums={known} categories={categories} />
      <AsyncView state={list} skeleton={<ItemGridSkeleton />} errors={albumErrors.load}>
        {(items) => (
          <CollectionItems
            items={items}
            editor={editor}
            categories={categories}
            show={(album) => shownAlbum(album, categories, coming[album.id] ?? 0)}
            words={albumTexts}
            bulkWords={albumTexts}
            remove={removeAlbum}
            removeErrors={albumErrors.remove}
            renderDialog={(album, onClose) => (
              <AlbumDialog
                album={album}
                otherTitles={items
                  .filter(({ id }) => id !== album.opened.id)
                  .map(({ title }) => title)}
                categories={categories}
                save={editor.save}
                onClose={onClose}
              />
            )}
          />
        )}
      </AsyncView>
    </EditorShell>
  );
}
