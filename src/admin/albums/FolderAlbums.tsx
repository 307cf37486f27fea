import type { UseFormReturn } from 'react-hook-form';
import { albumTexts, itemTexts } from '#src/model/catalogue/editing/editorTexts.ts';
import { albumRules, type AlbumValues } from '#src/model/catalogue/editing/form.ts';
import { Switch } from '#src/ui/form/Switch.tsx';
import { CategorySelect, type Category } from '../fields/ItemFields.tsx';
import { PriceFormField } from '../fields/PriceField.tsx';
import { suggestedTitle, type ChosenPicture } from '../uploads/chosenPicture.ts';
import styles from './AlbumDialog.module.css';

/** The pictures of a folder, and the title of the album that they can become. */
export interface FolderAlbum {
  title: string;
  pictures: readonly ChosenPicture[];
}

/**
 * The albums that the folders of chosen pictures can become, each with a free title. Single files among
 * folders belong to no album, and then there is none.
 */
export function folderAlbums(
  pictures: readonly ChosenPicture[],
  takenTitles: readonly string[],
): FolderAlbum[] {
  const folders = [...new Set(pictures.map(({ folder }) => folder))];
  if (folders.includes('')) return [];
  const found: FolderAlbum[] = [];
  for (const folder of folders) {
    const taken = [...takenTitles, ...found.map(({ title }) => title)];
    found.push({
      title: suggestedTitle(folder.replace(/_+/g, ' '), '', taken),
      pictures: pictures.filter((picture) => picture.folder === folder),
    });
  }
  return found;
}

/** The rules of an album without those of its title, which comes from the folder. */
export const folderAlbumRules = albumRules([]).filter(({ field }) => field !== 'title');

interface FolderAlbumFieldsProps {
  form: UseFormReturn<AlbumValues>;
  folders: readonly FolderAlbum[];
  categories: readonly Category[];
}

/** The albums that will be made, and the details that they have in common. */
export function FolderAlbumFields({ form, folders, categories }: FolderAlbumFieldsProps) {
  const { register, control, formState } = form;
  return (
    <>
      <ul className={styles['folders']}>
        {folders.map(({ title, pictures }) => (
          <li key={title}>{albumTexts.folderAlbum(title, pictures.length)}</li>
        ))}
      </ul>
      <PriceFormField label={albumTexts.priceLabel} control={control} name="price" />
      <CategorySelect
        label={albumTexts.categoryLabel}
        error={formState.errors.category?.message}
        categories={categories}
        {...register('category')}
      />
      <Switch
        label={itemTexts.publishedLabel}
        hint={itemTexts.publishedHint}
        {...register('isPublished')}
      />
    </>
  );
}
