import { useMemo, useState, type ReactNode } from 'react';
import { BULK_BATCH_SIZE, eachOf, type BulkOutcome } from '#src/model/base/bulk.ts';
import type { OperationErrors } from '#src/model/base/errorTexts.ts';
import { fillText } from '#src/model/base/text.ts';
import { itemTexts } from '#src/model/catalogue/editorTexts.ts';
import { type ViewedItem, viewedItems } from '#src/model/catalogue/itemView.ts';
import type { Picture } from '#src/model/files/picture.ts';
import type { SoldItem } from '#src/model/orders/withdrawn.ts';
import { AsyncView } from '#src/ui/states/AsyncView.tsx';
import { EmptyState } from '#src/ui/states/EmptyState.tsx';
import { titlesOf } from '../bulk/BulkStatus.tsx';
import { notDone, useBulkRun } from '../bulk/useBulkRun.ts';
import { placeIn, type PicturePlace } from '../editing/PicturePane.tsx';
import { type Category, categoryName } from '../fields/CategorySelect.tsx';
import { EditorShell } from '../layout/EditorShell.tsx';
import { BulkBar, type BulkChange, type BulkLabels } from './BulkBar.tsx';
import type { CardItem } from './ItemCard.tsx';
import { ItemGridSkeleton } from './ItemGrid.tsx';
import type { RowLabels } from './ItemRow.tsx';
import { useItemView } from './ItemToolbar.tsx';
import { RemoveItems, reportFiles } from './RemoveItems.tsx';
import type { FilesOutcome } from './removeFiles.ts';
import { useSelection } from './selection.ts';
import { ShownItems } from './ShownItems.tsx';
import type { CollectionEditor } from './useCollectionEditor.ts';
import type { InlineEditing } from './useInlineEdits.ts';

/** The fields that all collections have in common. */
export interface CollectionItem extends ViewedItem {
  id: string;
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
  /** The picture of an item in the grid. */
  pictureOf: (item: Kind) => Picture;
  /** The rules by which single fields are changed in the list. */
  inline: InlineEditing<Kind>;
  /** Without texts for a price where nothing is sold. */
  texts: RemoveTexts & BulkLabels & RowLabels;
  remove: (item: Kind) => Promise<FilesOutcome>;
  /** The item as orders hold it. Left out where nothing is sold. */
  toSold?: (item: Kind) => SoldItem;
  removeErrors: OperationErrors;
  /** `opened` is the item when its dialog was opened, `live` the item now. */
  renderDialog: (
    item: { opened: Kind; live: Kind | undefined; place: PicturePlace | undefined },
    onClose: () => void,
  ) => ReactNode;
}

/** Each deletes several files. */
const REMOVED_AT_ONCE = 6;

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
  const { items, editor, categories, texts, remove, removeErrors } = props;
  const [view, changeView] = useItemView();
  const shown = useMemo(
    () => viewedItems(items, view, (slug) => categoryName(slug, categories)),
    [items, view, categories],
  );
  const selection = useSelection(shown);
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
    const files: FilesOutcome[] = [];
    return run.start({
      items: several,
      batchSize: REMOVED_AT_ONCE,
      write: (batch) => eachOf(batch, async (item) => void files.push(await remove(item))),
      texts: itemTexts.removal,
      onEnd: (outcome) => {
        reportFiles(files);
        selectNotDone(outcome);
      },
    });
  };
  const selected = shown.filter(({ id }) => selection.ids.has(id));
  const withId = (id: string) => items.find((item) => item.id === id);
  const open = (id: string) => setOpened(withId(id));
  const ask = (ids: readonly string[]) => {
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
          view={view}
          onChangeView={changeView}
          selection={selection}
          onOpen={open}
          onRemove={ask}
        />
      )}
      <BulkBar
        count={selected.length}
        categories={categories}
        texts={texts}
        run={run}
        change={(change) => void changeSeveral(selected, change)}
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
  /** The form that adds new items. */
  children: ReactNode;
}

/** The editor of a collection: the form for new items, and the existing items below it. */
export function CollectionPage<Kind extends CollectionItem>({
  errors,
  children,
  ...rest
}: CollectionPageProps<Kind>) {
  const { editor, texts } = rest;
  return (
    <EditorShell title={texts.title} intro={texts.intro} isWide>
      {children}
      <AsyncView state={editor.list} skeleton={<ItemGridSkeleton />} errors={errors.load}>
        {(items) => <CollectionItems {...rest} items={items} removeErrors={errors.remove} />}
      </AsyncView>
    </EditorShell>
  );
}
