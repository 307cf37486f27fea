import { fieldsOf, type Shape, type ShapedField } from '../../../tools/rules/shape.ts';

/** A value that is taken, and one that is refused: where there is a limit, the last and the first. */
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

/** Of a fraction, the first that is refused is a hundredth away. */
export const number = (field: string, least: number, most: number): Limit[] => {
  const step = Number.isInteger(least) ? 1 : 0.01;
  return [
    { field, taken: least, refused: least - step },
    { field, taken: most, refused: most + step },
  ];
};

function limitsOfField({ name: field, type, values, ...bound }: ShapedField): Limit[] {
  const { longest = 0, least = 0, most = 0 } = bound;
  if (bound.condition) return [];
  if (values) return values.map((taken) => ({ field, taken, refused: 'none of these' }));
  switch (type) {
    case 'string':
      return [text(field, longest), { field, taken: 'x', refused: 5 }];
    case 'number':
      return [...number(field, least, most), { field, taken: most, refused: String(most) }];
    case 'array':
      return [list(field, longest), { field, taken: [], refused: 'x' }];
    case 'boolean':
      return [true, false].map((taken) => ({ field, taken, refused: String(taken) }));
    default:
      return [{ field, taken: new Date('2026-01-01T12:00:00Z'), refused: '2026-01-01' }];
  }
}

/** What the fields of a shape take and refuse, without those that have rules of their own. */
export function limitsOf(shape: Shape): Limit[] {
  return fieldsOf(shape).flatMap(limitsOfField);
}

/** The fields without which a document is refused. */
export function givenFieldsOf(shape: Shape): string[] {
  return fieldsOf(shape)
    .filter(({ isGiven, condition }) => isGiven && !condition)
    .map(({ name }) => name);
}
