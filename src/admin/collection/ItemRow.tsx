import { Pencil, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { readPrivatePicture } from '#src/data/http.ts';
import { itemTexts } from '#src/model/catalogue/editing/editorTexts.ts';
import { itemViewTexts } from '#src/model/catalogue/editing/collectionTexts.ts';
import { TITLE_MAX_LENGTH } from '#src/model/catalogue/titles.ts';
import { IconButton } from '#src/ui/controls/Button.tsx';
import { PrivateImage } from '#src/ui/display/PrivateImage.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { type Category, CategorySelect } from '../fields/ItemFields.tsx';
import { PriceField } from '../fields/PriceField.tsx';
import { useFocusWhenLinked } from '../layout/EditorShell.tsx';
import { type CardItem, ItemCheckbox } from './ItemCard.tsx';
import type { GridPlace } from './ItemGrid.tsx';
import styles from './ItemRow.module.css';
import type { InlineCell, InlineField } from './useInlineEdits.ts';

/** The names of the fields, above the list and for screen readers. */
export interface RowLabels {
  titleLabel: string;
  categoryLabel: string;
  /** Left out where nothing is sold. */
  priceLabel?: string;
}

interface ItemRowProps {
  item: CardItem;
  /** The category now. */
  category: string;
  categories: readonly Category[];
  labels: RowLabels;
  cellOf: (field: InlineField) => InlineCell | undefined;
  place: GridPlace;
  onToggle: (isRange: boolean) => void;
  onEdit: () => void;
  onRemove: () => void;
}

const THUMBNAIL_SIZES = '56px';

/** The same field of the next row, when that is drawn. */
function fieldBelow(target: HTMLElement, field: string): HTMLElement | null {
  const row = target.closest('li');
  const next = Number(row?.getAttribute('aria-posinset')) + 1;
  const below = row?.parentElement?.querySelector(`:scope > li[aria-posinset="${next}"]`);
  return below?.querySelector<HTMLElement>(`[data-field="${field}"] :is(input, select)`) ?? null;
}

/** Enter saves and goes to the next row; Escape puts back what is stored. */
function onFieldKey(event: KeyboardEvent<HTMLElement>, field: InlineField, cell: InlineCell): void {
  if (event.key === 'Escape') cell.reset();
  if (event.key !== 'Enter') return;
  event.preventDefault();
  if (cell.commit()) fieldBelow(event.currentTarget, field)?.focus();
}

type FieldsProps = Pick<ItemRowProps, 'item' | 'category' | 'categories' | 'labels' | 'cellOf'>;

function Fields({ item, category, categories, labels, cellOf }: FieldsProps) {
  const named = (label: string) => itemViewTexts.fieldOf(label, item.title);
  const wire = (field: InlineField, cell: InlineCell) => ({
    className: styles[field],
    'data-field': field,
    onBlur: () => void cell.commit(),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => onFieldKey(event, field, cell),
  });
  const [title, price, slug] = [cellOf('title'), cellOf('price'), cellOf('category')];
  return (
    <>
      {title && (
        <div {...wire('title', title)}>
          <TextField
            label={named(labels.titleLabel)}
            error={title.problem}
            maxLength={TITLE_MAX_LENGTH}
            autoComplete="off"
            value={title.text}
            onChange={({ target }) => title.type(target.value)}
          />
        </div>
      )}
      {price && labels.priceLabel !== undefined && (
        <div {...wire('price', price)}>
          <PriceField
            label={named(labels.priceLabel)}
            error={price.problem}
            value={price.text}
            onChange={price.type}
          />
        </div>
      )}
      {slug && (
        <div {...wire('category', slug)}>
          <CategorySelect
            label={named(labels.categoryLabel)}
            error={slug.problem}
            categories={categories}
            current={category}
            value={slug.text}
            onChange={({ target }) => slug.type(target.value)}
          />
        </div>
      )}
    </>
  );
}

/** One item in the list of a collection: its fields are changed in place. */
export function ItemRow(props: ItemRowProps) {
  const { item, place, onToggle, onEdit, onRemove } = props;
  const { title, src, previewPath, picture, isPublished } = item;
  const row = useRef<HTMLElement>(null);
  useFocusWhenLinked(row, place.isLinked);
  const focusable = { tabIndex: place.isCurrent ? 0 : -1 };
  return (
    <article
      ref={row}
      {...focusable}
      className={styles['row']}
      data-selected={place.isSelected}
      aria-label={title}
    >
      <ItemCheckbox title={title} place={place} onToggle={onToggle} />
      <div className={styles['picture']}>
        <PrivateImage
          key={src}
          path={previewPath}
          read={readPrivatePicture}
          src={src}
          alt=""
          aspectRatio={1}
          sources={picture.sources}
          sizes={THUMBNAIL_SIZES}
          placeholder={picture.placeholder}
        />
      </div>
      <Fields {...props} />
      <p className={styles['state']} data-draft={!isPublished}>
        {isPublished ? itemTexts.published : itemTexts.draft}
      </p>
      {/* The Tab key goes from field to field; Enter and Delete on the row do the same. */}
      <div className={styles['actions']}>
        <IconButton
          icon={Pencil}
          tabIndex={-1}
          label={itemTexts.editLabel(title)}
          onClick={onEdit}
        />
        <IconButton
          icon={Trash2}
          tabIndex={-1}
          label={itemTexts.removeLabel(title)}
          onClick={onRemove}
        />
      </div>
    </article>
  );
}
