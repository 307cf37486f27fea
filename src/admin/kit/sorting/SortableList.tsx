import {
  rectSortingStrategy,
  SortableContext,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { SortableArea } from './SortableArea.tsx';
import { SortableItem } from './SortableItem.tsx';

interface SortableItemsProps<Item extends { id: string }> {
  items: readonly Item[];
  nameOf: (item: Item) => string;
  layout?: 'list' | 'grid';
  className?: string | undefined;
  itemClassName?: string | undefined;
  renderItem: (item: Item, handle: ReactNode, index: number) => ReactNode;
}

/** One of the lists of a `SortableArea`. */
export function SortableItems<Item extends { id: string }>(props: SortableItemsProps<Item>) {
  const { items, nameOf, layout = 'list', className, itemClassName, renderItem } = props;
  return (
    <SortableContext
      items={items.map(({ id }) => id)}
      strategy={layout === 'grid' ? rectSortingStrategy : verticalListSortingStrategy}
    >
      <ul className={className}>
        {items.map((item, index) => (
          <SortableItem key={item.id} id={item.id} name={nameOf(item)} className={itemClassName}>
            {(handle) => renderItem(item, handle, index)}
          </SortableItem>
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
