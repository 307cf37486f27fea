import { expect, test } from 'vitest';
import { watermarkDocuments } from '#src/model/watermarks/schema.ts';
import { firestore } from '../../../functions/src/firebaseAdmin.ts';
import { call, refusal } from '../support/call.ts';
import { createPerson } from '../support/people.ts';

const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><rect width="20" height="10"/></svg>',
);

test('an administrator has a mark made of a drawing of their own, which is not kept', async () => {
  const { uid, token } = await createPerson({ claims: { admin: true } });
  const place = firestore().doc(watermarkDocuments.drawing.build({ uid }));
  const send = (file: Buffer) => place.set({ file: file.toString('base64') });
  const make = (by: string) => call('makeMark', { token: by, input: {} });
  await send(svg);
  const customer = await createPerson();
  expect((await make(customer.token)).status).toBe(403);
  const colleague = await createPerson({ claims: { admin: true } });
  expect((await make(colleague.token)).status).toBe(404);
  expect(await make(token)).toMatchObject({ status: 200, body: { mark: { width: 1200 } } });
  expect((await place.get()).exists).toBe(false);
  expect((await make(token)).status).toBe(404);
  await send(Buffer.from('GIF89a'));
  expect(await make(token)).toMatchObject({
    status: 400,
    body: refusal('Vælg en PNG eller en SVG.', 'invalid-argument'),
  });
});
