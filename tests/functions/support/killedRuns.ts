import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { KillableWork } from './killable.ts';

/** FULL_RACES=1 kills the full number. */
const KILLS = process.env['FULL_RACES'] ? 20 : 2;

/** Runs a work in a process of its own, which is killed after so many milliseconds, and returns how long it ran. */
async function run(work: KillableWork, id: string, milliseconds?: number): Promise<number> {
  const program = join(import.meta.dirname, 'killable.ts');
  const child = fork(program, [work, id], { execArgv: ['--conditions=test-business'] });
  const ended = once(child, 'exit');
  await once(child, 'message');
  const begun = performance.now();
  const timer =
    milliseconds === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), milliseconds);
  const [code] = (await ended) as [number | null];
  clearTimeout(timer);
  if (milliseconds === undefined && code !== 0) throw new Error(`${work} failed`);
  return performance.now() - begun;
}

/** Kills a work at moments that are spread over its length, and returns what it was about each time. */
export async function killedRuns(
  work: KillableWork,
  prepare: () => Promise<string>,
): Promise<string[]> {
  const wholeMs = await run(work, await prepare());
  const ids: string[] = [];
  for (let index = 0; index < KILLS; index += 1) {
    const id = await prepare();
    await run(work, id, (wholeMs * (index + 0.5)) / KILLS);
    ids.push(id);
  }
  return ids;
}
