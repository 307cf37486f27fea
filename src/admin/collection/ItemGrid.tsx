import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ADMIN_ITEM_PARAMETER } from '#src/model/base/addresses.ts';
import { Skeleton } from '#src/ui/states/EmptyState.tsx';
import { SortableList } from '../sorting/SortableList.tsx';
import { ItemCard, type CardItem } from './ItemCard.tsx';
import styles from './ItemGrid.module.css';
import { ThumbnailSizeField, useThumbnailSize } from './ThumbnailSize.tsx';

export interface Selection {
  ids: ReadonlySet<string>;
  /** Toggles one item; with `isRange` also everything since the item that was toggled before. */
  toggle: (id: string, isRange: boolean) => void;
  set: (ids: readonly string[]) => void;
}

/** The ids from first to second, both included; only the second when there is no first. */
function idsBetween(all: readonly string[], first: string | undefined, second: string): string[] {
  const ends = [first ?? second, second].map((id) => all.indexOf(id));
  const start = Math.min(...ends);
  return start === -1 ? [second] : all.slice(start, Math.max(...ends) + 1);
}

/** The selected items. An item that is removed is also deselected. */
export function useSelection(items: readonly { id: string }[]): Selection {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const lastToggled = useRef<string>(undefined);
  const all = items.map(({ id }) => id);
  const ids = new Set(all.filter((id) => selected.has(id)));
  return {
    ids,
    toggle: (id, isRange) => {
      const toggled = idsBetween(all, isRange ? lastToggled.current : undefined, id);
      lastToggled.current = id;
      const changed = new Set(toggled);
      if (ids.has(id)) setSelected(new Set([...ids].filter((each) => !changed.has(each))));
      else setSelected(new Set([...ids, ...changed]));
    },
    set: (newIds) => setSelected(new Set(newIds)),
  };
}

interface ItemGridProps {
  items: readonly CardItem[];
  selection: Selection;
  onEdit: (id: string) => void;
  onRemove: (id: string) => void;
  onMove: (id: string, toIndex: number) => void;
}

/** The items of a collection in their own order. The URL may name one of them. */
export function ItemGrid({ items, selection, onEdit, onRemove, onMove }: ItemGridProps) {
  const [parameters] = useSearchParams();
  const linkedId = parameters.get(ADMIN_ITEM_PARAMETER);
  const [size, setSize] = useThumbnailSize();
  return (
    <div className={styles['sized']} data-size={size} data-selecting={selection.ids.size > 0}>
      <ThumbnailSizeField size={size} onChange={setSize} />
      <SortableList
        items={items}
        layout="grid"
        className={styles['grid']}
        itemClassName={styles['cell']}
        nameOf={({ title }) => title}
        onMove={onMove}
        renderItem={(item, handle) => (
          <ItemCard
            item={item}
            handle={handle}
            isLinked={item.id === linkedId}
            isSelected={selection.ids.has(item.id)}
            onToggle={(isRange) => selection.toggle(item.id, isRange)}
            onEdit={() => onEdit(item.id)}
            onRemove={() => onRemove(item.id)}
          />
        )}
      />
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
