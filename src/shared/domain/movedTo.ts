/** With one item at another place; a place outside the list means its nearest end. */
export function movedTo<Item extends { id: string }>(
  items: readonly Item[],
  id: string,
  toIndex: number,
): Item[] {
  const moved = items.filter((item) => item.id === id);
  return items.filter((item) => item.id !== id).toSpliced(Math.max(toIndex, 0), 0, ...moved);
}
