import { beforeAll, expect, test, vi } from 'vitest';
import { firestore } from '../../../functions/src/firebaseAdmin.ts';
import { storeGallery } from '../support/clientGalleries.ts';
import { killedRuns, runsWithoutDatabase } from '../support/killedRuns.ts';
import { caughtMails, storeOrder } from '../support/mails.ts';
import { choosePushes, galleryNews, tellNews } from '../support/news.ts';
import { createPerson, unique } from '../support/people.ts';
import { type Device, pushesTo, registerDevice } from '../support/pushes.ts';

// The news go to the local stand-in.
vi.hoisted(() => {
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  vi.stubEnv('LOCAL_PORT_OFFSET', process.env['LOCAL_PORT_OFFSET'] ?? '10000');
});

const CUTS_TIMEOUT_MS = 15 * 60_000;
const OLD = new Date('2026-01-02T10:00:00Z');

let device: Device;

beforeAll(async () => {
  const kinds = ['new-order', 'withdrawal-notice', 'message-arrived', ...galleryNews];
  await choosePushes(Object.fromEntries(kinds.map((kind) => [kind, true])));
  device = await registerDevice((await createPerson({ claims: { admin: true } })).uid);
});

/** Stores an order that is no news to the local functions. */
const order = (kind: string) => async (): Promise<string> =>
  `${kind}/${await storeOrder(await createPerson(), { createdAt: OLD, withdrawnAt: OLD })}`;

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
  ['a withdrawal', order('withdrawal-notice')],
  ['a message', message],
] as const;

const ways = [
  ['is killed', killedRuns],
  ['loses the database', runsWithoutDatabase],
] as const;

/** A sample of the events; FULL_RACES=1 tells of all of them, with more than a hundred cuts. */
const told = process.env['FULL_RACES'] ? events : events.slice(0, 1);

/** Mail programs show two mails of one id once, and so do browsers with a push. */
async function idsOf(about: string): Promise<[mails: string[], pushes: string[]]> {
  const id = about.split('/')[1] ?? '';
  const mails = (await caughtMails(id)).map(({ params }) => params['message-id'] ?? '');
  const pushes = (await pushesTo(device)).map(({ tag = '' }) => tag);
  return [[...new Set(mails)], [...new Set(pushes.filter((tag) => tag.includes(id)))]];
}

test.each(
  told.flatMap(([name, prepare]) =>
    ways.map(([how, interrupted]) => [name, how, interrupted, prepare] as const),
  ),
)(
  '%s is told once each way when the process %s, and the event is repeated',
  async (...[, , interrupted, prepare]) => {
    for (const about of await interrupted('news', prepare)) {
      // The platform repeats the event, and the sweep takes what was left behind when its time has come.
      for (const minutes of [11, 30, 90]) await tellNews(about, minutes);
      const [mails, pushes] = await idsOf(about);
      expect([mails, pushes]).toEqual([[expect.any(String)], [expect.any(String)]]);
    }
  },
  CUTS_TIMEOUT_MS,
);
