import type { Browser } from '@playwright/test';
import { join } from 'node:path';
import { LOCAL_HOST, localPorts } from '#src/config/local.ts';
import { buildFunctions, buildLocalSite } from '../../build.ts';
import { launchLocalFirebase, prepareMachine } from '../../localFirebase.ts';
import { seed } from '../../seed/seed.ts';
import { step } from '../../terminal.ts';
import { countTraffic, noTraffic, passThrough, type Traffic } from './countingProxy.ts';
import { withBrowser } from './harness.ts';

const root = join(import.meta.dirname, '../../..');
const SITE = '.local/bench-counted-site';
/** The emulators, and the ports before them that the site knows. */
const FIREBASE_OFFSET = 24_000;
const SITE_OFFSET = 26_000;

const EMULATORS = ['auth', 'firestore', 'database', 'storage', 'hosting'] as const;

/** The site with the local Firebase behind it, and what passes between them. */
export const firebasePorts = localPorts(FIREBASE_OFFSET);
export const sitePorts = localPorts(SITE_OFFSET);
export const origin = `http://${LOCAL_HOST}:${firebasePorts.site}`;
export const traffic: Traffic = noTraffic();

export function countAnew(): void {
  Object.assign(traffic, { ...noTraffic(), pending: traffic.pending });
}

/** Waits until nothing has been asked for some time. */
export async function quiet(milliseconds: number): Promise<void> {
  let before: number;
  do {
    before = traffic.requests;
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
  } while (traffic.requests !== before || traffic.pending > 0);
}

async function startProxies(): Promise<() => void> {
  const counted = ['firestore', 'storage'] as const;
  const passed = ['auth', 'database'] as const;
  const stops = await Promise.all([
    ...counted.map((name) => countTraffic(sitePorts[name], firebasePorts[name], traffic)),
    ...passed.map((name) => passThrough(sitePorts[name], firebasePorts[name])),
  ]);
  return () => stops.forEach((stop) => stop());
}

/**
 * Starts everything with the content of the tests, measures, and ends it. With the server's functions each
 * order has them write its mails.
 */
export async function withCountedSite(
  measure: (browser: Browser) => Promise<boolean>,
  { withFunctions = false } = {},
): Promise<boolean> {
  const place = { root, name: 'bench-counted', offset: FIREBASE_OFFSET };
  await prepareMachine(place);
  await step('Site built', () => buildLocalSite(join(root, SITE), SITE_OFFSET));
  if (withFunctions) await step('Functions built', () => buildFunctions(root));
  const emulators = [...EMULATORS, ...(withFunctions ? (['functions'] as const) : [])];
  const firebase = await step('Local Firebase started', () =>
    launchLocalFirebase({ ...place, site: SITE, emulators }),
  );
  const stopProxies = await startProxies();
  try {
    await seed(firebasePorts, 'test');
    return await withBrowser(measure);
  } finally {
    stopProxies();
    await firebase.discard();
  }
}
