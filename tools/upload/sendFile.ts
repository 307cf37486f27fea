import { sleep } from '#src/model/base/async.ts';
import { LOCAL_HOST } from '#src/config/local.ts';
import { ATTEMPTS, pauseAfter, type Connection } from './client.ts';

type Sending = Pick<Connection, 'signal' | 'pauseMs'>;

/** How far a session is: the bytes that have arrived, all of them, or none because it is no longer there. */
type Progress = number | 'all' | 'lost';

function progressOf(answer: Response): Progress | undefined {
  if (answer.ok) return 'all';
  if (answer.status === 308) {
    const [, last] = /^bytes=0-(\d+)$/.exec(answer.headers.get('range') ?? '') ?? [];
    return last === undefined ? 0 : Number(last) + 1;
  }
  // A file that has arrived by another session refuses this one by its condition.
  if (answer.status === 412) return 'all';
  const isPassing = answer.status === 429 || answer.status >= 500;
  return isPassing ? undefined : 'lost';
}

async function put(
  url: string,
  range: string,
  { body, signal }: { body?: Uint8Array<ArrayBuffer>; signal: AbortSignal },
): Promise<Progress | undefined> {
  try {
    const headers = { 'content-range': range };
    const request = { method: 'PUT', headers, signal, redirect: 'manual' as const };
    return progressOf(await fetch(url, { ...request, ...(body && { body }) }));
  } catch (error) {
    if (signal.aborted) throw error;
    return undefined;
  }
}

/** The local file storage takes a file in one piece, and what it is asked for counts as the end of the file. */
const isWhole = (url: string): boolean => new URL(url).hostname === LOCAL_HOST;

/**
 * Sends a file to its session, and goes on where a connection broke off. Returns false when the session has
 * ended, so that another one is needed.
 */
export async function sendFile(
  url: string,
  file: Uint8Array<ArrayBuffer>,
  { signal, pauseMs }: Sending,
): Promise<boolean> {
  const { length } = file;
  let sent: Progress | undefined = 0;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (attempt > 0) {
      await sleep(pauseAfter(attempt - 1, pauseMs), signal);
      if (isWhole(url)) return false;
      sent = await put(url, `bytes */${length}`, { signal });
    }
    if (typeof sent === 'number') {
      const body = file.subarray(sent);
      sent = await put(url, `bytes ${sent}-${length - 1}/${length}`, { body, signal });
    }
    if (sent === 'all') return true;
    if (sent === 'lost') return false;
  }
  return false;
}
