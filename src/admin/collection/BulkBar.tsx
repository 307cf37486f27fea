import { Eye, EyeOff, Shapes, Tag, Trash2, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { mapInSequence } from '#src/model/base/async.ts';
import { parsePriceInput } from '#src/model/base/money.ts';
import { itemTexts } from '#src/model/catalogue/editorTexts.ts';
import { bulkCategoryRules, priceRules } from '#src/model/catalogue/form.ts';
import { showToast } from '#src/stores/toasts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
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

export interface BulkTexts {
  categoryLabel: string;
  categoryMissing: string;
  /** Left out where nothing is sold. */
  priceLabel?: string;
  priceTooLow?: string;
}

interface BulkBarProps<Item> {
  items: readonly Item[];
  categories: readonly Category[];
  texts: BulkTexts;
  change: (item: Item, change: BulkChange) => Promise<void>;
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

/** Reports how many items were changed, and how many failed. */
async function changeAll<Item>(
  items: readonly Item[],
  change: (item: Item) => Promise<void>,
): Promise<void> {
  const { done, failed } = await mapInSequence(items, change);
  if (done.length > 0) showToast({ kind: 'success', text: itemTexts.changed(done.length) });
  if (failed.length > 0) showToast({ kind: 'error', text: itemTexts.notChanged(failed.length) });
}

type Open = 'category' | 'price';

/** The actions for the selected items. */
export function BulkBar<Item>(props: BulkBarProps<Item>) {
  const { items, categories, texts, change, onSelectAll, onSelectNone, onRemove } = props;
  const [open, setOpen] = useState<Open>();
  const [isBusy, setIsBusy] = useState(false);
  const count = items.length;
  if (count === 0) return null;

  async function apply(bulkChange: BulkChange): Promise<void> {
    setIsBusy(true);
    await changeAll(items, (item) => change(item, bulkChange));
    setIsBusy(false);
  }

  const close = () => setOpen(undefined);
  const button = { isDisabled: isBusy };
  return (
    <div className={styles['bar']} aria-busy={isBusy || undefined}>
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
          onPress={() => void apply({ isPublished: true })}
        />
        <BulkButton
          {...button}
          icon={EyeOff}
          label={itemTexts.unpublish}
          onPress={() => void apply({ isPublished: false })}
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
