import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { reloadStaleSite } from '#src/app/reloadStaleSite.ts';

const reload = vi.fn<() => void>();
const fetched = vi.fn<typeof fetch>();
const OWN_PATH = join(import.meta.dirname, '../../../src/app/reloadStaleSite.ts');
const OWN_SHELL = `<script src="${OWN_PATH}"></script>`;
const NEW_SHELL = '<script src="/assets/index-new.js"></script>';

beforeAll(reloadStaleSite);
beforeEach(() => {
  reload.mockReset();
  fetched.mockReset();
  sessionStorage.clear();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A part of the site does not come; the server answers with such a shell. */
async function failToLoad(shell: Response | Error): Promise<void> {
  fetched.mockImplementationOnce(() =>
    shell instanceof Error ? Promise.reject(shell) : Promise.resolve(shell),
  );
  window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  // The answer is read in several turns, none of which waits for anything outside.
  await new Promise((resolve) => setTimeout(resolve));
}

test('a tab that was open during a deploy is loaded anew, once', async () => {
  await failToLoad(new Response(NEW_SHELL));
  expect(fetched).toHaveBeenCalledWith('/', { cache: 'no-store' });
  expect(reload).toHaveBeenCalledTimes(1);
  await failToLoad(new Response(NEW_SHELL));
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  ['the same build is there', new Response(OWN_SHELL)],
  ['there is no connection', new TypeError('Failed to fetch')],
  ['the server is in trouble', new Response('', { status: 503 })],
])('nothing is loaded anew when %s', async (_, shell) => {
  await failToLoad(shell);
  expect(reload).not.toHaveBeenCalled();
});
