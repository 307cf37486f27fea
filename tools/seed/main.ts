// A process of its own: the pictures of the demo need memory that nobody needs afterwards.
import { once } from 'node:events';
import { localPorts } from '#src/config/local.ts';
import { showProblem, step } from '../terminal.ts';
import { demoPictures } from './pictures.ts';
import { isEmpty, seed } from './seed.ts';

const isFresh = process.argv[2] === 'fresh';

process.once('disconnect', () => process.exit());
try {
  // The pictures of a fresh site are made while the emulators start.
  if (isFresh) demoPictures.full().catch(() => undefined);
  await once(process, 'message');
  const ports = localPorts();
  if (await isEmpty(ports)) await step('Demo content made (once)', () => seed(ports, 'full'));
} catch (error) {
  showProblem(error);
  process.exitCode = 1;
} finally {
  process.disconnect();
}
