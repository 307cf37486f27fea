import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { beforeAll, describe, test } from 'vitest';
import { testAccess } from '../support/access.ts';
import { nodeWorld, serverTime } from '../support/database.ts';
import type { Nodes } from '../support/database.ts';
import { accounts, admins, nobody, signedInRoles } from '../support/roles.ts';
import type { Role } from '../support/roles.ts';

const world = nodeWorld();

/** The node that the server writes for an administrator by profile, whom these rules cannot know. */
const access = `adminAccess/${accounts.adminByProfile.uid}`;
/** The tokens of these people were made at the beginning of time and last an hour. */
const TOKEN_END = 3_600_000;
beforeAll(() => world.given(access, TOKEN_END));

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
      allowed: admins,
      act: (nodes) => nodes.ref('onlineUsers').get(),
    },
    {
      what: 'query who is online',
      allowed: admins,
      act: (nodes) => nodes.ref('onlineUsers').orderByChild('timestamp').limitToLast(1).get(),
    },
    {
      what: 'read their own entry',
      allowed: signedInRoles,
      act: (nodes, role) => nodes.ref(nodeOf(role)).get(),
    },
    {
      what: "read the customer's entry",
      allowed: ['customer', ...admins],
      act: (nodes) => nodes.ref(nodeOf('customer')).get(),
    },
    {
      what: 'write their own entry',
      allowed: verified,
      act: (nodes, role) => nodes.ref(nodeOf(role)).set(entry(role)),
    },
    {
      what: 'appear as an administrator',
      allowed: admins,
      act: (nodes, role) => nodes.ref(nodeOf(role)).set(entry(role, { isAdmin: true })),
    },
    {
      what: 'turn their entry into that of an administrator',
      allowed: admins,
      act: async (nodes, role) => {
        await world.given(nodeOf(role), { ...identity(role), isOnline: true });
        await nodes.ref(nodeOf(role)).update({
          isAdmin: true,
          lastSeen: serverTime,
          timestamp: serverTime,
        });
      },
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
      allowed: ['customer', ...admins],
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

  test('with a priority is refused, which could be of any length', async () => {
    const node = world.as('customer').ref(nodeOf('customer'));
    await assertFails(node.setWithPriority(entry('customer'), 'x'.repeat(1000)));
  });

  const fields = Object.keys(entry('customer'));
  test.each(fields)('with a priority of its %s is refused', async (field) => {
    const { [field]: value } = entry('customer') as Record<string, unknown>;
    const prioritised = { '.value': value, '.priority': 'x'.repeat(1000) };
    await assertFails(write({ [field]: prioritised })(world.as('customer')));
  });

  test.each(['yes', 1])('of an administrator who is one by %j is refused', async (isAdmin) => {
    const node = world.as('adminByClaim').ref(nodeOf('adminByClaim'));
    await assertFails(node.set(entry('adminByClaim', { isAdmin })));
  });

  test('that is no map is refused', async () => {
    await assertFails(world.as('customer').ref(nodeOf('customer')).set('online'));
  });
});

describe('the access of an administrator by profile', () => {
  const follow = () => world.as('adminByProfile').ref('onlineUsers').get();
  const appearAsAdministrator = () =>
    world
      .as('adminByProfile')
      .ref(nodeOf('adminByProfile'))
      .set(entry('adminByProfile', { isAdmin: true }));
  const removeCustomer = async () => {
    await world.given(nodeOf('customer'), { uid: 'customer' });
    await world.as('adminByProfile').ref(nodeOf('customer')).remove();
  };

  test.each([
    ['that was never given', null],
    ['that was given to an older token', TOKEN_END - 1],
    ['that is a text', '9999999999999'],
    ['that is only a yes', true],
    ['that is a map', { until: 9_999_999_999_999 }],
  ])('%s opens nothing', async (_, value) => {
    await world.given(access, value);
    await assertFails(follow());
    await assertFails(removeCustomer());
    await assertFails(appearAsAdministrator());
  });

  test('opens what it is for, and only to them', async () => {
    await world.given(access, TOKEN_END);
    await assertSucceeds(follow());
    await assertSucceeds(removeCustomer());
    await assertSucceeds(appearAsAdministrator());
    await assertFails(world.as('customer').ref('onlineUsers').get());
    await assertFails(world.as('adminByProfile').ref(nodeOf('customer')).set(entry('customer')));
  });

  testAccess(world, [
    { what: 'read it', allowed: nobody, act: (nodes) => nodes.ref(access).get() },
    { what: 'read all of them', allowed: nobody, act: (nodes) => nodes.ref('adminAccess').get() },
    {
      what: 'give it to themselves',
      allowed: nobody,
      act: (nodes, role) => nodes.ref(`adminAccess/${identity(role).uid}`).set(TOKEN_END),
    },
    {
      what: 'give it beside an entry of their own',
      allowed: nobody,
      act: (nodes, role) =>
        nodes.ref().update({
          [nodeOf(role)]: entry(role),
          [`adminAccess/${identity(role).uid}`]: TOKEN_END,
        }),
    },
    { what: 'take it away', allowed: nobody, act: (nodes) => nodes.ref(access).remove() },
  ]);
});
