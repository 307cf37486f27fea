import { activeFilterButtons, ALL_FILTER_SLUG } from '#src/model/catalogue/filterButtons.ts';
import type { Arrangement } from '#src/model/catalogue/gallery.ts';
import type { FilterButton } from '#src/model/catalogue/schema.ts';
import { galleryTexts } from '#src/model/catalogue/texts.ts';
import { DropdownSelect, type SelectOption } from '../form/DropdownSelect.tsx';
import styles from './GalleryBar.module.css';

interface GalleryBarProps {
  /** Undefined while loading. */
  buttons: readonly FilterButton[] | undefined;
  arrangement: Arrangement;
  onChange: (change: Partial<Arrangement>) => void;
}

const LOADING_NAME = '…';

const sortOptions = [
  { value: 'newest', label: galleryTexts.newest },
  { value: 'oldest', label: galleryTexts.oldest },
] as const;

function categoryOptions({
  buttons = [],
  arrangement: { category },
}: GalleryBarProps): SelectOption<string>[] {
  const options = [
    { value: ALL_FILTER_SLUG, label: galleryTexts.all },
    ...activeFilterButtons(buttons).map(({ slug, name }) => ({ value: slug, label: name })),
  ];
  if (options.some(({ value }) => value === category)) return options;
  // The address may name a category that is hidden by now: it stays selected, under its name.
  const hidden = buttons.find(({ slug }) => slug === category);
  return [...options, { value: category, label: hidden?.name ?? LOADING_NAME }];
}

/** Filter and sort order, in one line that stays visible while scrolling. */
export function GalleryBar(props: GalleryBarProps) {
  const { arrangement, onChange } = props;
  return (
    <div className={styles['bar']}>
      <DropdownSelect
        label={galleryTexts.filterLabel}
        value={arrangement.category}
        options={categoryOptions(props)}
        onChange={(value) => onChange({ category: value })}
      />
      <DropdownSelect
        label={galleryTexts.sortLabel}
        value={arrangement.sort}
        options={sortOptions}
        onChange={(value) => onChange({ sort: value })}
      />
    </div>
  );
}
