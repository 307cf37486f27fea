import { wait } from '#src/model/base/async.ts';
import { SECOND_MS } from '#src/model/base/time.ts';
import type { FileContent, FileAccess } from './messages.ts';

/** So many files are on their way at once. */
export const ZIP_PARALLEL_FILES = 5;

export const ZIP_FILE_ATTEMPTS = 3;
export const ZIP_RETRY_BACKOFF_MS = SECOND_MS;

/** Memory that is used again: to ask for it and to give it up takes as long as to fill it. */
const spare: ArrayBuffer[] = [];

/** Memory of at least this size. */
export function takeMemory(bytes: number): ArrayBuffer {
  const index = spare.findIndex(({ byteLength }) => byteLength >= bytes);
  return spare.splice(index, index === -1 ? 0 : 1)[0] ?? new ArrayBuffer(bytes);
}

/** Keeps it for another file; more than one for each file on its way is never needed. */
export function giveMemoryBack(memory: ArrayBuffer): void {
  spare.push(memory);
  if (spare.length > ZIP_PARALLEL_FILES) spare.shift();
}

type Memory = Uint8Array<ArrayBuffer>;

/** Puts what comes next at the beginning of free memory; gives that memory back, and how much was filled. */
type Fill = (free: Memory) => Promise<{ memory: ArrayBuffer; count: number }>;

/** The network writes straight into the memory that it is given. */
function direct(body: ReadableStream<Memory>): Fill {
  const reader = body.getReader({ mode: 'byob' });
  return async (free) => {
    const { value } = await reader.read(free);
    if (!value) throw new Error('The stream was cancelled');
    return { memory: value.buffer, count: value.length };
  };
}

/** The way of browsers that hand out pieces of their own. */
function copying(body: ReadableStream<Memory>): Fill {
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

function filler(body: ReadableStream<Memory>): Fill {
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

/** All bytes of an answer, in memory that is asked for once: pieces put together take a fifth longer. */
export async function readBody(
  body: ReadableStream<Memory>,
  expectedBytes: number,
  onBytes: (count: number) => void,
): Promise<FileContent> {
  const fill = filler(body);
  // One more than expected: the end is only seen where something could still be put.
  let memory = takeMemory(expectedBytes + 1);
  let length = 0;
  for (;;) {
    if (length === memory.byteLength) memory = enlarged(memory);
    const filled = await fill(new Uint8Array(memory, length));
    memory = filled.memory;
    if (filled.count === 0) return new Uint8Array(memory, 0, length);
    length += filled.count;
    onBytes(filled.count);
  }
}

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
