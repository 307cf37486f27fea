import { AppError, toAppError } from '#src/model/base/errors.ts';
import { hexOf } from '#src/model/base/hash.ts';
import { licenceTexts } from '#src/model/licences/texts.ts';
import { downloadTexts } from '#src/model/purchases/texts.ts';
import { manifestText, type ZipEntry } from '#src/model/purchases/zipPlan.ts';
import { sendFiles, readInOrder } from './fileChannel.ts';
import type {
  FileAccess,
  FileContent,
  FromWorker,
  PackedFile,
  ToWorker,
  ZipOrder,
} from './messages.ts';
import { readFile } from './readFile.ts';

export const ZIP_PROGRESS_INTERVAL_MS = 100;

/** The worker's global scope, which is missing in the DOM types. */
interface WorkerScope {
  postMessage: (message: FromWorker) => void;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
}

const scope = self as unknown as WorkerScope;
const pendingAccess = new Map<
  string,
  { resolve: (access: FileAccess) => void; reject: () => void }
>();

/** Asks the page, which knows the session and the state of the network. */
function askAccess(id: string): Promise<FileAccess> {
  return new Promise((resolve, reject) => {
    pendingAccess.set(id, { resolve, reject: () => reject(new AppError('unauthenticated')) });
    scope.postMessage({ kind: 'needAccess', id });
  });
}

function progressReporter(): (count: number) => void {
  let bytes = 0;
  let reportedAt = 0;
  return (count) => {
    bytes += count;
    const now = performance.now();
    if (now - reportedAt < ZIP_PROGRESS_INTERVAL_MS) return;
    reportedAt = now;
    scope.postMessage({ kind: 'progress', bytes });
  };
}

async function tellHash(id: string, content: FileContent | undefined): Promise<void> {
  const hash = content && (await crypto.subtle.digest('SHA-256', content));
  const bytes = content?.length ?? 0;
  scope.postMessage({ kind: 'hashed', id, bytes, sha256: hash && hexOf(hash) });
}

interface Outcome {
  packed: ZipEntry[];
  failed: ZipEntry[];
}

/** Yields the readable pictures, followed by the contents list and the licence. */
async function* contents(
  { entries, missing, head, unit, licence, isHashed }: ZipOrder,
  outcome: Outcome,
): AsyncGenerator<PackedFile> {
  const onBytes = progressReporter();
  const read = ({ id, bytes }: ZipEntry) =>
    readFile({ access: () => askAccess(id), bytes, onBytes });
  for await (const { entry, content } of readInOrder(entries, read)) {
    if (isHashed) await tellHash(entry.id, content);
    if (content) {
      outcome.packed.push({ ...entry, bytes: content.length });
      yield { name: entry.name, content };
    } else outcome.failed.push(entry);
  }
  if (outcome.packed.length === 0) throw new AppError('download/nothing-downloaded');
  const { packed, failed } = outcome;
  const list = manifestText({ head, entries: packed, failed, missing, unit });
  yield { name: downloadTexts.manifestName, content: list };
  if (licence !== undefined) yield { name: licenceTexts.fileName, content: licence };
}

async function pack(order: ZipOrder, outcome: Outcome): Promise<Blob | undefined> {
  const files = contents(order, outcome);
  if (order.packer) return sendFiles(files, order.packer);
  const { packInMemory } = await import('./packInMemory.ts');
  return packInMemory(files, () => scope.postMessage({ kind: 'packing' }));
}

async function run(order: ZipOrder): Promise<void> {
  const outcome: Outcome = { packed: [], failed: [] };
  try {
    const file = await pack(order, outcome);
    scope.postMessage({ kind: 'done', file, failedIds: outcome.failed.map(({ id }) => id) });
  } catch (thrown) {
    scope.postMessage({ kind: 'failed', code: toAppError(thrown).code });
  }
}

scope.onmessage = ({ data }) => {
  if (data.kind === 'start') void run(data);
  else {
    const question = pendingAccess.get(data.id);
    pendingAccess.delete(data.id);
    if (data.kind === 'access') question?.resolve(data.access);
    else question?.reject();
  }
};
