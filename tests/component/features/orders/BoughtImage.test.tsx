import { act, fireEvent, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readPurchased } from '#src/data/purchasedFiles.ts';
import { BoughtImage } from '#src/features/orders/BoughtImage.tsx';
import { AppError } from '#src/model/base/errors.ts';

vi.mock('#src/data/purchasedFiles.ts');

const ARCHIVED = 'customer-permanent-archive/JF1/thumbnail_0.webp';
const makeUrl = vi.fn<typeof URL.createObjectURL>();
const freeUrl = vi.fn<typeof URL.revokeObjectURL>();
let comeNear: () => void;

class FakeObserver {
  observe = vi.fn();
  disconnect = vi.fn();
  constructor(observed: (entries: { isIntersecting: boolean }[]) => void) {
    comeNear = () => act(() => observed([{ isIntersecting: true }]));
  }
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  Object.assign(URL, { createObjectURL: makeUrl, revokeObjectURL: freeUrl });
  makeUrl.mockReset().mockReturnValue('blob:own');
  freeUrl.mockReset();
  vi.mocked(readPurchased)
    .mockReset()
    .mockResolvedValue(new Blob(['webp']));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const image = () => document.querySelector('img');

test('is the picture of the shop as long as the shop has it', () => {
  render(<BoughtImage src="/public.webp" archivedPath={ARCHIVED} />);
  comeNear();
  expect(image()).toHaveAttribute('src', '/public.webp');
  expect(readPurchased).not.toHaveBeenCalled();
});

test("is the buyer's own when that is gone, read when it comes into sight and given back", async () => {
  const { unmount } = render(<BoughtImage src="/public.webp" archivedPath={ARCHIVED} />);
  comeNear();
  const lost = image();
  if (lost) fireEvent.error(lost);
  expect(readPurchased).not.toHaveBeenCalled();
  comeNear();
  await waitFor(() => expect(image()).toHaveAttribute('src', 'blob:own'));
  expect(readPurchased).toHaveBeenCalledWith(ARCHIVED);
  unmount();
  expect(freeUrl).toHaveBeenCalledWith('blob:own');
});

test('of which nobody knows an address is read from the archive, and leaves nothing behind', async () => {
  const answer = Promise.withResolvers<Blob>();
  vi.mocked(readPurchased).mockReturnValue(answer.promise);
  const { unmount } = render(<BoughtImage src="" archivedPath={ARCHIVED} />);
  comeNear();
  expect(readPurchased).toHaveBeenCalledOnce();
  unmount();
  answer.resolve(new Blob(['webp']));
  await answer.promise;
  expect(makeUrl).not.toHaveBeenCalled();
});

test('is a quiet place when there is neither', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.mocked(readPurchased).mockRejectedValue(new AppError('not-found'));
  render(<BoughtImage src="" archivedPath={ARCHIVED} />);
  comeNear();
  await waitFor(() => expect(warn).toHaveBeenCalled());
  expect(image()).toBeNull();
  warn.mockRestore();
});
