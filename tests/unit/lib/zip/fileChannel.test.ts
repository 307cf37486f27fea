import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readInOrder, receivedFiles, sendFiles } from '#src/lib/zip/fileChannel.ts';
import type { PackedFile } from '#src/lib/zip/messages.ts';

let channel: MessageChannel;

beforeEach(() => {
  channel = new MessageChannel();
});

afterEach(() => {
  channel.port1.close();
});

const picture = (name: string): PackedFile => ({ name, content: new Uint8Array([1, 2, 3]) });

async function* filesOf(files: readonly PackedFile[], error?: Error) {
  for (const file of files) yield await Promise.resolve(file);
  if (error) throw error;
}

test('files go over in their order, and the archive comes back', async () => {
  const list = { name: 'Indhold.txt', content: 'liste' };
  const archive = sendFiles(filesOf([picture('a.jpg'), picture('b.jpg'), list]), channel.port1);
  const seen: PackedFile[] = [];
  for await (const file of receivedFiles(channel.port2)) seen.push({ ...file });
  expect(seen.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg', 'Indhold.txt']);
  expect(seen.at(-1)?.content).toBe('liste');
  channel.port2.postMessage({ kind: 'done', file: undefined });
  await expect(archive).resolves.toBeUndefined();
});

test('the memory of a picture goes over and comes back', async () => {
  const first = picture('a.jpg');
  void sendFiles(filesOf([first, picture('b.jpg')]), channel.port1);
  const files = receivedFiles(channel.port2);
  const received = await files.next();
  expect(first.content).toHaveLength(0);
  expect((received.value as PackedFile).content).toEqual(new Uint8Array([1, 2, 3]));
  await files.next();
  expect((received.value as PackedFile).content).toHaveLength(0);
});

test('what goes wrong while packing, and while reading, is told', async () => {
  const packed = sendFiles(filesOf([]), channel.port1);
  channel.port2.postMessage({ kind: 'failed', code: 'quota-exceeded' });
  await expect(packed).rejects.toMatchObject({ code: 'quota-exceeded' });
  const read = sendFiles(filesOf([], new Error('nothing came')), channel.port1);
  void receivedFiles(channel.port2).next();
  await expect(read).rejects.toThrow('nothing came');
});

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
