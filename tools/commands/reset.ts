import { requireFreePorts } from 'local-firebase/preconditions';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL_HOST, localPorts } from '#src/config/local.ts';
import { showProblem } from '../terminal.ts';

const data = join(import.meta.dirname, '../../.local');

try {
  // Data of a site that still runs would be written back when it stops.
  await requireFreePorts(LOCAL_HOST, localPorts());
  rmSync(data, { recursive: true, force: true });
  console.log('The local data is gone. The next npm start begins with fresh demo content.');
} catch (error) {
  showProblem(error);
  process.exitCode = 1;
}
