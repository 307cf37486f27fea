import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { testAccess } from '../support/access.ts';
import { nodeWorld, serverTime } from '../support/database.ts';
import { accounts, administrators, everyRole, nobody, type Role } from '../support/roles.ts';

const world = nodeWorld();

/** The three ways of being an administrator stand in every rule here. */
const signedIn = everyRole.filter((role) => role !== 'guest');

/** The server's note for an administrator by profile, for tokens that last an hour from the beginning of time. */
const access = `adminAccess/${accounts.adminByProfile.uid}`;
const TOKEN_END = 3_600_000;
beforeAll(() => world.given(access, TOKEN_END));

const ITEM = 'adminPresence/album:skov';
const uidOf = (role: Role) => (role === 'guest' ? 'guest' : accounts[role].uid);
const nodeOf = (role: Role) => `${ITEM}/${uidOf(role)}`;
const entry = (changes: Record<string, unknown> = {}) => ({
  name: 'Mette',
  at: serverTime,
  ...changes,
});

describe('who has an item open', () => {
  testAccess(
    world,
    [
      [
        administrators,
        {
          'follow it': (nodes) => nodes.ref(ITEM).get(),
          'show themselves': (nodes, role) => nodes.ref(nodeOf(role)).set(entry()),
        },
      ],
      [
        nobody,
        {
          'follow all items': (nodes) => nodes.ref('adminPresence').get(),
          'show another administrator': (nodes) => nodes.ref(`${ITEM}/somebody`).set(entry()),
          'show themselves and another at once': (nodes, role) =>
            nodes.ref(ITEM).update({ [uidOf(role)]: entry(), somebody: entry() }),
          'remove another': async (nodes) => {
            await world.given(`${ITEM}/somebody`, { name: 'Kaj', at: 1 });
            await nodes.ref(`${ITEM}/somebody`).remove();
          },
          'remove everybody': (nodes) => nodes.ref(ITEM).remove(),
        },
      ],
      [
        signedIn,
        {
          'go away': (nodes, role) => nodes.ref(nodeOf(role)).remove(),
          'go away by themselves when the connection ends': (nodes, role) =>
            nodes.ref(nodeOf(role)).onDisconnect().remove(),
        },
      ],
    ],
    everyRole,
  );

  test('is closed to an administrator by profile whose access has ended', async () => {
    await world.given(access, TOKEN_END - 1);
    const nodes = world.as('adminByProfile');
    await assertFails(nodes.ref(ITEM).get());
    await assertFails(nodes.ref(nodeOf('adminByProfile')).set(entry()));
    await world.given(access, TOKEN_END);
  });
});

describe('an entry', () => {
  const own = () => world.as('owner').ref(nodeOf('owner'));

  test('with a name of 201 characters is taken', async () => {
    await assertSucceeds(own().set(entry({ name: 'x'.repeat(201) })));
    const stored = (await world.as('admin').ref(nodeOf('owner')).get()).val() as object;
    expect(stored).toMatchObject({ name: 'x'.repeat(201) });
  });

  test.each([
    { name: 'x'.repeat(202) },
    { name: 5 },
    { name: null },
    { name: { deep: 'x' } },
    { at: 1 },
    { at: 9_999_999_999_999 },
    { at: null },
    { secret: 'x' },
    { name: { '.value': 'Mette', '.priority': 'x'.repeat(1000) } },
    { at: { '.value': serverTime, '.priority': 'x'.repeat(1000) } },
  ])('with %j is refused', async (changes) => {
    await assertFails(own().set(entry(changes)));
  });

  test('with a priority or without a map is refused', async () => {
    await assertFails(own().setWithPriority(entry(), 'x'.repeat(1000)));
    await assertFails(own().set('here'));
  });

  test('of an item whose name is longer than 200 characters is refused', async () => {
    const at = (item: string) =>
      world
        .as('owner')
        .ref(`adminPresence/${item}/${uidOf('owner')}`)
        .set(entry());
    await assertSucceeds(at('x'.repeat(200)));
    await assertFails(at('x'.repeat(201)));
  });
});
