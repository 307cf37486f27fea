import { createHash } from 'node:crypto';
import type { Transaction } from 'firebase-admin/firestore';
import {
  ASKED_LIST,
  canSend,
  CHOOSERS_MAX,
  chooserSchema,
  chosenIn,
  NO_CHOICES,
  publicChooserSchema,
  withVisit,
  type Chooser,
} from '../../../src/model/clients/choices.ts';
import { acceptedChoices, isStorable } from '../../../src/model/clients/choiceSync.ts';
import { clientContracts } from '../../../src/model/clients/contracts.ts';
import { clientDocuments } from '../../../src/model/clients/schema.ts';
import { collections } from '../../../src/model/base/paths.ts';
import { decodeItems } from '../../../src/model/base/schema.ts';
import type { ContractInput } from '../../../src/model/system/contracts.ts';
import { ok, serve } from '../callable.ts';
import { decodeSnapshot, recordOf } from '../decodeSnapshot.ts';
import { firestore } from '../firebaseAdmin.ts';
import { clientLimits } from '../rateLimits.ts';
import { Refusal } from '../refusal.ts';
import { openedGallery, type OpenVisit, rateSubjectOf } from './openedGallery.ts';

type Input = ContractInput<typeof clientContracts.syncClientChoices>;

/** The id of somebody's record. It is told to others, and the key cannot be read back from it. */
function chooserIdOf({ gallery, chooser }: Input): string | undefined {
  return chooser && createHash('sha256').update(`${gallery}:${chooser.key}`).digest('hex');
}

const choosersOf = (galleryId: string) =>
  firestore().collection(collections.clientChoices).where('galleryId', '==', galleryId);

async function requireRoom(transaction: Transaction, galleryId: string): Promise<void> {
  const known = await transaction.get(choosersOf(galleryId).select().limit(CHOOSERS_MAX));
  if (known.size >= CHOOSERS_MAX) throw new Refusal(409, 'quota-exceeded');
}

interface Context extends OpenVisit {
  input: Input;
  chooserId: string;
  now: Date;
}

/** The record of somebody after their changes; the same object when there are none. */
function changed(before: Chooser, { input, gallery, visit, now }: Context): Chooser {
  const { chooser, changes, sends = false } = input;
  const isSent = before.sentAt !== undefined;
  const pictureIds = new Set(gallery.images.map(({ id }) => id));
  const choices = changes
    ? acceptedChoices(before, changes, { pictureIds, isSent, now: now.getTime() })
    : before;
  if (sends && !isSent) {
    const { length } = chosenIn(choices, ASKED_LIST, gallery.images);
    if (!canSend(length, gallery)) throw new Refusal(409, 'invalid-argument');
  }
  const { name = before.name, email = before.email } = chooser ?? {};
  const visits = withVisit(before.visits, visit);
  const isKnown = name === before.name && email === before.email && visits === before.visits;
  if (!changes && (!sends || isSent) && isKnown) return before;
  const { lists, pictures } = choices;
  if (!isStorable({ lists, pictures })) throw new Refusal(409, 'quota-exceeded');
  const sentAt = sends && !isSent ? now : before.sentAt;
  return { ...before, name, email, visits, lists, pictures, sentAt, updatedAt: now };
}

/** Stores somebody's changes, and returns their record as it is then; undefined while they have chosen nothing. */
async function store(transaction: Transaction, context: Context): Promise<Chooser | undefined> {
  const { chooserId, gallery, input, now } = context;
  const choicesRef = firestore().doc(clientDocuments.choices.build({ chooserId }));
  const stored = decodeSnapshot(chooserSchema, await transaction.get(choicesRef));
  if (!stored) {
    // Somebody who comes from another device, and was removed meanwhile.
    if (input.chooser?.name === undefined) throw new Refusal(404, 'not-found');
    // An open page that only asks does not bring back somebody whom the photographer has removed.
    if (!input.changes && input.sends !== true) return undefined;
    await requireRoom(transaction, gallery.id);
  }
  const nobody = {
    id: chooserId,
    galleryId: gallery.id,
    name: '',
    email: '',
    visits: [],
    ...NO_CHOICES,
  };
  const before: Chooser = stored ?? { ...nobody, createdAt: now };
  const after = changed(before, context);
  if (after !== before) {
    const { id: _, sentAt = null, createdAt = context.now, ...others } = after;
    transaction.set(choicesRef, { ...others, sentAt, createdAt });
  }
  return after;
}

/** The others' choices, where the photographer lets everybody see them. */
async function othersOf(galleryId: string, ownId: string | undefined): Promise<Chooser[]> {
  const { docs } = await choosersOf(galleryId).limit(CHOOSERS_MAX).get();
  const others = docs.filter(({ id }) => id !== ownId);
  // One that cannot be read must not keep the answer from everybody.
  return decodeItems(chooserSchema, others.map(recordOf)).items;
}

/**
 * Takes what somebody in an open gallery has chosen, and tells the state of it. A repeated request
 * changes nothing: what it brings is there, and not newer.
 */
export const syncClientChoices = serve({
  contract: clientContracts.syncClientChoices,
  limit: clientLimits.syncClientChoices,
  options: { timeoutSeconds: 30 },
  identify: rateSubjectOf,
  async handle({ input }) {
    const now = new Date();
    const chooserId = chooserIdOf(input);
    const { gallery, own } = await firestore().runTransaction(async (transaction) => {
      const opened = await openedGallery(transaction, input, now);
      if (chooserId === undefined) return { ...opened, own: undefined };
      const own = await store(transaction, { ...opened, input, chooserId, now });
      return { ...opened, own };
    });
    const others = gallery.sharesChoices ? await othersOf(gallery.id, chooserId) : [];
    const publicChooser = (chooser: Chooser) => publicChooserSchema.parse(chooser);
    return ok({
      success: true,
      ...(own && { own: publicChooser(own) }),
      others: others.map(publicChooser),
    });
  },
});
