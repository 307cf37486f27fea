import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/* Codes of an authenticator app: RFC 6238 with SHA-1, six digits and steps of 30 seconds. */

export const CODE_DIGITS = 6;
export const STEP_SECONDS = 30;

/** The steps before and after the current one whose codes are taken, for clocks that differ. */
const WINDOW_STEPS = 1;

/** As long as the hash, as RFC 4226 recommends. */
const KEY_BYTES = 20;

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const BITS_PER_CHARACTER = 5;

function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(new RegExp(`.{1,${BITS_PER_CHARACTER}}`, 'g')) ?? [];
  return groups
    .map((group) => BASE32.charAt(parseInt(group.padEnd(BITS_PER_CHARACTER, '0'), 2)))
    .join('');
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text)
    .map((character) => BASE32.indexOf(character).toString(2).padStart(BITS_PER_CHARACTER, '0'))
    .join('');
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => parseInt(byte, 2)));
}

/** A new secret in base 32, as authenticator apps take it. */
export function newTotpKey(): string {
  return toBase32(randomBytes(KEY_BYTES));
}

/** The number of the step in which a moment lies. */
export function totpStep(at: Date): number {
  return Math.floor(at.getTime() / 1000 / STEP_SECONDS);
}

/** The code of one step. */
export function totpCode(key: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', fromBase32(key)).update(counter).digest();
  const offset = hash.readUInt8(hash.length - 1) & 0x0f;
  const number = hash.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0');
}

function isSameCode(given: string, expected: string): boolean {
  const [first, second] = [Buffer.from(given), Buffer.from(expected)];
  return first.length === second.length && timingSafeEqual(first, second);
}

/**
 * The step of a code that is good now; undefined for any other. A code is good once: those of
 * `usedStep` and before it are refused.
 */
export function acceptedStep(
  key: string,
  code: string,
  { at, usedStep = -1 }: { at: Date; usedStep?: number | undefined },
): number | undefined {
  const current = totpStep(at);
  for (let step = current - WINDOW_STEPS; step <= current + WINDOW_STEPS; step += 1) {
    if (step > usedStep && isSameCode(code, totpCode(key, step))) return step;
  }
  return undefined;
}
