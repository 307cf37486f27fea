import { createHash, randomBytes } from 'node:crypto';
import { storagePaths } from '#src/shared/paths.ts';

export const ORDER_ID = 'JF20260601ABCDEF123';
const MARK_BYTES = 4;

/** Pictures that nobody can compress, as photographs are. They differ in a few bytes, so that each has a checksum of its own. */
export interface Originals {
  count: number;
  bytes: number;
  pathOf: (index: number) => string;
  /** The content of a file by its path, in two parts; undefined when there is none. */
  contentOf: (path: string) => [Buffer, Buffer] | undefined;
  checksumOf: (index: number) => string;
}

export function makeOriginals(count: number, bytes: number): Originals {
  const grain = randomBytes(bytes);
  const rest = grain.subarray(MARK_BYTES);
  const paths = Array.from({ length: count }, (_, index) =>
    storagePaths.archived.build({ orderId: ORDER_ID, file: `0_picture-${index}.jpg` }),
  );
  const partsOf = (index: number): [Buffer, Buffer] => {
    const mark = Buffer.alloc(MARK_BYTES);
    mark.writeUInt32BE(index);
    return [mark, rest];
  };
  return {
    count,
    bytes,
    pathOf: (index) => paths[index] ?? '',
    contentOf: (path) => {
      const index = paths.indexOf(path);
      return index === -1 ? undefined : partsOf(index);
    },
    checksumOf: (index) => {
      const hash = createHash('sha256');
      for (const part of partsOf(index)) hash.update(part);
      return hash.digest('hex');
    },
  };
}
