import type { ComponentProps } from 'react';
import { ListFilter } from 'lucide-react';
import { Link } from 'react-router-dom';
import * as filterButtons from '#src/data/repos/catalogue/filterButtons.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { adminPath } from '#src/model/base/addresses.ts';
import { itemTexts } from '#src/model/catalogue/editorTexts.ts';
import { sortFilterButtons } from '#src/model/catalogue/filterButtons.ts';
import { buttonClass } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { classNames } from '#src/ui/controls/classNames.ts';
import fieldStyles from '#src/ui/form/Field.module.css';
import { Field, type FieldTexts } from '#src/ui/form/TextField.tsx';
import styles from './CategorySelect.module.css';

/** The name of a category; its slug when its filter button is gone. */
export function categoryName(slug: string, categories: readonly Category[]): string {
  if (slug === '') return itemTexts.noCategory;
  return categories.find((category) => category.slug === slug)?.name ?? slug;
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

type CategorySelectProps = Omit<ComponentProps<'select'>, keyof FieldTexts | 'id'> &
  FieldTexts & {
    categories: readonly Category[];
    /**
     * The category when the dialog was opened. It stays selectable when its filter button is gone.
     */
    current?: string;
  };

export function CategorySelect({
  label,
  hint,
  error,
  categories,
  current = '',
  ...select
}: CategorySelectProps) {
  const isGone = current !== '' && categories.every(({ slug }) => slug !== current);
  return (
    <Field
      label={label}
      hint={hint ?? (categories.length === 0 ? itemTexts.noCategories : undefined)}
      error={error}
    >
      {(wiring) => (
        <select
          {...select}
          {...wiring}
          className={classNames(fieldStyles['control'], styles['select'])}
        >
          <option value="">{itemTexts.chooseCategory}</option>
          {isGone && <option value={current}>{itemTexts.goneCategory(current)}</option>}
          {categories.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
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
