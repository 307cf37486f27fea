import { expect, test } from 'vitest';
import { call, refusal } from '../support/call.ts';
import { createPerson } from '../support/people.ts';
import {
  deviceAt,
  failNextPush,
  pushesTo,
  registerDevice,
  unregisterDevice,
} from '../support/pushes.ts';

async function administrator() {
  const person = await createPerson({ claims: { admin: true } });
  return { ...person, device: await registerDevice(person.uid) };
}

const tryOut = (token: string, deviceId: string) =>
  call('sendTestPush', { token, input: { deviceId } });

const gone = refusal('Enheden er ikke tilmeldt mere. Slå push fra og til igen.', 'not-found');

test('an administrator tries a device of their own, and nobody any other', async () => {
  const [one, other] = [await administrator(), await administrator()];
  expect((await tryOut(one.token, one.device.id)).status).toBe(200);
  expect((await pushesTo(one.device)).filter(({ title }) => title === 'En prøve')).toHaveLength(1);
  expect(await tryOut(other.token, one.device.id)).toMatchObject({ status: 404, body: gone });
  const customer = await createPerson();
  expect((await tryOut(customer.token, one.device.id)).status).toBe(403);
  expect((await pushesTo(one.device)).filter(({ title }) => title === 'En prøve')).toHaveLength(1);
});

test('a failure is told, and a device that is gone is forgotten', async () => {
  const { token, device } = await administrator();
  await failNextPush(device);
  expect((await tryOut(token, device.id)).status).toBe(502);
  await unregisterDevice(device);
  expect(await tryOut(token, device.id)).toMatchObject({ status: 404, body: gone });
  expect((await deviceAt(device.id).get()).exists).toBe(false);
});

test('a device goes with the account, which was no administrator any more', async () => {
  const { uid, token } = await createPerson();
  const device = await registerDevice(uid);
  expect((await call('deleteAccount', { token })).status).toBe(200);
  expect((await deviceAt(device.id).get()).exists).toBe(false);
});
