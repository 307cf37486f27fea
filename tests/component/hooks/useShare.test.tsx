import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useShare } from '#src/hooks/useShare.ts';
import { resetStoresAfterEach, toastsShown } from '../support/stores.ts';

resetStoresAfterEach();

const target = { title: 'Klitten', path: '/del/billede/klitten' };
const url = new URL(target.path, window.location.origin).href;
const works = () => vi.fn(() => Promise.resolve());
const fails = (name: string) => vi.fn(() => Promise.reject(new DOMException('', name)));

/** Shares on a device that can do this. */
function shareOn(writeText: ReturnType<typeof vi.fn>, share?: ReturnType<typeof vi.fn>) {
  const sharing = share && { share, canShare: () => true };
  vi.stubGlobal('navigator', { clipboard: { writeText }, ...sharing });
  return renderHook(() => useShare()).result.current(target);
}

test.each([
  ['the device can', works()],
  ['the person calls it off', fails('AbortError')],
])('nothing is copied or said when %s', async (_, share) => {
  const writeText = works();
  await shareOn(writeText, share);
  expect(share).toHaveBeenCalledWith({ title: 'Klitten', url });
  expect(writeText).not.toHaveBeenCalled();
  expect(toastsShown()).toEqual([]);
});

test.each([
  ['there is no sharing', undefined],
  ['sharing fails', fails('NotAllowedError')],
])('the link is copied when %s', async (_, share) => {
  const writeText = works();
  await shareOn(writeText, share);
  expect(writeText).toHaveBeenCalledWith(url);
  expect(toastsShown()).toEqual(['success: Linket er kopieret']);
});

test('the way is shown when even copying is refused', async () => {
  await shareOn(fails('NotAllowedError'));
  expect(toastsShown()).toEqual([
    'warning: Linket kunne ikke kopieres. Kopier adressen øverst i browseren i stedet.',
  ]);
});
