import { useDndContext } from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import {
  type CSSProperties,
  memo,
  type ReactNode,
  type RefObject,
  useId,
  useMemo,
  useRef,
} from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMediaQuery } from '#src/hooks/viewport.ts';
import { ADMIN_ITEM_PARAMETER } from '#src/model/base/addresses.ts';
import type { ItemLayout } from '#src/model/catalogue/editing/itemView.ts';
import { itemViewTexts } from '#src/model/catalogue/editing/collectionTexts.ts';
import { useRowRoom } from '#src/ui/gallery/GalleryGrid.tsx';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import { SortableArea } from '../sorting/SortableArea.tsx';
import { SortableItem, useIds } from '../sorting/SortableList.tsx';
import styles from './ItemGrid.module.css';
import { justifiedRows, listRows, useRowWindow } from './rowWindow.ts';
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

interface CellProps<Item> extends Pick<ItemGridProps<Item>, 'renderItem'> {
  item: Item;
  index: number;
  count: number;
  /** Undefined where it fills its row. */
  width: number | undefined;
  /** The ratio of width and height of its place. */
  shape: number;
  isCurrent: boolean;
  isLinked: boolean;
  isSelected: boolean;
  isMovable: boolean;
}

function PlainCell<Item extends { id: string; title: string }>(props: CellProps<Item>) {
  const { item, index, count, width, shape, isMovable, renderItem } = props;
  const { isCurrent, isLinked, isSelected } = props;
  const style: CSSProperties & Record<'--shape', number> = { width, '--shape': shape };
  const cell = {
    style,
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

/** The height that rows aim at: at least so many rem, and this part of the width of the grid. */
const aims: Record<ThumbnailSize, { rem: number; part: number }> = {
  small: { rem: 7.5, part: 0.095 },
  medium: { rem: 9, part: 0.135 },
  large: { rem: 11, part: 0.19 },
  largest: { rem: 15, part: 0.28 },
};

/** Narrower pictures stand in a wider place, which has room for their words. */
const NARROWEST = 0.75;
/** Fingers have no hover: three buttons stand below each picture. */
const FINGERS = { narrowest: 1, rem: 9.375 };

/** The rows of these pictures, and the shapes of their places. */
function useRows(
  list: RefObject<HTMLElement | null>,
  { ratios, size, layout }: Pick<ItemGridProps<unknown>, 'ratios' | 'size' | 'layout'>,
) {
  const room = useRowRoom(list);
  const hasHover = useMediaQuery('(hover: hover)');
  return useMemo(() => {
    const shapes = ratios.map((ratio) => Math.max(ratio, hasHover ? NARROWEST : FINGERS.narrowest));
    if (layout === 'liste' || !room || room.width === 0) {
      return { shapes, rows: listRows(ratios.length) };
    }
    const { rem, part } = aims[size];
    const remPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const least = remPx * (hasHover ? rem : Math.max(rem, FINGERS.rem));
    const aimed = Math.max(least, part * room.width);
    return { shapes, rows: justifiedRows(shapes, { ...room, aimed }) };
  }, [ratios, size, layout, room, hasHover]);
}

/** The items near the screen, each with its place in the whole. */
function Cells<Item extends { id: string; title: string }>(props: ItemGridProps<Item>) {
  const { items, layout, selection, renderItem, onOpen, onRemove, onMove } = props;
  const [parameters] = useSearchParams();
  const linkedId = parameters.get(ADMIN_ITEM_PARAMETER);
  const list = useRef<HTMLUListElement>(null);
  const hintId = useId();
  const { active } = useDndContext();
  const ids = useIds(items);
  const { rows, shapes } = useRows(list, props);
  const keys = useGridKeys({ list, ids, rows, selection, linkedId, onOpen, onRemove });
  const dragged = active ? ids.indexOf(String(active.id)) : -1;
  const drawn = useRowWindow({ list, rows, kept: [keys.currentIndex, dragged] });
  const cell = (item: Item, index: number) => (
    <Cell
      key={item.id}
      item={item}
      index={index}
      count={items.length}
      width={rows.widths?.[index]}
      shape={shapes[index] ?? 1}
      isCurrent={index === keys.currentIndex}
      isLinked={item.id === linkedId}
      isSelected={selection.ids.has(item.id)}
      isMovable={onMove !== undefined}
      renderItem={renderItem}
    />
  );
  return (
    <SortableContext items={ids} strategy={rectSortingStrategy}>
      <p id={hintId} hidden>
        {itemViewTexts.keys}
      </p>
      <ul
        ref={list}
        className={layout === 'liste' ? styles['rows'] : styles['grid']}
        aria-describedby={hintId}
        {...keys.handlers}
      >
        {drawn.flatMap((part) =>
          part.kind === 'items'
            ? items.slice(part.from, part.to).map((item, at) => cell(item, part.from + at))
            : [
                <li
                  key={`room ${part.from}`}
                  role="presentation"
                  className={styles['room']}
                  style={{ height: part.height }}
                />,
              ],
        )}
      </ul>
    </SortableContext>
  );
}

/** The items of a collection as a grid or a list. The URL may name one of them. */
export function ItemGrid<Item extends { id: string; title: string }>(props: ItemGridProps<Item>) {
  const { items, selection, onMove } = props;
  const titleOf = (id: string) => items.find((item) => item.id === id)?.title ?? '';
  return (
    <div data-selecting={selection.ids.size > 0}>
      <SortableArea nameOf={titleOf} onDrop={(id, overId) => onMove?.(id, overId)}>
        <Cells {...props} />
      </SortableArea>
    </div>
  );
}

const CARDS = ['11rem', '9rem', '12rem', '10rem', '11rem', '9rem'];

export function ItemGridSkeleton() {
  return (
    <div className={styles['grid']} aria-hidden>
      {CARDS.map((width, index) => (
        <div key={`${width}-${index}`} style={{ width }}>
          <Skeleton aspectRatio={3 / 2} />
          <Skeleton width="100%" height="2.5rem" />
        </div>
      ))}
    </div>
  );
}
