import type { UseFormReturn } from 'react-hook-form';
import { albumTexts, itemTexts } from '#src/model/catalogue/editorTexts.ts';
import type { AlbumValues } from '#src/model/catalogue/form.ts';
import { Switch } from '#src/ui/form/Switch.tsx';
import type { Category } from '../fields/CategorySelect.tsx';
import { ItemFields } from '../fields/ItemFields.tsx';

export const emptyAlbum: AlbumValues = {
  title: '',
  description: '',
  price: '',
  category: '',
  isPublished: true,
};

interface AlbumFieldsProps {
  form: UseFormReturn<AlbumValues>;
  categories: readonly Category[];
  currentCategory?: string;
}

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
