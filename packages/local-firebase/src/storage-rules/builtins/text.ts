import { createHash } from 'node:crypto';
import { type Builtins, method, builtin } from '../language/dialect.ts';
import { bool, bytes, count, list, string, type ValueOf } from '../language/values.ts';
import { matchesWhole, replaceMatches, splitAtMatches } from './regex.ts';

// Letters outside ASCII keep their case.
const lower = (text: string) => text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
const upper = (text: string) => text.replaceAll(/[a-z]+/g, (letters) => letters.toUpperCase());

/** Everything up to and including the space is white space here, and nothing beyond. */
function trim(text: string): string {
  let from = 0;
  let to = text.length;
  while (from < to && text.charCodeAt(from) <= 0x20) from += 1;
  while (to > from && text.charCodeAt(to - 1) <= 0x20) to -= 1;
  return text.slice(from, to);
}

/** The methods of strings. */
export const stringMethods: Builtins = {
  size: method(['string'], ([self]) => count(self.value.length)),
  lower: method(['string'], ([self]) => string(lower(self.value))),
  upper: method(['string'], ([self]) => string(upper(self.value))),
  trim: method(['string'], ([self]) => string(trim(self.value))),
  toUtf8: method(['string'], ([self]) => bytes(new TextEncoder().encode(self.value))),
  matches: method(['string', 'string'], ([self, pattern]) =>
    bool(matchesWhole(self.value, pattern.value)),
  ),
  split: method(['string', 'string'], ([self, pattern]) =>
    list(splitAtMatches(self.value, pattern.value).map(string)),
  ),
  replace: method(['string', 'string', 'string'], ([self, pattern, replacement]) =>
    string(replaceMatches(self.value, pattern.value, replacement.value)),
  ),
};

const base64 = (value: Uint8Array) =>
  Buffer.from(value).toString('base64').replaceAll('+', '-').replaceAll('/', '_');

/** The methods of bytes. */
export const bytesMethods: Builtins = {
  size: method(['bytes'], ([self]) => count(self.value.length)),
  toBase64: method(['bytes'], ([self]) => string(base64(self.value))),
  toHexString: method(['bytes'], ([self]) =>
    string(Buffer.from(self.value).toString('hex').toUpperCase()),
  ),
};

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
