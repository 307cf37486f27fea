import { unlessAborted } from 'local-firebase/abort';
import type { Emulator } from 'local-firebase/config';
import { Problem } from 'local-firebase/problem';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL_HOST, localPorts, type LocalPorts } from '#src/config/local.ts';
import { site } from '#src/config/site.ts';
import { launchLocalFirebase, prepareMachine, type RunningFirebase } from './localFirebase.ts';
import { startLocalProviders } from './localProviders.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './seed/accounts.ts';
import { stopRequested } from './stopRequested.ts';
import { bold, dim, showProblem, step } from './terminal.ts';

/** A crash loses at most the work of this time. */
const SAVE_EVERY_MS = 5 * 60_000;
/** Each holds about 125 MB, whether it works or not. */
const FUNCTION_WORKERS = { code: 'functions/lib/index.js', most: 5 };
const FILLING = join(import.meta.dirname, 'seed/main.ts');

export interface LocalSite {
  root: string;
  /** The built site, below the root. */
  site: string;
  emulators: readonly Emulator[];
  /** Builds the functions, which the emulators load. */
  prepare: () => Promise<void>;
  /** Builds the site, if the emulators serve it; runs while they start. */
  build?: () => Promise<void>;
  /** Serves the site where hosting is not among the emulators; returns the function that stops it. */
  serve?: () => Promise<() => Promise<void>>;
}

function printAddresses(ports: LocalPorts): void {
  const width = Math.max(...DEMO_ACCOUNTS.map(({ email }) => email.length));
  const logins = DEMO_ACCOUNTS.map(
    ({ email, purpose }) => `      ${email.padEnd(width)}  ${dim(purpose)}`,
  );
  const lines = [
    '',
    `  ${bold(site.businessName)} is ready:  ${bold(`http://${LOCAL_HOST}:${ports.site}`)}`,
    '',
    `    Logins, all with the password ${bold(DEMO_PASSWORD)}`,
    ...logins,
    `    Mails that would have been sent:  http://${LOCAL_HOST}:${ports.providers}`,
    `    Stop with Ctrl-C: the data is kept.  Start over with: npm run reset`,
    '',
  ];
  console.log(lines.join('\n'));
}

/** Lets work go on whose failure is noticed later, where it is awaited. */
function begin<Work extends Promise<unknown> | undefined>(work: Work): Work {
  work?.catch(() => undefined);
  return work;
}

/** Starts the process that fills an empty site, and returns what lets it begin and waits for its end. */
function startFilling(isFresh: boolean, signal: AbortSignal): () => Promise<void> {
  const filling = fork(FILLING, isFresh ? ['fresh'] : [], { signal });
  const ended = begin(once(filling, 'exit'));
  return async () => {
    filling.send('the emulators are there');
    const [code] = (await ended) as [number | null];
    if (code !== 0) throw new Problem('The demo content could not be made.');
  };
}

interface Stopping {
  signal: AbortSignal;
  /** Ends each thing that has been started, the newest last. */
  cleanUp: (() => Promise<void>)[];
}

/** Starts everything, and fails with the signal's reason when it is asked to stop meanwhile. */
async function start(options: LocalSite, { signal, cleanUp }: Stopping): Promise<RunningFirebase> {
  const { root, site, emulators, prepare, build, serve } = options;
  const data = join(root, '.local/data');
  await unlessAborted(prepareMachine({ root, name: 'local' }), signal);
  await unlessAborted(prepare(), signal);
  const ports = localPorts();
  // Emulators mostly wait for each other when they start: the rest is done meanwhile.
  const building = begin(build?.());
  const fill = startFilling(!existsSync(data), signal);
  const firebase = await step('Local Firebase started', () =>
    launchLocalFirebase({
      root,
      name: 'local',
      site,
      emulators,
      data,
      signal,
      workers: FUNCTION_WORKERS,
    }),
  );
  // Half of the demo content would pass for all of it at the next start.
  let isFilled = false;
  cleanUp.push(() =>
    isFilled
      ? step('Data saved, everything stopped', firebase.stop)
      : step('Everything stopped', firebase.discard),
  );
  if (building) await unlessAborted(building, signal);
  const providers = await startLocalProviders(ports);
  cleanUp.push(providers.close);
  await unlessAborted(fill(), signal);
  isFilled = true;
  if (serve) cleanUp.push(await serve());
  const saving = setInterval(() => void firebase.save().catch(showProblem), SAVE_EVERY_MS);
  cleanUp.push(() => {
    clearInterval(saving);
    return Promise.resolve();
  });
  return firebase;
}

async function run(options: LocalSite): Promise<void> {
  const { signal } = stopRequested();
  const cleanUp: Stopping['cleanUp'] = [];
  try {
    const firebase = await start(options, { signal, cleanUp });
    printAddresses(firebase.ports);
    throw await unlessAborted(firebase.lost, signal);
  } catch (error) {
    if (error !== signal.reason) throw error;
  } finally {
    for (const end of cleanUp.reverse()) await end();
  }
}

/** Runs the site with everything around it on this machine, until it is stopped. */
export async function runLocalSite(options: LocalSite): Promise<void> {
  try {
    await run(options);
    process.exit(0);
  } catch (error) {
    showProblem(error);
    process.exit(1);
  }
}
