import { describe, expect, test } from 'vitest';
import { documents, realtimePaths } from '#src/model/base/paths.ts';
import { database, firestore } from '../../../functions/src/firebaseAdmin.ts';
import { call } from '../support/call.ts';
import { createPerson, type Person } from '../support/people.ts';

const nodeOf = ({ uid }: Person) => database().ref(realtimePaths.adminAccess.build({ uid }));
const accessOf = async (person: Person): Promise<unknown> => (await nodeOf(person).get()).val();
const flag = ({ uid }: Person, isAdmin: unknown) =>
  firestore().doc(documents.user.build({ uid })).set({ isAdmin }, { merge: true });
const ask = ({ token }: Person) => call('adminAccess', { token });
const endOf = ({ token }: Person): number => {
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return (JSON.parse(claims) as { exp: number }).exp * 1000;
};

describe('following who is online', () => {
  test.each([
    ['by profile', undefined],
    ['by claim', { admin: true }],
  ])('is opened as long as their token lasts to an administrator %s', async (_, claims) => {
    const person = await createPerson(claims ? { claims } : {});
    if (!claims) await flag(person, true);
    const { status, body } = await ask(person);
    expect({ status, body }).toEqual({ status: 200, body: { success: true } });
    expect(await accessOf(person)).toBe(endOf(person));
  });

  test('is opened to nobody else', async () => {
    const person = await createPerson();
    for (const isAdmin of [false, 'true', 1]) {
      await flag(person, isAdmin);
      const { status, body } = await ask(person);
      expect(status).toBe(403);
      expect(body).toMatchObject({ success: false, code: 'permission-denied' });
      expect(await accessOf(person)).toBeNull();
    }
  });

  test('ends when it is asked for after the right is gone', async () => {
    const person = await createPerson();
    await flag(person, true);
    await ask(person);
    await flag(person, false);
    expect((await ask(person)).status).toBe(403);
    expect(await accessOf(person)).toBeNull();
  });
});
