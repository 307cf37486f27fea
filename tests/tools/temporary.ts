import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder that is gone when the test is. */
export function temporaryDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'jerslev-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}
