import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { beforeAll, describe, test } from 'vitest';
import { testAccess } from '../support/access.ts';
import { nodeWorld, serverTime } from '../support/database.ts';
import type { Nodes } from '../support/database.ts';
import { accounts, administrators, everyRole, nobody } from '../support/roles.ts';
import type { Role } from '../support/roles.ts';

const world = nodeWorld();

/** The three ways of being an administrator stand in every rule here. */
const signedIn = everyRole.filter((role) => role !== 'guest');
const verified = signedIn.filter((role) => !role.toLowerCase().includes('unverified'));

/** The node that the server writes for an administrator by profile, whom these rules cannot know. */
const access = `adminAccess/${accounts.adminByProfile.uid}`;
/** The tokens of these people were made at the beginning of time and last an hour. */
const TOKEN_END = 3_600_000;
beforeAll(() => world.given(access, TOKEN_END));

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
  testAccess(
    world,
    [
      [
        administrators,
        {
          'follow everybody who is online': (nodes) => nodes.ref('onlineUsers').get(),
          'query who is online': (nodes) =>
            nodes.ref('onlineUsers').orderByChild('timestamp').limitToLast(1).get(),
          'appear as an administrator': (nodes, role) =>
            nodes.ref(nodeOf(role)).set(entry(role, { isAdmin: true })),
          'turn their entry into that of an administrator': async (nodes, role) => {
            await world.given(nodeOf(role), { ...identity(role), isOnline: true });
            await nodes.ref(nodeOf(role)).update({
              isAdmin: true,
              lastSeen: serverTime,
              timestamp: serverTime,
            });
          },
        },
      ],
      [
        signedIn,
        {
          'read their own entry': (nodes, role) => nodes.ref(nodeOf(role)).get(),
          'remove their own entry': (nodes, role) => nodes.ref(nodeOf(role)).remove(),
        },
      ],
      [
        ['customer', ...administrators],
        {
          "read the customer's entry": (nodes) => nodes.ref(nodeOf('customer')).get(),
          "remove the customer's entry": async (nodes) => {
            await world.given(nodeOf('customer'), { uid: 'customer' });
            await nodes.ref(nodeOf('customer')).remove();
          },
        },
      ],
      [
        verified,
        {
          'write their own entry': (nodes, role) => nodes.ref(nodeOf(role)).set(entry(role)),
        },
      ],
      [
        ['customer'],
        {
          "write the customer's entry": write({}),
        },
      ],
      [
        nobody,
        {
          'remove everybody': (nodes) => nodes.ref('onlineUsers').remove(),
          'read everything': (nodes) => nodes.ref().get(),
          'read elsewhere': (nodes) => nodes.ref('elsewhere').get(),
          'write elsewhere': (nodes) => nodes.ref('elsewhere').set(1),
          'write two entries at once': (nodes, role) =>
            nodes.ref().update({
              [nodeOf(role)]: entry(role),
              'onlineUsers/somebody': entry(role, { uid: 'somebody' }),
            }),
        },
      ],
    ],
    everyRole,
  );
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
    const node = world.as('admin').ref(nodeOf('admin'));
    await assertFails(node.set(entry('admin', { isAdmin })));
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

  testAccess(
    world,
    [
      [
        nobody,
        {
          'read it': (nodes) => nodes.ref(access).get(),
          'read all of them': (nodes) => nodes.ref('adminAccess').get(),
          'give it to themselves': (nodes, role) =>
            nodes.ref(`adminAccess/${identity(role).uid}`).set(TOKEN_END),
          'give it beside an entry of their own': (nodes, role) =>
            nodes.ref().update({
              [nodeOf(role)]: entry(role),
              [`adminAccess/${identity(role).uid}`]: TOKEN_END,
            }),
          'take it away': (nodes) => nodes.ref(access).remove(),
        },
      ],
    ],
    everyRole,
  );
});
