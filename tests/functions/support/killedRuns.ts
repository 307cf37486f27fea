import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { LOCAL_HOST, localPorts } from '#src/config/local.ts';
import { lineTo } from '../../support/cutLine.ts';
import type { KillableWork } from './killable.ts';
import { portOffset } from './local.ts';

/** FULL_RACES=1 interrupts the full number. */
const isWhole = Boolean(process.env['FULL_RACES']);
const INTERRUPTIONS = isWhole ? 20 : 2;

interface Interruption {
  afterMs: number;
  interrupt: (child: ChildProcess) => void;
}

/** Runs a work in a process of its own, which may be interrupted, and returns how long it ran. */
async function run(
  work: KillableWork,
  id: string,
  { env, interruption }: { env?: NodeJS.ProcessEnv; interruption?: Interruption } = {},
): Promise<number> {
  const program = join(import.meta.dirname, 'killable.ts');
  const child = fork(program, [work, id], {
    execArgv: ['--conditions=test-business'],
    env: { ...process.env, ...env },
  });
  const ended = once(child, 'exit');
  await once(child, 'message');
  const begun = performance.now();
  const timer =
    interruption && setTimeout(() => interruption.interrupt(child), interruption.afterMs);
  const [code] = (await ended) as [number | null];
  clearTimeout(timer);
  if (!interruption && code !== 0) throw new Error(`${work} failed`);
  return performance.now() - begun;
}

/** Interrupts a work at moments that are spread over its length, and returns what it was about each time. */
async function interruptedRuns(
  work: KillableWork,
  prepare: () => Promise<string>,
  { interrupt, env = {} }: Pick<Interruption, 'interrupt'> & { env?: NodeJS.ProcessEnv },
): Promise<string[]> {
  const wholeMs = await run(work, await prepare(), { env });
  const ids: string[] = [];
  for (let index = 0; index < INTERRUPTIONS; index += 1) {
    const id = await prepare();
    const afterMs = (wholeMs * (index + 0.5)) / INTERRUPTIONS;
    await run(work, id, { env, interruption: { afterMs, interrupt } });
    ids.push(id);
  }
  return ids;
}

/**
 * For works that take the next number of a voucher. The emulator keeps the locks of a transaction whose process was
 * killed for a minute, and with them that number from all other tests; a lost database keeps none.
 */
export const isKilledOften = isWhole;

/** Kills the process that works. */
export const killedRuns = (work: KillableWork, prepare: () => Promise<string>): Promise<string[]> =>
  interruptedRuns(work, prepare, { interrupt: (child) => child.kill('SIGKILL') });

const CUT_MS = 500;

/** Has the database die under the process that works, and come back. The process ends as it can. */
export async function runsWithoutDatabase(
  work: KillableWork,
  prepare: () => Promise<string>,
): Promise<string[]> {
  const line = await lineTo(localPorts(portOffset).firestore);
  const env = { FIRESTORE_EMULATOR_HOST: `${LOCAL_HOST}:${line.port}` };
  let lost = 0;
  const interrupt = () => {
    lost += line.cut(CUT_MS);
  };
  try {
    const ids = await interruptedRuns(work, prepare, { interrupt, env });
    if (lost === 0) throw new Error(`${work} did not lose the database`);
    return ids;
  } finally {
    line.close();
  }
}
