import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadStaleSite } from '#src/app/reloadStaleSite.ts';

const reload = vi.fn<() => void>();

beforeEach(() => {
  reload.mockReset();
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A page of the old build that is gone; says whether the error goes on to the screen. */
function failToLoad(): boolean {
  const event = new Event('vite:preloadError', { cancelable: true });
  window.dispatchEvent(event);
  return !event.defaultPrevented;
}

test('a page that is gone reloads the site, once; without a network it does not', () => {
  reloadStaleSite();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(failToLoad()).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  expect(failToLoad()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(failToLoad()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});
