import { gzipSync } from 'node:zlib';

const BYTES = 4 * 1024 ** 2;

/** The milliseconds of one core for a fixed piece of work: times of two machines compare by it. */
export function calibration(): number {
  let state = 1;
  const bytes = Uint8Array.from({ length: BYTES }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return state % 64;
  });
  const started = performance.now();
  gzipSync(bytes);
  return performance.now() - started;
}
