import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '#src/ui/controls/Link.tsx';
import { layoutTexts } from '#src/model/base/layoutTexts.ts';
import { routes } from '#src/model/base/routes.ts';
import {
  activeFilterButtons,
  ALL_FILTER_SLUG,
} from '#src/model/catalogue/filterButtons/filterButtons.ts';
import type { Arrangement } from '#src/model/catalogue/gallery.ts';
import type { FilterButton } from '#src/model/catalogue/schema.ts';
import { galleryTexts } from '#src/model/catalogue/texts.ts';
import { Icon } from '../controls/Icon.tsx';
import { DropdownSelect, type SelectOption } from '../form/DropdownSelect.tsx';
import styles from './GalleryBar.module.css';
import type { ArrangementInAddress } from './galleryAddress.ts';

interface GalleryBarProps extends ArrangementInAddress {
  title: string;
  /** Undefined while loading. */
  buttons: readonly FilterButton[] | undefined;
  /** The number of items in a category; undefined while unknown. */
  countOf: (category: string) => number | undefined;
  /** A gallery without anything to filter or sort has only its title. */
  isEmpty: boolean;
  /** Stands before the sort order. */
  link?: ReactNode;
}

const LOADING_NAME = '…';

const sortOptions = [
  { value: 'newest', label: galleryTexts.newest },
  { value: 'oldest', label: galleryTexts.oldest },
] as const;

function categoryOptions(
  buttons: readonly FilterButton[],
  { category }: Arrangement,
): SelectOption<string>[] {
  const options = [
    { value: ALL_FILTER_SLUG, label: galleryTexts.all },
    ...activeFilterButtons(buttons).map(({ slug, name }) => ({ value: slug, label: name })),
  ];
  if (options.some(({ value }) => value === category)) return options;
  // The address may name a category that is hidden by now: it stays selected, under its name.
  const hidden = buttons.find(({ slug }) => slug === category);
  return [...options, { value: category, label: hidden?.name ?? LOADING_NAME }];
}

/**
 * Title, filter and sort order in one line, which stays visible while scrolling. The filter is a line of
 * words; on a phone, which has no room for them, it is a menu. Categories known to be empty are left out.
 */
export function GalleryBar(props: GalleryBarProps) {
  const { title, buttons = [], arrangement, pathOf, change, countOf } = props;
  const categories = categoryOptions(buttons, arrangement).filter(
    ({ value }) => value === arrangement.category || countOf(value) !== 0,
  );
  return (
    <div className={styles['bar']}>
      <h1 className={styles['title']}>{title}</h1>
      {!props.isEmpty && (
        <div className={styles['controls']}>
          <nav className={styles['words']} aria-label={galleryTexts.filterLabel}>
            {categories.map(({ value, label }) => (
              <Link
                key={value}
                to={pathOf({ category: value })}
                replace
                aria-current={value === arrangement.category || undefined}
              >
                {label} <span className={styles['count']}>{countOf(value)}</span>
              </Link>
            ))}
          </nav>
          <div className={styles['menu']}>
            <DropdownSelect
              label={galleryTexts.filterLabel}
              value={arrangement.category}
              options={categories}
              onChange={(value) => change({ category: value })}
            />
          </div>
          {props.link}
          <Link
            to={routes.search}
            className={styles['search']}
            aria-label={layoutTexts.search}
            title={layoutTexts.search}
          >
            <Icon of={Search} />
          </Link>
          <DropdownSelect
            label={galleryTexts.sortLabel}
            value={arrangement.sort}
            options={sortOptions}
            onChange={(value) => change({ sort: value })}
          />
        </div>
      )}
    </div>
  );
}
