import type { ListPart } from '#src/model/base/resource.ts';

/** A part of a list that a server shows: it neither counts nor reads on. */
export function partOf<Item>(items: readonly Item[], isWhole = true): ListPart<Item> {
  const part: ListPart<Item> = {
    items,
    extent: () => Promise.resolve(undefined),
    earlierCount: 0,
    ...(!isWhole && { more: () => Promise.resolve(part) }),
  };
  return part;
}
