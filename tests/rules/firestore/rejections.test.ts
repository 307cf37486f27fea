import { describe } from 'vitest';
import { firestoreWorld, freshId, omit, testWrites } from '../support/firestore.ts';
import type { Data, Firestore } from '../support/firestore.ts';
import { accounts } from '../support/roles.ts';
import * as samples from '../support/samples.ts';

const world = firestoreWorld();
const customer: samples.Buyer = { uid: accounts.customer.uid, email: 'kunde@jerslevfoto.example' };
const { rejection } = samples;

const change = (changes: Data) => async (db: Firestore) => {
  const path = `pending-orders/${freshId('order-0123456789')}`;
  await world.given({ [path]: samples.pendingOrder(customer) });
  await db.doc(path).update(changes);
};

describe('a rejection', () => {
  testWrites(world, 'owner', {
    taken: [
      ...['unpaid', 'amount', 'withdrawn', 'unavailable'].map((cancelReason) => ({
        what: `because of ${cancelReason}`,
        act: change(rejection({ cancelReason })),
      })),
      {
        what: 'in the words of the photographer',
        act: change(rejection({ cancelReason: 'other', cancelNote: 'x'.repeat(500) })),
      },
      { what: 'without a field for words', act: change(omit(rejection(), 'cancelNote')) },
    ],
    refused: [
      { what: 'without a reason', act: change(omit(rejection(), 'cancelReason')) },
      { what: 'for an unknown reason', act: change(rejection({ cancelReason: 'mood' })) },
      {
        what: 'for the reason that only the server gives',
        act: change(rejection({ cancelReason: 'account-deleted' })),
      },
      {
        what: 'for another reason without words',
        act: change(rejection({ cancelReason: 'other' })),
      },
      {
        what: 'for another reason without a field for words',
        act: change(omit(rejection({ cancelReason: 'other' }), 'cancelNote')),
      },
      { what: 'in endless words', act: change(rejection({ cancelNote: 'x'.repeat(501) })) },
      { what: 'in words that are no text', act: change(rejection({ cancelNote: 5 })) },
      { what: 'with a field of their own', act: change(rejection({ decisionId: 'x' })) },
    ],
  });
});
