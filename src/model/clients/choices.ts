import * as z from 'zod/mini';
import { date, list, text, withDefault } from '../base/schema.ts';
import { IDENTIFIER } from '../base/text.ts';
import { CLIENT_PICTURE_MAX_COUNT } from './schema.ts';

/** The list that the photographer asks for, such as 40 pictures for the book. */
export const ASKED_LIST = 'asked';

/** The list that everybody has from the beginning. */
export const FIRST_LIST = 'favourites';

export const LIST_NAME_MAX_LENGTH = 40;
export const COMMENT_MAX_LENGTH = 300;
export const CHOOSER_NAME_MAX_LENGTH = 80;

/** The lists that somebody may make, with those that were removed again. */
export const LISTS_MAX = 20;

/** The newest visits of somebody who chooses. */
const VISITS_KEPT = 50;

/** Adds a visit; the same list when it is there. */
export function withVisit(visits: string[], visit: string): string[] {
  return visits.includes(visit) ? visits : [...visits, visit].slice(-VISITS_KEPT);
}

/** The people who may choose in one gallery. */
export const CHOOSERS_MAX = 50;

const shortId = z.string().check(z.regex(IDENTIFIER), z.maxLength(40));

/** Milliseconds by the clock of whoever changed it; the newest change of each entry counts. */
const changedAt = z.int().check(z.gte(0));

const listEntry = z.strictObject({
  /** Empty once the list is removed. */
  name: z.string().check(z.maxLength(LIST_NAME_MAX_LENGTH)),
  at: changedAt,
});

const pictureEntry = z.strictObject({
  /** The lists that it is in. */
  lists: z.array(shortId).check(z.maxLength(LISTS_MAX + 2)),
  comment: z.string().check(z.maxLength(COMMENT_MAX_LENGTH)),
  /** The last change of its lists. */
  at: changedAt,
  /** The last change of each list, also of those it was taken out of; left out where all changed together. */
  listsAt: z.optional(z.record(shortId, changedAt)),
  /** The last change of its comment; left out where both were changed together. */
  commentAt: z.optional(changedAt),
});

const entries = <Entry>(entry: z.ZodMiniType<Entry>, most: number) =>
  withDefault(
    z
      .record(shortId, entry)
      .check(z.refine((record: Record<string, Entry>) => Object.keys(record).length <= most)),
    {},
  );

/** The choices of one person, or the part of them that has changed. */
const choices = {
  lists: entries(listEntry, LISTS_MAX),
  pictures: entries(pictureEntry, CLIENT_PICTURE_MAX_COUNT),
};

export const choicesSchema = z.strictObject(choices);

export type Choices = z.infer<typeof choicesSchema>;

/** Somebody who chooses, as the others in the gallery are told. */
export const publicChooserSchema = z.object({
  id: z.string(),
  name: z.string(),
  ...choices,
  /** The time at which the choice that was asked for was sent; it is locked from then on. */
  sentAt: date,
});

export type PublicChooser = z.infer<typeof publicChooserSchema>;

/** Somebody who chooses in a gallery, as stored. The server writes it, and an administrator opens a sent choice again. */
export const chooserSchema = z.extend(publicChooserSchema, {
  galleryId: z.string(),
  email: text,
  /** The openings of the page that were theirs, which proof of delivery names them by. */
  visits: list(z.string()),
  createdAt: date,
  updatedAt: date,
});

export type Chooser = z.infer<typeof chooserSchema>;

/** Kept in the browser of somebody who chooses, also without a connection. */
export const keptChooserSchema = z.object({
  /** The proof that this is the same person. */
  key: z.string(),
  name: z.string(),
  email: z.string(),
  /** As the server has told it. */
  known: choicesSchema,
  /** Changes that the server has not been told yet. */
  changes: choicesSchema,
  sentAt: date,
});

export type KeptChooser = z.infer<typeof keptChooserSchema>;

export const NO_CHOICES: Choices = { lists: {}, pictures: {} };

interface Dated {
  at: number;
}

/** The newer one of each entry; of two that are equally old, the first. */
export function newest<Entry extends Dated>(
  one: Readonly<Record<string, Entry>>,
  other: Readonly<Record<string, Entry>>,
): Record<string, Entry> {
  const result = { ...one };
  for (const [key, entry] of Object.entries(other)) {
    if (entry.at > (result[key]?.at ?? -1)) result[key] = entry;
  }
  return result;
}

export type PictureEntry = Choices['pictures'][string];

export const commentedAt = ({ at, commentAt = at }: PictureEntry): number => commentAt;

/** If a picture is in a list, and when that was changed. Without times of its lists, all changed together. */
function membership({ lists, at, listsAt }: PictureEntry, listId: string) {
  const changedAt = listsAt ? (new Map(Object.entries(listsAt)).get(listId) ?? 0) : at;
  return { listId, isIn: lists.includes(listId), changedAt };
}

/** The lists of two states of a picture: of each list the last change counts. */
function mergedLists(one: PictureEntry, other: PictureEntry) {
  if (!one.listsAt && !other.listsAt) return { lists: (other.at > one.at ? other : one).lists };
  const listIds = new Set(
    [one, other].flatMap(({ lists, listsAt = {} }) => [...lists, ...Object.keys(listsAt)]),
  );
  const latest = [...listIds].map((listId) => {
    const [first, second] = [membership(one, listId), membership(other, listId)];
    return second.changedAt > first.changedAt ? second : first;
  });
  return {
    lists: latest.filter(({ isIn }) => isIn).map(({ listId }) => listId),
    listsAt: Object.fromEntries(latest.map(({ listId, changedAt }) => [listId, changedAt])),
  };
}

/** Hearts and comments are changed apart, on devices that do not know the newest of each other. */
function mergedEntry(one: PictureEntry, other: PictureEntry): PictureEntry {
  const commented = commentedAt(other) > commentedAt(one) ? other : one;
  return {
    ...mergedLists(one, other),
    at: Math.max(one.at, other.at),
    comment: commented.comment,
    commentAt: commentedAt(commented),
  };
}

/** Brings two states of one person's choices together: of each picture the last hearts and the last comment count. */
export function mergedChoices(one: Choices, other: Choices): Choices {
  const pictures = { ...one.pictures };
  for (const [id, entry] of Object.entries(other.pictures)) {
    const known = pictures[id];
    pictures[id] = known ? mergedEntry(known, entry) : entry;
  }
  return { lists: newest(one.lists, other.lists), pictures };
}

/** A change that has seen the known one is newer, whatever the clocks say. */
const after = (known: number | undefined, now: number) => Math.max(now, (known ?? -1) + 1);

/** Nothing chosen and nothing said, which is older than anything. */
const UNTOUCHED: PictureEntry = { lists: [], comment: '', at: 0, commentAt: 0 };

const entryOf = ({ pictures }: Choices, pictureId: string): PictureEntry =>
  pictures[pictureId] ?? UNTOUCHED;

/** The change of one picture; what it does not change keeps the time of its own last change. */
function pictureChange(
  choices: Choices,
  pictureId: string,
  change: Partial<PictureEntry>,
): Choices {
  const known = entryOf(choices, pictureId);
  const entry = { ...known, commentAt: commentedAt(known), ...change };
  return { lists: {}, pictures: { [pictureId]: entry } };
}

export function isChosen(choices: Choices, pictureId: string, listId: string): boolean {
  return entryOf(choices, pictureId).lists.includes(listId);
}

export function commentOn(choices: Choices, pictureId: string): string {
  return entryOf(choices, pictureId).comment;
}

/** The change that puts a picture into a list, or takes it out. */
export function toggled(
  choices: Choices,
  place: { pictureId: string; listId: string },
  now: number,
): Choices {
  const { pictureId, listId } = place;
  const known = entryOf(choices, pictureId);
  const lists = known.lists.includes(listId)
    ? known.lists.filter((id) => id !== listId)
    : [...known.lists, listId];
  const at = after(known.at, now);
  const listsAt = known.listsAt ?? Object.fromEntries(known.lists.map((id) => [id, known.at]));
  return pictureChange(choices, pictureId, { lists, at, listsAt: { ...listsAt, [listId]: at } });
}

/** The change that puts a comment on a picture; an empty one takes it away. */
export function commented(
  choices: Choices,
  { pictureId, comment }: { pictureId: string; comment: string },
  now: number,
): Choices {
  const commentAt = after(commentedAt(entryOf(choices, pictureId)), now);
  return pictureChange(choices, pictureId, { comment, commentAt });
}

/** The change that makes a list or names it anew; without a name it is removed. */
export function listed(
  choices: Choices,
  { listId, name }: { listId: string; name: string },
  now: number,
): Choices {
  const at = after(choices.lists[listId]?.at, now);
  return { lists: { [listId]: { name, at } }, pictures: {} };
}

/** The pictures of a list, in the order of the gallery. */
export function chosenIn<Picture extends { id: string }>(
  choices: Choices,
  listId: string,
  pictures: readonly Picture[],
): Picture[] {
  return pictures.filter(({ id }) => isChosen(choices, id, listId));
}

/** A list that the photographer asks for; a limit of 0 asks for none. */
export interface Asked {
  askedName: string;
  askedCount: number;
}

export interface ChoiceList {
  id: string;
  name: string;
  /** The number of pictures it may have; undefined without a limit. */
  limit?: number;
}

/** The lists of a person: the one that was asked for, the one that everybody has, and their own. */
export function listsOf(
  { lists }: Choices,
  { askedName, askedCount }: Asked,
  firstName: string,
): ChoiceList[] {
  const asked = { id: ASKED_LIST, name: askedName, limit: askedCount };
  const own = Object.entries(lists)
    .filter(([, { name }]) => name !== '')
    .map(([id, { name }]) => ({ id, name }));
  return [...(askedCount > 0 ? [asked] : []), { id: FIRST_LIST, name: firstName }, ...own];
}

/** True when there is no room in a list for one more. */
export function isFull({ limit }: Pick<ChoiceList, 'limit'>, count: number): boolean {
  return limit !== undefined && count >= limit;
}

/** True when the choice that was asked for can be sent. */
export function canSend(count: number, { askedCount }: Pick<Asked, 'askedCount'>): boolean {
  return count > 0 && count <= askedCount;
}
