import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, test } from 'vitest';
import { testAccess } from '../support/access.ts';
import { nodeWorld, serverTime } from '../support/database.ts';
import type { Nodes } from '../support/database.ts';
import { accounts, nobody, signedInRoles } from '../support/roles.ts';
import type { Role } from '../support/roles.ts';

const world = nodeWorld();

/** The realtime database knows no profiles: an administrator by profile is nobody special here. */
const knownAdmins: readonly Role[] = ['adminByClaim', 'owner'];
const verified = signedInRoles.filter((role) => !['unverified', 'ownerUnverified'].includes(role));

function identity(role: Role): { uid: string; email: string } {
  if (role === 'guest') return { uid: 'guest', email: '' };
  return { uid: accounts[role].uid, email: accounts[role].token.email ?? '' };
}

const entry = (role: Role, changes: Record<string, unknown> = {}) => ({
  ...identity(role),
  displayName: 'Kaj',
  phoneNumber: '+45 20 30 40 50',
  currentPage: '/',
  isOnline: true,
  isAdmin: false,
  lastSeen: serverTime,
  timestamp: serverTime,
  ...changes,
});

const nodeOf = (role: Role) => `onlineUsers/${identity(role).uid}`;

const write = (changes: Record<string, unknown>) => (nodes: Nodes) =>
  nodes.ref(nodeOf('customer')).set(entry('customer', changes));

describe('who is online', () => {
  testAccess(world, [
    {
      what: 'follow everybody who is online',
      allowed: knownAdmins,
      act: (nodes) => nodes.ref('onlineUsers').get(),
    },
    {
      what: 'query who is online',
      allowed: knownAdmins,
      act: (nodes) => nodes.ref('onlineUsers').orderByChild('timestamp').limitToLast(1).get(),
    },
    {
      what: 'read their own entry',
      allowed: signedInRoles,
      act: (nodes, role) => nodes.ref(nodeOf(role)).get(),
    },
    {
      what: "read the customer's entry",
      allowed: ['customer', ...knownAdmins],
      act: (nodes) => nodes.ref(nodeOf('customer')).get(),
    },
    {
      what: 'write their own entry',
      allowed: verified,
      act: (nodes, role) => nodes.ref(nodeOf(role)).set(entry(role)),
    },
    {
      what: "write the customer's entry",
      allowed: ['customer'],
      act: write({}),
    },
    {
      what: 'remove their own entry',
      allowed: signedInRoles,
      act: (nodes, role) => nodes.ref(nodeOf(role)).remove(),
    },
    {
      what: "remove the customer's entry",
      allowed: ['customer', ...knownAdmins],
      act: async (nodes) => {
        await world.given(nodeOf('customer'), { uid: 'customer' });
        await nodes.ref(nodeOf('customer')).remove();
      },
    },
    {
      what: 'remove everybody',
      allowed: nobody,
      act: (nodes) => nodes.ref('onlineUsers').remove(),
    },
    { what: 'read everything', allowed: nobody, act: (nodes) => nodes.ref().get() },
    { what: 'read elsewhere', allowed: nobody, act: (nodes) => nodes.ref('elsewhere').get() },
    {
      what: 'write elsewhere',
      allowed: nobody,
      act: (nodes) => nodes.ref('elsewhere').set(1),
    },
    {
      what: 'write two entries at once',
      allowed: nobody,
      act: (nodes, role) =>
        nodes.ref().update({
          [nodeOf(role)]: entry(role),
          'onlineUsers/somebody': entry(role, { uid: 'somebody' }),
        }),
    },
  ]);
});

describe('an entry', () => {
  const taken = [
    { displayName: null, phoneNumber: null, currentPage: null, isAdmin: null },
    { isOnline: false },
    {
      displayName: 'x'.repeat(201),
      phoneNumber: 'x'.repeat(24),
      currentPage: `/${'x'.repeat(511)}`,
    },
  ];
  test.each(taken)('with %j is taken', async (changes) => {
    await assertSucceeds(write(changes)(world.as('customer')));
  });

  const refused = [
    { uid: 'other' },
    { uid: null },
    { email: 'ejer@jerslevfoto.example' },
    { email: null },
    { displayName: 5 },
    { displayName: 'x'.repeat(202) },
    { phoneNumber: 5 },
    { phoneNumber: 'x'.repeat(25) },
    { currentPage: 5 },
    { currentPage: 'x'.repeat(513) },
    { isOnline: 'yes' },
    { isOnline: null },
    { isAdmin: 'no' },
    { lastSeen: 1 },
    { lastSeen: null },
    { timestamp: 9_999_999_999_999 },
    { timestamp: null },
    { secret: 'x' },
    { displayName: { deep: 'x' } },
  ];
  test.each(refused)('with %j is refused', async (changes) => {
    await assertFails(write(changes)(world.as('customer')));
  });

  test('that is no map is refused', async () => {
    await assertFails(world.as('customer').ref(nodeOf('customer')).set('online'));
  });
});
