import { folded } from '../base/text.ts';

/** The thumbnail of a search result. */
export interface SearchPicture {
  src: string;
  /** The path of the preview without a watermark; empty without one. */
  previewPath: string;
  placeholder: string;
}

/** Commands that the search runs itself, instead of leading to an address. */
export const searchCommands = ['theme', 'status', 'signOut'] as const;

export type SearchCommand = (typeof searchCommands)[number];

export type SearchTarget =
  | { kind: 'address'; path: string }
  /** The handbook is read beside the dashboard. */
  | { kind: 'newTab'; path: string }
  | { kind: 'command'; command: SearchCommand };

/** Where groups fit equally well, they are shown in this order. */
const searchKinds = [
  'action',
  'order',
  'customer',
  'album',
  'picture',
  'portfolio',
  'pricePackage',
  'filterButton',
  'tab',
  'handbook',
] as const;

export type SearchKind = (typeof searchKinds)[number];

/** A search result: the texts of its line, and what it opens. */
export interface SearchEntry {
  id: string;
  kind: SearchKind;
  title: string;
  detail: string;
  target: SearchTarget;
  picture?: SearchPicture;
  /** Further words it is found by. */
  keywords?: readonly string[];
  /** Numbers, addresses and file names: one that is typed whole comes before everything else. */
  numbers?: readonly string[];
  /** Offered only to a query with a word that begins this one. */
  verb?: string;
}

export interface SearchGroup {
  kind: SearchKind | 'recent';
  entries: SearchEntry[];
}

const GROUP_SIZE = 6;

const withoutSpaces = (text: string): string => text.replaceAll(/\s/g, '');

function wordsOf(query: string): string[] {
  return query.split(/\s+/).filter(Boolean);
}

interface FoldedEntry {
  name: string;
  /** Everything it is found by. */
  all: string;
  /** The words of the name, and of everything, each after a space. */
  nameWords: string;
  allWords: string;
  numbers: string[];
}

const separated = (text: string): string => ` ${text.split(/[^\p{L}\p{N}]+/u).join(' ')}`;

function fold({ title, detail, verb = '', keywords = [], numbers = [] }: SearchEntry): FoldedEntry {
  const name = folded(title);
  const all = [title, detail, verb, ...keywords, ...numbers].map(folded).join('\n');
  return {
    name,
    all,
    nameWords: separated(name),
    allWords: separated(all),
    numbers: numbers.map((each) => withoutSpaces(folded(each))),
  };
}

/** Thousands of entries are searched with each letter, and stay the same meanwhile. */
const foldedEntries = new WeakMap<SearchEntry, FoldedEntry>();

function foldedEntry(entry: SearchEntry): FoldedEntry {
  const known = foldedEntries.get(entry) ?? fold(entry);
  foldedEntries.set(entry, known);
  return known;
}

const VERB_MIN_LENGTH = 3;

/** Returns true for an entry without a verb, and for one whose verb is being typed. */
function isAskedFor({ verb }: SearchEntry, words: readonly string[]): boolean {
  if (verb === undefined) return true;
  return words.some((word) => word.length >= VERB_MIN_LENGTH && folded(verb).startsWith(word));
}

/**
 * The rank of a match, the best first: a whole number or title, the beginning of the title, words that
 * all begin words of the title, words that begin words anywhere, parts of words. Undefined when not
 * every word occurs.
 */
function rankOf(entry: SearchEntry, words: readonly string[]): number | undefined {
  const { name, all, nameWords, allWords, numbers } = foldedEntry(entry);
  if (!words.every((word) => all.includes(word)) || !isAskedFor(entry, words)) return undefined;
  const whole = words.join(' ');
  const areBegun = (text: string) => words.every((word) => text.includes(` ${word}`));
  if (name === whole || numbers.includes(withoutSpaces(whole))) return 0;
  if (name.startsWith(whole)) return 1;
  if (areBegun(nameWords)) return 2;
  return areBegun(allWords) ? 3 : 4;
}

interface Found {
  entry: SearchEntry;
  rank: number;
}

function found(entries: readonly SearchEntry[], words: readonly string[]): Found[] {
  return entries
    .flatMap((entry) => {
      const rank = rankOf(entry, words);
      return rank === undefined ? [] : [{ entry, rank }];
    })
    .sort((a, b) => a.rank - b.rank)
    .slice(0, GROUP_SIZE);
}

/** The recent choices, the tabs and the actions, for a query that is still empty. */
function openingGroups(
  entries: readonly SearchEntry[],
  recent: readonly SearchEntry[],
): SearchGroup[] {
  const ofKind = (kind: SearchKind): SearchGroup => ({
    kind,
    entries: entries.filter((entry) => entry.kind === kind && entry.verb === undefined),
  });
  const chosen: SearchGroup = { kind: 'recent', entries: [...recent] };
  return [chosen, ofKind('tab'), ofKind('action')].filter((group) => group.entries.length > 0);
}

/**
 * The entries that contain every word of the query, grouped by kind, the best first. Letters count as
 * equal when they are written differently: å and aa, æ and ae, ø and oe, é and e.
 */
export function quickSearch(
  entries: readonly SearchEntry[],
  query: string,
  recent: readonly SearchEntry[] = [],
): SearchGroup[] {
  const words = wordsOf(folded(query));
  if (words.length === 0) return openingGroups(entries, recent);
  return searchKinds
    .map((kind) => ({
      kind,
      lines: found(
        entries.filter((entry) => entry.kind === kind),
        words,
      ),
    }))
    .filter(({ lines }) => lines.length > 0)
    .sort((a, b) => (a.lines[0]?.rank ?? 0) - (b.lines[0]?.rank ?? 0))
    .map(({ kind, lines }) => ({ kind, entries: lines.map(({ entry }) => entry) }));
}

const RECENT_COUNT = 5;

/**
 * The recent choices with one more, the newest first. What was decided about once is not offered again:
 * a verb is not remembered.
 */
export function withChoice(recent: readonly SearchEntry[], chosen: SearchEntry): SearchEntry[] {
  if (chosen.verb !== undefined) return [...recent];
  return [chosen, ...recent.filter(({ id }) => id !== chosen.id)].slice(0, RECENT_COUNT);
}

const LOOKUP_MIN_LENGTH = 3;

/** The word to look up older orders by, as it was typed: the longest, because it is the most selective. */
export function lookupWord(query: string): string | undefined {
  const typed = wordsOf(query.toLocaleLowerCase('da-DK').normalize('NFC'));
  const [longest] = typed.sort((a, b) => b.length - a.length);
  return longest !== undefined && longest.length >= LOOKUP_MIN_LENGTH ? longest : undefined;
}

const AMOUNT = /^(\d+|\d{1,3}(?:\.\d{3})+)(,\d{2})?$/;

/** The kroner that a word names, as the screens write them: `1234`, `1.234` or `1.234,50`. */
export function lookupAmount(word: string): number | undefined {
  if (!AMOUNT.test(word)) return undefined;
  return Number(word.replaceAll('.', '').replace(',', '.'));
}
