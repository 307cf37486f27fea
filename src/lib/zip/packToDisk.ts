import { makeZip } from 'client-zip';
import type { ZipTarget } from './messages.ts';
import type { PackedFile } from './packedFile.ts';
import { createPrivateFile } from './privateFiles.ts';

async function* inputs(files: AsyncIterable<PackedFile>) {
  const lastModified = new Date();
  for await (const { name, content } of files) yield { name, input: content, lastModified };
}

/** A file that is written from its beginning to its end. */
interface Output {
  write: (chunk: Uint8Array<ArrayBuffer>) => Promise<void> | void;
  /** What was written; undefined when it lies where the person wanted it. */
  finish: () => Promise<File | undefined>;
  discard: () => Promise<void>;
}

async function chosenFile(handle: FileSystemFileHandle): Promise<Output> {
  const writable = await handle.createWritable();
  return {
    write: (chunk) => writable.write(chunk),
    finish: async () => {
      await writable.close();
      return undefined;
    },
    discard: () => writable.abort(),
  };
}

function openOutput(target: Exclude<ZipTarget, { kind: 'memory' }>): Promise<Output> {
  return target.kind === 'file' ? chosenFile(target.handle) : createPrivateFile(target.name);
}

/** An archive that is written while it is made: only a few files are in memory at any time. */
export async function packToDisk(
  files: AsyncIterable<PackedFile>,
  target: Exclude<ZipTarget, { kind: 'memory' }>,
): Promise<File | undefined> {
  const output = await openOutput(target);
  try {
    const reader = makeZip(inputs(files), { buffersAreUTF8: true }).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      await output.write(part.value as Uint8Array<ArrayBuffer>);
    }
  } catch (thrown) {
    await output.discard();
    throw thrown;
  }
  return output.finish();
}
