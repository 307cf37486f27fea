import { useDndContext } from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import { memo, type ReactNode, useId, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMediaQuery } from '#src/hooks/viewport.ts';
import { ADMIN_ITEM_PARAMETER } from '#src/model/base/addresses.ts';
import type { ItemLayout } from '#src/model/catalogue/itemView.ts';
import { itemViewTexts } from '#src/model/catalogue/collectionTexts.ts';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import { SortableArea } from '../sorting/SortableArea.tsx';
import { SortableItem, useIds } from '../sorting/SortableList.tsx';
import styles from './ItemGrid.module.css';
import { placeStyle, useRowWindow } from './rowWindow.ts';
import { type Selection, useGridKeys } from './selection.ts';
import type { ThumbnailSize } from './ThumbnailSize.tsx';

/** The state of an item in its grid. */
export interface GridPlace {
  /** The handle by which it is dragged; nothing where the sequence is not its own. */
  handle: ReactNode;
  /** The Tab key reaches this item and no other. */
  isCurrent: boolean;
  /** The URL names this item, which then gets the focus. */
  isLinked: boolean;
  isSelected: boolean;
}

interface ItemGridProps<Item> {
  /** The items that are shown. */
  items: readonly Item[];
  layout: ItemLayout;
  size: ThumbnailSize;
  selection: Selection;
  /** The ratio of width and height of each item's picture. */
  ratios: readonly number[];
  renderItem: (item: Item, place: GridPlace) => ReactNode;
  onOpen: (id: string) => void;
  onRemove: (ids: readonly string[]) => void;
  /** Left out where the sequence is not their own. */
  onMove?: ((id: string, overId: string) => void) | undefined;
}

interface CellProps<Item> extends Pick<ItemGridProps<Item>, 'layout' | 'renderItem'> {
  item: Item;
  index: number;
  count: number;
  /** Undefined where the style sheet places all items. */
  columns: number | undefined;
  span: number;
  isCurrent: boolean;
  isLinked: boolean;
  isSelected: boolean;
  isMovable: boolean;
}

function PlainCell<Item extends { id: string; title: string }>(props: CellProps<Item>) {
  const { item, index, count, columns, span, layout, isMovable, renderItem } = props;
  const { isCurrent, isLinked, isSelected } = props;
  const cell = {
    className: layout === 'liste' ? undefined : styles['cell'],
    style: columns === undefined ? undefined : placeStyle(index, columns, span),
    'aria-posinset': index + 1,
    'aria-setsize': count,
  };
  const render = (handle: ReactNode) =>
    renderItem(item, { handle, isCurrent, isLinked, isSelected });
  if (!isMovable) return <li {...cell}>{render(undefined)}</li>;
  return (
    <SortableItem id={item.id} name={item.title} isReachable={isCurrent} {...cell}>
      {render}
    </SortableItem>
  );
}

/** While the page scrolls, only items that come near are rendered. */
const Cell = memo(PlainCell) as typeof PlainCell;

const HAS_HOVER = '(hover: hover)';

/** The rows of the grid that an item spans: picture, caption, and without a mouse its buttons. */
function useSpan(layout: ItemLayout): number {
  const hasHover = useMediaQuery(HAS_HOVER);
  if (layout === 'liste') return 1;
  return hasHover ? 2 : 3;
}

/** The items near the screen, each with its place in the whole. */
function Cells<Item extends { id: string; title: string }>(props: ItemGridProps<Item>) {
  const { items, layout, selection, ratios, renderItem, onOpen, onRemove, onMove } = props;
  const [parameters] = useSearchParams();
  const linkedId = parameters.get(ADMIN_ITEM_PARAMETER);
  const list = useRef<HTMLUListElement>(null);
  const hintId = useId();
  const { active } = useDndContext();
  const ids = useIds(items);
  const keys = useGridKeys({ list, ids, selection, linkedId, onOpen, onRemove });
  const dragged = active ? ids.indexOf(String(active.id)) : -1;
  const span = useSpan(layout);
  const { isDrawn, style, columns } = useRowWindow({
    list,
    ratios,
    kept: [keys.currentIndex, dragged],
    span,
  });
  return (
    <SortableContext items={ids} strategy={rectSortingStrategy}>
      <p id={hintId} hidden>
        {itemViewTexts.keys}
      </p>
      <ul
        ref={list}
        className={layout === 'liste' ? styles['rows'] : styles['grid']}
        style={style}
        aria-describedby={hintId}
        {...keys.handlers}
      >
        {items.map((item, index) => {
          if (!isDrawn(index)) return null;
          return (
            <Cell
              key={item.id}
              item={item}
              index={index}
              count={items.length}
              columns={columns}
              span={span}
              layout={layout}
              isCurrent={index === keys.currentIndex}
              isLinked={item.id === linkedId}
              isSelected={selection.ids.has(item.id)}
              isMovable={onMove !== undefined}
              renderItem={renderItem}
            />
          );
        })}
      </ul>
    </SortableContext>
  );
}

/** The items of a collection as a grid or a list. The URL may name one of them. */
export function ItemGrid<Item extends { id: string; title: string }>(props: ItemGridProps<Item>) {
  const { items, size, selection, onMove } = props;
  const titleOf = (id: string) => items.find((item) => item.id === id)?.title ?? '';
  return (
    <div className={styles['sized']} data-size={size} data-selecting={selection.ids.size > 0}>
      <SortableArea nameOf={titleOf} onDrop={(id, overId) => onMove?.(id, overId)}>
        <Cells {...props} />
      </SortableArea>
    </div>
  );
}

const CARDS = ['8rem', '6rem', '9rem', '7rem', '8rem', '6rem'];

export function ItemGridSkeleton() {
  return (
    <div className={styles['grid']} aria-hidden>
      {CARDS.map((width, index) => (
        <div key={`${width}-${index}`} className={styles['cell']}>
          <Skeleton aspectRatio={3 / 2} />
          <Skeleton width={width} height="2.5rem" />
        </div>
      ))}
    </div>
  );
}
