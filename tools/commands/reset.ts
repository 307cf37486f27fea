import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { localPorts } from '#src/config/local.ts';
import { requireFreePorts } from '../local-firebase/ports.ts';
import { showProblem } from '../terminal.ts';

const data = join(import.meta.dirname, '../../.local');

try {
  // Data of a site that still runs would be written back when it stops.
  await requireFreePorts(localPorts());
  rmSync(data, { recursive: true, force: true });
  console.log('The local data is gone. The next npm start begins with fresh demo content.');
} catch (error) {
  showProblem(error);
  process.exitCode = 1;
}
