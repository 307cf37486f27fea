import type { ComponentProps } from 'react';
import { ListFilter } from 'lucide-react';
import { Link } from 'react-router-dom';
import * as filterButtons from '#src/data/repos/filterButtons.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { adminPath } from '#src/model/base/routes.ts';
import { itemTexts } from '#src/model/catalogue/editorTexts.ts';
import { sortFilterButtons } from '#src/model/catalogue/filterButtons.ts';
import { buttonClass } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { classNames } from '#src/ui/controls/classNames.ts';
import fieldStyles from '#src/ui/form/Field.module.css';
import { Field, type FieldTexts } from '#src/ui/form/TextField.tsx';
import styles from './CategorySelect.module.css';
import noticeStyles from './NoCategoriesNotice.module.css';

/** What a category is called; its slug when no button bears it any more. */
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
  /** It is known that there are none: nothing could be given one. */
  isWithout: boolean;
}

/** The categories of the galleries, hidden ones too; `more` are others that an item may have. */
export function useCategories(more: readonly Category[] = []): Categories {
  const { value: buttons } = useResource(filterButtons.all);
  const known: readonly Category[] = sortFilterButtons(buttons ?? []);
  const others = more.filter(({ slug }) => known.every((button) => button.slug !== slug));
  const categories = [...known, ...others];
  return { categories, isWithout: buttons !== undefined && categories.length === 0 };
}

type CategorySelectProps = Omit<ComponentProps<'select'>, keyof FieldTexts | 'id'> &
  FieldTexts & {
    categories: readonly Category[];
    /** What is chosen when the dialog opens: it stays on the list when its button is gone. */
    current?: string;
  };

/** Chooses a category by its name. */
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

/** On a new site: what is for sale needs a category, said before anything has been described in vain. */
export function NoCategoriesNotice() {
  return (
    <div className={noticeStyles['note']} role="status">
      <Icon of={ListFilter} />
      <p>{itemTexts.categoryFirst}</p>
      <Link to={adminPath('filter-buttons')} className={buttonClass('primary')}>
        {itemTexts.toCategories}
      </Link>
    </div>
  );
}
