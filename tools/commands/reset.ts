import { requireFreePorts } from 'local-firebase/preconditions';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL_HOST, localPorts } from '#src/config/local.ts';
import { showProblem } from '../terminal.ts';

const folder = join(import.meta.dirname, '../../.local');

/** The folders that `npm start` makes. The answers of `setup` and the steps of `live` lie beside them, and stay. */
const MADE = ['data', 'local', 'site'];

try {
  // Data of a site that still runs would be written back when it stops.
  await requireFreePorts(LOCAL_HOST, localPorts());
  for (const name of MADE) rmSync(join(folder, name), { recursive: true, force: true });
  console.log('The local data is gone. The next npm start begins with fresh demo content.');
} catch (error) {
  showProblem(error);
  process.exitCode = 1;
}
