import type { UseFormReturn } from 'react-hook-form';
import type { Category } from '#src/admin/kit/fields/CategorySelect.tsx';
import { ItemFields } from '#src/admin/kit/fields/WordFields.tsx';
import type { AlbumValues } from '#src/shared/forms/album.ts';
import { albumTexts } from '#src/shared/texts/albums.ts';
import { itemTexts } from '#src/shared/texts/items.ts';
import { Switch } from '#src/ui/Switch.tsx';

interface AlbumFieldsProps {
  form: UseFormReturn<AlbumValues>;
  categories: readonly Category[];
  currentCategory?: string;
}

/** The details of an album. */
export function AlbumFields({ form, ...fields }: AlbumFieldsProps) {
  return (
    <>
      <ItemFields form={form} labels={albumTexts} {...fields} />
      <Switch
        label={itemTexts.publishedLabel}
        hint={itemTexts.publishedHint}
        {...form.register('isPublished')}
      />
    </>
  );
}
