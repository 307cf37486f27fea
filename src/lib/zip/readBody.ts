import type { FileContent } from './packedFile.ts';
import { takeMemory } from './spareMemory.ts';

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
