import type { Active, Over, UniqueIdentifier } from '@dnd-kit/core';

/** Where an item stands in its list. */
interface Place {
  index: number;
  items: readonly UniqueIdentifier[];
}

interface SortableData {
  sortable: Place;
}

function isSortable(data: unknown): data is SortableData {
  return typeof data === 'object' && data !== null && 'sortable' in data;
}

export function placeOf({ id, data }: Active | Over): Place {
  return isSortable(data.current) ? data.current.sortable : { index: 0, items: [id] };
}
