import {
  useSortable,
  rectSortingStrategy,
  SortableContext,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical } from 'lucide-react';
import { type CSSProperties, type ReactNode, memo, useMemo } from 'react';
import { useReducedMotion } from '#src/hooks/viewport.ts';
import { sortingTexts } from '#src/model/files/texts.ts';
import { IconButton } from '#src/ui/controls/Button.tsx';
import { classNames } from '#src/ui/controls/classNames.ts';
import { SortableArea } from './SortableArea.tsx';
import styles from './SortableList.module.css';

interface SortableItemProps {
  id: string;
  name: string;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  /** The place in a list of which only a part is drawn, counted from 1. */
  'aria-posinset'?: number;
  'aria-setsize'?: number;
  /** False takes the handle out of the order of the Tab key. */
  isReachable?: boolean;
  /** Renders the item with its drag handle. */
  children: (handle: ReactNode) => ReactNode;
}

export function SortableItem(props: SortableItemProps) {
  const { id, name, className, style, isReachable = true, children } = props;
  const isReduced = useReducedMotion();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, ...drag } =
    useSortable({ id, ...(isReduced && { transition: null }) });
  const describedBy = attributes['aria-describedby'];
  const handle = useMemo(
    () => (
      <IconButton
        ref={setActivatorNodeRef}
        icon={GripVertical}
        label={sortingTexts.handle(name)}
        className={styles['handle']}
        tabIndex={isReachable ? undefined : -1}
        aria-describedby={describedBy}
        {...listeners}
      />
    ),
    [setActivatorNodeRef, name, isReachable, describedBy, listeners],
  );
  // Every item hears of others that come and go: what is inside need not be rendered for that.
  const content = useMemo(() => children(handle), [children, handle]);
  return (
    <li
      ref={setNodeRef}
      className={classNames(className, drag.isDragging && styles['dragged'])}
      style={{ ...style, transform: CSS.Translate.toString(transform), transition }}
      aria-posinset={props['aria-posinset']}
      aria-setsize={props['aria-setsize']}
    >
      {content}
    </li>
  );
}

interface RowProps<Item extends { id: string }> {
  nameOf: (item: Item) => string;
  itemClassName?: string | undefined;
  /** Memoize it for long lists that change often: then only changed items render. */
  renderItem: (item: Item, handle: ReactNode, index: number) => ReactNode;
}

interface SortableItemsProps<Item extends { id: string }> extends RowProps<Item> {
  items: readonly Item[];
  layout?: 'list' | 'grid';
  className?: string | undefined;
}

function PlainRow<Item extends { id: string }>(
  props: RowProps<Item> & { item: Item; index: number },
) {
  const { item, index, nameOf, itemClassName, renderItem } = props;
  return (
    <SortableItem id={item.id} name={nameOf(item)} className={itemClassName}>
      {(handle) => renderItem(item, handle, index)}
    </SortableItem>
  );
}

const Row = memo(PlainRow) as typeof PlainRow;

const SEPARATOR = '\n';

/** The ids as an array that is only replaced when they change. */
export function useIds(items: readonly { id: string }[]): string[] {
  const joined = items.map(({ id }) => id).join(SEPARATOR);
  return useMemo(() => (joined === '' ? [] : joined.split(SEPARATOR)), [joined]);
}

/** One of the lists of a `SortableArea`. */
export function SortableItems<Item extends { id: string }>(props: SortableItemsProps<Item>) {
  const { items, layout = 'list', className, ...row } = props;
  const ids = useIds(items);
  return (
    <SortableContext
      items={ids}
      strategy={layout === 'grid' ? rectSortingStrategy : verticalListSortingStrategy}
    >
      <ul className={className}>
        {items.map((item, index) => (
          <Row key={item.id} item={item} index={index} {...row} />
        ))}
      </ul>
    </SortableContext>
  );
}

interface SortableListProps<Item extends { id: string }> extends SortableItemsProps<Item> {
  /** Called when an item is moved to this index. */
  onMove: (id: string, toIndex: number) => void;
}

/** A list that can be sorted by dragging. */
export function SortableList<Item extends { id: string }>({
  onMove,
  ...list
}: SortableListProps<Item>) {
  const { items, nameOf } = list;
  const nameById = (id: string) => {
    const item = items.find((each) => each.id === id);
    return item ? nameOf(item) : '';
  };
  return (
    <SortableArea
      nameOf={nameById}
      onDrop={(id, overId) =>
        onMove(
          id,
          items.findIndex((item) => item.id === overId),
        )
      }
    >
      <SortableItems {...list} />
    </SortableArea>
  );
}
