import { useState } from 'react';
import { newId } from '#src/data/newId.ts';
import { ALBUM_IMAGE_MAX_COUNT } from '#src/model/catalogue/album.ts';
import { albumTexts } from '#src/model/catalogue/editorTexts.ts';
import { albumRules, type AlbumValues } from '#src/model/catalogue/form.ts';
import type { Album } from '#src/model/catalogue/schema.ts';
import { uploadTexts } from '#src/model/files/texts.ts';
import { nextOrder } from '../kit/collection/nextOrder.ts';
import { ItemDialog } from '../kit/editing/ItemDialog.tsx';
import type { Category } from '../kit/fields/CategorySelect.tsx';
import { ChosenPanel } from '../kit/uploads/ChosenPanel.tsx';
import { ChosenSheet } from '../kit/uploads/ChosenSheet.tsx';
import { PictureDrop } from '../kit/uploads/PictureDrop.tsx';
import { useChosenPictures } from '../kit/uploads/useChosenPictures.ts';
import { useUploadingItems } from '../kit/uploads/useComingItems.ts';
import { AlbumFields } from './AlbumFields.tsx';
import { emptyAlbum, toDetails } from './albumForm.ts';
import { uploadToAlbum } from './albumGoals.ts';

interface NewAlbumProps {
  albums: readonly Album[];
  categories: readonly Category[];
}

/** Pictures of an album need no words of their own. */
const noProblem = () => undefined;

/** What stands in the way of going on to the details. */
function problemOf(count: number, hasUnreadable: boolean): string | undefined {
  if (count === 0) return albumTexts.imagesMissing;
  if (count > ALBUM_IMAGE_MAX_COUNT) return albumTexts.tooManyImages(ALBUM_IMAGE_MAX_COUNT);
  return hasUnreadable ? uploadTexts.dropUnreadable : undefined;
}

/** A new album: first its pictures, then its details. */
export function NewAlbum({ albums, categories }: NewAlbumProps) {
  const coming = useUploadingItems('album');
  const known = [...albums, ...coming];
  const chosen = useChosenPictures({ use: 'album', takenTitles: [] });
  const [isChecked, setIsChecked] = useState(false);
  const [isDescribing, setIsDescribing] = useState(false);
  const { pictures, refused } = chosen;
  const problem = problemOf(
    pictures.length,
    pictures.some(({ state }) => state === 'unreadable'),
  );

  function goOn(): void {
    setIsChecked(true);
    if (problem === undefined && refused.length === 0) setIsDescribing(true);
  }

  function create(values: AlbumValues): Promise<void> {
    const details = { ...toDetails(values), order: nextOrder(known) };
    uploadToAlbum(chosen, { albumId: newId(), title: details.title, details, firstOrder: 0 });
    setIsChecked(false);
    return Promise.resolve();
  }

  return (
    <>
      <PictureDrop label={albumTexts.choose} onFiles={chosen.add} />
      <ChosenPanel
        chosen={chosen}
        refusedText={albumTexts.typesRefused}
        problem={isChecked ? problem : undefined}
        submitLabel={albumTexts.toDetails}
        onSubmit={goOn}
      >
        <ChosenSheet chosen={chosen} problemOf={noProblem} />
      </ChosenPanel>
      {isDescribing && (
        <ItemDialog
          title={albumTexts.addTitle}
          submitLabel={albumTexts.create}
          values={emptyAlbum}
          rules={albumRules(known.map(({ title }) => title))}
          save={create}
          onClose={() => setIsDescribing(false)}
        >
          {(form) => <AlbumFields form={form} categories={categories} />}
        </ItemDialog>
      )}
    </>
  );
}
