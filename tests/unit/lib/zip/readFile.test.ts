import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readBodies, readFile, releaseMemory, takeMemory } from '#src/lib/zip/readFile.ts';

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

const bytes = (length: number) => Uint8Array.from({ length }, (_, index) => index % 251);

/** An answer; browsers without byte streams hand out pieces of their own. */
function body(content: Uint8Array<ArrayBuffer>, kind: 'bytes' | 'pieces') {
  if (kind === 'bytes') return new Blob([content]).stream();
  let place = 0;
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (controller) => {
      if (place < content.length) controller.enqueue(content.slice(place, (place += 10)));
      else controller.close();
    },
  });
}

describe.each(['bytes', 'pieces'] as const)('an answer that comes as %s', (kind) => {
  test.each([
    ['as large as was said', 45, 45],
    ['larger than was said', 300, 20],
    ['smaller than was said', 20, 300],
    ['empty', 0, 10],
    ['of unknown size', 45, 0],
  ])('is read whole: %s', async (_what, length, expected) => {
    const count = vi.fn<(more: number) => void>();
    await expect(readBodies([body(bytes(length), kind)], expected, count)).resolves.toEqual(
      bytes(length),
    );
    const counted = count.mock.calls.reduce((sum, [more]) => sum + more, 0);
    expect(counted).toBe(length);
  });

  test('in parts is read as one file', async () => {
    const parts = [body(bytes(20), kind), body(bytes(0), kind), body(bytes(25), kind)];
    const whole = [...bytes(20), ...bytes(25)];
    await expect(readBodies(parts, 45, vi.fn())).resolves.toEqual(Uint8Array.from(whole));
  });

  test('is read into memory that another file has left', async () => {
    releaseMemory(bytes(500).buffer);
    const content = await readBodies([body(bytes(45), kind)], 45, vi.fn());
    expect(content).toEqual(bytes(45));
    expect(content.buffer.byteLength).toBe(500);
  });
});

test('an answer that breaks off is no file', async () => {
  const broken = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (controller) => controller.error(new TypeError('network error')),
  });
  await expect(readBodies([broken], 10, vi.fn())).rejects.toThrow('network error');
});

describe('memory that is used again', () => {
  test('is as large as it has to be', () => {
    releaseMemory(new ArrayBuffer(30));
    expect(takeMemory(31).byteLength).toBe(31);
    expect(takeMemory(29).byteLength).toBe(30);
    expect(takeMemory(29).byteLength).toBe(29);
  });

  test('is kept for a few files only', () => {
    for (let size = 1; size <= 8; size += 1) releaseMemory(new ArrayBuffer(size));
    const found = Array.from({ length: 8 }, () => takeMemory(0).byteLength);
    expect(found).toEqual([4, 5, 6, 7, 8, 0, 0, 0]);
  });
});
