import { wait } from '#src/model/base/async.ts';
import { ZIP_FILE_ATTEMPTS, ZIP_RETRY_BACKOFF_MS } from '#src/shared/limits.ts';
import type { FileAccess } from './messages.ts';
import type { FileContent } from './packedFile.ts';
import { readBody } from './readBody.ts';

/** So long may a connection be silent before it counts as broken. */
const SILENCE_MS = 30_000;

export interface ReadOptions {
  /** Asked before each attempt: a sign-in runs out, and a connection comes back. */
  access: () => Promise<FileAccess>;
  /** How large the file should be. */
  bytes: number;
  /** Bytes that have come; negative when an attempt is given up. */
  onBytes: (count: number) => void;
  backoffMs?: number;
}

/** The server has said no: asking again would not change that. */
class Refused extends Error {}

const isPassing = (status: number): boolean => status === 408 || status === 429 || status >= 500;

/** Breaks off a request that has gone silent. */
function silenceGuard() {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => clearTimeout(timer);
  const heard = (): void => {
    stop();
    timer = setTimeout(() => controller.abort(), SILENCE_MS);
  };
  return { signal: controller.signal, heard, stop };
}

async function attempt(
  { url, headers }: FileAccess,
  { bytes, onBytes }: Pick<ReadOptions, 'bytes' | 'onBytes'>,
): Promise<FileContent> {
  const guard = silenceGuard();
  guard.heard();
  try {
    // The archive is kept, not its parts: in the browser's cache they would take the place of the site.
    const response = await fetch(url, { headers, signal: guard.signal, cache: 'no-store' });
    if (!response.ok && !isPassing(response.status)) throw new Refused(String(response.status));
    if (!response.ok || !response.body) throw new Error(String(response.status));
    return await readBody(response.body, bytes, (count) => {
      guard.heard();
      onBytes(count);
    });
  } finally {
    guard.stop();
  }
}

/** One file as a whole. What may pass is tried again; undefined when it cannot be had. */
export async function readFile(options: ReadOptions): Promise<FileContent | undefined> {
  const { access, bytes, onBytes, backoffMs = ZIP_RETRY_BACKOFF_MS } = options;
  for (let turn = 1; turn <= ZIP_FILE_ATTEMPTS; turn += 1) {
    let come = 0;
    try {
      const count = (more: number): void => {
        come += more;
        onBytes(more);
      };
      return await attempt(await access(), { bytes, onBytes: count });
    } catch (thrown) {
      onBytes(-come);
      if (thrown instanceof Refused) return undefined;
    }
    if (turn < ZIP_FILE_ATTEMPTS) {
      await wait(backoffMs * turn);
    }
  }
  return undefined;
}
