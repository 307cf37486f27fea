import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOCAL_HOST } from '#src/config/local.ts';
import type { Driver, Size } from '../driver.ts';
import { openHttpSession } from './http.ts';
import { openMarionetteSession } from './marionette.ts';
import { untilReady } from './untilReady.ts';
import { webDriver } from './webDriver.ts';

interface Place {
  root: string;
  downloads: string;
}

function newPlace(): Place {
  const root = mkdtempSync(join(tmpdir(), 'browser-'));
  const downloads = join(root, 'downloads');
  mkdirSync(downloads);
  return { root, downloads };
}

interface Started {
  process: ChildProcess;
  place: Place;
}

/** Starts a program in a process group of its own, so that nothing of it stays. */
function start(words: readonly string[], place: Place, env: Record<string, string>): Started {
  const [program = '', ...args] = words;
  const options = { detached: true, stdio: 'ignore', env: { ...process.env, ...env } } as const;
  return { process: spawn(program, args, options), place };
}

async function end({ process: child, place }: Started): Promise<void> {
  if (child.pid !== undefined && child.exitCode === null) {
    const ended = once(child, 'exit');
    process.kill(-child.pid, 'SIGTERM');
    await ended;
  }
  rmSync(place.root, { recursive: true, force: true, maxRetries: 5 });
}

const PREFERENCES = {
  // The browser writes the port that it chooses into its profile.
  'marionette.port': 0,
  'dom.w3c_touch_events.enabled': 1,
  'intl.accept_languages': 'da',
  'browser.download.folderList': 2,
  'browser.download.alwaysOpenPanel': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, LOCAL_HOST);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Starts the Firefox of the system. */
export async function launchFirefox(program: string, size: Size): Promise<Driver> {
  const place = newPlace();
  const lines = Object.entries({ ...PREFERENCES, 'browser.download.dir': place.downloads }).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(place.root, 'user.js'), lines.join('\n'));
  const words = [program, '--headless', '--marionette', '--no-remote', '--profile', place.root];
  const started = start(words, place, {});
  const close = () => end(started);
  const portFile = join(place.root, 'MarionetteActivePort');
  const port = await untilReady(() => Number(readFileSync(portFile, 'utf8')));
  const send = await openMarionetteSession(port);
  await send('setWindowRect', { ...size });
  return webDriver(send, { downloads: place.downloads, hasTouch: true, close });
}

/** Starts the WebKit of the system, on a screen that nobody sees where there is none. */
export async function launchWebKit(program: string, size: Size): Promise<Driver> {
  const place = newPlace();
  const config = join(place.root, 'config');
  mkdirSync(config);
  writeFileSync(join(config, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${place.downloads}"\n`);
  const port = await freePort();
  const screen = existsSync('/usr/bin/xvfb-run') ? ['xvfb-run', '--auto-servernum'] : [];
  const env = { HOME: place.root, XDG_CONFIG_HOME: config, LANG: 'C.UTF-8', LANGUAGE: 'da' };
  const started = start([...screen, program, `--port=${port}`], place, env);
  const close = () => end(started);
  const send = await untilReady(() => openHttpSession(`http://${LOCAL_HOST}:${port}`));
  await send('setWindowRect', { ...size });
  return webDriver(send, { downloads: place.downloads, hasTouch: false, close });
}
