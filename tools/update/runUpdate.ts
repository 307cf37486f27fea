import { Problem } from 'local-firebase/problem';
import * as z from 'zod/mini';
import { goLive, isAgreedTo, type Session } from '../live/goLive.ts';
import { bold, green } from '../terminal.ts';
import type { Git } from './git.ts';
import { readRecord, writeRecord } from './record.ts';
import {
  backSteps,
  isLive,
  isTakenBack,
  migrationPlan,
  type Update,
  updateSteps,
} from './steps.ts';
import { findNewVersion, ownFiles, takeOver } from './takeOver.ts';

export interface Updating extends Update {
  git: Git;
  session: Omit<Session, 'steps' | 'command'>;
  /** Runs this command again, with the code that has just been taken over. */
  restart: () => Promise<boolean>;
}

const online = z.object({ version: z.string() });

/** The version that the site itself names: `npm run live` keeps no record. */
async function versionOnline(origin: string): Promise<string | undefined> {
  try {
    const answer = await fetch(`${origin}/version.json`);
    return online.parse(await answer.json()).version;
  } catch {
    return undefined;
  }
}

async function noteWhatIsLive({ db, session }: Updating): Promise<void> {
  if ((await readRecord(db)).site !== undefined) return;
  const site = await versionOnline(session.live.business.origin);
  if (site !== undefined) await writeRecord(db, { site });
}

/** Shows what a run would do, and changes nothing in the shop. */
export async function showUpdate(updating: Updating): Promise<boolean> {
  const { print } = updating.session.terminal;
  const found = await findNewVersion(updating.git, updating.version);
  if (found) print(`${bold(`Udgave ${found.version} er kommet.`)}\n${found.notes}`);
  const { site = 'en ukendt udgave' } = await readRecord(updating.db);
  print(`Koden her er udgave ${updating.version}. På nettet er ${site}.`);
  for (const line of await migrationPlan(updating)) print(`Butikkens data: ${line}`);
  return true;
}

/** Takes a shop to the newest version. It may be cut off anywhere and run again. */
export async function runUpdate(updating: Updating): Promise<boolean> {
  const { git, session, version } = updating;
  const { print } = session.terminal;
  const found = await findNewVersion(git, version);
  if (found) {
    print(`${bold(`Udgave ${found.version} er kommet.`)}\n${found.notes}`);
    await ownFiles(git);
    if (!(await isAgreedTo('Koden på denne maskine bliver den nye.', session))) return false;
    await takeOver(git, version, found.version);
    return updating.restart();
  }
  await noteWhatIsLive(updating);
  if (await isLive(updating)) {
    print(green(`Butikken kører den nyeste udgave, ${version}.`));
    return true;
  }
  if (!(await isAgreedTo(`Butikken på nettet bliver udgave ${version}.`, session))) return false;
  return goLive({ ...session, steps: updateSteps(updating), command: 'npm run update' });
}

/** Puts the version before back on the net. The code on this machine stays. */
export async function goBack(
  updating: Updating,
  prepare: (before: string) => Promise<void>,
): Promise<boolean> {
  const { before } = await readRecord(updating.db);
  if (before === undefined || (await isTakenBack({ ...updating, before })))
    throw new Problem('Der er ingen tidligere udgave at gå tilbage til.');
  if (!(await isAgreedTo(`Butikken på nettet bliver udgave ${before} igen.`, updating.session)))
    return false;
  const steps = backSteps({ ...updating, before, prepare: () => prepare(before) });
  return goLive({ ...updating.session, steps, command: 'npm run update -- --back' });
}
