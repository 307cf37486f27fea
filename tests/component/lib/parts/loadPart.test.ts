import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { registerForm } from '#src/lib/parts/keptInput.ts';
import { loadPart, PartLost } from '#src/lib/parts/loadPart.ts';

const reload = vi.fn<() => void>();
const fetched = vi.fn<typeof fetch>();
const OWN_PATH = join(import.meta.dirname, '../../../../src/lib/parts/reload.ts');
const OWN_SHELL = `<script src="${OWN_PATH}"></script>`;
const NEW_SHELL = '<script src="/assets/index-new.js"></script>';
const FILES = ['/assets/a.js', '/assets/b.js'];

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockReset();
  fetched.mockReset();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('fetch', fetched);
  delete window.broughtFiles;
});

const missing = () => Promise.reject(new TypeError('Failed to fetch'));
const part = () => Promise.resolve('part');
const lost = () =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/a.js'));
const isReloaded = (times: number) => expect(reload).toHaveBeenCalledTimes(times);
const addresses = () => fetched.mock.calls.map(([address]) => address);

/** The site answers with this page, and with the files of its parts or without them. */
function serve(shell: Response | undefined, hasFiles = true): void {
  fetched.mockImplementation((address) => {
    if (address === '/') return shell ? Promise.resolve(shell.clone()) : missing();
    return hasFiles ? Promise.resolve(new Response('export {}')) : missing();
  });
}

const serveAll = () => serve(new Response('export {}'));

async function load(importPart: () => Promise<string>): Promise<unknown> {
  const outcome = loadPart(importPart, ['assets/a.js', 'assets/b.js']).catch(
    (thrown: unknown) => thrown,
  );
  await vi.runAllTimersAsync();
  return outcome;
}

test('a part is imported when all its files are there, perhaps in a second round', async () => {
  serve(undefined, false);
  const importPart = vi.fn(part);
  expect(await load(importPart)).toBeInstanceOf(TypeError);
  // The browser would hold an import whose files are missing to be lost.
  expect(importPart).not.toHaveBeenCalled();
  fetched.mockClear();
  serveAll();
  expect(await load(importPart)).toBe('part');
  expect(addresses()).toEqual(FILES);
});

describe('a tab that misses a file', () => {
  test('is loaded anew after a deploy, once', async () => {
    serve(new Response(NEW_SHELL), false);
    await load(part);
    isReloaded(1);
    await load(part);
    isReloaded(1);
  });

  test.each([
    ['the same build is there', new Response(OWN_SHELL)],
    ['there is no connection', undefined],
    ['the server is in trouble', new Response('', { status: 503 })],
  ])('is not loaded anew when %s', async (_, shell) => {
    serve(shell, false);
    await load(part);
    isReloaded(0);
  });
});

describe('a part that the browser holds to be lost', () => {
  test('is fetched by a new page once there is a connection, and leaves what was typed', async () => {
    serve(undefined);
    expect(await load(lost)).toBeInstanceOf(PartLost);
    isReloaded(0);
    serveAll();
    const end = registerForm('kontakt', () => ({ message: 'Har du tid?' }));
    expect(await load(lost)).toBeInstanceOf(PartLost);
    isReloaded(1);
    expect(sessionStorage.getItem('keptInput')).toBe('{"kontakt":{"message":"Har du tid?"}}');
    end();
    await load(lost);
    isReloaded(1);
  });

  test('does not reload a page with unsaved work', async () => {
    serveAll();
    const ask = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    await load(lost);
    window.removeEventListener('beforeunload', ask);
    isReloaded(0);
  });

  test('is told from a part with a fault of its own', async () => {
    serveAll();
    const fault = new TypeError('x is not a function');
    expect(await load(() => Promise.reject(fault))).toBe(fault);
    isReloaded(0);
  });
});
