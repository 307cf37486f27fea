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
import { choosesTogether } from '../../../src/model/clients/access.ts';
import { acceptedChoices, isStorable, toldOthers } from '../../../src/model/clients/choiceSync.ts';
import { clientContracts } from '../../../src/model/clients/contracts.ts';
import { joinedNames, withAlone } from '../../../src/model/clients/together.ts';
import { clientDocuments } from '../../../src/model/clients/schema.ts';
import { collections } from '../../../src/model/base/paths.ts';
import type { ContractInput } from '../../../src/model/system/contracts.ts';
import { ok, serve } from '../callable.ts';
import { decodeSnapshot, readable } from '../decodeSnapshot.ts';
import { firestore } from '../firebaseAdmin.ts';
import { clientLimits } from '../rateLimits.ts';
import { Refusal } from '../refusal.ts';
import { openedGallery, type OpenVisit, rateSubjectOf } from './openedGallery.ts';

type Input = ContractInput<typeof clientContracts.syncClientChoices>;

/** The id of a record. It is told to others, and the key cannot be read back from it. */
const idOf = (galleryId: string, key: string): string =>
  createHash('sha256').update(`${galleryId}:${key}`).digest('hex');

/** Stands for the key of those who choose together; no browser has one that is so short. */
const TOGETHER = 'together';

const choosersOf = (galleryId: string) =>
  firestore().collection(collections.clientChoices).where('galleryId', '==', galleryId);

async function requireRoom(transaction: Transaction, galleryId: string): Promise<void> {
  const known = await transaction.get(choosersOf(galleryId).select().limit(CHOOSERS_MAX));
  if (known.size >= CHOOSERS_MAX) throw new Refusal(409, 'quota-exceeded');
}

interface Context extends OpenVisit {
  input: Input & { chooser: NonNullable<Input['chooser']> };
  pictureIds: ReadonlySet<string>;
  now: Date;
}

/** The record of somebody after their changes; the same object when there are none. */
function changed(before: Chooser, context: Context): Chooser {
  const { input, gallery, visit, role, pictureIds, now } = context;
  const { chooser, changes, sends = false } = input;
  const isSent = before.sentAt !== undefined;
  const choices = changes
    ? acceptedChoices(before, changes, { pictureIds, isSent, now: now.getTime() })
    : before;
  if (sends && !isSent) {
    const { length } = chosenIn(choices, ASKED_LIST, gallery.images);
    if (!canSend(length, gallery)) throw new Refusal(409, 'invalid-argument');
  }
  const { name, email } = choosesTogether(gallery, role)
    ? { name: joinedNames(before.name, chooser.name), email: before.email || (chooser.email ?? '') }
    : { name: chooser.name ?? before.name, email: chooser.email ?? before.email };
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
  const { gallery, input, role, pictureIds, now } = context;
  const isTogether = choosesTogether(gallery, role);
  const ownId = idOf(gallery.id, input.chooser.key);
  const chooserId = isTogether ? idOf(gallery.id, TOGETHER) : ownId;
  const refOf = (id: string) => firestore().doc(clientDocuments.choices.build({ chooserId: id }));
  const read = async (id: string) =>
    decodeSnapshot(chooserSchema, await transaction.get(refOf(id)));
  const stored = await read(chooserId);
  // Choices made before guests had a link of their own are merged into the shared list.
  const alone = isTogether ? await read(ownId) : undefined;
  if (!stored && !alone) {
    // Somebody who comes from another device, and was removed meanwhile.
    if (input.chooser.name === undefined) throw new Refusal(404, 'not-found');
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
  const known: Chooser = stored ?? { ...nobody, createdAt: now };
  const before = alone ? withAlone(known, alone, { pictureIds, now: now.getTime() }) : known;
  const after = changed(before, context);
  if (alone) transaction.delete(refOf(ownId));
  if (after !== stored) {
    const { id: _, sentAt = null, createdAt = context.now, ...others } = after;
    transaction.set(refOf(chooserId), { ...others, sentAt, createdAt });
  }
  return after;
}

/** The others' choices, where the photographer lets everybody see them. */
async function othersOf(galleryId: string, ownId: string | undefined): Promise<Chooser[]> {
  const { docs } = await choosersOf(galleryId).limit(CHOOSERS_MAX).get();
  const others = docs.filter(({ id }) => id !== ownId);
  return readable(chooserSchema, others);
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
    const { chooser } = input;
    const { gallery, own } = await firestore().runTransaction(async (transaction) => {
      const opened = await openedGallery(transaction, input, now);
      if (!chooser) return { ...opened, own: undefined };
      const pictureIds = new Set(opened.gallery.images.map(({ id }) => id));
      const context = { ...opened, input: { ...input, chooser }, pictureIds, now };
      const own = await store(transaction, context);
      return { ...opened, own };
    });
    const others = gallery.sharesChoices ? await othersOf(gallery.id, own?.id) : [];
    const publicChooser = (chooser: Chooser) => publicChooserSchema.parse(chooser);
    return ok({
      success: true,
      ...(own && { own: publicChooser(own) }),
      others: toldOthers(others.map(publicChooser)),
    });
  },
});
