import { fireEvent, render, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { BoughtImage } from '#src/features/orders/OrderPictures.tsx';
import { backend } from '../../../support/backend/backend.ts';
import { everythingIsNear } from '../../support/everythingIsNear.ts';
import { settled } from '../../support/show.ts';

everythingIsNear();

const ARCHIVED = 'customer-permanent-archive/JF1/thumbnail_0.webp';
const PREVIEW = 'customer-permanent-archive/JF1/preview_0_klit.webp';
const makeUrl = vi.fn(() => 'blob:own');
const freeUrl = vi.fn<typeof URL.revokeObjectURL>();

beforeEach(() => {
  vi.clearAllMocks();
  Object.assign(URL, { createObjectURL: makeUrl, revokeObjectURL: freeUrl });
  backend.accounts.signIn({ email: 'kunde@jerslevfoto.example' });
  for (const path of [ARCHIVED, PREVIEW]) backend.files.put(path, new Blob(['webp']));
});

const open = ({ src = '/public.webp', archivedPath = ARCHIVED, previewPath = '' }) =>
  render(<BoughtImage src={src} archivedPath={archivedPath} previewPath={previewPath} />);
const reads = () => backend.attempts('download');
const image = () => document.querySelector('img');
const warned = () => vi.spyOn(console, 'warn').mockReturnValue(undefined);

test("it is the picture of the shop, or the buyer's own when that is gone, which is given back", async () => {
  const { unmount } = open({});
  await settled();
  expect(image()).toHaveAttribute('src', '/public.webp');
  expect(reads()).toEqual([]);
  fireEvent.error(image() ?? document.body);
  await waitFor(() => expect(image()).toHaveAttribute('src', 'blob:own'));
  expect(reads()).toEqual([ARCHIVED]);
  unmount();
  expect(freeUrl).toHaveBeenCalledWith('blob:own');
});

test.each([true, false])(
  'one that is not shown any more leaves nothing behind (it has come: %s)',
  async (hasCome) => {
    const warn = warned();
    const gate = backend.hold('download', ARCHIVED);
    const { unmount } = open({ src: '' });
    await settled();
    expect(reads()).toEqual([ARCHIVED]);
    unmount();
    if (!hasCome) backend.files.remove(ARCHIVED);
    gate.open();
    await settled();
    expect(makeUrl).not.toHaveBeenCalled();
    expect(warn).not.toHaveBeenCalled();
  },
);

test('it is a quiet place when there is neither', async () => {
  const warn = warned();
  backend.files.remove(ARCHIVED);
  open({ src: '' });
  await waitFor(() => expect(warn).toHaveBeenCalled());
  expect(image()).toBeNull();
});

test('it is the picture without a watermark when that may be seen, and the public one until then', async () => {
  const gate = backend.hold('download', PREVIEW);
  open({ previewPath: PREVIEW });
  expect(image()).toHaveAttribute('src', '/public.webp');
  gate.open();
  await waitFor(() => expect(image()).toHaveAttribute('src', 'blob:own'));
  expect(reads()).toEqual([PREVIEW]);
});

test('it stays the public picture when the other cannot be read', async () => {
  const warn = warned();
  backend.files.remove(PREVIEW);
  open({ archivedPath: '', previewPath: PREVIEW });
  await waitFor(() => expect(warn).toHaveBeenCalled());
  expect(image()).toHaveAttribute('src', '/public.webp');
});
