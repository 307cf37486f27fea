import { ListFilter } from 'lucide-react';
import type { UseFormReturn } from 'react-hook-form';
import { Link } from '#src/ui/controls/Link.tsx';
import * as filterButtons from '#src/data/repos/catalogue/filterButtons.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { adminPath } from '#src/model/base/addresses.ts';
import { formatPriceInput, parsePriceInput } from '#src/model/base/money.ts';
import { saleFieldTexts as texts, itemTexts } from '#src/model/catalogue/editing/editorTexts.ts';
import { sortFilterButtons } from '#src/model/catalogue/filterButtons/filterButtons.ts';
import { DESCRIPTION_MAX_LENGTH, TITLE_MAX_LENGTH } from '#src/model/catalogue/titles.ts';
import { buttonClass } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { TextArea, TextField } from '#src/ui/form/TextField.tsx';
import styles from './ItemFields.module.css';
import { PriceFormField } from './PriceField.tsx';
import { SelectField, type SelectFieldProps } from './SelectField.tsx';

/** The name of a category; nothing before the categories are known. */
export function categoryName(slug: string, categories: readonly Category[]): string {
  if (slug === '') return itemTexts.noCategory;
  const gone = categories.length === 0 ? '' : itemTexts.goneCategory;
  return categories.find((category) => category.slug === slug)?.name ?? gone;
}

export interface Category {
  slug: string;
  name: string;
}

interface Categories {
  categories: readonly Category[];
  /** There are certainly no categories, so an item could not be given one. */
  hasNoCategories: boolean;
}

/** The categories of the galleries, hidden ones included, and `more` that items may have. */
export function useCategories(more: readonly Category[] = []): Categories {
  const { value: buttons } = useResource(filterButtons.all);
  const known: readonly Category[] = sortFilterButtons(buttons ?? []);
  const others = more.filter(({ slug }) => known.every((button) => button.slug !== slug));
  const categories = [...known, ...others];
  return { categories, hasNoCategories: buttons !== undefined && categories.length === 0 };
}

interface CategorySelectProps extends Omit<SelectFieldProps, 'children'> {
  categories: readonly Category[];
  /** The category when the dialog was opened. It stays selectable when its filter button is gone. */
  current?: string;
}

export function CategorySelect({ hint, categories, current = '', ...select }: CategorySelectProps) {
  const isGone = current !== '' && categories.every(({ slug }) => slug !== current);
  return (
    <SelectField
      {...select}
      hint={hint ?? (categories.length === 0 ? itemTexts.noCategories : undefined)}
    >
      <option value="">{itemTexts.chooseCategory}</option>
      {isGone && <option value={current}>{categoryName(current, categories)}</option>}
      {categories.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

/**
 * Tells on a new site that items for sale need a category, before anything is filled in in vain.
 */
export function NoCategoriesNotice() {
  return (
    <div className={styles['notice']} role="status">
      <Icon of={ListFilter} />
      <p>{itemTexts.categoryFirst}</p>
      <Link to={adminPath('filter-buttons')} className={buttonClass('primary')}>
        {itemTexts.toCategories}
      </Link>
    </div>
  );
}

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
