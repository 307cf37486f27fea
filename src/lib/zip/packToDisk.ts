import { makeZip } from 'client-zip';
import type { DiskTarget } from './messages.ts';
import type { PackedFile } from './packedFile.ts';
import { createPrivateFile } from './privateFiles.ts';
import { writeTo } from './writeTo.ts';
import type { ZipOutput } from './writeTo.ts';

async function* inputs(files: AsyncIterable<PackedFile>) {
  const lastModified = new Date();
  for await (const { name, content } of files) yield { name, input: content, lastModified };
}

async function openOutput(target: DiskTarget, expectedBytes: number): Promise<ZipOutput> {
  return target.kind === 'file'
    ? writeTo(target.handle)
    : createPrivateFile(target.name, expectedBytes);
}

/** An archive that is written while it is made: only a few files are in memory at any time. */
export async function packToDisk(
  files: AsyncIterable<PackedFile>,
  target: DiskTarget,
  expectedBytes: number,
): Promise<File | undefined> {
  const output = await openOutput(target, expectedBytes);
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
