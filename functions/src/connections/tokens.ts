import { createHash, randomBytes } from 'node:crypto';
import type { Transaction } from 'firebase-admin/firestore';
import {
  apiTokenSchema,
  newToken,
  tokenDocuments,
  tokenIdOf,
  tokenIdOfSender,
  tokenSender,
  TOKENS_MAX,
  type ApiToken,
} from '../../../src/model/api/tokens.ts';
import { apiAnswers } from '../../../src/model/api/texts.ts';
import { collections } from '../../../src/model/base/paths.ts';
import { MINUTE_MS } from '../../../src/model/base/units.ts';
import { clientDocuments } from '../../../src/model/clients/schema.ts';
import type { IntakeState } from '../../../src/model/intake/schema.ts';
import { isSameSecret } from '../clients/access.ts';
import { decodeSnapshot, readable } from '../decodeSnapshot.ts';
import { firestore } from '../firebaseAdmin.ts';
import { isMakerAdministrator, type Caller } from '../guards/identity.ts';
import { refused } from '../refusal.ts';

/** A token that is used all the time is not written each time, nor its maker asked about. */
const USE_NOTED_MS = MINUTE_MS;

const refOf = (tokenId: string) => firestore().doc(tokenDocuments.token.build({ tokenId }));

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export async function storedTokens(): Promise<ApiToken[]> {
  const { docs } = await firestore().collection(collections.apiTokens).get();
  return readable(apiTokenSchema, docs);
}

async function requireRoom(transaction: Transaction): Promise<void> {
  const all = await transaction.get(firestore().collection(collections.apiTokens));
  const valid = all.docs.filter((each) => each.get('revokedAt') === undefined);
  if (valid.length >= TOKENS_MAX) throw refused(apiAnswers.tooManyTokens(TOKENS_MAX));
}

/** Makes a token, and returns it: it can be read nowhere afterwards. */
export async function makeToken(
  { name, galleryId = '' }: { name: string; galleryId?: string | undefined },
  { uid: makerId, email: createdBy }: Pick<Caller, 'uid' | 'email'>,
): Promise<string> {
  const { id, token } = newToken(randomBytes);
  await firestore().runTransaction(async (transaction) => {
    await requireRoom(transaction);
    if (galleryId !== '') {
      const gallery = firestore().doc(clientDocuments.gallery.build({ galleryId }));
      if (!(await transaction.get(gallery)).exists) throw refused(apiAnswers.noSuchGallery);
    }
    const made = { name, hash: hashOf(token), galleryId, createdAt: new Date() };
    transaction.create(refOf(id), { ...made, createdBy, makerId });
  });
  return token;
}

/** Forgets the uploads that a token has begun: an address that still takes a file leads to nothing then. */
async function forgetUploads(tokenId: string): Promise<void> {
  const waiting = await firestore()
    .collection(collections.intake)
    .where('by', '==', tokenSender({ id: tokenId }))
    .where('state', '==', 'waiting' satisfies IntakeState)
    .get();
  const writer = firestore().bulkWriter();
  for (const { ref } of waiting.docs) void writer.delete(ref);
  await writer.close();
}

/** Ends a token; one that has ended stays as it is. */
export async function revokeToken(tokenId: string, by: string): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const token = decodeSnapshot(apiTokenSchema, await transaction.get(refOf(tokenId)));
    if (!token || token.revokedAt) return;
    transaction.update(refOf(tokenId), { revokedAt: new Date(), revokedBy: by });
  });
  await forgetUploads(tokenId);
}

/** Ends a token whose maker is no administrator any more. Returns true for one that goes on. */
async function staysValid(token: ApiToken): Promise<boolean> {
  if (await isMakerAdministrator(token)) return true;
  await revokeToken(token.id, '');
  return false;
}

/** False for an upload whose token has ended: its address takes the file for a week, and asks for no token. */
export async function maySend(by: string): Promise<boolean> {
  const tokenId = tokenIdOfSender(by);
  if (tokenId === undefined) return true;
  const token = decodeSnapshot(apiTokenSchema, await refOf(tokenId).get());
  return token !== undefined && !token.revokedAt && staysValid(token);
}

/** The token that a program sends; undefined for one that is unknown, revoked, or no administrator's any more. */
export async function validToken(given: string, now: Date): Promise<ApiToken | undefined> {
  const tokenId = tokenIdOf(given);
  if (tokenId === undefined) return undefined;
  const ref = refOf(tokenId);
  const token = decodeSnapshot(apiTokenSchema, await ref.get());
  if (!token || token.revokedAt || !isSameSecret(hashOf(given), token.hash)) return undefined;
  if (now.getTime() - Number(token.usedAt ?? 0) <= USE_NOTED_MS) return token;
  if (!(await staysValid(token))) return undefined;
  await ref.update({ usedAt: now });
  return token;
}
