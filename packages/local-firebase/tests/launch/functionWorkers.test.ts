import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { limitWorkers } from '../../src/functionWorkers.ts';

const call = (name: string) => `i  functions: Beginning execution of "europe-west1-${name}"\n`;

test('the code counts as changed once more functions were called than may have a worker', () => {
  const directory = mkdtempSync(join(tmpdir(), 'workers-'));
  const code = join(directory, 'index.js');
  writeFileSync(code, '');
  const age = (): void => utimesSync(code, 0, 0);
  const isTouched = (): boolean => statSync(code).mtimeMs > 0;
  age();
  const follow = limitWorkers(code, 2);
  follow(call('one') + call('one'));
  follow(call('two'));
  follow(call('one'));
  expect(isTouched()).toBe(false);
  follow(call('three'));
  expect(isTouched()).toBe(true);
  age();
  follow(call('three') + call('two'));
  expect(isTouched()).toBe(false);
  rmSync(directory, { recursive: true });
});
