import { useMemo } from 'react';
import type { Retryable } from '#src/hooks/resource.ts';
import { reportFailure } from '#src/hooks/useSubmit.ts';
import { itemTexts } from '#src/model/catalogue/editing/editorTexts.ts';
import {
  type ItemView,
  type ViewedItem,
  withoutFilters,
} from '#src/model/catalogue/editing/itemView.ts';
import { itemViewTexts, soldErrors } from '#src/model/catalogue/editing/collectionTexts.ts';
import type { Picture } from '#src/model/files/picture.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { aspectRatioOf } from '#src/ui/gallery/pictureAttributes.ts';
import { AsyncView, EmptyState } from '#src/ui/states/AsyncView.tsx';
import type { Category } from '../fields/ItemFields.tsx';
import { type CardItem, ItemCard } from './ItemCard.tsx';
import { ItemGrid, ItemGridSkeleton } from './ItemGrid.tsx';
import { ItemRow, type RowLabels } from './ItemRow.tsx';
import { type ChangeView, ItemSummary } from './ItemToolbar.tsx';
import type { Selection } from './selection.ts';
import type { CollectionEditor } from './useCollectionEditor.ts';
import { ThumbnailSizeField, useThumbnailSize } from './ThumbnailSize.tsx';
import { type InlineEditing, useInlineEdits } from './useInlineEdits.ts';

/** The sentence in the place of items that a view leaves out. */
function noneText({ search }: ItemView): string {
  const words = search.trim();
  return words === '' ? itemViewTexts.noneInFilter : itemViewTexts.noneFound(words);
}

/** The fields that all collections have in common. */
export interface CollectionItem extends ViewedItem {
  id: string;
}

/** The items of a collection, and how each of them is shown. */
export interface ListedItems<Kind extends CollectionItem> {
  items: readonly Kind[];
  editor: CollectionEditor<Kind>;
  categories: readonly Category[];
  toCard: (item: Kind) => CardItem;
  /** The picture of an item in the grid. */
  pictureOf: (item: Kind) => Picture;
  /** The rules by which single fields are changed in the list. */
  inline: InlineEditing<Kind>;
  texts: RowLabels;
}

interface ShownItemsProps<Kind extends CollectionItem> extends ListedItems<Kind> {
  /** The items of the view, in its sequence. */
  shown: readonly Kind[];
  /** The answer that the view cannot do without; left out where it needs none. */
  awaited?: Retryable<unknown> | undefined;
  view: ItemView;
  onChangeView: ChangeView;
  selection: Selection;
  onOpen: (id: string) => void;
  onRemove: (ids: readonly string[]) => void;
}

/** The count of the items that pass search and filters, and below it those items. */
export function ShownItems<Kind extends CollectionItem>(props: ShownItemsProps<Kind>) {
  const { items, shown, awaited, view, onChangeView, selection, onOpen, onRemove } = props;
  const { editor, categories, texts, toCard, pictureOf, inline } = props;
  const [size, setSize] = useThumbnailSize();
  const cellOf = useInlineEdits({ items, inline, save: editor.save });
  const ratios = useMemo(
    () => shown.map((item) => aspectRatioOf(pictureOf(item))),
    [shown, pictureOf],
  );
  const move = (id: string, overId: string) => {
    const toIndex = items.findIndex((item) => item.id === overId);
    editor.move(id, toIndex).catch((thrown: unknown) => {
      reportFailure(thrown, { fallback: itemTexts.notOrdered });
    });
  };
  const reset = () => onChangeView(withoutFilters(view));
  const isMovable = view.sort === 'egen' && view.layout === 'gitter';
  const found =
    shown.length === 0 ? (
      <EmptyState
        text={noneText(view)}
        action={<Button onClick={reset}>{itemViewTexts.reset}</Button>}
      />
    ) : (
      <ItemGrid
        items={shown}
        layout={view.layout}
        size={size}
        selection={selection}
        ratios={ratios}
        onOpen={onOpen}
        onRemove={onRemove}
        onMove={isMovable ? move : undefined}
        renderItem={(item, place) => {
          const shared = {
            item: toCard(item),
            place,
            onToggle: (isRange: boolean) => selection.toggle(item.id, isRange),
            onEdit: () => onOpen(item.id),
            onRemove: () => onRemove([item.id]),
          };
          if (view.layout === 'gitter') return <ItemCard {...shared} />;
          return (
            <ItemRow
              {...shared}
              category={item.category}
              categories={categories}
              labels={texts}
              cellOf={(field) => cellOf(item, field)}
            />
          );
        }}
      />
    );
  return (
    <>
      <ItemSummary
        view={view}
        shown={shown.length}
        all={items.length}
        onSelectShown={() => selection.set(shown.map(({ id }) => id))}
      >
        {view.layout === 'gitter' && <ThumbnailSizeField size={size} onChange={setSize} />}
      </ItemSummary>
      {awaited ? (
        <AsyncView state={awaited} skeleton={<ItemGridSkeleton />} errors={soldErrors}>
          {() => found}
        </AsyncView>
      ) : (
        found
      )}
    </>
  );
}
