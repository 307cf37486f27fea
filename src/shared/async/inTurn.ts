export interface Outcome<Item, Answer> {
  done: Answer[];
  failed: { item: Item; thrown: unknown }[];
}

/** Does the same with each item, one after another; one that fails does not stop the others. */
export async function inTurn<Item, Answer>(
  items: readonly Item[],
  act: (item: Item) => Promise<Answer>,
): Promise<Outcome<Item, Answer>> {
  const outcome: Outcome<Item, Answer> = { done: [], failed: [] };
  for (const item of items) {
    try {
      outcome.done.push(await act(item));
    } catch (thrown) {
      outcome.failed.push({ item, thrown });
    }
  }
  return outcome;
}
