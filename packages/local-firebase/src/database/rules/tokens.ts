import { ProblemError } from './json.ts';

export interface Token {
  readonly kind: 'number' | 'text' | 'regex' | 'name' | 'operator' | 'end';
  /** As written; for texts the unquoted content. */
  readonly text: string;
  readonly at: number;
}

const SPACE = /\s*/y;
const PATTERNS: readonly [Token['kind'], RegExp][] = [
  ['number', /(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?/y],
  ['name', /[A-Za-z_$][\w$]*/y],
  ['text', /'(?:[^'\\]|\\[\s\S])*'|"(?:[^"\\]|\\[\s\S])*"/y],
  ['operator', /===|!==|==|!=|<=|>=|&&|\|\||[-+*/%<>!?:()[\],.]/y],
];
const REGEX = /\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[A-Za-z]*/y;
const ESCAPE = /\\(?:u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|[\s\S])/g;
const NAMED_ESCAPES: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['b', '\b'],
  ['f', '\f'],
  ['v', '\v'],
  ['0', '\0'],
]);

function unescape(escape: string): string {
  const character = escape.charAt(1);
  return escape.length > 2
    ? String.fromCharCode(Number.parseInt(escape.slice(2), 16))
    : (NAMED_ESCAPES.get(character) ?? character);
}

function unquote(quoted: string): string {
  return quoted.slice(1, -1).replace(ESCAPE, unescape);
}

/** A slash begins a pattern wherever no value stands before it to be divided. */
function mayStartRegex(previous: Token | undefined): boolean {
  if (previous === undefined) return true;
  return previous.kind === 'operator' && previous.text !== ')' && previous.text !== ']';
}

function matchAt(pattern: RegExp, source: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(source)?.[0] ?? null;
}

function readToken(source: string, at: number, previous: Token | undefined) {
  if (source[at] === '/' && mayStartRegex(previous)) {
    const regex = matchAt(REGEX, source, at);
    if (regex !== null) return { kind: 'regex' as const, raw: regex };
  }
  for (const [kind, pattern] of PATTERNS) {
    const raw = matchAt(pattern, source, at);
    if (raw !== null) return { kind, raw };
  }
  throw new ProblemError('Illegal character or unfinished text.', at);
}

/** Splits an expression into its words. */
export function tokenize(source: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  for (;;) {
    at += matchAt(SPACE, source, at)?.length ?? 0;
    if (at >= source.length) return [...tokens, { kind: 'end', text: '', at }];
    const { kind, raw } = readToken(source, at, tokens.at(-1));
    tokens.push({ kind, text: kind === 'text' ? unquote(raw) : raw, at });
    at += raw.length;
  }
}
