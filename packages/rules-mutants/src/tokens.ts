/** A word of a rules file with its place; both languages of rules are read into the same words. */
export interface Span {
  kind: 'word' | 'number' | 'string' | 'symbol' | 'segment' | 'other';
  text: string;
  from: number;
  to: number;
}

type Pattern = readonly [kind: Span['kind'], pattern: RegExp];

const QUOTED = String.raw`'(?:[^'\\]|\\[^])*'|"(?:[^"\\]|\\[^])*"`;
const SPACE = /(?:\s+|\/\/[^\n]*|\/\*[^]*?\*\/)*/y;

/** The words of Firestore's and the file storage's rules; bytes and what is unknown are 'other'. */
const RULES: readonly Pattern[] = [
  ['other', new RegExp(`b(?:${QUOTED})`, 'y')],
  ['string', new RegExp(QUOTED, 'y')],
  // A slash that touches text starts a path, so that `4 /2` is no division in this language.
  ['segment', /\/(?:\([\w-]+\)|(?:[\w.~@:+&'-]|%[\da-fA-F]{2})(?:[\w.~@:+&'*-]|%[\da-fA-F]{2})*)/y],
  ['number', /(?:0|[1-9]\d*)\.\d*|\.\d+|0|[1-9]\d*/y],
  ['word', /(?!\$\()[A-Za-z_$][\w$]*/y],
  ['symbol', /\*\*|\+\+|--|&&|\|\||==|!=|<=|>=|\$\(|[-+*/%!<>=?:;,.()[\]{}]/y],
];

/** The words of a condition of the Realtime Database. */
const CONDITION: readonly Pattern[] = [
  ['number', /(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?/y],
  ['word', /[A-Za-z_$][\w$]*/y],
  ['string', new RegExp(QUOTED, 'y')],
  ['symbol', /===|!==|==|!=|<=|>=|&&|\|\||[-+*/%<>!?:()[\],.]/y],
];
const REGEX: Pattern = ['other', /\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[A-Za-z]*/y];

function matchAt(pattern: RegExp, source: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(source)?.[0];
}

/** Splits a text into words; `patternsAfter` gives those that may follow a word. */
function split(source: string, patternsAfter: (last?: Span) => readonly Pattern[]): Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (;;) {
    at += matchAt(SPACE, source, at)?.length ?? 0;
    if (at >= source.length) return spans;
    for (const [kind, pattern] of [...patternsAfter(spans.at(-1)), ['other', /[^]/y] as const]) {
      const text = matchAt(pattern, source, at);
      if (text === undefined) continue;
      spans.push({ kind, text, from: at, to: at + text.length });
      at += text.length;
      break;
    }
  }
}

/** The words of Firestore's or the file storage's rules. */
export function rulesSpans(source: string): Span[] {
  return split(source, () => RULES);
}

/** In a condition, a slash begins a pattern wherever no value stands before it to be divided. */
function conditionPatterns(last?: Span): readonly Pattern[] {
  const isAfterValue = last && (last.kind !== 'symbol' || last.text === ')' || last.text === ']');
  return isAfterValue ? CONDITION : [REGEX, ...CONDITION];
}

/** A text inside the quotes of JSON, with the place of each of its characters in the file. */
function unescaped(raw: string, start: number): { text: string; places: number[] } {
  const parts = [...raw.matchAll(/\\(?:u[\da-fA-F]{4}|[^])|[^]/g)];
  const characters = parts.map(([part]) =>
    part.length > 1 && part.startsWith('\\') ? String(JSON.parse(`"${part}"`)) : part,
  );
  return {
    text: characters.join(''),
    places: [...parts.map(({ index }) => start + index), start + raw.length],
  };
}

/** The words of each condition in the database's rules. */
export function databaseSpans(source: string): Span[][] {
  const conditions: Span[][] = [];
  let key = '';
  // Comments, and texts with the colon that makes them a key; everything between is no condition.
  for (const match of source.matchAll(/\/\/[^\n]*|\/\*[^]*?\*\/|"((?:[^"\\]|\\[^])*)"(\s*:)?/g)) {
    const [, raw, colon] = match;
    if (raw === undefined) continue;
    if (colon !== undefined) key = raw;
    else if (key !== '.indexOn') {
      const { text, places } = unescaped(raw, match.index + 1);
      const place = (at: number): number => places[at] ?? match.index;
      conditions.push(
        split(text, conditionPatterns).map((span) => ({
          ...span,
          from: place(span.from),
          to: place(span.to),
        })),
      );
    }
  }
  return conditions;
}
