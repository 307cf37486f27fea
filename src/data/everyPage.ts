/** A part of a long list; `next` is the place to go on from, undefined at the end. */
export interface Page<Item> {
  items: Item[];
  next: string | undefined;
}

/** What stands on all pages of a list, or on as many as hold this many items. */
export async function everyPage<Item>(
  read: (after?: string) => Promise<Page<Item>>,
  enough = Infinity,
): Promise<Item[]> {
  const items: Item[] = [];
  let after: string | undefined;
  do {
    const page = await read(after);
    items.push(...page.items);
    after = page.next;
  } while (after !== undefined && items.length < enough);
  return items;
}
