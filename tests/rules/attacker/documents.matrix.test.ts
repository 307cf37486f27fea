import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { collections } from '#src/model/base/paths.ts';
import {
  byUid,
  catalogue,
  dataOf,
  documentNames,
  documents,
  openCollections,
  pathOf,
  type DocumentName,
} from '../support/everyDocument.ts';
import { startRules } from '../support/environment.ts';
import { freshId } from '../support/firestore.ts';
import {
  administrators,
  attackers,
  attempt,
  everybodySignsIn,
  hostOf,
  type Attacker,
  type Person,
} from './people.ts';

/*
 * Everybody tries everything on every document there is, through the plain REST interface, and what
 * they achieve is compared with the list of what they may: a rule too many shows, and one too few.
 */

// Each test makes many requests, one after the other.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 });

const project = freshId('demo-attacker-');
let environment: RulesTestEnvironment;
let people: Record<Attacker, Person>;

const ID = 'target0123456789012345';

/** The path of the victim's document, or of the attacker's own where documents are named by uid. */
const placeOf = (name: DocumentName, uid: string, id = ID) => pathOf(name, uid, id);

const url = (path: string) =>
  `${hostOf('FIRESTORE_EMULATOR_HOST')}/v1/projects/${project}/databases/(default)/documents${path}`;

const withdrawn: readonly DocumentName[] = ['offSaleAlbum', 'offSaleImage', 'binned'];

const isAdmin = (who: Attacker) => administrators.includes(who);
const sorted = (entries: Iterable<string>) => [...new Set(entries)].toSorted();

interface Try {
  name: string;
  run: (token: string | undefined) => Promise<boolean>;
}

/** Returns the names of the tries that succeed for an attacker. */
async function achieved(who: Attacker, tries: readonly Try[]): Promise<string[]> {
  const found: string[] = [];
  for (const { name, run } of tries) if (await run(people[who].token)) found.push(name);
  return sorted(found);
}

beforeAll(async () => {
  environment = await startRules(['firestore'], project);
  people = await everybodySignsIn();
  const victim = people.customer.uid;
  await environment.withSecurityRulesDisabled(async (context) => {
    const db = context.firestore();
    const batch = db.batch();
    for (const name of documentNames) {
      const uids = byUid.includes(name) ? attackers.map((who) => people[who].uid) : [victim];
      for (const uid of uids) batch.set(db.doc(placeOf(name, uid)), dataOf(name, uid));
    }
    batch.set(db.doc(placeOf('user', people.adminByProfile.uid)), { isAdmin: true });
    await batch.commit();
  });
});
afterAll(async () => {
  await environment.cleanup();
});

test('every collection has a document that is tried', () => {
  const tried = documentNames.map((name) => documents[name].pattern.split('/')[0] ?? '');
  expect(sorted(tried)).toEqual(sorted(Object.values(collections)));
});

describe.each(attackers)('%s', (who) => {
  test('counts collections only as an administrator, and reads no groups and no names of them', async () => {
    const group = (collectionId: string) => (token: string | undefined) =>
      attempt(
        url(':runQuery'),
        { token },
        {
          method: 'POST',
          body: JSON.stringify({
            structuredQuery: { from: [{ collectionId, allDescendants: true }], limit: 3 },
          }),
        },
      );
    const count = (collectionId: string) => (token: string | undefined) =>
      attempt(
        url(':runAggregationQuery'),
        { token },
        {
          method: 'POST',
          body: JSON.stringify({
            structuredAggregationQuery: {
              structuredQuery: { from: [{ collectionId }] },
              aggregations: [{ alias: 'all', count: {} }],
            },
          }),
        },
      );
    const tries = Object.values(collections).flatMap((collection) => [
      { name: `count ${collection}`, run: count(collection) },
      { name: `group ${collection}`, run: group(collection) },
    ]);
    const expected = isAdmin(who) ? openCollections.map((name) => `count ${name}`) : [];
    const allNames = {
      name: 'the names of the collections',
      run: (token: string | undefined) =>
        attempt(url(':listCollectionIds'), { token }, { method: 'POST', body: '{}' }),
    };
    expect(await achieved(who, [...tries, allNames])).toEqual(sorted(expected));
  });

  test('writes nothing that has not the right shape', async () => {
    const { uid } = people.customer;
    const own = people[who].uid;
    const fields = { hacked: { booleanValue: true } };
    const change = (path: string, query: string) => (token: string | undefined) =>
      attempt(
        url(`/${path}?${query}`),
        { token },
        { method: 'PATCH', body: JSON.stringify({ fields }) },
      );
    const promote = (path: string) => (token: string | undefined) =>
      attempt(
        url(`/${path}?updateMask.fieldPaths=isAdmin`),
        { token },
        { method: 'PATCH', body: '{"fields":{"isAdmin":{"booleanValue":true}}}' },
      );
    const places = documentNames.flatMap((name) => [
      { name, path: placeOf(name, uid) },
      { name: `own ${name}`, path: placeOf(name, own) },
    ]);
    const tries = [
      ...places.flatMap(({ name, path }) => [
        { name: `add to ${name}`, run: change(path, 'updateMask.fieldPaths=hacked') },
        { name: `empty ${name}`, run: change(path, 'updateMask.fieldPaths=gone') },
        { name: `overwrite ${name}`, run: change(path, '') },
      ]),
      ...documentNames.map((name) => ({
        name: `create ${name}`,
        run: change(placeOf(name, freshId('new'), freshId('new0123456789012345')), ''),
      })),
      ...places
        .filter(({ path }) => path.startsWith('users/'))
        .map(({ name, path }) => ({ name: `promote ${name}`, run: promote(path) })),
      { name: 'somewhere new', run: change('elsewhere/a', '') },
      { name: 'below a document', run: change(`${placeOf('user', own)}/secrets/a`, '') },
    ];
    expect(await achieved(who, tries)).toEqual([]);
  });

  test('deletes only what can be dropped, and only as an administrator', async () => {
    const doomed = freshId('doomed0123456789');
    await environment.withSecurityRulesDisabled(async (context) => {
      const db = context.firestore();
      const batch = db.batch();
      for (const name of documentNames) {
        if (!documents[name].pattern.includes('{')) continue;
        batch.set(db.doc(placeOf(name, doomed, doomed)), dataOf(name, people.customer.uid));
      }
      await batch.commit();
    });
    const tries = documentNames.map((name) => ({
      name,
      run: (token: string | undefined) =>
        attempt(url(`/${placeOf(name, doomed, doomed)}`), { token }, { method: 'DELETE' }),
    }));
    const own = {
      name: 'own user',
      run: (token: string | undefined) =>
        attempt(url(`/${placeOf('user', people[who].uid)}`), { token }, { method: 'DELETE' }),
    };
    const dropped = [
      ...catalogue,
      ...withdrawn,
      'withdrawalStatement',
      'user',
      'clientGallery',
      'clientTries',
      'clientChoices',
      'clientDelivery',
      'message',
      'intake',
    ];
    const expected = isAdmin(who) ? dropped : [];
    expect(await achieved(who, [...tries, own])).toEqual(sorted(expected));
  });
});
