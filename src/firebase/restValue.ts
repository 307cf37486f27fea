import * as z from 'zod/mini';
import type { StoredDocument } from './converter.ts';

export const restDocumentSchema = z.object({
  name: z.string(),
  fields: z.optional(z.record(z.string(), z.unknown())),
});

type RestDocument = z.infer<typeof restDocumentSchema>;

const fieldsOf = z.object({ fields: z.optional(z.record(z.string(), z.unknown())) });
const valuesOf = z.object({ values: z.optional(z.array(z.unknown())) });

function record(fields: Record<string, unknown> = {}): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, restValue(value)]));
}

/** The plain value of one typed value of the REST interface; integers come as text. */
export function restValue(typed: unknown): unknown {
  const [kind, value]: [string?, unknown?] =
    typed !== null && typeof typed === 'object' ? (Object.entries(typed)[0] ?? []) : [];
  switch (kind) {
    case 'integerValue':
    case 'doubleValue':
      return Number(value);
    case 'timestampValue':
      return new Date(String(value));
    case 'arrayValue':
      return (valuesOf.parse(value).values ?? []).map(restValue);
    case 'mapValue':
      return record(fieldsOf.parse(value).fields);
    case 'nullValue':
      return null;
    default:
      return value;
  }
}

export function restDocument({ name, fields }: RestDocument): StoredDocument {
  return { id: name.slice(name.lastIndexOf('/') + 1), data: record(fields) };
}
