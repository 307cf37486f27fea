import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const command = join(import.meta.dirname, '../../../tools/commands/update.ts');

test('the way back has no dry run, and is not taken by one', () => {
  const words = [command, '--back', '--dry-run'];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  expect(stdout + stderr).toContain('--back kan ikke prøves med --dry-run.');
  expect(status).toBe(1);
});
