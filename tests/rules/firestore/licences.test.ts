import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { localLicences } from '#src/config/local.ts';
import { site } from '#src/config/site.ts';
import type { SiteConfig } from '#src/config/siteSchema.ts';
import { rulesFiles } from '../../../tools/setup/generatedFiles.ts';
import { rulesFile, startOtherRules } from '../support/environment.ts';
import { freshId, freshOrderId, serverTime } from '../support/firestore.ts';
import { accounts, contextOf, signedIn, type SignedInRole } from '../support/roles.ts';
import * as samples from '../support/samples.ts';

/** The rules of a shop that began with a choice of licences, and may have saved another. */
function shopWith(licences: SiteConfig['licences'], saved: object = {}) {
  let environment: RulesTestEnvironment | undefined;
  beforeAll(async () => {
    const write = rulesFiles['firestore.rules'];
    const rules = write(rulesFile('firestore'), { ...site, licences });
    environment = await startOtherRules(rules, freshId('demo-licences-'));
    await environment.withSecurityRulesDisabled((context) =>
      context.firestore().doc('settings/public').set(saved),
    );
  });
  afterAll(() => environment?.cleanup());

  /** Orders as a browser does, together with the count. */
  return async (role: SignedInRole): Promise<void> => {
    if (!environment) throw new Error('no rules');
    const { uid, token } = accounts[role];
    const db = contextOf(environment, role).firestore();
    const batch = db.batch();
    const orderId = freshOrderId();
    const order = samples.pendingOrder({ uid, email: token.email ?? '' });
    batch.set(db.doc(`order-quota/${uid}`), { orderId, count: 1, startedAt: serverTime() });
    batch.set(db.doc(`pending-orders/${orderId}`), order);
    await batch.commit();
  };
}

describe('where pictures have several licences', () => {
  const order = shopWith(localLicences);
  test.each(signedIn)('%s has no order written by a browser', async (role) => {
    await assertFails(order(role));
  });
});

describe('where only the one licence of the price shown is left', () => {
  const order = shopWith({});
  test('a browser writes no order either', async () => {
    await assertFails(order('customer'));
  });
});

describe('where there is one licence at one price', () => {
  const order = shopWith(false);
  test('a browser writes the same order', async () => {
    await assertSucceeds(order('customer'));
  });
});

describe('where the photographer has begun to sell several licences', () => {
  const order = shopWith(false, { licences: localLicences });
  test('a browser writes no order', async () => {
    await assertFails(order('customer'));
  });
});

describe('where the photographer sells several licences no more', () => {
  const order = shopWith(localLicences, { licences: false });
  test('a browser writes the same order', async () => {
    await assertSucceeds(order('customer'));
  });
});
