import {
  rectSortingStrategy,
  SortableContext,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { memo, useMemo } from 'react';
import type { ReactNode } from 'react';
import { SortableArea } from './SortableArea.tsx';
import { SortableItem } from './SortableItem.tsx';

interface RowProps<Item extends { id: string }> {
  nameOf: (item: Item) => string;
  itemClassName?: string | undefined;
  /** In a long list that changes often it keeps its identity: then only what has changed is drawn. */
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

/** The ids, as the same list for as long as they are the same. */
function useIds(items: readonly { id: string }[]): string[] {
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
  /** The item is to stand at this index of the list. */
  onMove: (id: string, toIndex: number) => void;
}

/** A list whose items can be put into another order. */
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
