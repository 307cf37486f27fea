import { toAppError } from '#src/model/base/errors.ts';
import { handedOver, type FromPacker } from './handOver.ts';
import type { PackOrder } from './messages.ts';
import { packToDisk } from './packToDisk.ts';

/** Checksums and writing take as long as reading does, and go on beside it. */
async function pack({ target, expectedBytes, reader }: PackOrder): Promise<FromPacker> {
  try {
    return { kind: 'done', file: await packToDisk(handedOver(reader), target, expectedBytes) };
  } catch (thrown) {
    return { kind: 'failed', code: toAppError(thrown).code };
  }
}

self.onmessage = ({ data }: MessageEvent<PackOrder>) => {
  void pack(data).then((outcome) => data.reader.postMessage(outcome));
};
