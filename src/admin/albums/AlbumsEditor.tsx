import * as albums from '#src/data/repos/catalogue/albums.ts';
import { formatKroner } from '#src/model/base/money.ts';
import { albumCover, coverImage } from '#src/model/catalogue/album.ts';
import { albumTexts, albumErrors } from '#src/model/catalogue/editing/editorTexts.ts';
import { albumRules } from '#src/model/catalogue/editing/form.ts';
import { previewPath } from '#src/model/catalogue/pictureFiles.ts';
import type { Album } from '#src/model/catalogue/schema.ts';
import { titlesOfOthers } from '#src/model/catalogue/titles.ts';
import { CollectionPage } from '../collection/CollectionPage.tsx';
import type { CardItem } from '../collection/ItemCard.tsx';
import { useCollectionEditor } from '../collection/useCollectionEditor.ts';
import { inlineEditing } from '../collection/useInlineEdits.ts';
import {
  categoryName,
  type Category,
  useCategories,
  saleDetails,
  saleValues,
} from '../fields/ItemFields.tsx';
import { AlbumDialog } from './AlbumDialog.tsx';
import { useUploadingCounts, removeAlbum, soldAlbum } from './albumUploads.ts';
import { NewAlbum } from './NewAlbum.tsx';

const BIN_KINDS = ['album', 'albumImage'] as const;

/** The album as the grid of the dashboard shows it. */
export function albumCard(
  album: Album,
  categories: readonly Category[],
  uploadingCount: number,
): CardItem {
  const { id, title, price, category, images, isPublished } = album;
  const { url, picture } = albumCover(album);
  const cover = coverImage(album);
  return {
    id,
    title,
    src: url,
    previewPath: cover ? previewPath(cover) : '',
    picture,
    facts: [
      uploadingCount > 0
        ? albumTexts.unfinished(uploadingCount)
        : albumTexts.imageCount(images.length),
      formatKroner(price),
      categoryName(category, categories),
    ],
    isPublished,
  };
}

const pictureOf = (album: Album) => albumCover(album).picture;

export function AlbumsEditor() {
  const editor = useCollectionEditor(albums);
  const { categories, hasNoCategories } = useCategories();
  const uploadingCounts = useUploadingCounts();
  const known = editor.list.value ?? [];
  const inline = inlineEditing({
    toValues: saleValues,
    toChanges: saleDetails,
    rulesFor: ({ id }: Album) => albumRules(titlesOfOthers(known, id)),
    errorsFor: () => albumErrors.update,
  });
  return (
    <CollectionPage
      editor={editor}
      texts={albumTexts}
      errors={albumErrors}
      categories={categories}
      hasNoCategories={hasNoCategories}
      toCard={(album) => albumCard(album, categories, uploadingCounts[album.id] ?? 0)}
      pictureOf={pictureOf}
      inline={inline}
      remove={removeAlbum}
      toSold={(album) => soldAlbum(album, album.images)}
      binKinds={BIN_KINDS}
      renderDialog={(album, onClose) => (
        <AlbumDialog
          album={album}
          otherTitles={titlesOfOthers(known, album.opened.id)}
          otherAlbums={known.filter(({ id }) => id !== album.opened.id)}
          categories={categories}
          save={editor.save}
          onClose={onClose}
        />
      )}
    >
      <NewAlbum albums={known} categories={categories} />
    </CollectionPage>
  );
}
