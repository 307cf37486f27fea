import { act, fireEvent, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BoughtImage } from '#src/features/orders/OrderPictures.tsx';
import { backend } from '../../../support/backend/backend.ts';
import { settled } from '../../support/show.ts';

const ARCHIVED = 'customer-permanent-archive/JF1/thumbnail_0.webp';
const PREVIEW = 'customer-permanent-archive/JF1/preview_0_klit.webp';
const makeUrl = vi.fn<typeof URL.createObjectURL>();
const freeUrl = vi.fn<typeof URL.revokeObjectURL>();
type Observed = (entries: { isIntersecting: boolean }[]) => void;

const observers: Observed[] = [];
const comeNear = () =>
  act(() => observers.forEach((observed) => observed([{ isIntersecting: true }])));

class FakeObserver {
  observe = vi.fn();
  disconnect = vi.fn();
  constructor(observed: Observed) {
    observers.push(observed);
  }
}

beforeEach(() => {
  observers.length = 0;
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  Object.assign(URL, { createObjectURL: makeUrl, revokeObjectURL: freeUrl });
  makeUrl.mockReset().mockReturnValue('blob:own');
  freeUrl.mockReset();
  backend.accounts.signIn({ email: 'kunde@jerslevfoto.example' });
  backend.files.put(ARCHIVED, new Blob(['webp']));
  backend.files.put(PREVIEW, new Blob(['webp']));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const reads = () => backend.attempts('download');
const image = () => document.querySelector('img');

test('is the picture of the shop as long as the shop has it', async () => {
  render(<BoughtImage src="/public.webp" archivedPath={ARCHIVED} previewPath="" />);
  comeNear();
  await settled();
  expect(image()).toHaveAttribute('src', '/public.webp');
  expect(reads()).toEqual([]);
});

test("is the buyer's own when that is gone, read when it comes into sight and given back", async () => {
  const { unmount } = render(
    <BoughtImage src="/public.webp" archivedPath={ARCHIVED} previewPath="" />,
  );
  comeNear();
  const lost = image();
  if (lost) fireEvent.error(lost);
  await settled();
  expect(reads()).toEqual([]);
  comeNear();
  await waitFor(() => expect(image()).toHaveAttribute('src', 'blob:own'));
  expect(reads()).toEqual([ARCHIVED]);
  unmount();
  expect(freeUrl).toHaveBeenCalledWith('blob:own');
});

test('of which nobody knows an address is read from the archive, and leaves nothing behind', async () => {
  const gate = backend.hold('download', ARCHIVED);
  const { unmount } = render(<BoughtImage src="" archivedPath={ARCHIVED} previewPath="" />);
  comeNear();
  await settled();
  expect(reads()).toEqual([ARCHIVED]);
  unmount();
  gate.open();
  await settled();
  expect(makeUrl).not.toHaveBeenCalled();
});

test('that is not shown any more may fail', async () => {
  const warn = vi.spyOn(console, 'warn');
  const gate = backend.hold('download', ARCHIVED);
  const { unmount } = render(<BoughtImage src="" archivedPath={ARCHIVED} previewPath="" />);
  comeNear();
  await settled();
  unmount();
  backend.files.remove(ARCHIVED);
  gate.open();
  await settled();
  expect(warn).not.toHaveBeenCalled();
});

test('is a quiet place when there is neither', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  backend.files.remove(ARCHIVED);
  render(<BoughtImage src="" archivedPath={ARCHIVED} previewPath="" />);
  comeNear();
  await waitFor(() => expect(warn).toHaveBeenCalled());
  expect(image()).toBeNull();
  warn.mockRestore();
});

test('is the picture without a watermark when that may be seen, and the public one until then', async () => {
  const gate = backend.hold('download', PREVIEW);
  render(<BoughtImage src="/public.webp" archivedPath={ARCHIVED} previewPath={PREVIEW} />);
  comeNear();
  expect(image()).toHaveAttribute('src', '/public.webp');
  gate.open();
  await waitFor(() => expect(image()).toHaveAttribute('src', 'blob:own'));
  expect(reads()).toEqual([PREVIEW]);
});

test('stays the public picture when the other cannot be read', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  backend.files.remove(PREVIEW);
  render(<BoughtImage src="/public.webp" archivedPath="" previewPath={PREVIEW} />);
  comeNear();
  await waitFor(() => expect(warn).toHaveBeenCalled());
  expect(image()).toHaveAttribute('src', '/public.webp');
  warn.mockRestore();
});
