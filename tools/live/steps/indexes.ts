import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { askForAll } from '../google.ts';
import { done, missing, type Live, type Place, type Step } from '../step.ts';
import { databasePath } from './stores.ts';

const field = z.object({
  fieldPath: z.string(),
  order: z.optional(z.string()),
  arrayConfig: z.optional(z.string()),
});
const index = z.object({
  name: z.string(),
  queryScope: z.string(),
  state: z.optional(z.string()),
  fields: z.array(field),
});
const indexFile = z.object({
  indexes: z.array(
    z.object({ collectionGroup: z.string(), queryScope: z.string(), fields: z.array(field) }),
  ),
  fieldOverrides: z.array(
    z.object({
      collectionGroup: z.string(),
      fieldPath: z.string(),
      ttl: z.optional(z.boolean()),
    }),
  ),
});

const collectionOf = (name: string): string => /collectionGroups\/([^/]+)/.exec(name)?.[1] ?? '';

/** Google ends every index with the name of the document. */
function indexKey(collection: string, scope: string, fields: readonly z.infer<typeof field>[]) {
  const own = fields.filter(({ fieldPath }) => fieldPath !== '__name__');
  const parts = own.map((each) => `${each.fieldPath} ${each.order ?? each.arrayConfig ?? ''}`);
  return [collection, scope, ...parts].join(' | ');
}

const wantedIndexes = (place: Place): z.infer<typeof indexFile> =>
  indexFile.parse(JSON.parse(readFileSync(join(place.root, 'firestore.indexes.json'), 'utf8')));

const deployIndexes = {
  says: 'Lægger indekserne op (firebase deploy --only firestore:indexes). Google bygger dem bagefter.',
  act: ({ programs, project }: Live) =>
    programs.firebase('deploy', '--only', 'firestore:indexes', '--project', project),
};

const indexes: Step = {
  id: 'indexes',
  title: 'Databasens indekser',
  async check(live) {
    const path = `${databasePath(live)}/collectionGroups/-/indexes`;
    const request = { service: 'firestore', path };
    const found = await askForAll(live.google, request, { field: 'indexes', item: index });
    const states = new Map(
      found.map((each) => [
        indexKey(collectionOf(each.name), each.queryScope, each.fields),
        each.state,
      ]),
    );
    const wanted = wantedIndexes(live).indexes.map((each) =>
      indexKey(each.collectionGroup, each.queryScope, each.fields),
    );
    const absent = wanted.filter((key) => !states.has(key));
    if (absent.length > 0)
      return missing(`${absent.length} indekser mangler: ${absent.join('; ')}`);
    const building = wanted.filter((key) => states.get(key) !== 'READY');
    return building.length === 0
      ? done
      : missing(`${building.length} indekser bygges endnu. Det kan tage nogle minutter.`);
  },
  run: deployIndexes,
};

const expiringField = z.object({
  name: z.string(),
  ttlConfig: z.optional(z.object({ state: z.optional(z.string()) })),
});

const expiry: Step = {
  id: 'expiry',
  title: 'Gamle tællere og samtykker slettes af sig selv (TTL)',
  async check(live) {
    const path = `${databasePath(live)}/collectionGroups/-/fields?filter=ttlConfig:*`;
    const request = { service: 'firestore', path };
    const found = await askForAll(live.google, request, { field: 'fields', item: expiringField });
    const active = found.filter(({ ttlConfig }) => ttlConfig?.state === 'ACTIVE');
    const wanted = wantedIndexes(live).fieldOverrides.filter(({ ttl }) => ttl);
    const absent = wanted.filter(
      ({ collectionGroup, fieldPath }) =>
        !active.some(({ name }) =>
          name.endsWith(`/collectionGroups/${collectionGroup}/fields/${fieldPath}`),
        ),
    );
    const names = absent.map(({ collectionGroup }) => collectionGroup).join(', ');
    return absent.length === 0
      ? done
      : missing(`Intet slettes endnu i ${names}. Det kan tage nogle minutter at slå til.`);
  },
  run: deployIndexes,
};

export const indexSteps: readonly Step[] = [indexes, expiry];
