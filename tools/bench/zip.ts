import { chromium, type Page } from '@playwright/test';
import { createHash } from 'node:crypto';
import JSZip from 'jszip';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOCAL_HOST, LOCAL_STORAGE_BUCKET, localPorts } from '#src/config/local.ts';
import { routes } from '#src/model/base/routes.ts';
import { linkFragment } from '#src/model/clients/access.ts';
import { CLIENT_PIECE_BYTES } from '#src/model/clients/files.ts';
import { buildLocalSite } from '../build.ts';
import { chromiumLaunch } from '../chromium.ts';
import { runProgram, step } from '../terminal.ts';
import { megabytes, ms, ratio, reportFigures } from './measure/figures.ts';
import { noteLongTasks, takeLongestTask } from './measure/harness.ts';
import { browserBytes, canMeasureMemory, followLargest } from './measure/memory.ts';
import { serveSite } from './content/serve.ts';
import {
  GALLERY,
  galleryAddress,
  galleryFunctions,
  makeOriginals,
  type Originals,
  session,
  startBackend,
} from './content/zipBackend.ts';

const root = join(import.meta.dirname, '../..');
const SITE = '.local/bench-zip-site';
const PORT_OFFSET = 41_000;
const MEGABYTE = 1024 * 1024;
const FILES = 100;
const FILE_BYTES = 8 * MEGABYTE;
const SAMPLE_MS = 150;
const MAX_TIME_RATIO = 2;
const MAX_MEMORY_MB = 400;
const MAX_TASK_MS = 50;
const DEADLINE_MS = 300_000;
const PARALLEL = 3;

interface ZipRun {
  fetchMs: number;
  zipMs: number;
  /** The most that the browser held above what it held before, in bytes. */
  memoryBytes: number;
  longestTaskMs: number;
  /** Files that are not in the archive, or not as they were. */
  wrong: string[];
}

interface Asked {
  url: string;
  headers: Record<string, string>;
}

/** Fetches the same files in the same way as the site, and throws them away. */
function fetchAll(page: Page, asked: readonly Asked[]): Promise<number> {
  return page.evaluate(
    async ({ waiting, parallel }) => {
      const begun = performance.now();
      const work = async (): Promise<void> => {
        for (let next = waiting.shift(); next; next = waiting.shift()) {
          const { url, headers } = next;
          const reader = (await fetch(url, { headers, cache: 'no-store' })).body?.getReader();
          while (reader && !(await reader.read()).done) continue;
        }
      };
      await Promise.all(Array.from({ length: parallel }, work));
      return performance.now() - begun;
    },
    { waiting: [...asked], parallel: PARALLEL },
  );
}

/** A page from which somebody downloads all originals. */
interface Source {
  name: string;
  address: string;
  button: string;
  /** All originals, as that page asks for them. */
  asked: Asked[];
}

async function open(page: Page, { address, button }: Source): Promise<void> {
  await page.addInitScript(([name, content]) => {
    Object.assign(window, { showSaveFilePicker: undefined });
    window.localStorage.setItem('cookieConsent', 'accepted');
    window.sessionStorage.setItem(name, content);
  }, session());
  await noteLongTasks(page);
  await page.goto(address);
  await page.getByRole('button', { name: button }).waitFor();
}

function sources(site: string, storage: string, { count, bytes, pathOf }: Originals): Source[] {
  const indexes = Array.from({ length: count }, (_, index) => index);
  const starts = Array.from(
    { length: bytes / CLIENT_PIECE_BYTES },
    (_, at) => at * CLIENT_PIECE_BYTES,
  );
  return [
    {
      name: 'a bought album',
      address: `${site}${routes.orderHistory}`,
      button: 'Download album som ZIP',
      asked: indexes.map((index) => {
        const path = encodeURIComponent(pathOf(index));
        const url = `${storage}/v0/b/${LOCAL_STORAGE_BUCKET}/o/${path}?alt=media`;
        return { url, headers: { Authorization: 'Firebase bench' } };
      }),
    },
    {
      name: 'the gallery of a client',
      address: `${site}${routes.clientGallery}${linkFragment(GALLERY)}`,
      button: 'Hent alle originaler',
      asked: indexes.flatMap((index) =>
        starts.map((start) => {
          const range = `bytes=${start}-${start + CLIENT_PIECE_BYTES - 1}`;
          return { url: galleryAddress(index), headers: { range } };
        }),
      ),
    },
  ];
}

/** Reads the archive and lists the files that are missing in it, or differ. */
async function wrongFiles(path: string, originals: Originals): Promise<string[]> {
  const archive = await JSZip.loadAsync(await readFile(path));
  const wrong: string[] = [];
  for (let index = 0; index < originals.count; index += 1) {
    const name = `Billede_${index}.jpg`;
    const content = await archive.file(name)?.async('nodebuffer');
    const checksum = content && createHash('sha256').update(content).digest('hex');
    if (checksum !== originals.checksumOf(index)) wrong.push(name);
  }
  return wrong;
}

/** Lets somebody download all originals in a fresh profile that lies on disk, as people's do. */
async function measureZip(source: Source, originals: Originals): Promise<ZipRun> {
  const { asked, button } = source;
  const profile = await mkdtemp(join(tmpdir(), 'bench-zip-'));
  const launch = await chromiumLaunch();
  const context = await chromium.launchPersistentContext(profile, {
    ...launch,
    serviceWorkers: 'block',
    locale: 'da-DK',
  });
  try {
    const page = await context.newPage();
    await open(page, source);
    // The first round also pays for connections and preflights.
    await fetchAll(page, asked.slice(0, PARALLEL));
    const fetchedBeforeMs = await fetchAll(page, asked);

    await takeLongestTask(page);
    const before = browserBytes(profile);
    const mostMemory = followLargest(() => browserBytes(profile), SAMPLE_MS);
    const saved = page.waitForEvent('download', { timeout: DEADLINE_MS });
    const begun = performance.now();
    await page.getByRole('button', { name: button }).click();
    const download = await saved;
    const zipMs = performance.now() - begun;
    const path = await download.path();
    const memoryBytes = mostMemory() - before;
    const longestTaskMs = await takeLongestTask(page);
    const wrong = await wrongFiles(path, originals);
    // Fetched before and after, so that passing work of the machine slows both alike.
    const fetchMs = (fetchedBeforeMs + (await fetchAll(page, asked))) / 2;
    return { fetchMs, zipMs, memoryBytes, longestTaskMs, wrong };
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}

function report(source: Source, run: ZipRun): boolean {
  const { fetchMs, zipMs, memoryBytes, longestTaskMs, wrong } = run;
  for (const name of wrong) console.log(`${name} is missing or differs`);
  return reportFigures(`${FILES} originals of ${FILE_BYTES / MEGABYTE} MB of ${source.name}`, [
    ms('fetched', fetchMs),
    ms('fetched and packed', zipMs),
    ratio('packed : fetched', zipMs / fetchMs, { atMost: MAX_TIME_RATIO }),
    megabytes('memory above start', canMeasureMemory ? memoryBytes : undefined, {
      atMost: MAX_MEMORY_MB,
    }),
    ms('longest task', longestTaskMs, { atMost: MAX_TASK_MS }),
    { name: 'files that are wrong', value: wrong.length, atMost: 0 },
  ]);
}

async function run(): Promise<boolean> {
  const ports = localPorts(PORT_OFFSET);
  const originals = makeOriginals(FILES, FILE_BYTES);
  await step('Site built', () => buildLocalSite(join(root, SITE), PORT_OFFSET));
  const functions = galleryFunctions(originals);
  const stopSite = await serveSite(ports.site, join(root, SITE), functions);
  const stopBackend = await startBackend(ports, originals);
  const site = `http://${LOCAL_HOST}:${ports.site}`;
  const storage = `http://${LOCAL_HOST}:${ports.storage}`;
  let isWithin = true;
  try {
    for (const source of sources(site, storage, originals)) {
      const measured = await step(`Downloaded ${source.name}`, () => measureZip(source, originals));
      isWithin = report(source, measured) && isWithin;
    }
    return isWithin;
  } finally {
    await stopBackend();
    await stopSite();
  }
}

await runProgram(run);
