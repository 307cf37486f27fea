import { useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { newId } from '#src/data/newId.ts';
import { ALBUM_IMAGE_MAX_COUNT } from '#src/model/catalogue/editing/albumChanges.ts';
import { albumTexts } from '#src/model/catalogue/editing/editorTexts.ts';
import { albumRules, type AlbumValues } from '#src/model/catalogue/editing/form.ts';
import { nextOrder } from '#src/model/catalogue/gallery.ts';
import type { Album } from '#src/model/catalogue/schema.ts';
import { presetTitle } from '#src/model/catalogue/editing/uploadPresets.ts';
import { uploadTexts } from '#src/model/files/texts.ts';
import { Checkbox } from '#src/ui/form/Choices.tsx';
import { ItemDialog } from '../editing/ItemDialog.tsx';
import { useWhenRead } from '../editing/useWhenRead.ts';
import { type Category, saleDetails } from '../fields/ItemFields.tsx';
import { ChosenPanel } from '../uploads/ChosenPanel.tsx';
import { ChosenSheet } from '../uploads/ChosenSheet.tsx';
import { NewPictures } from '../uploads/PictureDrop.tsx';
import { MarkStrengthField, PresetBar } from '../uploads/Presets.tsx';
import { presetValues, type ChosenPicture } from '../uploads/chosenPicture.ts';
import { useUploadingItems } from '../uploads/queue/uploadHandlers.ts';
import { useChosenPictures, type ChosenPictures } from '../uploads/useChosenPictures.ts';
import { AlbumFields, emptyAlbum } from './AlbumDialog.tsx';
import { FolderAlbumFields, folderAlbumRules, folderAlbums } from './FolderAlbums.tsx';
import { uploadToAlbum } from './albumUploads.ts';

interface NewAlbumProps {
  albums: readonly Album[];
  categories: readonly Category[];
}

/** Returns the reason why the details cannot be filled in yet; each group becomes an album. */
function problemOf(groups: readonly (readonly ChosenPicture[])[]): string | undefined {
  const pictures = groups.flat();
  if (pictures.length === 0) return albumTexts.imagesMissing;
  if (groups.some(({ length }) => length > ALBUM_IMAGE_MAX_COUNT)) {
    return albumTexts.tooManyImages(ALBUM_IMAGE_MAX_COUNT);
  }
  const isUnreadable = pictures.some(({ state }) => state === 'unreadable');
  return isUnreadable ? uploadTexts.dropUnreadable : undefined;
}

interface AlbumPresetProps {
  form: UseFormReturn<AlbumValues>;
  chosen: ChosenPictures;
  categories: readonly Category[];
  /** The albums have the titles of their folders. */
  isTitled: boolean;
}

/** Fills in the details of an album from a preset, or keeps them as one. */
function AlbumPreset({ form, chosen, categories, isTitled }: AlbumPresetProps) {
  const { pictures, strength, setStrength } = chosen;
  const [category, price, title, isPublished] = useWatch({
    control: form.control,
    name: ['category', 'price', 'title', 'isPublished'],
  });
  const days = pictures.map(({ takenAt }) => takenAt).filter((day) => day !== undefined);
  const [day = new Date()] = days.sort((a, b) => a.getTime() - b.getTime());
  return (
    <PresetBar
      kind="album"
      categories={categories}
      source={{ category, price, isPublished, title, strength }}
      onUse={(preset) => {
        const change = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
        const { category: slug, price: kroner } = presetValues(preset, categories);
        if (slug !== undefined) form.setValue('category', slug, change);
        if (kroner !== undefined) form.setValue('price', kroner, change);
        form.setValue('isPublished', preset.isPublished, change);
        setStrength(preset.strength);
        const folder = pictures[0]?.folder ?? '';
        const words = presetTitle(preset.title, { folder, day });
        if (!isTitled && words !== '') form.setValue('title', words, change);
      }}
    />
  );
}

/** Creates an album, or one for each folder: first its pictures are chosen, then its details are filled in. */
export function NewAlbum({ albums, categories }: NewAlbumProps) {
  const uploading = useUploadingItems('album');
  const known = [...albums, ...uploading];
  const takenTitles = known.map(({ title }) => title);
  const chosen = useChosenPictures({ use: 'album', takenTitles: [] });
  const [isChecked, setIsChecked] = useState(false);
  const [isSplit, setIsSplit] = useState(true);
  const [draft, setDraft] = useState<AlbumValues>();
  const { pictures, refused } = chosen;
  const folders = folderAlbums(pictures, takenTitles);
  const isOfFolders = isSplit && folders.length > 1;
  const problem = problemOf(isOfFolders ? folders.map((folder) => folder.pictures) : [pictures]);

  function continueToDetails(): void {
    setIsChecked(true);
    if (problem !== undefined || refused.length > 0) return;
    const title = folders.length === 1 ? folders[0]?.title : '';
    setDraft({ ...emptyAlbum, title: title ?? '' });
  }
  const { request, isWaiting } = useWhenRead(
    chosen.isReading,
    () => chosen.isOpen && continueToDetails(),
  );

  function create(values: AlbumValues): Promise<void> {
    const made = isOfFolders ? folders : [{ title: values.title, pictures }];
    made.forEach((album, index) => {
      const order = nextOrder(known) + index;
      const details = { ...saleDetails({ ...values, title: album.title }), order };
      const { strength } = chosen;
      const place = { albumId: newId(), title: details.title, details, firstOrder: 0, strength };
      uploadToAlbum(album.pictures, place);
    });
    chosen.clear({ keepThumbnails: true });
    setIsChecked(false);
    return Promise.resolve();
  }

  return (
    <>
      <NewPictures label={albumTexts.choose} onFiles={chosen.add} />
      <ChosenPanel
        chosen={chosen}
        refusedText={albumTexts.typesRefused}
        problem={isChecked ? problem : undefined}
        submitLabel={albumTexts.toDetails}
        onSubmit={request}
        isWaiting={isWaiting}
        fields={
          folders.length > 1 && (
            <Checkbox
              label={albumTexts.albumPerFolder(folders.length)}
              checked={isSplit}
              onChange={({ target }) => setIsSplit(target.checked)}
            />
          )
        }
      >
        <ChosenSheet chosen={chosen} />
      </ChosenPanel>
      {draft && (
        <ItemDialog
          title={isOfFolders ? albumTexts.addSeveralTitle(folders.length) : albumTexts.addTitle}
          submitLabel={isOfFolders ? albumTexts.createSeveral : albumTexts.create}
          values={draft}
          rules={isOfFolders ? folderAlbumRules : albumRules(takenTitles)}
          save={create}
          onClose={() => setDraft(undefined)}
        >
          {(form) => (
            <>
              <AlbumPreset
                form={form}
                chosen={chosen}
                categories={categories}
                isTitled={isOfFolders}
              />
              {isOfFolders ? (
                <FolderAlbumFields form={form} folders={folders} categories={categories} />
              ) : (
                <AlbumFields form={form} categories={categories} />
              )}
              <MarkStrengthField value={chosen.strength} onChange={chosen.setStrength} />
            </>
          )}
        </ItemDialog>
      )}
    </>
  );
}
