import { useSearchParams } from 'react-router-dom';
import { ADMIN_ITEM_PARAMETER } from '#src/model/base/routes.ts';
import { SortableList } from '../sorting/SortableList.tsx';
import { ItemCard, type ShownItem } from './ItemCard.tsx';
import styles from './ItemGrid.module.css';
import type { Selection } from './useSelection.ts';

interface ItemGridProps {
  items: readonly ShownItem[];
  selection: Selection;
  onEdit: (id: string) => void;
  onRemove: (id: string) => void;
  onMove: (id: string, toIndex: number) => void;
}

/** The items of a collection in the photographer's order; the address may name one of them. */
export function ItemGrid({ items, selection, onEdit, onRemove, onMove }: ItemGridProps) {
  const [parameters] = useSearchParams();
  const sought = parameters.get(ADMIN_ITEM_PARAMETER);
  return (
    <SortableList
      items={items}
      layout="grid"
      className={styles['grid']}
      nameOf={({ title }) => title}
      onMove={onMove}
      renderItem={(item, handle) => (
        <ItemCard
          item={item}
          handle={handle}
          isSought={item.id === sought}
          isSelected={selection.ids.has(item.id)}
          onToggle={(isRange) => selection.toggle(item.id, isRange)}
          onEdit={() => onEdit(item.id)}
          onRemove={() => onRemove(item.id)}
        />
      )}
    />
  );
}
