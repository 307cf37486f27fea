import { Eye, EyeOff, Shapes, Tag, Trash2, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { parsePriceInput } from '#src/model/base/money.ts';
import { itemTexts } from '#src/model/catalogue/editorTexts.ts';
import { bulkCategoryRules, priceRules } from '#src/model/catalogue/form.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { BulkStatus } from '../bulk/BulkStatus.tsx';
import type { BulkRun } from '../bulk/useBulkRun.ts';
import { ItemDialog } from '../editing/ItemDialog.tsx';
import { CategorySelect, type Category } from '../fields/CategorySelect.tsx';
import { PriceFormField } from '../fields/PriceField.tsx';
import styles from './BulkBar.module.css';

/** A change that can be applied to several items at once. */
export interface BulkChange {
  category?: string;
  price?: number;
  isPublished?: boolean;
}

export interface BulkLabels {
  categoryLabel: string;
  categoryMissing: string;
  /** Left out where nothing is sold. */
  priceLabel?: string;
  priceTooLow?: string;
}

interface BulkBarProps<Item> {
  /** The number of selected items. */
  count: number;
  categories: readonly Category[];
  texts: BulkLabels;
  /** The change that is running, or was not complete. */
  run: BulkRun<Item>;
  change: (change: BulkChange) => void;
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

function BulkButton({ icon, label, isDisabled, onPress }: BulkButtonProps) {
  return (
    <Button look="quiet" aria-disabled={isDisabled} onClick={isDisabled ? undefined : onPress}>
      <Icon of={icon} size={18} />
      {label}
    </Button>
  );
}

type Open = 'category' | 'price';

/** The actions for the selected items, and the progress of the one that is running. */
export function BulkBar<Item extends { title: string }>(props: BulkBarProps<Item>) {
  const { count, categories, texts, run, change, onSelectAll, onSelectNone, onRemove } = props;
  const [open, setOpen] = useState<Open>();
  const isBusy = run.state?.kind === 'running';
  if (count === 0 && !run.state) return null;

  const apply = (bulkChange: BulkChange) => {
    change(bulkChange);
    return Promise.resolve();
  };
  const close = () => setOpen(undefined);
  const button = { isDisabled: isBusy || count === 0 };
  return (
    <div className={styles['bar']} aria-busy={isBusy || undefined}>
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
          icon={Eye}
          label={itemTexts.publish}
          onPress={() => change({ isPublished: true })}
        />
        <BulkButton
          {...button}
          icon={EyeOff}
          label={itemTexts.unpublish}
          onPress={() => change({ isPublished: false })}
        />
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
      {open === 'category' && (
        <ItemDialog
          title={itemTexts.categoryTitle(count)}
          submitLabel={itemTexts.apply}
          values={{ category: '' }}
          rules={bulkCategoryRules(texts.categoryMissing)}
          save={({ category }) => apply({ category })}
          onClose={close}
        >
          {({ register, formState }) => (
            <CategorySelect
              label={texts.categoryLabel}
              categories={categories}
              error={formState.errors.category?.message}
              {...register('category')}
            />
          )}
        </ItemDialog>
      )}
      {open === 'price' && texts.priceLabel !== undefined && (
        <ItemDialog
          title={itemTexts.priceTitle(count)}
          submitLabel={itemTexts.apply}
          values={{ price: '' }}
          rules={priceRules(texts.priceTooLow ?? '')}
          save={({ price }) => apply({ price: parsePriceInput(price) ?? 0 })}
          onClose={close}
        >
          {({ control }) => (
            <PriceFormField label={texts.priceLabel ?? ''} control={control} name="price" />
          )}
        </ItemDialog>
      )}
    </div>
  );
}
