import { MEGABYTE } from '../base/units.ts';
import {
  ASKED_LIST,
  commentedAt,
  FIRST_LIST,
  isChosen,
  LISTS_MAX,
  mergedChoices,
  newest,
  type Choices,
  type PictureEntry,
  type PublicChooser,
} from './choices.ts';

/** As many changed pictures as one request brings: with the longest comments they fit into it. */
const PICTURES_PER_REQUEST = 12;

/** The part of the changes that is sent next. */
export function nextBatch({ lists, pictures }: Choices): Choices {
  const batch = Object.entries(pictures).slice(0, PICTURES_PER_REQUEST);
  return { lists, pictures: Object.fromEntries(batch) };
}

export function isEmpty({ lists, pictures }: Choices): boolean {
  return Object.keys(lists).length === 0 && Object.keys(pictures).length === 0;
}

function withoutSent<Entry>(
  changes: Readonly<Record<string, Entry>>,
  sent: Readonly<Record<string, Entry>>,
  isNewer: (entry: Entry, sent: Entry) => boolean,
): Record<string, Entry> {
  const isUnsent = ([key, entry]: [string, Entry]) => {
    const before = sent[key];
    return before === undefined || isNewer(entry, before);
  };
  return Object.fromEntries(Object.entries(changes).filter(isUnsent));
}

/** The changes that were made while others were on their way. */
export function unsent(changes: Choices, sent: Choices): Choices {
  return {
    lists: withoutSent(changes.lists, sent.lists, (one, other) => one.at > other.at),
    pictures: withoutSent(
      changes.pictures,
      sent.pictures,
      (one, other) => one.at > other.at || commentedAt(one) > commentedAt(other),
    ),
  };
}

/** A quarter of a megabyte for each person: hearts on every picture of the largest gallery, with short comments. */
const CHOICES_MAX_BYTES = MEGABYTE / 4;

const bytesOf = (value: object): number => new TextEncoder().encode(JSON.stringify(value)).length;

/** False for choices that are too large to be stored, which nobody's are who chooses by hand. */
export function isStorable(choices: Choices): boolean {
  return bytesOf(choices) <= CHOICES_MAX_BYTES;
}

/** The choices of others in one answer: two hundred and fifty pictures of each of fifty people. */
const OTHERS_MAX_BYTES = 2 * MEGABYTE;

/** The others as far as an answer carries them. Of too many the largest stay away, which a program has made up. */
export function toldOthers(others: readonly PublicChooser[]): PublicChooser[] {
  const sized = others.map((other) => ({ other, bytes: bytesOf(other) }));
  let room = OTHERS_MAX_BYTES;
  const told = new Set<PublicChooser>();
  for (const { other, bytes } of sized.toSorted((one, two) => one.bytes - two.bytes)) {
    room -= bytes;
    if (room >= 0) told.add(other);
  }
  return others.filter((other) => told.has(other));
}

interface Acceptance {
  /** The pictures of the gallery. */
  pictureIds: ReadonlySet<string>;
  /** The choice was sent: what belongs to it stays. */
  isSent: boolean;
  now: number;
}

/** The lists that a picture may be in: those that everybody has, and those of the person. */
function withKnownLists(entry: PictureEntry, lists: Choices['lists']): PictureEntry {
  const known = new Set([ASKED_LIST, FIRST_LIST, ...Object.keys(lists)]);
  const { listsAt, ...others } = entry;
  const times = Object.entries(listsAt ?? {}).filter(([id]) => known.has(id));
  return {
    ...others,
    lists: [...new Set(entry.lists)].filter((id) => known.has(id)),
    ...(listsAt && { listsAt: Object.fromEntries(times) }),
  };
}

/** A change that has arrived, dated then if its clock is ahead. */
function datedBy(entry: PictureEntry, now: number): PictureEntry {
  const { at, listsAt } = entry;
  const arrived = (time: number) => Math.min(time, now);
  const times = Object.entries(listsAt ?? {}).map(([id, time]) => [id, arrived(time)] as const);
  return {
    ...entry,
    at: arrived(at),
    commentAt: arrived(commentedAt(entry)),
    ...(listsAt && { listsAt: Object.fromEntries(times) }),
  };
}

/** Returns the record with a person's changes that have arrived. Nothing is newer than its arrival. */
export function acceptedChoices(
  stored: Choices,
  changes: Choices,
  { pictureIds, isSent, now }: Acceptance,
): Choices {
  const changedLists = Object.entries(changes.lists).map(
    ([id, entry]) => [id, { ...entry, at: Math.min(entry.at, now) }] as const,
  );
  const allLists = newest(stored.lists, Object.fromEntries(changedLists));
  const lists = Object.fromEntries(Object.entries(allLists).slice(0, LISTS_MAX));
  const changed = Object.entries(changes.pictures).filter(([id]) => pictureIds.has(id));
  const pictures = changed.map(([id, entry]) => {
    const dated = datedBy(entry, now);
    if (!isSent) return [id, dated] as const;
    const others = entry.lists.filter((listId) => listId !== ASKED_LIST);
    const kept = isChosen(stored, id, ASKED_LIST) ? [ASKED_LIST, ...others] : others;
    return [id, { ...dated, lists: kept }] as const;
  });
  const merged = mergedChoices(stored, { lists: {}, pictures: Object.fromEntries(pictures) });
  return {
    lists,
    // Pictures that are gone make room for new ones.
    pictures: Object.fromEntries(
      Object.entries(merged.pictures)
        .filter(([id]) => pictureIds.has(id))
        .map(([id, entry]) => [id, withKnownLists(entry, lists)]),
    ),
  };
}
