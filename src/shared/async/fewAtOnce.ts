/**
 * Does the same with each item, never with more than `limit` at once; the answers come in the order of
 * the items. The first failure is the outcome, and nothing is begun after it.
 */
export async function fewAtOnce<Item, Answer>(
  items: readonly Item[],
  limit: number,
  act: (item: Item) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  const waiting = [...items.entries()];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, item] = next;
      answers[index] = await act(item);
    }
  };
  try {
    await Promise.all(Array.from({ length: limit }, work));
  } finally {
    waiting.length = 0;
  }
  return answers;
}
