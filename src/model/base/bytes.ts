const STEP = 1024;
const UNITS = ['kB', 'MB', 'GB'] as const;

const tenths = new Intl.NumberFormat('da-DK', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** `12345678` as `11,8 MB`. */
export function formatBytes(bytes: number): string {
  let amount = bytes / STEP;
  let unit = 0;
  while (amount >= STEP && unit < UNITS.length - 1) {
    amount /= STEP;
    unit += 1;
  }
  return `${tenths.format(amount)} ${UNITS[unit] ?? ''}`;
}
