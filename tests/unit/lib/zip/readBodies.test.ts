import { describe, expect, test, vi } from 'vitest';
import { readBodies, releaseMemory, takeMemory } from '#src/lib/zip/readFile.ts';

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
