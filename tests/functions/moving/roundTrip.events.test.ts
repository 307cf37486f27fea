import { execFile } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { comparable } from '#src/model/takeout/layout.ts';
import { firestore } from '../../../functions/src/firebaseAdmin.ts';
import { exportShop } from '../../../tools/moving/exportShop.ts';
import { restoreShop } from '../../../tools/moving/restoreShop.ts';
import { type Shop, withShop } from '../../../tools/moving/shop.ts';
import { authUrl, portOffset as offset } from '../support/local.ts';
import { createPerson, PASSWORD, unique } from '../support/people.ts';
import { storePurchase, uploadOriginal } from '../support/purchases.ts';
import type { Downloaded } from '../support/restoredDownload.ts';

const place = mkdtempSync(join(tmpdir(), 'takeout-'));
const [first, second] = ['first', 'second'].map((name) => join(place, name)) as [string, string];
/** Another one for a second try. */
let project = '';

const inShop = <Result>(work: (shop: Shop) => Promise<Result>) =>
  withShop({ local: true, offset }, work);
const inRestored = <Result>(work: (shop: Shop) => Promise<Result>) =>
  withShop({ local: true, offset, project }, work);
const say = () => undefined;

afterAll(() => rmSync(place, { recursive: true }));

/** Signs in at the restored project, as a customer does with the password of before. */
async function signIn(email: string): Promise<string> {
  const answer = await fetch(authUrl('accounts:signInWithPassword'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({
      email,
      password: PASSWORD,
      returnSecureToken: true,
      targetProjectId: project,
    }),
  });
  const { idToken } = (await answer.json()) as { idToken: string };
  return idToken;
}

/** Has the server of the restored project hand a bought picture out. */
async function download(token: string, input: object): Promise<Downloaded> {
  const program = join(import.meta.dirname, '../support/restoredDownload.ts');
  const config = { projectId: project, storageBucket: `${project}.appspot.com` };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--conditions=test-business', program, token, JSON.stringify(input)],
    {
      env: { ...process.env, GCLOUD_PROJECT: project, FIREBASE_CONFIG: JSON.stringify(config) },
    },
  );
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Downloaded;
}

test('a shop that was exported and restored exports the same, and its customers get what they own', async () => {
  project = `demo-restored-${unique()}`;
  const buyer = await createPerson();
  const stranger = await createPerson();
  const originalImagePath = await uploadOriginal();
  const purchaseId = await storePurchase(buyer.uid, { originalAdminPath: originalImagePath });
  await firestore().doc(`pending-orders/${purchaseId}/accepted/terms`).set({ text: 'Betingelser' });
  const waiting = { orderId: purchaseId, kind: 'approved', userId: buyer.uid, attempts: 0 };
  await firestore()
    .doc(`order-mails/${purchaseId}-approved`)
    .set({ ...waiting, status: 'sending', nextAttemptAt: new Date('2099-01-01') });

  const taken = await inShop((shop) => exportShop(shop, first, say));
  expect(statSync(join(first, 'passwords.json')).mode & 0o777).toBe(0o600);
  const mails = readFileSync(join(first, 'records/order-mails.jsonl'), 'utf8');
  expect(mails.split('\n').find((line) => line.includes(purchaseId))).toMatch(/"status":"failed"/);
  expect(mails).not.toMatch(/"(queued|sending)"|nextAttemptAt/);

  const cut = (line: string) => {
    if (line === 'records/albums.jsonl') throw new Error('cut');
  };
  await expect(inRestored((shop) => restoreShop(shop, first, cut))).rejects.toThrow('cut');
  await inRestored((shop) => restoreShop(shop, first, say));
  await expect(inRestored((shop) => restoreShop(shop, first, say))).rejects.toThrow('is not empty');
  const again = await inRestored((shop) => exportShop(shop, second, say));
  expect(comparable(again)).toEqual(comparable(taken));
  const terms = readFileSync(join(second, 'records/accepted.jsonl'), 'utf8');
  expect(terms).toContain(purchaseId);

  const input = { originalImagePath, userId: buyer.uid, purchaseId, itemId: 'billede-1' };
  const got = await download(await signIn(buyer.email), input);
  expect(got.status).toBe(200);
  expect(got.bytes).toBeGreaterThan(1000);
  const foreign = { ...input, userId: stranger.uid };
  expect(await download(await signIn(stranger.email), foreign)).toMatchObject({ status: 403 });

  appendFileSync(join(first, 'vouchers.csv'), 'x');
  await expect(inRestored((shop) => restoreShop(shop, first, say))).rejects.toMatchObject({
    advice: ['vouchers.csv was changed'],
  });
});
