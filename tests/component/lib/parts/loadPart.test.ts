import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { registerForm } from '#src/lib/parts/keptInput.ts';
import { loadPart, PartLost } from '#src/lib/parts/loadPart.ts';

const reload = vi.fn<() => void>();
const fetched = vi.fn<typeof fetch>();
const OWN_PATH = join(import.meta.dirname, '../../../../src/lib/parts/reload.ts');
const OWN_SHELL = `<script src="${OWN_PATH}"></script>`;
const NEW_SHELL = '<script src="/assets/index-new.js"></script>';
const REMEMBERED = new TypeError('Failed to fetch dynamically imported module: /assets/a.js');

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockReset();
  fetched.mockReset();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('fetch', fetched);
  delete window.broughtFiles;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const script = () => new Response('export {}');

/** The files of the part are there, or missing as long as the site serves this shell. */
function serve(shell: 'arrive' | Response | Error): void {
  fetched.mockImplementation((address) => {
    if (shell === 'arrive') return Promise.resolve(script());
    if (address !== '/') return Promise.reject(new TypeError('Failed to fetch'));
    return shell instanceof Error ? Promise.reject(shell) : Promise.resolve(shell.clone());
  });
}

async function load(importPart: () => Promise<string>): Promise<unknown> {
  const outcome = loadPart(importPart, ['assets/a.js', 'assets/b.js']).catch(
    (thrown: unknown) => thrown,
  );
  await vi.runAllTimersAsync();
  return outcome;
}

const part = () => Promise.resolve('part');

test('a part is imported when all its files are there', async () => {
  serve('arrive');
  expect(await load(part)).toBe('part');
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/assets/a.js', '/assets/b.js']);
});

test('a part whose files did not come is asked for in a second round', async () => {
  serve(new TypeError('Failed to fetch'));
  await load(part);
  fetched.mockClear();
  serve('arrive');
  expect(await load(part)).toBe('part');
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/assets/a.js', '/assets/b.js']);
});

test('the browser does not see an import whose files are missing', async () => {
  serve(new TypeError('Failed to fetch'));
  const importPart = vi.fn(part);
  expect(await load(importPart)).toBeInstanceOf(TypeError);
  expect(importPart).not.toHaveBeenCalled();
});

describe('after a deploy', () => {
  test('a tab that misses a file is loaded anew, once', async () => {
    serve(new Response(NEW_SHELL));
    await load(part);
    expect(reload).toHaveBeenCalledTimes(1);
    await load(part);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['the same build is there', new Response(OWN_SHELL)],
    ['there is no connection', new TypeError('Failed to fetch')],
    ['the server is in trouble', new Response('', { status: 503 })],
  ])('nothing is loaded anew when %s', async (_, shell) => {
    serve(shell);
    await load(part);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('a part that the browser holds to be lost', () => {
  beforeEach(() => serve('arrive'));

  test('is fetched by a new page, once', async () => {
    expect(await load(() => Promise.reject(REMEMBERED))).toBeInstanceOf(PartLost);
    expect(reload).toHaveBeenCalledTimes(1);
    await load(() => Promise.reject(REMEMBERED));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('stays lost without a connection, and is fetched by a new page when it is back', async () => {
    fetched.mockImplementation((address) =>
      address === '/'
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve(script()),
    );
    expect(await load(() => Promise.reject(REMEMBERED))).toBeInstanceOf(PartLost);
    expect(reload).not.toHaveBeenCalled();
    serve('arrive');
    await load(() => Promise.reject(REMEMBERED));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('leaves what was typed for the new page', async () => {
    const end = registerForm('kontakt', () => ({ message: 'Har du tid?' }));
    await load(() => Promise.reject(REMEMBERED));
    expect(sessionStorage.getItem('keptInput')).toBe('{"kontakt":{"message":"Har du tid?"}}');
    end();
  });

  test('does not reload a page with unsaved work', async () => {
    const ask = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    await load(() => Promise.reject(REMEMBERED));
    window.removeEventListener('beforeunload', ask);
    expect(reload).not.toHaveBeenCalled();
  });

  test('is told from a part with a fault of its own', async () => {
    const fault = new TypeError('x is not a function');
    expect(await load(() => Promise.reject(fault))).toBe(fault);
    expect(reload).not.toHaveBeenCalled();
  });
});
