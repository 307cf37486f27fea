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
