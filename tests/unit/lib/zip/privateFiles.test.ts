import { beforeEach, expect, test, vi } from 'vitest';
import { createPrivateFile, outputError, removeLeftovers } from '#src/lib/zip/zipOutput.ts';

const access = {
  write: vi.fn((piece: Uint8Array) => piece.length),
  truncate: vi.fn<(size: number) => void>(),
  flush: vi.fn(),
  close: vi.fn(),
};
const archive = new File(['zip'], 'a.zip');
const removeEntry = vi.fn(() => Promise.resolve());
const entries = vi.fn<() => AsyncGenerator<[string, object]>>();

beforeEach(() => {
  vi.clearAllMocks();
  const handle = {
    createSyncAccessHandle: () => Promise.resolve(access),
    getFile: () => Promise.resolve(archive),
  };
  const folder = { getFileHandle: () => Promise.resolve(handle), removeEntry, entries };
  const root = { getDirectoryHandle: () => Promise.resolve(folder) };
  vi.stubGlobal('navigator', { storage: { getDirectory: () => Promise.resolve(root) } });
});

test('has its room from the start, and is as long as what was written in the end', async () => {
  const file = await createPrivateFile('a.zip', 100);
  expect(access.truncate).toHaveBeenLastCalledWith(100);
  await file.write(new Uint8Array(4));
  await file.write(new Uint8Array(3));
  expect(access.write.mock.calls.map((call: unknown[]) => call[1])).toEqual([{ at: 0 }, { at: 4 }]);
  await expect(file.finish()).resolves.toBe(archive);
  expect(access.truncate).toHaveBeenLastCalledWith(7);
  expect(access.close).toHaveBeenCalledOnce();
});

test('leaves nothing where there is no room for it', async () => {
  access.truncate.mockImplementationOnce(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  const refusal: unknown = await createPrivateFile('a.zip', 100).catch((thrown: unknown) => thrown);
  expect(outputError(refusal).code).toBe('quota-exceeded');
  expect(access.close).toHaveBeenCalledOnce();
  expect(removeEntry).toHaveBeenCalledWith('a.zip');
});

test('does not take half a piece for a whole one', async () => {
  const file = await createPrivateFile('a.zip', 100);
  access.write.mockReturnValueOnce(2);
  expect(() => file.write(new Uint8Array(4))).toThrow('quota-exceeded');
});

test('removes what earlier downloads have left, and leaves what may still be read', async () => {
  const now = Date.UTC(2026, 5, 1, 12);
  const old = (minutes: number) => ({
    kind: 'file',
    getFile: () => Promise.resolve({ lastModified: now - minutes * 60_000 }),
  });
  entries.mockImplementation(async function* listed() {
    yield await Promise.resolve<[string, object]>(['old.zip', old(61)]);
    yield ['new.zip', old(59)];
  });
  await removeLeftovers(now);
  expect(removeEntry.mock.calls).toEqual([['old.zip']]);
  // A browser may keep no files.
  vi.stubGlobal('navigator', { storage: undefined });
  await expect(removeLeftovers(now)).resolves.toBeUndefined();
});
