import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unpackedOnce } from '../../tools/chromium.ts';

let temporary = '';

beforeEach(() => {
  temporary = mkdtempSync(join(tmpdir(), 'chromium-test-'));
  vi.stubEnv('TMPDIR', temporary);
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(temporary, { recursive: true });
});

/** Unpacks as the package does: only where nothing of that name lies yet. */
function unpack(content: string): Promise<void> {
  const file = join(tmpdir(), 'chromium');
  if (!existsSync(file)) writeFileSync(file, content);
  return Promise.resolve();
}

const programIn = (folder: string): string => readFileSync(join(folder, 'chromium'), 'utf8');

test('a Chromium that lies in the temporary folder is not taken for the one of npm', async () => {
  writeFileSync(join(temporary, 'chromium'), 'of somebody else');
  expect(programIn(await unpackedOnce('npm-1', () => unpack('first')))).toBe('first');
  expect(programIn(await unpackedOnce('npm-1', () => unpack('again')))).toBe('first');
  expect(programIn(await unpackedOnce('npm-2', () => unpack('second')))).toBe('second');
  expect(tmpdir()).toBe(temporary);
});

test('one that was unpacked by half is unpacked anew', async () => {
  const cut = unpackedOnce('npm-1', async () => {
    await unpack('ha');
    throw new Error('cut');
  });
  await expect(cut).rejects.toThrow('cut');
  expect(readdirSync(temporary)).toEqual([]);
  expect(programIn(await unpackedOnce('npm-1', () => unpack('half and half')))).toBe(
    'half and half',
  );
});

test('another process may be faster', async () => {
  const folder = await unpackedOnce('npm-1', async () => {
    await unpack('slow');
    mkdirSync(join(temporary, 'npm-1'));
    writeFileSync(join(temporary, 'npm-1', 'chromium'), 'fast');
  });
  expect(programIn(folder)).toBe('fast');
  expect(readdirSync(temporary)).toEqual(['npm-1']);
});
