import { FieldPath, FieldValue, type DocumentSnapshot } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { chunks } from '../../../src/model/base/lists.ts';
import { collections, documents } from '../../../src/model/base/paths.ts';
import { MINUTE_MS } from '../../../src/model/base/units.ts';
import { orderMailId, queuedMail } from '../../../src/model/mails/outbox.ts';
import {
  fileLossSchema,
  fileProofSchema,
  filesToProve,
  hasNewLoss,
  notedAfter,
  type ProofPass,
  proofStateSchema,
  type SeenFile,
} from '../../../src/model/purchases/fileProof.ts';
import { type Purchase, purchaseSchema } from '../../../src/model/purchases/schema.ts';
import { traceOf } from '../callable.ts';
import { decodeSnapshot } from '../decodeSnapshot.ts';
import { bucket, firestore } from '../firebaseAdmin.ts';
import { entriesOf } from '../mails/outbox.ts';

/** Leaves two minutes of the function's nine to a purchase of many pictures. */
const RUN_MS = 7 * MINUTE_MS;

/** As many purchases and files as are read in a night; a large shop is seen in several. */
const LOOKS_PER_RUN = 10_000;

const FILES_AT_ONCE = 20;

/** Longer than a run, so that one mail tells all its losses. */
const TOLD_AFTER_MS = 10 * MINUTE_MS;

const NOT_FOUND = 404;

const proofStateRef = () => firestore().doc(documents.proofState.build());

/** The size and the checksum that the store keeps of every file. */
async function look(path: string): Promise<SeenFile> {
  try {
    const [{ size = 0, crc32c = '' }] = await bucket().file(path).getMetadata();
    return { path, fingerprint: `${size} ${crc32c}` };
  } catch (thrown) {
    const isMissing = thrown instanceof Error && 'code' in thrown && thrown.code === NOT_FOUND;
    if (!isMissing) throw thrown;
    return { path, fingerprint: undefined };
  }
}

async function lookAtAll(paths: readonly string[]): Promise<SeenFile[]> {
  const seen: SeenFile[] = [];
  for (const some of chunks(paths, FILES_AT_ONCE)) {
    seen.push(...(await Promise.all(some.map(look))));
  }
  return seen;
}

/** A record that cannot be read must not stop the pass. */
function readable(snapshot: DocumentSnapshot): Purchase | undefined {
  try {
    return decodeSnapshot(purchaseSchema, snapshot);
  } catch (thrown) {
    logger.error('A purchase cannot be read', { id: snapshot.id, ...traceOf(thrown) });
    return undefined;
  }
}

async function purchaseAfter({ after }: ProofPass): Promise<DocumentSnapshot | undefined> {
  const first = firestore().collection(collections.purchases).orderBy(FieldPath.documentId());
  const { docs } = await (after === '' ? first : first.startAfter(after)).limit(1).get();
  return docs[0];
}

interface Look {
  orderId: string;
  userId: string;
  seen: readonly SeenFile[];
}

/**
 * Notes a purchase that was looked at, and the mail about a new loss, in one write with the place from
 * which the pass goes on. Returns undefined when another run has gone on from there.
 */
async function note(pass: ProofPass, { orderId, userId, seen }: Look, now: Date) {
  const db = firestore();
  const kind = 'files-lost';
  const nextAttemptAt = new Date(now.getTime() + TOLD_AFTER_MS);
  const mail = { ...queuedMail({ orderId, kind, userId }, now), nextAttemptAt };
  const queues = await entriesOf(orderMailId(orderId, kind), mail);
  const proof = db.doc(documents.fileProof.build({ orderId }));
  const loss = db.doc(documents.fileLoss.build({ orderId }));
  return db.runTransaction(async (transaction) => {
    const [state, known, lostBefore] = await transaction.getAll(proofStateRef(), proof, loss);
    const { current } = (state && decodeSnapshot(proofStateSchema, state)) ?? {};
    if ((current?.after ?? '') !== pass.after) return undefined;
    const { fingerprints = {} } = (known && decodeSnapshot(fileProofSchema, known)) ?? {};
    const { files: before = [] } = (lostBefore && decodeSnapshot(fileLossSchema, lostBefore)) ?? {};
    const after = notedAfter(seen, { fingerprints, lost: before }, now);
    const next: ProofPass = {
      startedAt: pass.startedAt,
      after: orderId,
      purchases: pass.purchases + 1,
      files: pass.files + seen.length,
    };
    transaction.set(proofStateRef(), { current: next, ranAt: now }, { merge: true });
    if (seen.length > 0) transaction.set(proof, { fingerprints: after.fingerprints });
    if (after.lost.length === 0) transaction.delete(loss);
    else transaction.set(loss, { files: after.lost, checkedAt: now });
    if (hasNewLoss(before, after.lost)) {
      for (const [entry, queued] of queues) transaction.set(entry, queued);
    }
    return next;
  });
}

/** Ends a pass that has seen every purchase. Losses that it did not look at belong to none any more. */
async function finish({ after, ...pass }: ProofPass, now: Date): Promise<void> {
  const outdated = await firestore()
    .collection(collections.fileLosses)
    .where('checkedAt', '<', pass.startedAt)
    .get();
  for (const { ref } of outdated.docs) await ref.delete();
  const last = { ...pass, finishedAt: now };
  await proofStateRef().set({ current: FieldValue.delete(), last, ranAt: now }, { merge: true });
  logger.info('proveFiles: every purchase was seen', { ...last, after });
}

/**
 * Looks for the files of what was sold, from where the last run has stopped. A run that is cut off
 * has noted every purchase but the one it was at.
 */
export async function proveFiles(now: Date, most = LOOKS_PER_RUN): Promise<void> {
  const until = Date.now() + RUN_MS;
  const state = decodeSnapshot(proofStateSchema, await proofStateRef().get());
  let pass = state?.current ?? { startedAt: now, after: '', purchases: 0, files: 0 };
  for (let looks = 0; looks < most && Date.now() < until;) {
    const snapshot = await purchaseAfter(pass);
    if (!snapshot) return finish(pass, now);
    const purchase = readable(snapshot);
    const seen = await lookAtAll(purchase ? filesToProve(purchase) : []);
    const next = await note(
      pass,
      { orderId: snapshot.id, userId: purchase?.userId ?? '', seen },
      now,
    );
    if (!next) return;
    looks += 1 + seen.length;
    pass = next;
  }
}
