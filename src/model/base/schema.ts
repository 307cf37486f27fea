import * as z from 'zod/mini';

/**
 * Stored data outlives the code that wrote it: a missing or null field takes its default, while a
 * value of the wrong type makes the record invalid.
 */
export function withDefault<Value>(schema: z.ZodMiniType<Value>, fallback: Value) {
  return z.pipe(
    z.transform((value: unknown): unknown => value ?? fallback),
    schema,
  );
}

function dropNull(value: unknown): unknown {
  return value ?? undefined;
}

/** A field that may be missing; a stored null counts as missing. */
export function maybe<Value>(schema: z.ZodMiniType<Value>) {
  return z.optional(z.pipe(z.transform(dropNull), z.optional(schema)));
}

export const text = withDefault(z.string(), '');
export const falseByDefault = withDefault(z.boolean(), false);
export const trueByDefault = withDefault(z.boolean(), true);

export const zeroByDefault = withDefault(z.number(), 0);

export function list<Item>(item: z.ZodMiniType<Item>) {
  return withDefault(z.array(item), []);
}

function toDate(value: unknown): unknown {
  // Older records hold ISO text or milliseconds where newer ones hold a timestamp.
  return typeof value === 'string' || typeof value === 'number' ? new Date(value) : value;
}

const anyDate = z.pipe(z.transform(toDate), z.date());

/** An optional date. */
export const date = maybe(anyDate);

/** A date without which the record is invalid. */
export const requiredDate = anyDate;

/** Decodes a list item by item, so that one invalid item does not hide the others. */
export function decodeItems<Item>(
  schema: z.ZodMiniType<Item>,
  values: readonly unknown[],
): { items: Item[]; bad: unknown[] } {
  const items: Item[] = [];
  const bad: unknown[] = [];
  for (const value of values) {
    const result = z.safeParse(schema, value);
    if (result.success) items.push(result.data);
    else bad.push(value);
  }
  return { items, bad };
}

/**
 * Unicode characters that reverse the direction of text: in a name they could make an amount read
 * backwards.
 */
const DIRECTION_SIGNS = /[\u202A-\u202E\u2066-\u2069]/g;

/** A stored text without the signs that turn its direction. */
export function withoutDirectionSigns(stored: string): string {
  return stored.replace(DIRECTION_SIGNS, '');
}

/**
 * True for a plain stored map. SDK objects such as references are excluded: they contain cycles.
 */
export function isStoredMap(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
