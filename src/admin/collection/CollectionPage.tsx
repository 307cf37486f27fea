import { useState, type ReactNode } from 'react';
import { reportFailure } from '#src/hooks/useSubmit.ts';
import { BULK_BATCH_SIZE, eachOf, type BulkOutcome } from '#src/model/base/bulk.ts';
import type { OperationErrors } from '#src/model/base/errorTexts.ts';
import { fillText } from '#src/model/base/text.ts';
import type { BinKind } from '#src/model/catalogue/bin.ts';
import { itemTexts } from '#src/model/catalogue/editorTexts.ts';
import type { SoldItem } from '#src/model/orders/withdrawn.ts';
import { AsyncView } from '#src/ui/states/AsyncView.tsx';
import { EmptyState } from '#src/ui/states/EmptyState.tsx';
import { Bin } from '../bin/Bin.tsx';
import { MOVED_AT_ONCE, offerRestore } from '../bin/restoring.ts';
import { titlesOf } from '../bulk/BulkStatus.tsx';
import { UndoLine } from '../bulk/Undo.tsx';
import { notDone, useBulkRun } from '../bulk/useBulkRun.ts';
import { placeIn, type PicturePlace } from '../editing/PicturePane.tsx';
import type { Category } from '../fields/CategorySelect.tsx';
import { EditorShell } from '../layout/EditorShell.tsx';
import { BulkBar, type BulkChange, type BulkLabels } from './BulkBar.tsx';
import type { CardItem } from './ItemCard.tsx';
import { ItemGrid, useSelection, ItemGridSkeleton } from './ItemGrid.tsx';
import { RemoveItems } from './RemoveItems.tsx';
import type { CollectionEditor } from './useCollectionEditor.ts';

/** The fields that all collections have in common. */
export interface CollectionItem extends BulkChange {
  id: string;
  title: string;
}

interface RemoveTexts {
  removeTitle: (title: string) => string;
  removeText: string;
  removed: (title: string) => string;
  none: string;
}

export interface CollectionItemsProps<Kind extends CollectionItem> {
  items: readonly Kind[];
  editor: CollectionEditor<Kind>;
  categories: readonly Category[];
  toCard: (item: Kind) => CardItem;
  /** Without texts for a price where nothing is sold. */
  texts: RemoveTexts & BulkLabels;
  /** Takes it out of the shop and returns its id in the bin. */
  remove: (item: Kind) => Promise<string>;
  /** The item as orders hold it. Left out where nothing is sold. */
  toSold?: (item: Kind) => SoldItem;
  removeErrors: OperationErrors;
  /** `opened` is the item when its dialog was opened, `live` the item now. */
  renderDialog: (
    item: { opened: Kind; live: Kind | undefined; place: PicturePlace | undefined },
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

/** The items of a collection, with actions for one or several of them. */
export function CollectionItems<Kind extends CollectionItem>(props: CollectionItemsProps<Kind>) {
  const { items, editor, categories, toCard, texts, remove, removeErrors } = props;
  const selection = useSelection(items);
  const [opened, setOpened] = useState<Kind>();
  const [removed, setRemoved] = useState<readonly Kind[]>([]);
  const run = useBulkRun<Kind>();
  const selectNotDone = (outcome: BulkOutcome<Kind>) => {
    const rest = notDone(outcome);
    if (rest.length > 0) selection.set(rest.map(({ id }) => id));
  };
  const changeSeveral = (changed: readonly Kind[], change: BulkChange) =>
    run.start({
      items: changed,
      batchSize: BULK_BATCH_SIZE,
      write: (batch) => editor.saveTogether(batch, change as Partial<Kind>),
      texts: itemTexts.change,
      onEnd: selectNotDone,
    });
  const removeSeveral = (several: readonly Kind[]) => {
    const removedItems: { id: string; title: string }[] = [];
    return run.start({
      items: several,
      batchSize: MOVED_AT_ONCE,
      write: (batch) =>
        eachOf(batch, async (item) => {
          removedItems.push({ id: await remove(item), title: item.title });
        }),
      texts: itemTexts.removal,
      onEnd: (outcome) => {
        offerRestore(itemTexts.removal.done(removedItems.length), removedItems);
        selectNotDone(outcome);
      },
    });
  };
  const selected = items.filter(({ id }) => selection.ids.has(id));
  const withId = (id: string) => items.find((item) => item.id === id);
  return (
    <>
      {items.length === 0 ? (
        <EmptyState text={texts.none} />
      ) : (
        <ItemGrid
          items={items.map(toCard)}
          selection={selection}
          onEdit={(id) => setOpened(withId(id))}
          onRemove={(id) => setRemoved(items.filter((item) => item.id === id))}
          onMove={(id, toIndex) => {
            editor.move(id, toIndex).catch((thrown: unknown) => {
              reportFailure(thrown, { fallback: itemTexts.notOrdered });
            });
          }}
        />
      )}
      <BulkBar
        count={selected.length}
        categories={categories}
        texts={texts}
        run={run}
        change={(change) => void changeSeveral(selected, change)}
        onSelectAll={() => selection.set(items.map(({ id }) => id))}
        onSelectNone={() => selection.set([])}
        onRemove={() => setRemoved(selected)}
      />
      {opened &&
        props.renderDialog(
          { opened, live: withId(opened.id), place: placeIn(items, opened.id, setOpened) },
          () => setOpened(undefined),
        )}
      {removed.length > 0 && (
        <RemoveItems
          items={removed}
          {...removalTexts(removed, texts)}
          remove={remove}
          removeSeveral={(several) => void removeSeveral(several)}
          toSold={props.toSold}
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
  'items' | 'removeErrors'
> {
  texts: CollectionItemsProps<Kind>['texts'] & { title: string; intro: string };
  errors: Record<'load' | 'remove', OperationErrors>;
  /** What lies in the bin of this page. */
  binKinds: readonly BinKind[];
  /** The form that adds new items. */
  children: ReactNode;
}

/** The editor of a collection: the form for new items, and the existing items below it. */
export function CollectionPage<Kind extends CollectionItem>({
  errors,
  binKinds,
  children,
  ...rest
}: CollectionPageProps<Kind>) {
  const { editor, texts } = rest;
  return (
    <EditorShell
      title={texts.title}
      intro={texts.intro}
      action={<Bin kinds={binKinds} categories={rest.categories} />}
      isWide
    >
      {children}
      <UndoLine />
      <AsyncView state={editor.list} skeleton={<ItemGridSkeleton />} errors={errors.load}>
        {(items) => <CollectionItems {...rest} items={items} removeErrors={errors.remove} />}
      </AsyncView>
    </EditorShell>
  );
}
