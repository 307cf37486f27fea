import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readFile } from '#src/lib/zip/readFile.ts';

const fetched = vi.fn<typeof fetch>();
const access = vi.fn(() => Promise.resolve({ url: 'https://x.example/a', headers: { a: 'b' } }));

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

describe('reading a file that is handed out in parts', () => {
  const inParts = vi.fn(() =>
    Promise.resolve({ url: 'https://x.example/a', headers: { a: 'b' }, pieceBytes: 2 }),
  );
  const readParts = async () => {
    const options = { access: inParts, bytes: 3, onBytes: () => undefined, backoffMs: 0 };
    const content = await readFile(options);
    return content && new TextDecoder().decode(content);
  };

  test('asks for one part after the other', async () => {
    fetched.mockResolvedValueOnce(answer(206, 'ab')).mockResolvedValueOnce(answer(206, 'c'));
    await expect(readParts()).resolves.toBe('abc');
    const ranges = fetched.mock.calls.map(([, request]) => request?.headers);
    expect(ranges).toEqual([
      { a: 'b', range: 'bytes=0-1' },
      { a: 'b', range: 'bytes=2-2' },
    ]);
  });

  test('begins anew when a part does not come', async () => {
    fetched
      .mockResolvedValueOnce(answer(206, 'ab'))
      .mockResolvedValueOnce(answer(503))
      .mockResolvedValueOnce(answer(206, 'ab'))
      .mockResolvedValueOnce(answer(206, 'c'));
    await expect(readParts()).resolves.toBe('abc');
  });

  test('ends when it is refused', async () => {
    fetched.mockResolvedValueOnce(answer(206, 'ab')).mockResolvedValueOnce(answer(404));
    await expect(readParts()).resolves.toBeUndefined();
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});
