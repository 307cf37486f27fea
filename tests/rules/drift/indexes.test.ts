import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { QuerySpec } from '#src/data/firestore/port.ts';
import { DOCUMENT_NAME, queries } from '#src/data/firestore/queries.ts';
import { arrangedQueries } from '../support/arrangedQueries.ts';

const indexFile = z.object({
  indexes: z.array(
    z.object({
      collectionGroup: z.string(),
      queryScope: z.literal('COLLECTION'),
      fields: z.array(
        z.object({ fieldPath: z.string(), order: z.enum(['ASCENDING', 'DESCENDING']) }),
      ),
    }),
  ),
});

type Field = z.infer<typeof indexFile>['indexes'][number]['fields'][number];

const root = join(import.meta.dirname, '..', '..', '..');
const { indexes } = indexFile.parse(
  JSON.parse(readFileSync(join(root, 'firestore.indexes.json'), 'utf8')),
);

/** The composite index that a query needs: its equalities, then its order. None for a single field. */
function neededIndex({ where = [], orderBy = [] }: QuerySpec): Field[] {
  const equalities = where
    .filter(([, operator]) => operator === '==' || operator === 'in')
    .map(([field]) => field);
  const ordered = orderBy.filter(
    // Every index ends with the name of the document.
    ([field]) => !equalities.includes(field) && field !== DOCUMENT_NAME,
  );
  const fields: Field[] = [
    ...equalities.map((fieldPath) => ({ fieldPath, order: 'ASCENDING' as const })),
    ...ordered.map(([fieldPath, direction]) => ({
      fieldPath,
      order: direction === 'asc' ? ('ASCENDING' as const) : ('DESCENDING' as const),
    })),
  ];
  // Equalities alone are answered by merging the indexes that every field has.
  return fields.length > 1 && ordered.length > 0 ? fields : [];
}

const plainQueries = Object.entries<QuerySpec | ((...parameters: [string, string]) => QuerySpec)>(
  queries,
).map(([name, query]) => ({ name, spec: typeof query === 'function' ? query('x', 'x') : query }));

const specs = [...plainQueries, ...arrangedQueries];

const composite = specs.filter(({ spec }) => neededIndex(spec).length > 0);

describe('composite indexes', () => {
  test.each(composite)('$name has its index', ({ spec }) => {
    expect(indexes).toContainEqual({
      collectionGroup: spec.collection,
      queryScope: 'COLLECTION',
      fields: neededIndex(spec),
    });
  });

  test.each(indexes)(
    'the index of $collectionGroup serves a query',
    ({ collectionGroup, fields }) => {
      const needed = composite
        .filter(({ spec }) => spec.collection === collectionGroup)
        .map(({ spec }) => neededIndex(spec));
      expect(needed).toContainEqual(fields);
    },
  );

  test.each(specs)('$name is ordered by the field of which it asks for a range', ({ spec }) => {
    const isRange = (operator: string) => ['<', '<=', '>', '>='].includes(operator);
    const ranges = (spec.where ?? []).filter(([, operator]) => isRange(operator));
    const [first] = spec.orderBy ?? [];
    for (const [field] of ranges) expect(field).toBe(first?.[0]);
  });

  test.each(specs)('$name uses only operators that this test understands', ({ spec }) => {
    const operators = (spec.where ?? []).map(([, operator]) => operator);
    const understood = ['==', 'in', '<', '>=', 'array-contains', 'array-contains-any'];
    expect(operators.filter((operator) => !understood.includes(operator))).toEqual([]);
  });
});
