import { FieldValue } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { firestore } from '../../../functions/src/firebaseAdmin.ts';
import type { Session } from '../../../tools/live/goLive.ts';
import { openProgress } from '../../../tools/live/progress.ts';
import { migrate, type Migration } from '../../../tools/migrations/migration.ts';
import { readRecord, writeRecord } from '../../../tools/update/record.ts';
import { goBack, runUpdate, showUpdate, type Updating } from '../../../tools/update/runUpdate.ts';
import { shop } from '../../tools/live/shop.ts';

const COLLECTION = 'migrated-things';
const COUNT = 450;
const db = firestore();

/** Fails once, after it was asked so often. */
const migration = (cutAt = Infinity): Migration => {
  let seen = 0;
  return {
    number: 1,
    says: 'Vægten står i gram.',
    collection: COLLECTION,
    change: ({ kilos }) => {
      seen += 1;
      if (seen === cutAt) throw new Error('cut');
      return kilos === undefined
        ? undefined
        : { grams: Number(kilos) * 1000, kilos: FieldValue.delete() };
    },
    back: ({ grams }) =>
      grams === undefined ? undefined : { kilos: Number(grams) / 1000, grams: FieldValue.delete() },
  };
};

beforeEach(async () => {
  await db.recursiveDelete(db.collection(COLLECTION));
  await db.recursiveDelete(db.collection('releases'));
  const writer = db.bulkWriter();
  for (let at = 0; at < COUNT; at += 1)
    void writer.set(db.doc(`${COLLECTION}/${String(at).padStart(3, '0')}`), { kilos: at });
  await writer.close();
  await writeRecord(db, { functions: '1.0.0', site: '1.0.0' });
});

const stored = async () => (await db.collection(COLLECTION).get()).docs;

async function countWith(field: string): Promise<number> {
  return (await stored()).filter((each) => each.data()[field] !== undefined).length;
}

async function shopAt(version: string, fails: () => string | undefined = () => undefined) {
  const { live, programs } = await shop();
  const printed: string[] = [];
  const session: Omit<Session, 'steps' | 'command'> = {
    live: {
      ...live,
      programs: {
        ...live.programs,
        firebase: async (...words) => {
          if (words.includes(fails() ?? '')) throw new Error('cut');
          await live.programs.firebase(...words);
        },
      },
    },
    terminal: {
      print: (line) => printed.push(line),
      ask: () => Promise.resolve('j'),
      isInteractive: false,
    },
    ...{ progress: openProgress(live.root, 'butik'), yes: true, pauseMs: 0 },
  };
  const updating = (migrations: Migration[]): Updating => ({
    ...{ db, version, migrations, session },
    // The code is there already: no tag is newer.
    git: (word) => Promise.resolve(word === 'remote' ? 'origin' : ''),
    restart: () => Promise.resolve(true),
  });
  return { updating, programs, printed };
}

const deployed = (programs: string[]): string[] =>
  programs.flatMap((each) => / --only (\S+)/.exec(each)?.[1] ?? (each === 'build' ? each : []));

test('a migration takes along what is changed or deleted meanwhile', async () => {
  const [first, second] = ['000', '001'].map((id) => db.doc(`${COLLECTION}/${id}`));
  const batch = db.batch();
  const commit = batch.commit.bind(batch);
  vi.spyOn(db, 'batch').mockReturnValueOnce(batch);
  vi.spyOn(batch, 'commit').mockImplementationOnce(async () => {
    await Promise.all([first?.update({ note: 'ny' }), second?.delete()]);
    return commit();
  });
  await migrate(db, migration());
  expect((await first?.get())?.data()).toEqual({ grams: 0, note: 'ny' });
  expect(await countWith('grams')).toBe(COUNT - 1);
});

describe('an update', () => {
  test('says what it would do, and does nothing', async () => {
    const { updating, programs, printed } = await shopAt('1.1.0');
    await showUpdate(updating([migration()]));
    expect(printed.join('\n')).toContain('Vægten står i gram. (450 poster).');
    expect(printed.join('\n')).toContain('Koden her er udgave 1.1.0. På nettet er 1.0.0.');
    expect(programs).toEqual([]);
    expect(await countWith('kilos')).toBe(COUNT);
  });

  test('goes on where it was cut off, in the data and in what it deploys', async () => {
    let failing: string | undefined;
    const { updating, programs } = await shopAt('1.1.0', () => failing);
    expect(await runUpdate(updating([migration(COUNT + 210)]))).toBe(false);
    expect(await countWith('grams')).toBe(200);
    const first = (await stored())[0]?.updateTime;
    expect(deployed(programs)).toEqual(['build']);
    failing = 'hosting';
    expect(await runUpdate(updating([migration()]))).toBe(false);
    expect(await countWith('grams')).toBe(COUNT);
    expect((await stored())[0]?.updateTime).toEqual(first);
    expect(await readRecord(db)).toEqual({
      ...{ functions: '1.1.0', site: '1.0.0', migrations: { 1: '1.1.0' } },
    });
    failing = undefined;
    expect(await runUpdate(updating([migration()]))).toBe(true);
    expect(deployed(programs)).toEqual(['build', 'build', 'functions', 'build', 'hosting']);
    expect(await runUpdate(updating([migration()]))).toBe(true);
    expect(programs).toHaveLength(5);
  });

  test('is taken back, the site first', async () => {
    const { updating, programs } = await shopAt('1.1.0');
    await runUpdate(updating([migration()]));
    programs.length = 0;
    const prepared: string[] = [];
    const back = () =>
      goBack(updating([migration()]), (version) => Promise.resolve(void prepared.push(version)));
    expect(await back()).toBe(true);
    expect(prepared).toEqual(['1.0.0']);
    expect(deployed(programs)).toEqual(['hosting', 'functions']);
    expect(await countWith('kilos')).toBe(COUNT);
    expect(await readRecord(db)).toMatchObject({
      functions: '1.0.0',
      site: '1.0.0',
      migrations: {},
    });
    await expect(back()).rejects.toThrow('ingen tidligere udgave');
  });

  test('is taken back in a second run where the first was cut off behind the site', async () => {
    let failing: string | undefined;
    const { updating } = await shopAt('1.1.0', () => failing);
    await runUpdate(updating([migration()]));
    const back = () => goBack(updating([migration()]), () => Promise.resolve());
    failing = 'functions';
    expect(await back()).toBe(false);
    expect(await readRecord(db)).toMatchObject({ functions: '1.1.0', site: '1.0.0' });
    failing = undefined;
    expect(await back()).toBe(true);
    expect(await readRecord(db)).toMatchObject({ functions: '1.0.0', migrations: {} });
  });

  test('is not taken back with the settings of the demonstration', async () => {
    const { updating } = await shopAt('1.1.0');
    await runUpdate(updating([]));
    const demo = updating([]);
    const { live } = demo.session;
    const session = {
      ...demo.session,
      live: { ...live, business: { ...live.business, origin: 'https://demo.example' } },
    };
    const prepare = vi.fn<() => Promise<void>>();
    expect(await goBack({ ...demo, session }, prepare)).toBe(false);
    expect(prepare).not.toHaveBeenCalled();
  });

  test('is taken back with what a version did that never reached the visitors', async () => {
    const cut = await shopAt('1.1.0', () => 'hosting');
    expect(await runUpdate(cut.updating([migration()]))).toBe(false);
    const { updating } = await shopAt('1.2.0');
    expect(await runUpdate(updating([migration()]))).toBe(true);
    expect(await readRecord(db)).toMatchObject({ before: '1.0.0', migrations: { 1: '1.1.0' } });
    expect(await goBack(updating([migration()]), () => Promise.resolve())).toBe(true);
    expect(await countWith('kilos')).toBe(COUNT);
    expect((await readRecord(db)).migrations).toEqual({});
  });
});
