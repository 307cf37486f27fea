import { type Position, SyntaxFault, type Node } from './syntax.ts';
import type { Token, TokenKind } from './tokens.ts';

const RESERVED = new Set(
  'allow false function if import in is let match null return service true'.split(' '),
);
const LEVELS_MAX = 200;

const describe = ({ kind, text }: Token): string =>
  kind === 'end' ? 'the end of the file' : `'${text}'`;

/** A place in the tokens of a rules file, and the questions the parser asks of it. */
export class Cursor {
  private readonly tokens: readonly Token[];
  private next = 0;
  private level = 0;

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  get token(): Token {
    return this.ahead(0);
  }

  ahead(distance: number): Token {
    const token = this.tokens[this.next + distance] ?? this.tokens.at(-1);
    return token ?? { kind: 'end', text: '', at: { line: 1, column: 1 } };
  }

  get at(): Position {
    return this.token.at;
  }

  is(text: string): boolean {
    const { kind } = this.token;
    return (kind === 'symbol' || kind === 'word') && this.token.text === text;
  }

  take(): Token {
    const { token } = this;
    this.next += 1;
    return token;
  }

  skip(text: string): boolean {
    if (!this.is(text)) return false;
    this.next += 1;
    return true;
  }

  expect(text: string, where: string): Token {
    if (!this.is(text)) throw this.fault(`Expected '${text}' ${where}`);
    return this.take();
  }

  expectKind(kind: TokenKind, what: string): Token {
    if (this.token.kind !== kind) throw this.fault(`Expected ${what}`);
    return this.take();
  }

  identifier(what: string): Token {
    if (this.token.kind !== 'word') throw this.fault(`Expected ${what}`);
    if (RESERVED.has(this.token.text)) {
      throw this.fault(`Expected ${what}, and '${this.token.text}' is a reserved word`);
    }
    return this.take();
  }

  fault(message: string): SyntaxFault {
    return new SyntaxFault(`${message}, but found ${describe(this.token)}.`, this.at);
  }

  /** Keeps text that nests without end from exhausting the stack. */
  nested<T>(read: () => T): T {
    this.level += 1;
    if (this.level > LEVELS_MAX) throw new SyntaxFault('This nests too deeply.', this.at);
    const result = read();
    this.level -= 1;
    return result;
  }
}

const DEPTH_MAX = 99;

/** The node of an expression around others; the language allows 99 levels. */
export function around(at: Position, ...inner: Node[]): Node {
  const depth = inner.reduce((deepest, node) => Math.max(deepest, node.depth), 0) + 1;
  if (depth > DEPTH_MAX) {
    throw new SyntaxFault('Expression is too complex to evaluate safely: it nests too deeply.', at);
  }
  return { at, depth };
}
