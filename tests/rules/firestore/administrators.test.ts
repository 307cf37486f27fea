import { describe } from 'vitest';
import { testAccess } from '../support/access.ts';
import { firestoreWorld, freshId } from '../support/firestore.ts';
import { accounts, administrators, everyRole } from '../support/roles.ts';
import * as samples from '../support/samples.ts';

const world = firestoreWorld({
  [`users/${accounts.adminByProfile.uid}`]: { isAdmin: true },
  [`users/${accounts.customer.uid}`]: { isAdmin: 'true' },
  [`users/${accounts.otherCustomer.uid}`]: { isAdmin: false },
});

describe('administrators by claim, by profile and by a verified address are one class, which', () => {
  testAccess(
    world,
    [
      [
        administrators,
        {
          'read what is closed': (db) => db.collection('users').limit(1).get(),
          'write content': (db) =>
            db.doc('website-config/filter-buttons').set(samples.filterButtons()),
          'delete a picture': async (db) => {
            const path = `portfolio/${freshId()}`;
            await world.given({ [path]: samples.portfolioItem() });
            await db.doc(path).delete();
          },
        },
      ],
    ],
    everyRole,
  );
});
