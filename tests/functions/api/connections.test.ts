import { createHash } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { intakePaths } from '#src/model/intake/schema.ts';
import { auth, firestore } from '../../../functions/src/firebaseAdmin.ts';
import { beginIntake, readIntake } from '../../../functions/src/intake/records.ts';
import { noteArrival } from '../../../functions/src/intake/triggers.ts';
import { call, refusal } from '../support/call.ts';
import { storeGallery } from '../support/clientGalleries.ts';
import { createPerson, oldToken, unique, type Person } from '../support/people.ts';
import { askApi } from '../support/programs.ts';
import { enroll } from '../support/secondFactor.ts';

const admin = () => createPerson({ claims: { admin: true } });

const change = ({ token }: Pick<Person, 'token'>, input: object | undefined) =>
  call('changeConnections', { token, input: { ...(input && { change: input }) } });

const make = (name: string, galleryId?: string) => ({
  kind: 'make-token',
  name,
  ...(galleryId !== undefined && { galleryId }),
});

interface Told {
  id: string;
  name: string;
}

/** The token as the dashboard tells it, and the secret that it is told once. */
async function made(person: Person, galleryId?: string) {
  const name = `Lightroom ${unique()}`;
  const { status, body } = await change(person, make(name, galleryId));
  expect(status).toBe(200);
  const told = (body['tokens'] as Told[]).find((each) => each.name === name);
  return { id: told?.id ?? '', token: String(body['secret']), told };
}

test('a token is told once, kept as a hash, and lets a program in until it is revoked', async () => {
  const person = await admin();
  const { id, token, told } = await made(person);
  expect(told).toMatchObject({ galleryId: '', createdBy: person.email });
  const stored = (await firestore().doc(`api-tokens/${id}`).get()).data() ?? {};
  expect(stored['hash']).toBe(createHash('sha256').update(token).digest('hex'));
  expect(JSON.stringify(stored)).not.toContain(token);
  expect((await askApi('/albums', { token })).status).toBe(200);

  const later = await change(await admin(), undefined);
  expect(JSON.stringify(later.body)).not.toContain(token);
  expect(JSON.stringify(later.body)).not.toContain(stored['hash']);
  expect(later.body['tokens']).toContainEqual(
    expect.objectContaining({ id, usedAt: expect.any(String) as unknown }),
  );

  const other = await admin();
  const revoked = await change(other, { kind: 'revoke-token', id });
  expect(revoked.body['tokens']).toContainEqual(
    expect.objectContaining({
      id,
      revokedBy: other.email,
      revokedAt: expect.any(String) as unknown,
    }),
  );
  expect((await askApi('/albums', { token })).status).toBe(401);
});

test('a token ends with the role of its maker, and does not come back with it', async () => {
  const maker = await admin();
  const { token } = await made(maker);
  await auth().setCustomUserClaims(maker.uid, {});
  expect((await askApi('/albums', { token })).status).toBe(401);
  await auth().setCustomUserClaims(maker.uid, { admin: true });
  expect((await askApi('/albums', { token })).status).toBe(401);
});

test('a token whose record cannot be read hides no other', async () => {
  const person = await admin();
  const { id: broken } = await made(person);
  const ref = firestore().doc(`api-tokens/${broken}`);
  await ref.update({ name: 7 });
  const { id, told } = await made(person);
  expect(told).toMatchObject({ id });
  await ref.delete();
});

test('an upload that a token has begun is forgotten when its file arrives after the role of the maker', async () => {
  const maker = await admin();
  const { id } = await made(maker);
  const intakeId = unique();
  const words = { title: '', description: '', category: '', order: 0 };
  const goal = { kind: 'portfolio', words } as const;
  const file = { goal, fileName: 'a.jpg', bytes: 1, itemId: intakeId };
  await beginIntake({ ...file, id: intakeId, by: `token:${id}` });
  await auth().setCustomUserClaims(maker.uid, {});
  await noteArrival(intakePaths.original.build({ intakeId }), '1');
  expect(await readIntake(intakeId)).toBeUndefined();
});

test('a token whose maker was not noted is valid until it is revoked', async () => {
  const { id, token } = await made(await admin());
  await firestore().doc(`api-tokens/${id}`).update({ makerId: FieldValue.delete() });
  expect((await askApi('/albums', { token })).status).toBe(200);
});

test('a token is made for one gallery that there is', async () => {
  const gallery = await storeGallery();
  const { told } = await made(await admin(), gallery.id);
  expect(told).toMatchObject({ galleryId: gallery.id });
  const { status, body } = await change(await admin(), make('Ingen', 'nothing'));
  expect({ status, body }).toEqual({
    status: 409,
    body: refusal('Galleriet findes ikke.', 'invalid-argument'),
  });
});

test('an address is told its secret once, and is removed', async () => {
  const url = `https://example.com/${unique()}`;
  const person = await admin();
  const { body } = await change(person, { kind: 'add-webhook', url });
  expect(body['secret']).toMatch(/^whsec_[\w-]{43}$/);
  const told = (body['webhooks'] as { id: string; url: string }[]).find((each) => each.url === url);
  const { body: later } = await change(person, undefined);
  expect(JSON.stringify(later)).not.toContain(body['secret']);
  const after = await change(person, { kind: 'remove-webhook', id: told?.id });
  expect(JSON.stringify(after.body['webhooks'])).not.toContain(url);
});

describe('refused is', () => {
  test('a customer, who sees nothing either', async () => {
    const person = await createPerson();
    for (const input of [undefined, make('Mit'), { kind: 'revoke-token', id: 'x' }]) {
      const { status, body } = await change(person, input);
      expect({ status, body }).toEqual({
        status: 403,
        body: refusal('Kun administratorer kan se og ændre forbindelser.', 'permission-denied'),
      });
    }
  });

  test('an old sign-in, for what lets somebody in alone', async () => {
    const person = await admin();
    const token = await oldToken(person, 6);
    const url = 'https://example.com/x';
    for (const input of [make('Gammelt'), { kind: 'add-webhook', url }]) {
      const { status, body } = await change({ token }, input);
      expect([status, body['code']]).toEqual([401, 'auth/requires-recent-login']);
    }
    const { id } = await made(person);
    expect((await change({ token }, { kind: 'revoke-token', id })).status).toBe(200);
  });

  test('a sign-in without the second factor that there is', async () => {
    const person = await admin();
    await enroll(person);
    const { status, body } = await change(person, make('Uden kode'));
    expect([status, body['error']]).toEqual([
      401,
      'Log ind igen med koden fra din app, og prøv så en gang til.',
    ]);
  });

  test.each([
    make(''),
    make('x'.repeat(61)),
    make('Sti', '../albums'),
    { kind: 'add-webhook', url: 'http://example.com/x' },
    { kind: 'add-webhook', url: 'https://127.0.0.1/x' },
    { kind: 'add-webhook', url: 'https://[::1]/x' },
    { kind: 'add-webhook', url: 'https://localhost/x' },
    { kind: 'add-webhook', url: 'https://example.com:8443/x' },
    { kind: 'add-webhook', url: 'https://a:b@example.com/x' },
  ])('%o', async (input) => {
    expect((await change(await admin(), input)).status).toBe(400);
  });
});
