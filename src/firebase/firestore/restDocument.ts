import * as z from 'zod/mini';
import type { StoredDocument } from './converter.ts';
import { restFields } from './restValue.ts';

export const restDocumentSchema = z.object({
  name: z.string(),
  fields: z.optional(z.record(z.string(), z.unknown())),
});

type RestDocument = z.infer<typeof restDocumentSchema>;

export function restDocument({ name, fields }: RestDocument): StoredDocument {
  return { id: name.slice(name.lastIndexOf('/') + 1), data: restFields(fields) };
}
