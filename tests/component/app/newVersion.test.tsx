import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followVersion } from '#src/app/newVersion.ts';
import { Notices } from '#src/app/Notices.tsx';
import { BUILD } from '#src/lib/parts/reload.ts';

const NOTICE = 'Der er en ny version af siden';
const HALF_HOUR_MS = 30 * 60_000;
const fetched = vi.fn<typeof fetch>();
const reload = vi.fn<() => void>();

let leave: AbortController;

/** A tab that was just opened. */
beforeEach(() => {
  vi.useFakeTimers();
  fetched.mockReset();
  reload.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('location', { reload });
  leave = new AbortController();
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
      const own = typeof options === 'boolean' ? { capture: options } : options;
      add(type, listener, { ...own, signal: leave.signal });
    });
  }
  followVersion();
  render(<Notices />);
});

afterEach(() => {
  leave.abort();
  delete document.documentElement.dataset['old'];
});

/** The site has this build from now on. */
function deploy(build: string): void {
  fetched.mockImplementation(() =>
    Promise.resolve(new Response(JSON.stringify({ version: '1.1.0', build }))),
  );
}

const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('a tab asks after half an hour, and tells of a newer version alone', async () => {
  deploy(BUILD);
  await after(HALF_HOUR_MS - 1);
  expect(fetched).not.toHaveBeenCalled();
  await after(1);
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/version.json']);
  expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
  deploy('/assets/index-new.js');
  await after(HALF_HOUR_MS);
  expect(screen.getByText(NOTICE)).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Genindlæs' }));
  await after(0);
  expect(reload).toHaveBeenCalledOnce();
});

test('a tab that misses a part is not reloaded while something is typed, but told of', async () => {
  deploy('/assets/index-new.js');
  const field = document.body.appendChild(document.createElement('input'));
  const isReloaded = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
  expect(isReloaded()).toBe(true);
  fireEvent.input(field, { target: { value: 'Kære' } });
  expect(isReloaded()).toBe(false);
  await after(0);
  expect(screen.getByText(NOTICE)).toBeVisible();
  field.remove();
  expect(isReloaded()).toBe(true);
});
