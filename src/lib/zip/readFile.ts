import { wait } from '#src/model/base/async.ts';
import { SECOND_MS } from '#src/model/base/units.ts';
import type { FileContent, FileAccess } from './messages.ts';

/** The number of files fetched at once. */
export const ZIP_PARALLEL_FILES = 5;

export const ZIP_FILE_ATTEMPTS = 3;
export const ZIP_RETRY_BACKOFF_MS = SECOND_MS;

/** Buffers for reuse: allocating and freeing memory takes as long as filling it. */
const spare: ArrayBuffer[] = [];

/** Returns a buffer of at least this size. */
export function takeMemory(bytes: number): ArrayBuffer {
  const index = spare.findIndex(({ byteLength }) => byteLength >= bytes);
  return spare.splice(index, index === -1 ? 0 : 1)[0] ?? new ArrayBuffer(bytes);
}

/** Keeps a buffer for reuse; one for each file being fetched is enough. */
export function releaseMemory(memory: ArrayBuffer): void {
  spare.push(memory);
  if (spare.length > ZIP_PARALLEL_FILES) spare.shift();
}

type Memory = Uint8Array<ArrayBuffer>;
type Body = ReadableStream<Memory>;

/**
 * Reads the next bytes into the start of a free buffer; returns that buffer and the number of
 * bytes.
 */
type Fill = (free: Memory) => Promise<{ memory: ArrayBuffer; count: number }>;

/** Lets the browser write straight into the given buffer. */
function direct(body: Body): Fill {
  const reader = body.getReader({ mode: 'byob' });
  return async (free) => {
    const { value } = await reader.read(free);
    if (!value) throw new Error('The stream was cancelled');
    return { memory: value.buffer, count: value.length };
  };
}

/** Copies the chunks, for browsers without byte streams. */
function copying(body: Body): Fill {
  const reader = body.getReader();
  let piece: Memory = new Uint8Array();
  return async (free) => {
    while (piece.length === 0) {
      const { value, done } = await reader.read();
      if (done) return { memory: free.buffer, count: 0 };
      piece = value;
    }
    const count = Math.min(piece.length, free.length);
    free.set(piece.subarray(0, count));
    piece = piece.subarray(count);
    return { memory: free.buffer, count };
  };
}

function filler(body: Body): Fill {
  try {
    return direct(body);
  } catch {
    return copying(body);
  }
}

function enlarged(memory: ArrayBuffer): ArrayBuffer {
  const larger = new Uint8Array(memory.byteLength * 2);
  larger.set(new Uint8Array(memory));
  return larger.buffer;
}

/** Reads the bodies of a file's parts into a buffer allocated once: joining chunks takes a fifth longer. */
export async function readBodies(
  bodies: Iterable<Body> | AsyncIterable<Body>,
  expectedBytes: number,
  onBytes: (count: number) => void,
): Promise<FileContent> {
  // One byte more than expected, because the end of a stream is only reported to a read with free
  // space.
  let memory = takeMemory(expectedBytes + 1);
  let length = 0;
  for await (const body of bodies) {
    const fill = filler(body);
    let count: number;
    do {
      if (length === memory.byteLength) memory = enlarged(memory);
      ({ memory, count } = await fill(new Uint8Array(memory, length)));
      length += count;
      if (count > 0) onBytes(count);
    } while (count > 0);
  }
  return new Uint8Array(memory, 0, length);
}

/** A connection without data for this long counts as broken. */
const SILENCE_MS = 30_000;

export interface ReadOptions {
  /** Called before each attempt, because tokens expire and connections return. */
  access: () => Promise<FileAccess>;
  /** The expected size of the file. */
  bytes: number;
  /** Reports received bytes; a negative count takes back those of a failed attempt. */
  onBytes: (count: number) => void;
  backoffMs?: number;
}

/** The server refused the request, so a retry would not help. */
class Refused extends Error {}

const isTemporary = (status: number): boolean => status === 408 || status === 429 || status >= 500;

/** Aborts a request that receives no data for `SILENCE_MS`. */
function silenceTimeout() {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => clearTimeout(timer);
  const restart = (): void => {
    stop();
    timer = setTimeout(() => controller.abort(), SILENCE_MS);
  };
  return { signal: controller.signal, restart, stop };
}

/** Asks for a file or a part of it. It is not cached: it is not needed again and would evict those of the site. */
async function ask(url: string, request: RequestInit): Promise<Response> {
  const response = await fetch(url, { ...request, cache: 'no-store' });
  if (!response.ok && !isTemporary(response.status)) throw new Refused(String(response.status));
  if (!response.ok) throw new Error(String(response.status));
  return response;
}

async function bodyOf(url: string, request: RequestInit): Promise<Body> {
  const { body } = await ask(url, request);
  if (!body) throw new Error('The answer has no body');
  return body;
}

/** The body of a file, or those of the parts in which it is handed out. */
async function* bodiesOf(
  { url, headers, pieceBytes }: FileAccess,
  bytes: number,
  signal: AbortSignal,
): AsyncGenerator<Body> {
  if (pieceBytes === undefined) {
    yield bodyOf(url, { headers, signal });
    return;
  }
  for (let start = 0; start < bytes; start += pieceBytes) {
    const end = Math.min(start + pieceBytes, bytes) - 1;
    yield bodyOf(url, { headers: { ...headers, range: `bytes=${start}-${end}` }, signal });
  }
}

async function attempt(
  access: FileAccess,
  { bytes, onBytes }: Pick<ReadOptions, 'bytes' | 'onBytes'>,
): Promise<FileContent> {
  const guard = silenceTimeout();
  guard.restart();
  try {
    return await readBodies(bodiesOf(access, bytes, guard.signal), bytes, (count) => {
      guard.restart();
      onBytes(count);
    });
  } finally {
    guard.stop();
  }
}

/** Reads a whole file. Temporary failures are retried; undefined when it cannot be read. */
export async function readFile(options: ReadOptions): Promise<FileContent | undefined> {
  const { access, bytes, onBytes, backoffMs = ZIP_RETRY_BACKOFF_MS } = options;
  for (let turn = 1; turn <= ZIP_FILE_ATTEMPTS; turn += 1) {
    let received = 0;
    try {
      const count = (more: number): void => {
        received += more;
        onBytes(more);
      };
      return await attempt(await access(), { bytes, onBytes: count });
    } catch (thrown) {
      onBytes(-received);
      if (thrown instanceof Refused) return undefined;
    }
    if (turn < ZIP_FILE_ATTEMPTS) {
      await wait(backoffMs * turn);
    }
  }
  return undefined;
}
