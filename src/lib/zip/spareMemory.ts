import { ZIP_PARALLEL_FILES } from '#src/shared/limits.ts';

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
