import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { onlineUserSchema } from '#src/model/account/schema.ts';
import { referredName, storageReferences } from '#src/model/files/cleanup.ts';
import { publicStorageAreas } from '#src/model/files/paths.ts';
import { planSeed } from '../../../tools/seed/plan.ts';
import { storedData } from '../../../tools/seed/write.ts';
import { documentName } from '../../support/documentName.ts';
import { recordSchemas } from '../../support/recordSchemas.ts';
import { materials, ORIGIN, ORIGINAL } from './materials.ts';

const plan = planSeed(materials);
const documents = [...plan.documents];
const paths = new Set(plan.files.map(({ path }) => path));
const names = new Set([...paths].map(referredName));

describe('every document', () => {
  test.each(documents)('%s is what its schema describes, and nothing besides', (path, data) => {
    const schema = recordSchemas[documentName(path) ?? ''];
    const id = path.split('/').at(-1);
    const stored = { ...storedData(data), id };
    if (!schema) throw new Error(`No schema is known for ${path}`);
    const parsed = z.parse(schema, stored);
    expect({ ...Object(parsed), id }).toEqual(stored);
  });

  test.each(documents)('%s refers only to files that are planned', (_, data) => {
    const missing = [...storageReferences(data, [ORIGIN])].filter((name) => !names.has(name));
    expect(missing).toEqual([]);
  });

  test('in all collections is there', () => {
    const names = new Set(documents.map(([path]) => documentName(path)));
    expect([...names].sort()).toEqual(Object.keys(recordSchemas).sort());
  });
});

describe('every file', () => {
  test('has a path of ours, and none has the path of another', () => {
    const unknown = plan.files.filter(({ path }) => referredName(path) === undefined);
    expect(unknown).toEqual([]);
    expect(paths.size).toBe(plan.files.length);
  });

  test('in a public place is never an original', () => {
    const leaked = plan.files.filter(({ path, data }) => {
      const isPublic = publicStorageAreas.some((area) => path.startsWith(`${area}/`));
      return isPublic && data.toString().startsWith(ORIGINAL);
    });
    expect(leaked).toEqual([]);
  });
});

test.each([...plan.nodes])('the node %s is an online user of long ago', (_, node) => {
  const user = z.parse(onlineUserSchema, node);
  expect(user.timestamp.getTime()).toBeLessThan(Date.parse('2026-01-01'));
});
