import { expect, test } from 'vitest';
import { rulesFile, startOtherRules } from '../support/environment.ts';
import { freshId, serverTime, type Firestore } from '../support/firestore.ts';
import { contextOf } from '../support/roles.ts';
import { customer } from '../support/placing.ts';
import * as samples from '../support/samples.ts';

/** The expressions that a request may evaluate, and the part that the longest order leaves free. */
const BUDGET = 1000;
const MARGIN = 0.12;

/** A condition that is true, and takes at least as many expressions as it has numbers. */
const spending = (count: number) => `[${new Array<number>(count).fill(1).join(',')}].size() > 0`;

/** The rules of the repository with a condition more for whoever places an order. */
function rulesSpending(count: number): string {
  const rules = rulesFile('firestore');
  const start = rules.indexOf('match /pending-orders/');
  const changed = rules
    .slice(start)
    .replace('allow create: if ', `allow create: if ${spending(count)} && `);
  return rules.slice(0, start) + changed;
}

/** Rules that spend, and nothing else. */
const onlySpending = (count: number) => `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents/{document=**} {
    allow create: if ${spending(count)};
  }
}`;

/** Places the longest order, with every field that an order may have. */
async function placeLongest(db: Firestore): Promise<void> {
  const id = freshId('order-0123456789');
  const batch = db.batch();
  batch.set(db.doc(`pending-orders/${id}`), {
    ...samples.pendingOrder(customer),
    items: Array.from({ length: 15 }, (_, index) => samples.orderLine(`picture-${index}`)),
    paymentMethod: 'bank_transfer',
    source: { type: 'albums' },
    invoiceTo: samples.invoiceTo,
  });
  const count = { orderId: id, count: 1, startedAt: serverTime() };
  batch.set(db.doc(`order-quota/${customer.uid}`), count);
  await batch.commit();
}

/** The answer to the longest order under these rules; empty when it is taken. */
async function answerUnder(rules: string): Promise<string> {
  const environment = await startOtherRules(rules, freshId('demo-budget-'));
  try {
    await environment.withSecurityRulesDisabled((context) =>
      context.firestore().doc('settings/public').set({ licences: false }),
    );
    await placeLongest(contextOf(environment, 'customer').firestore());
    return '';
  } catch (thrown) {
    return String(thrown);
  } finally {
    await environment.cleanup();
  }
}

const SPENT = 'maximum of 1000 expressions';

test('the condition of this test spends what it says', async () => {
  expect(await answerUnder(onlySpending(BUDGET))).toContain(SPENT);
  expect(await answerUnder(rulesSpending(BUDGET))).toContain(SPENT);
});

test('the longest order leaves a part of the budget free', async () => {
  expect(await answerUnder(rulesSpending(BUDGET * MARGIN))).toBe('');
});
