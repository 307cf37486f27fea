import { chromium, type LaunchOptions } from '@playwright/test';
import bundled, { inflate } from '@sparticuz/chromium';
import {
  accessSync,
  constants,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Chromium calls home when it starts; tests have no use for that and may have no network. */
const QUIET = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  // Pages are painted by the processor in any case, without a process between.
  '--disable-gpu',
  '--disable-sync',
  '--no-first-run',
];

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function systemChromium(): string | undefined {
  const directories = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = SYSTEM_NAMES.flatMap((name) => directories.map((bin) => join(bin, name)));
  return [...candidates, MAC_CHROME].find(isProgram);
}

/**
 * Unpacks into a folder below the system's temporary one, once and whole. The package itself runs whatever
 * lies in the temporary folder under the right name: another version, or half of one.
 */
export async function unpackedOnce(name: string, unpack: () => Promise<void>): Promise<string> {
  const temporary = tmpdir();
  const folder = join(temporary, name);
  if (existsSync(folder)) return folder;
  const incoming = mkdtempSync(`${folder}-`);
  const { TMPDIR } = process.env;
  process.env['TMPDIR'] = incoming;
  try {
    await unpack();
    renameSync(incoming, folder);
  } catch (error) {
    rmSync(incoming, { recursive: true });
    // Another process may have been faster.
    if (!existsSync(folder)) throw error;
  } finally {
    if (TMPDIR === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = TMPDIR;
  }
  return folder;
}

/** The Chromium that npm brings, with the system libraries that a bare machine lacks. */
async function npmChromium(): Promise<LaunchOptions> {
  const packageRoot = join(createRequire(import.meta.url).resolve('@sparticuz/chromium'), '../..');
  const manifest = readFileSync(join(packageRoot, 'package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  const folder = await unpackedOnce(`npm-chromium-${version}`, async () => {
    await bundled.executablePath();
    await inflate(join(packageRoot, 'bin', 'al2023.tar.br'));
  });
  const libraries = join(folder, 'al2023', 'lib');
  const searchPath = [libraries, process.env['LD_LIBRARY_PATH']].filter(Boolean).join(':');
  return {
    executablePath: join(folder, 'chromium'),
    args: [...QUIET, '--headless=shell'],
    env: { ...definedEnvironment(), LD_LIBRARY_PATH: searchPath },
  };
}

/**
 * The Chromium from npm in a way that draws the same on every machine: without the machine's fonts and its
 * smoothing of letters. Undefined where it does not run.
 */
export async function pinnedChromium(): Promise<LaunchOptions | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const { executablePath = '', args = [], env } = await npmChromium();
  const fonts = join(dirname(executablePath), 'fonts');
  const config = join(fonts, 'alone.conf');
  writeFileSync(config, `<fontconfig><dir>${fonts}</dir></fontconfig>`);
  return {
    executablePath,
    args: [...args, '--font-render-hinting=none', '--disable-lcd-text'],
    env: { ...env, FONTCONFIG_FILE: config },
  };
}

/** Without a language in the environment, Chromium cannot name files with Danish letters. */
function definedEnvironment(): Record<string, string> {
  const defined = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return { LANG: 'C.UTF-8', ...Object.fromEntries(defined) };
}

async function findChromium(): Promise<LaunchOptions> {
  const given = process.env['CHROMIUM_PATH'];
  const own = chromium.executablePath();
  const executablePath = given ?? systemChromium() ?? (existsSync(own) ? own : undefined);
  if (!executablePath) return npmChromium();
  return { executablePath, args: QUIET, env: definedEnvironment() };
}

/**
 * Finds the first Chromium there is (a given one, the system's, Playwright's own, the one from npm),
 * which can be steered from outside where a port is given.
 */
export async function chromiumLaunch(debuggingPort?: number): Promise<LaunchOptions> {
  const launch = await findChromium();
  if (debuggingPort === undefined) return launch;
  const args = [...(launch.args ?? []), `--remote-debugging-port=${debuggingPort}`];
  return { ...launch, args };
}
