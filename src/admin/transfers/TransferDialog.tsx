import { useWatch, type UseFormReturn } from 'react-hook-form';
import { mapInSequence } from '#src/model/base/async.ts';
import { BULK_BATCH_SIZE, type BulkFailure } from '#src/model/base/bulk.ts';
import { toAppError } from '#src/model/base/errors.ts';
import type { RuleTable } from '#src/model/base/formRules.ts';
import { parsePriceInput } from '#src/model/base/money.ts';
import { binErrors, binTexts } from '#src/model/bin/texts.ts';
import { ALBUM_IMAGE_MAX_COUNT } from '#src/model/catalogue/editing/albumChanges.ts';
import type { TransferKind } from '#src/model/catalogue/editing/albumTransfers.ts';
import { singleImageTexts, itemTexts } from '#src/model/catalogue/editing/editorTexts.ts';
import { bulkCategoryRules, priceRules } from '#src/model/catalogue/editing/form.ts';
import { type Album, SINGLE_IMAGE_DEFAULT_PRICE_DKK } from '#src/model/catalogue/schema.ts';
import type { PriceAndCategory } from '#src/model/catalogue/editing/singleTransfers.ts';
import { transferTexts, transferErrors } from '#src/model/catalogue/editing/collectionTexts.ts';
import { offerUndo } from '../bulk/Undo.tsx';
import type { BulkJob } from '../bulk/useBulkRun.ts';
import { ItemDialog } from '../editing/ItemDialog.tsx';
import { CategorySelect, useCategories } from '../fields/ItemFields.tsx';
import { PriceFormField } from '../fields/PriceField.tsx';
import { SelectField } from '../fields/SelectField.tsx';

/** The way to the single images, beside the ids of albums. */
const SINGLES = 'enkeltbilleder';

interface Values {
  /** The id of an album, or the single images. */
  place: string;
  price: string;
  category: string;
}

const isToSingles = ({ place }: Values) => place === SINGLES;

/** The album has room for pictures with these ids. */
function hasRoom({ images }: Album, ids: readonly string[]): boolean {
  return new Set([...images.map(({ id }) => id), ...ids]).size <= ALBUM_IMAGE_MAX_COUNT;
}

function rulesFor(albums: readonly Album[], ids: readonly string[]): RuleTable<Values> {
  const chosen = ({ place }: Values) => albums.find(({ id }) => id === place);
  const ofSale = [
    ...priceRules(singleImageTexts.priceTooLow),
    ...bulkCategoryRules(singleImageTexts.categoryMissing),
  ] as RuleTable<Values>;
  return [
    {
      field: 'place',
      check: (values) => isToSingles(values) || chosen(values) !== undefined,
      message: transferTexts.placeMissing,
    },
    {
      field: 'place',
      check: (values) => {
        const album = chosen(values);
        return album === undefined || hasRoom(album, ids);
      },
      message: transferTexts.full(ALBUM_IMAGE_MAX_COUNT),
    },
    ...ofSale.map((rule) => ({
      ...rule,
      check: (values: Values) => !isToSingles(values) || rule.check(values),
    })),
  ];
}

interface TransferDialogProps {
  kind: TransferKind;
  ids: readonly string[];
  albums: readonly Album[];
  hint: string;
  onAlbum: (to: Album) => void;
  /** Left out where the pictures are sold one by one already. */
  singles?: { category: string; onChoose: (priceAndCategory: PriceAndCategory) => void };
  onClose: () => void;
}

function SaleFields({ form }: { form: UseFormReturn<Values> }) {
  const { categories } = useCategories();
  const place = useWatch({ control: form.control, name: 'place' });
  if (place !== SINGLES) return null;
  return (
    <>
      <PriceFormField label={singleImageTexts.priceLabel} control={form.control} name="price" />
      <CategorySelect
        label={singleImageTexts.categoryLabel}
        categories={categories}
        error={form.formState.errors.category?.message}
        {...form.register('category')}
      />
    </>
  );
}

/** Asks for the place to which chosen pictures go. */
export function TransferDialog(props: TransferDialogProps) {
  const { kind, ids, albums, hint, onAlbum, singles, onClose } = props;
  const texts = transferTexts[kind];
  function save(values: Values): Promise<void> {
    const album = albums.find(({ id }) => id === values.place);
    if (album) onAlbum(album);
    else {
      const price = parsePriceInput(values.price) ?? SINGLE_IMAGE_DEFAULT_PRICE_DKK;
      singles?.onChoose({ price, category: values.category });
    }
    return Promise.resolve();
  }
  return (
    <ItemDialog<Values>
      title={texts.title(ids.length)}
      submitLabel={texts.submit}
      values={{
        place: '',
        price: String(SINGLE_IMAGE_DEFAULT_PRICE_DKK),
        category: singles?.category ?? '',
      }}
      rules={rulesFor(albums, ids)}
      save={save}
      onClose={onClose}
    >
      {(form) => (
        <>
          <SelectField
            label={singles ? transferTexts.place : transferTexts.album}
            hint={hint}
            error={form.formState.errors.place?.message}
            {...form.register('place')}
          >
            <option value="">{transferTexts.choose}</option>
            {singles && <option value={SINGLES}>{transferTexts.singles}</option>}
            {albums.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </SelectField>
          <SaleFields form={form} />
        </>
      )}
    </ItemDialog>
  );
}

interface Transfer<Item> {
  kind: TransferKind;
  items: readonly Item[];
  /** The name of the place to which they go. */
  place: string;
  write: (
    batch: readonly Item[],
  ) => Promise<{ failures: BulkFailure<Item>[]; takenIds: readonly string[] }>;
  keep: (rest: readonly Item[]) => void;
  /** Takes one of those that came back again. */
  takeBack: (item: Item) => Promise<unknown>;
}

const undoWords = {
  move: { texts: binTexts.restoring, errors: binErrors.restore },
  copy: { texts: itemTexts.removal, errors: transferErrors },
};

/** Takes pictures from albums to single images, or the other way round, with an offer to take them back. */
export function transferJob<Item extends { id: string; title: string }>(
  transfer: Transfer<Item>,
): BulkJob<Item> {
  const { kind, items, place, keep, takeBack } = transfer;
  let taken = new Set<string>();
  return {
    items,
    batchSize: BULK_BATCH_SIZE,
    write: async (batch) => {
      const { failures, takenIds } = await transfer.write(batch);
      for (const id of takenIds) taken.add(id);
      return failures;
    },
    texts: transferTexts[kind],
    errors: transferErrors,
    keep,
    onEnd: () => {
      const came = items.filter(({ id }) => taken.has(id));
      taken = new Set();
      if (came.length === 0) return;
      const byId = new Map(came.map((item) => [item.id, item]));
      offerUndo(({ length }) => transferTexts[kind].undo(length, place), {
        items: came,
        batchSize: BULK_BATCH_SIZE,
        // One after another: they share an album, and each knows its place among those before it.
        write: async (batch) => {
          const { failed } = await mapInSequence(batch, async ({ id }) => {
            const item = byId.get(id);
            if (item) await takeBack(item);
          });
          return failed.map(({ item, thrown }) => ({ item, error: toAppError(thrown) }));
        },
        ...undoWords[kind],
      });
    },
  };
}
