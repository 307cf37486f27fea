import { create } from 'zustand';
import { callFunction } from '#src/data/functions/callables.ts';
import { sharedByTabs } from '#src/lib/browserStorage.ts';
import { toAppError, type AppErrorCode } from '#src/model/base/errors.ts';
import { LETTERS_AND_DIGITS, randomText } from '#src/model/base/text.ts';
import { MINUTE_MS } from '#src/model/base/units.ts';
import {
  ASKED_LIST,
  chosenIn,
  FIRST_LIST,
  isChosen,
  isFull,
  keptChooserSchema,
  mergedChoices,
  NO_CHOICES,
  toggled,
  type Asked,
  type ChoiceList,
  type Choices,
  type KeptChooser,
  type PublicChooser,
} from '#src/model/clients/choices.ts';
import { isEmpty, nextBatch, unsent } from '#src/model/clients/choiceSync.ts';
import {
  CHOOSER_KEY_LENGTH,
  clientContracts,
  type OpenedGallery,
} from '#src/model/clients/contracts.ts';
import { choosingTexts } from '#src/model/clients/texts.ts';
import { galleryOptionsOf } from '#src/options/galleryList.ts';
import type { WantedPictures } from '#src/options/galleryOption.ts';
import { showToast } from '#src/stores/toasts.ts';

/** A dialog about choosing. */
export type ChoosingDialog =
  /** Asks for a name, and goes on with what was begun. */
  | { kind: 'name'; goOn: () => void }
  | { kind: 'comment'; pictureId: string }
  | { kind: 'more'; wanted: WantedPictures }
  | { kind: 'newList' | 'removeList' | 'send' | 'others' | 'device' };

interface Choosing {
  /** Undefined before somebody has given their name. */
  kept: KeptChooser | undefined;
  /** The choices with what is not sent yet. */
  choices: Choices;
  others: readonly PublicChooser[];
  /** The list that the hearts belong to. */
  listId: string;
  /** The only pictures that are shown; undefined for all. */
  view: { label: string; ids: ReadonlySet<string> } | undefined;
  /** Tells what became of the changes. */
  sync: keyof typeof choosingTexts.sync;
  /** False while the storage is too full for the choices: they are in the memory of this tab. */
  isStored: boolean;
  dialog: ChoosingDialog | undefined;
  /** The dialog holds words that are not saved: only whoever writes them closes it. */
  isWritten: boolean;
}

const NOTHING: Choosing = {
  kept: undefined,
  choices: NO_CHOICES,
  others: [],
  listId: FIRST_LIST,
  view: undefined,
  sync: 'saved',
  isStored: true,
  dialog: undefined,
  isWritten: false,
};

export const useChoosing = create<Choosing>()(() => NOTHING);

/** The gallery that is open, with the access that the server has given. */
interface CurrentGallery {
  galleryId: string;
  access: string;
  /** The others who choose can be seen. */
  isShared: boolean;
  /** Somebody who chooses on another device, and goes on here. */
  chooserKey: string | undefined;
  /** Called when the server takes that access no longer. */
  onRefused: () => void;
}

let openGallery: CurrentGallery = {
  galleryId: '',
  access: '',
  isShared: false,
  chooserKey: undefined,
  onRefused: () => undefined,
};

const storageOf = (galleryId: string) =>
  sharedByTabs(`clientChoices-${galleryId}`, keptChooserSchema);

let storage = storageOf('');

/** Reads the stored choices, with the same person's changes that a full storage did not take from this tab. */
function readStored(): KeptChooser | undefined {
  const stored = storage.read();
  const { kept, isStored } = useChoosing.getState();
  if (isStored || !stored || stored.key !== kept?.key) return stored;
  const changes = mergedChoices(stored.changes, unsent(kept.changes, stored.known));
  return { ...stored, changes };
}

/** As it is now: another tab may have changed it. Without storage it is kept in memory. */
const current = (): KeptChooser | undefined => readStored() ?? useChoosing.getState().kept;

const hasChanges = (): boolean => !isEmpty(current()?.changes ?? NO_CHOICES);

function show(kept: KeptChooser | undefined): void {
  const choices = kept ? mergedChoices(kept.known, kept.changes) : NO_CHOICES;
  useChoosing.setState({ kept, choices });
}

/** Opens a dialog, or closes the open one, for something that has happened elsewhere. */
function replaceDialog(dialog?: ChoosingDialog): void {
  if (!useChoosing.getState().isWritten) useChoosing.setState({ dialog });
}

function keep(kept: KeptChooser): void {
  useChoosing.setState({ isStored: storage.write(kept) });
  show(kept);
}

/** Somebody who comes from another device has no name here before the first answer, and no email. */
const senderOf = ({ key, name, email }: KeptChooser) => ({
  key,
  ...(name !== '' && { name }),
  ...(email !== '' && { email }),
});

/** Sends one portion, or submits the choice that was asked for. Choices that are made while it is on its way stay for the next one. */
async function pushBatch(submits: boolean): Promise<void> {
  const { galleryId, access } = openGallery;
  const kept = current();
  const batch = nextBatch(kept?.changes ?? NO_CHOICES);
  const { own, others = [] } = await callFunction(clientContracts.syncClientChoices, {
    gallery: galleryId,
    access,
    ...(kept && { chooser: senderOf(kept) }),
    ...(!isEmpty(batch) && { changes: batch }),
    ...(submits && { sends: true }),
  });
  if (galleryId !== openGallery.galleryId) return;
  const now = current();
  // Somebody else may choose here by now, from another tab.
  if (now?.key !== kept?.key) return;
  useChoosing.setState({ others });
  if (!own || !now) return;
  const { name, lists, pictures, sentAt } = own;
  if (now.name === '') showToast({ kind: 'success', text: choosingTexts.goesOn(name) });
  keep({ ...now, name, known: { lists, pictures }, changes: unsent(now.changes, batch), sentAt });
}

/** Tells why changes were not sent, and if they outlive this page. */
function stateOfUnsent(code: AppErrorCode): Choosing['sync'] {
  if (code === 'quota-exceeded') return 'noRoom';
  return useChoosing.getState().isStored ? 'waiting' : 'onlyHere';
}

let last: Promise<unknown> = Promise.resolve();

/** One request after the other, until everything is sent. */
function pushAll({ submits } = { submits: false }): Promise<void> {
  const run = last.then(async () => {
    try {
      if (hasChanges()) useChoosing.setState({ sync: 'sending' });
      do await pushBatch(false);
      while (hasChanges());
      if (submits) await pushBatch(true);
      useChoosing.setState({ sync: 'saved' });
    } catch (thrown) {
      const { code } = toAppError(thrown);
      useChoosing.setState({ sync: hasChanges() ? stateOfUnsent(code) : 'saved' });
      if (code === 'permission-denied') openGallery.onRefused();
      const isAsked = useChoosing.getState().dialog?.kind === 'name';
      if (code === 'not-found' && !isAsked) replaceDialog({ kind: 'name', goOn: sync });
      throw thrown;
    }
  });
  last = run.catch(() => undefined);
  return run;
}

/** Without a connection the choices stay in the browser; the next occasion sends them. */
function sync(): void {
  pushAll().catch((thrown: unknown) => console.warn('The choices were not sent', thrown));
}

/** Several hearts in a row make one request. */
const SYNC_DELAY_MS = 500;

const EVERY_MS = MINUTE_MS;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Returns true when something has waited. */
function endWait(): boolean {
  const hasWaited = timer !== undefined;
  clearTimeout(timer);
  timer = undefined;
  return hasWaited;
}

/** Sends what waits for more: a page that is hidden or left may not be opened again. */
function syncNow(): void {
  if (endWait()) sync();
}

function syncSoon(): void {
  endWait();
  timer = setTimeout(syncNow, SYNC_DELAY_MS);
}

/** Asks before changes are lost that are nowhere but here. */
function askToStay(event: BeforeUnloadEvent): void {
  if (!useChoosing.getState().isStored && hasChanges()) event.preventDefault();
}

const unnamed = { name: '', email: '', known: NO_CHOICES, changes: NO_CHOICES, sentAt: undefined };

/** Lets somebody who chooses on another device go on here. Whoever chooses here already stays. */
function welcome(chooserKey: string): void {
  const kept = current();
  if (!kept) keep({ key: chooserKey, ...unnamed });
  else if (kept.key !== chooserKey) {
    showToast({ kind: 'warning', text: choosingTexts.otherHere(kept.name) });
  }
}

/** Takes over what another tab has stored. Nothing stored is nobody: they have left this browser to somebody else. */
function followTab(): void {
  const { kept, dialog } = useChoosing.getState();
  const stored = readStored();
  const isOther = kept?.key !== stored?.key;
  // An open dialog was for the one before, or asks who chooses.
  if (isOther && (kept || dialog?.kind === 'name')) {
    useChoosing.setState({ view: undefined });
    replaceDialog();
  }
  show(stored);
  if (!isOther) return;
  // The choices of others and the state of sending are those of the one before.
  useChoosing.setState({ others: [], sync: 'saved' });
  if (stored || openGallery.isShared) sync();
}

/** Follows the choices of an open gallery. Returns a function that stops it. */
export function followChoices(opened: CurrentGallery, isAsked: boolean): () => void {
  const isSame = opened.galleryId === openGallery.galleryId;
  const { kept, isStored } = isSame ? useChoosing.getState() : NOTHING;
  if (!isSame) storage = storageOf(opened.galleryId);
  openGallery = opened;
  useChoosing.setState({ ...NOTHING, kept, isStored, listId: isAsked ? ASKED_LIST : FIRST_LIST });
  show(current());
  if (opened.chooserKey !== undefined) welcome(opened.chooserKey);
  // Somebody who only looks asks as well: the answer refuses them once the gallery is closed.
  const whenVisible = () => document.visibilityState === 'visible' && sync();
  const whenHidden = () => document.visibilityState === 'hidden' && syncNow();
  if (current() || opened.isShared) sync();
  const interval = setInterval(whenVisible, EVERY_MS);
  window.addEventListener('online', sync);
  window.addEventListener('beforeunload', askToStay);
  document.addEventListener('visibilitychange', whenHidden);
  const stopTabs = storage.follow(followTab);
  return () => {
    clearInterval(interval);
    syncNow();
    window.removeEventListener('online', sync);
    window.removeEventListener('beforeunload', askToStay);
    document.removeEventListener('visibilitychange', whenHidden);
    stopTabs();
  };
}

/** The server is asked with the newest access. */
export function renewAccess(access: string): void {
  openGallery = { ...openGallery, access };
}

/** The newest access to the open gallery. */
export const currentAccess = (): string => openGallery.access;

/** Gives this browser a person who chooses. */
export function introduce(name: string, email: string): void {
  const bytes = (count: number) => crypto.getRandomValues(new Uint8Array(count));
  const key = randomText(LETTERS_AND_DIGITS, CHOOSER_KEY_LENGTH, bytes);
  keep({ ...unnamed, key, ...current(), name, email });
  syncSoon();
}

/** Tells somebody from another device to wait. One whom nobody knows any more gives a name, and goes on. */
function reportUnknown(thrown: unknown, again: () => void): void {
  const isKnown = toAppError(thrown).code !== 'not-found';
  if (isKnown) showToast({ kind: 'warning', text: choosingTexts.notYet });
  else replaceDialog({ kind: 'name', goOn: again });
}

/** Goes on with the person who chooses here; asks for a name first where nobody has given one. */
function whenKnown(goOn: (kept: KeptChooser) => void): void {
  const again = () => whenKnown(goOn);
  const kept = current();
  if (!kept) useChoosing.setState({ dialog: { kind: 'name', goOn: again } });
  else if (kept.name !== '') goOn(kept);
  // Somebody who comes from another device: a change must have seen what they have chosen there.
  else pushAll().then(again, (thrown: unknown) => reportUnknown(thrown, again));
}

/** Opens a dialog in which somebody writes, once it is known who. */
export function openToWrite(dialog: ChoosingDialog): void {
  whenKnown(() => useChoosing.setState({ dialog }));
}

/** Makes a change, once it is known who makes it. */
export function change(make: (choices: Choices, now: number) => Choices): void {
  whenKnown((kept) => {
    const made = make(mergedChoices(kept.known, kept.changes), Date.now());
    keep({ ...kept, changes: mergedChoices(kept.changes, made) });
    syncSoon();
  });
}

/** Lets somebody else choose in this browser, once everything is sent. */
export async function leave(): Promise<void> {
  endWait();
  await pushAll();
  storage.remove();
  useChoosing.setState({ view: undefined });
  show(undefined);
}

/** Sends the choice that was asked for, after everything that belongs to it. */
export function sendChoice(): Promise<void> {
  endWait();
  return pushAll({ submits: true });
}

/** The list that the hearts belong to now. It is asked for by every heart of the page. */
export function currentList(
  { choices, listId }: Choosing,
  { askedName, askedCount }: Asked,
): ChoiceList {
  const name = choices.lists[listId]?.name ?? '';
  if (name !== '') return { id: listId, name };
  const isAsked = askedCount > 0 && listId !== FIRST_LIST;
  return isAsked
    ? { id: ASKED_LIST, name: askedName, limit: askedCount }
    : { id: FIRST_LIST, name: choosingTexts.firstList };
}

/** True when the list is the one that was sent. */
export function isLocked({ kept }: Choosing, { id }: ChoiceList): boolean {
  return id === ASKED_LIST && kept?.sentAt !== undefined;
}

/** Tells how to have pictures beyond what was agreed. */
export function wantMore(wanted: WantedPictures): void {
  useChoosing.setState({ dialog: { kind: 'more', wanted } });
}

/** Puts a picture into the current list, or takes it out; says why where that cannot be. */
function switchHeart(gallery: OpenedGallery, pictureId: string): void {
  const state = useChoosing.getState();
  const list = currentList(state, gallery);
  const { length } = chosenIn(state.choices, list.id, gallery.pictures);
  if (isLocked(state, list)) {
    showToast({ kind: 'warning', text: choosingTexts.locked });
  } else if (!isChosen(state.choices, pictureId, list.id) && isFull(list, length)) {
    const hasMore = galleryOptionsOf(gallery).length > 0;
    if (hasMore) wantMore({ pictureIds: [pictureId], limit: length });
    else showToast({ kind: 'warning', text: choosingTexts.full(length) });
  } else {
    change((choices, now) => toggled(choices, { pictureId, listId: list.id }, now));
  }
}

/** Switches a heart as it was seen: one that turns out to be pressed on another device already stays so. */
export function pressHeart(gallery: OpenedGallery, pictureId: string): void {
  const isPressed = () => {
    const state = useChoosing.getState();
    return isChosen(state.choices, pictureId, currentList(state, gallery).id);
  };
  const wasPressed = isPressed();
  whenKnown(() => isPressed() === wasPressed && switchHeart(gallery, pictureId));
}
