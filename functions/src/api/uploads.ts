import { createHash } from 'node:crypto';
import { apiAnswers } from '../../../src/model/api/texts.ts';
import { tokenSender } from '../../../src/model/api/tokens.ts';
import { errorText } from '../../../src/model/base/errorTexts.ts';
import { collections } from '../../../src/model/base/paths.ts';
import { MEGABYTE } from '../../../src/model/base/units.ts';
import { CLIENT_PICTURE_MAX_COUNT } from '../../../src/model/clients/schema.ts';
import { INTAKE_MAX_BYTES, type Intake } from '../../../src/model/intake/schema.ts';
import { unfinishedStates } from '../../../src/model/intake/steps.ts';
import { firestore } from '../firebaseAdmin.ts';
import {
  beginAgain,
  beginIntake,
  forgetIntake,
  originalOf,
  readIntake,
} from '../intake/records.ts';
import { Refusal } from '../refusal.ts';
import type { ApiAnswer, ApiCall } from './call.ts';
import { galleryOfTarget, reaches, requireReach } from './reach.ts';
import { aimOf, requireRoom } from './uploadGoals.ts';

type Input = ApiCall<'beginUpload'>['input'];

/** As many digits of the hash as name the pictures of an import, which are found again by it. */
const ID_LENGTH = 32;

/** The same file on its way to the same place is the same upload, however often it is begun. */
function uploadId(place: readonly string[], sha256: string): string {
  const identity = JSON.stringify([...place, sha256]);
  return createHash('sha256').update(identity).digest('hex').slice(0, ID_LENGTH);
}

/** The id of the picture; a file that replaces another in the shop has one of its own, by which it is told from that. */
const pictureIdOf = ({ goal, itemId }: Pick<Intake, 'goal' | 'itemId'>): string =>
  goal.kind === 'replacement' ? goal.record.id : itemId;

function shown(intake: Intake): ApiAnswer<'readUpload'> {
  const { id, state, problem, fileName: file } = intake;
  const refusal = problem && { problem, message: errorText(problem, undefined, { file }) };
  return { id, pictureId: pictureIdOf(intake), state, ...refusal };
}

const THERE_ALREADY = 412;

const isThereAlready = (thrown: unknown): boolean =>
  thrown instanceof Error && 'code' in thrown && thrown.code === THERE_ALREADY;

/**
 * The address that takes this one file, for a week and without a token; undefined when the file has just
 * arrived. The condition keeps a second one from writing over it.
 */
async function newSession(id: string, bytes: number): Promise<string | undefined> {
  try {
    const [url] = await originalOf(id).createResumableUpload({
      metadata: { contentType: 'application/octet-stream', contentLength: bytes },
      preconditionOpts: { ifGenerationMatch: 0 },
    });
    return url;
  } catch (thrown) {
    if (isThereAlready(thrown)) return undefined;
    throw thrown;
  }
}

function requireSmallFile({ bytes }: Input): void {
  if (bytes <= INTAKE_MAX_BYTES) return;
  throw new Refusal(413, 'upload/too-large', {
    text: apiAnswers.tooLarge(INTAKE_MAX_BYTES / MEGABYTE),
    limit: INTAKE_MAX_BYTES,
  });
}

/**
 * The upload as it stands, tried again when it was refused; undefined when there is none, or when what it became
 * has been deleted since.
 */
async function knownUpload(id: string): Promise<Intake | undefined> {
  const stored = await readIntake(id);
  if (stored?.state === 'refused') return beginAgain(id);
  if (stored?.state !== 'done') return stored;
  await forgetIntake(id);
  return undefined;
}

/**
 * Refuses one more while as many pictures are on their way to a gallery as it holds, also in the place of others.
 * Those that were refused are among them: their originals are kept, and its token must not fill the storage.
 */
async function requireRoomOnTheWay(galleryId: string): Promise<void> {
  const unfinished = firestore()
    .collection(collections.intake)
    .where('goal.galleryId', '==', galleryId)
    .where('state', 'in', unfinishedStates);
  requireRoom((await unfinished.count().get()).data().count, CLIENT_PICTURE_MAX_COUNT);
}

/** Begins an upload, or tells how far the one is that was begun before. */
export async function beginUpload({
  input,
  token,
}: ApiCall<'beginUpload'>): Promise<ApiAnswer<'beginUpload'>> {
  const galleryId = galleryOfTarget(input.target);
  requireReach(token, galleryId);
  requireSmallFile(input);
  const { sha256, bytes, fileName } = input;
  const fileId = sha256.slice(0, ID_LENGTH);
  const { goal, place, knownId } = await aimOf(input, fileId);
  // The files of a client's gallery carry the id of their picture, by which they are handed out.
  const itemId = goal.kind === 'client' ? (input.replaces ?? fileId) : fileId;
  const id = uploadId(place, sha256);
  if (knownId !== undefined) return { id, pictureId: knownId, state: 'done' };
  const pictureId = pictureIdOf({ goal, itemId });
  const known = await knownUpload(id);
  if (known && known.state !== 'waiting') return shown(known);
  if (!known) {
    if (galleryId !== undefined) await requireRoomOnTheWay(galleryId);
    await beginIntake({ id, goal, fileName, bytes, itemId, by: tokenSender(token) });
  }
  const sessionUrl = await newSession(id, bytes);
  return sessionUrl === undefined
    ? { id, pictureId, state: 'arrived' }
    : { id, pictureId, state: 'waiting', sessionUrl };
}

function galleryOfUpload({ goal }: Intake): string | undefined {
  return goal.kind === 'client' ? goal.galleryId : undefined;
}

/** Tells a token of the uploads in its reach; of all others it says that there are none. */
export async function readUpload({
  parameters: { uploadId: id = '' },
  token,
}: ApiCall<'readUpload'>): Promise<ApiAnswer<'readUpload'>> {
  const upload = await readIntake(id);
  if (upload && reaches(token, galleryOfUpload(upload))) return shown(upload);
  throw new Refusal(404, 'not-found', { text: apiAnswers.noSuchUpload });
}
