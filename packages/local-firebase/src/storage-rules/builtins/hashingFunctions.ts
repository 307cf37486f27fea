import { createHash } from 'node:crypto';
import { builtin, type Builtins } from '../language/signatures.ts';
import { bytes, type ValueOf } from '../language/values.ts';

const CRC32 = 0xed_b8_83_20;
const CRC32C = 0x82_f6_3b_78;

const rawBytes = ({ value }: ValueOf<'string' | 'bytes'>) =>
  typeof value === 'string' ? new TextEncoder().encode(value) : value;

/** Checksums come lowest byte first. */
function crc(polynomial: number, data: Uint8Array): Uint8Array {
  let sum = 0xff_ff_ff_ff;
  for (const byte of data) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? polynomial : 0);
  }
  const result = new Uint8Array(4);
  new DataView(result.buffer).setUint32(0, (sum ^ 0xff_ff_ff_ff) >>> 0, true);
  return result;
}

const digest = (algorithm: string) =>
  builtin(['text'], ([value]) =>
    bytes(Uint8Array.from(createHash(algorithm).update(rawBytes(value)).digest())),
  );

/** The functions of `hashing`; all give bytes. */
export const hashingFunctions: Builtins = {
  'hashing.md5': digest('md5'),
  'hashing.sha256': digest('sha256'),
  'hashing.crc32': builtin(['text'], ([value]) => bytes(crc(CRC32, rawBytes(value)))),
  'hashing.crc32c': builtin(['text'], ([value]) => bytes(crc(CRC32C, rawBytes(value)))),
};
