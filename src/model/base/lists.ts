/** Groups the items by a key, in the order in which the keys first appear. */
export function groupBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** The list with one item moved; an index outside the list means its nearest end. */
export function moveItem<Item extends { id: string }>(
  items: readonly Item[],
  id: string,
  toIndex: number,
): Item[] {
  const moved = items.filter((item) => item.id === id);
  return items.filter((item) => item.id !== id).toSpliced(Math.max(toIndex, 0), 0, ...moved);
}

/** Splits a list into parts of at most this size. */
export function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}
