import { describe, expect, test } from 'vitest';
import { readInOrder } from '#src/lib/zip/fileChannel.ts';

const MEGABYTE = 1024 * 1024;

describe('reading several files', () => {
  const entries = (count: number, bytes: number) =>
    Array.from({ length: count }, (_, index) => ({ id: String(index), name: '', bytes }));

  async function run(count: number, bytes: number) {
    let open = 0;
    let most = 0;
    const seen: string[] = [];
    const load = async () => {
      open += 1;
      most = Math.max(most, open);
      await new Promise((resolve) => setTimeout(resolve, 1));
      return new Uint8Array(1);
    };
    for await (const { entry } of readInOrder(entries(count, bytes), load)) {
      seen.push(entry.id);
      open -= 1;
    }
    return { seen, most };
  }

  test('keeps their order and a few at once', async () => {
    const { seen, most } = await run(10, MEGABYTE);
    expect(seen).toEqual(entries(10, 1).map(({ id }) => id));
    expect(most).toBe(5);
  });

  test('holds fewer of those that are large', async () => {
    const { seen, most } = await run(4, 80 * MEGABYTE);
    expect(seen).toHaveLength(4);
    expect(most).toBeLessThanOrEqual(2);
  });
});
