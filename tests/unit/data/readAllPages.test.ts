import { expect, test, vi } from 'vitest';
import { readAllPages } from '#src/data/readAllPages.ts';

const read = vi.fn((after = '0') =>
  Promise.resolve({
    items: [`${after}a`, `${after}b`],
    next: after === '2' ? undefined : String(Number(after) + 1),
  }),
);

test('reads on until the last page', async () => {
  await expect(readAllPages(read)).resolves.toEqual(['0a', '0b', '1a', '1b', '2a', '2b']);
});

test('reads no more than is wanted', async () => {
  read.mockClear();
  await expect(readAllPages(read, 3)).resolves.toEqual(['0a', '0b', '1a', '1b']);
  expect(read).toHaveBeenCalledTimes(2);
});

test('a page that cannot be read leaves no half list', async () => {
  const broken = (after?: string) =>
    after === undefined ? read(after) : Promise.reject(new Error('gone'));
  await expect(readAllPages(broken)).rejects.toThrow('gone');
});
