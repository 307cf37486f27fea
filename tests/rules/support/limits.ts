/** The last value that is taken, and the first that is refused. */
export interface Limit {
  field: string;
  taken: unknown;
  refused: unknown;
}

export const text = (field: string, longest: number, start = ''): Limit => ({
  field,
  taken: start.padEnd(longest, 'x'),
  refused: start.padEnd(longest + 1, 'x'),
});

export const list = (field: string, longest: number): Limit => ({
  field,
  taken: new Array<number>(longest).fill(1),
  refused: new Array<number>(longest + 1).fill(1),
});

export const number = (field: string, least: number, most: number): Limit[] => [
  { field, taken: least, refused: least - 1 },
  { field, taken: most, refused: most + 1 },
];
