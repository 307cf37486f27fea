import { expect, test } from 'vitest';
import type { Browser } from '@playwright/test';
import { takeAll } from '../../e2e/shots/takeAll.ts';

test('a scene that hangs or takes its browser along fails alone', async () => {
  const browsers: { isAlive: boolean }[] = [];
  const launch = () => {
    const browser = { isAlive: true };
    browsers.push(browser);
    return Promise.resolve({
      isConnected: () => browser.isAlive,
      close: () => Promise.resolve((browser.isAlive = false)),
      kill: () => (browser.isAlive = false),
    } as unknown as Browser & { kill: () => void });
  };
  const fine = { take: () => Promise.resolve() };
  const failures = await takeAll(
    [
      { name: 'home', ...fine },
      { name: 'hangs', take: () => new Promise<never>(() => undefined) },
      { name: 'prices', ...fine },
      {
        name: 'dies',
        take: (browser) => {
          (browser as unknown as { kill: () => void }).kill();
          return Promise.reject(new Error('Target closed'));
        },
      },
      { name: 'fails', take: () => Promise.reject(new Error('No heading')) },
      { name: 'contact', ...fine },
    ],
    { launch, patienceMs: 20 },
  );
  expect(failures.map(({ name, thrown }) => `${name}: ${String(thrown)}`)).toEqual([
    'hangs: Error: No picture after 0.02 s',
    'dies: Error: Target closed',
    'fails: Error: No heading',
  ]);
  expect(browsers).toHaveLength(3);
  expect(browsers.some(({ isAlive }) => isAlive)).toBe(false);
});
