import { useMemo, useState, type ReactNode } from 'react';
import { readBoughtOriginals } from '#src/data/orders/readOrder.ts';
import { useResource } from '#src/hooks/useResource.ts';
import type { OperationErrors } from '#src/model/base/errorTexts.ts';
import type { Resource } from '#src/model/base/resource.ts';
import { fillText } from '#src/model/base/text.ts';
import type { BinKind } from '#src/model/bin/bin.ts';
import { itemTexts } from '#src/model/catalogue/editing/editorTexts.ts';
import { type ItemView, viewedItems } from '#src/model/catalogue/editing/itemView.ts';
import type { SoldItem } from '#src/model/orders/offSale.ts';
import { EmptyState } from '#src/ui/states/AsyncView.tsx';
import { Bin } from '../bin/Bin.tsx';
import { titlesOf } from '../bulk/BulkStatus.tsx';
import { UndoLine } from '../bulk/Undo.tsx';
import type { BulkJob } from '../bulk/useBulkRun.ts';
import { KeptView } from '../editing/KeptView.tsx';
import { placeIn, type ListPlace } from '../editing/PicturePane.tsx';
import { categoryName, NoCategoriesNotice } from '../fields/ItemFields.tsx';
import { BulkBar } from './BulkBar.tsx';
import type { BulkLabels } from './BulkDialogs.tsx';
import styles from './CollectionPage.module.css';
import { ItemGridSkeleton } from './ItemGrid.tsx';
import type { RowLabels } from './ItemRow.tsx';
import { type ChangeView, ItemToolbar, useItemView } from './ItemToolbar.tsx';
import { RemoveItems } from './RemoveItems.tsx';
import { useSelection } from './selection.ts';
import { type CollectionItem, type ListedItems, ShownItems } from './ShownItems.tsx';
import { useBulkJobs } from './useBulkJobs.ts';

interface RemoveTexts {
  removeTitle: (title: string) => string;
  removeText: string;
  removed: (title: string) => string;
  none: string;
}

/** Actions for several items that only one collection has; they run like the others. */
export interface MoreActions<Kind> {
  render: (actions: {
    selected: readonly Kind[];
    isDisabled: boolean;
    start: (job: BulkJob<Kind>) => void;
  }) => ReactNode;
  /** The job that a closed page has left unfinished. */
  interrupted: (items: readonly Kind[]) => BulkJob<Kind> | undefined;
}

interface CollectionItemsProps<Kind extends CollectionItem> extends ListedItems<Kind> {
  view: ItemView;
  onChangeView: ChangeView;
  /** Without texts for a price where nothing is sold. */
  texts: RemoveTexts & BulkLabels & RowLabels;
  /** Takes it out of the shop and returns its id in the bin. */
  remove: (item: Kind) => Promise<string>;
  /** The item as orders hold it. Left out where nothing is sold. */
  toSold?: (item: Kind) => SoldItem;
  /** The kinds of items in the bin of this page. */
  binKinds: readonly BinKind[];
  removeErrors: OperationErrors;
  more?: MoreActions<Kind>;
  /** `opened` is the item when its dialog was opened, `live` the item now. */
  renderDialog: (
    item: { opened: Kind; live: Kind | undefined; place: ListPlace | undefined },
    onClose: () => void,
  ) => ReactNode;
}

function removalTexts(items: readonly CollectionItem[], texts: RemoveTexts) {
  const [first] = items;
  if (items.length === 1 && first) {
    return {
      title: texts.removeTitle(first.title),
      description: texts.removeText,
      success: texts.removed(first.title),
    };
  }
  return {
    title: itemTexts.removeTitle(items.length),
    description: itemTexts.removeText(titlesOf(items)),
    success: itemTexts.removal.done(items.length),
  };
}

type Bought = ReadonlySet<string>;

const nothingBought: Bought = new Set();

const unasked: Resource<Bought> = { read: () => Promise.resolve(nothingBought) };

/** One small document for each purchase: asked only for the view that needs it. */
const boughtOriginals: Resource<Bought> = { read: readBoughtOriginals };

/** The items of a collection, with actions for one or several of them. */
export function CollectionItems<Kind extends CollectionItem>(props: CollectionItemsProps<Kind>) {
  const { items, editor, categories, texts, remove, removeErrors, more, toSold } = props;
  const { view, onChangeView } = props;
  const asksForSold = view.state === 'solgt';
  const bought = useResource(asksForSold ? boughtOriginals : unasked);
  const shown = useMemo(
    () =>
      viewedItems(items, view, {
        nameOfCategory: (slug) => categoryName(slug, categories),
        isSold: (item) => toSold?.(item).originals.some((path) => bought.value?.has(path)) ?? false,
      }),
    [items, view, categories, toSold, bought.value],
  );
  const selection = useSelection(shown);
  const [opened, setOpened] = useState<Kind>();
  const [removed, setRemoved] = useState<readonly Kind[]>([]);
  const { run, start, changeSeveral, removeSeveral } = useBulkJobs({
    name: props.binKinds.join('-'),
    items,
    save: editor.saveTogether,
    remove,
    otherInterrupted: more?.interrupted,
    onNotDone: (rest) => selection.set(rest.map(({ id }) => id)),
  });
  const selected = shown.filter(({ id }) => selection.ids.has(id));
  const withId = (id: string) => items.find((item) => item.id === id);
  const open = (id: string) => setOpened(withId(id));
  const ask = (ids: readonly string[]) => {
    // Several are deleted by a run, of which there is one at a time.
    if (ids.length > 1 && run.state?.kind === 'running') return;
    const asked = new Set(ids);
    setRemoved(shown.filter(({ id }) => asked.has(id)));
  };
  const selectShown = () => selection.set(shown.map(({ id }) => id));
  return (
    <>
      {items.length === 0 ? (
        <EmptyState text={texts.none} />
      ) : (
        <ShownItems
          {...props}
          shown={shown}
          awaited={asksForSold ? bought : undefined}
          view={view}
          onChangeView={onChangeView}
          selection={selection}
          onOpen={open}
          onRemove={ask}
        />
      )}
      <BulkBar
        selected={selected}
        otherTitles={items.filter(({ id }) => !selection.ids.has(id)).map(({ title }) => title)}
        categories={categories}
        texts={texts}
        run={run}
        change={(changesOf) => changeSeveral(selected, changesOf)}
        moreActions={more && ((isDisabled) => more.render({ selected, isDisabled, start }))}
        onSelectAll={selectShown}
        onSelectNone={() => selection.set([])}
        onRemove={() => setRemoved(selected)}
      />
      {opened &&
        props.renderDialog(
          { opened, live: withId(opened.id), place: placeIn(shown, opened.id, setOpened) },
          () => setOpened(undefined),
        )}
      {removed.length > 0 && (
        <RemoveItems
          items={removed}
          {...removalTexts(removed, texts)}
          remove={remove}
          removeSeveral={removeSeveral}
          toSold={toSold}
          errors={({ title }) => ({
            ...removeErrors,
            fallback: fillText(removeErrors.fallback, { title }),
          })}
          onClose={() => setRemoved([])}
        />
      )}
    </>
  );
}

interface CollectionPageProps<Kind extends CollectionItem> extends Omit<
  CollectionItemsProps<Kind>,
  'items' | 'view' | 'onChangeView' | 'removeErrors'
> {
  texts: CollectionItemsProps<Kind>['texts'] & { title: string };
  errors: Record<'load' | 'remove', OperationErrors>;
  /** There is no category yet, and new items need one. */
  hasNoCategories?: boolean;
  /** The buttons for new items, and the form that they open. */
  children: ReactNode;
}

/** The editor of a collection: one row with all that is done to it, and the items below. */
export function CollectionPage<Kind extends CollectionItem>({
  errors,
  hasNoCategories = false,
  children,
  ...rest
}: CollectionPageProps<Kind>) {
  const { editor, texts, categories } = rest;
  const [view, onChangeView] = useItemView();
  const shared = { view, categories };
  return (
    <section className={styles['page']}>
      <header className={styles['row']}>
        <h1 className={styles['title']}>{texts.title}</h1>
        {(editor.list.value ?? []).length > 0 && (
          <ItemToolbar
            {...shared}
            onChange={onChangeView}
            isForSale={texts.priceLabel !== undefined}
          />
        )}
        <UndoLine />
        <Bin kinds={rest.binKinds} categories={categories} />
        {children}
      </header>
      {hasNoCategories && <NoCategoriesNotice />}
      <KeptView state={editor.list} skeleton={<ItemGridSkeleton />} errors={errors.load}>
        {(items) => (
          <CollectionItems
            {...rest}
            {...shared}
            onChangeView={onChangeView}
            items={items}
            removeErrors={errors.remove}
          />
        )}
      </KeptView>
    </section>
  );
}
