import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { LOCAL_HOST, localPorts } from '#src/config/local.ts';
import { lineTo, type Line } from '../../support/cutLine.ts';
import type { KillableWork } from './killable.ts';
import { portOffset } from './local.ts';

/** FULL_RACES=1 interrupts the full number. */
export const isWhole = Boolean(process.env['FULL_RACES']);
const INTERRUPTIONS = isWhole ? 20 : 2;
const CUT_MS = 500;

type Interrupt = (child: ChildProcess, line: Line) => void;

/** Runs a work in a process of its own, and tells of each piece that it sends to the database. */
async function run(
  [work, id, line]: [work: KillableWork, id: string, line: Line],
  sent: (piece: number, child: ChildProcess) => void,
): Promise<number | null> {
  const child = fork(join(import.meta.dirname, 'killable.ts'), [work, id], {
    execArgv: ['--conditions=test-business'],
    env: { ...process.env, FIRESTORE_EMULATOR_HOST: `${LOCAL_HOST}:${line.port}` },
  });
  line.count((piece) => sent(piece, child));
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
}

/**
 * Interrupts a work at pieces that are spread over all that it sends to the database, and returns what it was about
 * each time.
 */
async function interruptedRuns(
  work: KillableWork,
  prepare: () => Promise<string>,
  interrupt: Interrupt,
): Promise<string[]> {
  const line = await lineTo(localPorts(portOffset).firestore);
  try {
    let pieces = 0;
    const code = await run([work, await prepare(), line], (piece) => (pieces = piece));
    if (code !== 0 || pieces === 0) throw new Error(`${work} failed`);
    const ids: string[] = [];
    for (let index = 0; index < INTERRUPTIONS; index += 1) {
      const id = await prepare();
      const last = 1 + Math.floor((pieces * index) / INTERRUPTIONS);
      await run([work, id, line], (piece, child) => {
        if (piece === last) interrupt(child, line);
      });
      ids.push(id);
    }
    return ids;
  } finally {
    line.close();
  }
}

/** Kills the process that works. */
export const killedRuns = (work: KillableWork, prepare: () => Promise<string>): Promise<string[]> =>
  interruptedRuns(work, prepare, (child) => child.kill('SIGKILL'));

/** Has the database die under the process that works, and come back. The process ends as it can. */
export const runsWithoutDatabase = (
  work: KillableWork,
  prepare: () => Promise<string>,
): Promise<string[]> => interruptedRuns(work, prepare, (_, line) => line.cut(CUT_MS));

/**
 * The ways in which a work is interrupted. For a minute the emulator keeps the locks of a transaction whose process was
 * killed, and none of one whose database was lost.
 */
export const interruptions = [
  ...(isWhole ? [['is killed', killedRuns] as const] : []),
  ['loses the database', runsWithoutDatabase] as const,
];
