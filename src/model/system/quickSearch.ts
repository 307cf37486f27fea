/** The thumbnail of a search result. */
export interface SearchPicture {
  src: string;
  /** The path of the preview without a watermark; empty without one. */
  previewPath: string;
  placeholder: string;
}

/** A search result: the texts of its line and the address it opens. */
export interface SearchEntry {
  id: string;
  kind: 'tab' | 'order' | 'album' | 'picture';
  title: string;
  detail: string;
  path: string;
  picture?: SearchPicture;
  /** Further words it is found by. */
  keywords?: readonly string[];
}

export interface SearchGroup {
  kind: SearchEntry['kind'];
  entries: SearchEntry[];
}

const KINDS: readonly SearchEntry['kind'][] = ['order', 'album', 'picture', 'tab'];
const GROUP_SIZE = 6;

function folded(text: string): string {
  return text.toLocaleLowerCase('da-DK').normalize('NFC');
}

function wordsOf(query: string): string[] {
  return folded(query).split(/\s+/).filter(Boolean);
}

/**
 * The rank of a match, the best first: 0 when the title starts with the first word, 1 when a word
 * of the title does, 2 otherwise; undefined when not every word occurs.
 */
function rankOf({ title, detail, keywords = [] }: SearchEntry, words: readonly string[]) {
  const name = folded(title);
  const all = [name, folded(detail), ...keywords.map(folded)].join('\n');
  if (!words.every((word) => all.includes(word))) return undefined;
  const [first = ''] = words;
  if (name.startsWith(first)) return 0;
  return name.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(first)) ? 1 : 2;
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

/**
 * The entries that contain every word of the query, grouped by kind, the best first. An empty query
 * lists the tabs.
 */
export function quickSearch(entries: readonly SearchEntry[], query: string): SearchGroup[] {
  const words = wordsOf(query);
  if (words.length === 0) {
    return [{ kind: 'tab', entries: entries.filter(({ kind }) => kind === 'tab') }];
  }
  return KINDS.map((kind) => ({
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

const LOOKUP_MIN_LENGTH = 3;

/** The word to look up older orders by: the longest, because it is the most selective. */
export function lookupWord(query: string): string | undefined {
  const [longest] = wordsOf(query).sort((a, b) => b.length - a.length);
  return longest !== undefined && longest.length >= LOOKUP_MIN_LENGTH ? longest : undefined;
}
