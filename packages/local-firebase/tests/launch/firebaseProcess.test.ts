import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { watchPrograms } from '../../src/firebaseProcess.ts';
import { temporaryDirectory } from '../support/temporary.ts';

test('names the program that was killed', async () => {
  const directory = temporaryDirectory();
  const victim = spawn('sleep', ['60'], { stdio: 'ignore' });
  const pidFiles = {
    firestore: join(directory, 'never-written.pid'),
    database: join(directory, 'database.pid'),
    storage: join(directory, 'storage.pid'),
  };
  writeFileSync(pidFiles.database, `${process.pid}\n`);
  writeFileSync(pidFiles.storage, `${victim.pid ?? 0}\n`);
  const ended = new Promise<string>((resolve) => {
    onTestFinished(watchPrograms(pidFiles, resolve));
  });
  victim.kill('SIGKILL');
  expect(await ended).toBe('storage');
});
