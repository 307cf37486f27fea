import type { Query } from 'firebase-admin/firestore';
import {
  type Change,
  type DocumentSnapshot,
  type FirestoreEvent,
  onDocumentWritten,
} from 'firebase-functions/firestore';
import * as logger from 'firebase-functions/logger';
import { onObjectFinalized } from 'firebase-functions/storage';
import { createQueue } from '../../../src/model/base/async.ts';
import { collections } from '../../../src/model/base/paths.ts';
import { MINUTE_MS } from '../../../src/model/base/units.ts';
import {
  type Intake,
  intakeDocuments,
  intakePaths,
  intakeSchema,
  type IntakeState,
} from '../../../src/model/intake/schema.ts';
import { overdue } from '../../../src/model/intake/steps.ts';
import { traceOf } from '../callable.ts';
import { maySend } from '../connections/tokens.ts';
import { decodeSnapshot } from '../decodeSnapshot.ts';
import { firestore } from '../firebaseAdmin.ts';
import { watchedBucket } from '../env.ts';
import { endEvent } from '../events.ts';
import { scheduled } from '../schedule.ts';
import { continueRemaking } from '../watermarks/remakePictures.ts';
import { removeFormer } from './formerFiles.ts';
import { makeIntake } from './makeIntake.ts';
import {
  changeIntake,
  forgetIntake,
  noteVersion,
  originalOf,
  readIntake,
  removeOriginal,
} from './records.ts';

/**
 * Notes that an original has arrived. Told twice of the same one, it changes nothing; another one under the
 * same id is made anew, unless its picture is there already. An original that nobody waits for goes, as does an
 * upload whose token has ended.
 */
export async function noteArrival(path: string, generation: string): Promise<void> {
  const intakeId = intakePaths.original.parse(path)?.intakeId;
  if (intakeId === undefined) return;
  const intake = await readIntake(intakeId);
  if (!intake || intake.state === 'done') {
    await removeOriginal(intakeId);
    return;
  }
  if (intake.state === 'waiting' && !(await maySend(intake.by))) return forgetIntake(intakeId);
  await noteVersion(intakeId, generation);
}

/** Every file of the bucket is told of: it takes little, and many at once. */
export const noteArrivals = onObjectFinalized(
  { ...watchedBucket, retry: true, concurrency: 80 },
  ({ data }) => endEvent(noteArrival(data.name, String(data.generation))),
);

type Event = FirestoreEvent<Change<DocumentSnapshot> | undefined>;

/** A local emulator gives one process hundreds at once, whose transactions on one album would end none of them. */
const inTurn = createQueue(5 * MINUTE_MS);

/** Makes a picture whose original has arrived. With a record that is deleted goes the original. */
async function makeArrived({ data, params: { intakeId = '' } }: Event): Promise<void> {
  if (data?.after.get('state') === 'arrived') await inTurn(() => makeIntake(intakeId));
  const isDeleted = data?.after.exists === false;
  if (isDeleted && !(await readIntake(intakeId))) await removeOriginal(intakeId);
}

/**
 * Makes pictures, each alone in its instance: the original, its pixels and the decoder of HEIC together may
 * take most of the memory. Ten instances finish 300 pictures in about two minutes, and as many transactions
 * are what the document of one album takes at once.
 */
export const makeArrivals = onDocumentWritten(
  {
    document: intakeDocuments.entry.pattern,
    memory: '1GiB',
    cpu: 1,
    concurrency: 1,
    maxInstances: 10,
    timeoutSeconds: 300,
  },
  (event: Event) => endEvent(makeArrived(event)),
);

/** Lets an intake that stands still go on. */
async function goOn(intake: Intake, now: Date): Promise<void> {
  const { id, former } = intake;
  if (former) return removeFormer(id, former);
  const changeIfStanding = (changes: Partial<Intake>) =>
    changeIntake(id, ({ state, changedAt }) =>
      state === intake.state && changedAt?.getTime() === intake.changedAt?.getTime()
        ? { ...changes, changedAt: now }
        : undefined,
    );
  switch (overdue(intake, now)) {
    case 'look': {
      const [isThere] = await originalOf(id).exists();
      const [{ generation }] = isThere ? await originalOf(id).getMetadata() : [{}];
      if (isThere) await noteArrival(originalOf(id).name, String(generation));
      return;
    }
    case 'make':
      await changeIfStanding({ state: 'arrived' });
      return;
    case 'give-up':
      await changeIfStanding({ state: 'refused', problem: 'service-failed' });
      return;
    case 'forget':
      return forgetIntake(id);
    default:
  }
}

/** As many as are looked at in a run; the next one follows. */
const LOOKED_AT = 500;

const allIntakes = () => firestore().collection(collections.intake);

async function goOnWith(standing: Query, now: Date): Promise<void> {
  const { docs } = await standing.limit(LOOKED_AT).get();
  for (const document of docs) {
    try {
      const intake = decodeSnapshot(intakeSchema, document);
      if (intake) await goOn(intake, now);
    } catch (thrown) {
      // One that cannot be read must not stand in the way of the others.
      logger.error('A picture does not get on', { id: document.id, ...traceOf(thrown) });
    }
  }
}

/**
 * Lets those go on that are not made yet, or whose replaced files are still there. Many that only wait for their
 * original hide none that has arrived.
 */
export async function continueIntakes(now: Date): Promise<void> {
  const inStates = (...states: IntakeState[]) => allIntakes().where('state', 'in', states);
  await goOnWith(inStates('arrived', 'making'), now);
  await goOnWith(inStates('waiting'), now);
  await goOnWith(allIntakes().where('former.originalSrc', '>', ''), now);
}

export const continueMaking = scheduled(
  'continueMaking',
  { schedule: 'every 5 minutes', timeoutSeconds: 240 },
  async (now) => {
    await continueIntakes(now);
    await continueRemaking(now);
  },
);

/** Forgets what was made or refused long ago. What has stood longest comes first, so that nothing hides it for ever. */
export const forgetIntakes = (now: Date): Promise<void> =>
  goOnWith(allIntakes().orderBy('changedAt'), now);
