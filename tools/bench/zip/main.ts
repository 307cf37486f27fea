import { join } from 'node:path';
import { LOCAL_HOST, localPorts } from '#src/config/local.ts';
import { buildLocalSite } from '../../build.ts';
import { runProgram, step } from '../../terminal.ts';
import { serveSite } from '../serve.ts';
import { startBackend } from './backend.ts';
import { measureZip, type ZipRun } from './measureZip.ts';
import { canMeasureMemory } from './memory.ts';
import { makeOriginals } from './originals.ts';

const root = join(import.meta.dirname, '../../..');
const SITE = '.local/bench-zip-site';
const PORT_OFFSET = 41_000;
const MEGABYTE = 1024 * 1024;
const FILES = 100;
const FILE_BYTES = 8 * MEGABYTE;
const MAX_TIME_RATIO = 2;
const MAX_MEMORY_BYTES = 400 * MEGABYTE;
const MAX_TASK_MS = 50;

function report({ fetchMs, zipMs, memoryBytes, longestTaskMs, wrong }: ZipRun): boolean {
  const ratio = zipMs / fetchMs;
  const memory = canMeasureMemory() ? `${(memoryBytes / MEGABYTE).toFixed(0)} MB` : 'not measured';
  console.log(`
  ${FILES} originals of ${FILE_BYTES / MEGABYTE} MB
  fetched, ms            ${fetchMs.toFixed(0).padStart(8)}
  fetched and packed, ms ${zipMs.toFixed(0).padStart(8)}
  packed : fetched       ${ratio.toFixed(2).padStart(8)}   (at most ${MAX_TIME_RATIO})
  memory above start     ${memory.padStart(8)}   (at most ${MAX_MEMORY_BYTES / MEGABYTE} MB)
  longest task, ms       ${longestTaskMs.toFixed(0).padStart(8)}   (none above ${MAX_TASK_MS})
  files that are wrong   ${String(wrong.length).padStart(8)}   ${wrong.slice(0, 3).join(', ')}
`);
  return (
    ratio <= MAX_TIME_RATIO &&
    memoryBytes <= MAX_MEMORY_BYTES &&
    longestTaskMs <= MAX_TASK_MS &&
    wrong.length === 0
  );
}

async function run(): Promise<boolean> {
  const ports = localPorts(PORT_OFFSET);
  const originals = makeOriginals(FILES, FILE_BYTES);
  await step('Site built', () => buildLocalSite(join(root, SITE), PORT_OFFSET));
  const stopSite = await serveSite(ports.site, join(root, SITE));
  const stopBackend = await startBackend(ports, originals);
  const place = {
    site: `http://${LOCAL_HOST}:${ports.site}`,
    storage: `http://${LOCAL_HOST}:${ports.storage}`,
  };
  try {
    return report(await step('Downloaded as an archive', () => measureZip(place, originals)));
  } finally {
    stopBackend();
    await stopSite();
  }
}

await runProgram(run);
