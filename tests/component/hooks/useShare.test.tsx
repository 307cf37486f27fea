import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useShare } from '#src/hooks/useShare.ts';
import { resetStoresAfterEach, toastsShown } from '../support/stores.ts';

resetStoresAfterEach();

const target = { title: 'Klitten', path: '/del/billede/klitten' };
const url = new URL(target.path, window.location.origin).href;

interface Sharing {
  share?: ReturnType<typeof vi.fn>;
  writeText?: ReturnType<typeof vi.fn>;
}

function device({ share, writeText = vi.fn().mockResolvedValue(undefined) }: Sharing) {
  vi.stubGlobal('navigator', {
    clipboard: { writeText },
    ...(share && { share, canShare: () => true }),
  });
  return writeText;
}

const shareNow = () => renderHook(() => useShare()).result.current(target);

afterEach(() => {
  vi.unstubAllGlobals();
});

test('leaves sharing to the device where it can', async () => {
  const share = vi.fn().mockResolvedValue(undefined);
  const writeText = device({ share });
  await shareNow();
  expect(share).toHaveBeenCalledWith({ title: 'Klitten', url });
  expect(writeText).not.toHaveBeenCalled();
  expect(toastsShown()).toEqual([]);
});

test('says nothing when the person calls it off', async () => {
  const writeText = device({
    share: vi.fn().mockRejectedValue(new DOMException('', 'AbortError')),
  });
  await shareNow();
  expect(writeText).not.toHaveBeenCalled();
  expect(toastsShown()).toEqual([]);
});

test('copies the link where there is no sharing', async () => {
  const writeText = device({});
  await shareNow();
  expect(writeText).toHaveBeenCalledWith(url);
  expect(toastsShown()).toEqual(['success: Linket er kopieret']);
});

test('copies the link when sharing fails', async () => {
  const writeText = device({
    share: vi.fn().mockRejectedValue(new DOMException('', 'NotAllowedError')),
  });
  await shareNow();
  expect(writeText).toHaveBeenCalledWith(url);
});

test('shows the way when even copying is refused', async () => {
  device({ writeText: vi.fn().mockRejectedValue(new DOMException('', 'NotAllowedError')) });
  await shareNow();
  expect(toastsShown()).toEqual([
    'warning: Linket kunne ikke kopieres. Kopier adressen øverst i browseren i stedet.',
  ]);
});
