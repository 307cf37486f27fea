import { makeZip } from 'client-zip';
import type { ZipTarget } from './messages.ts';
import type { FileContent, PackedFile } from './packedFile.ts';
import { createPrivateFile } from './privateFiles.ts';
import { writeTo } from './writeTo.ts';
import type { ZipOutput } from './writeTo.ts';

function streamOf(content: FileContent): ReadableStream<Uint8Array> {
  const waiting = [...content];
  return new ReadableStream({
    pull: (controller) => {
      const chunk = waiting.shift();
      if (chunk) controller.enqueue(chunk);
      else controller.close();
    },
  });
}

async function* inputs(files: AsyncIterable<PackedFile>) {
  const lastModified = new Date();
  for await (const { name, content } of files) {
    const input = typeof content === 'string' ? content : streamOf(content);
    yield { name, input, lastModified };
  }
}

const WRITE_BYTES = 4 * 1024 * 1024;

async function openOutput(target: Exclude<ZipTarget, { kind: 'memory' }>): Promise<ZipOutput> {
  return target.kind === 'file' ? writeTo(target.handle) : createPrivateFile(target.name);
}

/** Gathers pieces: each write costs about the same, however little is written. */
function gatherer(output: ZipOutput) {
  const buffer = new Uint8Array(WRITE_BYTES);
  let filled = 0;
  const flush = async (): Promise<void> => {
    if (filled > 0) await output.write(buffer.subarray(0, filled));
    filled = 0;
  };
  const add = async (piece: Uint8Array): Promise<void> => {
    for (let done = 0; done < piece.length;) {
      const part = piece.subarray(done, done + buffer.length - filled);
      buffer.set(part, filled);
      filled += part.length;
      done += part.length;
      if (filled === buffer.length) await flush();
    }
  };
  return { add, flush };
}

/** An archive that is written while it is made: only a few files are in memory at any time. */
export async function packToDisk(
  files: AsyncIterable<PackedFile>,
  target: Exclude<ZipTarget, { kind: 'memory' }>,
): Promise<File | undefined> {
  const output = await openOutput(target);
  const { add, flush } = gatherer(output);
  try {
    const reader = makeZip(inputs(files), { buffersAreUTF8: true }).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      await add(part.value);
    }
    await flush();
  } catch (thrown) {
    await output.discard();
    throw thrown;
  }
  return output.finish();
}
