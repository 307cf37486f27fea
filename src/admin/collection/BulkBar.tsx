import { Eye, EyeOff, MapPin, Replace, Shapes, Tag, Trash2, type LucideIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { bulkChangeTexts, itemTexts } from '#src/model/catalogue/editing/editorTexts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { BulkStatus } from '../bulk/BulkStatus.tsx';
import type { BulkRun } from '../bulk/useBulkRun.ts';
import type { Category } from '../fields/ItemFields.tsx';
import styles from './BulkBar.module.css';
import {
  BulkCategoryDialog,
  type BulkChange,
  type BulkItem,
  type BulkLabels,
  BulkPriceDialog,
  BulkTitlesDialog,
  BulkWordsDialog,
} from './BulkDialogs.tsx';

interface BulkBarProps<Item> {
  selected: readonly Item[];
  /** The titles of the others. */
  otherTitles: readonly string[];
  categories: readonly Category[];
  texts: BulkLabels;
  /** The change that is running, or was not complete. */
  run: BulkRun<Item>;
  change: (changesOf: (item: BulkItem) => BulkChange) => void;
  /** Actions that only this collection has. */
  moreActions?: ((isDisabled: boolean) => ReactNode) | undefined;
  onSelectAll: () => void;
  onSelectNone: () => void;
  onRemove: () => void;
}

const ACTIONS_ID = 'bulk-actions';

/** Lets the keyboard skip from a selected item to the bulk actions, past the items in between. */
export function focusBulkBar(): void {
  document.querySelector<HTMLElement>(`#${ACTIONS_ID} button`)?.focus();
}

interface BulkButtonProps {
  icon: LucideIcon;
  label: string;
  isDisabled: boolean;
  onPress: () => void;
}

export function BulkButton({ icon, label, isDisabled, onPress }: BulkButtonProps) {
  return (
    <Button look="quiet" aria-disabled={isDisabled} onClick={isDisabled ? undefined : onPress}>
      <Icon of={icon} size={18} />
      {label}
    </Button>
  );
}

type Open = 'category' | 'price' | 'titles' | 'words';

/** The actions for the selected items, and the progress of the one that is running. */
export function BulkBar<Item extends BulkItem>(props: BulkBarProps<Item>) {
  const { selected, otherTitles, categories, texts, run, change } = props;
  const { onSelectAll, onSelectNone, onRemove } = props;
  const count = selected.length;
  const [open, setOpen] = useState<Open>();
  const isBusy = run.state?.kind === 'running';
  if (count === 0 && !run.state) return null;

  // Albums have no words of their own besides title and description.
  const arePictures = selected.some(({ keywords }) => keywords !== undefined);
  const dialog = { selected, labels: texts, change, onClose: () => setOpen(undefined) };
  const button = { isDisabled: isBusy || count === 0 };
  return (
    <div className={styles['bar']} aria-busy={isBusy || undefined} data-keep-in-sight>
      {run.state && (
        <div className={styles['run']}>
          <BulkStatus run={run} />
        </div>
      )}
      <p className={styles['count']} role="status">
        {itemTexts.selected(count)}
      </p>
      <div id={ACTIONS_ID} className={styles['actions']}>
        <BulkButton
          {...button}
          icon={Shapes}
          label={itemTexts.setCategory}
          onPress={() => setOpen('category')}
        />
        {texts.priceLabel !== undefined && (
          <BulkButton
            {...button}
            icon={Tag}
            label={itemTexts.setPrice}
            onPress={() => setOpen('price')}
          />
        )}
        <BulkButton
          {...button}
          icon={Replace}
          label={bulkChangeTexts.replaceTitles}
          onPress={() => setOpen('titles')}
        />
        {arePictures && (
          <BulkButton
            {...button}
            icon={MapPin}
            label={bulkChangeTexts.addWords}
            onPress={() => setOpen('words')}
          />
        )}
        <BulkButton
          {...button}
          icon={Eye}
          label={itemTexts.publish}
          onPress={() => change(() => ({ isPublished: true }))}
        />
        <BulkButton
          {...button}
          icon={EyeOff}
          label={itemTexts.unpublish}
          onPress={() => change(() => ({ isPublished: false }))}
        />
        {props.moreActions?.(button.isDisabled)}
        <BulkButton {...button} icon={Trash2} label={itemTexts.removeSelected} onPress={onRemove} />
      </div>
      <div className={styles['choice']}>
        <Button look="quiet" onClick={onSelectAll}>
          {itemTexts.selectAll}
        </Button>
        <Button look="quiet" onClick={onSelectNone}>
          {itemTexts.selectNone}
        </Button>
      </div>
      {open === 'category' && <BulkCategoryDialog {...dialog} categories={categories} />}
      {open === 'price' && <BulkPriceDialog {...dialog} />}
      {open === 'titles' && <BulkTitlesDialog {...dialog} otherTitles={otherTitles} />}
      {open === 'words' && <BulkWordsDialog {...dialog} />}
    </div>
  );
}
