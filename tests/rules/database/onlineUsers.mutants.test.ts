import { assertFails } from '@firebase/rules-unit-testing';
import { test } from 'vitest';
import { nodeWorld, serverTime } from '../support/database.ts';
import { accounts } from '../support/roles.ts';

const world = nodeWorld();

// Every field is right for its writer; only the node is another person's.
test.each(['admin', 'owner', 'otherCustomer'] as const)(
  '%s may not appear in the place of the customer',
  async (role) => {
    const { uid, token } = accounts[role];
    const entry = { uid, email: token.email, isOnline: true };
    const place = world.as(role).ref(`onlineUsers/${accounts.customer.uid}`);
    await assertFails(place.set({ ...entry, lastSeen: serverTime, timestamp: serverTime }));
  },
);
