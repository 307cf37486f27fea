/** Lengths of time in milliseconds. A constant carries its unit in its name. */

export const SECOND_MS = 1000;

export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export const MEGABYTE = 1024 * 1024;

const STEP = 1024;
const UNITS = ['kB', 'MB', 'GB'] as const;

const tenths = new Intl.NumberFormat('da-DK', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** `12345678` as `11,8 MB`. */
export function formatBytes(bytes: number): string {
  let size = bytes / STEP;
  let unit = 0;
  while (size >= STEP && unit < UNITS.length - 1) {
    size /= STEP;
    unit += 1;
  }
  return `${tenths.format(size)} ${UNITS[unit] ?? ''}`;
}
