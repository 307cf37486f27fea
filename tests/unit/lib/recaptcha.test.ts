// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const scripts = () => [...document.head.querySelectorAll('script')];

function freshLoader() {
  vi.resetModules();
  return import('#src/lib/recaptcha.ts');
}

beforeEach(() => {
  document.head.innerHTML = '';
  delete window.grecaptcha;
});

afterEach(() => {
  vi.useRealTimers();
});

test('the script comes from its provider, in Danish, and once for all forms', async () => {
  const { loadCaptcha } = await freshLoader();
  const [first, second] = [loadCaptcha(), loadCaptcha()];
  expect(scripts().map(({ src }) => src)).toEqual([
    'https://www.google.com/recaptcha/api.js?render=explicit&hl=da',
  ]);
  window.grecaptcha = { ready: (run) => run() };
  scripts()[0]?.dispatchEvent(new Event('load'));
  expect(await first).toBe(window.grecaptcha);
  expect(await second).toBe(window.grecaptcha);
});

test('a script that was blocked is fetched again by the next call', async () => {
  const { loadCaptcha } = await freshLoader();
  const first = loadCaptcha();
  scripts()[0]?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow();
  expect(scripts()).toEqual([]);
  void loadCaptcha();
  expect(scripts()).toHaveLength(1);
});

test('a script that never gets ready counts as blocked', async () => {
  vi.useFakeTimers();
  const { loadCaptcha } = await freshLoader();
  const outcome = expect(loadCaptcha()).rejects.toThrow();
  window.grecaptcha = { ready: () => undefined };
  scripts()[0]?.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(30_000);
  await outcome;
  expect(window.grecaptcha).toBeUndefined();
});
