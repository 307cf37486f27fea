import type { UseFormReturn } from 'react-hook-form';
import { formatPriceInput, parsePriceInput } from '#src/model/base/money.ts';
import { albumTexts, itemTexts } from '#src/model/catalogue/editorTexts.ts';
import type { AlbumValues } from '#src/model/catalogue/form.ts';
import type { Album } from '#src/model/catalogue/schema.ts';
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

export function toValues(album: Album): AlbumValues {
  const { title, description, price, category, isPublished } = album;
  return { title, description, price: formatPriceInput(String(price)), category, isPublished };
}

export function toDetails({ title, description, price, category, isPublished }: AlbumValues) {
  return {
    title: title.trim(),
    description: description.trim(),
    price: parsePriceInput(price) ?? 0,
    category,
    isPublished,
  };
}

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
