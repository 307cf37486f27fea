import { beforeEach, expect, test } from 'vitest';
import { documents } from '#src/model/base/paths.ts';
import { storagePaths } from '#src/model/files/paths.ts';
import { bucket, firestore } from '../../../functions/src/firebaseAdmin.ts';
import { proveFiles } from '../../../functions/src/storedFiles/proveFiles.ts';
import { claimMails } from '../../../functions/src/mails/claimMails.ts';
import { mailContent } from '../../../functions/src/mails/content.ts';
import { readMail } from '../support/mails.ts';
import { unique } from '../support/people.ts';
import { uploadFile, uploadOriginal } from '../support/purchases.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** In the days to come: the mails of a night that is over would be sent at once. */
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const NIGHT = inDays(1);
const NEXT_NIGHT = inDays(2);
const THIRD_NIGHT = inDays(3);

/** Purchases of other tests have smaller ids: a pass that begins here sees only those of this test. */
let first = '';
let count = 0;

const at = (path: string) => firestore().doc(path);
const stateAt = () => at(documents.proofState.build());
const read = async (path: string) => (await at(path).get()).data();
const lossOf = (orderId: string) => read(documents.fileLoss.build({ orderId }));
const lost = async (orderId: string) =>
  ((await lossOf(orderId))?.['files'] as { path: string; problem: string }[] | undefined)?.map(
    ({ path, problem }) => `${problem} ${path}`,
  );

interface Sold {
  orderId: string;
  original: string;
  copy: string;
}

/** Stores a purchase of one picture, with its original and the copy in the archive. */
async function sell(changes: object = {}): Promise<Sold> {
  count += 1;
  const orderId = `${first}${count}`;
  const original = await uploadOriginal(Buffer.from('the original'));
  const copy = storagePaths.archived.build({ orderId, file: '0_a.jpg' });
  await uploadFile(copy, Buffer.from('the original'));
  const archivedFiles = [
    { imageId: 'a', originalPath: original, permanentBackupPath: copy, backupStatus: 'completed' },
  ];
  const item = { id: 'a', name: 'Skov', type: 'image', price: 199, originalAdminPath: original };
  await at(documents.purchase.build({ orderId })).set({
    userId: 'somebody',
    userName: 'Mette Ågård',
    userEmail: 'mette@kunde.example',
    paymentStatus: 'completed',
    items: [{ ...item, permanentBackupPath: copy, archivedFiles }],
    ...changes,
  });
  return { orderId, original, copy };
}

/** Begins a pass at the purchases of this test. */
const begin = (startedAt = NIGHT) =>
  stateAt().set({ current: { startedAt, after: first, purchases: 0, files: 0 } });

async function pass(now: Date): Promise<void> {
  await begin(now);
  await proveFiles(now);
}

const mailOf = ({ orderId }: Sold) => readMail(`${orderId}-files-lost`);

beforeEach(async () => {
  // Each test begins behind the last.
  first = `zz${String(Date.now())}${unique()}x`.slice(0, 36);
  count = 0;
  await begin();
});

test('a pass notes how many files it has found', async () => {
  await sell();
  await sell();
  await proveFiles(NIGHT);
  const state = (await stateAt().get()).data();
  expect(state?.['last']).toMatchObject({ purchases: 2, files: 4 });
  expect(state).not.toHaveProperty('current');
});

test('a file that is gone and one that has changed are found, and told of once', async () => {
  const [gone, changed, whole] = [await sell(), await sell(), await sell()];
  await pass(NIGHT);
  expect(await lossOf(gone.orderId)).toBeUndefined();
  await bucket().file(gone.copy).delete();
  await uploadFile(changed.original, Buffer.from('another'));
  await pass(NEXT_NIGHT);
  expect(await lost(gone.orderId)).toEqual([`missing ${gone.copy}`]);
  expect(await lost(changed.orderId)).toEqual([`changed ${changed.original}`]);
  expect(await lost(whole.orderId)).toBeUndefined();
  expect(await mailOf(gone)).toMatchObject({ status: 'queued', kind: 'files-lost' });
  expect(await mailOf(whole)).toBeUndefined();

  const sent = { status: 'sent' };
  await at(documents.orderMail.build({ mailId: `${gone.orderId}-files-lost` })).update(sent);
  await pass(THIRD_NIGHT);
  expect(await mailOf(gone)).toMatchObject(sent);
});

test('a file that comes back is lost no more, and a second loss is told of again', async () => {
  const sold = await sell();
  await bucket().file(sold.copy).delete();
  await pass(NIGHT);
  expect(await lost(sold.orderId)).toEqual([`missing ${sold.copy}`]);
  await at(documents.orderMail.build({ mailId: `${sold.orderId}-files-lost` })).delete();
  await uploadFile(sold.copy, Buffer.from('the original'));
  await pass(NEXT_NIGHT);
  expect(await lossOf(sold.orderId)).toBeUndefined();
  expect(await mailOf(sold)).toBeUndefined();
  await bucket().file(sold.original).delete();
  await pass(THIRD_NIGHT);
  expect(await mailOf(sold)).toMatchObject({ status: 'queued' });
});

test('all that a night has found waits for its end, and is one mail to the photographer', async () => {
  const sales = [await sell(), await sell()];
  for (const { copy } of sales) await bucket().file(copy).delete();
  await proveFiles(NIGHT);
  const ids = sales.map(({ orderId }) => orderId);
  const mailId = `${ids[0]}-files-lost`;
  expect(await claimMails(mailId, new Date(NIGHT.getTime() + 9 * MINUTE_MS))).toEqual([]);
  const mails = await claimMails(mailId, new Date(NIGHT.getTime() + 10 * MINUTE_MS));
  const told = mails.map(({ orderId }) => orderId);
  expect(told).toEqual(expect.arrayContaining(ids));
  const content = await mailContent('files-lost', ids);
  expect(content).toMatchObject({
    kind: 'mail',
    params: {
      to_email: 'kontakt@jerslevfoto.example',
      reply_to: 'kontakt@jerslevfoto.example',
      subject: 'Solgte filer mangler i 2 ordrer',
      message: expect.stringContaining(
        sales.map(({ orderId, copy }) => `- ${orderId}: ${copy} mangler`).join('\n'),
      ) as string,
    },
  });
  const [found = '', missing = ''] = ids;
  await at(documents.fileLoss.build({ orderId: found })).delete();
  const left = JSON.stringify(await mailContent('files-lost', ids));
  expect(left).toContain(`order=${missing}`);
  expect(left).not.toContain(found);
  await at(documents.fileLoss.build({ orderId: missing })).delete();
  expect(await mailContent('files-lost', ids)).toEqual({ kind: 'needless' });
});

test('a run stops after its portion, and the next goes on from there', async () => {
  const sales = [await sell(), await sell(), await sell()];
  for (const { copy } of sales) await bucket().file(copy).delete();
  await proveFiles(NIGHT, 4);
  const { current } = (await stateAt().get()).data() ?? {};
  expect(current).toMatchObject({ after: sales[1]?.orderId, purchases: 2, files: 4 });
  expect(await lossOf(sales[2]?.orderId ?? '')).toBeUndefined();
  await proveFiles(NEXT_NIGHT);
  expect(await lost(sales[2]?.orderId ?? '')).toHaveLength(1);
  expect((await stateAt().get()).data()?.['last']).toMatchObject({ purchases: 3, files: 6 });
  // Those of the first night belong to the same pass.
  expect(await lost(sales[0]?.orderId ?? '')).toHaveLength(1);
});

test('two runs at once count every purchase once', async () => {
  await sell();
  await sell();
  await Promise.all([proveFiles(NIGHT), proveFiles(NIGHT)]);
  expect((await stateAt().get()).data()?.['last']).toMatchObject({ purchases: 2, files: 4 });
});

test('a purchase that is withdrawn, not paid or gone has nothing to lose', async () => {
  const withdrawn = await sell({ withdrawnAt: NIGHT });
  const waiting = await sell({ paymentStatus: 'pending' });
  const forgotten = await sell();
  for (const { copy } of [withdrawn, waiting, forgotten]) await bucket().file(copy).delete();
  await pass(NIGHT);
  expect(await lossOf(withdrawn.orderId)).toBeUndefined();
  expect(await lossOf(waiting.orderId)).toBeUndefined();
  expect(await lost(forgotten.orderId)).toHaveLength(1);
  await at(documents.purchase.build({ orderId: forgotten.orderId })).delete();
  await pass(NEXT_NIGHT);
  expect(await lossOf(forgotten.orderId)).toBeUndefined();
});

test('a record that cannot be read does not stop the pass', async () => {
  const broken = await sell({ userId: 7 });
  const sold = await sell();
  await bucket().file(sold.copy).delete();
  await proveFiles(NIGHT);
  expect(await lossOf(broken.orderId)).toBeUndefined();
  expect(await lost(sold.orderId)).toEqual([`missing ${sold.copy}`]);
});
