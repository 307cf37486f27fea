/** Something wrong at one place of a rules file or of one expression in it. */
export interface Problem {
  /** Characters from the beginning of the text. */
  readonly at: number;
  readonly message: string;
}

/** Thrown where parsing cannot go on. */
export class ProblemError extends Error {
  readonly at: number;

  constructor(message: string, at: number) {
    super(message);
    this.at = at;
  }
}

/** `line:column: message`, as the command line tools print it behind the file's name. */
export function formatProblem(text: string, { at, message }: Problem): string {
  const before = text.slice(0, at).split('\n');
  const column = (before.at(-1)?.length ?? 0) + 1;
  return `${String(before.length)}:${String(column)}: ${message}`;
}

interface Member {
  readonly key: string;
  readonly at: number;
  readonly value: JsonNode;
}

export type JsonNode =
  | { readonly kind: 'object'; readonly at: number; readonly members: readonly Member[] }
  | { readonly kind: 'array'; readonly at: number; readonly items: readonly JsonNode[] }
  | {
      readonly kind: 'string';
      readonly at: number;
      readonly value: string;
      /** The offset of each character of the value in the text. */
      readonly offsets: readonly number[];
    }
  | {
      readonly kind: 'plain';
      readonly at: number;
      readonly value: number | boolean | null;
    };

const MAX_NESTING = 100;
const SKIPPED = /\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\//y;
const PLAIN = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ['\\', '\\'],
  ['/', '/'],
  ['b', '\b'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
]);

class Reader {
  private readonly text: string;
  private position = 0;

  constructor(text: string) {
    this.text = text;
  }

  read(): JsonNode {
    const node = this.readValue(0);
    this.skip();
    if (this.position < this.text.length) this.fail('there is text after the end');
    return node;
  }

  private fail(detail: string): never {
    throw new ProblemError(`Parse error: ${detail}.`, this.position);
  }

  private match(pattern: RegExp): string {
    pattern.lastIndex = this.position;
    const found = pattern.exec(this.text)?.[0] ?? '';
    this.position += found.length;
    return found;
  }

  private skip(): void {
    while (this.match(SKIPPED) !== '');
  }

  private take(character: string): boolean {
    this.skip();
    if (this.text[this.position] !== character) return false;
    this.position += 1;
    return true;
  }

  private readValue(depth: number): JsonNode {
    this.skip();
    const at = this.position;
    if (depth > MAX_NESTING) this.fail('nested too deeply');
    if (this.text[at] === '"') return this.readString();
    if (this.take('{')) return { kind: 'object', at, members: this.readMembers(depth) };
    if (this.take('[')) return { kind: 'array', at, items: this.readItems(depth) };
    const plain = this.match(PLAIN);
    if (plain === '') this.fail('expected a value');
    const value: unknown = JSON.parse(plain);
    const isPlain = typeof value === 'number' || typeof value === 'boolean';
    return { kind: 'plain', at, value: isPlain ? value : null };
  }

  private readMembers(depth: number): Member[] {
    const members: Member[] = [];
    if (this.take('}')) return members;
    do {
      this.skip();
      const at = this.position;
      if (this.text[at] !== '"') this.fail("expected '\"'");
      const key = this.readString().value;
      if (!this.take(':')) this.fail("expected ':'");
      members.push({ key, at, value: this.readValue(depth + 1) });
    } while (this.take(','));
    if (!this.take('}')) this.fail("expected ',' or '}'");
    return members;
  }

  private readItems(depth: number): JsonNode[] {
    const items: JsonNode[] = [];
    if (this.take(']')) return items;
    do items.push(this.readValue(depth + 1));
    while (this.take(','));
    if (!this.take(']')) this.fail("expected ',' or ']'");
    return items;
  }

  /** Unlike strict JSON, a rule may run over several lines inside its quotes. */
  private readString(): Extract<JsonNode, { kind: 'string' }> {
    const at = this.position;
    const offsets: number[] = [];
    let value = '';
    this.position += 1;
    for (;;) {
      const start = this.position;
      const character = this.text[start];
      if (character === undefined) this.fail('a text has no end');
      this.position += 1;
      if (character === '"') return { kind: 'string', at, value, offsets };
      value += character === '\\' ? this.readEscape() : character;
      offsets.push(start);
    }
  }

  private readEscape(): string {
    const character = this.text[this.position] ?? '';
    this.position += 1;
    if (character === 'u') {
      const digits = this.match(/[0-9a-fA-F]{4}/y);
      if (digits !== '') return String.fromCharCode(Number.parseInt(digits, 16));
    }
    const meaning = ESCAPES.get(character);
    if (meaning === undefined) this.fail('a bad escape');
    return meaning;
  }
}

/** Reads JSON with comments, keeping where everything stands. */
export function parseJson(text: string): JsonNode {
  return new Reader(text).read();
}
