import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { collections, documents as otherDocuments } from '#src/model/base/paths.ts';
import { clientDocuments } from '#src/model/clients/schema.ts';
import { giftCardDocument } from '#src/model/giftCards/issue.ts';
import { discountsDocument } from '#src/options/discounts/codes.ts';
import { acceptedTermsDocument } from '#src/model/orders/acceptedTerms.ts';
import { paymentDocument } from '#src/model/payments/schema.ts';
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

const documents = {
  ...otherDocuments,
  clientGallery: clientDocuments.gallery,
  clientTries: clientDocuments.tries,
  clientChoices: clientDocuments.choices,
  discounts: discountsDocument,
  giftCard: giftCardDocument,
  payment: paymentDocument,
  acceptedTerms: acceptedTermsDocument,
  clientDelivery: clientDocuments.delivery,
};

const ID = 'target0123456789012345';
const HIDDEN = 'hidden0123456789012345';

type Name = keyof typeof documents;
const names = Object.keys(documents) as Name[];

/** The path of the victim's document, or of the attacker's own where documents are named by uid. */
function pathOf(name: Name, uid: string, id = ID): string {
  return documents[name].pattern.replace(/\{(\w+)\}/, (_, parameter: string) => {
    if (parameter === 'email') return 'ejer@jerslevfoto.example';
    return parameter === 'uid' ? uid : id;
  });
}

const url = (path: string) =>
  `${hostOf('FIRESTORE_EMULATOR_HOST')}/v1/projects/${project}/databases/(default)/documents${path}`;

const byUid = names.filter((name) => documents[name].pattern.includes('{uid}'));
const content: readonly Name[] = [
  'frontPage',
  'paymentIcons',
  'aboutContent',
  'aboutProfile',
  'branding',
  'filterButtons',
  'pricePackages',
  'publicSettings',
];
const catalogue: readonly Name[] = ['album', 'singleImage', 'legacySingleImage', 'portfolioItem'];
const bought: readonly Name[] = [
  'pendingOrder',
  'purchase',
  'order',
  'voucher',
  'downloadLog',
  'payment',
  'clientSale',
];
const dashboard: readonly Name[] = [
  'systemStatus',
  'operationLog',
  'cleanupLease',
  'proofState',
  'storageUse',
];
const withdrawn: readonly Name[] = ['offSaleAlbum', 'offSaleImage', 'binned'];
const forAdmins: readonly Name[] = [
  ...content,
  ...catalogue,
  ...bought,
  ...dashboard,
  ...withdrawn,
  'adminOrderLookup',
  'retentionRun',
  'fileLoss',
  'itemInterest',
  'receivedPayment',
  'voucherSeries',
  'withdrawalStatement',
  'presence',
  'user',
  'orderQuota',
  'orderMail',
  'reminders',
  'closedSettings',
  'payeeChange',
  'uploadPresets',
  'discounts',
  'giftCard',
  'clientGallery',
  'clientTries',
  'clientChoices',
  'clientDelivery',
];

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

function dataOf(name: Name, uid: string): Record<string, unknown> {
  return { userId: uid, uid, isPublished: true, visible: true, paymentStatus: 'completed', name };
}

beforeAll(async () => {
  environment = await startRules(['firestore'], project);
  people = await everybodySignsIn();
  const victim = people.customer.uid;
  await environment.withSecurityRulesDisabled(async (context) => {
    const db = context.firestore();
    const batch = db.batch();
    for (const name of names) {
      const uids = byUid.includes(name) ? attackers.map((who) => people[who].uid) : [victim];
      for (const uid of uids) batch.set(db.doc(pathOf(name, uid)), dataOf(name, uid));
    }
    for (const name of catalogue) {
      const hidden = { ...dataOf(name, victim), isPublished: false };
      batch.set(db.doc(pathOf(name, victim, HIDDEN)), hidden);
    }
    batch.set(db.doc(pathOf('user', people.adminByProfile.uid)), { isAdmin: true });
    await batch.commit();
  });
});
afterAll(async () => {
  await environment.cleanup();
});

const get = (path: string) => (token: string | undefined) => attempt(url(`/${path}`), { token });

test('every collection has a document that is tried', () => {
  const tried = names.map((name) => documents[name].pattern.split('/')[0] ?? '');
  expect(sorted(tried)).toEqual(sorted(Object.values(collections)));
});

describe.each(attackers)('%s', (who) => {
  test('reads what is theirs to read, document by document', async () => {
    const { uid } = people.customer;
    const own = people[who].uid;
    const expected = [
      ...content,
      ...catalogue,
      ...(who === 'customer' ? [...bought, 'user', 'orderQuota', 'favourites'] : []),
      ...(isAdmin(who) ? [...forAdmins, ...catalogue.map((name) => `hidden ${name}`)] : []),
      ...(who === 'guest' ? [] : ['own user', 'own orderQuota', 'own favourites']),
    ];
    const tries = [
      ...names.map((name) => ({ name, run: get(pathOf(name, uid)) })),
      ...byUid.map((name) => ({ name: `own ${name}`, run: get(pathOf(name, own)) })),
      ...catalogue.map((name) => ({ name: `hidden ${name}`, run: get(pathOf(name, uid, HIDDEN)) })),
    ];
    expect(await achieved(who, tries)).toEqual(sorted(expected));
  });

  test('lists whole collections only as an administrator, and no groups of them', async () => {
    const closed: string[] = [
      collections.content,
      collections.about,
      collections.siteConfig,
      collections.websiteConfig,
      collections.pricingPackages,
      collections.settings,
      collections.systemStatus,
      collections.downloads,
      collections.favourites,
      collections.userPreferences,
      collections.userAnalytics,
      collections.carts,
      collections.deletionJobs,
      collections.recoveryCodes,
      collections.rateLimits,
      collections.consentLog,
      collections.fileProofs,
      collections.clientTries,
    ];
    const all = Object.values(collections);
    const query = (collectionId: string, allDescendants: boolean) => (token: string | undefined) =>
      attempt(
        url(':runQuery'),
        { token },
        {
          method: 'POST',
          body: JSON.stringify({
            structuredQuery: { from: [{ collectionId, allDescendants }], limit: 3 },
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
    const tries = all.flatMap((collection) => [
      { name: `list ${collection}`, run: get(collection) },
      { name: `query ${collection}`, run: query(collection, false) },
      { name: `count ${collection}`, run: count(collection) },
      { name: `group ${collection}`, run: query(collection, true) },
    ]);
    const open = isAdmin(who) ? all.filter((collection) => !closed.includes(collection)) : [];
    const expected = open.flatMap((name) => [`list ${name}`, `query ${name}`, `count ${name}`]);
    const names = {
      name: 'the names of the collections',
      run: (token: string | undefined) =>
        attempt(url(':listCollectionIds'), { token }, { method: 'POST', body: '{}' }),
    };
    expect(await achieved(who, [...tries, names])).toEqual(sorted(expected));
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
    const places = names.flatMap((name) => [
      { name, path: pathOf(name, uid) },
      { name: `own ${name}`, path: pathOf(name, own) },
    ]);
    const tries = [
      ...places.flatMap(({ name, path }) => [
        { name: `add to ${name}`, run: change(path, 'updateMask.fieldPaths=hacked') },
        { name: `empty ${name}`, run: change(path, 'updateMask.fieldPaths=gone') },
        { name: `overwrite ${name}`, run: change(path, '') },
      ]),
      ...names.map((name) => ({
        name: `create ${name}`,
        run: change(pathOf(name, freshId('new'), freshId('new0123456789012345')), ''),
      })),
      ...places
        .filter(({ path }) => path.startsWith('users/'))
        .map(({ name, path }) => ({ name: `promote ${name}`, run: promote(path) })),
      { name: 'somewhere new', run: change('elsewhere/a', '') },
      { name: 'below a document', run: change(`${pathOf('user', own)}/secrets/a`, '') },
    ];
    expect(await achieved(who, tries)).toEqual([]);
  });

  test('deletes only what can be dropped, and only as an administrator', async () => {
    const doomed = freshId('doomed0123456789');
    await environment.withSecurityRulesDisabled(async (context) => {
      const db = context.firestore();
      const batch = db.batch();
      for (const name of names) {
        if (!documents[name].pattern.includes('{')) continue;
        batch.set(db.doc(pathOf(name, doomed, doomed)), dataOf(name, people.customer.uid));
      }
      await batch.commit();
    });
    const tries = names.map((name) => ({
      name,
      run: (token: string | undefined) =>
        attempt(url(`/${pathOf(name, doomed, doomed)}`), { token }, { method: 'DELETE' }),
    }));
    const own = {
      name: 'own user',
      run: (token: string | undefined) =>
        attempt(url(`/${pathOf('user', people[who].uid)}`), { token }, { method: 'DELETE' }),
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
    ];
    const expected = isAdmin(who) ? dropped : [];
    expect(await achieved(who, [...tries, own])).toEqual(sorted(expected));
  });
});
