import { describe } from 'vitest';
import { attempts } from '../support/access.ts';
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
  testWrites(world, 'admin', {
    taken: {
      ...attempts(['unpaid', 'amount', 'withdrawn', 'unavailable'], (cancelReason) => [
        `because of ${cancelReason}`,
        change(rejection({ cancelReason })),
      ]),
      'in the words of the photographer': change(
        rejection({ cancelReason: 'other', cancelNote: 'x'.repeat(500) }),
      ),
      'without a field for words': change(omit(rejection(), 'cancelNote')),
    },
    refused: {
      'without a reason': change(omit(rejection(), 'cancelReason')),
      'for an unknown reason': change(rejection({ cancelReason: 'mood' })),
      'for the reason that only the server gives': change(
        rejection({ cancelReason: 'account-deleted' }),
      ),
      'for another reason without words': change(rejection({ cancelReason: 'other' })),
      'for another reason without a field for words': change(
        omit(rejection({ cancelReason: 'other' }), 'cancelNote'),
      ),
      'in endless words': change(rejection({ cancelNote: 'x'.repeat(501) })),
      'in words that are no text': change(rejection({ cancelNote: 5 })),
      'with a field of their own': change(rejection({ decisionId: 'x' })),
    },
  });
});
