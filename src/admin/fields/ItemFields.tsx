import type { UseFormReturn } from 'react-hook-form';
import { formatPriceInput, parsePriceInput } from '#src/model/base/money.ts';
import { saleFieldTexts as texts } from '#src/model/catalogue/editorTexts.ts';
import { DESCRIPTION_MAX_LENGTH, TITLE_MAX_LENGTH } from '#src/model/catalogue/titles.ts';
import { TextArea, TextField } from '#src/ui/form/TextField.tsx';
import { CategorySelect, type Category } from './CategorySelect.tsx';
import { PriceFormField } from './PriceField.tsx';

interface ItemValues {
  title: string;
  description: string;
  category: string;
  price?: string;
}

/** The form values of an item that is sold: a single image or an album. */
interface SaleValues extends ItemValues {
  /** The typed text: digits with thousand dots. */
  price: string;
  isPublished: boolean;
}

type SaleDetails = Omit<SaleValues, 'price'> & { price: number };

export function saleValues(item: SaleDetails): SaleValues {
  const { title, description, price, category, isPublished } = item;
  return { title, description, price: formatPriceInput(String(price)), category, isPublished };
}

export function saleDetails(values: SaleValues): SaleDetails {
  const { title, description, price, category, isPublished } = values;
  return {
    title: title.trim(),
    description: description.trim(),
    price: parsePriceInput(price) ?? 0,
    category,
    isPublished,
  };
}

interface ItemFieldsProps<Values extends ItemValues> {
  form: UseFormReturn<Values>;
  /** Asks for the price as well. */
  isForSale: boolean;
  categories: readonly Category[];
  /** The category when the form was opened. */
  currentCategory?: string | undefined;
}

const DESCRIPTION_ROWS = 3;

/** The fields that describe a picture or an album. */
export function ItemFields<Values extends ItemValues>(props: ItemFieldsProps<Values>) {
  const { isForSale, categories, currentCategory } = props;
  // A form may have more fields than these.
  const { register, control, formState } = props.form as unknown as UseFormReturn<ItemValues>;
  const { errors } = formState;
  return (
    <>
      <TextField
        label={texts.titleLabel}
        error={errors.title?.message}
        maxLength={TITLE_MAX_LENGTH}
        autoComplete="off"
        {...register('title')}
      />
      <TextArea
        label={texts.descriptionLabel}
        error={errors.description?.message}
        maxLength={DESCRIPTION_MAX_LENGTH}
        rows={DESCRIPTION_ROWS}
        {...register('description')}
      />
      {isForSale && <PriceFormField label={texts.priceLabel} control={control} name="price" />}
      <CategorySelect
        label={texts.categoryLabel}
        error={errors.category?.message}
        categories={categories}
        {...(currentCategory !== undefined && { current: currentCategory })}
        {...register('category')}
      />
    </>
  );
}
