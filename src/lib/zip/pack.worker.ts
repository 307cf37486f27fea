import { makeZip } from 'client-zip';
import { receivedFiles, type FromPacker } from './fileChannel.ts';
import type { DiskTarget, PackedFile, PackOrder } from './messages.ts';
import { createPrivateFile, outputError, writeToChosenFile, type ZipOutput } from './zipOutput.ts';

async function* inputs(files: AsyncIterable<PackedFile>) {
  const lastModified = new Date();
  for await (const { name, content } of files) yield { name, input: content, lastModified };
}

async function openOutput(target: DiskTarget, expectedBytes: number): Promise<ZipOutput> {
  return target.kind === 'file'
    ? writeToChosenFile(target.handle)
    : createPrivateFile(target.name, expectedBytes);
}

/** Writes an archive while it is built: only a few files are in memory at a time. */
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

/** Runs in a worker of its own, because checksums and writing take as long as reading the files. */
async function pack({ target, expectedBytes, reader }: PackOrder): Promise<FromPacker> {
  try {
    return { kind: 'done', file: await packToDisk(receivedFiles(reader), target, expectedBytes) };
  } catch (thrown) {
    return { kind: 'failed', code: outputError(thrown).code };
  }
}

self.onmessage = ({ data }: MessageEvent<PackOrder>) => {
  void pack(data).then((outcome) => data.reader.postMessage(outcome));
};
