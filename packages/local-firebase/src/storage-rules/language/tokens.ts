import { type Position, SyntaxFault } from './syntax.ts';

export type TokenKind =
  | 'word'
  | 'int'
  | 'float'
  | 'string'
  | 'bytes'
  | 'segment'
  | 'symbol'
  | 'end';

/** A word of the source. `text` is the value of a string or path segment, else the source itself. */
export interface Token {
  kind: TokenKind;
  text: string;
  bytes?: Uint8Array;
  at: Position;
}

const SKIPPED = /(?:\s+|\/\/[^\n]*|\/\*[^]*?\*\/)+/y;
const OPEN_COMMENT = /\/\*/y;
const FLOAT = /(?:0|[1-9]\d*)\.\d*|\.\d+/y;
const INT = /0|[1-9]\d*/y;
const WORD = /[A-Za-z_$][A-Za-z0-9_$]*/y;
// A slash that touches text starts a path, so that `4 /2` is no division in this language.
const SEGMENT =
  /\/(?:\([A-Za-z0-9_-]+\)|(?:[\w.~@:+&'-]|%[0-9a-fA-F]{2})(?:[\w.~@:+&'*-]|%[0-9a-fA-F]{2})*)/y;
const SYMBOL = /\*\*|\+\+|--|&&|\|\||==|!=|<=|>=|\$\(|[-+*/%!<>=?:;,.()[\]{}]/y;
const STEPS: readonly [TokenKind, RegExp][] = [
  ['segment', SEGMENT],
  ['float', FLOAT],
  ['int', INT],
];

/** Splits a rules file into tokens, each with its exact place. */
export function lex(source: string): Token[] {
  const lexer = new Lexer(source);
  const tokens: Token[] = [];
  for (;;) {
    const token = lexer.next();
    tokens.push(token);
    if (token.kind === 'end') return tokens;
  }
}

/** A segment with its escapes such as `%20` resolved, where they make sense. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

class Lexer {
  private readonly source: string;
  private offset = 0;
  private line = 1;
  private lineStart = 0;

  constructor(source: string) {
    this.source = source;
  }

  next(): Token {
    this.take(SKIPPED);
    const at = this.position();
    if (this.offset >= this.source.length) return { kind: 'end', text: '', at };
    if (this.take(OPEN_COMMENT)) throw new SyntaxFault('This comment is never closed with */.', at);
    const quoted = this.quoted(at);
    if (quoted) return quoted;
    const symbol = this.peek(/\$\(/y);
    for (const [kind, pattern] of STEPS) {
      const text = this.take(pattern);
      if (text !== undefined)
        return { kind, text: kind === 'segment' ? decode(text.slice(1)) : text, at };
    }
    const word = symbol ? undefined : this.take(WORD);
    if (word !== undefined) return { kind: 'word', text: word, at };
    const text = this.take(SYMBOL);
    if (text !== undefined) return { kind: 'symbol', text, at };
    const strange = String.fromCodePoint(this.source.codePointAt(this.offset) ?? 0);
    throw new SyntaxFault(`The character '${strange}' has no meaning here.`, at);
  }

  private quoted(at: Position): Token | undefined {
    const opening = this.take(/b?['"]/y);
    if (opening === undefined) return undefined;
    const quote = opening.slice(-1);
    const from = this.offset;
    const plain = quote === "'" ? /[^'\\\n]+/y : /[^"\\\n]+/y;
    while (this.take(plain) !== undefined || this.take(ESCAPE) !== undefined);
    const raw = this.source.slice(from, this.offset);
    const stop = this.source.charAt(this.offset);
    if (stop === '\\') {
      const escape = this.source.slice(this.offset, this.offset + 2);
      throw new SyntaxFault(`Strings know no escape ${escape}.`, this.position());
    }
    if (stop !== quote) throw new SyntaxFault(`This string is never closed with ${quote}.`, at);
    this.offset += 1;
    return opening.startsWith('b')
      ? { kind: 'bytes', text: raw, bytes: unescapeBytes(raw), at }
      : { kind: 'string', text: unescapeText(raw), at };
  }

  private peek(pattern: RegExp): boolean {
    pattern.lastIndex = this.offset;
    return pattern.test(this.source);
  }

  private take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.offset;
    const text = pattern.exec(this.source)?.[0];
    if (text === undefined) return undefined;
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
      this.line += 1;
      this.lineStart = this.offset + at + 1;
    }
    this.offset += text.length;
    return text;
  }

  private position(): Position {
    return { line: this.line, column: this.offset - this.lineStart + 1 };
  }
}

const SIMPLE: Record<string, number> = {
  b: 8,
  t: 9,
  n: 10,
  f: 12,
  r: 13,
  '"': 34,
  "'": 39,
  '\\': 92,
};

/** The escapes that the language knows; everything else after a backslash is a syntax error. */
const ESCAPE = /\\(?:x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|[0-3][0-7]{2}|[btnfr"'\\])/y;

function codeOf(escape: string): number {
  const simple = SIMPLE[escape.charAt(1)];
  if (simple !== undefined && escape.length === 2) return simple;
  const isHex = /^\\[xu]/.test(escape);
  return Number.parseInt(escape.slice(isHex ? 2 : 1), isHex ? 16 : 8);
}

const escapes = () => new RegExp(ESCAPE.source, 'g');

/** The text between the quotes of a string literal, escapes resolved. */
function unescapeText(raw: string): string {
  return raw.replaceAll(escapes(), (escape) => String.fromCharCode(codeOf(escape)));
}

/** The bytes between the quotes of a bytes literal: an escape is one byte, other text is UTF-8. */
function unescapeBytes(raw: string): Uint8Array {
  const parts: Uint8Array[] = [];
  let from = 0;
  for (const match of raw.matchAll(escapes())) {
    const code = codeOf(match[0]);
    parts.push(Buffer.from(raw.slice(from, match.index), 'utf8'));
    parts.push(code < 256 ? Uint8Array.of(code) : Buffer.from(String.fromCharCode(code), 'utf8'));
    from = match.index + match[0].length;
  }
  return Uint8Array.from(Buffer.concat([...parts, Buffer.from(raw.slice(from), 'utf8')]));
}
