import { chromium, firefox, webkit, type BrowserType } from '@playwright/test';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromiumLaunch } from '../../tools/chromium.ts';
import type { Driver, Size } from './driver.ts';
import { launchByPlaywright } from './playwrightDriver.ts';
import { launchFirefox, launchWebKit } from './webDriver/launch.ts';

export type EngineName = 'firefox' | 'webkit' | 'chromium';

/** A browser of this machine. */
export interface Engine {
  name: EngineName;
  /** The source of the engine, such as Playwright or the path of a program; printed before the tests. */
  origin: string;
  launch: (size: Size) => Promise<Driver>;
}

interface Candidate {
  playwright: BrowserType;
  /** Programs of the system, and how they are started. */
  programs: readonly string[];
  launch: (program: string, size: Size) => Promise<Driver>;
  /** The Debian packages of the programs. */
  packages: string;
}

const candidates: Record<Exclude<EngineName, 'chromium'>, Candidate> = {
  firefox: {
    playwright: firefox,
    programs: ['firefox-esr', 'firefox'],
    launch: launchFirefox,
    packages: 'firefox-esr',
  },
  webkit: {
    playwright: webkit,
    programs: ['WebKitWebDriver'],
    launch: launchWebKit,
    packages: 'webkit2gtk-driver xvfb',
  },
};

function systemProgram(names: readonly string[]): string | undefined {
  const directories = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => directories.map((bin) => join(bin, name))).find(existsSync);
}

/** Finds Playwright's own build of an engine, or else the one of the system. */
export function findEngine(name: EngineName): Engine | undefined {
  if (name === 'chromium') {
    const launch = async (size: Size) => launchByPlaywright(chromium, size, await chromiumLaunch());
    return { name, origin: 'the Chromium of the other journeys', launch };
  }
  const { playwright, programs, launch } = candidates[name];
  if (existsSync(playwright.executablePath())) {
    const origin = `Playwright's own, ${playwright.executablePath()}`;
    return { name, origin, launch: (size) => launchByPlaywright(playwright, size) };
  }
  const program = systemProgram(programs);
  if (program === undefined) return undefined;
  return { name, origin: `the system's, ${program}`, launch: (size) => launch(program, size) };
}

/** The engines that the journeys are for. */
export const TESTED = ['firefox', 'webkit'] as const;

/** Prints which engines there are, and how to get the others. A hosted run needs them all. */
export function reportEngines(): void {
  let count = 0;
  for (const name of TESTED) {
    const engine = findEngine(name);
    if (engine) count += 1;
    const { packages } = candidates[name];
    const hint = `npx playwright install ${name}, or on Debian: apt-get install ${packages}`;
    console.log(`  ${name}: ${engine?.origin ?? `not installed. ${hint}`}`);
  }
  const needed = process.env['CI'] ? TESTED.length : 1;
  if (count < needed) throw new Error('A browser is missing: install what is named above.');
}
