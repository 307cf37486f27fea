import { beforeEach, describe, expect, test, vi } from 'vitest';
import { inOrder } from '#src/lib/zip/inOrder.ts';
import { readFile } from '#src/lib/zip/readFile.ts';

const fetched = vi.fn<typeof fetch>();
const access = vi.fn(() => Promise.resolve({ url: 'https://x.example/a', headers: { a: 'b' } }));
const MEGABYTE = 1024 * 1024;

beforeEach(() => {
  fetched.mockReset();
  access.mockClear();
  vi.stubGlobal('fetch', fetched);
});

const answer = (status: number, body = 'abc') => new Response(body, { status });

async function read() {
  let bytes = 0;
  const content = await readFile({
    access,
    bytes: 3,
    onBytes: (count) => (bytes += count),
    backoffMs: 0,
  });
  return { text: content && new TextDecoder().decode(content), bytes };
}

describe('reading one file', () => {
  test('gives its bytes, and counts them', async () => {
    fetched.mockResolvedValue(answer(200));
    await expect(read()).resolves.toEqual({ text: 'abc', bytes: 3 });
    expect(fetched.mock.lastCall?.[1]).toMatchObject({ headers: { a: 'b' } });
  });

  test.each([500, 503, 429, 408])('tries again after %d', async (status) => {
    fetched.mockResolvedValueOnce(answer(status)).mockResolvedValueOnce(answer(200));
    await expect(read()).resolves.toEqual({ text: 'abc', bytes: 3 });
    expect(access).toHaveBeenCalledTimes(2);
  });

  test('tries again when the connection breaks, and gives up after the third time', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(read()).resolves.toEqual({ text: undefined, bytes: 0 });
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  test('does not count twice what came before the connection broke', async () => {
    const parts = [new Uint8Array(2)];
    const broken = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        const part = parts.pop();
        if (part) controller.enqueue(part);
        else controller.error(new TypeError('network error'));
      },
    });
    fetched.mockResolvedValueOnce(new Response(broken)).mockResolvedValueOnce(answer(200));
    await expect(read()).resolves.toEqual({ text: 'abc', bytes: 3 });
  });

  test.each([401, 403, 404])('takes %d for an answer', async (status) => {
    fetched.mockResolvedValue(answer(status));
    await expect(read()).resolves.toEqual({ text: undefined, bytes: 0 });
    expect(fetched).toHaveBeenCalledOnce();
  });
});

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
    for await (const { entry } of inOrder(entries(count, bytes), load)) {
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
