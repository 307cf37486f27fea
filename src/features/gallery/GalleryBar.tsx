import { ALL_FILTER_SLUG } from '#src/shared/domain/filterButtons.ts';
import type { FilterButton } from '#src/shared/schemas/filterButton.ts';
import { galleryTexts } from '#src/shared/texts/gallery.ts';
import { DropdownSelect } from '#src/ui/DropdownSelect.tsx';
import styles from './GalleryBar.module.css';
import type { Arrangement } from './useArrangement.ts';

interface GalleryBarProps {
  buttons: readonly FilterButton[];
  arrangement: Arrangement;
  onChange: (change: Partial<Arrangement>) => void;
}

const sortOptions = [
  { value: 'newest', label: galleryTexts.newest },
  { value: 'oldest', label: galleryTexts.oldest },
] as const;

/** Filter and order, in one line that stays in reach. */
export function GalleryBar({ buttons, arrangement, onChange }: GalleryBarProps) {
  const { category, sort } = arrangement;
  const options = [
    { value: ALL_FILTER_SLUG, label: galleryTexts.all },
    ...buttons.map(({ slug, name }) => ({ value: slug, label: name })),
  ];
  const isKnown = options.some((option) => option.value === category);
  return (
    <div className={styles['bar']}>
      <DropdownSelect
        label={galleryTexts.filterLabel}
        value={category}
        // An address may name a category that is hidden or gone: it is shown as what it says.
        options={isKnown ? options : [...options, { value: category, label: category }]}
        onChange={(value) => onChange({ category: value })}
      />
      <DropdownSelect
        label={galleryTexts.sortLabel}
        value={sort}
        options={sortOptions}
        onChange={(value) => onChange({ sort: value })}
      />
    </div>
  );
}
