import { columns } from '../../table.ts';

/** One measured figure and the limit that it has to keep. */
export interface Figure {
  name: string;
  /** Undefined where this machine cannot measure it. */
  value: number | undefined;
  unit?: string;
  digits?: number;
  atMost?: number;
  atLeast?: number;
}

type Limits = Pick<Figure, 'digits' | 'atMost' | 'atLeast'>;

export const ms = (name: string, value: number, limits: Limits = {}): Figure => ({
  ...{ name, value, unit: 'ms' },
  ...limits,
});

const MEGABYTE = 1024 ** 2;

/** An amount of memory, undefined where it cannot be measured. */
export const megabytes = (
  name: string,
  bytes: number | undefined,
  limits: Limits = {},
): Figure => ({
  ...{ name, value: bytes === undefined ? undefined : bytes / MEGABYTE, unit: 'MB' },
  ...limits,
});

/** What is measured, as a multiple of what it is compared with. */
export const ratio = (name: string, value: number, limits: Limits = {}): Figure => ({
  ...{ name, value, digits: 2 },
  ...limits,
});

function isKept({ value, atMost = Infinity, atLeast = -Infinity }: Figure): boolean {
  return value === undefined || (value <= atMost && value >= atLeast);
}

/** Prints the figures and tells whether all limits are kept. */
export function reportFigures(title: string, figures: readonly Figure[]): boolean {
  const rows = figures.map((figure) => {
    const { name, value, unit = '', digits = 0, atMost, atLeast } = figure;
    const limits = [
      atMost === undefined ? '' : `at most ${atMost}`,
      atLeast === undefined ? '' : `at least ${atLeast}`,
      isKept(figure) ? '' : 'NOT KEPT',
    ];
    const shown = value === undefined ? 'not measured' : value.toFixed(digits);
    return [`  ${name}`, shown, unit, limits.filter(Boolean).join('  ')];
  });
  console.log(`\n  ${title}\n\n${columns(rows)}\n`);
  return figures.every(isKept);
}

/** Returns the value below which a share of all values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? NaN;
}

/** Returns the value in the middle, or the mean of the two in the middle of an even number. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? NaN;
  return (lower + upper) / 2;
}
