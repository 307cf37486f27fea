import { useState } from 'react';
import { newId } from '#src/data/newId.ts';
import { ALBUM_IMAGE_MAX_COUNT } from '#src/model/catalogue/albumChanges.ts';
import { albumTexts } from '#src/model/catalogue/editorTexts.ts';
import { albumRules, type AlbumValues } from '#src/model/catalogue/form.ts';
import { nextOrder } from '#src/model/catalogue/gallery.ts';
import type { Album } from '#src/model/catalogue/schema.ts';
import { uploadTexts } from '#src/model/files/texts.ts';
import { ItemDialog } from '../editing/ItemDialog.tsx';
import type { Category } from '../fields/CategorySelect.tsx';
import { saleDetails } from '../fields/ItemFields.tsx';
import { ChosenPanel } from '../uploads/ChosenPanel.tsx';
import { ChosenSheet } from '../uploads/ChosenSheet.tsx';
import { PictureDrop } from '../uploads/PictureDrop.tsx';
import { suggestedTitle, type ChosenPicture } from '../uploads/chosenPicture.ts';
import { useUploadingItems } from '../uploads/queue/uploadHandlers.ts';
import { useChosenPictures } from '../uploads/useChosenPictures.ts';
import { AlbumFields, emptyAlbum } from './AlbumDialog.tsx';
import { uploadToAlbum } from './albumUploads.ts';

interface NewAlbumProps {
  albums: readonly Album[];
  categories: readonly Category[];
}

/** Returns the reason why the details cannot be filled in yet. */
function problemOf(count: number, hasUnreadable: boolean): string | undefined {
  if (count === 0) return albumTexts.imagesMissing;
  if (count > ALBUM_IMAGE_MAX_COUNT) return albumTexts.tooManyImages(ALBUM_IMAGE_MAX_COUNT);
  return hasUnreadable ? uploadTexts.dropUnreadable : undefined;
}

/** Suggests the name of the folder that the pictures came in; empty for those of several folders. */
function folderTitle(pictures: readonly ChosenPicture[], taken: readonly string[]): string {
  const [folder, ...others] = new Set(pictures.map((picture) => picture.folder).filter(Boolean));
  if (folder === undefined || others.length > 0) return '';
  return suggestedTitle(folder.replace(/_+/g, ' '), '', taken);
}

/** Creates an album: first its pictures are chosen, then its details are filled in. */
export function NewAlbum({ albums, categories }: NewAlbumProps) {
  const uploading = useUploadingItems('album');
  const known = [...albums, ...uploading];
  const takenTitles = known.map(({ title }) => title);
  const chosen = useChosenPictures({ use: 'album', takenTitles: [] });
  const [isChecked, setIsChecked] = useState(false);
  const [draft, setDraft] = useState<AlbumValues>();
  const { pictures, refused } = chosen;
  const problem = problemOf(
    pictures.length,
    pictures.some(({ state }) => state === 'unreadable'),
  );

  function continueToDetails(): void {
    setIsChecked(true);
    if (problem !== undefined || refused.length > 0) return;
    setDraft({ ...emptyAlbum, title: folderTitle(pictures, takenTitles) });
  }

  function create(values: AlbumValues): Promise<void> {
    const details = { ...saleDetails(values), order: nextOrder(known) };
    uploadToAlbum(chosen, { albumId: newId(), title: details.title, details, firstOrder: 0 });
    setIsChecked(false);
    return Promise.resolve();
  }

  return (
    <>
      <PictureDrop label={albumTexts.choose} isForNew onFiles={chosen.add} />
      <ChosenPanel
        chosen={chosen}
        refusedText={albumTexts.typesRefused}
        problem={isChecked ? problem : undefined}
        submitLabel={albumTexts.toDetails}
        onSubmit={continueToDetails}
      >
        <ChosenSheet chosen={chosen} />
      </ChosenPanel>
      {draft && (
        <ItemDialog
          title={albumTexts.addTitle}
          submitLabel={albumTexts.create}
          values={draft}
          rules={albumRules(takenTitles)}
          save={create}
          onClose={() => setDraft(undefined)}
        >
          {(form) => <AlbumFields form={form} categories={categories} />}
        </ItemDialog>
      )}
    </>
  );
}
