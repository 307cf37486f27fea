import { useId, useMemo, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ADMIN_ITEM_PARAMETER } from '#src/model/base/addresses.ts';
import {
  countFilters,
  itemLayouts,
  itemSorts,
  type ItemState,
  itemStates,
  type ItemView,
  parseItemView,
  writeItemView,
} from '#src/model/catalogue/editing/itemView.ts';
import { itemViewTexts as texts } from '#src/model/catalogue/editing/collectionTexts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { classNames } from '#src/ui/controls/classNames.ts';
import { DropdownSelect } from '#src/ui/form/DropdownSelect.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import type { Category } from '../fields/ItemFields.tsx';
import styles from './ItemToolbar.module.css';

export type ChangeView = (change: Partial<ItemView>) => void;

/** The view that the address names; it stays the same object for as long as the address does. */
export function useItemView(): [ItemView, ChangeView] {
  const [parameters, setParameters] = useSearchParams();
  const view = useMemo(() => parseItemView(parameters), [parameters]);
  return [
    view,
    (change) => {
      const written = writeItemView(parameters, { ...view, ...change });
      // The item that was linked to would take the focus again.
      written.delete(ADMIN_ITEM_PARAMETER);
      setParameters(written, { replace: true });
    },
  ];
}

interface SearchFieldProps {
  search: string;
  onChange: ChangeView;
}

function SearchField({ search, onChange }: SearchFieldProps) {
  // The address follows a moment later: until then the field must show what is typed.
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      type="search"
      label={texts.search}
      placeholder={texts.searchHint}
      autoComplete="off"
      value={typed ?? search}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange({ search: target.value });
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}

function optionsOf<Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
) {
  return values.map((value) => ({ value, label: labels[value] }));
}

const SALE_STATES: ReadonlySet<ItemState> = new Set(['solgt', 'uden-pris']);

interface ItemToolbarProps {
  view: ItemView;
  onChange: ChangeView;
  categories: readonly Category[];
  /** False in the portfolio, where nothing is sold. */
  isForSale: boolean;
}

/** Searches, filters and sorts the items of a collection. */
export function ItemToolbar({ view, onChange, categories, isForSale }: ItemToolbarProps) {
  const states = itemStates.filter((state) => isForSale || !SALE_STATES.has(state));
  const sorts = itemSorts.filter((sort) => isForSale || sort !== 'pris');
  const [areChoicesShown, setAreChoicesShown] = useState(false);
  const choicesId = useId();
  const isKnown = view.category === '' || categories.some(({ slug }) => slug === view.category);
  return (
    <div className={styles['toolbar']} role="group" aria-label={texts.toolbar}>
      <div className={styles['search']}>
        <SearchField search={view.search} onChange={onChange} />
      </div>
      <Button
        aria-expanded={areChoicesShown}
        aria-controls={choicesId}
        onClick={() => setAreChoicesShown(!areChoicesShown)}
      >
        {texts.filters(countFilters(view))}
      </Button>
      <div role="group" className={styles['layouts']} aria-label={texts.layout}>
        {itemLayouts.map((layout) => (
          <button
            key={layout}
            type="button"
            className={styles['layout']}
            aria-pressed={view.layout === layout}
            onClick={() => onChange({ layout })}
          >
            {texts.layouts[layout]}
          </button>
        ))}
      </div>
      <div
        id={choicesId}
        className={classNames(styles['choices'], !areChoicesShown && styles['folded'])}
      >
        <DropdownSelect
          label={texts.category}
          value={view.category}
          options={[
            { value: '', label: texts.allCategories },
            ...categories.map(({ slug, name }) => ({ value: slug, label: name })),
            ...(isKnown ? [] : [{ value: view.category, label: view.category }]),
          ]}
          onChange={(category) => onChange({ category })}
        />
        <DropdownSelect
          label={texts.state}
          value={view.state}
          options={optionsOf(states, texts.states)}
          onChange={(state) => onChange({ state })}
        />
        <DropdownSelect
          label={texts.sort}
          value={view.sort}
          options={optionsOf(sorts, texts.sorts)}
          onChange={(sort) => onChange({ sort })}
        />
      </div>
    </div>
  );
}

interface ItemSummaryProps {
  view: ItemView;
  shown: number;
  all: number;
  onSelectShown: () => void;
  /** Stands at the end of the line. */
  children: ReactNode;
}

/** Says how many items are shown. */
export function ItemSummary({ view, shown, all, onSelectShown, children }: ItemSummaryProps) {
  return (
    <div className={styles['summary']}>
      <p role="status">{texts.count(shown, all)}</p>
      {(view.sort !== 'egen' || view.layout !== 'gitter') && <p>{texts.fixed}</p>}
      {shown > 0 && (
        <Button look="quiet" onClick={onSelectShown}>
          {texts.selectShown}
        </Button>
      )}
      {children}
    </div>
  );
}
