import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { firestore } from '../../../functions/src/firebaseAdmin.ts';
import { storeGallery } from '../support/clientGalleries.ts';
import { asStep, interrupted, type Interruption } from '../support/cuttable.ts';
import { caughtMails, storeOrder } from '../support/mails.ts';
import { choosePushes, galleryNews, tellNews } from '../support/news.ts';
import { createPerson, unique } from '../support/people.ts';
import { type Device, pushesTo, registerDevice } from '../support/pushes.ts';

/** The way to the database, which may be cut. */
const line = await vi.hoisted(async () => {
  const { lineTo } = await import('../../support/cutLine.ts');
  const { LOCAL_HOST, localPorts } = await import('#src/config/local.ts');
  const { portOffset } = await import('../support/local.ts');
  const made = await lineTo(localPorts(portOffset).firestore);
  return { ...made, address: `${LOCAL_HOST}:${made.port}` };
});

// A database of its own: other tests choose other pushes, and count those of their devices.
vi.mock(import('../../../functions/src/firebaseAdmin.ts'), async (load) => {
  const { Firestore } = await import('firebase-admin/firestore');
  const { cuttable } = await import('../support/cuttable.ts');
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', line.address);
  const projectId = process.env['GCLOUD_PROJECT'] ?? '';
  return cuttable(await load(), new Firestore({ projectId, databaseId: 'push-cuts' }));
});

const ALL_STEPS_MS = 300_000;
const CUT_MS = 300;
const OLD = new Date('2026-01-02T10:00:00Z');

let device: Device;

beforeAll(async () => {
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (...given: Parameters<typeof fetch>) => asStep(() => fetch(...given)));
  const kinds = ['new-order', 'withdrawal-notice', 'message-arrived', ...galleryNews];
  await choosePushes(Object.fromEntries(kinds.map((kind) => [kind, true])));
  device = await registerDevice((await createPerson({ claims: { admin: true } })).uid);
});

afterAll(() => line.close());

/** Stores an order that is no news to the local functions. */
const order =
  (kind: string, changes: object = {}) =>
  async (): Promise<string> =>
    `${kind}/${await storeOrder(await createPerson(), { createdAt: OLD, ...changes })}`;

async function message(): Promise<string> {
  const id = unique();
  const written = { name: 'Ida', email: 'ida@kunde.example', subject: id, message: 'Hej' };
  await firestore()
    .doc(`messages/${id}`)
    .set({ ...written, phone: '', state: 'new', answers: [], createdAt: OLD });
  return `message-arrived/${id}`;
}

async function gallery(): Promise<string> {
  const { id } = await storeGallery({ title: `Bryllup ${unique()}` });
  return `gallery/${id}`;
}

const events = [
  ['the news of a gallery', gallery],
  ['a new order', order('new-order')],
  ['a withdrawal', order('withdrawal-notice', { withdrawnAt: OLD })],
  ['a message', message],
] as const;

const ways: [string, Omit<Interruption, 'at'>][] = [
  ['the process dies before', { when: 'before', isDeadly: true }],
  ['the process dies after', { when: 'after', isDeadly: true }],
  ['the database is lost at', { when: 'before', does: () => line.cut(CUT_MS) }],
];

/** A sample of the events and steps; FULL_RACES=1 tells of all of them, with more than a hundred cuts. */
const isWhole = Boolean(process.env['FULL_RACES']);
const told = isWhole ? events : events.slice(0, 1);
const STRIDE = isWhole ? 1 : 4;

/** Mail programs show two mails of one id once, and so do browsers with a push. */
async function idsOf(about: string): Promise<[mails: string[], pushes: string[]]> {
  const id = about.split('/')[1] ?? '';
  const mails = (await caughtMails(id)).map(({ params }) => params['message-id'] ?? '');
  const pushes = (await pushesTo(device)).map(({ tag = '' }) => tag);
  return [[...new Set(mails)], [...new Set(pushes.filter((tag) => tag.includes(id)))]];
}

test.each(
  told.flatMap(([name, prepare]) => ways.map(([how, way]) => ({ name, how, way, prepare }))),
)(
  '$name is told once each way when $how any step, and the event is repeated',
  async ({ way, prepare }) => {
    for (let at = 1; ; at += STRIDE) {
      const about = await prepare();
      const steps = await interrupted(() => tellNews(about), { at, ...way });
      // The platform repeats the event, and the sweep takes what was left behind when its time has come.
      for (const minutes of [11, 30, 90]) await tellNews(about, minutes);
      const [mails, pushes] = await idsOf(about);
      expect([mails, pushes]).toEqual([[expect.any(String)], [expect.any(String)]]);
      if (steps < at) return;
    }
  },
  ALL_STEPS_MS,
);
