/** One page of a list; `next` is the cursor of the next page, undefined at the end. */
export interface Page<Item> {
  items: Item[];
  next: string | undefined;
}

/** Reads page after page until the end, or until at least `enough` items have been read. */
export async function readAllPages<Item>(
  read: (after?: string) => Promise<Page<Item>>,
  minimumCount = Infinity,
): Promise<Item[]> {
  const items: Item[] = [];
  let after: string | undefined;
  do {
    const page = await read(after);
    items.push(...page.items);
    after = page.next;
  } while (after !== undefined && items.length < minimumCount);
  return items;
}
