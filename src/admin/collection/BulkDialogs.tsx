import { formatKroner } from '#src/model/base/money.ts';
import {
  bulkPriceRules,
  bulkWordsRules,
  type BulkPriceValues,
  priceAfter,
  priceSteps,
  priceWays,
  replaceRules,
  type ReplaceValues,
  titleAfter,
  wordsAfter,
} from '#src/model/catalogue/editing/bulkChanges.ts';
import {
  bulkChangeTexts as texts,
  itemTexts,
  pictureWordTexts,
} from '#src/model/catalogue/editing/editorTexts.ts';
import { bulkCategoryRules } from '#src/model/catalogue/editing/form.ts';
import { KEYWORDS_MAX_LENGTH, PLACE_MAX_LENGTH } from '#src/model/catalogue/pictureWords.ts';
import { TextField } from '#src/ui/form/TextField.tsx';
import { ItemDialog } from '../editing/ItemDialog.tsx';
import { CategorySelect, type Category } from '../fields/ItemFields.tsx';
import { PriceFormField } from '../fields/PriceField.tsx';
import { SelectField } from '../fields/SelectField.tsx';
import styles from './BulkDialogs.module.css';

/** A change that can be applied to several items at once. */
export interface BulkChange {
  title?: string;
  category?: string;
  price?: number;
  isPublished?: boolean;
  place?: string;
  keywords?: string[];
}

export interface BulkLabels {
  categoryLabel: string;
  categoryMissing: string;
  /** Left out where nothing is sold. */
  priceLabel?: string;
  priceTooLow?: string;
}

/** An item as the dialogs see it. */
export interface BulkItem extends BulkChange {
  id: string;
  title: string;
}

interface BulkDialogProps {
  selected: readonly BulkItem[];
  labels: BulkLabels;
  change: (changesOf: (item: BulkItem) => BulkChange) => void;
  onClose: () => void;
}

/** The dialog closes at once; the bar shows how the change goes. */
function applied(start: () => void): Promise<void> {
  start();
  return Promise.resolve();
}

const PREVIEWED = 5;

interface PreviewProps<Changed> {
  changed: readonly Changed[];
  /** Asked only for those that are shown: thousands of prices take a while to write. */
  textOf: (item: Changed) => string;
}

/** The first changes, and the number of the others. */
function Preview<Changed extends { id: string }>({ changed, textOf }: PreviewProps<Changed>) {
  const others = changed.length - PREVIEWED;
  return (
    <section className={styles['preview']} aria-label={texts.preview} aria-live="polite">
      {changed.length === 0 && <p>{texts.unchanged}</p>}
      <ul>
        {changed.slice(0, PREVIEWED).map((item) => (
          <li key={item.id}>{textOf(item)}</li>
        ))}
      </ul>
      {others > 0 && <p>{texts.others(others)}</p>}
    </section>
  );
}

type Option = readonly [value: string, name: string];

const optionsOf = (options: readonly Option[]) =>
  options.map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));

interface CategoryDialogProps extends BulkDialogProps {
  categories: readonly Category[];
}

export function BulkCategoryDialog(props: CategoryDialogProps) {
  const { selected, labels, categories, change, onClose } = props;
  return (
    <ItemDialog
      title={itemTexts.categoryTitle(selected.length)}
      submitLabel={itemTexts.apply}
      values={{ category: '' }}
      rules={bulkCategoryRules(labels.categoryMissing)}
      save={({ category }) => applied(() => change(() => ({ category })))}
      onClose={onClose}
    >
      {({ register, formState }) => (
        <CategorySelect
          label={labels.categoryLabel}
          categories={categories}
          error={formState.errors.category?.message}
          {...register('category')}
        />
      )}
    </ItemDialog>
  );
}

const noPrice: BulkPriceValues = { way: 'set', price: '', change: '', step: '1' };
const wayOptions = priceWays.map((way) => [way, texts.ways[way]] as const);
const stepOptions = priceSteps.map((step) => [step, texts.stepName(step)] as const);

function pricesAfter(selected: readonly BulkItem[], values: BulkPriceValues) {
  return selected.flatMap(({ id, title, price = 0 }) => {
    const after = priceAfter(price, values);
    return after === price ? [] : [{ id, title, price, after }];
  });
}

export function BulkPriceDialog({ selected, labels, change, onClose }: BulkDialogProps) {
  const prices = selected.map(({ price = 0 }) => price);
  return (
    <ItemDialog
      title={itemTexts.priceTitle(selected.length)}
      submitLabel={itemTexts.apply}
      values={noPrice}
      rules={bulkPriceRules(prices, labels.priceTooLow ?? '')}
      save={(values) =>
        applied(() => change(({ price = 0 }) => ({ price: priceAfter(price, values) })))
      }
      onClose={onClose}
    >
      {({ control, register, watch, formState }) => {
        const values = watch();
        return (
          <>
            <SelectField label={texts.way} {...register('way')}>
              {optionsOf(wayOptions)}
            </SelectField>
            {values.way === 'set' ? (
              <PriceFormField label={labels.priceLabel ?? ''} control={control} name="price" />
            ) : (
              <>
                <TextField
                  label={texts.changeLabel}
                  hint={texts.changeHint}
                  error={formState.errors.change?.message}
                  autoComplete="off"
                  {...register('change')}
                />
                <SelectField label={texts.step} {...register('step')}>
                  {optionsOf(stepOptions)}
                </SelectField>
                <Preview
                  changed={pricesAfter(selected, values)}
                  textOf={({ title, price, after }) =>
                    texts.previewRow(title, formatKroner(price), formatKroner(after))
                  }
                />
              </>
            )}
          </>
        );
      }}
    </ItemDialog>
  );
}

function titlesAfter(selected: readonly BulkItem[], values: ReplaceValues) {
  return selected.flatMap(({ id, title }) => {
    const after = titleAfter(title, values);
    return after === title ? [] : [{ id, title, after }];
  });
}

interface TitlesDialogProps extends BulkDialogProps {
  /** The titles of everything else. */
  otherTitles: readonly string[];
}

export function BulkTitlesDialog({ selected, otherTitles, change, onClose }: TitlesDialogProps) {
  const titles = selected.map(({ title }) => title);
  return (
    <ItemDialog
      title={texts.replaceTitle(selected.length)}
      submitLabel={itemTexts.apply}
      values={{ find: '', replacement: '' }}
      rules={replaceRules(titles, otherTitles)}
      save={(values) =>
        applied(() => change(({ title }) => ({ title: titleAfter(title, values) })))
      }
      onClose={onClose}
    >
      {({ register, watch, formState: { errors } }) => (
        <>
          <TextField
            label={texts.find}
            error={errors.find?.message}
            autoComplete="off"
            {...register('find')}
          />
          <TextField
            label={texts.replacement}
            error={errors.replacement?.message}
            autoComplete="off"
            {...register('replacement')}
          />
          <Preview
            changed={titlesAfter(selected, watch())}
            textOf={({ title, after }) => texts.changedTitle(title, after)}
          />
        </>
      )}
    </ItemDialog>
  );
}

export function BulkWordsDialog({ selected, change, onClose }: BulkDialogProps) {
  return (
    <ItemDialog
      title={texts.wordsTitle(selected.length)}
      submitLabel={itemTexts.apply}
      values={{ place: '', keywords: '' }}
      rules={bulkWordsRules(selected)}
      save={(values) => applied(() => change((item) => wordsAfter(item, values)))}
      onClose={onClose}
    >
      {({ register, formState: { errors } }) => (
        <>
          <TextField
            label={pictureWordTexts.place}
            hint={texts.placeHint}
            error={errors.place?.message}
            maxLength={PLACE_MAX_LENGTH}
            autoComplete="off"
            {...register('place')}
          />
          <TextField
            label={texts.newKeywords}
            hint={texts.newKeywordsHint}
            error={errors.keywords?.message}
            maxLength={KEYWORDS_MAX_LENGTH}
            autoComplete="off"
            {...register('keywords')}
          />
        </>
      )}
    </ItemDialog>
  );
}
