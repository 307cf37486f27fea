interface Numbered {
  id: string;
  order: number;
}

/**
 * The items whose number changes, in a sequence that may end after any of them: at every point the
 * others stand in their order, and the moved one, which comes last, near its old or in its new place.
 * Numbers that grow are written from the end and those that shrink from the start, so that none
 * passes another. `wanted` is the new order, `numbers` are those of before.
 */
export function renumberings<Item extends Numbered>(
  wanted: readonly Item[],
  numbers: ReadonlyMap<string, number>,
  movedId: string,
): Item[] {
  const before = ({ id, order }: Item) => numbers.get(id) ?? order;
  const renumbered = wanted
    .map((item, order) => ({ ...item, order }))
    .filter((item) => before(item) !== item.order);
  const others = renumbered.filter(({ id }) => id !== movedId);
  return [
    ...others.filter((item) => item.order > before(item)).reverse(),
    ...others.filter((item) => item.order < before(item)),
    ...renumbered.filter(({ id }) => id === movedId),
  ];
}
