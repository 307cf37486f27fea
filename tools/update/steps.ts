import type { Firestore } from 'firebase-admin/firestore';
import { countLeft, migrate, type Migration } from '../migrations/migration.ts';
import { businessStep, businessSteps } from '../live/steps/business.ts';
import { indexSteps } from '../live/steps/indexes.ts';
import { ruleSteps } from '../live/steps/rules.ts';
import { functionsStep, hostingStep } from '../live/steps/site.ts';
import { done, missing, type Live, type Step } from '../live/step.ts';
import { type LiveRecord, readRecord, writeRecord } from './record.ts';
import { compareVersions } from './versions.ts';

export interface Update {
  db: Firestore;
  /** The version that becomes live. */
  version: string;
  migrations: readonly Migration[];
}

/** A new version that cannot be built is noticed before anything of the shop is changed. */
function buildStep(): Step {
  let isBuilt = false;
  return {
    id: 'update-build',
    title: 'Den nye udgave kan bygges',
    check: () => Promise.resolve(isBuilt ? done : missing('Det er ikke prøvet endnu.')),
    run: {
      says: 'Bygger side og funktioner her på maskinen.',
      async act({ programs }) {
        await programs.build();
        isBuilt = true;
      },
    },
  };
}

async function migrationsLeft({ db, migrations }: Update): Promise<Migration[]> {
  const { migrations: ran } = await readRecord(db);
  return migrations.filter(({ number }) => ran[number] === undefined);
}

/** Tells whether nothing is left to do for the version. */
export async function isLive(update: Update): Promise<boolean> {
  const { functions, site } = await readRecord(update.db);
  const isDeployed = functions === update.version && site === update.version;
  return isDeployed && (await migrationsLeft(update)).length === 0;
}

async function sentenceFor({ db }: Update, migration: Migration): Promise<string> {
  const count = await countLeft(db, migration);
  const lasting = migration.back ? '' : ' Det kan ikke tages tilbage.';
  return `${migration.number}. ${migration.says} (${count} poster).${lasting}`;
}

/** Says what the migrations that have not run would do, and changes nothing. */
export async function migrationPlan(update: Update): Promise<string[]> {
  const left = await migrationsLeft(update);
  return Promise.all(left.map((each) => sentenceFor(update, each)));
}

async function runMigrations(update: Update): Promise<void> {
  const { db, version } = update;
  for (const migration of await migrationsLeft(update)) {
    await migrate(db, migration);
    const { migrations } = await readRecord(db);
    await writeRecord(db, { migrations: { ...migrations, [migration.number]: version } });
  }
}

const migrationStep = (update: Update): Step => ({
  id: 'update-data',
  title: 'Butikkens data',
  async check() {
    const plan = await migrationPlan(update);
    return plan.length === 0 ? done : missing(plan.join(' '));
  },
  run: {
    says: 'Ændrer dem, lidt ad gangen. Bliver det afbrudt, fortsætter næste kørsel.',
    asks: 'Butikkens data bliver ændret, som det står ovenfor.',
    act: () => runMigrations(update),
  },
});

/** Deploys one part of the shop and notes its version. */
function deployStep(
  part: 'functions' | 'site',
  { id, title, run }: Step,
  { db, version }: Update,
): Step {
  return {
    id: `update-${id}`,
    title,
    async check() {
      const live = (await readRecord(db))[part];
      return live === version ? done : missing(`Hos Google kører ${live ?? 'en ukendt udgave'}.`);
    },
    run: {
      says: run?.says ?? '',
      async act(live: Live) {
        await run?.act(live);
        await writeRecord(db, await recordOf(db, { part, version }));
      },
    },
  };
}

async function recordOf(
  db: Firestore,
  { part, version }: { part: 'functions' | 'site'; version: string },
): Promise<Partial<LiveRecord>> {
  if (part === 'functions') return { functions: version };
  const { site = version } = await readRecord(db);
  return { site: version, ...(compareVersions(site, version) < 0 && { before: site }) };
}

/** A step without which no later one is taken. */
const needed = (step: Step): Step => ({ ...step, isNeeded: true });

/**
 * The way of a version to the visitors. Tabs that are open have the site of the version before: data,
 * rules, indexes and functions come first, and serve both.
 */
export const updateSteps = (update: Update): readonly Step[] =>
  [
    ...businessSteps,
    buildStep(),
    migrationStep(update),
    ...ruleSteps,
    ...indexSteps,
    deployStep('functions', functionsStep, update),
    deployStep('site', hostingStep, update),
  ].map(needed);

interface WayBack extends Update {
  /** The version that becomes live again. */
  before: string;
  /** Lays the code of that version out beside this one, ready to be deployed. */
  prepare: () => Promise<void>;
}

/**
 * Lists what undoes the migrations that ran since the version before, the last one first. A version between may have run
 * some and been cut off before its site.
 */
async function undoing({ db, migrations, before }: Omit<WayBack, 'prepare'>) {
  const { migrations: ran } = await readRecord(db);
  return migrations.toReversed().flatMap(({ number, collection, back }) => {
    const isNewer = compareVersions(ran[number] ?? before, before) > 0;
    return back && isNewer ? [{ number, collection, change: back }] : [];
  });
}

/** Tells whether nothing is left to take back. */
export async function isTakenBack(way: Omit<WayBack, 'prepare'>): Promise<boolean> {
  const { functions, site } = await readRecord(way.db);
  const isDeployed = functions === way.before && site === way.before;
  return isDeployed && (await undoing(way)).length === 0;
}

async function takeDataBack(way: WayBack): Promise<void> {
  for (const { number, ...undone } of await undoing(way)) {
    await migrate(way.db, undone);
    const { [number]: _undone, ...others } = (await readRecord(way.db)).migrations;
    await writeRecord(way.db, { migrations: others });
  }
}

/**
 * The way back, in the other order. The rules stay: they serve the version before as well. `live.root` is
 * the folder with that version.
 */
export function backSteps(way: WayBack): readonly Step[] {
  const earlier = { ...way, version: way.before };
  let isPrepared = false;
  const prepared: Step = {
    id: 'back-code',
    title: `Udgave ${way.before} er hentet frem`,
    check: () => Promise.resolve(isPrepared ? done : missing('Den ligger ikke klar.')),
    run: {
      says: 'Lægger den i .local/back og henter dens pakker. Det tager nogle minutter.',
      async act() {
        await way.prepare();
        isPrepared = true;
      },
    },
  };
  const data: Step = {
    id: 'back-data',
    title: 'Butikkens data',
    async check() {
      const left = await undoing(way);
      return left.length === 0 ? done : missing(`${left.length} ændringer skal tages tilbage.`);
    },
    run: {
      says: 'Tager ændringerne tilbage.',
      asks: 'Butikkens data bliver ændret, som de var før opdateringen.',
      act: () => takeDataBack(way),
    },
  };
  return [
    businessStep,
    prepared,
    deployStep('site', hostingStep, earlier),
    deployStep('functions', functionsStep, earlier),
    data,
  ].map(needed);
}
