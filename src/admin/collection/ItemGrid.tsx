import { useDndContext } from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import { type CSSProperties, type ReactNode, useId, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMediaQuery } from '#src/hooks/useMediaQuery.ts';
import { ADMIN_ITEM_PARAMETER } from '#src/model/base/addresses.ts';
import type { ItemLayout } from '#src/model/catalogue/itemView.ts';
import { itemViewTexts } from '#src/model/catalogue/itemViewTexts.ts';
import { Skeleton } from '#src/ui/states/EmptyState.tsx';
import { SortableArea } from '../sorting/SortableArea.tsx';
import { SortableItem, useIds } from '../sorting/SortableList.tsx';
import styles from './ItemGrid.module.css';
import { ThumbnailSizeField, useThumbnailSize } from './ThumbnailSize.tsx';
import { useRowWindow } from './rowWindow.ts';
import { type Selection, useGridKeys } from './selection.ts';

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
  selection: Selection;
  /** The ratio of width and height of each item's picture. */
  ratios: readonly number[];
  renderItem: (item: Item, place: GridPlace) => ReactNode;
  onOpen: (id: string) => void;
  onRemove: (ids: readonly string[]) => void;
  /** Left out where the sequence is not their own. */
  onMove?: ((id: string, overId: string) => void) | undefined;
}

interface CellProps {
  id: string;
  title: string;
  className: string | undefined;
  style: CSSProperties | undefined;
  'aria-posinset': number;
  'aria-setsize': number;
  isReachable: boolean;
  isMovable: boolean;
  children: (handle: ReactNode) => ReactNode;
}

function Cell({ title, isMovable, ...cell }: CellProps) {
  if (isMovable) return <SortableItem name={title} {...cell} />;
  const { className, style, children } = cell;
  return (
    <li
      className={className}
      style={style}
      aria-posinset={cell['aria-posinset']}
      aria-setsize={cell['aria-setsize']}
    >
      {children(undefined)}
    </li>
  );
}

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
  const { isDrawn, listStyle, itemStyle } = useRowWindow({
    list,
    ratios,
    kept: [keys.currentIndex, dragged],
    span: useSpan(layout),
  });
  return (
    <SortableContext items={ids} strategy={rectSortingStrategy}>
      <p id={hintId} hidden>
        {itemViewTexts.keys}
      </p>
      <ul
        ref={list}
        className={layout === 'liste' ? styles['rows'] : styles['grid']}
        style={listStyle}
        aria-describedby={hintId}
        {...keys.handlers}
      >
        {items.map((item, index) => {
          if (!isDrawn(index)) return null;
          const { id, title } = item;
          const isCurrent = index === keys.currentIndex;
          return (
            <Cell
              key={id}
              id={id}
              title={title}
              className={layout === 'liste' ? styles['row'] : styles['cell']}
              style={itemStyle(index)}
              aria-posinset={index + 1}
              aria-setsize={items.length}
              isReachable={isCurrent}
              isMovable={onMove !== undefined}
            >
              {(handle) =>
                renderItem(item, {
                  handle,
                  isCurrent,
                  isLinked: id === linkedId,
                  isSelected: selection.ids.has(id),
                })
              }
            </Cell>
          );
        })}
      </ul>
    </SortableContext>
  );
}

/** The items of a collection as a grid or a list. The URL may name one of them. */
export function ItemGrid<Item extends { id: string; title: string }>(props: ItemGridProps<Item>) {
  const { items, layout, selection, onMove } = props;
  const [size, setSize] = useThumbnailSize();
  const titleOf = (id: string) => items.find((item) => item.id === id)?.title ?? '';
  return (
    <div className={styles['sized']} data-size={size} data-selecting={selection.ids.size > 0}>
      {layout === 'gitter' && <ThumbnailSizeField size={size} onChange={setSize} />}
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
